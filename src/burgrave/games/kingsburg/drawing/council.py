"""The council board on a desktop: the calendar above, the enemy and the armies in its corners, eighteen cards below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgrave.draw.markup import frame
from burgrave.draw.parts import Sheet
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.drawing.adviser import LARGE, Card, Group, Offer, adviser
from burgrave.games.kingsburg.drawing.armies import armies
from burgrave.games.kingsburg.drawing.battle import DESK, battle, is_shown
from burgrave.games.kingsburg.drawing.calendar import calendar
from burgrave.games.kingsburg.drawing.choosing import items, panel
from burgrave.games.kingsburg.drawing.enemy import enemies
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.reading import NEUTRAL, Scene
from burgrave.games.kingsburg.drawing.rewards import whim_signs
from burgrave.games.kingsburg.drawing.side_cards import (
    PRIVATE_FORM,
    destiny,
    has_politician,
    private_place,
    private_space,
    scenario,
)
from burgrave.games.kingsburg.drawing.tokens import Signs
from burgrave.games.kingsburg.drawing.ways import offers
from burgrave.games.kingsburg.ids import OWN_RANKS

WIDTH: Final = 592
HEIGHT: Final = 708
ROWS: Final = ((18,), (16, 17), (12, 13, 14, 15), (7, 8, 9, 10, 11), (1, 2, 3, 4, 5, 6))
"""From the king down."""
TOP: Final = 127
"""The middle of the first row."""
STEP: Final = 128.5
GAP: Final = 6
PLACES: Final[dict[int, tuple[float, float]]] = {
    rank: (WIDTH / 2 + (place - (len(ranks) - 1) / 2) * (LARGE.width + GAP), TOP + line * STEP)
    for line, ranks in enumerate(ROWS)
    for place, rank in enumerate(ranks)
}
"""Middles of the cards, by rank."""
HIGH: Final = (16, 17, 18)
"""Who stays in sight when something lies over the council."""
COVER_TOP: Final = 322
"""Below the second row."""


def board(scene: Scene) -> Sheet:
    """The whole board; every card is a piece of its own, and there are always as many."""
    found, over = cards(scene), cover(scene)
    shown = HIGH if over else range(1, RANKS + 1)
    pieces = [calendar(scene), enemies(scene, 98, 188), armies(scene, 409, 66), private_spaces(scene)]
    pieces += ["", ""] if over else [destiny(scene, 52, TOP + 2 * STEP), scenario(scene, WIDTH - 52, TOP + 2 * STEP)]
    pieces += [
        adviser(rank, *PLACES[rank], LARGE, found[rank], scene.language) if rank in shown else "" for rank in range(1, RANKS + 1)
    ]
    before, after = frame(WIDTH, HEIGHT, labels(scene.language).board, kind="draw council")
    return Sheet(before, (*pieces, over), after)


def cover(scene: Scene) -> str:
    """What lies over the lower rows: a battle, or cards and strips to choose from; "" for nothing."""
    if is_shown(scene):
        return battle(scene, DESK, 14, COVER_TOP, HEIGHT - COVER_TOP)
    return panel(scene, 14, COVER_TOP, DESK.width, HEIGHT - COVER_TOP - 2) if items(scene) else ""


def private_spaces(scene: Scene) -> str:
    """The politician's own spaces, at both sides of the king."""
    if not has_politician(scene):
        return ""
    found = private_cards(scene)
    return "".join(
        private_space(number, x, TOP, PRIVATE_FORM, found[number], is_politician(scene), scene.language)
        for number, x in enumerate((216.5, 372.5))
    )


def is_politician(scene: Scene) -> bool:
    """Whether the reader's seat to act is the politician."""
    return scene.is_live and scene.acting is not None and scene.governor(scene.acting) == "politician"


# ---- what the cards show -----------------------------------------------------------------------------------------------------


def cards(scene: Scene) -> dict[int, Card]:
    """Every adviser's card, by rank."""
    reach, gifts, oaths = offers(scene), scene.module("destiny").get("gifts") or {}, scene.module("scenarios").get("oaths") or {}
    whims = scene.module("whims")
    found = {}
    for place in scene.view["council"][:RANKS]:
        rank = place["rank"]
        whim = whim_signs(rank, whims.get("stock"), whims.get("single")) if place["whim"] else ()
        found[rank] = Card(
            groups_of(scene, place),
            offer_of(scene, place, reach.get(rank)),
            whim,
            place["owner"],
            bool(place["absent"]),
            gift_of(gifts.get(str(rank))),
            tuple(oaths.get(str(rank)) or ()),
            scene.source == rank and scene.step != "Influence",
        )
    return found


def private_cards(scene: Scene) -> list[Card]:
    """The politician's own spaces."""
    reach = offers(scene) if is_politician(scene) else {}
    found = []
    for number, rank in enumerate(OWN_RANKS):
        groups = groups_of(scene, scene.view["council"][private_place(number)])
        found.append(Card(groups, None if groups else reach.get(rank)))
    return found


def groups_of(scene: Scene, place: Mapping[str, Any]) -> tuple[Group, ...]:
    """The dice on a card."""
    found = []
    for group in place["groups"]:
        seat = NEUTRAL if group["seat"] is None else int(group["seat"])
        dice = tuple((int(one["value"]), bool(one["white"])) for one in group["dice"])
        extras: Signs = tuple(name for name in ("plus2", "market", "envoy") if group[name])
        extras += ("market",) if group["fair"] else ()
        found.append(Group(seat, "" if seat == NEUTRAL else scene.look.name(seat), dice, extras, bool(group["again"])))
    return tuple(found)


def offer_of(scene: Scene, place: Mapping[str, Any], offer: Offer | None) -> Offer | None:
    """What to show in the well: nothing where dice lie already, or where the reader may not go."""
    if offer is None or place["groups"] or place["absent"] or place["owner"] not in (None, scene.acting):
        return None
    return offer


def gift_of(gift: Mapping[str, int] | None) -> Signs:
    """What lies on an adviser for the first to come."""
    found: list[str] = []
    for kind, count in (gift or {}).items():
        found += [kind] if count == 1 else [str(count), kind]
    return tuple(found)
