"""How everybody gets a governor, in words: questions, choices and events."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from burgrave.engine.agenda import Step
from burgrave.games.kingsburg.ids import POWERS
from burgrave.games.kingsburg.modules.governors.cards import FIRST_GOVERNOR
from burgrave.games.kingsburg.modules.governors.choosing import Bid, KeepGovernors, Nominate
from burgrave.games.kingsburg.modules.governors.court import court_of
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.words.entries import EntryBuilder
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.log import LogBuilder
from burgrave.games.language import player_sentence
from burgrave.games.words import PromptTexts, Texts

if TYPE_CHECKING:
    from burgrave.engine.action import Action

THEME: Final = "governor"
"""The theme of entries about who becomes which governor."""


def governor_name(language: Language, number: int) -> str:
    """Return a governor's name alone."""
    return language.power(FIRST_GOVERNOR + number)


def the_governor(language: Language, number: int) -> str:
    """Return a governor's name as an object."""
    return language.the_power(FIRST_GOVERNOR + number)


# ---- questions and choices -------------------------------------------------------------------------------------------


def keep_question(language: Language, state: State, seat: int, step: KeepGovernors) -> PromptTexts:
    """Ask for one of three cards."""
    _ = language.gettext
    return _("Choose your governor"), _("in secret; all are revealed together")


def nominate_question(language: Language, state: State, seat: int, step: Nominate) -> PromptTexts:
    """Ask for a card to bid for."""
    _ = language.gettext
    return _("Choose a governor to bid for"), _("you open the bidding with points")


def bid_question(language: Language, state: State, seat: int, step: Bid) -> PromptTexts:
    """Ask how many points are bid."""
    _ = language.gettext
    court = court_of(state)
    name = governor_name(language, court.nominated)
    if court.bid < 0:
        return _("{name}: open the bidding").format(name=name), _("points that you begin with less; 0 will do")
    hint = _("{player} bids {points}").format(player=language.player(court.bidder), points=language.points(court.bid))
    return _("{name}: bid or pass").format(name=name), hint


def keep_label(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of keeping a governor."""
    number = action.args[0]
    label = language.gettext("Keep {governor}").format(governor=the_governor(language, number))
    return label, governor_name(language, number), ""


def nominate_label(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of nominating a governor for the auction."""
    number = action.args[0]
    label = language.gettext("Bid for {governor}").format(governor=the_governor(language, number))
    return label, governor_name(language, number), ""


def bid_label(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of a bid."""
    points = language.points(action.args[0])
    return language.gettext("Bid {points}").format(points=points), points, ""


# ---- sentences -------------------------------------------------------------------------------------------------------


def governor(language: Language, seat: int, number: int) -> str:
    """Say which governor a player becomes."""
    sentence = language.gettext("{name} becomes governor: {governor}.")
    return sentence.format(name=language.player(seat), governor=governor_name(language, number))


def nominate(language: Language, seat: int, number: int) -> str:
    """Say which card a player nominates for the auction."""
    sentence = language.gettext("{name} opens the bidding for {governor}.")
    return sentence.format(name=language.player(seat), governor=the_governor(language, number))


def bid(language: Language, seat: int, points: int) -> str:
    """Say how many points a player bids."""
    return language.gettext("{name} bids {points}.").format(name=language.player(seat), points=language.points(points))


SENTENCES: Final[dict[str, Callable[..., str]]] = {
    "governor": governor,
    "nominate": nominate,
    "bid": bid,
    "bid_pass": player_sentence(lambda language: language.gettext("{name} bids no more.")),
}
"""By kind of event: returns its sentence."""


# ---- the log ---------------------------------------------------------------------------------------------------------


def log_governor(log: LogBuilder, seat: int, number: int) -> None:
    """Log which governor a seat becomes. What it bid is in the entry already."""
    builder = log.continue_entry(EntryBuilder, seat, THEME)
    title = governor_name(log.language, number)
    builder.texts.append(log.language.gettext("becomes governor: {governor}").format(governor=title))
    builder.keys.append(f"{seat}.{POWERS[FIRST_GOVERNOR + number]}")


def log_nominate(log: LogBuilder, seat: int, number: int) -> None:
    """Log a card that is nominated for the auction."""
    text = log.language.gettext("opens the bidding for {governor}")
    log.add_entry(seat, text.format(governor=the_governor(log.language, number)))


def log_bid(log: LogBuilder, seat: int, points: int) -> None:
    """Log how many points a seat bids."""
    log.add_entry(seat, log.language.gettext("bid {points}").format(points=log.language.points(points)))


def log_bid_pass(log: LogBuilder, seat: int) -> None:
    """Log that a seat leaves the bidding."""
    log.add_entry(seat, log.language.gettext("bid no more"))


def log_price(log: LogBuilder, seat: int, source: str, points: int) -> bool:
    """Begin the entry of a governor with the points paid for it; return whether the points are a bid."""
    if source != "bids":
        return False
    builder = log.open_entry(EntryBuilder, seat, THEME)
    builder.score(points)
    builder.details.append(log.language.gettext("paid {things}").format(things=log.language.points(-points)))
    return True


LOG_HANDLERS: Final[dict[str, Callable[..., None]]] = {
    "governor": log_governor,
    "nominate": log_nominate,
    "bid": log_bid,
    "bid_pass": log_bid_pass,
}
"""By kind of event: logs it."""
