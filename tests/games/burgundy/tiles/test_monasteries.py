"""The 26 monasteries, one by one (2011 p. 10-11, special p. 11-12). Their joint effects are in test_monastery_pairs.py."""

import pytest

from ..scene import depot, end_phase, finish, give, legal, own, play, scene, scored, stored, where

ONE_EACH = {f"{number}.1": "ship" for number in range(1, 7)}


def reached(edition: str, monastery: int, tile: str, die: int, hexes: dict[int, str], workers: int = 0) -> list[int]:
    """Return where a die places a tile for the owner of a monastery."""
    state = scene(edition, dice=(die,), storage=[tile], hexes=hexes, monasteries=[monastery], workers=workers)
    return where(state, "place")


# ---- those that change a rule ----


def test_monastery_1_buildings_may_be_repeated_in_a_city(edition: str) -> None:
    state = scene(edition, dice=(1, 5), storage=["bank", "bank"], hexes={26: "bank"}, monasteries=[1])
    play(state, "place die:1 storage:1 hex:27", "place die:2 storage:2 hex:32")
    assert own(state)["hexes"].count("bank") == 3
    assert own(state)["silver"] == 4


def test_monastery_2_mines_bring_workers_too(edition: str) -> None:
    state = scene(edition, hexes={25: "mine", 30: "mine"}, monasteries=[2])
    give(state, 1, hexes={25: "mine"})
    end_phase(state)
    assert (own(state)["silver"], own(state)["workers"]) == (2, 2)
    assert (own(state, 1)["silver"], own(state, 1)["workers"]) == (1, 0)


def test_monastery_2_pays_in_every_phase(edition: str) -> None:
    state = scene(edition, hexes={25: "mine"}, monasteries=[2])
    for phase in range(1, 6):
        end_phase(state)
        assert own(state)["workers"] == phase


def test_monastery_3_a_sale_brings_two_silver(edition: str) -> None:
    state = scene(edition, dice=(3, 4), goods={"pink": 3, "red": 1}, monasteries=[3])
    play(state, "sell die:1 goods:3")
    assert own(state)["silver"] == 2
    assert scored(state, "sales") == 6
    play(state, "sell die:2 goods:4")
    assert own(state)["silver"] == 4


def test_monastery_4_a_sale_brings_a_worker_too(edition: str) -> None:
    state = scene(edition, dice=(3,), goods={"pink": 3}, monasteries=[4])
    play(state, "sell die:1 goods:3")
    assert (own(state)["silver"], own(state)["workers"]) == (1, 1)


def test_monastery_5_a_ship_takes_goods_of_two_neighbouring_depots(edition: str) -> None:
    wares = {number: {"pink": 1} for number in range(1, 7)}
    state = scene(edition, dice=(5,), storage=["ship"], monasteries=[5], wares=wares)
    play(state, "place die:1 storage:1 hex:20", "load depot:3")
    assert legal(state) == ["load depot:2", "load depot:4", "skip"]
    play(state, "load depot:4")
    assert own(state)["goods"] == {"pink": 2}
    assert [number for number in range(1, 7) if not depot(state, number)["goods"]] == [3, 4]
    assert legal(state) == ["end"]


def test_monastery_6_in_2011_buys_from_every_depot() -> None:
    depots = {"1.2": "bank", "3.1": "cow-2", "6.1": "castle", "black:2": "mine"}
    state = scene("2011", monasteries=[6], silver=4, workers=4, depots=depots)
    assert legal(state) == ["buy black:2", "buy depot:1.2", "buy depot:3.1", "buy depot:6.1", "end"]
    play(state, "buy depot:6.1")
    assert (own(state)["silver"], own(state)["workers"]) == (2, 4)
    assert stored(state) == ["castle"]
    assert legal(state) == ["end"]  # still one purchase in a turn


def test_monastery_6_in_special_hires_a_building_for_workers() -> None:
    depots = {"1.2": "bank", "3.1": "cow-2", "4.3": "church", "black:1": "market", "black:2": "mine"}
    state = scene("special", monasteries=[6], silver=2, workers=4, depots=depots)
    assert legal(state, "hire") == ["hire depot:1.2", "hire depot:4.3"]
    assert legal(state, "buy") == ["buy black:1", "buy black:2"]
    play(state, "hire depot:4.3")
    assert (own(state)["silver"], own(state)["workers"]) == (2, 2)
    assert stored(state) == ["church"]
    assert legal(state, "hire") == []
    play(state, "buy black:2")  # apart from the purchase of the turn
    assert stored(state) == ["church", "mine"]


def test_monastery_6_in_special_needs_two_workers_and_comes_again_next_turn() -> None:
    depots = {"1.2": "bank", "4.3": "church"}
    assert legal(scene("special", monasteries=[6], workers=1, depots=depots), "hire") == []
    state = scene("special", 2, monasteries=[6], workers=9, depots=depots)
    play(state, "hire depot:1.2", "end", "end")
    assert "hire depot:4.3" in legal(state)


def test_monastery_7_every_scoring_animal_tile_is_worth_one_more(edition: str) -> None:
    hexes = {12: "bank", 1: "cow-3", 5: "cow-2", 6: "pig-4", 28: "cow-4"}
    state = scene(edition, dice=(4,), storage=["cow-4"], hexes=hexes, monasteries=[7])
    play(state, "place die:1 storage:1 hex:11")
    assert scored(state, "animals") == (4 + 1) + (3 + 1) + (2 + 1)


def test_monastery_8_a_worker_turns_a_die_by_one_or_two(edition: str) -> None:
    state = scene(edition, dice=(1,), workers=1, monasteries=[8], depots=ONE_EACH)
    assert legal(state, "take") == [f"take die:1 depot:{number}.1" for number in (1, 2, 3, 5, 6)]
    for number in (2, 3, 5, 6):
        after = state.clone()
        play(after, f"take die:1 depot:{number}.1")
        assert own(after)["workers"] == 0


def test_monastery_8_serves_placing_and_selling_too(edition: str) -> None:
    state = scene(edition, dice=(6, 1), workers=2, monasteries=[8], storage=["mine"], goods={"pink": 1})
    play(state, "place die:1 storage:1 hex:25", "sell die:2 goods:3")
    assert own(state)["workers"] == 0


def test_monastery_9_buildings_are_placed_a_step_away(edition: str) -> None:
    for die, hexes in ((2, [12, 26]), (3, [12, 26]), (4, [12, 26]), (5, []), (1, [])):
        assert reached(edition, 9, "bank", die, {}) == hexes
    assert reached(edition, 9, "ship", 3, {}) == []
    assert reached(edition, 9, "mine", 5, {}) == []


def test_monastery_9_wraps_from_6_to_1(edition: str) -> None:
    state = scene(edition, dice=(6,), storage=["bank"], hexes={21: "ship"}, monasteries=[9])
    play(state, "place die:1 storage:1 hex:27")
    assert own(state)["workers"] == 0


def test_monastery_10_ships_and_animals_are_placed_a_step_away(edition: str) -> None:
    assert reached(edition, 10, "ship", 3, {}) == [18]
    assert reached(edition, 10, "ship", 6, {}) == [20]
    assert reached(edition, 10, "cow-2", 3, {12: "bank"}) == [11]
    assert reached(edition, 10, "cow-2", 6, {12: "bank"}) == [6]
    assert reached(edition, 10, "bank", 2, {}) == []
    assert reached(edition, 10, "castle", 5, {12: "bank"}) == []


def test_monastery_11_castles_mines_and_monasteries_are_placed_a_step_away(edition: str) -> None:
    assert reached(edition, 11, "castle", 1, {12: "bank"}) == [7]
    assert reached(edition, 11, "mine", 5, {}) == [25]
    assert reached(edition, 11, "monastery-20", 2, {}) == [13, 31, 36]
    assert reached(edition, 11, "ship", 3, {}) == []
    assert reached(edition, 11, "bank", 2, {}) == []


def test_monastery_12_tiles_are_taken_a_step_away(edition: str) -> None:
    state = scene(edition, dice=(6,), monasteries=[12], depots=ONE_EACH)
    assert legal(state, "take") == [f"take die:1 depot:{number}.1" for number in (1, 5, 6)]
    play(state, "take die:1 depot:1.1")
    assert own(state)["workers"] == 0


def test_monastery_12_serves_neither_placing_nor_selling(edition: str) -> None:
    state = scene(edition, dice=(3,), monasteries=[12], storage=["ship"], goods={"purple": 1, "red": 1})
    assert legal(state) == ["workers die:1"]


def test_monasteries_9_to_12_go_together_with_workers(edition: str) -> None:
    state = scene(edition, dice=(6,), workers=1, monasteries=[12], depots=ONE_EACH)
    assert legal(state, "take") == [f"take die:1 depot:{number}.1" for number in (1, 2, 4, 5, 6)]
    play(state, "take die:1 depot:2.1")
    assert own(state)["workers"] == 0
    assert reached(edition, 9, "bank", 1, {}, workers=1) == [12, 26]


def test_monastery_13_taking_workers_brings_silver_too(edition: str) -> None:
    state = scene(edition, dice=(3,), monasteries=[13])
    play(state, "workers die:1")
    assert (own(state)["workers"], own(state)["silver"]) == (2, 1)


def test_monastery_14_taking_workers_brings_four(edition: str) -> None:
    state = scene(edition, dice=(3,), monasteries=[14])
    play(state, "workers die:1")
    assert (own(state)["workers"], own(state)["silver"]) == (4, 0)


# ---- those that score at the end ----


def points_of(edition: str, number: int, **own_things: object) -> int:
    """Return what a monastery scores for its owner at the end; nobody else may score by it."""
    state = finish(scene(edition, 3, monasteries=[number], **own_things))
    assert state.scores[1:] == (0, 0)
    return scored(state, f"monastery-{number}")


@pytest.mark.parametrize(("sold", "kinds"), [({}, 0), ({"pink": 7}, 1), ({"pink": 1, "red": 2, "orange": 1}, 3)])
def test_monastery_15_in_2011_sold_kinds_score_3(sold: dict[str, int], kinds: int) -> None:
    assert points_of("2011", 15, sold=sold, goods={"brown": 1}) == 3 * kinds


@pytest.mark.parametrize(("sold", "kinds"), [({}, 0), ({"pink": 7}, 1), ({"pink": 1, "red": 2, "orange": 1}, 3)])
def test_monastery_15_in_special_sold_kinds_score_2(sold: dict[str, int], kinds: int) -> None:
    assert points_of("special", 15, sold=sold, goods={"brown": 1}) == 2 * kinds


def building_points_of(edition: str, number: int, building: str) -> list[int]:
    """Return what the monastery scores for none, one and three of the building, with another kind beside them."""
    other = "bank" if building != "bank" else "church"
    return [points_of(edition, number, hexes={27: other, **dict.fromkeys(hexes, building)}) for hexes in ((), (12,), (9, 12, 26))]


def test_monastery_16_warehouses_score_4(edition: str) -> None:
    assert building_points_of(edition, 16, "warehouse") == [0, 4, 12]


def test_monastery_17_watchtowers_score_4(edition: str) -> None:
    assert building_points_of(edition, 17, "watchtower") == [0, 4, 12]


def test_monastery_18_carpenters_score_4(edition: str) -> None:
    assert building_points_of(edition, 18, "carpenter") == [0, 4, 12]


def test_monastery_19_churches_score_4(edition: str) -> None:
    assert building_points_of(edition, 19, "church") == [0, 4, 12]


def test_monastery_20_markets_score_4(edition: str) -> None:
    assert building_points_of(edition, 20, "market") == [0, 4, 12]


def test_monastery_21_boarding_houses_score_4(edition: str) -> None:
    assert building_points_of(edition, 21, "boarding_house") == [0, 4, 12]


def test_monastery_22_banks_score_4(edition: str) -> None:
    assert building_points_of(edition, 22, "bank") == [0, 4, 12]


def test_monastery_23_town_halls_score_4(edition: str) -> None:
    assert building_points_of(edition, 23, "town_hall") == [0, 4, 12]


def test_monastery_24_species_score_4(edition: str) -> None:
    fourth = {"2011": "chicken-2", "special": "goat-2"}[edition]
    species = {1: "cow-2", 5: "pig-3", 6: "sheep-4", 10: fourth, 11: "cow-4", 28: "pig-2"}
    assert points_of(edition, 24, hexes=species) == 16
    assert points_of(edition, 24, hexes={1: "cow-2", 28: "cow-4"}) == 4
    assert points_of(edition, 24, storage=["cow-2"]) == 0


def test_monastery_25_sold_tiles_score_1(edition: str) -> None:
    assert points_of(edition, 25, sold={"pink": 4, "red": 5}, goods={"brown": 2}) == 9
    assert points_of(edition, 25) == 0


@pytest.mark.parametrize(("edition", "each"), [("2011", 2), ("special", 3)])
def test_monastery_26_bonus_tiles_large_or_small(edition: str, each: int) -> None:
    state = scene(edition, dice=(4,), storage=["mine"], hexes={30: "mine", 34: "mine"}, monasteries=[26])
    state.bonus[0] = 1  # somebody else's large building tile, and the small one behind it
    state.bonus[6] = 0
    play(state, "place die:1 storage:1 hex:25")
    assert scored(finish(state), "monastery-26") == 2 * each
    assert scored(finish(scene(edition, monasteries=[26])), "monastery-26") == 0
