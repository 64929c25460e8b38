"""What things are worth in points, found by play: change one, run `burgrave tournament`, keep what wins."""

from typing import Final

from burgrave.games.kingsburg.powers import POWERS

RESOURCE: Final = (0.85, 0.8, 0.95)
"""Gold, wood, stone, roughly: the first few of each."""
OWNED: Final[list[list[float]]] = [
    [0.0, 0.9, 1.8, 2.65, 3.45, 4.1, 4.6, 4.95, 5.2, 5.4],
    [0.0, 0.85, 1.65, 2.2, 2.6, 2.85, 3.0, 3.1, 3.2, 3.3],
    [0.0, 0.98, 1.9, 2.6, 3.0, 3.25, 3.4, 3.5, 3.6, 3.7],
]
"""By kind and number: what resources are worth while there is something to build; of one kind alone little can be built."""
STANDING: Final = 0.55
"""A building, for the favour of the king and for what it opens in its row, while there is time for it."""
TIME_TO_BUILD: Final = 6
LAST_RESOURCE: Final = 0.02
"""When nothing will be built any more: ties are broken by resources."""
TOKEN: Final = 0.75
TOKENS_OF_USE: Final = 3
PIP: Final = 0.16
"""Of a coloured die that is still to be placed."""
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

# What powers bring besides points and strength: each season, each year.
_SEASON: Final = {
    "statue": 0.15,
    "chapel": 0.3,
    "market": 0.6,
    "farms": 1.0,
    "merchants_guild": 0.75,
    "crane": 0.3,
    "town_hall": 0.35,
    "embassy": 1.0,
    "colosseum": 0.5,
    "altar": 0.35,
    "travelling_market": 0.5,
    "harbour": 0.8,
    "griffin_ranch": 0.3,
    "carpenters_workshop": 0.3,
    "architects_guild": 0.6,
    "park": 0.5,
    "university": 0.7,
    "preacher": 0.4,
    "priest": 0.8,
    "architect": 0.4,
    "prince": 0.4,
    "philosopher": 0.5,
    "politician": 0.7,
    "duke": 0.6,
    "trickster": 0.35,
    "trader": 0.25,
    "tax_collector": 0.3,
    "aristocracy": 0.4,
    "clergy": 0.7,
    "craftsmen": 0.4,
    "artists": 0.4,
    "peasants": 0.5,
    "bandits": 1.1,
    "secret_society": 0.4,
}
_YEAR: Final = {
    "inn": 0.9,
    "barracks": 0.8,
    "stable": 0.6,
    "stone_wall": 0.4,
    "fortress": 0.6,
    "sawmill": 0.5,
    "quarry": 0.9,
    "goldsmith": 0.9,
    "mint": 1.0,
    "training_camp": 0.6,
    "military_academy": 0.7,
    "tiltyard": 1.0,
    "stadium": 0.8,
    "monastery": 0.4,
    "brewery": 0.7,
    "vineyard": 1.0,
    "watchtower": 0.1,
    "garrison": 0.4,
    "alchemists_guild": 0.5,
    "stockade": 0.6,
    "defensive_walls": 0.4,
    "manor": 0.8,
    "hidden_refuge": 0.6,
    "exchange": 1.0,
    "school": 1.2,
    "basilica": 0.3,
    "recruiting_office": 0.4,
    "heiress": 1.1,
    "miner": 1.5,
    "carpenter": 1.5,
    "sculptor": 1.7,
    "minstrel": 1.0,
    "paladin": 1.0,
    "sorcerer": 1.0,
    "fairy": 1.0,
    "general": 1.0,
    "damsel": 1.0,
    "captain": 1.0,
    "seer": 1.1,
    "engineer": 0.8,
    "princess": 0.4,
    "thief": 0.2,
    "military": 0.8,
}

EACH_SEASON: Final[list[float]] = [_SEASON.get(name.partition(":")[2], 0.0) for name in POWERS]
EACH_YEAR: Final[list[float]] = [_YEAR.get(name.partition(":")[2], 0.0) for name in POWERS]
"""By power."""
