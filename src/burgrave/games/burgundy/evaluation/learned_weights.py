"""Learned weights: points for the features of a position, added to the rest of the evaluation.

`learned_weights.toml` is made by `make learn` (tools/learn.py). It corrects the rest of the evaluation, so the two belong together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.data import read_toml
from burgrave.games.burgundy.evaluation.features import FEATURES, FIRST, LENGTHS, features
from burgrave.games.burgundy.evaluation.land import DICE
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


def weights() -> list[list[float]]:
    """By dice to come and feature: points."""
    learned = [[0.0] * len(KNOTS) for _ in range(FEATURES)]
    for name, rows in read_toml("evaluation/learned_weights.toml").items():
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


WEIGHTS: Final = weights()


def learned(state: State, seat: int, dice: int) -> float:
    """The weights of everything that the position shows."""
    row = WEIGHTS[dice]
    value = 0.0
    for feature in features(state, seat):
        value += row[feature]
    return value
