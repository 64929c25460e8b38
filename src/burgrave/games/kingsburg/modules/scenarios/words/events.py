"""Events of scenarios, in sentences and in the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.kingsburg.bundles import SOLDIER
from burgrave.games.kingsburg.ids import POWERS
from burgrave.games.kingsburg.modules.scenarios.printed import FIRST_GROUP, NAMES
from burgrave.games.kingsburg.words.entries import EntryBuilder, SupportEntry, UseEntry
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.log import LogBuilder
from burgrave.games.kingsburg.words.log_seasons import ADVISERS, rolled_by, sums_of
from burgrave.games.kingsburg.words.sentences import enemy_card
from burgrave.games.language import player_sentence

BANDITS: Final = FIRST_GROUP + NAMES.index("bandits")
"""The power of the bandits, who get what the lowest free adviser gives."""


# ---- sentences -------------------------------------------------------------------------------------------------------


def claim(language: Language, seat: int, number: int) -> str:
    """Say which group a player claims."""
    sentence = language.gettext("{name} wins over {group}.")
    return sentence.format(name=language.player(seat), group=language.the_power(FIRST_GROUP + number))


def swear(language: Language, seat: int, place: int) -> str:
    """Say that a player puts a token on an adviser."""
    sentence = language.gettext("{name} puts a token on {adviser}.")
    return sentence.format(name=language.player(seat), adviser=language.the_adviser(place))


def remove(language: Language, seat: int, place: int, other: int) -> str:
    """Say that a player removes a neighbour's token."""
    sentence = language.gettext("{name} takes a token of {other} away {adviser}.")
    return sentence.format(name=language.player(seat), adviser=language.from_adviser(place), other=language.player(other))


SENTENCES: Final[dict[str, Callable[..., str]]] = {
    "claim": claim,
    "swear": swear,
    "remove": remove,
    "offer_nothing": player_sentence(lambda language: language.gettext("{name} offers nothing.")),
}
"""By kind of event: returns its sentence."""


# ---- the log ---------------------------------------------------------------------------------------------------------


def log_claim(log: LogBuilder, seat: int, number: int) -> None:
    """Begin the entry of a claimed group. What it costs is added later."""
    power = FIRST_GROUP + number
    builder = log.open_entry(UseEntry, seat, POWERS[power])
    builder.texts.append(log.language.gettext("won over {group}").format(group=log.language.the_power(power)))
    builder.keys.append(POWERS[power])


def log_swear(log: LogBuilder, seat: int, place: int) -> None:
    """Log a token that is put on an adviser."""
    text = log.language.gettext("put a token on {adviser}").format(adviser=log.language.the_adviser(place))
    log.add_entry(seat, text, keys=[f"adviser:{place + 1}"])


def log_remove(log: LogBuilder, seat: int, place: int, other: int) -> None:
    """Log a neighbour's token that is removed."""
    text = log.language.gettext("took a token of {player} away {adviser}")
    text = text.format(player=log.language.player(other), adviser=log.language.from_adviser(place))
    log.add_entry(seat, text, keys=[f"adviser:{place + 1}"])


def log_offer_nothing(log: LogBuilder, seat: int) -> None:
    """Log that a seat offers nothing at the fair."""
    log.add_entry(seat, log.language.gettext("offered nothing"))


LOG_HANDLERS: Final[dict[str, Callable[..., None]]] = {
    "claim": log_claim,
    "swear": log_swear,
    "remove": log_remove,
    "offer_nothing": log_offer_nothing,
}
"""By kind of event: logs it."""


def log_offer(log: LogBuilder, seat: int, kind: int, count: int, source: str) -> bool:
    """Log what is offered at the royal fair; return whether the event is an offer."""
    if source != "royal_fair" or count >= 0:
        return False
    things = log.language.amount(kind, count)
    log.add_entry(seat, log.language.gettext("offered {things} at the royal fair").format(things=things))
    return True


def log_order(log: LogBuilder, seat: int, *seats: int) -> bool:
    """Log a turn order that the aristocracy begins; return whether it is one. The action of claiming it has said so already."""
    _ = log.language.gettext
    if log.is_own("claim"):
        return True
    rolled = [rolled_by(log, other) for other in seats]
    if rolled == sorted(rolled):
        return False
    players = sums_of(log, seats)
    log.add_entry(None, _("Order: {players}").format(players=players), _("The Aristocracy, then the lowest roll"))
    return True


def log_copy(log: LogBuilder, seat: int, place: int) -> bool:
    """Begin the entry of what the bandits get, and return True: the event is always theirs."""
    builder = log.open_entry(SupportEntry, seat, ADVISERS)
    builder.place = place
    builder.details.append(log.language.power(BANDITS))
    return True


def log_valley(log: LogBuilder, seat: int, number: int, deck: int) -> bool:
    """Log the card of the valley, and whether it joins the enemy; return whether the card is of the valley."""
    if not deck:
        return False
    language = log.language
    sent = [event[3] for event in log.events[log.index + 1 : log.index + 2] if event[0] == "gain" and event[2] == SOLDIER]
    if sent:
        log.soldiers = dict.fromkeys(range(log.state.seats), sent[0])
        detail = language.gettext("They join the enemy; the king sends everybody {soldiers} more").format(
            soldiers=language.soldiers(sent[0])
        )
    else:
        detail = language.gettext("They stay in the valley")
    text = language.gettext("In the valley: {enemy}").format(enemy=enemy_card(language, number))
    log.add_entry(None, text, detail, keys=[f"enemy:{deck + 1}"])
    return True


def log_peek(log: LogBuilder, seat: int, deck: int) -> bool:
    """Begin the entry of a look that its seat had to choose, joined to the one before, and return False: the game completes it."""
    if (log.current is None or log.current.seat != seat) and log.is_own("look"):
        log.open_entry(EntryBuilder, seat, "peek").joins = True
    return False
