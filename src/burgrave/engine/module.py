"""A module: an expansion of a game, or the base game itself.

An expansion is one `Module` in one folder; the base game is the first and uses the same declaration. Everything that a module may
add is listed here: options, programme slots, offers, reactions, evaluations, steps, an own slice of the state, what a view shows
and hides of it, and by `home` its words and drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from burgrave.engine.agenda import Step
from burgrave.engine.decision import Offer
from burgrave.engine.options import Option

if TYPE_CHECKING:
    from burgrave.engine.formats import View
    from burgrave.engine.ruleset import Ruleset
    from burgrave.engine.state import GameState

__all__ = ["AnyModule", "Module"]

S = TypeVar("S", bound="GameState")


@dataclass(frozen=True)
class Module(Generic[S]):
    """Everything that one module of a game adds; see the module's docstring."""

    id: str
    title: str
    summary: str
    home: str = ""
    """Its package (`__name__` there), which holds its words (`WORDS` in `words`) and drawing (`DRAWING` in `drawing`), each
    imported on first use. Empty: it has neither."""
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    """Valid numbers of seats; () leaves them to the others. The last module in rulebook order that sets them decides."""
    demands: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Option of another module -> the values it plays with; the first of them is the default where the usual one is none."""
    mode: bool = False
    """Whether it is a game mode (teams, solo); at most one per table."""
    is_reconstructed: bool = False
    """Whether it cannot be played without content that nobody has published and that we had to make up (docs/content.md)."""
    reconstructed_with: tuple[str, ...] = ()
    """Modules together with which it needs such content."""
    suggests: Mapping[str, str] = field(default_factory=dict)
    """Option of another module -> its default with this one, where the others leave it."""
    options: tuple[Option, ...] = ()
    prepare: Callable[[Ruleset], None] | None = None
    """Validates combinations of options (BadOption) and fills its part of `rules.book`; called after `GameRules.prepare`."""
    programme: Mapping[str, Callable[[tuple[Step[S], ...]], tuple[Step[S], ...]]] = field(default_factory=dict)
    """Slot name -> a function that takes the steps in the slot and returns those to have instead."""
    offers: Mapping[str, tuple[Offer[S, Any], ...]] = field(default_factory=dict)
    """Decision name -> further verbs in it."""
    reactions: Mapping[str, tuple[Callable[..., Any], ...]] = field(default_factory=dict)
    """Event name -> functions called when it happens; the event defines their arguments and what is done with their results."""
    evaluations: tuple[Callable[[S, int], float], ...] = ()
    """Functions of state and seat; the game adds their values to its evaluation."""
    steps: tuple[type[Step[S]], ...] = ()
    """Its step classes; saves name them by their ids."""
    slice: Callable[[S], Any] | None = None
    """Makes the module's own part of a new state; it has `clone()`, `data()` and `restore(data)`."""
    view: Callable[[S, int | None], View] | None = None
    """What a seat may see of that part."""
    determinize: Callable[[S, int | None], None] | None = None
    """Reshuffles in place what a seat may not see of that part, for imagined states."""


AnyModule = Module[Any]
"""A module of any game."""
