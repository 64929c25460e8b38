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
Begun = tuple[float, Hashable, GameState, Course]
"""A course that goes on: the worth of where it is, that place by its key and as a state, and the course."""
NOTHING: Found = (float("-inf"), ())


def best_course(state: GameState, seat: int, turns: Turns, seed: int) -> Course:
    """What the seat should do in the rest of its turn, as far as it can be foreseen; at least one action."""
    search = Search(state, seat, turns)
    search.follow(state, turns.breadth)
    best = search.best
    search.revealing.sort(key=itemgetter(0), reverse=True)
    worlds = [state.imagine(seat, seed + number) for number in range(WORLDS)] if search.revealing else []
    for _, course in search.revealing[:REVEALING]:
        value = sum(behind(world, seat, turns, course) for world in worlds) / WORLDS
        if value > best[0]:
            best = value, course
    return best[1] or (state.legal_actions(seat)[0],)


def behind(world: GameState, seat: int, turns: Turns, course: Course) -> float:
    """What the rest of the turn is worth in an imagined world, when a course has revealed something of it."""
    after = world.clone()
    for action in course:
        after.apply(action, seat)
    search = Search(after, seat, turns, knows=True)
    search.follow(after, max(1, turns.breadth // NARROW))
    # What is revealed may leave nothing to choose.
    return search.best[0] if search.best[1] else world.rules.game.evaluate(after, seat)


class Search:
    """One search: `best` is the best course to the end of the turn, `revealing` are those that end with a reveal before."""

    def __init__(self, state: GameState, seat: int, turns: Turns, knows: bool = False) -> None:
        """`knows`: search on behind reveals, as if the state were the truth."""
        self.best = NOTHING
        self.revealing: list[Found] = []
        self._seat = seat
        self._turns = turns
        self._number = turns.number(state)
        self._evaluate = state.rules.game.evaluate
        self._knows = knows
        self._seen: set[Hashable] = set()
        """Places from which courses are followed."""

    def follow(self, state: GameState, breadth: int) -> None:
        """Search from a state, so many courses at once."""
        edge: list[Begun] = [(0.0, None, state, ())]
        while edge:
            further: list[Begun] = []
            for _, _, parent, course in edge:
                self._go_on(parent, course, further)
            further.sort(key=itemgetter(0), reverse=True)
            edge = further[:breadth]
            # What is given up now may be reached again, and be more promising than what else there is then.
            self._seen.difference_update([key for _, key, _, _ in further[breadth:]])

    def _go_on(self, parent: GameState, course: Course, further: list[Begun]) -> None:
        """Everything that can be done next."""
        seat, turns, seen = self._seat, self._turns, self._seen
        for action in parent.legal_actions(seat):
            if action is turns.end:
                self._judge(parent, (*course, action))
                continue
            after = parent.clone()
            after.apply(action, seat)
            if turns.number(after) != self._number or seat not in after.to_act:
                self._judge(after, (*course, action))
                continue
            key = turns.key(after, seat)
            if key in seen:
                continue
            seen.add(key)
            value = self._evaluate(after, seat)
            if after.sealed == after.ply and not self._knows:
                self.revealing.append((value, (*course, action)))
            else:
                further.append((value, key, after, (*course, action)))

    def _judge(self, state: GameState, course: Course) -> None:
        """A course to the end of the turn."""
        value = self._evaluate(state, self._seat)
        if value > self.best[0]:
            self.best = value, course
