"""Modules and the ruleset they merge into.

An expansion is one `Module`; the base game is the first and uses the same door. The door has few openings, all listed in
`Module`: programme slots, offers, reactions, evaluations, steps, an own slice of the state, what a view shows and hides of it.
Modules are merged once, in rulebook order; nothing outside a game's `modules/` asks which ones are in play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from burgrave.engine.action import ActionTable
from burgrave.engine.agenda import Step
from burgrave.engine.chance import Stream, seeded
from burgrave.engine.combine import COMBINATORS
from burgrave.engine.decision import Offer
from burgrave.engine.errors import BadOption, BadSave, listing
from burgrave.engine.former_chance import FormerStream
from burgrave.engine.options import Option, check_options

if TYPE_CHECKING:
    from burgrave.engine.game import Game


@dataclass(frozen=True)
class Module:
    """Everything a part of a game brings; see the module's docstring."""

    id: str
    title: str
    summary: str
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    """For how many; () leaves it to the others. The last module in rulebook order that says so decides."""
    demands: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Option of another module -> the values it plays with; the first of them is the default where the usual one is none."""
    mode: bool = False
    """Whether it decides who plays against whom (teams, one alone): a table has one at most, a screen shows them in a row."""
    is_reconstructed: bool = False
    """Whether it cannot be played without content that nobody has published and that we had to make up (docs/content.md)."""
    reconstructed_with: tuple[str, ...] = ()
    """Modules together with which it needs such content."""
    suggests: Mapping[str, str] = field(default_factory=dict)
    """Option of another module -> its default with this one, where the others leave it."""
    options: tuple[Option, ...] = ()
    prepare: Callable[[Ruleset], None] | None = None
    """Checks what goes beyond single options (BadOption), and lays its part into `rules.book`; after the game has done so."""
    programme: Mapping[str, Callable[[tuple[Step, ...]], tuple[Step, ...]]] = field(default_factory=dict)
    """Slot name -> what its steps become, given what they were."""
    offers: Mapping[str, tuple[Offer, ...]] = field(default_factory=dict)
    """Decision name -> further verbs in it."""
    reactions: Mapping[str, tuple[Callable[..., Any], ...]] = field(default_factory=dict)
    """Event name -> functions called when it happens, with the event's own arguments; what they give is the event's business."""
    evaluations: tuple[Callable[[Any, int], float], ...] = ()
    """What the module's own things are worth to a seat, added to the game's evaluation."""
    steps: tuple[type[Step], ...] = ()
    """The step classes, by whose names saved games are read."""
    slice: Callable[[Any], Any] | None = None
    """Makes the module's own part of a new state; it has `clone()`, `data()` and `restore(data)`."""
    view: Callable[[Any, int | None], dict[str, Any]] | None = None
    """What a seat may see of that part."""
    conceal: Callable[[Any, int | None], None] | None = None
    """Reshuffles in place what a seat may not see of that part, for imagined states."""


class Ruleset:
    """The merged rules of one game: immutable, shared by every clone."""

    def __init__(
        self, game: Game, modules: Sequence[Module], seats: int, options: Mapping[str, Any], has_former_chance: bool = False
    ) -> None:
        self.game = game
        self.actions: ActionTable = game.actions
        self.modules = tuple(modules)
        self.seats = seats
        self.options = dict(options)
        self.has_former_chance = has_former_chance
        """Whether games draw from the generator of format 1: only to read those that were begun with it."""
        self.programme: dict[str, tuple[Step, ...]] = {}
        self.offers: dict[str, tuple[Offer, ...]] = {}
        self.verbs: dict[str, dict[str, Offer]] = {}
        self.reactions: dict[str, tuple[Callable[..., Any], ...]] = {}
        self.evaluations: tuple[Callable[[Any, int], float], ...] = ()
        self.steps: dict[str, type[Step]] = {step.__name__: step for step in COMBINATORS}
        self.book: Any = None
        """What the game fixes for a whole game (see `Game.prepare`)."""
        for module in self.modules:
            self._merge(module)
        self.upcoming: dict[str, list[Step]] = {slot: list(reversed(steps)) for slot, steps in self.programme.items()}
        """The programme as it is put on the agenda: what comes first on top."""

    def _merge(self, module: Module) -> None:
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
        self.steps.update({step.__name__: step for step in module.steps})

    def _check_names(self, module: Module) -> None:
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
        return FormerStream(seed) if self.has_former_chance else seeded(seed)

    def told_options(self) -> dict[str, Any]:
        """The options as a copy that may be handed out: many games share this ruleset."""
        return {name: list(value) if isinstance(value, list) else value for name, value in self.options.items()}

    def identity(self) -> list[Any]:
        """What makes two rulesets the same: game, version, modules, seats, options."""
        return [self.game.name, self.game.version, [module.id for module in self.modules], self.seats, self.options]

    def step(self, data: Any) -> Step:
        """A step from its data (see `step_data`); BadSave when it is none of this game's."""
        if not isinstance(data, list) or not data or data[0] not in self.steps:
            raise BadSave(f"{data!r} is no step of {self.game.name}; steps: {listing(self.steps, 60)}")
        try:
            return self.steps[data[0]](*[self.step(item) if isinstance(item, list) else item for item in data[1:]])
        except (TypeError, ValueError, IndexError) as error:
            raise BadSave(f"{data!r} is not how a {data[0]} is saved: {error}") from None


def merge(game: Game, seats: Any, modules: Any, options: Any, has_former_chance: bool = False) -> Ruleset:
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
    return Ruleset(game, chosen, seats, check_options(declared, options, seats), has_former_chance)


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


def seats_of(game: Game, modules: Sequence[Module]) -> tuple[int, ...]:
    """For how many a game is with these modules."""
    return next((module.seats for module in reversed(modules) if module.seats), game.seats)


def check_seats(game: Game, modules: Sequence[Module], seats: Any) -> None:
    """BadOption for a number of seats that these modules do not play with."""
    valid = seats_of(game, modules)
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in valid:
        deciding = [module.id for module in modules if module.seats == valid]
        with_it = f" with {deciding[-1]!r}" if deciding else ""
        raise BadOption(f"{game.name}{with_it} is for {listing(valid)} seats, not {seats!r}")


def demanded(declared: Sequence[Option], modules: Sequence[Module]) -> list[Option]:
    """The options as these modules leave them: only the values that all of them play with."""
    found = list(declared)
    for module in modules:
        for name, values in module.demands.items():
            found = [option.only(values, module.id) if option.name == name else option for option in found]
    for module in modules:
        for name, value in module.suggests.items():
            found = [option.begins(value) if option.name == name else option for option in found]
    return found
