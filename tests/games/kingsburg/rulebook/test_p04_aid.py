"""Phase 1: royal aid (p. 4)."""

import pytest

from ..scene import AGA, FILIP, KUBA, SANDRA, begin, finish, give, happened, legal, owns, play, rolled, scene, until


def test_p04_example_everybody_ties_in_the_first_year_and_takes_a_resource() -> None:
    state = scene()
    begin(state, "aid")
    assert state.to_act == (AGA,)
    assert legal(state) == ["take gold", "take wood", "take stone"]
    play(state, "take wood", "take stone", "take gold", "take gold")
    assert [owns(state, seat) for seat in range(4)] == [{"wood": 1}, {"stone": 1}, {"gold": 1}, {"gold": 1}]
    assert state.is_over
    assert state.aid == 0


def test_p04_example_sandra_has_fewest_buildings_and_then_fewest_resources() -> None:
    state = scene(year=3)
    six = "statue inn guard_tower palisade barricade"
    give(state, AGA, buildings=f"{six} chapel")
    give(state, FILIP, buildings=six, gold=1, wood=1)
    give(state, SANDRA, buildings=six)
    give(state, KUBA, buildings=f"{six} crane", stone=1)
    events = begin(state, "aid")
    assert happened(events, "aid") == [(SANDRA,)]
    assert state.is_over
    assert [owns(state, seat) for seat in range(4)] == [{}, {"gold": 1, "wood": 1}, {}, {"stone": 1}]
    begin(state, "spring", "season_start", "roll", roll=[1, 2, 3, 1, 2, 3, 1, 2, 3, 6, 1, 2, 3])
    assert [rolled(state, seat) for seat in range(4)] == [[1, 2, 3], [1, 2, 3], [1, 2, 3, 6], [1, 2, 3]]


def test_p04_example_the_white_die_goes_back_at_the_end_of_spring() -> None:
    state = scene()
    give(state, AGA, buildings="inn")
    give(state, FILIP, buildings="inn")
    give(state, SANDRA, buildings="inn")
    begin(state, "aid", on=True)
    assert len(rolled(state, KUBA)) == 4
    until(state, "summer")
    assert [len(rolled(state, seat)) for seat in range(4)] == [3, 3, 3, 3]


def test_p04_buildings_come_before_resources() -> None:
    state = give(scene(2), 0, gold=5)
    give(state, 1, buildings="inn")
    assert happened(begin(state, "aid"), "aid") == [(0,)]


def test_p04_tokens_are_no_resources() -> None:
    state = give(scene(2), 0, plus2=5)
    give(state, 1, gold=1)
    assert happened(begin(state, "aid"), "aid") == [(0,)]


def test_p04_of_a_tie_only_those_who_tie_take_a_resource_and_nobody_a_die() -> None:
    state = scene()
    give(state, AGA, buildings="inn")
    give(state, FILIP, gold=1)
    events = begin(state, "aid")
    assert state.to_act == (SANDRA,)
    play(state, "take stone", "take stone")
    assert state.is_over
    assert not happened(events, "aid")
    assert [owns(state, seat) for seat in range(4)] == [{}, {"gold": 1}, {"stone": 1}, {"stone": 1}]


@pytest.mark.parametrize("phase", ["summer", "autumn"])
def test_p04_royal_aid_is_for_spring_only(phase: str) -> None:
    state = scene(3)
    state.aid = 0
    begin(state, phase, "season_start", "roll")
    assert [len(rolled(state, seat)) for seat in range(3)] == [3, 3, 3]


def test_p04_aid_is_asked_for_in_turn_order() -> None:
    state = scene(3)
    state.order = [2, 0, 1]
    begin(state, "aid")
    asked = []
    while not state.is_over:
        asked += state.to_act
        play(state, "take gold")
    assert asked == [2, 0, 1]
    assert finish(state).is_over
