"""Plays the action after which the game's own evaluation likes the position best, one action deep.

Where dice or cards decide what an action leads to, the mean over several imagined worlds counts, or luck would be taken for skill.
"""

from __future__ import annotations

from random import Random

from burgrave.engine.action import Action
from burgrave.engine.state import GameState

WORLDS = 8


class GreedyBot:
    """See the module's docstring; ties are broken at random."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, state: GameState, seat: int) -> Action:
        options = state.legal_actions(seat)
        if len(options) == 1:
            return options[0]
        best: list[Action] = []
        best_value = float("-inf")
        worlds: list[GameState] = []
        for action in options:
            value, is_chance = worth(state, action, seat)
            if is_chance:
                if not worlds:
                    first = self._random.getrandbits(32)
                    worlds = [state.imagine(seat, first + number) for number in range(WORLDS)]
                value = sum(worth(world, action, seat)[0] for world in worlds) / WORLDS
            if value > best_value:
                best, best_value = [action], value
            elif value == best_value:
                best.append(action)
        return best[0] if len(best) == 1 else self._random.choice(best)


def worth(state: GameState, action: Action, seat: int) -> tuple[float, bool]:
    """What the position after an action is worth, and whether something was rolled, drawn or revealed on the way."""
    after = state.clone()
    after.apply(action, seat)
    return state.rules.game.evaluate(after, seat), after.sealed == after.ply
