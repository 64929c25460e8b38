"""Games dealt by the legacy generator: positions that tests describe by a seed stay as they were when the dice changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import burgrave


def former_game(
    name: str, seats: int, seed: int, modules: Sequence[str] | None = None, options: Mapping[str, Any] | None = None
) -> burgrave.GameState:
    """A new game as `burgrave.new` made it before the keyed stream."""
    game = burgrave.game(name)
    return game.setup(game.rules(seats, modules, options, has_legacy_chance=True), seed)
