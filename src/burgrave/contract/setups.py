"""Setups for tests: a game with its seats, modules and options, and random ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import burgrave
from burgrave.engine.errors import BadOption
from burgrave.engine.state import GameState
from burgrave.games.game import AnyGame

__all__ = ["Setup", "random_setup"]


@dataclass(frozen=True)
class Setup:
    """A game with the number of seats, the modules and the options to begin it with."""

    game: str
    seats: int = 2
    modules: Sequence[str] | None = None
    options: Mapping[str, Any] = field(default_factory=dict)

    def new(self, seed: int) -> GameState:
        """Return a new game with this seed."""
        return burgrave.new(self.game, self.seats, seed, self.modules, self.options)


TRIES = 200
"""How often other options are drawn for the same modules, seats and edition, where some do not go together."""
ROUNDS = 10
"""How often other modules, seats and editions are drawn, where no options go together with them."""


def random_setup(game: str, random: Random, only: Sequence[str] | None = None) -> Setup:
    """Return a random setup with any seats, modules (or only these) and options that go together.

    AssertionError when the game refuses hundreds of them, and none is left.
    """
    rules_of_game = burgrave.game(game)
    refusal = ""
    for _ in range(ROUNDS):
        modules = random_modules(rules_of_game, random) if only is None else list(only)
        seats = random.choice(rules_of_game.seats_with(modules))
        choices = rules_of_game.options_of(modules)
        # What decides most is drawn once: else an edition with few duchies would hardly ever come up.
        first = {option.name: random.choice(option.choices) for option in choices if option.decides}
        for _ in range(TRIES):
            options: dict[str, Any] = dict(first)
            for option in choices:
                if option.per_seat and random.random() < 0.7:
                    options[option.name] = [random.choice(option.choices) for _ in range(seats)]
                elif not option.decides:
                    options[option.name] = random.choice(option.choices)
            try:
                rules_of_game.rules(seats, modules, options)
            except BadOption as error:
                refusal = str(error)
                continue
            return Setup(game, seats, modules, options)
    raise AssertionError(f"{game} refuses every setup, {ROUNDS * TRIES} of them; the last one: {refusal}")


def random_modules(game: AnyGame, random: Random) -> list[str]:
    """Any modules that go together. The first is drawn among all of them, so that those come up too that exclude most others; where
    that is one that every game has, there are no more, for what only the game alone allows."""
    modules = set(game.default_modules)
    for index, name in enumerate(random.sample(list(game.modules), len(game.modules))):
        if index == 0 and name in game.default_modules:
            break
        if (index == 0 or random.random() < 0.5) and all(go_together(game, name, other) for other in modules):
            modules.add(name)
    return [name for name in game.modules if name in modules]


def go_together(game: AnyGame, one: str, other: str) -> bool:
    """Return whether neither of two modules excludes the other."""
    return other not in game.modules[one].excludes and one not in game.modules[other].excludes
