"""The value of the buildings of the alternative rows for a bot, besides points and strength."""

from typing import Final

EACH_SEASON: Final[dict[str, float]] = {
    "colosseum": 0.5,
    "altar": 0.35,
    "travelling_market": 0.5,
    "harbour": 0.8,
    "griffin_ranch": 0.3,
    "carpenters_workshop": 0.3,
    "architects_guild": 0.6,
    "park": 0.5,
    "university": 0.7,
}
EACH_YEAR: Final[dict[str, float]] = {
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
}
"""By name of the building."""
