"""Known node counts from fixed positions: they change when, and only when, what can be chosen changes."""

from __future__ import annotations

from random import Random

import pytest

import burgrave
from burgrave.contract.perft import perft
from legacy import former_game

KNOWN = [
    ("opening", 2, 1, "later", 0, [576, 331776]),
    ("first bonus tokens", 3, 2, "later", 3, [5, 25, 125, 1125, 1125, 10125]),
    ("first turn, 2 players", 2, 3, "later", 4, [9, 9, 81, 81, 765, 819, 6867]),
    ("first turn, 4 players", 4, 4, "first", 8, [9, 9, 81, 81, 729, 729, 6561]),
    ("an exchange to choose", 3, 13, "first", 140, [15, 32, 104, 120, 288, 288, 288, 288]),
    ("an exchange or a placement", 3, 46, "later", 22, [17, 26, 116, 304, 1274, 3042]),
    ("taking after an exchange", 4, 26, "later", 84, [3, 3, 30, 30, 270, 270, 2430, 4590]),
    ("another exchange", 3, 19, "first", 20, [4, 8, 8, 75, 75, 795, 969, 9326]),
    ("many payments", 4, 44, "later", 161, [22, 110, 110, 1100, 1100, 9900]),
    ("a castle's token", 2, 15, "first", 49, [17, 17, 153, 153, 1611, 1845, 16963]),
    ("places and payments", 4, 2, "later", 227, [18, 33, 124, 412, 588, 804, 1020, 1020]),
    ("room to make", 4, 50, "later", 141, [3, 3, 30, 30, 270, 270, 2430, 2430]),
    ("marble to spend", 2, 0, "later", 38, [2, 18, 18, 171, 324, 2916]),
    ("last rounds", 2, 8, "later", 105, [2, 2, 18, 18, 162, 306, 450, 2754]),
]


def position(seats: int, seed: int, printing: str, plies: int) -> burgrave.GameState:
    """Somewhere in a game of players who like to place."""
    state = former_game("tuscany", seats, seed, options={"printing": printing})
    random = Random(seed)
    for _ in range(plies):
        seat = state.to_act[0]
        legal = state.legal_actions(seat)
        wanted = [action for action in legal if action.verb in ("place", "marble", "pay")]
        state.apply(random.choice(wanted or legal), seat)
    return state


@pytest.mark.parametrize(("name", "seats", "seed", "printing", "plies", "counts"), KNOWN, ids=[known[0] for known in KNOWN])
def test_node_counts(name: str, seats: int, seed: int, printing: str, plies: int, counts: list[int]) -> None:
    state = position(seats, seed, printing, plies)
    assert not state.is_over
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
