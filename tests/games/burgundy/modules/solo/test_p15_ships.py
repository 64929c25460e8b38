"""Page 15: ships, exchanged goods, black hexes."""

from games.burgundy.modules.solo.alone import alone, reloaded, way
from games.burgundy.scene import depot, give, legal, own, play, stored, where

WARES = {2: {"brown": 2}, 5: {"pink": 1, "turquoise": 1}}


def test_p15_a_ship_takes_one_depot_and_the_rest_leaves_the_game():
    state = alone(dice=[3], storage=["ship"], wares=WARES)
    events = play(state, "place die:1 storage:1 hex:8", "load depot:2")
    assert own(state)["goods"] == {"brown": 2}
    assert all(not depot(state, number)["goods"] for number in range(1, 7))
    assert ("emptied", 0, 2) in events
    assert way(state).gone[0] == way(state).gone[2] == 1
    assert state.track == [0]


def test_p15_taking_nothing_empties_the_depots_too():
    state = alone(dice=[3], storage=["ship"], wares=WARES)
    play(state, "place die:1 storage:1 hex:8", "skip")
    assert own(state)["goods"] == {}
    assert not depot(state, 5)["goods"]


def test_p15_five_goods_for_a_black_hex_after_that_and_only_then():
    state = alone(dice=[3], storage=["ship"], wares=WARES, goods={"orange": 3, "brown": 1}, depots={"black:3": "mine"})
    assert legal(state, "exchange") == []
    play(state, "place die:1 storage:1 hex:8")
    assert legal(state, "exchange") == []
    play(state, "load depot:2")
    assert legal(state) == ["exchange black:3", "skip"]
    reloaded(state)
    play(state, "exchange black:3")
    assert legal(state) == ["give goods:5", "give goods:6"]
    play(state, "give goods:6", "give goods:6")
    state = reloaded(state)
    play(state, "give goods:5", "give goods:5")
    # The last one is asked for as well: one of two kinds stays.
    play(state, "give goods:6")
    assert own(state)["goods"] == {"brown": 1}
    assert stored(state) == ["black_hex"]
    assert way(state).gone[5] == 3
    assert way(state).turned


def test_p15_all_five_goods_go_without_a_question():
    state = alone(dice=[3], storage=["ship"], goods={"orange": 3, "brown": 2}, depots={"black:1": "mine"})
    play(state, "place die:1 storage:1 hex:8", "exchange black:1")
    assert own(state)["goods"] == {}
    assert stored(state) == ["black_hex"]


def test_p15_one_hex_for_each_ship():
    state = alone(dice=[3], storage=["ship"], goods={"orange": 10}, depots={"black:1": "mine", "black:2": "bank"})
    play(state, "place die:1 storage:1 hex:8", "exchange black:1")
    assert stored(state) == ["black_hex"]
    assert legal(state) == ["end"]


def test_p15_a_town_hall_lays_a_black_hex_on_any_colour_and_number():
    state = alone(dice=[6], storage=["town_hall", "black_hex"])
    play(state, "place die:1 storage:1 hex:3")
    assert {text.split("hex:")[1] for text in legal(state, "place")} == {"1", "2", "5", "6", "7", "8"}


def test_p15_a_black_hex_is_no_building_of_a_kind():
    """A bank's back in a city does not keep banks out of it."""
    state = alone(dice=[6, 2], storage=["black_hex", "bank"])
    play(state, "place die:1 storage:1 hex:3")
    assert where(state, "place die:2 storage:2") == [1]


def test_p15_four_goods_are_too_few_and_no_hex_is_no_exchange():
    state = alone(dice=[3], storage=["ship"], goods={"orange": 4}, depots={"black:1": "mine"})
    play(state, "place die:1 storage:1 hex:8")
    assert legal(state) == ["end"]
    state = alone(dice=[3], storage=["ship"], goods={"orange": 5})
    play(state, "place die:1 storage:1 hex:8")
    assert legal(state) == ["end"]


def test_p15_the_goods_may_be_kept():
    state = alone(dice=[3], storage=["ship"], goods={"orange": 5}, depots={"black:1": "mine"})
    events = play(state, "place die:1 storage:1 hex:8", "skip")
    assert own(state)["goods"] == {"orange": 5}
    assert "exchanged no goods" in state.rules.game.lines(state, events[-1:], "en")[0]["text"]


def test_p15_a_full_storage_makes_room_first():
    state = alone(dice=[3], storage=["ship", "cow-3", "bank"], goods={"orange": 5}, depots={"black:1": "mine"})
    play(state, "place die:1 storage:1 hex:8")
    give(state, 0, storage=["market", "cow-3", "bank"])
    play(state, "exchange black:1")
    assert legal(state) == ["discard storage:1", "discard storage:2", "discard storage:3"]
    reloaded(state)
    play(state, "discard storage:2")
    assert stored(state) == ["market", "black_hex", "bank"]


def test_p15_a_black_hex_lies_on_any_colour():
    state = alone(dice=[1, 2], storage=["black_hex"], workers=3)
    assert where(state, "place die:1 storage:1") == [1, 2, 3, 5, 7, 8]


def test_p15_a_black_hex_needs_the_number_and_a_tile_or_a_river_beside_it():
    state = alone(dice=[2], storage=["black_hex"])
    assert where(state, "place die:1 storage:1") == [1, 7]
    give(state, 0, hexes={8: "ship"}, dice=[1])
    assert where(state, "place die:1 storage:1") == [5, 10, 29]


def test_p15_exchanged_goods_are_not_sold():
    state = alone(dice=[3], storage=["ship"], goods={"orange": 5}, depots={"black:1": "mine"})
    play(state, "place die:1 storage:1 hex:8", "exchange black:1")
    assert own(state)["sold"] == {}
    assert state.silver == [0]
    assert way(state).gone[5] == 5


def test_p15_example_a_black_ship_brings_no_goods_and_no_exchange():
    state = alone(dice=[3], storage=["black_hex"], wares=WARES, goods={"orange": 5}, depots={"black:1": "ship"})
    play(state, "place die:1 storage:1 hex:8")
    assert legal(state) == ["end"]
    assert depot(state, 2)["goods"] == {"brown": 2}


def test_p15_a_black_hex_finishes_regions_and_covers_colours():
    state = alone(dice=[3], storage=["black_hex"], hexes=dict.fromkeys((10, 11, 27, 28, 29), "ship"), depots={"black:4": "cow-2"})
    events = play(state, "place die:1 storage:1 hex:8")
    assert ("score", 0, "regions", 1) in events
    assert ("colour", 0, 2) in events
    assert legal(state, "install") == [f"install black:4 hex:{hex_}" for hex_ in (7, 9, 15, 16)]
