"""The course of the year in the log: headings, and what the king does between the seasons."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from burgrave.games.kingsburg.words.log import LogBuilder


def year(log: LogBuilder, seat: int, number: int) -> None:
    """Remember the year of the headings that follow."""
    log.year = number


def phase(log: LogBuilder, seat: int, number: int) -> None:
    """Enter the heading of a phase."""
    log.phase_begins(number)


def over(log: LogBuilder, seat: int) -> None:
    """Enter the heading of the last points, which follow if there are any."""
    log.is_over = True
    log.head(log.language.gettext("Final scoring"))
    if not log.later("score"):
        log.say(None, log.language.gettext("Nothing more to score"))


def aid(log: LogBuilder, seat: int) -> None:
    """Enter whom the king helps."""
    _ = log.language.gettext
    log.say(seat, _("gets a white die for spring"), _("Royal aid: fewest buildings, then resources"))


def white_die(log: LogBuilder, seat: int) -> None:
    """Enter all who get a white die together, with the first of them."""
    if log.at and log.events[log.at - 1][0] == "white_die":
        return
    language = log.language
    events = takewhile(lambda other: other[0] == "white_die", log.events[log.at :])
    players = language.both([language.player(other[1]) for other in events])
    log.say(None, language.gettext("A white die for {players}").format(players=players), language.gettext("For this season"))


def envoy(log: LogBuilder, seat: int) -> None:
    """Enter who gets the envoy, and why."""
    _ = log.language.gettext
    detail = _("Fewest buildings, then resources") if log.state.phase else ""
    log.say(seat, _("receives the king's envoy"), detail, keys=[f"{seat}.envoy"])


def envoy_back(log: LogBuilder, seat: int) -> None:
    """Enter that the envoy was not needed."""
    log.say(seat, log.language.gettext("sends the king's envoy home unused"))


def no_envoy(log: LogBuilder, seat: int) -> None:
    """Enter that nobody gets the envoy."""
    _ = log.language.gettext
    log.say(None, _("The king's envoy goes to nobody"), _("Several have the fewest buildings and resources"))


HANDLERS: Final[dict[str, Callable[..., None]]] = {
    "year": year,
    "phase": phase,
    "over": over,
    "aid": aid,
    "white_die": white_die,
    "envoy": envoy,
    "envoy_back": envoy_back,
    "no_envoy": no_envoy,
}
"""By kind of event."""
