"""Scenarios: the sheet beside the council, groups of the people, oaths on advisers, the royal fair."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Final

from burgrave.draw.icons import use
from burgrave.draw.markup import element
from burgrave.draw.pieces import shield_at
from burgrave.draw.shapes import box, box_states
from burgrave.games.kingsburg.calendar import YEARS
from burgrave.games.kingsburg.drawing.chips import card_chip
from burgrave.games.kingsburg.drawing.choosing import card as card_to_choose
from burgrave.games.kingsburg.drawing.declaration import Chip, Choice, KingsburgDrawing, OnAdviser
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.pictures import card, card_of_module
from burgrave.games.kingsburg.drawing.reading import Scene, kind_of
from burgrave.games.kingsburg.drawing.side_cards import HEIGHT, WIDTH, side_card
from burgrave.games.kingsburg.drawing.tokens import Signs, row
from burgrave.games.kingsburg.modules.scenarios.drawing.icons import ICONS
from burgrave.games.kingsburg.modules.scenarios.printed import GROUPS
from burgrave.games.kingsburg.modules.scenarios.words.sheets import TITLES

ID: Final = "scenarios"
EFFECTS: Final[Mapping[str, Signs]] = {
    "scenario:wheeling_and_dealing": ("person",),
    "scenario:shifting_alliances": ("person", "›", "point"),
    "scenario:goblin_valley": ("goblins", "+", "battle"),
    "scenario:royal_fair": ("summer", "any", "›", "point"),
}
"""By sheet."""
OF_OTHERS: Final = {
    "group:military": "k_battle",
    "scenario:wheeling_and_dealing": "wheel",
    "scenario:shifting_alliances": "link",
}
"""Groups and sheets that the icon of another piece stands for."""
PIECE_ICONS: Final = {
    piece: OF_OTHERS.get(piece, "k_" + piece.replace(":", "_")) for piece in (*(f"group:{name}" for name in GROUPS), *EFFECTS)
}
CHOOSING: Final = "ClaimGroup"
"""The step at which groups are chosen; they cover the council then."""


def sheet_in_play(scene: Scene) -> str:
    """Return the sheet as a piece: `scenario:royal_fair`."""
    return f"scenario:{scene.module(ID)['scenario']}"


def title_of(sheet: str, language: str) -> str:
    """Return the title of a sheet."""
    return labels(language).language.gettext(TITLES[sheet.partition(":")[2]])


def from_valley(scene: Scene) -> tuple[str, ...]:
    """Return the card of the valley where it joins the enemy, as far as the reader knows: goblins, and in the last year any."""
    card = scene.card(1) if len(scene.view["enemies"]) > 1 else ""
    return (card,) if card and (kind_of(card) == "goblins" or scene.year == YEARS - 1) else ()


def groups_of(scene: Scene) -> Mapping[str, int | None]:
    """Return the groups of the people, each with the seat that has it; empty where they are not in play."""
    groups: Mapping[str, int | None] = scene.module(ID).get("groups") or {}
    return groups


# ---- beside the council --------------------------------------------------------------------------------------------------------


def beside_council(scene: Scene, x: float, y: float) -> str:
    """Draw the sheet; the one with groups shows those instead."""
    groups = groups_of(scene)
    if groups:
        return "".join(
            group_tile(group, owner, x + (index % 2 - 0.5) * 41, y + (index // 2 - 1.5) * 30, 39, 28, scene.language)
            for index, (group, owner) in enumerate(groups.items())
        )
    sheet = sheet_in_play(scene)
    title = title_of(sheet, scene.language)
    offered = offers_at_fair(scene.module(ID).get("fair") or ())
    if offered:
        return fair_card(x, y, offered, title, sheet)
    return side_card(x, y, PIECE_ICONS[sheet], title, labels(scene.language).sign(EFFECTS[sheet]), "", sheet)


def offers_at_fair(fair: Sequence[Mapping[str, int]]) -> tuple[tuple[int, str, int], ...]:
    """Return what lies on the royal fair: seat, kind and how many."""
    return tuple((seat, kind, count) for seat, offer in enumerate(fair) for kind, count in offer.items() if count)


@lru_cache(maxsize=256)
def fair_card(x: float, y: float, offered: tuple[tuple[int, str, int], ...], title: str, topic: str) -> str:
    """Draw the royal fair with what everybody offers."""
    top = y - HEIGHT / 2
    out = box(x, y, WIDTH, HEIGHT, 6, "cell") + box(x, y, WIDTH - 6, HEIGHT - 6, 4, "cell-line")
    out += use(PIECE_ICONS[topic], x, top + 17, 22)
    step = min(20, 84 / len(offered))
    for index, (seat, kind, count) in enumerate(offered):
        line = top + 40 + index * step
        out += shield_at(seat, x - 22, line, 15) + row((kind,) * count, x + 12, line, 16, 40)
    return element("side-card", out, title, key=topic, piece=str(len(offered)), topic=topic)


@lru_cache(maxsize=512)
def group_tile(name: str, owner: int | None, x: float, y: float, width: float, height: float, language: str) -> str:
    """Draw a group of the people, with the shield of whoever claimed it."""
    element_name = f"group:{name}"
    out = box(x, y, width, height, 5, "cell")
    size = min(width, height) - 7
    if owner is None:
        out += use(PIECE_ICONS[element_name], x, y, size)
    else:
        out += use(PIECE_ICONS[element_name], x - width * 0.2, y, size * 0.85) + shield_at(owner, x + width * 0.24, y, size * 0.78)
    out += box_states(x, y, width, height, 4, gap=4, corner=0, tick_r=7)
    label = labels(language).power(element_name)
    piece = "" if owner is None else f"group-{owner}"
    return element("side-card group", out, label, name=element_name, key=element_name, piece=piece, topic=element_name)


def oaths(scene: Scene) -> dict[int, OnAdviser]:
    """Return the tokens of oaths that lie on advisers, by rank."""
    return {int(rank): OnAdviser(tokens=tuple(seats)) for rank, seats in (scene.module(ID).get("oaths") or {}).items()}


# ---- on a phone, and over the council ------------------------------------------------------------------------------------------


def chips(scene: Scene) -> tuple[Chip, ...]:
    """Return the sheet as a chip."""
    sheet = sheet_in_play(scene)
    return (card_chip(PIECE_ICONS[sheet], title_of(sheet, scene.language), sheet),)


def line_of_groups(scene: Scene) -> tuple[Chip, ...]:
    """Return the groups as a line of their own, unless they are just chosen from."""
    if scene.step == CHOOSING:
        return ()
    groups = groups_of(scene).items()
    return tuple(Chip(46.5, group_tile(group, owner, 23, 22, 44, 40, scene.language)) for group, owner in groups)


def groups_to_choose(scene: Scene) -> tuple[Choice, ...]:
    """Return the groups with what they do, while somebody chooses one."""
    if scene.step != CHOOSING:
        return ()
    words = labels(scene.language)
    return tuple(
        Choice(name, words.power(name), card_to_choose, scene.is_live, False, owner, PIECE_ICONS[name])
        for name, owner in ((f"group:{group}", owner) for group, owner in groups_of(scene).items())
    )


DRAWING: Final = KingsburgDrawing(
    icons=ICONS,
    piece_icons=PIECE_ICONS,
    effects=EFFECTS,
    symbols_by_kind={"group": card, "scenario": card},
    verb_icons={"look": "eye"},
    source_icons={"alliances": "link", "royal_fair": "k_scenario_royal_fair"},
    on_advisers=(oaths,),
    joining=(from_valley,),
    deck_icons={1: "k_goblins"},
    right_gap=(beside_council,),
    chips=(chips,),
    strip_lines=(line_of_groups,),
    over_council=(groups_to_choose,),
    module_pictures={ID: partial(card_of_module, "k_scenario_royal_fair")},
)
