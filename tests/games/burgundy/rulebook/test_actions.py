"""What both books say about dice, workers, the four actions and the purchase (2011 p. 5-9, special p. 6-10); see `edition`."""

import pytest

from burgrave.games.burgundy.state import State

from ..scene import depot, end_round, give, legal, own, play, scene, scored, stored, where

ONE_EACH = {f"{number}.1": "ship" for number in range(1, 7)}


def takes(state: State) -> dict[int, int]:
    """Return the depots that die 1 reaches, with the workers this costs."""
    workers_by_depot = {}
    for text in legal(state, "take die:1"):
        after = state.clone()
        after.apply(text)
        workers_by_depot[int(text.split("depot:")[1][0])] = own(state)["workers"] - own(after)["workers"]
    return workers_by_depot


# ---- dice and workers (2011 p. 5, special p. 6) ----


@pytest.mark.parametrize(
    ("workers", "reached"),
    [
        (0, {1: 0}),
        (1, {1: 0, 2: 1, 6: 1}),
        (2, {1: 0, 2: 1, 3: 2, 5: 2, 6: 1}),
        (9, {1: 0, 2: 1, 3: 2, 4: 3, 5: 2, 6: 1}),
    ],
)
def test_each_worker_turns_a_die_by_one_and_1_and_6_are_neighbours(edition: str, workers: int, reached: dict[int, int]) -> None:
    assert takes(scene(edition, dice=(1,), workers=workers, depots=ONE_EACH)) == reached


def test_6_turns_into_1_for_one_worker(edition: str) -> None:
    assert takes(scene(edition, dice=(6,), workers=1, depots=ONE_EACH)) == {6: 0, 1: 1, 5: 1}


def test_workers_may_serve_both_dice(edition: str) -> None:
    state = scene(edition, dice=(1, 4), workers=3, depots=ONE_EACH)
    play(state, "take die:1 depot:6.1", "take die:2 depot:2.1")
    assert own(state)["workers"] == 0
    assert legal(state) == ["end"]


def test_using_workers_is_no_action(edition: str) -> None:
    state = scene(edition, dice=(1, 1), workers=1, depots=ONE_EACH)
    play(state, "take die:1 depot:2.1")
    assert own(state)["dice_left"] == [False, True]


@pytest.mark.parametrize("order", [("die:1", "die:2"), ("die:2", "die:1")])
def test_the_dice_are_used_in_any_order(edition: str, order: tuple[str, str]) -> None:
    state = scene(edition, dice=(3, 5), depots=ONE_EACH)
    at = {"die:1": 3, "die:2": 5}
    play(state, *(f"take {die} depot:{at[die]}.1" for die in order), "end")
    assert state.to_act == (1,)


def test_the_same_action_may_be_done_twice(edition: str) -> None:
    state = scene(edition, dice=(4, 4), depots={"4.1": "mine", "4.2": "ship"})
    play(state, "take die:1 depot:4.1", "take die:2 depot:4.2")
    assert stored(state) == ["mine", "ship"]


# ---- take a tile (2011 p. 6, special p. 7) ----


def test_a_die_takes_one_tile_from_the_depot_of_its_number(edition: str) -> None:
    state = scene(edition, dice=(3, 5), depots={**ONE_EACH, "3.4": "monastery-2", "black:1": "mine"})
    assert legal(state, "take") == ["take die:1 depot:3.1", "take die:1 depot:3.4", "take die:2 depot:5.1"]
    play(state, "take die:1 depot:3.4")
    assert stored(state) == ["monastery-2"]
    assert depot(state, 3)["tiles"] == ["ship", None, None, None]


def test_a_taken_tile_never_goes_straight_into_the_duchy(edition: str) -> None:
    state = scene(edition, dice=(4, 4), depots={"4.1": "mine"})
    assert legal(state, "place") == []
    play(state, "take die:1 depot:4.1")
    assert own(state)["hexes"].count("mine") == 0
    play(state, "place die:2 storage:1 hex:25")  # the second action may place it at once
    assert own(state)["hexes"][25 - 1] == "mine"
    assert stored(state) == []


def test_a_full_storage_must_discard_for_a_new_tile(edition: str) -> None:
    state = scene(edition, dice=(3,), depots=ONE_EACH, storage=["bank", "mine", "cow-2"])
    play(state, "take die:1 depot:3.1")
    assert legal(state) == ["discard storage:1", "discard storage:2", "discard storage:3"]
    play(state, "discard storage:2")
    assert own(state)["storage"] == ["bank", "ship", "cow-2"]
    # What was discarded is out of the game; of the depots only the taken tile is gone.
    assert [depot(state, number)["tiles"][0] for number in range(1, 7)] == ["ship", "ship", None, "ship", "ship", "ship"]
    assert sum(map(bool, state.depots)) == 5


# ---- place a tile (2011 p. 6, special p. 7) ----


def test_the_first_tile_goes_next_to_the_starting_castle(edition: str) -> None:
    storage = ["ship", "monastery-20", "mine"]
    state = scene(edition, dice=(1, 4), workers=9, storage=storage)
    assert where(state, "place") == [13, 18, 20, 25]
    assert where(scene(edition, dice=(1, 4), workers=9, storage=["bank", "cow-2", "castle"]), "place") == [12, 26]


def test_the_die_must_show_the_number_of_the_space(edition: str) -> None:
    assert where(scene(edition, dice=(2, 3), storage=["ship"]), "place") == [18]
    assert where(scene(edition, dice=(5, 3), storage=["ship"]), "place") == [20]
    assert where(scene(edition, dice=(6, 3), storage=["ship"]), "place") == []
    state = scene(edition, dice=(6,), workers=1, storage=["ship"])
    play(state, "place die:1 storage:1 hex:20")
    assert own(state)["workers"] == 0


def test_the_colours_must_match(edition: str) -> None:
    around = {"ship": [18, 20], "bank": [12, 26], "monastery-20": [13], "mine": [25], "cow-2": [], "castle": []}
    for tile, hexes in around.items():
        assert where(scene(edition, dice=(1,), workers=3, storage=[tile]), "place") == hexes


def test_a_new_tile_may_lie_next_to_any_placed_tile_but_not_on_one(edition: str) -> None:
    state = scene(edition, dice=(1,), workers=3, storage=["ship"], hexes={20: "ship", 34: "mine"})
    assert where(state, "place") == [18, 21]
    assert where(scene(edition, dice=(1,), workers=3, storage=["monastery-20"], hexes={34: "mine"}), "place") == [13, 35]


def test_a_placed_tile_stays_where_it_is(edition: str) -> None:
    state = scene(edition, dice=(5, 5), workers=3, hexes={20: "ship"})
    assert legal(state) == ["workers die:1"]


def test_equal_dice_and_equal_tiles_are_offered_once(edition: str) -> None:
    state = scene(edition, dice=(5, 5), storage=["ship", "mine", "ship"])
    assert legal(state) == ["place die:1 storage:1 hex:20", "workers die:1"]
    play(state, "place die:1 storage:1 hex:20")
    assert legal(state) == ["workers die:2"]


# ---- sell goods (2011 p. 9, special p. 10) ----


@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3), (4, 4)])
def test_a_sale_turns_all_goods_of_a_kind_for_one_silver_and_points_each(edition: str, seats: int, each: int) -> None:
    state = scene(edition, seats, dice=(3, 3), goods={"pink": 3, "red": 2})
    assert legal(state, "sell") == ["sell die:1 goods:3"]
    play(state, "sell die:1 goods:3")
    assert own(state)["silver"] == 1
    assert scored(state, "sales") == 3 * each
    assert own(state)["goods"] == {"red": 2}
    assert own(state)["sold"] == {"pink": 3}


def test_workers_turn_the_die_of_a_sale(edition: str) -> None:
    state = scene(edition, dice=(6,), workers=1, goods={"turquoise": 1, "purple": 1, "brown": 1})
    assert legal(state, "sell") == ["sell die:1 goods:1", "sell die:1 goods:5"]
    play(state, "sell die:1 goods:1")
    assert own(state)["workers"] == 0


def test_a_sale_frees_its_storage_space(edition: str) -> None:
    goods = {"turquoise": 1, "purple": 1, "brown": 1}
    state = scene(edition, dice=(1, 5), goods=goods, storage=["ship"], wares={2: {"red": 2}})
    play(state, "sell die:1 goods:1", "place die:2 storage:1 hex:20", "load depot:2")
    assert own(state)["goods"] == {"purple": 1, "brown": 1, "red": 2}


# ---- take workers (2011 p. 9, special p. 10) ----


@pytest.mark.parametrize("number", range(1, 7))
def test_any_die_takes_two_workers(edition: str, number: int) -> None:
    state = scene(edition, dice=(number,))
    play(state, "workers die:1")
    assert own(state)["workers"] == 2
    assert own(state)["silver"] == 0


def test_the_supply_of_workers_and_silver_never_ends(edition: str) -> None:
    state = scene(edition, dice=(3,), workers=40, silver=40, storage=["bank"])
    play(state, "place die:1 storage:1 hex:12")
    assert own(state)["silver"] == 42
    state = scene(edition, dice=(3,), workers=40)
    play(state, "workers die:1")
    assert own(state)["workers"] == 42


# ---- the black depot (2011 p. 9, special p. 10) ----

BLACK = {"black:1": "mine", "black:3": "watchtower"}


@pytest.mark.parametrize("before", [0, 1, 2])
def test_one_tile_may_be_bought_before_between_or_after_the_dice(edition: str, before: int) -> None:
    state = scene(edition, dice=(2, 5), silver=5, depots=BLACK)
    play(state, *["workers die:1", "workers die:2"][:before])
    assert legal(state, "buy") == ["buy black:1", "buy black:3"]
    play(state, "buy black:3")
    assert own(state)["silver"] == 3
    assert stored(state) == ["watchtower"]
    assert state.view()["black_depot"] == ["mine", None, None, None]
    assert legal(state, "buy") == []
    assert own(state)["dice_left"] == [before < 1, before < 2]


def test_a_purchase_costs_two_silver(edition: str) -> None:
    assert legal(scene(edition, silver=1, depots=BLACK), "buy") == []
    state = scene(edition, silver=2, depots=BLACK)
    play(state, "buy black:1")
    assert own(state)["silver"] == 0


def test_a_purchase_may_be_left_out(edition: str) -> None:
    state = scene(edition, silver=9, depots=BLACK)
    play(state, "end")
    assert own(state)["silver"] == 9


def test_everybody_has_a_purchase_in_every_turn(edition: str) -> None:
    state = scene(edition, silver=9, depots={f"black:{number}": "mine" for number in (1, 2, 3)})
    give(state, 1, silver=2)
    play(state, "buy black:1", "end", "buy black:2")
    assert stored(state, 1) == ["mine"]
    end_round(state)
    assert "buy black:3" in legal(state)


def test_a_bought_tile_needs_room_like_any_other(edition: str) -> None:
    state = scene(edition, silver=2, depots=BLACK, storage=["bank", "ship", "cow-2"])
    play(state, "buy black:1", "discard storage:3")
    assert stored(state) == ["bank", "ship", "mine"]


def test_a_bought_tile_may_be_placed_in_the_same_turn(edition: str) -> None:
    state = scene(edition, dice=(4,), silver=2, depots=BLACK)
    play(state, "buy black:1", "place die:1 storage:1 hex:25")
    assert own(state)["hexes"][25 - 1] == "mine"


def test_the_black_depot_is_not_reached_by_dice(edition: str) -> None:
    assert legal(scene(edition, dice=(1, 4), workers=9, depots=BLACK), "take") == []
