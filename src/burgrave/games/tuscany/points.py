"""Sources of points, and the two places where points are written down: the green track and the red one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from burgrave.games.tuscany.state import State

GREEN_SOURCES: Final = ("regions", "agriculture", "colour_bonus", "storage_tokens", "income")
"""What brings green points, each counted again at the end of every later phase."""
POINT_SOURCES: Final = (*GREEN_SOURCES, "lost_hexagons", "cards", "stored", "hexagons", "marble", "workers")
REGIONS: Final = 0
AGRICULTURE: Final = 1
COLOUR_BONUS: Final = 2
STORAGE_TOKENS: Final = 3
INCOME: Final = 4
LOST_HEXAGONS: Final = 5
CARDS: Final = 6
STORED: Final = 7
HEXAGONS: Final = 8
MARBLE: Final = 9
WORKERS: Final = 10
GREENS: Final = len(GREEN_SOURCES)
SOURCES: Final = len(POINT_SOURCES)


def score_green(state: State, seat: int, source: int, points: int) -> None:
    """Advance a seat on the green track and record the source of the points."""
    state.green[seat] += points
    state.green_from[seat * GREENS + source] += points
    state.events.append(("green", seat, GREEN_SOURCES[source], points))


def score_red(state: State, seat: int, source: int, points: int) -> None:
    """Advance a seat on the red track and record the source of the points."""
    state.red[seat] += points
    state.red_from[seat * SOURCES + source] += points
    state.events.append(("score", seat, POINT_SOURCES[source], points))
