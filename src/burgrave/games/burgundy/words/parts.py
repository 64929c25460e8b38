"""What expansions add to the words of the game: one `Part` each, in `words/expansions/`, found here by the name of what it tells.

The words of the base game look here for whatever they do not know themselves, so that none of them names an expansion.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from burgrave.games.wording import Entry, Titled
from burgrave.games.words import Button, Question, Texts

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.burgundy.words.tongue import Tongue

Topics = dict[str, dict[str, str]]


@dataclass(frozen=True)
class Part:
    """The words of one expansion; see `games/words.py` for what most of them are."""

    questions: Mapping[str, Callable[[Tongue, Any, int, Any], Question]] = field(default_factory=dict)
    """By step (`Step.worth`)."""
    labels: Mapping[str, Callable[[Tongue, Any, int, Any, Action], Texts]] = field(default_factory=dict)
    """By verb."""
    buttons: Mapping[str, Callable[[Tongue, Any, int, Any], Button]] = field(default_factory=dict)
    """By verb."""
    declining: Mapping[str, Callable[[Tongue], tuple[str, str]]] = field(default_factory=dict)
    """By step: what it means to skip it ("Take nothing"), and how the log tells that ("took nothing")."""
    declined: Mapping[str, Callable[[Tongue], str]] = field(default_factory=dict)
    """By verb whose gift was skipped: how the log tells that, where no step before it does."""
    faced: Mapping[str, Callable[[Any, int, Action], int]] = field(default_factory=dict)
    """By verb that a die pays for: the number it must show, 0 for any."""
    places: Mapping[str, Callable[[Tongue], tuple[str, str, str]]] = field(default_factory=dict)
    """By board space's name up to its number (`vine_depot`): "from the ...", "The ... gets {tile}.", and what it is called."""
    about: Mapping[str, Callable[[Tongue, Any, int, int], tuple[str, list[tuple[str, str]]]]] = field(default_factory=dict)
    """By kind of place that a seat has (`vine` in `0.vine:7`): where that is and facts about it, of a seat and a number."""
    tiles: Mapping[str, Callable[[Tongue, str], str]] = field(default_factory=dict)
    """By tile's name up to a hyphen: help on it."""
    lapsed: Mapping[str, Callable[[Tongue], tuple[str, str]]] = field(default_factory=dict)
    """By step that had nothing to offer: a sentence with {name}, and the words below a line of the log."""
    grants: Mapping[str, Callable[[Tongue], tuple[str, str]]] = field(default_factory=dict)
    """By what grants an action in the place of a tile (`GRANTS`): its name ("Trade route"), and "thanks to the trade route"."""
    sentences: Mapping[str, Callable[[Tongue, Any], str]] = field(default_factory=dict)
    """By kind of event."""
    tellers: Mapping[str, Callable[[Any, Any], None]] = field(default_factory=dict)
    """By kind of event: adds it to a `Deed` of the log."""
    table: Mapping[str, Callable[[Tongue, list[Any]], list[Entry]]] = field(default_factory=dict)
    """By kind of event that is the table's doing: the entries of the log for all of them together."""
    automa: Mapping[str, Callable[[Tongue, Any, int, list[Any]], list[Entry]]] = field(default_factory=dict)
    """By the name of the step that is its turn: the entries of the log for what a seat does that the module plays."""
    goes_on: tuple[str, ...] = ()
    """Verbs that only finish what the action before them began."""
    sources: Mapping[str, Callable[[Tongue], tuple[str, str]]] = field(default_factory=dict)
    """By source of points: its line on the score sheet ("Border posts"), and what for ("for linked border posts")."""
    stocks: Mapping[str, Callable[[Tongue], str]] = field(default_factory=dict)
    """By reason why silver or workers change hands: a sentence with {name} and {amount}."""
    causes: Mapping[str, Callable[[Tongue], str]] = field(default_factory=dict)
    """By the same: what stands below a line of the log that tells of them ("thanks to a shield")."""
    topics: Callable[[Tongue, int, Mapping[str, Any]], Topics] = lambda to, seats, options: {}
    rules: Callable[[Tongue, int, Mapping[str, Any]], dict[str, tuple[str, str]]] = lambda to, seats, options: {}
    """Title and text, by the module's id."""
    options: Callable[[Tongue], dict[str, dict[str, Any]]] = lambda to: {}
    titles: Callable[[Tongue], dict[str, Titled]] = lambda to: {}
    """By module: title and hint."""
    missing: Callable[[Tongue, Any, int], dict[str, str]] = lambda to, state, seat: {}
    """In a seat's turn, by element that it cannot have: why not."""
    rows: Callable[[Tongue, Mapping[str, Any], int], list[tuple[str, str]]] = lambda to, view, seat: []
    """What a terminal tells of a seat, from a view: titles and texts."""
    lines: Callable[[Tongue, Mapping[str, Any]], list[str]] | None = None
    """What a terminal tells of the whole table; None: what the view has, as it is."""
    guesses: Callable[[Tongue], tuple[str, ...]] = lambda to: ()
    """What of its content is reconstructed."""


PARTS: Final[list[Part]] = []
"""In rulebook order; `words/expansions/__init__.py` fills it."""


def told(kind: str, name: str) -> Any:
    """What the expansions say about a thing, by the field of `Part` and the thing's name; KeyError when none does."""
    for part in PARTS:
        found = getattr(part, kind)
        if name in found:
            return found[name]
    raise KeyError(f"no words for {kind} of {name!r}")


@cache
def all_of(kind: str) -> dict[str, Any]:
    """A field of all parts together; asked only when all of them are known."""
    return {name: value for part in PARTS for name, value in getattr(part, kind).items()}
