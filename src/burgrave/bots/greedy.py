"""The bot that plays the action after which the game's own evaluation is highest, one action deep; where a game says how its turns
are searched (`Turns`), it plans whole turns.

Where dice or cards decide what an action leads to, the mean over several imagined worlds counts, or luck would be taken for skill.
"""

from __future__ import annotations

from operator import itemgetter
from random import Random

from burgrave.bots.plan import TurnPlan
from burgrave.engine.action import Action
from burgrave.engine.state import GameState

__all__ = ["Candidate", "GreedyBot", "evaluate_action"]

WORLDS = 8
"""Imagined worlds over which the value of an action that chance decides is averaged."""
MAX_CANDIDATES = 32
"""Of more actions than this, only those that are best in one world are evaluated in the others."""
Candidate = tuple[float, bool, Action]
"""The value of an action, whether chance decides what it leads to, and the action."""


class GreedyBot:
    """Plays the action, or the sequence of actions of a turn, that the game's evaluation values most; ties are broken at random."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)
        self._plan = TurnPlan()

    def choose(self, state: GameState, seat: int) -> Action:
        """Return the legal action of `seat` with the highest value."""
        legal_actions = state.legal_actions(seat)
        if len(legal_actions) == 1:
            return legal_actions[0]
        turns = state.rules.game.turns
        if turns is not None:
            return self._plan.next_action(state, seat, turns, self._random.getrandbits(32))
        candidates = [(*evaluate_action(state, action, seat), action) for action in legal_actions]
        if any(is_chance for _, is_chance, _ in candidates):
            candidates = self._averaged(state, seat, candidates)
        best_value = max(value for value, _, _ in candidates)
        best = [action for value, _, action in candidates if value == best_value]
        return best[0] if len(best) == 1 else self._random.choice(best)

    def _averaged(self, state: GameState, seat: int, candidates: list[Candidate]) -> list[Candidate]:
        """Return the best candidates; those that chance decides get the mean of their values over several imagined worlds."""
        first_seed = self._random.getrandbits(32)
        worlds = [state.imagine(seat, first_seed + number) for number in range(WORLDS)]
        best = sorted(candidates, key=itemgetter(0), reverse=True)[:MAX_CANDIDATES]
        return [
            (sum(evaluate_action(world, action, seat)[0] for world in worlds) / WORLDS if is_chance else value, is_chance, action)
            for value, is_chance, action in best
        ]


def evaluate_action(state: GameState, action: Action, seat: int) -> tuple[float, bool]:
    """Return the value for `seat` of the position after an action, and whether the action rolled, drew or revealed something."""
    after = state.clone()
    after.apply(action, seat)
    return state.rules.game.evaluate(after, seat), after.irreversible == after.ply
