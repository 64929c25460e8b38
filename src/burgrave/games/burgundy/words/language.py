"""What a language must be able to say about Burgundy; one folder beside this file fills it in for each language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from burgrave.engine.events import Event

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.engine.agenda import Step


@dataclass(frozen=True)
class Language:
    """Every piece of text, as functions of what it is about."""

    prompt: Callable[[Any, int, Step], str]
    """What a seat is asked by a step, given the state."""
    label: Callable[[Any, int, Step, Action], str]
    """One line for an action of a seat."""
    sentence: Callable[[Any, Event], str]
    """A line of the log; KeyError for an unknown kind of event."""
    tile_title: Callable[[str], str]
    """A tile's name as people say it."""
    tile_help: Callable[[str, str], str]
    """What a tile does, in an edition."""
    source_title: Callable[[str], str]
    """A source of points, as a line of the score sheet."""
    rules: Callable[[int, str], Mapping[str, str]]
    """A short summary of the rules for a number of seats and an edition's way to break ties, by topic."""
