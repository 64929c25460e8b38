"""What many games have taught besides what the rest of the evaluation says: points for what a position shows.

`experience.toml` is made by `make learn` (tools/learn.py); the rest of the evaluation is what it corrects, so they belong together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.data import table
from burgrave.games.burgundy.evaluation.land import DICE
from burgrave.games.burgundy.evaluation.sights import FIRST, LENGTHS, SIGHTS, sights
from burgrave.games.burgundy.tiles import INSTEAD, KINDS_OF_TILE

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

ALIKE: Final = [pair for instead in INSTEAD.values() for pair in instead.items()]
"""Tiles that differ in name only."""
KNOTS: Final = (0, 8, 24, DICE)
"""Dice to come for which points are known; between them they change evenly."""


def shares(dice: int) -> list[float]:
    """What part each of the KNOTS has when so many dice are to come."""
    found = [0.0] * len(KNOTS)
    for place in range(len(KNOTS) - 1):
        if KNOTS[place] <= dice <= KNOTS[place + 1]:
            part = (dice - KNOTS[place]) / (KNOTS[place + 1] - KNOTS[place])
            found[place] = 1 - part
            found[place + 1] = part
            return found
    raise ValueError(f"a seat never has {dice} dice to come")


def lessons() -> list[list[float]]:
    """By dice to come and sight: points."""
    learned = [[0.0] * len(KNOTS) for _ in range(SIGHTS)]
    for name, rows in table("evaluation/experience.toml").items():
        for number, points in rows.items():
            learned[FIRST[name] + int(number)] = points
    for name, length in LENGTHS.items():
        # What was learned of a tile holds for the one that another edition has in its place.
        for tile, other in ALIKE if length == KINDS_OF_TILE else []:
            if not any(learned[FIRST[name] + other]):
                learned[FIRST[name] + other] = learned[FIRST[name] + tile]
    found: list[list[float]] = []
    for dice in range(DICE + 1):
        parts = shares(dice)
        found.append([sum([part * points for part, points in zip(parts, row, strict=True)]) for row in learned])
    return found


LESSONS: Final = lessons()


def experience(state: State, seat: int, dice: int) -> float:
    """The lessons of everything that the position shows."""
    row = LESSONS[dice]
    value = 0.0
    for sight in sights(state, seat):
        value += row[sight]
    return value
