"""Modules 1 and 2: seven rows, and alternative rows dealt or drafted (p. 10-11)."""

from collections import Counter
from typing import Any

import pytest

from burgrave.games.kingsburg.game import KINGSBURG
from burgrave.games.kingsburg.modules.alternative_rows.strips import strips_of
from burgrave.games.kingsburg.state import State

from ..scene import begin, buildable, give, legal, play, scene

DEALT = ("base", "alternative_rows")
BOTH = ("base", "extra_rows", "alternative_rows")


def new(modules: tuple[str, ...], seats: int = 4, seed: int = 1, **options: Any) -> State:
    state: State = KINGSBURG.setup(KINGSBURG.rules(seats, list(modules), options), seed)
    return state


def test_p10_the_side_with_seven_rows() -> None:
    state = give(scene(3, modules=("base", "extra_rows")), 0, gold=9, wood=9, stone=9)
    begin(state, "spring", "build")
    assert buildable(state) == {"sawmill", "statue", "inn", "guard_tower", "palisade", "barricade", "improvised_defences"}


def test_p11_everybody_is_dealt_two_strips_of_two_copies_each() -> None:
    for seed in range(10):
        strips = strips_of(new(BOTH, 5, seed))
        rows = Counter(row for dealt in strips.dealt for row in dealt) + Counter(strips.pile)
        assert [len(dealt) for dealt in strips.dealt] == [2] * 5
        assert dict(rows) == dict.fromkeys(range(7), 2)


def test_p11_without_the_extra_rows_a_and_g_stay_in_the_box() -> None:
    strips = strips_of(new(DEALT, 4))
    rows = Counter(row for dealt in strips.dealt for row in dealt) + Counter(strips.pile)
    assert dict(rows) == dict.fromkeys(range(1, 6), 2)


def dealt(first: list[int], pile: list[int], seats: int = 2) -> State:
    """Seat 0 was dealt these rows, seat 1 D and F; nothing is chosen yet."""
    state = new(BOTH, seats)
    state.order = list(range(seats))
    strips = strips_of(state)
    strips.dealt = [first, [3, 5]]
    strips.pile = pile
    begin(state, "aid", "setup")
    return state


def test_p11_who_has_the_same_row_twice_may_have_another_for_one_of_them() -> None:
    state = dealt([2, 2], [6, 1])
    assert state.to_act == (0,)
    assert legal(state) == ["redraw", "skip"]
    swapped = state.clone()
    play(swapped, "redraw")
    assert swapped.view(0)["alternative_rows"]["dealt"] == [["C", "G"], ["D", "F"]]
    play(state, "skip")
    assert state.view(0)["alternative_rows"]["dealt"][0] == ["C", "C"]


def test_p11_two_different_rows_are_kept() -> None:
    state = dealt([2, 4], [6, 1])
    assert state.to_act == (0, 1)


@pytest.mark.parametrize(
    ("choice", "first"), [("C+E", {"brewery", "stockade"}), ("C", {"brewery"}), ("E", {"stockade"}), ("none", set())]
)
def test_p11_both_one_or_none_of_the_strips_are_used(choice: str, first: set[str]) -> None:
    state = dealt([2, 4], [6, 1])
    assert {str(action) for action in state.legal_actions(0)} == {"cover C+E", "cover C", "cover E", "cover none"}
    state.apply(f"cover {choice}", 0)
    state.apply("cover none", 1)
    give(state, 0, gold=9, wood=9, stone=9)
    give(state, 1, gold=9, wood=9, stone=9)
    begin(state, "spring", "build")
    strips = buildable(state) & {"brewery", "stockade"}
    assert strips == first
    assert len(buildable(state)) == 7
    play(state, "skip")
    assert "inn" in buildable(state)


def test_p11_optional_rule_strips_are_drafted_there_and_back() -> None:
    state = new(BOTH, 4, rows="drafted")
    first = state.order[0]
    assert len(state.view(0)["alternative_rows"]["table"]) == 14
    asked = []
    while len(state.to_act) == 1:
        asked += state.to_act
        play(state, legal(state)[-1])
    around = [(first + place) % 4 for place in range(4)]
    assert asked == [*around, *reversed(around)]
    assert all(len(rows) == 2 for rows in state.view(0)["alternative_rows"]["dealt"])
    assert len(state.to_act) == 4


def test_p11_a_drafted_row_has_two_copies() -> None:
    state = new(DEALT, 3, rows="drafted")
    play(state, "draft row:B", "draft row:B")
    assert "draft row:B" not in legal(state)
