"""The ruleset: the modules of one game merged, in rulebook order, with seats and options.

Modules are merged once; nothing outside a game's `modules/` asks which ones are in play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from burgrave.engine.action import ActionTable
from burgrave.engine.agenda import AnyStep
from burgrave.engine.chance import Stream, seeded
from burgrave.engine.combine import COMBINATORS
from burgrave.engine.decision import AnyOffer
from burgrave.engine.errors import BadOption, BadSave, listing
from burgrave.engine.formats import Options, OptionValue
from burgrave.engine.legacy_chance import LegacyStream
from burgrave.engine.module import AnyModule as AnyModule
from burgrave.engine.module import Module as Module
from burgrave.engine.options import Option, check_options

if TYPE_CHECKING:
    from burgrave.engine.game import AnyRules

__all__ = ["AnyModule", "Module", "Ruleset", "check_seats", "demanded", "merge", "refuse_reconstructed", "seats_of"]


class Ruleset:
    """The merged rules of one game: immutable, shared by every clone."""

    def __init__(
        self,
        game: AnyRules,
        modules: Sequence[AnyModule],
        seats: int,
        options: Options,
        has_legacy_chance: bool = False,
    ) -> None:
        self.game = game
        self.actions: ActionTable = game.actions
        self.modules = tuple(modules)
        self.module_ids = tuple(module.id for module in modules)
        self.seats = seats
        self.options = dict(options)
        self.has_legacy_chance = has_legacy_chance
        """Whether games draw from the generator of format 1: only to read those that were begun with it."""
        self.programme: dict[str, tuple[AnyStep, ...]] = {}
        self.offers: dict[str, tuple[AnyOffer, ...]] = {}
        self.verbs: dict[str, dict[str, AnyOffer]] = {}
        self.reactions: dict[str, tuple[Callable[..., Any], ...]] = {}
        self.evaluations: tuple[Callable[[Any, int], float], ...] = ()
        self.steps: dict[str, type[AnyStep]] = {step.id: step for step in COMBINATORS}
        self.book: Any = None
        """What the game fixes for a whole game (see `Game.prepare`)."""
        for module in self.modules:
            self._merge(module)
        self.upcoming: dict[str, list[AnyStep]] = {slot: list(reversed(steps)) for slot, steps in self.programme.items()}
        """The programme as it is put on the agenda: what comes first on top."""

    def _merge(self, module: AnyModule) -> None:
        if module is not self.modules[0]:
            self._check_names(module)
        for slot, change in module.programme.items():
            self.programme[slot] = tuple(change(self.programme.get(slot, ())))
        for decision, offers in module.offers.items():
            self.offers[decision] = self.offers.get(decision, ()) + tuple(offers)
            self.verbs.setdefault(decision, {}).update({offer.verb(): offer for offer in offers})
        for event, functions in module.reactions.items():
            self.reactions[event] = self.reactions.get(event, ()) + tuple(functions)
        self.evaluations += module.evaluations
        for step in module.steps:
            self._add_step(module, step)

    def _add_step(self, module: AnyModule, step: type[AnyStep]) -> None:
        """Register a step class under its id; raises ValueError when it has none of its own, or one that is taken."""
        if "id" not in vars(step):
            raise ValueError(f"step class {step.__name__} of module {module.id!r} has no `id` of its own, by which saves name it")
        if self.steps.get(step.id, step) is not step:
            raise ValueError(
                f"module {module.id!r} has a step {step.id!r}, which is the id of {self.steps[step.id].__name__} already"
            )
        self.steps[step.id] = step

    def _check_names(self, module: AnyModule) -> None:
        """Raise ValueError for a slot, decision or event that no earlier module declares, and for a verb that is taken."""
        for what, names, declared in (
            ("programme slot", module.programme, self.programme),
            ("decision", module.offers, self.offers),
            ("event to react to", module.reactions, self.reactions),
        ):
            for name in names:
                if name not in declared:
                    raise ValueError(f"module {module.id!r} names a {what} {name!r}; {self.game.name} has {listing(declared)}")
        for decision, offers in module.offers.items():
            for offer in offers:
                if offer.verb() in self.verbs[decision]:
                    raise ValueError(f"module {module.id!r} offers {offer.verb()!r} in {decision!r}, which has that verb already")

    def stream(self, seed: int) -> Stream:
        """Return the random stream of a new game with this seed."""
        return LegacyStream(seed) if self.has_legacy_chance else seeded(seed)

    def copy_of_options(self) -> dict[str, OptionValue]:
        """Return a copy of the options that callers may change: many games share this ruleset."""
        return {name: list(value) if isinstance(value, list) else value for name, value in self.options.items()}

    def identity(self) -> list[Any]:
        """Return what makes two rulesets equal: game, version, modules, seats, options."""
        return [self.game.name, self.game.version, [module.id for module in self.modules], self.seats, self.options]

    def step(self, data: Any) -> AnyStep:
        """Return a step from its data (see `step_data`); raises BadSave when it is no step of this game."""
        if not isinstance(data, list) or not data or data[0] not in self.steps:
            raise BadSave(f"{data!r} is no step of {self.game.name}; steps: {listing(self.steps, 60)}")
        try:
            return self.steps[data[0]](*[self.step(item) if isinstance(item, list) else item for item in data[1:]])
        except (TypeError, ValueError, IndexError) as error:
            raise BadSave(f"{data!r} is not how a {data[0]} is saved: {error}") from None


def merge(game: AnyRules, seats: Any, modules: Any, options: Any, has_legacy_chance: bool = False) -> Ruleset:
    """Return the ruleset of a game with these modules and options; raises BadOption for what does not exist or does not go
    together.
    """
    if isinstance(modules, str) or (modules is not None and not isinstance(modules, Sequence)):
        raise BadOption(f"modules must be a list of names from {listing(game.modules)}; got {modules!r}")
    wanted: list[Any] = list(game.default_modules if modules is None else modules)
    for name in wanted:
        if not isinstance(name, str) or name not in game.modules:
            raise BadOption(f"{game.name} has no module {name!r}; valid: {listing(game.modules)}")
    in_play = [module for name, module in game.modules.items() if name in wanted or name in game.default_modules]
    ids = [module.id for module in in_play]
    for module in in_play:
        missing = [name for name in module.needs if name not in ids]
        if missing:
            raise BadOption(f"module {module.id!r} needs {listing(missing)} too")
        clashing = [name for name in module.excludes if name in ids]
        if clashing:
            raise BadOption(f"module {module.id!r} does not go together with {listing(clashing)}")
    check_seats(game, in_play, seats)
    declared = demanded([option for module in in_play for option in module.options], in_play)
    return Ruleset(game, in_play, seats, check_options(declared, options, seats), has_legacy_chance)


def refuse_reconstructed(rules: Ruleset) -> None:
    """Raise BadOption for a module with reconstructed content, and name the others; for a game's option `documented_only`."""
    game = rules.game
    for module in rules.modules:
        if module.is_reconstructed:
            documented = [
                other.id for other in game.modules.values() if not other.is_reconstructed and other.id not in game.default_modules
            ]
            raise BadOption(
                f"module {module.id!r} has content of our own; with documented_only 'yes' choose from {listing(documented)}"
            )
        combined = [other.id for other in rules.modules if other.id in module.reconstructed_with]
        if combined:
            raise BadOption(
                f"module {module.id!r} together with {listing(combined)} has content of our own; "
                "with documented_only 'yes' play without one"
            )


def seats_of(game: AnyRules, modules: Sequence[AnyModule]) -> tuple[int, ...]:
    """Return the valid numbers of seats with these modules."""
    return next((module.seats for module in reversed(modules) if module.seats), game.seats)


def check_seats(game: AnyRules, modules: Sequence[AnyModule], seats: Any) -> None:
    """Raise BadOption for a number of seats that these modules do not support."""
    valid = seats_of(game, modules)
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in valid:
        deciding_modules = [module.id for module in modules if module.seats == valid]
        with_module = f" with {deciding_modules[-1]!r}" if deciding_modules else ""
        raise BadOption(f"{game.name}{with_module} is for {listing(valid)} seats, not {seats!r}")


def demanded(declared: Sequence[Option], modules: Sequence[AnyModule]) -> list[Option]:
    """Return the options restricted to the values that all these modules support, with the defaults that they suggest."""
    options = list(declared)
    for module in modules:
        for name, values in module.demands.items():
            options = [option.only(values, module.id) if option.name == name else option for option in options]
    for module in modules:
        for name, value in module.suggests.items():
            options = [option.begins(value) if option.name == name else option for option in options]
    return options
