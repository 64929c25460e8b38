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
"""Pairs of tiles that differ in name only."""
KNOTS: Final = (0, 8, 24, DICE)
"""Numbers of dice to come for which points were learned; in between they are interpolated."""


def shares(dice: int) -> list[float]:
    """Return the share of each of the KNOTS for a number of dice to come; raises ValueError beyond the last one."""
    parts = [0.0] * len(KNOTS)
    for place in range(len(KNOTS) - 1):
        if KNOTS[place] <= dice <= KNOTS[place + 1]:
            part = (dice - KNOTS[place]) / (KNOTS[place + 1] - KNOTS[place])
            parts[place] = 1 - part
            parts[place + 1] = part
            return parts
    raise ValueError(f"a seat never has {dice} dice to come")


def weights() -> list[list[float]]:
    """Return points by dice to come and feature."""
    points_at_knots = [[0.0] * len(KNOTS) for _ in range(FEATURES)]
    for name, rows in read_toml("evaluation/learned_weights.toml").items():
        for number, points in rows.items():
            points_at_knots[FIRST[name] + int(number)] = points
    for name, length in LENGTHS.items():
        # What was learned of a tile holds for the one that another edition has in its place.
        for tile, other in ALIKE if length == KINDS_OF_TILE else []:
            if not any(points_at_knots[FIRST[name] + other]):
                points_at_knots[FIRST[name] + other] = points_at_knots[FIRST[name] + tile]
    points_by_dice: list[list[float]] = []
    for dice in range(DICE + 1):
        parts = shares(dice)
        points_by_dice.append([sum([part * points for part, points in zip(parts, row, strict=True)]) for row in points_at_knots])
    return points_by_dice


WEIGHTS: Final = weights()


def learned(state: State, seat: int, dice: int) -> float:
    """Return the sum of the weights of the position's features."""
    row = WEIGHTS[dice]
    value = 0.0
    for feature in features(state, seat):
        value += row[feature]
    return value
