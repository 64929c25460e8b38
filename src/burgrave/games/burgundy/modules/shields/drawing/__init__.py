"""The drawing of shields: in the depots, on castles, beside the own board, and in the prompt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from burgrave.draw.drawing import style_sheet
from burgrave.draw.markup import escape, figure
from burgrave.draw.pieces import mark_of, shield_at
from burgrave.games.burgundy.drawing.declaration import BurgundyDrawing, Item
from burgrave.games.burgundy.drawing.hand import loose_good
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene, goods_in
from burgrave.games.burgundy.drawing.tiles import tile
from burgrave.games.burgundy.modules.shields.drawing.emblems import ICONS, POWERS, castle_with, emblem
from burgrave.games.burgundy.modules.shields.pieces import MODULE

if TYPE_CHECKING:
    from burgrave.draw.parts import View

CASTLE = "castle"
BESIDE = 40
"""The width of a shield beside the own duchy."""


def shields_view(scene: Scene) -> View:
    """Return what the view has of shields."""
    view: View = scene.view["extra"][MODULE]
    return view


def name_of(language: str, shield: int, points: int) -> str:
    """Return the label of a shield."""
    texts = labels(language).language
    return texts.gettext("shield {number}, {points}").format(number=shield, points=texts.points(points))


def points_of(scene: Scene, shield: int) -> int:
    """Return the points printed on a shield."""
    return int(shields_view(scene)["points"][str(shield)])


# ---- on the main board -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def lying(x: float, y: float, size: float, shield: int, points: int, depot: int, language: str) -> str:
    """Draw a shield in a depot."""
    action = f"shield:{shield}"
    return emblem(x, y, size, shield, points, name_of(language, shield, points), action, f"depot:{depot + 1}.{action}")


def in_depot(scene: Scene, depot: int) -> tuple[Item, ...]:
    """Return the shields of a depot."""
    return tuple(
        Item(lying, (shield, points_of(scene, shield), depot, scene.language)) for shield in shields_view(scene)["depots"][depot]
    )


# ---- in duchies ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def bearing(x: float, y: float, r: float, shield: int, points: int, seat: int, hex_: int, action: str, language: str) -> str:
    """Draw a castle with a shield."""
    label = f"{labels(language).tile(CASTLE)}, {name_of(language, shield, points)}"
    key = f"{seat}.hex:{hex_ + 1}"
    return castle_with(x, y, r, shield, points, label, action, key, f"{seat}.shield:{hex_ + 1}")


@lru_cache(maxsize=256)
def bare(x: float, y: float, r: float, seat: int, hex_: int, edition: str, language: str) -> str:
    """Draw a castle without a shield, as one that a shield can be laid on."""
    key = f"hex:{hex_ + 1}"
    return tile(x, y, r, CASTLE, edition, labels(language).tile(CASTLE), action=key, key=f"{seat}.{key}")


def on_castles(scene: Scene, seat: int) -> dict[int, Item]:
    """Return castles with shields by hex; in the own duchy all castles, because one is clicked to take a shield."""
    player, is_own = scene.view["players"][seat], seat == scene.look.focus and scene.is_own
    shield_at_hex = {int(hex_) - 1: shield for hex_, shield in shields_view(scene)["players"][seat]["castles"].items()}
    is_due = scene.step == "PayTribute"
    items = {}
    for hex_, tile_name in enumerate(player["hexes"]):
        shield = shield_at_hex.get(hex_)
        if shield is not None:
            action = (f"shield:{shield}" if is_due else f"hex:{hex_ + 1}") if is_own else ""
            items[hex_] = Item(bearing, (shield, points_of(scene, shield), seat, hex_, action, scene.language))
        elif is_own and tile_name == CASTLE:
            items[hex_] = Item(bare, (seat, hex_, scene.edition, scene.language))
    return items


def beside(scene: Scene, width: float, height: float) -> str:
    """Draw shields without a castle in the corner above the own duchy; they have no effect, but cost tribute."""
    seat, out = scene.look.focus, ""
    for index, shield in enumerate(shields_view(scene)["players"][seat]["beside"]):
        action, points = f"shield:{shield}" if scene.is_own else "", points_of(scene, shield)
        x, label = 32 + index * (BESIDE + 8), name_of(scene.language, shield, points)
        out += emblem(x, 34, BESIDE, shield, points, label, action, f"{seat}.beside:{shield}")
    return f"<g>{out}</g>" if out else ""


def below_card(scene: Scene, seat: int, style: str) -> str:
    """Draw all shields of another seat, large enough to be read."""
    player = shields_view(scene)["players"][seat]
    shields = (*player["castles"].values(), *player["beside"])
    if style == "only" or not shields:
        return ""
    return row_of(tuple((shield, points_of(scene, shield)) for shield in shields), scene.language)


@lru_cache(maxsize=256)
def row_of(shields: tuple[tuple[int, int], ...], language: str) -> str:
    """Draw shields side by side."""
    out = "".join(
        emblem(17 + index * 36, 18, 30, shield, points, name_of(language, shield, points))
        for index, (shield, points) in enumerate(shields)
    )
    width, words = 36 * len(shields), escape(labels(language).language.gettext("Shields"))
    return f'<svg width="{width}" height="37" viewBox="0 0 {width} 37" role="group" aria-label="{words}">{out}</svg>'


# ---- in the prompt ----------------------------------------------------------------------------------------------------------


def hand(scene: Scene) -> str:
    """Draw the kinds of goods to choose from, with how many lie in all depots."""
    if scene.step != "GatherGoods":
        return ""
    sums: dict[int, int] = {}
    for depot in scene.view["depots"]:
        for kind, count in goods_in(depot["goods"]):
            sums[kind] = sums.get(kind, 0) + count
    return "".join(loose_good(kind, count, scene.is_live, scene.language) for kind, count in sorted(sums.items()))


# ---- pictures ---------------------------------------------------------------------------------------------------------------

PRINTED = {shield: 12 if shield <= 6 else 8 if shield <= 12 else 4 for shield in POWERS}
"""The points of each shield, for pictures without a table."""


def symbol(piece: str, edition: str) -> str:
    """Draw a shield alone: `shield-17`."""
    head, _, which = piece.partition("-")
    if head != "shield" or not which.isdecimal() or int(which) not in POWERS:
        return ""
    return figure(80, 92, emblem(40, 46, 74, int(which), PRINTED[int(which)], ""))


def mark(view: Mapping[str, Any], path: Sequence[str], verb: str) -> str:
    """Draw the shield or player that an action is about."""
    for name in path:
        kind, _, which = name.partition(":")
        if kind == "shield":
            return mark_of(emblem(14, 14, 23, int(which), PRINTED[int(which)], ""))
        if kind == "player":
            return mark_of(shield_at(int(which) - 1, 14, 14, 25))
    return ""


DRAWING: Final = BurgundyDrawing(
    icons=ICONS,
    css=style_sheet("burgrave.games.burgundy.modules.shields", "shields.css"),
    in_depot=(in_depot,),
    instead_of_tiles=(on_castles,),
    corners=(beside,),
    below_card=(below_card,),
    in_prompt=(hand,),
    module_symbols=(symbol,),
    module_marks=(mark,),
    verb_icons={"pay": "silver", "pay_with": "worker", "set": "dice_any"},
    source_icons={"shields": "emblem"},
    module_icons={MODULE: "emblem"},
)
