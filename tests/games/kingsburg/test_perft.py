"""Known node counts from fixed positions: they change when, and only when, what can be chosen changes."""

from __future__ import annotations

import pytest

import burgrave
from burgrave.contract.perft import perft
from legacy import former_game

ROWS = ["extra_rows", "alternative_rows"]
CARDS = ["governors", "destiny", "soldier_tokens", "whims"]
VALLEY = {"scenario": "goblin_valley"}
FAIR = {"scenario": "royal_fair"}

KNOWN = [
    ("opening, 2 players", 2, 1, [], {}, 0, [3, 9, 63, 297, 822, 2291]),
    ("opening, 3 players", 3, 2, [], {}, 0, [3, 9, 27, 216, 1593, 11178]),
    ("opening, 5 players", 5, 3, [], {}, 0, [3, 9, 27, 81, 243, 1458]),
    ("rows drafted", 2, 4, ROWS, {"rows": "drafted"}, 0, [7, 49, 336, 2226, 8400]),
    ("governors in secret", 3, 5, ["governors"], {}, 0, [3, 9, 27, 81, 243, 729]),
    ("auction of governors", 2, 6, ["governors"], {"governor_choice": "auction"}, 0, [3, 63, 696, 4818]),
    ("third spring, 2 players", 2, 7, [], {}, 42, [29, 158, 430, 1060, 4936]),
    ("fourth autumn, 4 players", 4, 8, [], {}, 164, [31, 465, 6148]),
    ("spoils of the fourth winter, 4 players", 4, 8, [], {}, 187, [3, 9, 99, 2700, 51984]),
    ("a defeat, 3 players", 3, 9, [], {}, 90, [3, 18, 93, 903, 2242, 6705]),
    ("last season, 3 players", 3, 9, [], {}, 137, [2, 4, 40, 100, 550, 1950]),
    ("middle game, cards", 3, 10, CARDS, {}, 90, [6, 18, 36, 238, 3970, 58884]),
    ("middle game, rows", 3, 11, ROWS, {}, 110, [3, 6, 12, 64, 402, 1852]),
    (
        "goblin valley and tradition",
        2,
        12,
        ["scenarios", "whims"],
        {**VALLEY, "court": "tradition"},
        50,
        [3, 10, 40, 110, 375, 1891],
    ),
    ("royal fair, all modules", 4, 13, [*ROWS, *CARDS, "scenarios"], FAIR, 100, [11, 61, 799, 9960, 34839]),
]


def position(seats: int, seed: int, modules: list[str], options: dict[str, str], plies: int) -> burgrave.GameState:
    state = former_game("kingsburg", seats, seed, modules, options)
    for ply in range(plies):
        seat = state.to_act[0]
        legal = state.legal_actions(seat)
        state.apply(legal[ply * ply * 7 % len(legal)], seat)
    return state


@pytest.mark.parametrize(
    ("name", "seats", "seed", "modules", "options", "plies", "counts"), KNOWN, ids=[known[0] for known in KNOWN]
)
def test_node_counts(
    name: str, seats: int, seed: int, modules: list[str], options: dict[str, str], plies: int, counts: list[int]
) -> None:
    state = position(seats, seed, modules, options, plies)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
