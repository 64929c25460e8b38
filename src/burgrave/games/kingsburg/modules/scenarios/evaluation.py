"""The value of groups of the people for a bot, besides points and strength."""

from typing import Final

EACH_SEASON: Final[dict[str, float]] = {
    "aristocracy": 0.4,
    "clergy": 0.7,
    "craftsmen": 0.4,
    "artists": 0.4,
    "peasants": 0.5,
    "bandits": 1.1,
    "secret_society": 0.4,
}
EACH_YEAR: Final[dict[str, float]] = {
    "military": 0.8,
}
"""By name of the group."""
