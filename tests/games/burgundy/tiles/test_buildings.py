"""The eight buildings, one by one, and the chains they make (2011 p. 8, special p. 8-9); see `edition`."""

from typing import Any

import pytest

from ..scene import depot, end_phase, legal, own, play, scene, scored, stored, where

SPREAD = {
    "1.2": "bank",
    "1.3": "ship",
    "2.1": "monastery-2",
    "2.3": "castle",
    "3.1": "sheep-3",
    "4.3": "market",
    "5.2": "mine",
    "black:1": "church",
    "black:2": "ship",
    "black:3": "mine",
}


def built(edition: str, building: str, **more: Any) -> Any:
    """Return a state in which the building has just been placed with the only die; `storage` is stored from the second space on."""
    storage = [building, *more.pop("storage", [])]
    state = scene(edition, dice=(3,), storage=storage, **more)
    play(state, "place die:1 storage:1 hex:26")
    return state


# ---- one by one ----


def test_warehouse_sells_one_kind_without_a_die(edition: str) -> None:
    state = built(edition, "warehouse", goods={"turquoise": 2, "brown": 1})
    assert legal(state) == ["sell tile:warehouse goods:1", "sell tile:warehouse goods:5", "skip"]
    play(state, "sell tile:warehouse goods:1")
    assert own(state)["goods"] == {"brown": 1}
    assert own(state)["sold"] == {"turquoise": 2}
    assert own(state)["silver"] == 1
    assert scored(state, "sales") == 4
    assert legal(state) == ["end"]


def test_carpenter_takes_a_building_from_a_numbered_depot(edition: str) -> None:
    state = built(edition, "carpenter", depots=SPREAD)
    assert legal(state) == ["fetch depot:1.2", "fetch depot:4.3", "skip"]
    play(state, "fetch depot:4.3")
    assert stored(state) == ["market"]
    assert depot(state, 4)["tiles"] == [None] * 4


def test_church_takes_a_mine_monastery_or_castle_from_a_numbered_depot(edition: str) -> None:
    state = built(edition, "church", depots=SPREAD)
    assert legal(state) == ["fetch depot:2.1", "fetch depot:2.3", "fetch depot:5.2", "skip"]
    play(state, "fetch depot:2.1")
    assert stored(state) == ["monastery-2"]


def test_market_takes_a_ship_or_animals_from_a_numbered_depot(edition: str) -> None:
    state = built(edition, "market", depots=SPREAD)
    assert legal(state) == ["fetch depot:1.3", "fetch depot:3.1", "skip"]
    play(state, "fetch depot:3.1")
    assert stored(state) == ["sheep-3"]


def test_boarding_house_brings_four_workers(edition: str) -> None:
    state = built(edition, "boarding_house", workers=1)
    assert own(state)["workers"] == 5
    assert own(state)["silver"] == 0


def test_bank_brings_two_silver(edition: str) -> None:
    assert own(built(edition, "bank", silver=1))["silver"] == 3


def test_town_hall_places_a_stored_tile_on_any_number(edition: str) -> None:
    state = built(edition, "town_hall", storage=["ship", "mine"])
    assert where(state, "place tile:town_hall storage:2") == [18, 20]
    assert where(state, "place tile:town_hall storage:3") == [25]
    play(state, "place tile:town_hall storage:2 hex:20")
    assert own(state)["track"] == 1  # and the ship does what a ship does
    assert stored(state) == ["mine"]
    assert legal(state) == ["end"]


def test_watchtower_scores_four(edition: str) -> None:
    state = built(edition, "watchtower")
    assert state.scoring(0) == [("watchtowers", 4)]


# ---- what an ability leaves open ----


@pytest.mark.parametrize("building", ["warehouse", "carpenter", "church", "market", "town_hall"])
def test_an_ability_that_finds_nothing_lets_the_building_stand(edition: str, building: str) -> None:
    state = built(edition, building, depots={"black:1": "ship", "black:2": "bank", "black:3": "mine"})
    assert own(state)["hexes"][26 - 1] == building
    assert legal(state) == ["end"]


@pytest.mark.parametrize("building", ["warehouse", "carpenter", "church", "market", "town_hall"])
def test_an_ability_may_be_declined(edition: str, building: str) -> None:
    state = built(edition, building, depots=SPREAD, goods={"pink": 2}, storage=["ship"])
    play(state, "skip")
    assert stored(state) == ["ship"]
    assert own(state)["goods"] == {"pink": 2}
    assert legal(state) == ["end"]


def test_an_ability_works_once(edition: str) -> None:
    state = scene(edition, hexes={26: "bank", 12: "boarding_house", 14: "watchtower"})
    end_phase(state)
    assert (own(state)["silver"], own(state)["workers"], own(state)["points"]) == (0, 0, 0)


def test_a_fetched_tile_goes_to_storage_not_into_the_duchy(edition: str) -> None:
    state = built(edition, "church", depots={"5.2": "mine"})
    play(state, "fetch depot:5.2")
    assert own(state)["hexes"].count("mine") == 0
    assert stored(state) == ["mine"]


def test_town_hall_obeys_colour_and_city(edition: str) -> None:
    state = built(edition, "town_hall", storage=["town_hall", "cow-2"])
    assert where(state, "place tile:town_hall storage:2") == [12]
    assert legal(state, "place tile:town_hall storage:3") == []


def test_town_hall_spends_no_workers(edition: str) -> None:
    state = built(edition, "town_hall", storage=["mine"], workers=2)
    play(state, "place tile:town_hall storage:2 hex:25")
    assert own(state)["workers"] == 2


def test_a_building_completes_its_region_before_its_ability_goes_on(edition: str) -> None:
    state = scene(edition, dice=(3,), storage=["town_hall", "mine"])
    play(state, "place die:1 storage:1 hex:12")
    assert state.scoring(0) == [("regions", 1), ("phase_bonus", 10)]
    assert legal(state) == ["place tile:town_hall storage:2 hex:25", "skip"]


# ---- chains ----


def test_castle_town_hall_market_and_back_to_the_other_die(edition: str) -> None:
    state = scene(
        edition, dice=(6, 3), storage=["castle", "town_hall", "market"], hexes={12: "bank"}, depots={"4.2": "ship", "2.3": "castle"}
    )
    play(state, "place die:1 storage:1 hex:7", "place tile:castle storage:2 hex:26")
    play(state, "place tile:town_hall storage:3 hex:27")
    assert legal(state) == ["fetch depot:4.2", "skip"]
    play(state, "fetch depot:4.2")
    assert stored(state) == ["ship"]
    assert own(state)["dice_left"] == [False, True]
    assert legal(state) == ["workers die:2"]


def test_town_hall_castle_warehouse(edition: str) -> None:
    state = scene(edition, dice=(3,), storage=["town_hall", "castle", "warehouse"], hexes={12: "bank"}, goods={"red": 3})
    play(state, "place die:1 storage:1 hex:26", "place tile:town_hall storage:2 hex:7", "place tile:castle storage:3 hex:27")
    assert legal(state) == ["sell tile:warehouse goods:4", "skip"]
    play(state, "sell tile:warehouse goods:4")
    assert own(state)["sold"] == {"red": 3}
    assert stored(state) == []
    assert legal(state) == ["end"]


def test_carpenter_brings_what_a_town_hall_then_places(edition: str) -> None:
    state = scene(edition, dice=(3, 1), storage=["carpenter", "mine"], depots={"6.2": "town_hall"})
    play(state, "place die:1 storage:1 hex:26", "fetch depot:6.2")
    play(state, "place die:2 storage:1 hex:27", "place tile:town_hall storage:2 hex:25")
    assert own(state)["hexes"].count("mine") == 1
    assert legal(state) == ["end"]


def test_town_hall_watchtower_town_hall_in_another_city(edition: str) -> None:
    state = built(edition, "town_hall", storage=["town_hall", "watchtower"])
    play(state, "place tile:town_hall storage:2 hex:12", "place tile:town_hall storage:3 hex:27")
    assert scored(state, "watchtowers") == 4
    assert legal(state) == ["end"]


def test_castle_church_castle(edition: str) -> None:
    """The castle that a church brings is placed by the other die and grants an action of its own."""
    state = scene(edition, dice=(6, 5), storage=["castle", "church"], hexes={12: "bank"}, depots={"2.3": "castle"})
    play(state, "place die:1 storage:1 hex:7", "place tile:castle storage:2 hex:26", "fetch depot:2.3")
    play(state, "place die:2 storage:1 hex:2", "workers tile:castle")
    assert own(state)["workers"] == 2
    assert legal(state) == ["end"]


# ---- a purchase in the middle (2011 p. 9, special p. 10) ----

WARES = {"black:1": "mine", "black:2": "cow-2"}


@pytest.mark.parametrize(
    ("edition", "purchase", "within"),
    [
        ("special", "edition", True),
        ("2011", "edition", False),
        ("2011", "any_time", True),
        ("special", "between_actions", False),
    ],
)
def test_purchase_within_a_town_hall_by_edition_or_option(edition: str, purchase: str, within: bool) -> None:
    state = built(edition, "town_hall", storage=["ship"], silver=3, depots=WARES, options={"purchase": purchase})
    assert legal(state, "buy") == (["buy black:1"] if within else [])  # no animals: they could not be placed
    play(state, *(["buy black:1", "place tile:town_hall storage:1 hex:25"] if within else ["skip", "buy black:1"]))
    assert own(state)["silver"] == 1
    assert own(state)["hexes"].count("mine") == int(within)
    assert legal(state) == ["end"]


def test_a_town_hall_without_a_placeable_stored_tile_waits_for_a_purchase_only_in_special() -> None:
    assert legal(built("special", "town_hall", silver=2, depots=WARES)) == ["buy black:1", "skip"]
    assert legal(built("2011", "town_hall", silver=2, depots=WARES)) == ["buy black:1", "buy black:2", "end"]


def test_a_purchase_within_a_castle_comes_before_its_action(edition: str) -> None:
    state = scene(edition, dice=(6,), storage=["castle"], hexes={12: "bank"}, silver=2, depots=WARES)
    play(state, "place die:1 storage:1 hex:7", "buy black:1", "place tile:castle storage:1 hex:25")
    assert own(state)["hexes"].count("mine") == 1
    assert legal(state) == ["end"]


def test_silver_of_a_bank_pays_for_a_purchase_in_the_same_turn(edition: str) -> None:
    state = built(edition, "bank", depots=WARES)
    play(state, "buy black:2")
    assert stored(state) == ["cow-2"]


def test_a_purchase_within_a_town_hall_is_the_only_one_of_the_turn() -> None:
    state = built("special", "town_hall", silver=9, depots={"black:1": "mine", "black:2": "ship"})
    play(state, "buy black:2")
    assert legal(state, "buy") == []
    play(state, "place tile:town_hall storage:1 hex:20")
    assert legal(state) == ["end"]
