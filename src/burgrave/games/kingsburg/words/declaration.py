"""What a module of Kingsburg says: the words of every game, and what only this game asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.words import Words

Details = list[tuple[str, str]]
"""Facts about a place: what, and how much or who."""


class PowerWords(NamedTuple):
    """A building or card, in English; all texts are translated when they are said."""

    name: str
    """Alone: "Inn"."""
    object_name: str = ""
    """As an object: "the Inn"; empty for a card that nobody has, which says itself what is done."""
    text: str = ""
    """What it does, in sentences."""
    hint: str = ""
    """What it is for, in a few words below a question; where it is empty, the text serves."""
    guessed: tuple[str, ...] = ()
    """What of it is our own reconstruction, as its table says it."""


class SpaceWords(NamedTuple):
    """A space on a card that is influenced like an adviser, in the reader's language."""

    name: str
    object_name: str
    source_name: str
    """As what something comes from: "from the ..."."""
    owner: str
    """Who gives what the space gives."""


def unnamed_space(language: Language, rank: int) -> SpaceWords:
    """What a space is called that no module names: its rank."""
    return SpaceWords(str(rank), str(rank), str(rank), str(rank))


@dataclass(frozen=True, kw_only=True)
class KingsburgWords(Words[Language, State]):
    """The words of one module of Kingsburg."""

    powers: Mapping[str, PowerWords] = field(default_factory=dict)
    """By name: `building:inn`."""
    rewards: Mapping[int, str] = field(default_factory=dict)
    """By number in `council.REWARDS`: what is given, as a sentence."""
    guesses: Mapping[str, str] = field(default_factory=dict)
    """What tables call guessed, in words for players."""
    own_space: Callable[[Language, int], SpaceWords] = unnamed_space
    """Of the space of a rank on a card."""
    sources: Mapping[str, str] = field(default_factory=dict)
    """By source of points that is no power: its title."""
    declining: Mapping[str, Callable[[Language, Any], str]] = field(default_factory=dict)
    """By name of the step: what it means to skip it, or to pass."""
    lapses: Mapping[str, str] = field(default_factory=dict)
    """By name of a step that had nothing to choose: a sentence with {name}."""
    parameters: Mapping[str, Callable[[Language, State, int, tuple[int, ...]], str]] = field(default_factory=dict)
    """What is chosen with an effect, by its odd name or by what it lets choose; of the state, the seat, and what was chosen."""
    second_building: Mapping[int, tuple[str, str]] = field(default_factory=dict)
    """By what allows a second building in a season (`elements.BY`): "with ..." and "thanks to ..."."""
    looks: Mapping[int, str] = field(default_factory=dict)
    """By deck of enemies: what looking at it is called."""
    adviser_facts: tuple[Callable[[Language, State, int], Details], ...] = ()
    """What is to be said of an adviser's place, besides who holds it."""
    log_handlers: Mapping[str, Callable[..., None]] = field(default_factory=dict)
    """By kind of event: enters it in the log; of the log builder and what follows the kind in the event."""
    log_exceptions: tuple[tuple[str, Callable[..., bool]], ...] = ()
    """Kinds of events, each with a function that is asked before the handler; it says whether it has entered the event."""
    revealed: tuple[str, ...] = ()
    """Kinds of events that tell what was chosen in secret."""
    own_content: tuple[Callable[[Language], tuple[str, ...]], ...] = ()
    """What of the cards and sheets is ours, a sentence each; see `Words.reconstructed`."""
