"""The contract a game fills in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.action import Action, ActionTable
from burgrave.engine.native import mypyc_attr
from burgrave.engine.options import Option, options_schema
from burgrave.engine.ruleset import Module, Ruleset, merge

if TYPE_CHECKING:
    from burgrave.engine.state import GameState

KEPT_RULESETS: Final = 256


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game of the collection: what it offers before play, and what the engine asks it during play."""

    name: str
    title: str
    version: int
    """Of the rules: raised whenever an old record would replay differently."""
    seats: tuple[int, ...]
    actions: ActionTable
    modules: Mapping[str, Module]
    """By id, in rulebook order."""
    default_modules: tuple[str, ...]
    languages: tuple[str, ...]
    drawing: Any
    """What draws the game from a view (`draw.parts.Drawing`); the engine never asks it."""

    def __init__(self) -> None:
        self._rulesets: dict[str, Ruleset] = {}

    @property
    def options(self) -> dict[str, Option]:
        """Every option of every module, by name."""
        return {option.name: option for module in self.modules.values() for option in module.options}

    @property
    def schema(self) -> dict[str, Any]:
        """The options as JSON schema, with defaults."""
        return options_schema(list(self.options.values()))

    def action(self, text: Any) -> Action:
        """The interned action of a text; IllegalAction when there is none."""
        return self.actions.parse(text)

    def rules(self, seats: Any, modules: Any = None, options: Any = None) -> Ruleset:
        """The merged ruleset for these modules and options; asked again, the same one."""
        if not isinstance(modules, list | tuple | None) or not isinstance(options, dict | None):
            # Kept under their text, which says everything only of plain lists and dicts.
            modules = list(modules) if isinstance(modules, Sequence) and not isinstance(modules, str) else modules
            options = dict(options) if isinstance(options, Mapping) else options
        key = repr((seats, modules, options))
        if key not in self._rulesets:
            if len(self._rulesets) >= KEPT_RULESETS:
                self._rulesets.clear()
            rules = merge(self, seats, modules, options)
            self.prepare(rules)
            self._rulesets[key] = rules
        return self._rulesets[key]

    def prepare(self, rules: Ruleset) -> None:
        """Check what goes beyond single options, and lay out `rules.book`: what is fixed for a whole game."""

    # ---- filled in by each game -----------------------------------------------------------------------------------

    def setup(self, rules: Ruleset, seed: int) -> GameState:
        """A new game at its first decision."""
        raise TypeError(f"{self.name} has no setup")

    def restore(self, rules: Ruleset, common: Mapping[str, Any], position: Mapping[str, Any]) -> GameState:
        """A state from its saved data (checked for shape by the game)."""
        raise TypeError(f"{self.name} cannot be restored")

    def conceal(self, state: Any, seat: int | None) -> None:
        """Reshuffle in place whatever the seat may not see (secret choices are done by the engine)."""

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What the seat may see."""
        raise TypeError(f"{self.name} has no view")

    def scores(self, state: Any) -> tuple[int, ...]:
        """Points of each seat."""
        raise TypeError(f"{self.name} has no scores")

    def ranking(self, state: Any) -> tuple[int, ...]:
        """Seats, best first."""
        raise TypeError(f"{self.name} has no ranking")

    def scoring(self, state: Any, seat: int) -> list[tuple[str, int]]:
        """Where a seat's points came from."""
        raise TypeError(f"{self.name} has no scoring")

    def auditor(self, state: Any) -> Any:
        """Independent books begun with a new game: `observe(state, events)` after each action raises when something is off."""
        raise TypeError(f"{self.name} has no auditor")

    def explain(self, state: Any, action: Any, language: Any = "en") -> dict[str, Any]:
        """What a screen needs to show an action: prompt, label, cost badges, element path."""
        raise TypeError(f"{self.name} explains nothing")

    def narrate(self, state: Any, event: Any, language: Any = "en") -> str:
        """An event as a sentence of the log."""
        raise TypeError(f"{self.name} has no log")

    def evaluate(self, state: Any, seat: int) -> float:
        """How good the position is for a seat, for greedy play and search leaves."""
        raise TypeError(f"{self.name} has no evaluation")

    def __repr__(self) -> str:
        return f"<Game {self.name}>"
