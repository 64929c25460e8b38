"""A season's roll and order, and the whole worked season of the book (p. 4-7)."""

import pytest

from burgrave.engine.chance import force
from burgrave.engine.errors import IllegalAction

from ..scene import AGA, FILIP, KUBA, SANDRA, begin, buildable, built, give, happened, held, legal, owns, play, ranks, rolled, scene

ROLLS = [1, 3, 5, 4, 4, 5, 2, 2, 6, 2, 3, 5]


def test_p04_example_the_worked_season() -> None:
    """Rolls, order, influence, support and building of all four, in the words of pages 4 to 7.

    The book's text has two slips, against its own pictures and sums: rank 8 was Aga's, so the treasurer pays her (she has the two
    gold when she builds), and her marker moves from 1, not 2.
    """
    state = scene()
    begin(state, "aid", on=True)
    force(state, *ROLLS)
    play(state, "take wood", "take stone", "take gold", "take gold")

    # p. 4-5: the sums are 9, 13, 10, 10; Sandra was before Kuba.
    assert [sum(rolled(state, seat)) for seat in range(4)] == [9, 13, 10, 10]
    assert state.order == [AGA, SANDRA, KUBA, FILIP]

    # p. 5-6: influence.
    assert state.to_act == (AGA,)
    play(state, "influence adviser:8 die:2 die:3")
    assert state.to_act == (SANDRA,)
    assert 8 not in ranks(state)
    play(state, "influence adviser:4 die:1 die:2")
    play(state, "influence adviser:7 die:1 die:3")
    assert state.to_act == (FILIP,)
    assert 13 in ranks(state)
    assert 8 not in ranks(state)
    play(state, "influence adviser:9 die:1 die:3")
    assert state.to_act == (AGA,)
    assert ranks(state) == {1}
    play(state, "influence adviser:1 die:1")
    assert ranks(state) == {6}
    play(state, "influence adviser:6 die:3")
    assert ranks(state) == {3}
    events = play(state, "influence adviser:3 die:2")
    # Filip's 4 reaches nobody: all pass, and support begins.
    assert {seat for seat, _ in happened(events, "pass")} == {AGA, FILIP, SANDRA, KUBA}
    assert held(state) == {1: [AGA], 3: [KUBA], 4: [SANDRA], 6: [SANDRA], 7: [KUBA], 8: [AGA], 9: [FILIP]}

    # p. 6-7: support, from rank 1 upwards.
    assert state.points[AGA] == 1
    assert owns(state, KUBA) == {"gold": 1, "wood": 1}
    assert state.to_act == (SANDRA,)
    assert legal(state) == ["take wood", "take gold"]
    play(state, "take wood")
    assert set(legal(state)) == {"take -gold+wood+stone", "take -wood+gold+stone", "skip"}
    play(state, "take -wood+gold+stone")
    assert owns(state, SANDRA) == {"gold": 2, "stone": 1}
    assert state.to_act == (KUBA,)
    play(state, "take wood+plus2")
    assert owns(state, KUBA) == {"gold": 1, "wood": 2, "plus2": 1}
    assert owns(state, AGA) == {"gold": 2, "wood": 1}
    assert state.to_act == (FILIP,)
    assert set(legal(state)) == {"take gold+wood", "take wood+stone"}
    play(state, "take gold+wood")
    assert owns(state, FILIP) == {"gold": 1, "wood": 1, "stone": 1}

    # p. 7: building, in turn order.
    assert state.to_act == (AGA,)
    play(state, "build building:statue")
    assert (owns(state, AGA), state.points[AGA]) == ({"wood": 1}, 4)
    assert state.to_act == (SANDRA,)
    play(state, "build building:guard_tower")
    assert (owns(state, SANDRA), state.points[SANDRA]) == ({"gold": 1}, 0)
    play(state, "build building:palisade")
    assert (owns(state, KUBA), state.points[KUBA]) == ({"gold": 1, "plus2": 1}, 0)
    play(state, "build building:inn")
    assert owns(state, FILIP) == {"stone": 1}
    assert [built(state, seat) for seat in range(4)] == [{"statue"}, {"inn"}, {"guard_tower"}, {"palisade"}]

    # p. 7, phase 3: all have one building, so everybody gains a point; Filip scored nothing for the inn.
    assert state.points == [5, 1, 1, 1]
    assert state.phase == 3


# ---- a) the roll and the turn order ----


def test_p04_everybody_rolls_all_three_coloured_dice() -> None:
    state = scene(5)
    begin(state, "summer", "season_start", "roll")
    assert [len(rolled(state, seat)) for seat in range(5)] == [3] * 5
    assert all(1 <= value <= 6 for seat in range(5) for value in rolled(state, seat))


def test_p04_the_lowest_sum_is_first() -> None:
    state = scene(3)
    begin(state, "spring", "season_start", "roll", roll=[6, 6, 6, 5, 5, 5, 1, 1, 1])
    assert state.order == [2, 1, 0]


def test_p04_white_dice_count_for_the_order() -> None:
    state = scene(2)
    state.aid = 1
    begin(state, "spring", "roll", roll=[2, 2, 2, 1, 2, 2, 2])
    assert state.order == [1, 0]


@pytest.mark.parametrize("before", [[0, 1, 2, 3], [3, 1, 0, 2], [2, 3, 1, 0]])
def test_p04_who_ties_keeps_the_order_of_the_season_before(before: list[int]) -> None:
    state = scene()
    state.order = before
    begin(state, "spring", "roll", roll=[1, 2, 3, 2, 2, 2, 3, 2, 1, 4, 1, 1])
    assert state.order == before


def test_p04_a_season_clears_what_the_last_one_left() -> None:
    state = scene(3)
    for seat in range(3):
        give(state, seat, dice=[6, 6, 6])
    begin(state, "spring", "influence", on=True)
    play(state, "influence adviser:6 die:1")
    state.passed = 7
    begin(state, "summer", "season_start", "roll", "influence", roll=[1, 1, 1, 2, 2, 2, 6, 6, 6])
    assert held(state) == {}
    assert state.to_act == (0,)
    play(state, "influence adviser:3 die:1 die:2 die:3", "pass")
    assert 6 in ranks(state)


# ---- b) influence: who is asked ----


def test_p05_everybody_influences_one_adviser_in_turn_then_the_first_again() -> None:
    state = scene(3)
    state.order = [1, 2, 0]
    for seat in range(3):
        give(state, seat, dice=[1 + seat, 4 + seat, 6])
    begin(state, "spring", "influence")
    asked = []
    for action in ("adviser:2 die:1", "adviser:3 die:1", "adviser:1 die:1", "adviser:5 die:2", "adviser:6 die:2"):
        asked += state.to_act
        play(state, f"influence {action}")
    assert asked == [1, 2, 0, 1, 2]
    assert state.to_act == (0,)


def test_p05_who_passed_stays_out_for_this_season() -> None:
    state = scene(2)
    give(state, 0, dice=[1, 2, 3])
    give(state, 1, dice=[4, 5, 6])
    begin(state, "spring", "influence")
    play(state, "pass", "influence adviser:4 die:1")
    assert state.to_act == (1,)
    play(state, "influence adviser:5 die:2")
    assert state.to_act == (1,)
    play(state, "influence adviser:6 die:3")
    assert state.is_over
    assert held(state) == {4: [1], 5: [1], 6: [1]}


def test_p05_one_may_always_pass() -> None:
    state = give(scene(2), 0, dice=[1, 2, 3])
    begin(state, "spring", "influence")
    assert legal(state)[-1] == "pass"


def test_p05_who_cannot_influence_anybody_passes_without_being_asked() -> None:
    state = scene(3)
    give(state, 0, dice=[2])
    give(state, 1, dice=[2])
    give(state, 2, dice=[3])
    begin(state, "spring", "influence")
    events = play(state, "influence adviser:2 die:1")
    assert (1, 1) in happened(events, "pass")
    assert state.to_act == (2,)


def test_p05_who_has_only_white_dice_left_must_pass() -> None:
    state = scene(2)
    give(state, 0, dice=[5], white=[3])
    begin(state, "spring", "influence")
    play(state, "influence adviser:5 die:1")
    assert state.is_over
    assert held(state) == {5: [0]}


def test_p05_an_adviser_is_influenced_once_a_season() -> None:
    state = scene(3)
    for seat in range(3):
        give(state, seat, dice=[3, 4, 6])
    begin(state, "spring", "influence")
    play(state, "influence adviser:3 die:1")
    assert 3 not in ranks(state)
    with pytest.raises(IllegalAction):
        play(state, "influence adviser:3 die:1")
    play(state, "influence adviser:10 die:2 die:3", "influence adviser:4 die:2")
    # Not even by who is there already.
    assert ranks(state) == {6}


def test_p05_the_last_building_step_ends_the_season() -> None:
    state = scene(2)
    give(state, 0, wood=1)
    give(state, 1, wood=1)
    begin(state, "spring", "build", on=True)
    assert buildable(state) == {"barricade"}
    play(state, "build building:barricade")
    assert state.to_act == (1,)
    play(state, "skip")
    assert state.phase == 3
