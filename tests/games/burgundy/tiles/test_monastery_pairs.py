"""Monasteries together, with buildings and castles, as soon as they are placed, and in storage, where they do nothing."""

from typing import Any

import pytest

from ..scene import depot, end_phase, finish, give, legal, own, play, scene, scored, stock, stored, where

ONE_EACH = {f"{number}.1": "ship" for number in range(1, 7)}

# ---- dice ----


def test_8_and_12_a_free_step_and_two_more_for_a_worker(edition: str) -> None:
    state = scene(edition, dice=(1,), workers=1, monasteries=[8, 12], depots=ONE_EACH)
    assert len(legal(state, "take")) == 6
    for number, price in ((1, 0), (2, 0), (6, 0), (3, 1), (5, 1), (4, 1)):
        after = state.clone()
        play(after, f"take die:1 depot:{number}.1")
        assert own(after)["workers"] == 1 - price


def test_8_and_9_a_free_step_and_two_more_for_a_worker(edition: str) -> None:
    for die, price in ((2, 0), (3, 0), (4, 0), (1, 1), (5, 1), (6, 1)):
        state = scene(edition, dice=(die,), workers=price, monasteries=[8, 9], storage=["watchtower"])
        play(state, "place die:1 storage:1 hex:26")
        assert own(state)["workers"] == 0
    assert 26 not in where(scene(edition, dice=(6,), monasteries=[8, 9], storage=["watchtower"]), "place")


def test_9_10_and_11_ease_every_placement(edition: str) -> None:
    for tile, hexes in (("watchtower", [12, 26]), ("ship", [18]), ("mine", [25])):
        state = scene(edition, dice=(3,), monasteries=[9, 10, 11], storage=[tile])
        assert set(hexes) <= set(where(state, "place"))


def test_9_and_12_do_not_add_up(edition: str) -> None:
    """Each free step is for its own action."""
    state = scene(edition, dice=(1,), monasteries=[9, 12], storage=["watchtower"], depots=ONE_EACH)
    assert where(state, "place") == []
    assert legal(state, "take") == [f"take die:1 depot:{number}.1" for number in (1, 2, 6)]


# ---- sales ----


def test_3_and_4_a_sale_brings_two_silver_and_a_worker(edition: str) -> None:
    state = scene(edition, dice=(3,), goods={"pink": 2}, monasteries=[3, 4])
    play(state, "sell die:1 goods:3")
    assert (own(state)["silver"], own(state)["workers"]) == (2, 1)


@pytest.mark.parametrize(("monasteries", "silver", "workers"), [([], 1, 0), ([3], 2, 0), ([4], 1, 1), ([3, 4], 2, 1)])
def test_3_and_4_serve_a_warehouse_too(edition: str, monasteries: list[int], silver: int, workers: int) -> None:
    state = scene(edition, dice=(3,), storage=["warehouse"], goods={"pink": 2}, monasteries=monasteries)
    play(state, "place die:1 storage:1 hex:26", "sell tile:warehouse goods:3")
    assert (own(state)["silver"], own(state)["workers"]) == (silver, workers)


def test_3_and_4_serve_the_sale_of_a_castle_too(edition: str) -> None:
    state = scene(edition, dice=(6,), storage=["castle"], hexes={12: "bank"}, goods={"pink": 2}, monasteries=[3, 4])
    play(state, "place die:1 storage:1 hex:7", "sell tile:castle goods:3")
    assert (own(state)["silver"], own(state)["workers"]) == (2, 1)


# ---- workers ----


def test_13_and_14_four_workers_and_silver(edition: str) -> None:
    state = scene(edition, dice=(3,), monasteries=[13, 14])
    play(state, "workers die:1")
    assert (own(state)["workers"], own(state)["silver"]) == (4, 1)


def test_13_and_14_serve_the_workers_of_a_castle_too(edition: str) -> None:
    state = scene(edition, dice=(6,), storage=["castle"], hexes={12: "bank"}, monasteries=[13, 14])
    play(state, "place die:1 storage:1 hex:7", "workers tile:castle")
    assert (own(state)["workers"], own(state)["silver"]) == (4, 1)


@pytest.mark.parametrize("monasteries", [[13], [14], [13, 14]])
def test_13_and_14_do_not_change_a_boarding_house(edition: str, monasteries: list[int]) -> None:
    state = scene(edition, dice=(3,), storage=["boarding_house"], monasteries=monasteries)
    play(state, "place die:1 storage:1 hex:26")
    assert (own(state)["workers"], own(state)["silver"]) == (4, 0)


# ---- monastery 5 and the limits of the goods storage ----


def shipped(edition: str, **more: Any) -> Any:
    """Return a state in which the owner of monastery 5 has just placed a ship."""
    state = scene(edition, dice=(5,), storage=["ship"], monasteries=[5], **more)
    play(state, "place die:1 storage:1 hex:20")
    return state


@pytest.mark.parametrize(("first", "second"), [(6, 1), (1, 6), (6, 5), (1, 2)])
def test_5_depots_6_and_1_are_neighbours(edition: str, first: int, second: int) -> None:
    state = shipped(edition, wares={number: {"pink": 1} for number in range(1, 7)})
    play(state, f"load depot:{first}", f"load depot:{second}")
    assert own(state)["goods"] == {"pink": 2}


def test_5_the_second_depot_may_be_left_out(edition: str) -> None:
    state = shipped(edition, wares={2: {"pink": 1}, 3: {"red": 1}})
    play(state, "load depot:2", "skip")
    assert own(state)["goods"] == {"pink": 1}
    assert depot(state, 3)["goods"] == {"red": 1}


def test_5_a_neighbour_without_goods_that_fit_is_not_offered(edition: str) -> None:
    state = shipped(edition, wares={2: {"pink": 1}, 4: {"red": 1}})
    play(state, "load depot:2")
    assert legal(state) == ["end"]
    goods = {"pink": 1, "red": 1, "brown": 1}
    state = shipped(edition, goods=goods, wares={2: {"pink": 1}, 1: {"orange": 1}, 3: {"brown": 2, "purple": 1}})
    play(state, "load depot:2")
    assert legal(state) == ["load depot:3", "skip"]
    play(state, "load depot:3")
    assert own(state)["goods"] == {"pink": 2, "red": 1, "brown": 3}
    assert depot(state, 3)["goods"] == {"purple": 1}


def test_5_the_kind_kept_from_the_first_depot_decides_what_fits_of_the_second(edition: str) -> None:
    wares = {2: {"turquoise": 1, "red": 1}, 3: {"red": 2, "purple": 1}}
    state = shipped(edition, goods={"pink": 1, "brown": 1}, wares=wares, options={"two_depots": "in_turn"})
    play(state, "load depot:2", "keep goods:4", "load depot:3")
    assert own(state)["goods"] == {"pink": 1, "red": 3, "brown": 1}
    assert depot(state, 2)["goods"] == {"turquoise": 1}
    assert depot(state, 3)["goods"] == {"purple": 1}


def test_5_each_depot_may_ask_what_to_keep(edition: str) -> None:
    wares = {2: {"pink": 1}, 3: {"turquoise": 1, "red": 2, "orange": 1}}
    state = shipped(edition, goods={"brown": 1}, wares=wares, options={"two_depots": "in_turn"})
    play(state, "load depot:2", "load depot:3")
    assert legal(state) == ["keep goods:1", "keep goods:4", "keep goods:6"]
    play(state, "keep goods:6")
    assert own(state)["goods"] == {"pink": 1, "brown": 1, "orange": 1}


# ---- monastery 6 ----


def test_6_in_2011_and_12_are_two_ways_to_a_depot() -> None:
    state = scene("2011", dice=(1,), silver=2, monasteries=[6, 12], depots=ONE_EACH)
    play(state, "buy depot:4.1", "take die:1 depot:2.1")
    assert stored(state) == ["ship", "ship"]
    assert own(state)["silver"] == 0


def test_6_in_special_hires_for_a_town_hall() -> None:
    state = scene(
        "special", dice=(3,), workers=2, monasteries=[6], storage=["town_hall"], depots={"5.1": "watchtower", "5.3": "town_hall"}
    )
    play(state, "place die:1 storage:1 hex:26")
    assert legal(state) == ["hire depot:5.1", "hire depot:5.3", "skip"]
    play(state, "hire depot:5.1", "place tile:town_hall storage:1 hex:27")
    assert scored(state, "watchtowers") == 4


# ---- at once, for the owner only, and never from storage ----


def test_a_monastery_serves_its_owner_from_the_moment_it_is_placed(edition: str) -> None:
    state = scene(edition, dice=(1, 1), storage=["monastery-12"], depots={"6.1": "ship"})
    assert legal(state, "take") == []
    play(state, "place die:1 storage:1 hex:13", "take die:2 depot:6.1")
    assert stored(state) == ["ship"]


def test_a_monastery_does_not_ease_its_own_placement(edition: str) -> None:
    assert where(scene(edition, dice=(2,), storage=["monastery-11"]), "place") == []


def test_a_monastery_serves_nobody_else(edition: str) -> None:
    state = scene(edition, monasteries=[12, 14])
    give(state, 1, dice=(1, 2), workers=0)
    play(state, "end")
    stock(state, {"6.1": "ship"})
    assert legal(state, "take") == []
    play(state, "workers die:1")
    assert own(state, 1)["workers"] == 2


STORED = ["monastery-12", "monastery-9", "monastery-8"]


def test_stored_monasteries_do_not_turn_dice(edition: str) -> None:
    state = scene(edition, dice=(4,), storage=STORED, depots=ONE_EACH)
    assert legal(state, "take") == ["take die:1 depot:4.1"]
    state = scene(edition, dice=(4,), storage=["bank", "monastery-9", "monastery-8"])
    assert legal(state, "place") == []


def test_stored_monasteries_do_not_pay(edition: str) -> None:
    state = scene(edition, dice=(3, 3), goods={"pink": 1}, storage=["monastery-3", "monastery-4", "monastery-14"])
    play(state, "sell die:1 goods:3")
    assert (own(state)["silver"], own(state)["workers"]) == (1, 0)
    play(state, "workers die:2")
    assert own(state)["workers"] == 2


def test_stored_monasteries_change_no_rule(edition: str) -> None:
    storage = ["monastery-1", "bank", "monastery-6"]
    state = scene(
        edition, dice=(1,), workers=5, silver=2, hexes={26: "bank", 12: "bank"}, storage=storage, depots={"1.1": "market"}
    )
    assert legal(state, "place die:1 storage:2") == []
    assert legal(state, "buy") == []
    assert legal(state, "hire") == []


def test_stored_monasteries_bring_nothing_at_phase_end_or_game_end(edition: str) -> None:
    state = scene(edition, hexes={25: "mine"}, storage=["monastery-2"])
    end_phase(state)
    assert own(state)["workers"] == 0
    state = finish(scene(edition, sold={"pink": 4}, hexes={12: "bank"}, storage=["monastery-15", "monastery-25", "monastery-22"]))
    assert state.scores == (0, 0)
