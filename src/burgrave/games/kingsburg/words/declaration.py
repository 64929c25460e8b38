"""What a module of Kingsburg declares of its words: the words of every game, and those only this game asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.words import Words

if TYPE_CHECKING:
    from burgrave.engine.action import Action

Details = list[tuple[str, str]]
"""Facts about a place: pairs of a name and a value."""


class PowerWords(NamedTuple):
    """The words of a building or card, in English. All texts are translated when they are shown."""

    name: str
    """The name alone: "Inn"."""
    object_name: str = ""
    """The name as an object: "the Inn"; empty for a card that nobody has, whose text itself says what is done."""
    text: str = ""
    """What it does, in sentences."""
    hint: str = ""
    """Its purpose in a few words below a question; where it is empty, the text serves."""
    guessed: tuple[str, ...] = ()
    """Which parts are our own reconstruction, as the printed data names them."""


class SpaceWords(NamedTuple):
    """A space on a card that is influenced like an adviser, in the reader's language."""

    name: str
    object_name: str
    source_name: str
    """The name as a source: "from the ..."."""
    owner: str
    """The name of whoever gives what the space gives."""


class ExtraWords(NamedTuple):
    """Something that is used up besides dice when they are placed."""

    kind: str
    """Of its badge, and its icon."""
    name: Callable[[Language], str]


def unnamed_space(language: Language, rank: int) -> SpaceWords:
    """Return the words of a space that no module names: its rank."""
    return SpaceWords(str(rank), str(rank), str(rank), str(rank))


@dataclass(frozen=True, kw_only=True)
class KingsburgWords(Words[Language, State]):
    """The words of one module of Kingsburg."""

    powers: Mapping[str, PowerWords] = field(default_factory=dict)
    """By name, such as `building:inn`: the words of a power."""
    rewards: Mapping[int, str] = field(default_factory=dict)
    """By number in `council.REWARDS`: what is given, as a sentence."""
    guesses: Mapping[str, str] = field(default_factory=dict)
    """By guessed part in printed data: words for players."""
    own_space: Callable[[Language, int], SpaceWords] = unnamed_space
    """Returns the words of a space on a card, by its rank."""
    sources: Mapping[str, str] = field(default_factory=dict)
    """By source of points that is no power: its title."""
    declining: Mapping[str, Callable[[Language, Any], str]] = field(default_factory=dict)
    """By name of the step: what it means to skip it, or to pass."""
    lapses: Mapping[str, str] = field(default_factory=dict)
    """By name of a step that had nothing to choose: a sentence with {name}."""
    parameters: Mapping[str, Callable[[Language, State, int, tuple[int, ...]], str]] = field(default_factory=dict)
    """By an effect's odd name or by what it lets choose: returns what is chosen, from the state, the seat and the chosen numbers.
    """
    placing: Mapping[str, Callable[[Action], tuple[int, int, int]]] = field(default_factory=dict)
    """By verb that puts dice somewhere: the place, the mask of dice, and what is spent besides (`steps/groups.py`)."""
    extras: Mapping[int, ExtraWords] = field(default_factory=dict)
    """By what is spent with dice (`steps/groups.py`)."""
    second_building: Mapping[int, tuple[str, str]] = field(default_factory=dict)
    """By what allows a second building in a season (`elements.SECOND_BUILD`): "with ..." and "thanks to ..."."""
    adviser_facts: tuple[Callable[[Language, State, int], Details], ...] = ()
    """Functions that return facts about an adviser's place, besides who holds it."""
    log_handlers: Mapping[str, Callable[..., None]] = field(default_factory=dict)
    """By kind of event: logs it; called with the log builder and what follows the kind in the event."""
    log_exceptions: tuple[tuple[str, Callable[..., bool]], ...] = ()
    """Kinds of events, each with a function that is called before the handler and returns whether it has logged the event."""
    revealed: tuple[str, ...] = ()
    """Kinds of events that reveal what was chosen in secret."""
    own_content: tuple[Callable[[Language], tuple[str, ...]], ...] = ()
    """Functions that return which cards and sheets are our own, a sentence each; see `Words.reconstructed`."""
    not_published: tuple[str, ...] = ()
    """What cannot be played with published content only, as it is called after "not for"; several modules may say the same."""
