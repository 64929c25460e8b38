"""The council board on a desktop: the calendar above, the enemy and the armies in its corners, eighteen cards below.

What expansions lay beside the cards and on them is asked of `scene.drawing`.
"""

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
from burgrave.games.kingsburg.drawing.choosing import choices, panel
from burgrave.games.kingsburg.drawing.declaration import OnAdviser, OwnSpace
from burgrave.games.kingsburg.drawing.enemy import enemies
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.reading import NEUTRAL, Scene
from burgrave.games.kingsburg.drawing.tokens import Signs
from burgrave.games.kingsburg.drawing.ways import offers

WIDTH: Final = 592
HEIGHT: Final = 708
ROWS: Final = ((18,), (16, 17), (12, 13, 14, 15), (7, 8, 9, 10, 11), (1, 2, 3, 4, 5, 6))
"""From the king down."""
TOP: Final = 127
"""The middle of the first row."""
BESIDE_KING: Final = (216.5, 372.5)
"""Middles of the spaces at both sides of the king."""
STEP: Final = 128.5
GAP: Final = 6
PLACES: Final[dict[int, tuple[float, float]]] = {
    rank: (WIDTH / 2 + (index - (len(ranks) - 1) / 2) * (LARGE.width + GAP), TOP + line * STEP)
    for line, ranks in enumerate(ROWS)
    for index, rank in enumerate(ranks)
}
"""Middles of the cards, by rank."""
HIGH: Final = (16, 17, 18)
"""Who stays in sight when something lies over the council."""
COVER_TOP: Final = 322
"""Below the second row."""


def board(scene: Scene) -> Sheet:
    """Draw the whole board; every card is a piece of its own, and there are always as many pieces."""
    by_rank, over = cards(scene), cover(scene)
    shown = HIGH if over else range(1, RANKS + 1)
    pieces = [calendar(scene), enemies(scene, 98, 188), armies(scene, 409, 66), spaces_beside_king(scene)]
    pieces += ["", ""] if over else side_cards(scene)
    pieces += [
        adviser(rank, *PLACES[rank], LARGE, by_rank[rank], scene.language) if rank in shown else "" for rank in range(1, RANKS + 1)
    ]
    before, after = frame(WIDTH, HEIGHT, labels(scene.language).board, css_class="draw council")
    return Sheet(before, (*pieces, over), after)


def cover(scene: Scene) -> str:
    """Draw what lies over the lower rows: a battle, or what is to be chosen there; "" for nothing."""
    if is_shown(scene):
        return battle(scene, DESK, 14, COVER_TOP, HEIGHT - COVER_TOP)
    return panel(scene, 14, COVER_TOP, DESK.width, HEIGHT - COVER_TOP - 2) if choices(scene) else ""


def side_cards(scene: Scene) -> list[str]:
    """Draw the cards left and right of the third row."""
    drawing, y = scene.drawing, TOP + 2 * STEP
    left = "".join(draw(scene, 52, y) for draw in drawing.left_gap)
    return [left, "".join(draw(scene, WIDTH - 52, y) for draw in drawing.right_gap)]


def own_spaces(scene: Scene) -> tuple[OwnSpace, ...]:
    """Return the spaces besides the council's that modules bring."""
    return tuple(space for spaces in scene.drawing.own_spaces for space in spaces(scene))


def spaces_beside_king(scene: Scene) -> str:
    """Draw these spaces at both sides of the king."""
    return "".join(space.draw(x, TOP, False, *space.arguments) for x, space in zip(BESIDE_KING, own_spaces(scene), strict=False))


# ---- what the cards show -----------------------------------------------------------------------------------------------------


def cards(scene: Scene) -> dict[int, Card]:
    """Return what every adviser's card shows, by rank."""
    reach, laid = offers(scene), on_advisers(scene)
    by_rank = {}
    for place in scene.view["council"][:RANKS]:
        rank = place["rank"]
        on_card = laid.get(rank, OnAdviser())
        by_rank[rank] = Card(
            groups_of(scene, place),
            offer_of(scene, place, reach.get(rank)),
            on_card.cover,
            place["owner"],
            bool(place["absent"]),
            on_card.gift,
            on_card.tokens,
            scene.source == rank and scene.step != "Influence",
        )
    return by_rank


def on_advisers(scene: Scene) -> dict[int, OnAdviser]:
    """Return what all modules together have laid on advisers' cards, by rank; one cover lies on a card at most."""
    by_rank: dict[int, OnAdviser] = {}
    for laid_by in scene.drawing.on_advisers:
        for rank, more in laid_by(scene).items():
            here = by_rank.get(rank, OnAdviser())
            by_rank[rank] = OnAdviser(here.cover or more.cover, here.gift + more.gift, here.tokens + more.tokens)
    return by_rank


def groups_of(scene: Scene, place: Mapping[str, Any]) -> tuple[Group, ...]:
    """Return the dice that lie on a card, by seat."""
    groups = []
    for group in place["groups"]:
        seat = NEUTRAL if group["seat"] is None else int(group["seat"])
        dice = tuple((int(one["value"]), bool(one["white"])) for one in group["dice"])
        extras: Signs = tuple(icon for name, icon in scene.drawing.extras.items() if group[name])
        groups.append(Group(seat, "" if seat == NEUTRAL else scene.look.name(seat), dice, extras, bool(group["again"])))
    return tuple(groups)


def offer_of(scene: Scene, place: Mapping[str, Any], offer: Offer | None) -> Offer | None:
    """Return the dice to show in the well: None where dice lie already, or where the reader may not go."""
    if offer is None or place["groups"] or place["absent"] or place["owner"] not in (None, scene.acting):
        return None
    return offer
