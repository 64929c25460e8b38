"""Which game, with how many seats, modules and options; and random ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import burgrave
from burgrave.engine.errors import BadOption
from burgrave.engine.state import GameState


@dataclass(frozen=True)
class Setup:
    """One way to begin a game."""

    game: str
    seats: int = 2
    modules: Sequence[str] | None = None
    options: Mapping[str, Any] = field(default_factory=dict)

    def new(self, seed: int) -> GameState:
        """The game begun."""
        return burgrave.new(self.game, self.seats, seed, self.modules, self.options)


def random_setup(game: str, random: Random) -> Setup:
    """Any seats, modules and options that go together."""
    known = burgrave.game(game)
    while True:
        seats = random.choice(known.seats)
        modules = [name for name in known.modules if name in known.default_modules or random.random() < 0.5]
        options: dict[str, Any] = {}
        for option in known.options_of(modules):
            if option.per_seat and random.random() < 0.7:
                options[option.name] = [random.choice(option.choices) for _ in range(seats)]
            else:
                options[option.name] = random.choice(option.choices)
        setup = Setup(game, seats, modules, options)
        try:
            known.rules(seats, modules, options)
        except BadOption:
            continue
        return setup
