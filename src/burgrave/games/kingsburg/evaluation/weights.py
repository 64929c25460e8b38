"""Weights of the evaluation, in points, tuned by play: change one, run `burgrave tournament`, keep what wins."""

from collections.abc import Mapping
from typing import Final

from burgrave.games.kingsburg.ids import POWERS
from burgrave.games.kingsburg.powers import EACH_SEASON, EACH_YEAR

RESOURCE: Final = (0.85, 0.8, 0.95)
"""Gold, wood, stone: the approximate value of the first few of each."""
OWNED: Final[list[list[float]]] = [
    [0.0, 0.9, 1.8, 2.65, 3.45, 4.1, 4.6, 4.95, 5.2, 5.4],
    [0.0, 0.85, 1.65, 2.2, 2.6, 2.85, 3.0, 3.1, 3.2, 3.3],
    [0.0, 0.98, 1.9, 2.6, 3.0, 3.25, 3.4, 3.5, 3.6, 3.7],
]
"""By kind and number: the value of resources while there is something to build. One kind alone builds little."""
BUILDING_STANDS: Final = 0.55
"""A building, for the favour of the king and for what it opens in its row, while there is time for it."""
TIME_TO_BUILD: Final = 6
LAST_RESOURCE: Final = 0.02
"""When nothing will be built any more: ties are broken by resources."""
TOKEN: Final = 0.75
TOKENS_OF_USE: Final = 3
PIP: Final = 0.16
"""By pip of a coloured die that is still to be placed."""
WHITE_PIP: Final = 0.12
AID: Final = 0.9
ENVOY: Final = 1.1
PEEK: Final = 0.15
STRONGEST: Final = 0.35
"""The chance of the point for the strongest, when the battle is won."""
RAZED: Final = 1.6
"""A building torn down, besides its points: it has to be paid again."""
BATTLE_BONUS: Final = 0.45
"""A lasting +1 in battle, for each winter after this one."""


def declare_power_values(kind: str, each_season: Mapping[str, float], each_year: Mapping[str, float]) -> None:
    """Fill in what powers of a kind bring each season and each year, by their names."""
    for name, value in each_season.items():
        EACH_SEASON[POWERS.index(f"{kind}:{name}")] = value
    for name, value in each_year.items():
        EACH_YEAR[POWERS.index(f"{kind}:{name}")] = value


BUILDINGS_EACH_SEASON: Final[dict[str, float]] = {
    "statue": 0.15,
    "chapel": 0.3,
    "market": 0.6,
    "farms": 1.0,
    "merchants_guild": 0.75,
    "crane": 0.3,
    "town_hall": 0.35,
    "embassy": 1.0,
}
BUILDINGS_EACH_YEAR: Final[dict[str, float]] = {
    "inn": 0.9,
    "barracks": 0.8,
    "stable": 0.6,
    "stone_wall": 0.4,
    "fortress": 0.6,
}
