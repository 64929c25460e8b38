"""The seasons in the log: dice, the council's support, what changes hands, what is built and used."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from burgrave.games.kingsburg.buildings import BUILDINGS
from burgrave.games.kingsburg.bundles import POINT
from burgrave.games.kingsburg.calendar import COLOURED_MASK, DICE
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.holdings import buildings
from burgrave.games.kingsburg.powers import DECLARED
from burgrave.games.kingsburg.steps import groups
from burgrave.games.kingsburg.words import log_battles
from burgrave.games.kingsburg.words.labels import spent
from burgrave.games.kingsburg.words.log_entries import BuildEntry, EntryBuilder, PowersEntry, SupportEntry, UseEntry
from burgrave.games.kingsburg.words.sentences import enemy_card, source_title

if TYPE_CHECKING:
    from burgrave.games.kingsburg.words.log import LogBuilder

BATTLE_SOURCES: Final = ("battles", "strongest", "victories", "defeats", "razed")
BUILD: Final = "build"
ADVISERS: Final = "advisers"


# ---- dice ------------------------------------------------------------------------------------------------------------


def neutral(log: LogBuilder, seat: int, *dice: int) -> None:
    """Enter where the neutral dice lie."""
    placed = [groups.place_of(code) for code in log.state.groups if groups.seat_of(code) == groups.NEUTRAL]
    advisers = ", ".join(log.language.ranked_adviser(place) for place in sorted(placed))
    keys = [f"adviser:{place + 1}" for place in placed]
    log.say(None, log.language.gettext("Neutral dice: {advisers}").format(advisers=advisers), keys=keys)


def order(log: LogBuilder, seat: int, *seats: int) -> None:
    """Enter who comes when, with the sums that decide it."""
    _ = log.language.gettext
    log.say(None, _("Order: {players}").format(players=sums_of(log, seats)), _("Lowest roll first"))


def sums_of(log: LogBuilder, seats: tuple[int, ...]) -> str:
    """Players in turn order, each with what it rolled."""
    return ", ".join(f"{log.language.player(seat)} ({rolled_by(log, seat)})" for seat in seats)


def rolled_by(log: LogBuilder, seat: int) -> int:
    """What all dice of a seat show together."""
    return sum(log.state.dice[seat * DICE : (seat + 1) * DICE])


def reroll(log: LogBuilder, seat: int, source: str, *dice: int) -> None:
    """Enter dice that were rolled again, with the power that allows it."""
    language = log.language
    with_power(
        log,
        seat,
        language.gettext("rolled again: {dice}").format(dice=language.numbers(dice)),
        detail=source_title(language, source),
    )


def with_power(log: LogBuilder, seat: int, text: str, key: str = "", detail: str = "") -> None:
    """Add to the entry of the power that its owner uses now; where there is none, an entry of its own."""
    current = log.current
    if isinstance(current, UseEntry) and current.seat == seat:
        current.texts.append(text)
        current.keys += [key] if key else []
    else:
        log.say(seat, text, detail, keys=[key] if key else [])


# ---- the council -----------------------------------------------------------------------------------------------------


def influence(log: LogBuilder, seat: int, place: int, mask: int, extras: int, *values: int) -> None:
    """Enter which dice lie where."""
    language = log.language
    builder = log.open(EntryBuilder, seat, "influence")
    numbers = iter(values)
    dice = [next(numbers) if mask >> die & 1 else 0 for die in range(DICE)]
    text = language.gettext("put {dice} on {adviser}")
    builder.texts.append(text.format(dice=language.dice(dice, mask), adviser=language.the_adviser(place)))
    more = spent(language, extras)
    if more:
        builder.details.append(language.gettext("with {things}").format(things=language.both(more)))
    builder.keys.append(f"adviser:{place + 1}" if place < RANKS else f"private:{groups.RANK[place]}")


def pass_(log: LogBuilder, seat: int, is_forced: int) -> None:
    """Enter who passes; who has no coloured dice left needs no words."""
    _ = log.language.gettext
    if not is_forced:
        log.say(seat, _("passed"))
    elif not log.is_council_clear() and log.state.dice_left[seat] & COLOURED_MASK:
        log.say(seat, _("had to pass"), _("No adviser left for these dice"))


def mark(log: LogBuilder, seat: int, place: int) -> None:
    """Enter an adviser that is open to one seat alone."""
    language = log.language
    text = language.gettext("alone may influence {adviser} this year").format(adviser=language.the_adviser(place))
    log.say(seat, text, keys=[f"adviser:{place + 1}"])


def support(log: LogBuilder, seat: int, place: int) -> None:
    """Begin the entry of an adviser's support: what it gives follows, or a choice."""
    builder = log.open(SupportEntry, seat, ADVISERS)
    builder.place = place
    log.support = builder
    if place < RANKS:
        builder.keys.append(f"adviser:{place + 1}")


def supported(log: LogBuilder, seat: int) -> SupportEntry:
    """The entry of the adviser who helps now: opened by the action before, if there was something to choose."""
    for known in (log.current, log.support):
        if isinstance(known, SupportEntry) and known.seat == seat:
            return known
    giver = log.support
    builder = log.open(SupportEntry, seat, ADVISERS)
    builder.place = log.served(seat)
    if builder.place >= 0:
        log.support = builder
    elif giver is not None:
        # Whom an adviser helps besides.
        builder.details.append(log.language.adviser(giver.place))
    return builder


def copy(log: LogBuilder, seat: int, place: int) -> None:
    """Begin the entry of support by an adviser whom nobody influenced."""
    log.open(SupportEntry, seat, ADVISERS).place = place


def decline_support(log: LogBuilder, seat: int, place: int) -> None:
    """Enter an offer that was not taken."""
    language = log.language
    if place >= 0:
        log.say(seat, language.gettext("took nothing {adviser}").format(adviser=language.from_adviser(place)))
    else:
        log.say(seat, language.gettext("took nothing"))


def lapse(log: LogBuilder, seat: int, step: str) -> None:
    """Enter that somebody could not pay an adviser; other steps that lapse need no words."""
    language, current = log.language, log.current
    if step == "Receive" and isinstance(current, SupportEntry) and current.seat == seat:
        adviser = language.from_adviser(current.place)
        current.texts.append(language.gettext("took nothing {adviser}").format(adviser=adviser))
        current.details.append(language.gettext("nothing to pay with"))


def peek(log: LogBuilder, seat: int, deck: int) -> None:
    """Enter that somebody looked; what they saw is for them alone."""
    builder = log.current
    if builder is None or builder.seat != seat:
        builder = log.open(EntryBuilder, seat, "peek")
        builder.joins = log.is_own("look")
    builder.texts.append(log.language.gettext("looked at the enemy"))
    builder.keys.append(f"enemy:{deck + 1}")


def whisper(log: LogBuilder, seat: int, kind: str, card: int, deck: int) -> None:
    """Enter what only one seat may read."""
    language = log.language
    if kind == "enemy" and log.current is not None and log.current.seat == seat:
        detail = language.gettext("{enemy}; only you have seen it")
        log.current.details.append(detail.format(enemy=enemy_card(language, card)))


def secret(log: LogBuilder, seat: int) -> None:
    """Enter a choice that was made in secret; the last one needs no words, for all is revealed."""
    if not log.later(*log.language.words.revealed):
        log.say(seat, log.language.gettext("chose in secret"))


# ---- what changes hands ----------------------------------------------------------------------------------------------


def gain(log: LogBuilder, seat: int, kind: int, count: int, source: str) -> None:
    """Add what comes or goes to the entry of its source."""
    language, current = log.language, log.current
    if not count:
        return
    if source == ADVISERS:
        is_token = isinstance(current, EntryBuilder) and current.theme == "influence" and current.seat == seat and count < 0
        if not is_token:
            supported(log, seat).change(kind, count)
    elif source == "buildings":
        log.going_on(BuildEntry, seat, BUILD).change(kind, count)
    elif source == "favour":
        text = language.gettext("took {things}").format(things=language.amount(kind, count))
        log.say(seat, text, language.gettext("Royal aid"))
    elif source in BATTLE_SOURCES:
        log_battles.gain(log, seat, kind, count)
    elif isinstance(current, UseEntry) and current.seat == seat and current.theme == source:
        current.change(kind, count)
    else:
        log.going_on(PowersEntry, seat, "powers").add(source, kind, count)


def score(log: LogBuilder, seat: int, source: str, points: int) -> None:
    """Add points to the entry of their source."""
    language, current = log.language, log.current
    if log.is_over:
        builder = log.going_on(EntryBuilder, seat, "last")
        builder.texts = [language.gettext("scored at the end")]
        builder.details.append(f"{source_title(language, source)}: {points}")
        builder.score(points)
    elif source == ADVISERS:
        supported(log, seat).score(points)
    elif source == "buildings":
        log.going_on(BuildEntry, seat, BUILD).score(points)
    elif source == "favour":
        number = buildings(log.state, seat)
        detail = language.ngettext("Most buildings: {count}", "Most buildings: {count}", number).format(count=number)
        log.say(seat, language.gettext("is in the king's favour"), detail, points)
    elif source in BATTLE_SOURCES:
        log_battles.score(log, seat, source, points)
    elif isinstance(current, UseEntry) and current.seat == seat and current.theme == source:
        current.score(points)
    else:
        log.going_on(PowersEntry, seat, "powers").add(source, POINT, points)


# ---- the province ----------------------------------------------------------------------------------------------------


def build(log: LogBuilder, seat: int, building: int) -> None:
    """Enter a building; one that comes by a power belongs to the entry of that."""
    text = log.language.gettext("built {building}").format(building=log.language.the_power(building))
    key = f"{seat}.building:{BUILDINGS[building]}"
    current = log.current
    if isinstance(current, UseEntry) and current.seat == seat:
        current.texts.append(text)
        current.keys.append(key)
        return
    builder = log.going_on(BuildEntry, seat, BUILD)
    builder.texts.append(text)
    builder.keys.append(key)
    builder.printed = log.state.book.points[building]


def build_nothing(log: LogBuilder, seat: int) -> None:
    """Enter that nothing is built though it could be paid; nothing more, where a second building was allowed."""
    _ = log.language.gettext
    past = log.state.past
    before = past[0] if past else None
    is_second = before is not None and before[1] == seat and log.state.rules.actions[before[2]].verb == BUILD
    log.say(seat, _("built nothing more") if is_second else _("built nothing"))


def envoy_used(log: LogBuilder, seat: int) -> None:
    """Add the envoy to the entry of a building; in the influence step the entry of the dice has him already."""
    if log.is_own(BUILD):
        log.going_on(BuildEntry, seat, BUILD).details.append(log.language.gettext("with the king's envoy"))


def use(log: LogBuilder, seat: int, number: int) -> None:
    """Begin the entry of a power that is used: what it brings follows. A card that nobody has needs no words but that."""
    language, effect = log.language, DECLARED[number]
    if not language.is_used(effect.power):
        return
    builder = log.open(UseEntry, seat, effect.name)
    builder.texts.append(language.gettext("used {power}").format(power=language.the_power(effect.power)))
    if effect.power < len(BUILDINGS):
        builder.keys.append(f"{seat}.{effect.name}")


def waive(log: LogBuilder, seat: int, number: int) -> None:
    """Enter a loss that came while there was nothing to lose."""
    name = log.language.power(DECLARED[number].power)
    log.say(seat, log.language.gettext("took {power} first: nothing to lose").format(power=name))


HANDLERS: Final[dict[str, Callable[..., None]]] = {
    "envoy_used": envoy_used,
    "neutral": neutral,
    "order": order,
    "reroll": reroll,
    "influence": influence,
    "pass": pass_,
    "mark": mark,
    "support": support,
    "receive": support,
    "copy": copy,
    "decline_support": decline_support,
    "lapse": lapse,
    "peek": peek,
    "whisper": whisper,
    "secret": secret,
    "gain": gain,
    "score": score,
    "build": build,
    "build_nothing": build_nothing,
    "use": use,
    "waive": waive,
}
"""By kind of event; a roll is in the entry of the order it makes, what is declined and who ends needs no words."""
