"""Page 13: inns in the solo game; nothing in the book speaks against them."""

import burgrave
from games.burgundy.modules.solo.alone import alone, fill, reloaded, way
from games.burgundy.scene import end_phase, legal, play, scored, stored, where

INNS = ("inns",)


def test_p13_the_inn_of_the_first_phase_lies_there():
    state = burgrave.new("burgundy", 1, 1, ["base", "inns", "solo"])
    play(state, legal(state)[0])
    assert state.view(0)["extra"]["inns"]["stack"] == ["inn:1"]


def test_p13_an_inn_is_bought_and_lies_on_any_space_and_its_region_counts_one_more():
    state = alone(modules=INNS, dice=[2], storage=["inn"])
    assert where(state, "place die:1 storage:1") == [1, 7]
    play(state, "place die:1 storage:1 hex:7")
    assert scored(state, "regions") == 3
    # A pasture of one that counts two, in phase A.
    assert way(state).marker == 13


def test_p13_two_silver_buy_it():
    state = burgrave.new("burgundy", 1, 1, ["base", "inns", "solo"])
    play(state, legal(state)[0])
    state.silver[0], state.legal = 2, None
    play(state, "buy_inn inn:1")
    assert stored(state) == ["inn"]
    assert state.silver == [0]
    reloaded(state)


def test_p15_an_inn_may_fill_the_last_space():
    state = fill(alone(modules=INNS, dice=[2], storage=["inn"]), 7)
    play(state, "place die:1 storage:1 hex:7")
    assert state.is_over
    assert state.winners == (0,)


def test_p15_the_last_space_of_a_colour_under_an_inn_brings_the_tile_for_the_colour():
    ships = dict.fromkeys((10, 11, 27, 28, 29), "ship")
    state = alone(modules=INNS, dice=[3], storage=["inn"], hexes=ships, depots={"black:1": "bank"})
    play(state, "place die:1 storage:1 hex:8")
    assert legal(state, "install black:1")


def test_p13_each_phase_lays_one_inn_and_the_white_die_removes_none():
    state = burgrave.new("burgundy", 1, 1, ["base", "inns", "solo"])
    play(state, legal(state)[0])
    for phase in range(1, 5):
        end_phase(state)
        assert len(state.view(0)["extra"]["inns"]["stack"]) == phase + 1


def test_p13_a_region_of_the_solo_board_takes_one_inn_only():
    state = alone(modules=INNS, dice=[6], storage=["inn"], hexes={1: "inn"})
    assert where(state, "place die:1 storage:1") == []
    state = alone(modules=INNS, dice=[6], storage=["inn"], hexes={1: "bank"})
    assert where(state, "place die:1 storage:1") == [3]
