"""Events of destiny cards, in sentences and in the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.kingsburg.ids import POWERS
from burgrave.games.kingsburg.modules.destiny.printed import FIRST_CARD
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.log import LogBuilder
from burgrave.games.kingsburg.words.powers import power_text

WILDS_SUCCESS: Final = 4
"""The lowest white die with which the wilds bring something."""


def destiny(language: Language, seat: int, card: int) -> str:
    """Say which card is turned up for the year."""
    return language.gettext("The card of the year: {card}.").format(card=language.power(FIRST_CARD + card))


def unused(language: Language, seat: int, card: int) -> str:
    """Say that a card is discarded because the scenario does not use it."""
    sentence = language.gettext("A card that the scenario does not use is discarded: {card}.")
    return sentence.format(card=language.power(FIRST_CARD + card))


def wilds(language: Language, seat: int, die: int) -> str:
    """Say what the die for the wilds shows."""
    return language.gettext("A white die decides on the wilds: {die}.").format(die=die)


SENTENCES: Final[dict[str, Callable[..., str]]] = {
    "destiny": destiny,
    "destiny_unused": unused,
    "envoy_delayed": lambda language, seat: language.gettext("The king's envoy is delayed this year."),
    "wilds": wilds,
}
"""By kind of event: returns its sentence."""


def log_destiny(log: LogBuilder, seat: int, card: int) -> None:
    """Log the card with its text."""
    language, power = log.language, FIRST_CARD + card
    text = language.gettext("The card of the year: {card}").format(card=language.power(power))
    log.add_entry(None, text, power_text(language, power), keys=[POWERS[power]])


def log_unused(log: LogBuilder, seat: int, card: int) -> None:
    """Log a card that the scenario does not use."""
    _ = log.language.gettext
    name = log.language.power(FIRST_CARD + card)
    log.add_entry(None, _("Discarded: {card}").format(card=name), _("The scenario does not use this card"))


def log_envoy_delayed(log: LogBuilder, seat: int) -> None:
    """Log that the envoy does not come."""
    log.add_entry(None, log.language.gettext("The king's envoy is delayed this year"))


def log_wilds(log: LogBuilder, seat: int, die: int) -> None:
    """Log what the die brought everybody."""
    language = log.language
    detail = language.gettext("Everybody takes 1 wood") if die >= WILDS_SUCCESS else language.gettext("Nobody finds anything")
    log.add_entry(None, language.gettext("Undiscovered Wilds: the white die shows {die}").format(die=die), detail)


def log_wood_of_wilds(log: LogBuilder, seat: int, kind: int, count: int, source: str) -> bool:
    """Return whether a gain is the wood of the wilds, which is in the entry of the die already."""
    return source == "destiny:undiscovered_wilds"


LOG_HANDLERS: Final[dict[str, Callable[..., None]]] = {
    "destiny": log_destiny,
    "destiny_unused": log_unused,
    "envoy_delayed": log_envoy_delayed,
    "wilds": log_wilds,
}
"""By kind of event: logs it."""
