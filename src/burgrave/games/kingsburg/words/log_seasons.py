"""The seasons in the log: dice, the council's support, gains and payments, buildings and powers."""

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
from burgrave.games.kingsburg.words.entries import BuildEntry, EntryBuilder, PowersEntry, SupportEntry, UseEntry
from burgrave.games.kingsburg.words.labels import spent
from burgrave.games.kingsburg.words.sentences import enemy_card, source_title

if TYPE_CHECKING:
    from burgrave.games.kingsburg.words.log import LogBuilder

BATTLE_SOURCES: Final = ("battles", "strongest", "victories", "defeats", "razed")
BUILD: Final = "build"
ADVISERS: Final = "advisers"


# ---- dice ------------------------------------------------------------------------------------------------------------


def neutral(log: LogBuilder, seat: int, *dice: int) -> None:
    """Log where the neutral dice lie."""
    placed = [groups.place_of(code) for code in log.state.groups if groups.seat_of(code) == groups.NEUTRAL]
    advisers = ", ".join(log.language.ranked_adviser(place) for place in sorted(placed))
    keys = [f"adviser:{place + 1}" for place in placed]
    log.add_entry(None, log.language.gettext("Neutral dice: {advisers}").format(advisers=advisers), keys=keys)


def order(log: LogBuilder, seat: int, *seats: int) -> None:
    """Log the turn order, with the sums that decide it."""
    _ = log.language.gettext
    log.add_entry(None, _("Order: {players}").format(players=sums_of(log, seats)), _("Lowest roll first"))


def sums_of(log: LogBuilder, seats: tuple[int, ...]) -> str:
    """Return the players in turn order, each with the sum it rolled."""
    return ", ".join(f"{log.language.player(seat)} ({rolled_by(log, seat)})" for seat in seats)


def rolled_by(log: LogBuilder, seat: int) -> int:
    """Return the sum of all dice of a seat."""
    return sum(log.state.dice[seat * DICE : (seat + 1) * DICE])


def reroll(log: LogBuilder, seat: int, source: str, *dice: int) -> None:
    """Log dice that were rolled again, with the power that allows it."""
    language = log.language
    with_power(
        log,
        seat,
        language.gettext("rolled again: {dice}").format(dice=language.numbers(dice)),
        detail=source_title(language, source),
    )


def with_power(log: LogBuilder, seat: int, text: str, key: str = "", detail: str = "") -> None:
    """Add a text to the entry of the power that its owner uses now; without such an entry, add a new one."""
    current = log.current
    if isinstance(current, UseEntry) and current.seat == seat:
        current.texts.append(text)
        current.keys += [key] if key else []
    else:
        log.add_entry(seat, text, detail, keys=[key] if key else [])


# ---- the council -----------------------------------------------------------------------------------------------------


def influence(log: LogBuilder, seat: int, place: int, mask: int, extras: int, *values: int) -> None:
    """Log which dice lie where."""
    language = log.language
    builder = log.open_entry(EntryBuilder, seat, "influence")
    numbers = iter(values)
    dice = [next(numbers) if mask >> die & 1 else 0 for die in range(DICE)]
    text = language.gettext("put {dice} on {adviser}")
    builder.texts.append(text.format(dice=language.dice(dice, mask), adviser=language.the_adviser(place)))
    extras_spent = spent(language, extras)
    if extras_spent:
        builder.details.append(language.gettext("with {things}").format(things=language.both(extras_spent)))
    builder.keys.append(f"adviser:{place + 1}" if place < RANKS else f"private:{groups.RANK[place]}")


def pass_(log: LogBuilder, seat: int, is_forced: int) -> None:
    """Log who passes. A seat without coloured dice needs no entry."""
    _ = log.language.gettext
    if not is_forced:
        log.add_entry(seat, _("passed"))
    elif not log.is_council_clear() and log.state.dice_left[seat] & COLOURED_MASK:
        log.add_entry(seat, _("had to pass"), _("No adviser left for these dice"))


def mark(log: LogBuilder, seat: int, place: int) -> None:
    """Log an adviser that is open to one seat alone."""
    language = log.language
    text = language.gettext("alone may influence {adviser} this year").format(adviser=language.the_adviser(place))
    log.add_entry(seat, text, keys=[f"adviser:{place + 1}"])


def support(log: LogBuilder, seat: int, place: int) -> None:
    """Begin the entry of an adviser's support. What it gives is added later."""
    builder = log.open_entry(SupportEntry, seat, ADVISERS)
    builder.place = place
    log.support = builder
    if place < RANKS:
        builder.keys.append(f"adviser:{place + 1}")


def support_entry(log: LogBuilder, seat: int) -> SupportEntry:
    """Return the entry of the adviser who serves the seat now. After a choice it belongs to the action before."""
    for candidate in (log.current, log.support):
        if isinstance(candidate, SupportEntry) and candidate.seat == seat:
            return candidate
    last_support = log.support
    builder = log.open_entry(SupportEntry, seat, ADVISERS)
    builder.place = log.serving_adviser(seat)
    if builder.place >= 0:
        log.support = builder
    elif last_support is not None:
        # The seat gets something because an adviser served another one.
        builder.details.append(log.language.adviser(last_support.place))
    return builder


def copy(log: LogBuilder, seat: int, place: int) -> None:
    """Begin the entry of support by an adviser whom nobody influenced."""
    log.open_entry(SupportEntry, seat, ADVISERS).place = place


def decline_support(log: LogBuilder, seat: int, place: int) -> None:
    """Log an offer of an adviser that was not taken."""
    language = log.language
    if place >= 0:
        log.add_entry(seat, language.gettext("took nothing {adviser}").format(adviser=language.from_adviser(place)))
    else:
        log.add_entry(seat, language.gettext("took nothing"))


def lapse(log: LogBuilder, seat: int, step: str) -> None:
    """Log that a seat could not pay an adviser. Other steps that lapse need no entry."""
    language, current = log.language, log.current
    if step == "Receive" and isinstance(current, SupportEntry) and current.seat == seat:
        adviser = language.from_adviser(current.place)
        current.texts.append(language.gettext("took nothing {adviser}").format(adviser=adviser))
        current.details.append(language.gettext("nothing to pay with"))


def peek(log: LogBuilder, seat: int, deck: int) -> None:
    """Log that a seat looked at the enemy. What it saw is for that seat alone."""
    builder = log.current
    if builder is None or builder.seat != seat:
        builder = log.open_entry(EntryBuilder, seat, "peek")
    builder.texts.append(log.language.gettext("looked at the enemy"))
    builder.keys.append(f"enemy:{deck + 1}")


def whisper(log: LogBuilder, seat: int, kind: str, card: int, deck: int) -> None:
    """Log what only one seat may read."""
    language = log.language
    if kind == "enemy" and log.current is not None and log.current.seat == seat:
        detail = language.gettext("{enemy}; only you have seen it")
        log.current.details.append(detail.format(enemy=enemy_card(language, card)))


def secret(log: LogBuilder, seat: int) -> None:
    """Log a choice that was made in secret. The last one needs no entry, because all is revealed."""
    if not log.is_followed_by(*log.language.words.revealed):
        log.add_entry(seat, log.language.gettext("chose in secret"))


# ---- what changes hands ----------------------------------------------------------------------------------------------


def gain(log: LogBuilder, seat: int, kind: int, count: int, source: str) -> None:
    """Add a gain or payment to the entry of its source."""
    language, current = log.language, log.current
    if not count:
        return
    if source == ADVISERS:
        is_token = isinstance(current, EntryBuilder) and current.theme == "influence" and current.seat == seat and count < 0
        if not is_token:
            support_entry(log, seat).change(kind, count)
    elif source == "buildings":
        log.continue_entry(BuildEntry, seat, BUILD).change(kind, count)
    elif source == "favour":
        text = language.gettext("took {things}").format(things=language.amount(kind, count))
        log.add_entry(seat, text, language.gettext("Royal aid"))
    elif source in BATTLE_SOURCES:
        log_battles.gain(log, seat, kind, count)
    elif isinstance(current, UseEntry) and current.seat == seat and current.theme == source:
        current.change(kind, count)
    else:
        log.continue_entry(PowersEntry, seat, "powers").add(source, kind, count)


def score(log: LogBuilder, seat: int, source: str, points: int) -> None:
    """Add points to the entry of their source."""
    language, current = log.language, log.current
    if log.is_over:
        builder = log.continue_entry(EntryBuilder, seat, "last")
        builder.texts = [language.gettext("scored at the end")]
        builder.details.append(f"{source_title(language, source)}: {points}")
        builder.score(points)
    elif source == ADVISERS:
        support_entry(log, seat).score(points)
    elif source == "buildings":
        log.continue_entry(BuildEntry, seat, BUILD).score(points)
    elif source == "favour":
        number = buildings(log.state, seat)
        detail = language.ngettext("Most buildings: {count}", "Most buildings: {count}", number).format(count=number)
        log.add_entry(seat, language.gettext("is in the king's favour"), detail, points)
    elif source in BATTLE_SOURCES:
        log_battles.score(log, seat, source, points)
    elif isinstance(current, UseEntry) and current.seat == seat and current.theme == source:
        current.score(points)
    else:
        log.continue_entry(PowersEntry, seat, "powers").add(source, POINT, points)


# ---- the province ----------------------------------------------------------------------------------------------------


def build(log: LogBuilder, seat: int, building: int) -> None:
    """Log a building. One that comes from a power is added to the power's entry."""
    text = log.language.gettext("built {building}").format(building=log.language.the_power(building))
    key = f"{seat}.building:{BUILDINGS[building]}"
    current = log.current
    if isinstance(current, UseEntry) and current.seat == seat:
        current.texts.append(text)
        current.keys.append(key)
        return
    builder = log.continue_entry(BuildEntry, seat, BUILD)
    builder.texts.append(text)
    builder.keys.append(key)
    builder.printed = log.state.book.points[building]


def build_nothing(log: LogBuilder, seat: int) -> None:
    """Log that a seat builds nothing though it could, or nothing more after a first building."""
    _ = log.language.gettext
    past = log.state.past
    before = past[0] if past else None
    is_second = before is not None and before[1] == seat and log.state.rules.actions[before[2]].verb == BUILD
    log.add_entry(seat, _("built nothing more") if is_second else _("built nothing"))


def envoy_used(log: LogBuilder, seat: int) -> None:
    """Add the envoy to the entry of a building. In the influence step the entry of the dice has him already."""
    if log.is_own(BUILD):
        log.continue_entry(BuildEntry, seat, BUILD).details.append(log.language.gettext("with the king's envoy"))


def use(log: LogBuilder, seat: int, number: int) -> None:
    """Begin the entry of a power that is used. What it brings is added later. A card that nobody has needs no such entry."""
    language, effect = log.language, DECLARED[number]
    if not language.is_used(effect.power):
        return
    builder = log.open_entry(UseEntry, seat, effect.name)
    builder.texts.append(language.gettext("used {power}").format(power=language.the_power(effect.power)))
    if effect.power < len(BUILDINGS):
        builder.keys.append(f"{seat}.{effect.name}")


def waive(log: LogBuilder, seat: int, number: int) -> None:
    """Log a loss that happened while there was nothing to lose."""
    name = log.language.power(DECLARED[number].power)
    log.add_entry(seat, log.language.gettext("took {power} first: nothing to lose").format(power=name))


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
