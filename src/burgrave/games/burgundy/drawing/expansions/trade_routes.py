"""Trade routes: a strip under the tray that sold goods fill from left to right, and small ones in the cards of the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from burgrave.draw.drawing import style_sheet
from burgrave.draw.icons import use
from burgrave.draw.markup import element, figure
from burgrave.draw.pieces import HAND, in_hand, mark_of
from burgrave.draw.shapes import box, box_mark, box_ring, hit_box, text, tick
from burgrave.games.burgundy.drawing.additions import Addition, Band
from burgrave.games.burgundy.drawing.glyphs import Composition
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import KIND_OF, Scene
from burgrave.games.burgundy.drawing.tiles import good, token

ID = "trade_routes"
LENGTH = 3
"""Spaces of a tile."""
HEIGHT, PHONE_HEIGHT = 56, 51
"""Of a row, on a desktop and on a phone."""
LONGEST = 9
"""More spaces than so many stand in two rows on a phone."""
ICONS = {
    "cart": (
        '<path d="M3 18h44v20H3z"/><path class="s" stroke-width="5" d="M47 34h14"/><circle cx="22" cy="44" r="15"/>'
        '<circle class="c" cx="22" cy="44" r="10"/><path class="s" stroke-width="3.5" d="M22 33v22M11 44h22"/>'
        '<path class="cs" d="M12 24h26"/>'
    )
}
BONUSES: dict[str, Composition] = {
    "extra_action": (("castle", 0, 0, 1.0),),
    "place": (("town_hall", 0, 0, 1.0),),
    "sell": (("tag", 0, 0, 0.86),),
    "take_building": (("carpenter", 0, 0, 1.0),),
    "take_mine_monastery_castle": (("church", 0, 0, 0.98),),
    "take_ship_animal": (("market", 0, 0, 0.96),),
    "workers": (("t:4", -0.36, -0.02, 0.80), ("worker", 0.28, 0, 0.82)),
    "silver": (("t:2", -0.36, -0.02, 0.80), ("silver", 0.28, 0, 0.76)),
    "points": (("pt:4", 0, 0, 1.0),),
}
"""By the name of a space's bonus: the building that has the same effect, or what is gained."""


class Space(NamedTuple):
    """One space of a route."""

    number: int
    bonus: str
    kind: int | None
    """The goods that lie there."""


class Route(NamedTuple):
    """A seat's route."""

    seat: int
    spaces: tuple[Space, ...]
    places: int
    """How many spaces it will have when all of its tiles lie."""
    following: int | None
    """The place of the next goods."""


def route_of(scene: Scene, seat: int) -> Route:
    """The route of a seat."""
    told = scene.view["extra"][ID]["seats"][seat]
    spaces = tuple(
        Space(one["number"], one["bonus"], None if one["goods"] is None else KIND_OF[one["goods"]]) for one in told["spaces"]
    )
    return Route(seat, spaces, len(spaces) + LENGTH * len(told["hand"]), told["next"])


# ---- a space and a row of them -----------------------------------------------------------------------------------------------


def printed(x: float, y: float, size: float, space: Space, *, is_small: bool = False) -> str:
    """What stands on an empty space."""
    if is_small:
        return text(x, y + size * 0.2, space.number, size * 0.6, "serif")
    out = text(x, y - size * 0.14, space.number, size * 0.38, "serif")
    return out + "".join(token(what, x, y + size * 0.23, size * 0.34) for what in BONUSES[space.bonus])


@lru_cache(maxsize=4096)
def cell(x: float, y: float, size: float, space: Space, key: str, is_next: bool, is_small: bool, language: str) -> str:
    """A space with its goods, with a tick where they brought its bonus."""
    words = labels(language)
    body = box(x, y, size - 3, size - 1, 4, "step-box")
    if space.kind is None:
        body += printed(x, y, size, space, is_small=is_small)
    else:
        body += good(x, y, size * 0.76, space.kind)
        if space.kind + 1 == space.number:
            body += f'<g class="paid">{tick(x + size * 0.32, y - size * 0.34, max(5, size * 0.19))}</g>'
    body += box_mark(x, y, size + 1, size + 1, 5)
    label = ""
    if not is_small:
        told = words.to.gettext("trade route space, die {number}").format(number=space.number)
        label = told if space.kind is None else f"{told}: {words.good(space.kind, 1)}"
    piece = "" if space.kind is None else f"good-{space.kind + 1}"
    return element("route-step next-step" if is_next else "route-step", body, label, key=key, piece=piece, topic="route")


@lru_cache(maxsize=1024)
def row(left: float, middle: float, size: float, route: Route, first: int, count: int, is_small: bool, language: str) -> str:
    """Some spaces of a route side by side, in groups of a tile."""
    x, out = left, ""
    for place in range(first, first + count):
        if place % LENGTH == 0:
            kind = "route" if place < len(route.spaces) else "slot"
            out += box(x + size * LENGTH / 2, middle, size * LENGTH + 1, size + 6, 5, kind)
        if place < len(route.spaces):
            key, is_next = f"{route.seat}.route_space:{place + 1}", place == route.following
            out += cell(round(x + size / 2, 1), middle, size, route.spaces[place], key, is_next, is_small, language)
        x += size + (gap_of(is_small) if place % LENGTH == LENGTH - 1 else 0)
    return out


def gap_of(is_small: bool) -> int:
    """Between two tiles."""
    return 3 if is_small else 6


def size_in(width: float, most: float, count: int, is_small: bool = False) -> tuple[float, float]:
    """How large spaces are that fit into a width, and how wide they are together."""
    gaps = gap_of(is_small) * (-(-count // LENGTH) - 1)
    size = min(most, (width - gaps) / count)
    return size, size * count + gaps


# ---- its places --------------------------------------------------------------------------------------------------------------


def strip(left: float, top: float, width: float, route: Route, language: str) -> str:
    """Under the tray."""
    size, wide = size_in(width - 10, 37, route.places)
    return row(left + (width - wide) / 2, top + HEIGHT / 2, size, route, 0, route.places, False, language)


def strip_phone(left: float, top: float, width: float, route: Route, language: str) -> str:
    """The same on a phone, in two rows where it is long."""
    out, y = "", top + PHONE_HEIGHT / 2
    for first in range(0, route.places, LONGEST):
        size, wide = size_in(width - 8, 41, LONGEST)
        out += row(left + (width - wide) / 2, y, size, route, first, min(LONGEST, route.places - first), False, language)
        y += PHONE_HEIGHT
    return out


def below_tray(scene: Scene) -> tuple[Band, ...]:
    """One line."""
    return (Band(HEIGHT, strip, (route_of(scene, scene.look.focus), scene.language)),)


def below_tray_phone(scene: Scene) -> tuple[Band, ...]:
    """One line, or two."""
    route = route_of(scene, scene.look.focus)
    return (Band(PHONE_HEIGHT * -(-route.places // LONGEST), strip_phone, (route, scene.language)),)


def below_card(scene: Scene, seat: int, style: str) -> str:
    """Somebody else's route."""
    if style == "only":
        return ""
    route = route_of(scene, seat)
    if not route.places:
        return ""  # A seat that the game plays has none.
    label = labels(scene.language).to.gettext("Trade route")
    size, wide = size_in(314, 22, route.places, is_small=True)
    return figure(wide + 2, 29, row(1, 14.5, size, route, 0, route.places, True, scene.language), label)


# ---- laying its tiles ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=128)
def route_tile(tile: int, spaces: tuple[Space, ...], is_live: bool, language: str) -> str:
    """A tile to be laid, as a piece of the hand."""
    size, words = 36, labels(language)
    width, middle = size * LENGTH + 10, HAND / 2
    body = hit_box(width / 2, middle, width, HAND) + box(width / 2, middle, size * LENGTH + 2, size + 8, 5, "route")
    for place, space in enumerate(spaces):
        x = 5 + (place + 0.5) * size
        body += f'<g class="route-step">{box(x, middle, size - 3, size, 4, "step-box")}{printed(x, middle, size, space)}</g>'
    body += box_ring(width / 2, middle, size * LENGTH + 6, size + 12, 6) + tick(width - 6, 8)
    label = ", ".join(words.die(space.number) for space in spaces)
    piece = element("route-tile", body, label, name=f"route:{tile}" if is_live else "", topic="route")
    return in_hand(piece, width=width, kind="wide-piece")


def hand(scene: Scene) -> str:
    """The tiles that the seat has still to lay."""
    if scene.step != "LayRoute" or scene.acting is None:
        return ""
    told = scene.view["extra"][ID]["seats"][scene.acting]
    return "".join(route_tile(tile, shown(told["shown"][str(tile)]), scene.is_live, scene.language) for tile in told["hand"])


def shown(spaces: Sequence[Mapping[str, Any]]) -> tuple[Space, ...]:
    """What a tile shows."""
    return tuple(Space(one["number"], one["bonus"], None) for one in spaces)


def granting(language: str) -> str:
    """The route as that which grants an action."""
    return box(0, 0, 50, 50, 7, "route") + use("cart", 0, 0, 34)


def mark(view: Mapping[str, Any], path: Sequence[str], verb: str) -> str:
    """A route tile in the list of choices."""
    return mark_of(box(14, 14, 26, 20, 3, "route") + use("cart", 14, 14, 17)) if verb == "lay" else ""


ADDITION: Addition = Addition(
    ID,
    icons=ICONS,
    css=style_sheet("burgrave.games.burgundy.drawing.expansions", "trade_routes.css"),
    below_tray=below_tray,
    below_tray_phone=below_tray_phone,
    below_card=below_card,
    hand=hand,
    grants={"trade_route": granting},
    mark=mark,
    sources={"trade_routes": "cart"},
    icon="cart",
)
