"""The course of the year in the log: headings, and what the king does between the seasons."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from burgrave.games.kingsburg.words.log import Story


def year(story: Story, event: Any) -> None:
    """The headings that follow are of this year."""
    story.year = event[2]


def over(story: Story, event: Any) -> None:
    """The last points follow, if there are any."""
    story.is_over = True
    story.head(story.to.gettext("Final scoring"))
    if not story.later("score"):
        story.say(None, story.to.gettext("Nothing more to score"))


def aid(story: Story, event: Any) -> None:
    """Whom the king helps."""
    _ = story.to.gettext
    story.say(event[1], _("gets a white die for spring"), _("Royal aid: fewest buildings, then resources"))


def envoy(story: Story, event: Any) -> None:
    """Who gets the envoy, and why."""
    _ = story.to.gettext
    seat = event[1]
    detail = _("Fewest buildings, then resources") if story.state.phase else ""
    story.say(seat, _("receives the king's envoy"), detail, keys=[f"{seat}.envoy"])


def envoy_back(story: Story, event: Any) -> None:
    """He was not needed."""
    story.say(event[1], story.to.gettext("sends the king's envoy home unused"))


def no_envoy(story: Story, event: Any) -> None:
    """Nobody gets him."""
    _ = story.to.gettext
    story.say(None, _("The king's envoy goes to nobody"), _("Several have the fewest buildings and resources"))


TELLERS: Final[dict[str, Callable[[Any, Any], None]]] = {
    "year": year,
    "phase": lambda story, event: story.phase_begins(event[2]),
    "over": over,
    "aid": aid,
    "envoy": envoy,
    "envoy_back": envoy_back,
    "no_envoy": no_envoy,
}
"""By kind of event."""
