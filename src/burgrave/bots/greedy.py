"""Plays the action after which the game's own evaluation likes the position best, one action deep; where a game says how its turns
are searched (`Turns`), the course of a whole turn.

Where dice or cards decide what an action leads to, the mean over several imagined worlds counts, or luck would be taken for skill.
"""

from __future__ import annotations

from operator import itemgetter
from random import Random

from burgrave.bots.plan import Plan
from burgrave.engine.action import Action
from burgrave.engine.state import GameState

WORLDS = 8
PROMISING = 32
"""Of more options than so many, only the best of one world are looked at in the others."""
Worth = tuple[float, bool, Action]
"""Of an option: its value, whether chance decides it, and itself."""


class GreedyBot:
    """See the module's docstring; ties are broken at random."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)
        self._plan = Plan()

    def choose(self, state: GameState, seat: int) -> Action:
        options = state.legal_actions(seat)
        if len(options) == 1:
            return options[0]
        turns = state.rules.game.turns
        if turns is not None:
            return self._plan.next(state, seat, turns, self._random.getrandbits(32))
        found = [(*worth(state, action, seat), action) for action in options]
        if any(is_chance for _, is_chance, _ in found):
            found = self._reconsidered(state, seat, found)
        best_value = max(value for value, _, _ in found)
        best = [action for value, _, action in found if value == best_value]
        return best[0] if len(best) == 1 else self._random.choice(best)

    def _reconsidered(self, state: GameState, seat: int, found: list[Worth]) -> list[Worth]:
        """The most promising again, those that chance decides with their mean over the worlds."""
        first = self._random.getrandbits(32)
        worlds = [state.imagine(seat, first + number) for number in range(WORLDS)]
        promising = sorted(found, key=itemgetter(0), reverse=True)[:PROMISING]
        return [
            (sum(worth(world, action, seat)[0] for world in worlds) / WORLDS if is_chance else value, is_chance, action)
            for value, is_chance, action in promising
        ]


def worth(state: GameState, action: Action, seat: int) -> tuple[float, bool]:
    """What the position after an action is worth, and whether something was rolled, drawn or revealed on the way."""
    after = state.clone()
    after.apply(action, seat)
    return state.rules.game.evaluate(after, seat), after.sealed == after.ply
