"""Searches the courses of a seat's turn, the most promising at once, each judged where the turn would end.

A choice that reveals something hidden ends a course: what can be done with it is the mean over imagined worlds, or the search
would play for a tile that only its own world has.
"""

from __future__ import annotations

from collections.abc import Hashable
from operator import itemgetter

from burgrave.engine.action import Action
from burgrave.engine.state import GameState
from burgrave.engine.turns import Turns

WORLDS = 3
REVEALING = 3
"""Of the courses that end with a reveal, the most promising so many are followed behind it, in every world ..."""
NARROW = 4
"""... by this part of the breadth."""

Course = tuple[Action, ...]
Found = tuple[float, Course]
"""What a course leads to is worth, and the course."""
NOTHING: Found = (float("-inf"), ())


def best_course(state: GameState, seat: int, turns: Turns, seed: int) -> Course:
    """What the seat should do in the rest of its turn, as far as it can be foreseen; at least one action."""
    search = Search(state, seat, turns, turns.breadth)
    best = search.best
    search.revealing.sort(key=itemgetter(0), reverse=True)
    worlds = [state.imagine(seat, seed + number) for number in range(WORLDS)] if search.revealing else []
    for _, course in search.revealing[:REVEALING]:
        value = sum(behind(world, seat, turns, course) for world in worlds) / WORLDS
        if value > best[0]:
            best = value, course
    return best[1]


def behind(world: GameState, seat: int, turns: Turns, course: Course) -> float:
    """What the rest of the turn is worth in an imagined world, when a course has revealed something of it."""
    after = world.clone()
    for action in course:
        after.apply(action, seat)
    return Search(after, seat, turns, max(1, turns.breadth // NARROW), knows=True).best[0]


class Search:
    """One search: `best` is the best course to the end of the turn, `revealing` are those that end with a reveal before."""

    def __init__(self, state: GameState, seat: int, turns: Turns, breadth: int, knows: bool = False) -> None:
        """`knows`: search on behind reveals, as if the state were the truth."""
        self.best = NOTHING
        self.revealing: list[Found] = []
        self._seat = seat
        self._turns = turns
        self._number = turns.number(state)
        self._evaluate = state.rules.game.evaluate
        self._seen: set[Hashable] = set()
        self._knows = knows
        edge: list[tuple[float, GameState, Course]] = [(0.0, state, ())]
        while edge:
            further: list[tuple[float, GameState, Course]] = []
            for _, parent, course in edge:
                self._expand(parent, course, further)
            further.sort(key=itemgetter(0), reverse=True)
            edge = further[:breadth]

    def _expand(self, parent: GameState, course: Course, further: list[tuple[float, GameState, Course]]) -> None:
        """Everything that can be done next."""
        seat, turns = self._seat, self._turns
        for action in parent.legal_actions(seat):
            after = parent.clone()
            after.apply(action, seat)
            if turns.number(after) != self._number or seat not in after.to_act:
                value = self._evaluate(after, seat)
                if value > self.best[0]:
                    self.best = value, (*course, action)
                continue
            key = turns.key(after, seat)
            if key in self._seen:
                continue
            self._seen.add(key)
            value = self._evaluate(after, seat)
            if after.sealed == after.ply and not self._knows:
                self.revealing.append((value, (*course, action)))
            else:
                further.append((value, after, (*course, action)))
