"""Known node counts from fixed positions: they change when, and only when, what can be chosen changes."""

from __future__ import annotations

import pytest

import burgrave
from burgrave.contract.perft import perft
from legacy import former_game

KNOWN = [
    ("opening, 2 players", 2, 1, {}, 0, [18, 134, 399, 3227, 33031]),
    ("opening, 3 players, 2011", 3, 2, {"edition": "2011"}, 0, [23, 207, 565, 6834]),
    ("opening, 4 players", 4, 3, {"duchies": "9"}, 0, [4, 16, 64, 256, 7168]),
    ("settling in secret", 2, 4, {"duchies": "dealt", "settling": "secret"}, 0, [8, 64, 1088, 8576]),
    ("settling openly", 3, 5, {"edition": "2011", "duchies": "dealt"}, 0, [8, 64, 512, 11264]),
    ("middle game, 2 players", 2, 6, {}, 90, [28, 256, 911, 1894, 5855]),
    ("middle game, 4 players, 2011", 4, 7, {"edition": "2011", "duchies": ["2", "4", "6", "8"]}, 201, [2, 2, 2, 46, 160, 760]),
    ("last turns, 2 players", 2, 8, {"duchies": "7"}, 185, [2, 5, 12, 42, 214, 638]),
]


def position(seats: int, seed: int, options: dict[str, object], plies: int) -> burgrave.GameState:
    state = former_game("burgundy", seats, seed, options=options)
    for ply in range(plies):
        seat = state.to_act[0]
        legal = state.legal_actions(seat)
        state.apply(legal[ply * ply * 7 % len(legal)], seat)
    return state


@pytest.mark.parametrize(("name", "seats", "seed", "options", "plies", "counts"), KNOWN, ids=[entry[0] for entry in KNOWN])
def test_node_counts(name: str, seats: int, seed: int, options: dict[str, object], plies: int, counts: list[int]) -> None:
    state = position(seats, seed, options, plies)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
