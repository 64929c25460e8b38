"""The course of the year in the log: headings, and what the king does between the seasons."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from burgrave.games.kingsburg.words.log import LogBuilder


def year(log: LogBuilder, seat: int, number: int) -> None:
    """Remember the year for the headings that follow."""
    log.year = number


def phase(log: LogBuilder, seat: int, number: int) -> None:
    """Log the heading of a phase."""
    log.add_phase_heading(number)


def over(log: LogBuilder, seat: int) -> None:
    """Log the heading of the final scoring."""
    log.is_over = True
    log.add_heading(log.language.gettext("Final scoring"))
    if not log.is_followed_by("score"):
        log.add_entry(None, log.language.gettext("Nothing more to score"))


def aid(log: LogBuilder, seat: int) -> None:
    """Log whom the king helps."""
    _ = log.language.gettext
    log.add_entry(seat, _("gets a white die for spring"), _("Royal aid: fewest buildings, then resources"))


def white_die(log: LogBuilder, seat: int) -> None:
    """Log all seats that get a white die together, at the first of these events."""
    if log.index and log.events[log.index - 1][0] == "white_die":
        return
    language = log.language
    events = takewhile(lambda other: other[0] == "white_die", log.events[log.index :])
    players = language.both([language.player(other[1]) for other in events])
    log.add_entry(None, language.gettext("A white die for {players}").format(players=players), language.gettext("For this season"))


def envoy(log: LogBuilder, seat: int) -> None:
    """Log who gets the envoy, and why."""
    _ = log.language.gettext
    detail = _("Fewest buildings, then resources") if log.state.phase else ""
    log.add_entry(seat, _("receives the king's envoy"), detail, keys=[f"{seat}.envoy"])


def envoy_back(log: LogBuilder, seat: int) -> None:
    """Log that the envoy was not needed."""
    log.add_entry(seat, log.language.gettext("sends the king's envoy home unused"))


def no_envoy(log: LogBuilder, seat: int) -> None:
    """Log that nobody gets the envoy."""
    _ = log.language.gettext
    log.add_entry(None, _("The king's envoy goes to nobody"), _("Several have the fewest buildings and resources"))


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
"""By kind of event: logs it."""
