"""The phases and seasons of a year, and the numbers of the rulebook."""

from typing import Any, Final

from burgrave.games.kingsburg.data import read_toml

_CALENDAR: Final = read_toml("calendar.toml")
YEARS: Final[int] = _CALENDAR["years"]
PHASES: Final[tuple[str, ...]] = tuple(_CALENDAR["phases"])
SEASONS: Final[tuple[str, ...]] = tuple(_CALENDAR["seasons"])

AID: Final = 0
SPRING: Final = 1
FAVOUR: Final = 2
SUMMER: Final = 3
ENVOY: Final = 4
AUTUMN: Final = 5
RECRUIT: Final = 6
WINTER: Final = 7

COLOURED: Final[int] = _CALENDAR["dice"]["coloured"]
WHITE: Final[int] = _CALENDAR["dice"]["white"]
DICE: Final[int] = COLOURED + WHITE
"""Places for dice of one seat: the coloured ones first."""
COLOURED_MASK: Final = (1 << COLOURED) - 1

NUMBERS: Final[dict[str, Any]] = _CALENDAR["numbers"]
TOKEN: Final[int] = NUMBERS["token"]
LOW_RANK: Final[int] = NUMBERS["low_rank"]
HIGH_RANK: Final[int] = NUMBERS["high_rank"]


def season_of(phase: int) -> int:
    """Return 0 to 2 for spring, summer and autumn, -1 for other phases."""
    return phase // 2 if phase in (SPRING, SUMMER, AUTUMN) else -1
