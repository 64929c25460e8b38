"""The ruleset: the modules of one table merged, in rulebook order, with seats and options.

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
        """Make a step class known by its id; ValueError when it has none of its own, or one that is taken."""
        if "id" not in vars(step):
            raise ValueError(f"step class {step.__name__} of module {module.id!r} has no `id` of its own, by which saves name it")
        if self.steps.get(step.id, step) is not step:
            raise ValueError(
                f"module {module.id!r} has a step {step.id!r}, which is the id of {self.steps[step.id].__name__} already"
            )
        self.steps[step.id] = step

    def _check_names(self, module: AnyModule) -> None:
        """A module builds on what is there: a name that nobody declared before is a slip."""
        for what, names, known in (
            ("programme slot", module.programme, self.programme),
            ("decision", module.offers, self.offers),
            ("event to react to", module.reactions, self.reactions),
        ):
            for name in names:
                if name not in known:
                    raise ValueError(f"module {module.id!r} names a {what} {name!r}; {self.game.name} has {listing(known)}")
        for decision, offers in module.offers.items():
            for offer in offers:
                if offer.verb() in self.verbs[decision]:
                    raise ValueError(f"module {module.id!r} offers {offer.verb()!r} in {decision!r}, which has that verb already")

    def stream(self, seed: int) -> Stream:
        """What a new game with this seed draws from."""
        return LegacyStream(seed) if self.has_legacy_chance else seeded(seed)

    def copy_of_options(self) -> dict[str, OptionValue]:
        """The options as a copy that may be handed out: many games share this ruleset."""
        return {name: list(value) if isinstance(value, list) else value for name, value in self.options.items()}

    def identity(self) -> list[Any]:
        """What makes two rulesets the same: game, version, modules, seats, options."""
        return [self.game.name, self.game.version, [module.id for module in self.modules], self.seats, self.options]

    def step(self, data: Any) -> AnyStep:
        """A step from its data (see `step_data`); BadSave when it is none of this game's."""
        if not isinstance(data, list) or not data or data[0] not in self.steps:
            raise BadSave(f"{data!r} is no step of {self.game.name}; steps: {listing(self.steps, 60)}")
        try:
            return self.steps[data[0]](*[self.step(item) if isinstance(item, list) else item for item in data[1:]])
        except (TypeError, ValueError, IndexError) as error:
            raise BadSave(f"{data!r} is not how a {data[0]} is saved: {error}") from None


def merge(game: AnyRules, seats: Any, modules: Any, options: Any, has_legacy_chance: bool = False) -> Ruleset:
    """The ruleset of a game with these modules and options; BadOption names what does not exist or does not go together."""
    if isinstance(modules, str) or (modules is not None and not isinstance(modules, Sequence)):
        raise BadOption(f"modules must be a list of names from {listing(game.modules)}; got {modules!r}")
    wanted: list[Any] = list(game.default_modules if modules is None else modules)
    for name in wanted:
        if not isinstance(name, str) or name not in game.modules:
            raise BadOption(f"{game.name} has no module {name!r}; valid: {listing(game.modules)}")
    chosen = [module for name, module in game.modules.items() if name in wanted or name in game.default_modules]
    ids = [module.id for module in chosen]
    for module in chosen:
        missing = [name for name in module.needs if name not in ids]
        if missing:
            raise BadOption(f"module {module.id!r} needs {listing(missing)} too")
        clash = [name for name in module.excludes if name in ids]
        if clash:
            raise BadOption(f"module {module.id!r} does not go together with {listing(clash)}")
    check_seats(game, chosen, seats)
    declared = demanded([option for module in chosen for option in module.options], chosen)
    return Ruleset(game, chosen, seats, check_options(declared, options, seats), has_legacy_chance)


def refuse_reconstructed(rules: Ruleset) -> None:
    """BadOption for a module that needs content of our own, with those that do not; for a game's option `documented_only`."""
    game = rules.game
    for module in rules.modules:
        if module.is_reconstructed:
            others = [it.id for it in game.modules.values() if not it.is_reconstructed and it.id not in game.default_modules]
            raise BadOption(
                f"module {module.id!r} has content of our own; with documented_only 'yes' choose from {listing(others)}"
            )
        beside = [it.id for it in rules.modules if it.id in module.reconstructed_with]
        if beside:
            raise BadOption(
                f"module {module.id!r} together with {listing(beside)} has content of our own; "
                "with documented_only 'yes' play without one"
            )


def seats_of(game: AnyRules, modules: Sequence[AnyModule]) -> tuple[int, ...]:
    """For how many a game is with these modules."""
    return next((module.seats for module in reversed(modules) if module.seats), game.seats)


def check_seats(game: AnyRules, modules: Sequence[AnyModule], seats: Any) -> None:
    """BadOption for a number of seats that these modules do not play with."""
    valid = seats_of(game, modules)
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in valid:
        deciding = [module.id for module in modules if module.seats == valid]
        with_it = f" with {deciding[-1]!r}" if deciding else ""
        raise BadOption(f"{game.name}{with_it} is for {listing(valid)} seats, not {seats!r}")


def demanded(declared: Sequence[Option], modules: Sequence[AnyModule]) -> list[Option]:
    """The options as these modules leave them: only the values that all of them play with."""
    found = list(declared)
    for module in modules:
        for name, values in module.demands.items():
            found = [option.only(values, module.id) if option.name == name else option for option in found]
    for module in modules:
        for name, value in module.suggests.items():
            found = [option.begins(value) if option.name == name else option for option in found]
    return found
