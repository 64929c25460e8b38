"""Events of whims, and what they change in the council's support, in sentences and in the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.kingsburg.modules.whims.printed import FIRST_TILE
from burgrave.games.kingsburg.words.entries import SupportEntry
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.log import LogBuilder
from burgrave.games.kingsburg.words.log_seasons import ADVISERS
from burgrave.games.kingsburg.words.powers import reward_text

# ---- sentences -------------------------------------------------------------------------------------------------------


def whim(language: Language, seat: int, place: int) -> str:
    """Say that a tile is laid on an adviser."""
    sentence = language.gettext("A whim changes what this adviser gives: {adviser}.")
    return sentence.format(adviser=language.adviser(place))


def whim_gone(language: Language, seat: int, place: int) -> str:
    """Say that a tile leaves an adviser."""
    return language.gettext("The whim of this adviser is gone: {adviser}.").format(adviser=language.adviser(place))


def whim_resource(language: Language, seat: int, kind: int) -> str:
    """Say what lies on the tile of rank 5."""
    return language.gettext("On the whim of rank 5 lies {things}.").format(things=language.amount(kind, 1))


def granted(language: Language, seat: int, served: int, kind: int) -> str:
    """Say what a neighbour chose for a player."""
    sentence = language.gettext("{name} chooses for {other}: {things}.")
    return sentence.format(name=language.player(seat), other=language.player(served), things=language.amount(kind, 1))


def name(language: Language, seat: int, friend: int) -> str:
    """Say which player is named."""
    return language.gettext("{name} names {other}.").format(name=language.player(seat), other=language.player(friend))


SENTENCES: Final[dict[str, Callable[..., str]]] = {
    "whim": whim,
    "whim_gone": whim_gone,
    "whim_resource": whim_resource,
    "granted": granted,
    "name": name,
}
"""By kind of event: returns its sentence."""


# ---- the log ---------------------------------------------------------------------------------------------------------


def log_whim(log: LogBuilder, seat: int, place: int) -> None:
    """Log a tile with its text. Where all come at once, log that once."""
    language = log.language
    laid = [event for event in log.events if event[0] == "whim"]
    if len(laid) == 1:
        text = language.gettext("A new whim: {adviser} ({rank})").format(adviser=language.adviser(place), rank=place + 1)
        log.add_entry(None, text, reward_text(language, FIRST_TILE + place), keys=[f"adviser:{place + 1}"])
    elif log.events[log.index] is laid[0]:
        log.add_entry(None, language.gettext("Whims lie on the advisers of rank 1 to {rank}").format(rank=laid[-1][2] + 1))


def log_whim_gone(log: LogBuilder, seat: int, place: int) -> None:
    """Log that a tile leaves an adviser."""
    text = log.language.gettext("A whim has passed: {adviser} ({rank})")
    log.add_entry(None, text.format(adviser=log.language.adviser(place), rank=place + 1), keys=[f"adviser:{place + 1}"])


def log_whim_resource(log: LogBuilder, seat: int, kind: int) -> None:
    """Log what lies on a tile."""
    text = log.language.gettext("On the whim of rank 5 lies {things}").format(things=log.language.amount(kind, 1))
    log.add_entry(None, text, keys=["adviser:5"])


def log_granted(log: LogBuilder, seat: int, served: int, kind: int) -> None:
    """Begin the entry of what a neighbour chose for a seat."""
    builder = log.open_entry(SupportEntry, served, ADVISERS)
    builder.place = log.serving_adviser(served)
    builder.details.append(log.language.gettext("chosen by {player}").format(player=log.language.player(seat)))


def log_name(log: LogBuilder, seat: int, friend: int) -> None:
    """Log which player is named."""
    log.add_entry(seat, log.language.gettext("named {player}").format(player=log.language.player(friend)))


LOG_HANDLERS: Final[dict[str, Callable[..., None]]] = {
    "whim": log_whim,
    "whim_gone": log_whim_gone,
    "whim_resource": log_whim_resource,
    "granted": log_granted,
    "name": log_name,
}
"""By kind of event: logs it."""


def log_copy(log: LogBuilder, seat: int, place: int) -> bool:
    """Say in the entry of an adviser that its whim gives what another adviser does; return whether there is such an entry."""
    current = log.current
    if not isinstance(current, SupportEntry) or current.seat != seat:
        return False
    current.details.append(log.language.gettext("whim of rank {rank}").format(rank=current.place + 1))
    current.place = place
    return True


def log_gift(log: LogBuilder, seat: int, kind: int, count: int, source: str) -> bool:
    """Log a gift to another player, and return whether the event belongs to one. Its first event is the loss, the next the gain."""
    if source != ADVISERS or not count or log.action is None or not log.is_own("give") or log.index > 1:
        return False
    if count < 0:
        language = log.language
        text = language.gettext("gave {things} to {player}")
        log.add_entry(seat, text.format(things=language.amount(kind, count), player=language.player(log.action.args[1])))
    return True
