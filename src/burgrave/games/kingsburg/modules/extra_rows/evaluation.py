"""The value of the buildings of rows A and G for a bot, besides points and strength."""

from typing import Final

EACH_SEASON: Final[dict[str, float]] = {}
EACH_YEAR: Final[dict[str, float]] = {
    "sawmill": 0.5,
    "quarry": 0.9,
    "goldsmith": 0.9,
    "mint": 1.0,
    "training_camp": 0.6,
    "military_academy": 0.7,
    "recruiting_office": 0.4,
}
"""By name of the building."""
