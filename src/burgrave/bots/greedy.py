"""Plays the action after which the game's own evaluation likes the position best, one action deep."""

from __future__ import annotations

from random import Random

from burgrave.engine.action import Action
from burgrave.engine.state import GameState


class GreedyBot:
    """See the module's docstring; ties are broken at random."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, state: GameState, seat: int) -> Action:
        options = state.legal_actions(seat)
        if len(options) == 1:
            return options[0]
        evaluate = state.rules.game.evaluate
        best: list[Action] = []
        best_value = float("-inf")
        for action in options:
            after = state.clone()
            after.apply(action, seat)
            value = evaluate(after, seat)
            if value > best_value:
                best, best_value = [action], value
            elif value == best_value:
                best.append(action)
        return best[0] if len(best) == 1 else self._random.choice(best)
