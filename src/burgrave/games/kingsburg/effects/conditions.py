"""Conditions of effects, by their names in the printed data."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from burgrave.games.kingsburg.calendar import DICE, LOW_RANK
from burgrave.games.kingsburg.holdings import buildings, total
from burgrave.games.kingsburg.steps.groups import RANK, place_of, seat_of
from burgrave.games.kingsburg.steps.roll import rolled

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State

RESOURCES_SEEN: Final = 1
TOKENS_SEEN: Final = 2
SOLDIERS_SEEN: Final = 4
DICE_SEEN: Final = 8
"""Bits for what a condition reads or an effect changes: they decide whether the order of two effects matters."""


class Condition:
    """A condition on a seat, `holds`, and the bits of what it reads, `seen`."""

    __slots__ = ("holds", "seen")

    def __init__(self, seen: int, holds: Callable[[Any, int], bool]) -> None:
        self.seen = seen
        self.holds = holds


def all_equal(state: State, seat: int) -> bool:
    """Return whether all dice show the same."""
    dice = state.dice[seat * DICE : (seat + 1) * DICE]
    return dice.count(dice[0]) + dice.count(0) == DICE


def places_of(state: State, seat: int) -> list[int]:
    """Return the advisers a seat has influenced in this season, including spaces on its card (p. 13)."""
    return [place_of(code) for code in state.groups if seat_of(code) == seat]


CONDITIONS: Final[dict[str, Condition]] = {
    "": Condition(0, lambda state, seat: True),
    "all_equal": Condition(DICE_SEEN, all_equal),
    "total_7": Condition(DICE_SEEN, lambda state, seat: rolled(state, seat) <= 7),
    "total_8": Condition(DICE_SEEN, lambda state, seat: rolled(state, seat) <= 8),
    "total_9": Condition(DICE_SEEN, lambda state, seat: rolled(state, seat) <= 9),
    "total_10": Condition(DICE_SEEN, lambda state, seat: rolled(state, seat) <= 10),
    "no_resources": Condition(RESOURCES_SEEN, lambda state, seat: total(state, seat) == 0),
    "resources_at_least_4": Condition(RESOURCES_SEEN, lambda state, seat: total(state, seat) >= 4),
    "soldiers_at_most_1": Condition(SOLDIERS_SEEN, lambda state, seat: state.soldiers[seat] <= 1),
    "soldiers_at_least_1": Condition(SOLDIERS_SEEN, lambda state, seat: state.soldiers[seat] >= 1),
    "soldiers_at_least_3": Condition(SOLDIERS_SEEN, lambda state, seat: state.soldiers[seat] >= 3),
    "soldiers_not_exceeded": Condition(SOLDIERS_SEEN, lambda state, seat: state.soldiers[seat] == max(state.soldiers)),
    "fewest_soldiers": Condition(SOLDIERS_SEEN, lambda state, seat: state.soldiers[seat] == min(state.soldiers)),
    "buildings_not_exceeded": Condition(
        0, lambda state, seat: buildings(state, seat) == max(buildings(state, other) for other in range(state.seats))
    ),
    "somebody_built_nothing": Condition(0, lambda state, seat: state.built_now != (1 << state.seats) - 1),
    "three_advisers": Condition(0, lambda state, seat: len(set(places_of(state, seat))) >= 3),
    "only_low_advisers": Condition(
        0,
        lambda state, seat: bool(places_of(state, seat)) and all(RANK[place] <= LOW_RANK for place in places_of(state, seat)),
    ),
}
"""By their names in the printed data; modules add theirs (`add_condition`)."""


def add_condition(name: str, condition: Condition) -> None:
    """Add a condition of a module under its name in the printed data. ValueError when there is one with that name."""
    if name in CONDITIONS:
        raise ValueError(f"there is a condition {name!r} already")
    CONDITIONS[name] = condition
