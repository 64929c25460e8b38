"""What a seat is asked by the steps that modules add."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.games.kingsburg.modules.governors.court import court_of
from burgrave.games.kingsburg.powers import FIRST_GOVERNOR
from burgrave.games.kingsburg.words.tongue import Tongue

Question = tuple[str, str]


# ---- rows ------------------------------------------------------------------------------------------------------------


def exchange(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """The same row twice."""
    _ = to.gettext
    return _("Exchange a row?"), _("you were dealt the same one twice")


def draft(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A row from the table."""
    _ = to.gettext
    return _("Choose a row of buildings"), _("everybody takes two, there and back again")


def cover(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Which rows are used."""
    _ = to.gettext
    return _("Which rows do you use?"), _("they cover those of your sheet; all choose at the same time")


# ---- governors and tokens ---------------------------------------------------------------------------------------------


def keep(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """One of three cards."""
    _ = to.gettext
    return _("Choose your governor"), _("in secret; all are revealed together")


def nominate(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A card to bid for."""
    _ = to.gettext
    return _("Choose a governor to bid for"), _("you open the bidding with points")


def bid(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """How many points."""
    _ = to.gettext
    court = court_of(state)
    name = to.power[FIRST_GOVERNOR + court.nominated]
    if court.bid < 0:
        return _("{name}: open the bidding").format(name=name), _("points that you begin with less; 0 will do")
    hint = _("{player} bids {points}").format(player=to.player(court.bidder), points=to.points(court.bid))
    return _("{name}: bid or pass").format(name=name), hint


def send(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A soldier token."""
    _ = to.gettext
    return _("Choose a soldier token"), _("in secret; each only once, and the last one left is points")


QUESTIONS: Final[dict[str, Callable[[Tongue, Any, int, Any], Question]]] = {
    "ExchangeStrip": exchange,
    "DraftStrip": draft,
    "CoverRows": cover,
    "KeepGovernors": keep,
    "Nominate": nominate,
    "Bid": bid,
    "SendTokens": send,
}
"""By the name under which the step is known."""
