"""Known node counts from fixed positions: they change when, and only when, what can be chosen changes."""

from __future__ import annotations

from random import Random

import pytest

import burgrave
from burgrave.contract.perft import perft
from legacy import former_game

DULL = ("end", "skip", "buy", "move")
BASE, TILES = ["base"], ["base", "action_tiles"]
KNOWN = [
    ("a die", 2, 0, BASE, 11, [25, 79, 810]),
    ("a bonus tile of a space", 2, 0, BASE, 12, [2, 10, 84, 388, 1310]),
    ("the universal action", 2, 0, BASE, 13, [5, 42, 194, 655, 3958]),
    ("the merchant", 2, 0, BASE, 19, [8, 31, 141, 1289]),
    ("the architect", 2, 0, BASE, 52, [21, 135, 756, 3828]),
    ("characters", 2, 0, BASE, 6, [12, 104, 598, 4340]),
    ("contracts", 2, 0, BASE, 84, [15, 143, 1105]),
    ("the king", 2, 0, BASE, 32, [3, 8, 48, 227, 1442]),
    ("travelling", 2, 0, BASE, 24, [29, 174, 261, 1189]),
    ("the tile beside the king track", 2, 0, BASE, 34, [2, 17, 40, 343, 3721]),
    ("a walk", 2, 0, BASE, 40, [4, 48, 648]),
    ("goods for a good", 2, 0, BASE, 87, [4, 20, 177, 835]),
    ("goods of any kind", 2, 0, BASE, 88, [5, 45, 214, 1661]),
    ("characters besides", 2, 0, BASE, 99, [7, 7, 35, 154, 847]),
    ("a building to reuse", 2, 0, BASE, 121, [3, 7, 16, 61, 354]),
    ("contracts besides", 2, 0, BASE, 135, [11, 66, 317, 2188]),
    ("a pillar anywhere", 2, 0, BASE, 152, [8, 79, 281, 992]),
    ("the merchant besides, 3 players", 3, 1, TILES, 50, [16, 170, 1528]),
    ("the architect besides, 3 players", 3, 1, TILES, 108, [14, 262, 2476]),
    ("a king step to ignore, 3 players", 3, 1, TILES, 121, [2, 16, 32, 508]),
    ("any action besides, 3 players", 3, 1, TILES, 233, [5, 24, 43, 223, 740]),
    ("a house anywhere, 4 players", 4, 8, BASE, 116, [21, 252, 1008]),
]


def position(seats: int, seed: int, modules: list[str], plies: int) -> burgrave.GameState:
    """Somewhere in a game of players who like to do something, by the options that the nodes were counted with."""
    state = former_game("tiletum", seats, seed, modules, {"contract_stack": "smaller", "space_helper": "later"})
    random = Random(seed)
    for _ in range(plies):
        legal = state.legal_actions()
        wanted = [action for action in legal if action.verb not in DULL]
        state.apply(random.choice(wanted or legal))
    return state


@pytest.mark.parametrize(("name", "seats", "seed", "modules", "plies", "counts"), KNOWN, ids=[known[0] for known in KNOWN])
def test_node_counts(name: str, seats: int, seed: int, modules: list[str], plies: int, counts: list[int]) -> None:
    state = position(seats, seed, modules, plies)
    assert not state.is_over
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
