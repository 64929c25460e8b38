"""Additional clarifications and the worked examples at the end of the book (p. 17-18)."""

import pytest

from burgrave.engine.chance import force
from burgrave.games.kingsburg.state import State

from ..scene import SEVEN, begin, give, held, legal, owns, play, ranks, rolled, scene, scored


def rolling(buildings: str, *dice: int) -> State:
    """Seat 0 of three has rolled so in spring; the others rolled 6, 6, 6."""
    state = give(scene(3, rows=SEVEN), 0, buildings=buildings)
    begin(state, "spring", "season_start", "roll", roll=[*dice, 6, 6, 6, 6, 6, 6])
    return state


# ---- clarifications ----


def test_p17_effects_at_the_end_of_a_season_work_in_the_season_the_building_is_put_up() -> None:
    state = give(scene(3), 0, gold=1, wood=1)
    begin(state, "summer", "build", "season_end")
    play(state, "build building:inn")
    assert owns(state) == {"plus2": 1}
    state = give(scene(3), 0, gold=2, wood=2, stone=2, buildings="barricade crane town_hall")
    begin(state, "spring", "build", "season_end")
    play(state, "build building:embassy", "use building:town_hall gold")
    assert scored(state, "building:embassy") == 1


def test_p17_no_limit_of_tokens() -> None:
    state = give(scene(3), 0, buildings="inn", plus2=30, dice=[1, 6])
    begin(state, "summer", "influence", "support", "season_end")
    play(state, "influence adviser:7 die:1 die:2", "take gold+plus2")
    assert state.tokens[0] == 32


def test_p17_an_effect_whose_condition_fails_is_not_offered() -> None:
    for buildings, dice in (("statue", (1, 1, 2)), ("chapel", (1, 1, 6)), ("altar", (4, 3, 3))):
        assert rolling(buildings, *dice).is_over


def test_p18_the_order_is_set_after_all_rerolls() -> None:
    state = give(scene(3), 1, buildings="statue chapel")
    begin(state, "spring", "season_start", "roll", "influence", roll=[3, 3, 4, 1, 1, 2, 2, 2, 5])
    assert state.to_act == (1,)
    assert state.order == [0, 1, 2]
    force(state, 6, 6, 5)
    play(state, "use building:chapel")
    assert state.order == [2, 0, 1]


def test_p18_rerolls_are_used_seat_by_seat_in_the_order_of_the_season_before() -> None:
    state = scene(3)
    state.order = [2, 0, 1]
    give(state, 0, buildings="chapel")
    give(state, 2, buildings="chapel")
    begin(state, "spring", "season_start", "roll", roll=[1, 1, 2, 1, 1, 1, 6, 6, 6])
    assert state.to_act == (2,)
    play(state, "skip")
    assert state.to_act == (0,)
    play(state, "skip")
    assert state.order == [0, 2, 1]


# ---- examples ----


def test_p18_example_1_inn_and_town_hall() -> None:
    state = give(scene(3), 0, buildings="inn town_hall")
    begin(state, "summer", "season_end")
    assert owns(state) == {"plus2": 1}
    play(state, "use building:town_hall plus2")
    assert (owns(state), state.points[0]) == ({}, 1)
    assert state.is_over


def test_p18_example_2_three_threes_statue_then_chapel() -> None:
    state = rolling("statue chapel", 3, 3, 3)
    assert legal(state) == ["use building:statue die:1", "skip"]
    force(state, 1)
    play(state, "use building:statue die:1")
    assert rolled(state) == [1, 3, 3]
    assert legal(state) == ["use building:chapel", "skip"]
    force(state, 4, 5, 6)
    play(state, "use building:chapel")
    assert rolled(state) == [4, 5, 6]
    assert state.is_over


def test_p18_example_3_three_twos_either_first() -> None:
    state = rolling("statue chapel", 2, 2, 2)
    assert set(legal(state)) == {"use building:statue die:1", "use building:chapel", "skip"}
    chapel = state.clone()
    force(chapel, 1, 2, 3)
    play(chapel, "use building:chapel")
    assert chapel.is_over
    # Three equal dice again: the statue still helps.
    again = state.clone()
    force(again, 5, 5, 5)
    play(again, "use building:chapel")
    assert legal(again) == ["use building:statue die:1", "skip"]
    for value, allowed in ((3, True), (4, False)):
        statue = state.clone()
        force(statue, value)
        play(statue, "use building:statue die:1")
        assert (legal(statue) == ["use building:chapel", "skip"]) == allowed


def test_p18_example_5_the_university_comes_after_the_chapel() -> None:
    state = rolling("chapel university", 1, 2, 3)
    assert legal(state) == ["use building:chapel", "skip"]
    assert state.points[0] == 0
    kept = state.clone()
    play(kept, "skip")
    assert kept.points[0] == 2
    for dice, points in (((2, 3, 4), 2), ((3, 3, 4), 0)):
        risked = state.clone()
        force(risked, *dice)
        play(risked, "use building:chapel")
        assert risked.points[0] == points


def test_p18_example_6_university_and_griffin_ranch_both_help() -> None:
    state = rolling("university griffin_ranch", 1, 2, 3)
    assert (state.points[0], state.soldiers[0]) == (2, 1)
    assert state.is_over


def test_p18_altar_and_university_too() -> None:
    state = rolling("altar university", 1, 2, 3)
    assert state.points[0] == 0
    force(state, 6, 6, 6)
    play(state, "use building:altar")
    assert state.points[0] == 0


def test_p18_every_effect_once_a_season() -> None:
    state = rolling("altar", 1, 2, 3)
    force(state, 1, 1, 1)
    play(state, "use building:altar")
    assert state.is_over


@pytest.mark.parametrize("first", ["chapel", "statue"])
def test_p18_the_owner_orders_effects_of_one_moment(first: str) -> None:
    state = rolling("statue chapel", 1, 1, 1)
    force(state, 2, 2, 2)
    play(state, next(text for text in legal(state) if first in text))
    assert rolled(state) == ([2, 2, 2] if first == "chapel" else [2, 1, 1])


def test_p17_tokens_and_white_dice_are_spent_group_by_group() -> None:
    state = give(scene(3), 0, dice=[1, 4, 6], white=[2, 3], plus2=2)
    begin(state, "spring", "influence")
    play(state, "influence adviser:5 die:1 white:1 plus2")
    assert ranks(state) == {4, 6, 7, 9, 10, 13}
    play(state, "influence adviser:13 die:2 die:3 white:2")
    assert held(state) == {5: [0], 13: [0]}
    assert owns(state) == {"plus2": 1}
