"""The printed examples of the 2011 rulebook, by page, and the rules that only this edition has."""

import pytest

import burgrave

from ..scene import depot, end_phase, finish, give, legal, own, play, scene, scored, stored, where

EDITION = "2011"

# ---- printed examples ----


def test_p5_two_workers_turn_2_into_6() -> None:
    state = scene(EDITION, dice=(2,), workers=2, depots={"6.2": "bank"})
    play(state, "take die:1 depot:6.2")
    assert stored(state) == ["bank"]
    assert own(state)["workers"] == 0
    assert depot(state, 6)["tiles"] == [None] * 4


def test_p5_one_worker_does_not_turn_2_into_6() -> None:
    state = scene(EDITION, dice=(2,), workers=1, depots={"6.2": "bank"})
    assert legal(state, "take") == []


def test_p6_ship_brings_turquoise_and_pink_and_leaves_brown() -> None:
    state = scene(
        EDITION,
        dice=(5,),
        storage=["ship"],
        goods={"turquoise": 1, "orange": 1},
        wares={3: {"turquoise": 1, "pink": 1, "brown": 1}},
    )
    play(state, "place die:1 storage:1 hex:20", "load depot:3", "keep goods:3")
    assert own(state)["goods"] == {"turquoise": 2, "pink": 1, "orange": 1}
    assert depot(state, 3)["goods"] == {"brown": 1}


def test_p7_four_cows_beside_three_score_7_and_four_more_score_11() -> None:
    state = scene(EDITION, dice=(4, 5), storage=["cow-4", "cow-4"], hexes={12: "bank", 5: "cow-3", 6: "sheep-3"})
    play(state, "place die:1 storage:1 hex:11")
    assert scored(state, "animals") == 7
    play(state, "place die:2 storage:2 hex:10")
    assert scored(state, "animals") == 7 + 11


def test_p7_a_castle_lets_another_tile_be_placed_at_once() -> None:
    state = scene(EDITION, dice=(6,), storage=["castle", "mine"], hexes={12: "bank"})
    play(state, "place die:1 storage:1 hex:7", "place tile:castle storage:2 hex:25")
    assert own(state)["hexes"][25 - 1] == "mine"
    assert legal(state) == ["end"]


def test_p7_duchy_1_has_cities_of_1_5_3_and_3() -> None:
    state = scene(EDITION)
    assert sorted(city.bit_count() for city in state.duchy[0].cities) == [1, 3, 3, 5]


def test_p8_a_market_is_placed_though_no_ship_or_animals_are_left() -> None:
    state = scene(EDITION, dice=(3,), storage=["market"], depots={"1.2": "bank", "5.2": "mine", "black:1": "ship"})
    play(state, "place die:1 storage:1 hex:26")
    assert own(state)["hexes"][26 - 1] == "market"
    assert stored(state) == []
    assert legal(state) == ["end"]


def test_p8_the_third_mine_earns_the_large_bonus_tile() -> None:
    state = scene(EDITION, dice=(4,), storage=["mine"], hexes={30: "mine", 34: "mine"})
    play(state, "place die:1 storage:1 hex:25")
    assert scored(state, "bonus_tiles") == 5
    assert state.view()["bonus"]["mine"] == [0, None]


def test_p8_the_sixth_animal_tile_earns_the_large_bonus_tile() -> None:
    pasture = dict.fromkeys((1, 5, 6, 10, 11), "pig-2")
    state = scene(EDITION, dice=(2,), storage=["pig-2"], hexes={22: "ship", **pasture})
    play(state, "place die:1 storage:1 hex:28")
    assert scored(state, "bonus_tiles") == 5
    assert state.view()["bonus"]["animal"] == [0, None]


def test_p10_monastery_7_three_sheep_beside_four_score_9_and_two_pigs_3() -> None:
    state = scene(EDITION, dice=(4, 5), storage=["sheep-3", "pig-2"], hexes={12: "bank", 5: "sheep-4"}, monasteries=[7])
    play(state, "place die:1 storage:1 hex:11")
    assert scored(state, "animals") == 9
    play(state, "place die:2 storage:2 hex:10")
    assert scored(state, "animals") == 9 + 3


def test_p10_monastery_8_two_workers_turn_6_into_3() -> None:
    state = scene(EDITION, dice=(6,), workers=2, monasteries=[8], depots={"3.1": "ship"})
    play(state, "take die:1 depot:3.1")
    assert own(state)["workers"] == 0
    assert legal(scene(EDITION, dice=(6,), workers=1, monasteries=[8], depots={"3.1": "ship"}), "take") == []


SALES = {"red": 4, "purple": 3, "pink": 3, "orange": 1}


def test_p11_monastery_15_four_sold_kinds_score_12() -> None:
    assert scored(finish(scene(EDITION, sold=SALES, goods={"brown": 2}, monasteries=[15])), "monastery-15") == 12


def test_p11_monasteries_17_and_22_two_watchtowers_and_four_banks_score_24() -> None:
    hexes = {9: "watchtower", 23: "watchtower", 12: "bank", 14: "bank", 24: "bank", 26: "bank"}
    state = finish(scene(EDITION, hexes=hexes, monasteries=[17, 22]))
    assert scored(state, "monastery-17") + scored(state, "monastery-22") == 24


def test_p11_monastery_24_three_species_score_12() -> None:
    hexes = {1: "cow-2", 5: "chicken-3", 6: "sheep-2", 10: "sheep-3", 28: "sheep-4"}
    assert scored(finish(scene(EDITION, hexes=hexes, monasteries=[24])), "monastery-24") == 12


def test_p11_monastery_25_eleven_sold_tiles_score_11() -> None:
    assert scored(finish(scene(EDITION, sold=SALES, goods={"brown": 2}, monasteries=[25])), "monastery-25") == 11


# ---- rules of this edition only ----


def test_p3_the_starting_castle_stands_in_the_middle_on_a_6() -> None:
    state = burgrave.new("burgundy", 4, seed=3, options={"edition": EDITION})
    for seat, player in enumerate(state.view()["players"]):
        assert player["duchy"] == "1"
        assert {hex_: tile for hex_, tile in enumerate(player["hexes"], 1) if tile} == {19: "castle"}
        assert state.duchy[seat].number[19 - 1] == 6


def test_p5_a_turn_is_exactly_two_actions() -> None:
    state = scene(EDITION, dice=(2, 5))
    assert "end" not in legal(state)
    play(state, "workers die:1")
    assert "end" not in legal(state)
    play(state, "workers die:2")
    assert legal(state) == ["end"]


def test_p9_a_purchase_is_made_between_actions_not_within_a_town_hall() -> None:
    state = scene(EDITION, dice=(3, 6), storage=["town_hall", "ship"], silver=2, depots={"black:1": "mine"})
    assert "buy black:1" in legal(state)
    play(state, "place die:1 storage:1 hex:26")
    assert where(state, "place tile:town_hall") == [18, 20]
    assert "buy black:1" not in legal(state)
    play(state, "skip")
    assert "buy black:1" in legal(state)


def tied(*hexes: dict[int, str], order: list[int] | None = None) -> tuple[int, ...]:
    """Return the ranking of seats that all have 50 points and these tiles besides their castle."""
    state = scene(EDITION, len(hexes))
    for seat, tiles in enumerate(hexes):
        give(state, seat, points=50, hexes=tiles)
    state.order = state.rota = order or state.order
    return finish(state).ranking


def test_p9_a_tie_goes_to_more_empty_spaces() -> None:
    assert tied({12: "bank"}, {}) == (1, 0)
    assert tied({}, {12: "bank"}) == (0, 1)
    assert tied({12: "bank", 18: "ship"}, {}, {12: "bank"}) == (1, 2, 0)


def test_p9_points_come_before_empty_spaces() -> None:
    state = scene(EDITION, points=51, hexes={12: "bank", 18: "ship"})
    give(state, 1, points=50)
    assert finish(state).ranking == (0, 1)


def test_p9_a_second_tie_goes_to_the_later_turn() -> None:
    assert tied({}, {}) == (1, 0)
    assert tied({}, {}, {}) == (2, 1, 0)
    assert tied({}, {}, {}, order=[0, 2, 1]) == (1, 2, 0)


def test_p9_the_last_turn_counts_and_not_the_track_after_it() -> None:
    """Seat 1 has the last turn of the game and passes seat 0 on the track with a ship: still its turn was the later one."""
    state = scene(EDITION, phase="E", points=50, hexes={18: "ship"})
    give(state, 1, points=50, dice=(2,), storage=["ship"])
    state.round = 4
    play(state, "end", "place die:1 storage:1 hex:18", "end")
    assert state.is_over
    assert state.scores[0] == state.scores[1]
    assert state.ranking == (1, 0)


def test_p10_monastery_6_lets_the_purchase_come_from_any_depot() -> None:
    state = scene(EDITION, monasteries=[6], silver=4, depots={"2.1": "monastery-1", "4.2": "ship", "black:3": "mine"})
    assert legal(state, "buy") == ["buy black:3", "buy depot:2.1", "buy depot:4.2"]
    play(state, "buy depot:4.2")
    assert own(state)["silver"] == 2
    assert stored(state) == ["ship"]
    assert legal(state, "buy") == []


@pytest.mark.parametrize("settling", ["open", "secret"])
def test_p12_experienced_players_choose_a_side_and_a_castle(settling: str) -> None:
    options = {"edition": EDITION, "duchies": "dealt", "settling": settling}
    state = burgrave.new("burgundy", 3, seed=5, options=options)
    assert len(state.to_act) == (1 if settling == "open" else 3)
    first = state.to_act[0]
    sides = state.view()["players"][first]["dealt"]
    offered = [action.path for action in state.legal_actions(first)]
    assert len(offered) == 8
    assert {duchy for duchy, _ in offered} == {f"duchy:{side}" for side in sides}
    assert state.view()["depots"][0]["tiles"] == [None] * 4


def test_p11_monastery_26_bonus_tiles_score_2_each() -> None:
    state = scene(EDITION, monasteries=[26])
    state.bonus[0] = state.bonus[7] = 0
    assert scored(finish(state), "monastery-26") == 4


def test_p8_income_of_mines_is_paid_before_the_last_scoring() -> None:
    state = scene(EDITION, hexes={25: "mine", 30: "mine"})
    state.phase = 4
    end_phase(state)
    assert own(state)["silver"] == 2
    assert scored(state, "silver") == 2
