"""The rules of a game as the engine uses them. `games.game.Game`, which games subclass, adds texts and drawing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from burgrave.engine.action import Action, ActionTable
from burgrave.engine.formats import Saved, Schema, View
from burgrave.engine.module import AnyModule
from burgrave.engine.options import Option, options_schema
from burgrave.engine.ruleset import Ruleset, demanded, merge, seats_of
from burgrave.engine.turns import Turns

if TYPE_CHECKING:
    from burgrave.engine.audit import Auditor
    from burgrave.engine.events import Event
    from burgrave.engine.game_log import LogEntry
    from burgrave.engine.state import GameState

__all__ = ["AnyRules", "GameRules"]

S = TypeVar("S", bound="GameState")

KEPT_RULESETS: Final = 256
"""Rulesets that a game caches."""


class GameRules(Generic[S]):
    """The rules of one game: what can be chosen before play, and what the engine calls during play."""

    name: str
    title: str
    version: int
    """Of the rules: raised whenever an old record would replay differently."""
    seats: tuple[int, ...]
    actions: ActionTable
    modules: Mapping[str, AnyModule]
    """By id, in rulebook order."""
    default_modules: tuple[str, ...]
    turns: Turns | None
    """How greedy play searches whole turns; None: it looks one action deep."""

    def __init__(self) -> None:
        self._rulesets: dict[str, Ruleset] = {}
        self.turns = None

    @property
    def options(self) -> dict[str, Option]:
        """Every option of every module, by name."""
        return {option.name: option for module in self.modules.values() for option in module.options}

    @property
    def schema(self) -> Schema:
        """The options as JSON schema, with defaults."""
        return options_schema(list(self.options.values()))

    def action(self, text: Any) -> Action:
        """Return the interned action with this text; raises IllegalAction when there is none."""
        return self.actions.parse(text)

    def rules(self, seats: Any, modules: Any = None, options: Any = None, has_legacy_chance: bool = False) -> Ruleset:
        """Return the merged ruleset for these modules and options; cached. See `Ruleset.has_legacy_chance`."""
        if not isinstance(modules, list | tuple | None) or not isinstance(options, dict | None):
            # The cache key is their repr, which shows the contents only of plain lists and dicts.
            modules = list(modules) if isinstance(modules, Sequence) and not isinstance(modules, str) else modules
            options = dict(options) if isinstance(options, Mapping) else options
        key = repr((seats, modules, options, has_legacy_chance))
        if key not in self._rulesets:
            if len(self._rulesets) >= KEPT_RULESETS:
                self._rulesets.clear()
            rules = merge(self, seats, modules, options, has_legacy_chance)
            self.prepare(rules)
            for module in rules.modules:
                if module.prepare is not None:
                    module.prepare(rules)
            self._rulesets[key] = rules
        return self._rulesets[key]

    def prepare(self, rules: Ruleset) -> None:
        """Validate combinations of options (BadOption), and set `rules.book`: what is fixed for a whole game."""

    def automa(self, rules: Ruleset) -> tuple[int, ...]:
        """Return the seats that the game plays itself: they score and are ranked, but never choose anything."""
        return ()

    def teams(self, rules: Ruleset) -> tuple[tuple[int, ...], ...]:
        """Return the groups of seats that win and lose together; () where everybody plays alone."""
        return ()

    # ---- filled in by each game -----------------------------------------------------------------------------------

    def setup(self, rules: Ruleset, seed: int) -> S:
        """Return a new game at its first decision."""
        raise TypeError(f"{self.name} has no setup")

    def restore(self, rules: Ruleset, common: Saved, position: Saved) -> S:
        """Return a state from its saved data, whose shape the game checks."""
        raise TypeError(f"{self.name} cannot be restored")

    def determinize(self, state: S, seat: int | None) -> None:
        """Reshuffle in place everything that the seat may not see (the engine does secret choices)."""

    def view(self, state: S, seat: int | None) -> View:
        """Return what the seat may see."""
        raise TypeError(f"{self.name} has no view")

    def scores(self, state: S) -> tuple[int, ...]:
        """Return the points of each seat."""
        raise TypeError(f"{self.name} has no scores")

    def ranking(self, state: S) -> tuple[int, ...]:
        """Return all seats, best first."""
        raise TypeError(f"{self.name} has no ranking")

    def winners(self, state: S) -> tuple[int, ...]:
        """Return the seats that win: several where a victory is shared or a team wins, none where a solo game is lost."""
        return self.ranking(state)[:1]

    def scoring(self, state: S, seat: int) -> list[tuple[str, int]]:
        """Return where a seat's points came from, as pairs of source and points."""
        raise TypeError(f"{self.name} has no scoring")

    def auditor(self, state: S) -> Auditor[S]:
        """Return an auditor for a new game; its `observe(state, events)` raises AuditError after an action whose
        state contradicts the events.
        """
        raise TypeError(f"{self.name} has no auditor")

    def lines(self, state: S, events: Iterable[Event], language: str, names: Sequence[str]) -> list[LogEntry]:
        """Return the log entries of one action, from the state right after it and its events (or those of a new game)."""
        raise TypeError(f"{self.name} has no log")

    def options_of(self, modules: Sequence[str]) -> list[Option]:
        """Return the options of these modules and of the default ones, with only the values that all of them support."""
        modules_in_play = [module for module in self.modules.values() if module.id in modules or module.id in self.default_modules]
        return demanded([option for module in modules_in_play for option in module.options], modules_in_play)

    def seats_with(self, modules: Sequence[str]) -> tuple[int, ...]:
        """Return the valid numbers of seats with these modules and the default ones."""
        return seats_of(self, [module for module in self.modules.values() if module.id in modules])

    def what_if(self, state: S, seat: int, dice: Any = None) -> S:
        """Return an imagined copy in which it is the seat's turn now, for planning while others think; `dice` are the seat's
        choice.
        """
        raise TypeError(f"{self.name} has no what-if positions")

    def evaluate(self, state: S, seat: int) -> float:
        """Return how good the position is for a seat, for greedy play and the leaves of a search."""
        raise TypeError(f"{self.name} has no evaluation")

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


AnyRules = GameRules[Any]
"""The rules of any game."""
