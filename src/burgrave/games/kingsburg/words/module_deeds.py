"""Events of modules in the log."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from burgrave.games.kingsburg.powers import FIRST_DESTINY, FIRST_GOVERNOR, FIRST_GROUP, POWERS
from burgrave.games.kingsburg.words import whim_deeds
from burgrave.games.kingsburg.words.drafts import Draft, UseDraft
from burgrave.games.kingsburg.words.effects import power_text
from burgrave.games.kingsburg.words.module_labels import row_title
from burgrave.games.kingsburg.words.module_sentences import rows

if TYPE_CHECKING:
    from burgrave.games.kingsburg.words.log import Story

REVEALED: Final = ("governor", "token", "cover")
"""What becomes of choices made in secret, when the last is made."""


def secret(story: Story, event: Any) -> None:
    """The last one needs no words: all is revealed."""
    if not story.later(*REVEALED):
        story.say(event[1], story.to.gettext("chose in secret"))


# ---- rows ------------------------------------------------------------------------------------------------------------


def keep_strips(story: Story, event: Any) -> None:
    """A pair that stays."""
    story.say(event[1], story.to.gettext("kept the same row twice"))


def redraw(story: Story, event: Any) -> None:
    """Another row."""
    story.say(event[1], story.to.gettext("exchanged a row and got {row}").format(row=row_title(story.to, event[2])))


def draft(story: Story, event: Any) -> None:
    """A row from the table."""
    story.say(event[1], story.to.gettext("took {row}").format(row=row_title(story.to, event[2])))


def cover(story: Story, event: Any) -> None:
    """Which rows lie on the sheet."""
    to = story.to
    _, seat, mask = event
    if not mask:
        story.say(seat, to.gettext("uses no alternative row"))
        return
    told = to.ngettext("uses alternative row {rows}", "uses alternative rows {rows}", mask.bit_count())
    story.say(seat, told.format(rows=rows(to, mask)))


# ---- governors -------------------------------------------------------------------------------------------------------


def governor(story: Story, event: Any) -> None:
    """Who somebody is; what was bid came before."""
    _, seat, number = event
    made = story.draft(Draft, seat, "governor")
    title = story.to.power[FIRST_GOVERNOR + number]
    made.texts.append(story.to.gettext("becomes governor: {governor}").format(governor=title))
    made.keys.append(f"{seat}.{POWERS[FIRST_GOVERNOR + number]}")


def nominate(story: Story, event: Any) -> None:
    """A card is bid for."""
    name = story.to.the_power[FIRST_GOVERNOR + event[2]]
    story.say(event[1], story.to.gettext("opens the bidding for {governor}").format(governor=name))


def bid(story: Story, event: Any) -> None:
    """So many points."""
    story.say(event[1], story.to.gettext("bid {points}").format(points=story.to.points(event[2])))


def bid_pass(story: Story, event: Any) -> None:
    """Out of the bidding."""
    story.say(event[1], story.to.gettext("bid no more"))


def white_die(story: Story, event: Any) -> None:
    """All who get one together."""
    if story.at and story.events[story.at - 1][0] == "white_die":
        return
    run = takewhile(lambda other: other[0] == "white_die", story.events[story.at :])
    players = story.to.both([story.to.player(other[1]) for other in run])
    story.say(None, story.to.gettext("A white die for {players}").format(players=players), story.to.gettext("For this season"))


def set_dice(story: Story, event: Any) -> None:
    """Belongs to the power that did it."""
    current = story.current
    told = story.to.gettext("now has {dice}").format(dice=story.to.numbers(event[2:]))
    if isinstance(current, UseDraft) and current.seat == event[1]:
        current.texts.append(told)
    else:
        story.say(event[1], told)


def move_dice(story: Story, event: Any) -> None:
    """Likewise."""
    current = story.current
    told = story.to.gettext("moved dice {left} to the Duchess").format(left=story.to.from_adviser[event[2]])
    if isinstance(current, UseDraft) and current.seat == event[1]:
        current.texts.append(told)
        current.keys.append(f"adviser:{event[3] + 1}")
    else:
        story.say(event[1], told, keys=[f"adviser:{event[3] + 1}"])


# ---- destiny and tokens ------------------------------------------------------------------------------------------------


def destiny(story: Story, event: Any) -> None:
    """The card with what it says."""
    to = story.to
    power = FIRST_DESTINY + event[2]
    story.say(
        None, to.gettext("The card of the year: {card}").format(card=to.power[power]), power_text(to, power), keys=[POWERS[power]]
    )


def destiny_unused(story: Story, event: Any) -> None:
    """A card that does not fit the scenario."""
    _ = story.to.gettext
    card = story.to.power[FIRST_DESTINY + event[2]]
    story.say(None, _("Discarded: {card}").format(card=card), _("The scenario does not use this card"))


def envoy_delayed(story: Story, event: Any) -> None:
    """He does not come."""
    story.say(None, story.to.gettext("The king's envoy is delayed this year"))


def wilds(story: Story, event: Any) -> None:
    """What the die brought everybody."""
    to = story.to
    detail = to.gettext("Everybody takes 1 wood") if event[2] >= 4 else to.gettext("Nobody finds anything")
    story.say(None, to.gettext("Undiscovered Wilds: the white die shows {die}").format(die=event[2]), detail)


def mark(story: Story, event: Any) -> None:
    """An adviser for one seat alone."""
    to = story.to
    adviser = to.the_adviser[event[2]]
    told = to.gettext("alone may influence {adviser} this year").format(adviser=adviser)
    story.say(event[1], told, keys=[f"adviser:{event[2] + 1}"])


def token(story: Story, event: Any) -> None:
    """What it brings needs no other entry."""
    _, seat, value = event
    story.soldiers[seat] = value
    story.say(seat, story.to.gettext("sent the token with {soldiers}").format(soldiers=story.to.soldiers(value)))


# ---- scenarios -------------------------------------------------------------------------------------------------------


def claim(story: Story, event: Any) -> None:
    """What it costs follows."""
    power = FIRST_GROUP + event[2]
    made = story.open(UseDraft, event[1], POWERS[power])
    made.texts.append(story.to.gettext("won over {group}").format(group=story.to.the_power[power]))
    made.keys.append(POWERS[power])


def swear(story: Story, event: Any) -> None:
    """A token that stays."""
    told = story.to.gettext("put a token on {adviser}").format(adviser=story.to.the_adviser[event[2]])
    story.say(event[1], told, keys=[f"adviser:{event[2] + 1}"])


def remove(story: Story, event: Any) -> None:
    """A neighbour's token goes."""
    _, seat, place, other = event
    told = story.to.gettext("took a token of {player} away {adviser}")
    told = told.format(player=story.to.player(other), adviser=story.to.from_adviser[place])
    story.say(seat, told, keys=[f"adviser:{place + 1}"])


def offer_nothing(story: Story, event: Any) -> None:
    """Nothing for the fair."""
    story.say(event[1], story.to.gettext("offered nothing"))


# ---- what changes hands ----------------------------------------------------------------------------------------------


def gain(story: Story, event: Any) -> bool:
    """What comes and goes in modules; whether it found its entry, or is told already."""
    _, seat, kind, count, source = event
    if source == "royal_fair" and count < 0:
        things = story.to.amount(kind, count)
        story.say(seat, story.to.gettext("offered {things} at the royal fair").format(things=things))
        return True
    return bool(source == "destiny:undiscovered_wilds")


def score(story: Story, event: Any) -> bool:
    """Points of modules; whether they found their entry."""
    _, seat, source, points = event
    if source == "bids":
        made = story.open(Draft, seat, "governor")
        made.score(points)
        made.details.append(story.to.gettext("paid {things}").format(things=story.to.points(-points)))
        return True
    return False


TELLERS: Final[dict[str, Callable[[Any, Any], None]]] = {
    "secret": secret,
    "keep_strips": keep_strips,
    "redraw": redraw,
    "draft": draft,
    "cover": cover,
    "governor": governor,
    "nominate": nominate,
    "bid": bid,
    "bid_pass": bid_pass,
    "white_die": white_die,
    "set_dice": set_dice,
    "move_dice": move_dice,
    "destiny": destiny,
    "destiny_unused": destiny_unused,
    "envoy_delayed": envoy_delayed,
    "wilds": wilds,
    "mark": mark,
    "token": token,
    "claim": claim,
    "swear": swear,
    "remove": remove,
    "offer_nothing": offer_nothing,
    **whim_deeds.TELLERS,
}
"""By kind of event."""
