"""Trade routes: a strip under the tray that sold goods fill from left to right, and small ones in the cards of other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from burgrave.draw.drawing import style_sheet
from burgrave.draw.icons import use
from burgrave.draw.markup import element, figure
from burgrave.draw.pieces import HAND, in_hand, mark_of
from burgrave.draw.shapes import box, box_mark, box_ring, hit_box, text, tick
from burgrave.games.burgundy.drawing.declaration import Band, BurgundyDrawing
from burgrave.games.burgundy.drawing.glyphs import Composition
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import KIND_OF, Scene
from burgrave.games.burgundy.drawing.tiles import good, token
from burgrave.games.burgundy.modules.trade_routes.routes import ID

LENGTH = 3
"""How many spaces a tile has."""
HEIGHT, PHONE_HEIGHT = 56, 50
"""The height of the row, on a desktop and on a phone."""
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
"""By bonus: the icons of the building that has the same effect, or of what is gained."""


class Space(NamedTuple):
    """One space of a route."""

    number: int
    bonus: str
    kind: int | None
    """The goods that lie there, None for none."""


class Route(NamedTuple):
    """The route of one seat."""

    seat: int
    spaces: tuple[Space, ...]
    places: int
    """How many spaces it will have when all of its tiles lie."""
    following: int | None
    """The place of the next goods, None when the route is full."""


class Size(NamedTuple):
    """The size of the spaces of a route."""

    wide: float
    high: float
    gap: float
    """The gap between two tiles."""
    is_small: bool = False
    """Whether only the number is shown."""

    @classmethod
    def within(cls, width: float, most: float, high: float, gap: float, count: int) -> Size:
        """Return the widest spaces of which `count` fit side by side."""
        gaps = gap * (-(-count // LENGTH) - 1)
        return cls(min(most, (width - gaps) / max(1, count)), high, gap)

    def row(self, count: int) -> float:
        """Return how wide a number of spaces are together."""
        return self.wide * count + self.gap * (-(-count // LENGTH) - 1)


def route_of(scene: Scene, seat: int) -> Route:
    """Return the route of a seat."""
    extra = scene.view["extra"][ID]["seats"][seat]
    spaces = tuple(
        Space(space["number"], space["bonus"], None if space["goods"] is None else KIND_OF[space["goods"]])
        for space in extra["spaces"]
    )
    return Route(seat, spaces, len(spaces) + LENGTH * len(extra["hand"]), extra["next"])


# ---- a space and a row of them -----------------------------------------------------------------------------------------------


def printed(x: float, y: float, size: Size, space: Space) -> str:
    """Draw what is printed on an empty space."""
    if size.is_small:
        return text(x, y + size.wide * 0.2, space.number, size.wide * 0.6, "serif")
    bonus = BONUSES[space.bonus]
    # A number with an icon beside it is wider than one icon.
    unit = min(size.high * 0.40, (size.wide - 6) / (1 if len(bonus) == 1 else 1.3))
    out = text(x, y - size.high * 0.11, space.number, size.high * 0.37, "serif")
    return out + "".join(token(item, x, y + size.high * 0.22, unit) for item in bonus)


@lru_cache(maxsize=4096)
def cell(x: float, y: float, size: Size, space: Space, key: str, is_next: bool, language: str) -> str:
    """Draw a space with its goods, with a tick where they brought its bonus."""
    words = labels(language)
    body = box(x, y, size.wide - 3, size.high - 1, 4, "step-box")
    if space.kind is None:
        body += printed(x, y, size, space)
    else:
        side = min(size.wide * 0.84, size.high * 0.76)
        body += good(x, y, side, space.kind)
        if space.kind + 1 == space.number:
            body += f'<g class="paid">{tick(x + side * 0.42, y - side * 0.45, max(5, side * 0.25))}</g>'
    body += box_mark(x, y, size.wide + 1, size.high + 1, 5)
    label = ""
    if not size.is_small:
        space_label = words.language.gettext("trade route space, die {number}").format(number=space.number)
        label = space_label if space.kind is None else f"{space_label}: {words.good(space.kind, 1)}"
    piece = "" if space.kind is None else f"good-{space.kind + 1}"
    return element("route-step next-step" if is_next else "route-step", body, label, key=key, piece=piece, topic="route")


@lru_cache(maxsize=1024)
def row(left: float, middle: float, size: Size, route: Route, language: str) -> str:
    """Draw the spaces of a route side by side, in groups of a tile."""
    x, out = left, ""
    for place in range(route.places):
        if place % LENGTH == 0:
            kind = "route" if place < len(route.spaces) else "slot"
            out += box(x + size.wide * LENGTH / 2, middle, size.wide * LENGTH + 1, size.high + 6, 5, kind)
        if place < len(route.spaces):
            key, is_next = f"{route.seat}.route_space:{place + 1}", place == route.following
            out += cell(round(x + size.wide / 2, 1), middle, size, route.spaces[place], key, is_next, language)
        x += size.wide + (size.gap if place % LENGTH == LENGTH - 1 else 0)
    return out


# ---- its places --------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def strip(left: float, top: float, width: float, height: float, route: Route, language: str) -> str:
    """Draw the route under the tray: one row; where a route is long its spaces are narrow."""
    size = Size.within(width - 8, 41, height - 10, 5, route.places)
    return row(left + (width - size.row(route.places)) / 2, top + height / 2, size, route, language)


def below_tray(scene: Scene, height: float = HEIGHT) -> tuple[Band, ...]:
    """Return the line of the route below the tray."""
    return (Band(height, strip, (height, route_of(scene, scene.look.focus), scene.language)),)


def below_tray_phone(scene: Scene) -> tuple[Band, ...]:
    """Return the line of the route below the tray of a phone."""
    return below_tray(scene, PHONE_HEIGHT)


def below_card(scene: Scene, seat: int, style: str) -> str:
    """Draw the route of another seat."""
    if style == "only":
        return ""
    route = route_of(scene, seat)
    if not route.places:
        return ""  # A seat that the game plays has none.
    label = labels(scene.language).language.gettext("Trade route")
    size = Size.within(314, 22, 22, 3, route.places)
    size = size._replace(high=size.wide, is_small=True)
    return figure(size.row(route.places) + 2, 29, row(1, 14.5, size, route, scene.language), label)


# ---- laying its tiles ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=128)
def route_tile(tile: int, spaces: tuple[Space, ...], is_live: bool, language: str) -> str:
    """Draw a tile to be laid, as a piece of the hand."""
    size, words = Size(36, 40, 0), labels(language)
    inner, middle = size.row(LENGTH), HAND / 2
    width = inner + 10
    body = hit_box(width / 2, middle, width, HAND) + box(width / 2, middle, inner + 2, size.high + 6, 5, "route")
    for index, space in enumerate(spaces):
        x = 5 + (index + 0.5) * size.wide
        space_drawn = box(x, middle, size.wide - 3, size.high, 4, "step-box") + printed(x, middle, size, space)
        body += f'<g class="route-step">{space_drawn}</g>'
    body += box_ring(width / 2, middle, inner + 6, size.high + 10, 6) + tick(width - 6, 8)
    label = ", ".join(words.die(space.number) for space in spaces)
    piece = element("route-tile", body, label, name=f"route:{tile}" if is_live else "", topic="route")
    return in_hand(piece, width=width, css_class="wide-piece")


def hand(scene: Scene) -> str:
    """Draw the tiles that the seat has still to lay."""
    if scene.step != "LayRoute" or scene.acting is None:
        return ""
    extra = scene.view["extra"][ID]["seats"][scene.acting]
    return "".join(route_tile(tile, shown(extra["shown"][str(tile)]), scene.is_live, scene.language) for tile in extra["hand"])


def shown(spaces: Sequence[Mapping[str, Any]]) -> tuple[Space, ...]:
    """Return the spaces of a tile."""
    return tuple(Space(space["number"], space["bonus"], None) for space in spaces)


def granting(language: str) -> str:
    """Draw the route as what grants an action."""
    return box(0, 0, 50, 50, 7, "route") + use("cart", 0, 0, 34)


def mark(view: Mapping[str, Any], path: Sequence[str], verb: str) -> str:
    """Draw a route tile in the list of choices."""
    return mark_of(box(14, 14, 26, 20, 3, "route") + use("cart", 14, 14, 17)) if verb == "lay" else ""


DRAWING: Final = BurgundyDrawing(
    icons=ICONS,
    css=style_sheet("burgrave.games.burgundy.modules.trade_routes", "trade_routes.css"),
    below_tray=(below_tray,),
    below_tray_phone=(below_tray_phone,),
    below_card=(below_card,),
    in_prompt=(hand,),
    grants={"trade_route": granting},
    module_marks=(mark,),
    source_icons={"trade_routes": "cart"},
    module_icons={ID: "cart"},
)
