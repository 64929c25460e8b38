"""Pages 12 and 15: a crane is a building of any kind for the charters, which score when they are placed; it counts once."""

import json

import pytest

import burgrave
from games.burgundy.modules.solo.alone import alone, fill, reloaded, way
from games.burgundy.scene import give, legal, play, scored

NAMED = {17: "watchtower", 22: "bank", 29: "white_castle"}
"""Charters, and the buildings that they count."""


def charters(*numbers, **given):
    """Return a state with crane and bank in the duchy and charters in the storage; die 1 places one on hex 2."""
    storage = [f"monastery-{number}" for number in numbers]
    hexes = {13: "crane", 12: "bank", **given.pop("hexes", {})}
    return alone(dice=[3, 3], storage=storage, hexes=hexes, modules=("extra_hexes", "white_castles"), **given)


@pytest.mark.parametrize("numbers", [(17, 22), (22, 17), (29, 17), (17, 29), (22, 29), (29, 22)])
@pytest.mark.parametrize("counted", [0, 1])
def test_p12_a_crane_counts_once_whatever_the_order_of_the_charters(numbers, counted):
    state = charters(*numbers, hexes={27: "ship", 28: "ship", 11: "ship", 21: "castle"})
    for index, number in enumerate(numbers):
        play(state, f"place die:{index + 1} storage:{index + 1} hex:{(2, 26)[index]}")
        if index <= counted:
            assert legal(state) == ["count_crane", "skip"]
            play(state, "count_crane" if index == counted else "skip")
        banks = 4 if NAMED[number] == "bank" else 0
        assert scored(state, f"monastery-{number}") == banks + (4 if index == counted else 0)
        assert legal(state, "count_crane") == []


def test_p12_it_may_count_as_another_building_than_the_one_it_worked_as():
    state = alone(dice=[6, 3], storage=["crane", "monastery-17"], modules=("extra_hexes",))
    play(state, "place die:1 storage:1 hex:3", "lift building:bank")
    assert state.silver == [2]
    play(state, "place die:2 storage:2 hex:2", "count_crane")
    assert scored(state, "monastery-17") == 4


def test_p12_without_a_crane_nothing_is_asked():
    state = alone(dice=[3], storage=["monastery-22"], hexes={12: "bank"}, modules=("extra_hexes",))
    play(state, "place die:1 storage:1 hex:2")
    assert scored(state, "monastery-22") == 4
    assert legal(state) == ["end"]


def test_p12_a_monastery_that_counts_something_else_asks_nothing():
    state = charters(24, hexes={7: "cow-3"})
    play(state, "place die:1 storage:1 hex:2")
    assert legal(state, "count_crane") == []
    assert scored(state, "monastery-24") == 4


def test_p15_a_crane_that_comes_after_a_charter_counts_with_a_later_one_only():
    state = alone(dice=[3], storage=["monastery-22"], hexes={12: "bank"}, modules=("extra_hexes",))
    play(state, "place die:1 storage:1 hex:2")
    give(state, 0, hexes={13: "crane", 27: "ship", 11: "ship"}, storage=["monastery-17"], dice=[3])
    play(state, "place die:1 storage:1 hex:26", "count_crane")
    assert scored(state, "monastery-22") == 4
    assert scored(state, "monastery-17") == 4


def test_p15_buildings_and_crane_of_a_charter_are_one_score():
    """8 points at 44 of 50: two are lost, none is left for the next target. The region comes apart, in the order one likes."""
    state = charters(22, marker=44)
    play(state, "place die:1 storage:1 hex:2", "count_crane")
    assert legal(state) == ["region_first", "tile_first"]
    state = reloaded(state)
    play(state, "tile_first")
    assert (way(state).reached, way(state).marker) == (1, 11)


def test_p15_the_owner_may_keep_it_where_its_points_would_be_lost():
    state = charters(22, marker=46)
    play(state, "place die:1 storage:1 hex:2")
    events = play(reloaded(state), "skip")
    assert ("skip", 0, "CountCrane") in events
    play(state, "skip")
    assert way(state).cranes == 0
    saved = json.loads(json.dumps(state.save()))
    assert burgrave.load(saved) == state


def test_a_face_down_crane_is_none():
    state = alone(dice=[3], storage=["monastery-22"], hexes={13: "black_hex", 12: "bank"}, modules=("extra_hexes",))
    play(state, "place die:1 storage:1 hex:2")
    assert legal(state) == ["end"]


def test_p15_with_the_last_tile_of_all_it_counts_by_itself():
    state = fill(alone(dice=[3], storage=["monastery-22"], modules=("extra_hexes",)), 2, 13)
    give(state, 0, hexes={13: "crane"})
    play(state, "place die:1 storage:1 hex:2")
    assert state.is_over
    assert scored(state, "monastery-22") == 4


def test_words_of_the_question():
    state = charters(22)
    game = state.rules.game
    play(state, "place die:1 storage:1 hex:2")
    assert game.asking(state, 0)["prompt"] == "Count the crane here?"
    assert game.explain(state, "count_crane")["label"] == "Count the crane: 8 points instead of 4"
    (entry,) = game.lines(state, reloaded(state).apply("skip"), "en")
    assert "kept the crane for later" in entry["text"]
    assert game.asking(state, 0, "pl")["prompt"]
