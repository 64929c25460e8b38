"""How each kind of event enters the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from burgrave.games.kingsburg.buildings import BUILDINGS
from burgrave.games.kingsburg.bundles import POINT
from burgrave.games.kingsburg.calendar import COLOURED_MASK, DICE
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.holdings import buildings
from burgrave.games.kingsburg.powers import DECLARED
from burgrave.games.kingsburg.steps import groups
from burgrave.games.kingsburg.words import battle_deeds, module_deeds, year_deeds
from burgrave.games.kingsburg.words.drafts import BuildDraft, Draft, PowersDraft, SupportDraft, UseDraft
from burgrave.games.kingsburg.words.labels import spent
from burgrave.games.kingsburg.words.sentences import card, source_title

if TYPE_CHECKING:
    from burgrave.games.kingsburg.words.log import Story

BATTLE_SOURCES: Final = ("battles", "strongest", "victories", "defeats", "razed")
BUILD: Final = "build"


# ---- dice ------------------------------------------------------------------------------------------------------------


def neutral(story: Story, event: Any) -> None:
    """Where they lie."""
    to = story.to
    placed = [groups.place_of(code) for code in story.state.groups if groups.seat_of(code) == groups.NEUTRAL]
    told = to.gettext("{adviser} ({rank})")
    advisers = ", ".join(told.format(adviser=to.adviser[place], rank=place + 1) for place in sorted(placed))
    keys = [f"adviser:{place + 1}" for place in placed]
    story.say(None, to.gettext("Neutral dice: {advisers}").format(advisers=advisers), keys=keys)


def order(story: Story, event: Any) -> None:
    """Who comes when, with the sums that decide it; who claims to be first has said so."""
    to, dice = story.to, story.state.dice
    if story.is_own("claim"):
        return
    sums = [sum(dice[seat * DICE : (seat + 1) * DICE]) for seat in event[2:]]
    told = ", ".join(f"{to.player(seat)} ({rolled})" for seat, rolled in zip(event[2:], sums, strict=True))
    is_plain = sums == sorted(sums)
    detail = to.gettext("Lowest roll first") if is_plain else to.gettext("The Aristocracy, then the lowest roll")
    story.say(None, to.gettext("Order: {players}").format(players=told), detail)


def reroll(story: Story, event: Any) -> None:
    """Belongs to the power that allows it."""
    _, seat, source, *dice = event
    current = story.current
    told = story.to.gettext("rolled again: {dice}").format(dice=story.to.numbers(dice))
    if isinstance(current, UseDraft) and current.seat == seat:
        current.texts.append(told)
    else:
        story.say(seat, told, source_title(story.to, source))


# ---- the council -----------------------------------------------------------------------------------------------------


def influence(story: Story, event: Any) -> None:
    """Which dice lie where."""
    to = story.to
    _, seat, place, mask, extras, *values = event
    draft = story.open(Draft, seat, "influence")
    numbers = iter(values)
    dice = [next(numbers) if mask >> die & 1 else 0 for die in range(DICE)]
    draft.texts.append(to.gettext("put {dice} on {adviser}").format(dice=to.dice(dice, mask), adviser=to.the_adviser[place]))
    more = spent(to, extras)
    if more:
        draft.details.append(to.gettext("with {things}").format(things=to.both(more)))
    draft.keys.append(f"adviser:{place + 1}" if place < RANKS else f"private:{groups.RANK[place]}")


def pass_(story: Story, event: Any) -> None:
    """Who has no coloured dice left needs no words."""
    _, seat, is_forced = event
    if not is_forced:
        story.say(seat, story.to.gettext("passed"))
    elif not story.is_table_clear() and story.state.dice_left[seat] & COLOURED_MASK:
        story.say(seat, story.to.gettext("had to pass"), story.to.gettext("No adviser left for these dice"))


def support(story: Story, event: Any) -> None:
    """What an adviser gives follows, or a choice."""
    _, seat, place = event
    made = story.open(SupportDraft, seat, "advisers")
    made.place = place
    story.support = made
    if place < RANKS:
        made.keys.append(f"adviser:{place + 1}")


def supported(story: Story, seat: int) -> SupportDraft:
    """The entry of the adviser who helps now: opened by the action before, if there was something to choose."""
    for known in (story.current, story.support):
        if isinstance(known, SupportDraft) and known.seat == seat:
            return known
    giver = story.support
    made = story.open(SupportDraft, seat, "advisers")
    made.place = story.served(seat)
    if made.place >= 0:
        story.support = made
    elif giver is not None:
        # Whom an adviser helps besides.
        made.details.append(story.to.adviser[giver.place])
    return made


def decline_support(story: Story, event: Any) -> None:
    """An offer that was not taken."""
    to = story.to
    _, seat, place = event
    told = to.gettext("took nothing {adviser}").format(adviser=to.from_adviser[place]) if place >= 0 else to.gettext("took nothing")
    story.say(seat, told)


def lapse(story: Story, event: Any) -> None:
    """Only an adviser whom one cannot pay is worth a word."""
    current = story.current
    if event[2] == "Receive" and isinstance(current, SupportDraft) and current.seat == event[1]:
        adviser = story.to.from_adviser[current.place]
        current.texts.append(story.to.gettext("took nothing {adviser}").format(adviser=adviser))
        current.details.append(story.to.gettext("nothing to pay with"))


def peek(story: Story, event: Any) -> None:
    """Somebody looked; what they saw is told to them alone."""
    seat = event[1]
    draft = story.current
    if draft is None or draft.seat != seat:
        draft = story.open(Draft, seat, "peek")
        draft.joins = story.is_own("look")
    draft.texts.append(story.to.gettext("looked at the enemy"))
    draft.keys.append(f"enemy:{event[2] + 1}")


def whisper(story: Story, event: Any) -> None:
    """What only one seat may read."""
    _, seat, kind, *details = event
    if kind == "enemy" and story.current is not None and story.current.seat == seat:
        story.current.details.append(story.to.gettext("{enemy}; only you have seen it").format(enemy=card(story.to, details[0])))


# ---- what changes hands ----------------------------------------------------------------------------------------------


def gain(story: Story, event: Any) -> None:
    """Goes to the entry of its source."""
    _, seat, kind, count, source = event
    current = story.current
    if not count:
        return
    if source == "advisers" and is_gift(story):
        if count < 0:
            to, other = story.to, story.action.args[1]
            told = to.gettext("gave {things} to {player}").format(things=to.amount(kind, count), player=to.player(other))
            story.say(seat, told)
    elif source == "advisers":
        is_token = isinstance(current, Draft) and current.theme == "influence" and current.seat == seat and count < 0
        if not is_token:
            supported(story, seat).change(kind, count)
    elif source == "buildings":
        story.draft(BuildDraft, seat, BUILD).change(kind, count)
    elif source == "favour":
        _ = story.to.gettext
        story.say(seat, _("took {things}").format(things=story.to.amount(kind, count)), _("Royal aid"))
    elif source in BATTLE_SOURCES:
        battle_deeds.gain(story, seat, kind, count)
    elif isinstance(current, UseDraft) and current.seat == seat and current.theme == source:
        current.change(kind, count)
    elif not module_deeds.gain(story, event):
        story.draft(PowersDraft, seat, "powers").add(source, kind, count)


def is_gift(story: Story) -> bool:
    """Whether this is what an action gives to another player: the first it does, one gives and one gets."""
    return story.is_own("give") and story.at <= 1


def score(story: Story, event: Any) -> None:
    """Likewise."""
    to = story.to
    _, seat, source, points = event
    current = story.current
    if story.is_over:
        draft = story.draft(Draft, seat, "last")
        draft.texts = [to.gettext("scored at the end")]
        draft.details.append(f"{source_title(to, source)}: {points}")
        draft.score(points)
    elif source == "advisers":
        supported(story, seat).score(points)
    elif source == "buildings":
        story.draft(BuildDraft, seat, BUILD).score(points)
    elif source == "favour":
        number = buildings(story.state, seat)
        detail = to.ngettext("Most buildings: {count}", "Most buildings: {count}", number).format(count=number)
        story.say(seat, to.gettext("is in the king's favour"), detail, points)
    elif source in BATTLE_SOURCES:
        battle_deeds.score(story, seat, source, points)
    elif isinstance(current, UseDraft) and current.seat == seat and current.theme == source:
        current.score(points)
    elif not module_deeds.score(story, event):
        story.draft(PowersDraft, seat, "powers").add(source, POINT, points)


# ---- the province ----------------------------------------------------------------------------------------------------


def build(story: Story, event: Any) -> None:
    """A building; conjured up it belongs to the power that did it."""
    to = story.to
    _, seat, building = event
    told = to.gettext("built {building}").format(building=to.the_power[building])
    key = f"{seat}.building:{BUILDINGS[building]}"
    current = story.current
    if isinstance(current, UseDraft) and current.seat == seat:
        current.texts.append(told)
        current.keys.append(key)
        return
    draft = story.draft(BuildDraft, seat, BUILD)
    draft.texts.append(told)
    draft.keys.append(key)
    draft.printed = story.state.book.points[building]


def build_nothing(story: Story, event: Any) -> None:
    """Nothing, though something could be paid; nothing more, where a second building was allowed."""
    _ = story.to.gettext
    past = story.state.past
    before = past[0] if past else None
    is_second = before is not None and before[1] == event[1] and story.state.rules.actions[before[2]].verb == BUILD
    story.say(event[1], _("built nothing more") if is_second else _("built nothing"))


def envoy_used(story: Story, event: Any) -> None:
    """In the influence step the dice tell it."""
    if story.is_own("build"):
        story.draft(BuildDraft, event[1], BUILD).details.append(story.to.gettext("with the king's envoy"))


def use(story: Story, event: Any) -> None:
    """What it brings follows; a card of destiny is told by that alone."""
    effect = DECLARED[event[2]]
    if effect.name.startswith("destiny:"):
        return
    draft = story.open(UseDraft, event[1], effect.name)
    draft.texts.append(story.to.gettext("used {power}").format(power=story.to.the_power[effect.power]))
    if effect.name.startswith("building:"):
        draft.keys.append(f"{event[1]}.{effect.name}")


def waive(story: Story, event: Any) -> None:
    """A loss came while there was nothing to lose."""
    name = story.to.power[DECLARED[event[2]].power]
    story.say(event[1], story.to.gettext("took {power} first: nothing to lose").format(power=name))


TELLERS: Final[dict[str, Callable[[Any, Any], None]]] = {
    "envoy_used": envoy_used,
    "neutral": neutral,
    "order": order,
    "reroll": reroll,
    "influence": influence,
    "pass": pass_,
    "support": support,
    "receive": support,
    "decline_support": decline_support,
    "lapse": lapse,
    "peek": peek,
    "whisper": whisper,
    "gain": gain,
    "score": score,
    "build": build,
    "build_nothing": build_nothing,
    "use": use,
    "waive": waive,
    **year_deeds.TELLERS,
    **battle_deeds.TELLERS,
    **module_deeds.TELLERS,
}
"""By kind of event; a roll is told by the order it makes, what is declined and who ends needs no words."""
