"""Whims in the log: how they come and go, and what they make of the council's support."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from burgrave.games.kingsburg.council import FIRST_WHIM
from burgrave.games.kingsburg.powers import FIRST_GROUP, GROUPS
from burgrave.games.kingsburg.words.drafts import SupportDraft
from burgrave.games.kingsburg.words.effects import reward_text

if TYPE_CHECKING:
    from burgrave.games.kingsburg.words.log import Story

ROBBERS: Final = list(GROUPS).index("bandits")
"""The group that gets what others leave."""


def whim(story: Story, event: Any) -> None:
    """A tile with what it says; where all come at once, only that they do."""
    to, place = story.to, event[2]
    laid = [other for other in story.events if other[0] == "whim"]
    if len(laid) == 1:
        told = to.gettext("A new whim: {adviser} ({rank})").format(adviser=to.adviser[place], rank=place + 1)
        story.say(None, told, reward_text(to, FIRST_WHIM + place), keys=[f"adviser:{place + 1}"])
    elif event is laid[0]:
        story.say(None, to.gettext("Whims lie on the advisers of rank 1 to {rank}").format(rank=laid[-1][2] + 1))


def whim_gone(story: Story, event: Any) -> None:
    """A tile goes."""
    to, place = story.to, event[2]
    told = to.gettext("A whim has passed: {adviser} ({rank})").format(adviser=to.adviser[place], rank=place + 1)
    story.say(None, told, keys=[f"adviser:{place + 1}"])


def whim_resource(story: Story, event: Any) -> None:
    """What lies on a tile."""
    told = story.to.gettext("On the whim of rank 5 lies {things}").format(things=story.to.amount(event[2], 1))
    story.say(None, told, keys=["adviser:5"])


def copy(story: Story, event: Any) -> None:
    """Support of an adviser whom nobody influenced, through a whim or a group."""
    _, seat, place = event
    current = story.current
    if isinstance(current, SupportDraft) and current.seat == seat:
        current.details.append(story.to.gettext("whim of rank {rank}").format(rank=current.place + 1))
        current.place = place
        return
    made = story.open(SupportDraft, seat, "advisers")
    made.place = place
    made.details.append(story.to.power[FIRST_GROUP + ROBBERS])


def granted(story: Story, event: Any) -> None:
    """What a neighbour chose for somebody."""
    _, seat, served, _ = event
    made = story.open(SupportDraft, served, "advisers")
    made.place = story.served(served)
    made.details.append(story.to.gettext("chosen by {player}").format(player=story.to.player(seat)))


def name(story: Story, event: Any) -> None:
    """A friend."""
    story.say(event[1], story.to.gettext("named {player}").format(player=story.to.player(event[2])))


TELLERS: Final[dict[str, Callable[[Any, Any], None]]] = {
    "whim": whim,
    "whim_gone": whim_gone,
    "whim_resource": whim_resource,
    "copy": copy,
    "granted": granted,
    "name": name,
}
"""By kind of event."""
