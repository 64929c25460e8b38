"""The value of governors for a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.kingsburg.calendar import SEASONS, YEARS
from burgrave.games.kingsburg.modules.governors.cards import FIRST_GOVERNOR
from burgrave.games.kingsburg.modules.governors.court import court_of
from burgrave.games.kingsburg.powers import EACH_SEASON, EACH_YEAR

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State

GOVERNORS_EACH_SEASON: Final[dict[str, float]] = {
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
}
GOVERNORS_EACH_YEAR: Final[dict[str, float]] = {
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
}
"""By name: what governors bring besides points and strength."""


def evaluate_bid(state: State, seat: int) -> float:
    """Return the value of the governor for which a seat holds the highest bid, less the bid."""
    court = court_of(state)
    if court.bidder != seat:
        return 0.0
    power = FIRST_GOVERNOR + court.nominated
    return EACH_SEASON[power] * len(SEASONS) * YEARS + EACH_YEAR[power] * YEARS - court.bid
