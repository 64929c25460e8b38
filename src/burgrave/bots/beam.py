"""Beam search over the rest of a seat's turn: the most promising sequences of actions are extended side by side, and each is
evaluated where the turn would end.

An action that reveals something hidden ends a sequence: its value is the mean over imagined worlds, or the search
would plan for a tile that only its own imagined world has.
"""

from __future__ import annotations

from collections.abc import Hashable
from operator import itemgetter

from burgrave.engine.action import Action
from burgrave.engine.state import GameState
from burgrave.engine.turns import Turns

__all__ = ["ActionSequence", "BeamSearch", "plan_turn"]

WORLDS = 3
"""Imagined worlds over whose results the value of a reveal is averaged."""
MAX_REVEALS = 3
"""Most sequences, those with the best evaluation, that are searched further after the reveal that ends them."""
REVEAL_DIVISOR = 4
"""The beam after a reveal has the width of the first one divided by this."""

ActionSequence = tuple[Action, ...]
ScoredSequence = tuple[float, ActionSequence]
"""The value of the position that a sequence leads to, and the sequence."""
Candidate = tuple[float, Hashable, GameState, ActionSequence]
"""A sequence that can be extended: the value of the position it leads to, that position's key, the position, the sequence."""
NO_SEQUENCE: ScoredSequence = (float("-inf"), ())


def plan_turn(state: GameState, seat: int, turns: Turns, seed: int) -> ActionSequence:
    """Return the actions that the seat should take in the rest of its turn, up to the first reveal; at least one.

    `turns` says how the game's turns are searched; `seed` and the numbers after it are the seeds of the imagined worlds in which
    reveals are evaluated.
    """
    search = BeamSearch(state, seat, turns)
    search.run(state, turns.breadth)
    best = search.best
    search.revealing.sort(key=itemgetter(0), reverse=True)
    worlds = [state.imagine(seat, seed + number) for number in range(WORLDS)] if search.revealing else []
    for _, actions in search.revealing[:MAX_REVEALS]:
        value = sum(value_after_reveal(world, seat, turns, actions) for world in worlds) / WORLDS
        if value > best[0]:
            best = value, actions
    return best[1] or (state.legal_actions(seat)[0],)


def value_after_reveal(world: GameState, seat: int, turns: Turns, actions: ActionSequence) -> float:
    """Return the value of the best end of the turn in an imagined world, after `actions` have revealed something of it."""
    after = world.clone()
    for action in actions:
        after.apply(action, seat)
    search = BeamSearch(after, seat, turns, passes_reveals=True)
    search.run(after, max(1, turns.breadth // REVEAL_DIVISOR))
    # What is revealed may leave nothing to choose.
    return search.best[0] if search.best[1] else world.rules.game.evaluate(after, seat)


class BeamSearch:
    """One search within one turn of a seat.

    After `run`, `best` is the best sequence to the end of the turn, and `revealing` are the sequences that end with a reveal.
    """

    def __init__(self, state: GameState, seat: int, turns: Turns, passes_reveals: bool = False) -> None:
        """Prepare a search in the turn of `state`; with `passes_reveals` it goes on after a reveal as if the state were true."""
        self.best = NO_SEQUENCE
        self.revealing: list[ScoredSequence] = []
        self._seat = seat
        self._turns = turns
        self._turn = turns.number(state)
        self._evaluate = state.rules.game.evaluate
        self._passes_reveals = passes_reveals
        self._seen: set[Hashable] = set()
        """Keys of the positions from which the search goes on, or went on."""

    def run(self, state: GameState, width: int) -> None:
        """Search from a state to the end of the turn, keeping `width` candidates after every action."""
        beam: list[Candidate] = [(0.0, None, state, ())]
        while beam:
            candidates: list[Candidate] = []
            for _, _, parent, actions in beam:
                self._expand(parent, actions, candidates)
            candidates.sort(key=itemgetter(0), reverse=True)
            beam = candidates[:width]
            # A position that is given up now may be reached again, and be more promising than the others are then.
            self._seen.difference_update([key for _, key, _, _ in candidates[width:]])

    def _expand(self, parent: GameState, actions: ActionSequence, candidates: list[Candidate]) -> None:
        """Extend a sequence that leads to `parent` by every legal action, and add to `candidates` what can be extended further."""
        seat, turns, seen = self._seat, self._turns, self._seen
        for action in parent.legal_actions(seat):
            if action is turns.end:
                self._finish(parent, (*actions, action))
                continue
            after = parent.clone()
            after.apply(action, seat)
            if turns.number(after) != self._turn or seat not in after.to_act:
                self._finish(after, (*actions, action))
                continue
            key = turns.key(after, seat)
            if key in seen:
                continue
            seen.add(key)
            value = self._evaluate(after, seat)
            if after.irreversible == after.ply and not self._passes_reveals:
                self.revealing.append((value, (*actions, action)))
            else:
                candidates.append((value, key, after, (*actions, action)))

    def _finish(self, state: GameState, actions: ActionSequence) -> None:
        """Compare a sequence that ends the turn in `state` with the best one."""
        value = self._evaluate(state, self._seat)
        if value > self.best[0]:
            self.best = value, actions
