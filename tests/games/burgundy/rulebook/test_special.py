"""The printed examples of the Special Edition's rulebook, by page, and the rules that only this edition has."""

import pytest

import burgrave

from ..scene import depot, end_phase, finish, give, legal, own, play, scene, scored, stored, where

EDITION = "special"

# ---- printed examples ----


def test_p6_two_workers_turn_2_into_6() -> None:
    state = scene(EDITION, dice=(2,), workers=2, depots={"6.2": "bank"})
    play(state, "take die:1 depot:6.2")
    assert stored(state) == ["bank"]
    assert own(state)["workers"] == 0
    assert depot(state, 6)["tiles"] == [None] * 4


@pytest.mark.parametrize(("kept", "left"), [("pink", "brown"), ("brown", "pink")])
def test_p7_ship_brings_turquoise_and_either_pink_or_brown(kept: str, left: str) -> None:
    state = scene(
        EDITION,
        dice=(5,),
        storage=["ship"],
        goods={"turquoise": 1, "purple": 1},
        wares={3: {"turquoise": 1, "pink": 1, "brown": 1}},
    )
    play(state, "place die:1 storage:1 hex:20", "load depot:3")
    assert legal(state) == ["keep goods:3", "keep goods:5"]
    play(state, {"pink": "keep goods:3", "brown": "keep goods:5"}[kept])
    assert own(state)["goods"] == {"turquoise": 2, "purple": 1, kept: 1}
    assert depot(state, 3)["goods"] == {left: 1}


def test_p8_a_castle_lets_another_tile_be_placed_at_once() -> None:
    state = scene(EDITION, dice=(6,), storage=["castle", "mine"], hexes={12: "bank"})
    play(state, "place die:1 storage:1 hex:7", "place tile:castle storage:2 hex:25")
    assert own(state)["hexes"][25 - 1] == "mine"
    assert legal(state) == ["end"]


def test_p8_a_castle_brings_two_workers() -> None:
    state = scene(EDITION, dice=(6,), storage=["castle"], hexes={12: "bank"})
    play(state, "place die:1 storage:1 hex:7", "workers tile:castle")
    assert own(state)["workers"] == 2
    assert legal(state) == ["end"]


@pytest.mark.parametrize(("later", "points"), [("cow-4", 11), ("sheep-2", 5)])
def test_p8_four_cows_beside_three_score_7_and_then_cows_11_or_sheep_5(later: str, points: int) -> None:
    state = scene(EDITION, dice=(4, 5), storage=["cow-4", later], hexes={12: "bank", 5: "cow-3", 6: "sheep-3"})
    play(state, "place die:1 storage:1 hex:11")
    assert scored(state, "animals") == 7
    play(state, "place die:2 storage:2 hex:10")
    assert scored(state, "animals") == 7 + points


def test_p9_a_market_is_placed_though_no_ship_or_animals_are_left() -> None:
    state = scene(EDITION, dice=(3,), storage=["market"], depots={"1.2": "bank", "5.2": "mine", "black:1": "ship"})
    play(state, "place die:1 storage:1 hex:26")
    assert own(state)["hexes"][26 - 1] == "market"
    assert stored(state) == []
    assert legal(state) == ["end"]


def test_p9_the_third_mine_earns_the_large_bonus_tile() -> None:
    state = scene(EDITION, dice=(4,), storage=["mine"], hexes={30: "mine", 34: "mine"})
    play(state, "place die:1 storage:1 hex:25")
    assert scored(state, "bonus_tiles") == 5
    assert state.view()["bonus"]["mine"] == [0, None]


def test_p9_the_sixth_monastery_earns_the_large_bonus_tile() -> None:
    state = scene(EDITION, dice=(3,), storage=["monastery-18"], monasteries=[16, 17, 19, 20, 21])
    play(state, "place die:1 storage:1 hex:4")
    assert scored(state, "bonus_tiles") == 5
    assert state.view()["bonus"]["monastery"] == [0, None]


def test_p11_monastery_7_three_sheep_beside_four_score_9_and_two_pigs_3() -> None:
    state = scene(EDITION, dice=(4, 5), storage=["sheep-3", "pig-2"], hexes={12: "bank", 5: "sheep-4"}, monasteries=[7])
    play(state, "place die:1 storage:1 hex:11")
    assert scored(state, "animals") == 9
    play(state, "place die:2 storage:2 hex:10")
    assert scored(state, "animals") == 9 + 3


def test_p11_monastery_8_two_workers_turn_3_into_6() -> None:
    state = scene(EDITION, dice=(3,), workers=2, monasteries=[8], depots={"6.1": "ship"})
    play(state, "take die:1 depot:6.1")
    assert own(state)["workers"] == 0
    assert legal(scene(EDITION, dice=(3,), workers=2, depots={"6.1": "ship"}), "take") == []


SALES = {"red": 4, "purple": 3, "pink": 3, "orange": 1}


def test_p12_monastery_15_four_sold_kinds_score_8() -> None:
    assert scored(finish(scene(EDITION, sold=SALES, goods={"brown": 2}, monasteries=[15])), "monastery-15") == 8


def test_p12_monasteries_17_and_22_two_watchtowers_and_four_banks_score_24() -> None:
    hexes = {9: "watchtower", 23: "watchtower", 12: "bank", 14: "bank", 24: "bank", 26: "bank"}
    state = finish(scene(EDITION, hexes=hexes, monasteries=[17, 22]))
    assert scored(state, "monastery-17") + scored(state, "monastery-22") == 24


def test_p12_monastery_24_three_sheep_a_cow_and_a_pig_score_12() -> None:
    hexes = {1: "sheep-2", 5: "sheep-3", 28: "sheep-4", 6: "cow-2", 10: "pig-3"}
    assert scored(finish(scene(EDITION, hexes=hexes, monasteries=[24])), "monastery-24") == 12


def test_p12_monastery_25_eleven_sold_tiles_score_11() -> None:
    state = finish(scene(EDITION, sold=SALES, goods={"brown": 2}, monasteries=[15, 25]))
    assert scored(state, "monastery-25") == 11
    assert scored(state, "monastery-15") == 8


# ---- rules of this edition only ----


@pytest.mark.parametrize("duchy", ["1", "2"])
def test_p5_a_first_game_starts_on_the_6_in_the_middle(duchy: str) -> None:
    state = burgrave.new("burgundy", 3, seed=2, options={"duchies": duchy})
    for player in state.view()["players"]:
        assert player["duchy"] == duchy
        assert [hex_ for hex_, tile in enumerate(player["hexes"], 1) if tile] == [19]
    assert state.duchy[0].number[19 - 1] == 6


def test_p5_elsewhere_the_player_chooses_the_castle_space() -> None:
    state = burgrave.new("burgundy", 2, seed=2, options={"duchies": "3"})
    assert legal(state) == [f"settle duchy:3 hex:{hex_}" for hex_ in (7, 19, 29, 33)]


def test_p6_three_players_find_a_mine_in_depot_6_in_phases_b_and_d() -> None:
    state = scene(EDITION, 3)
    kinds = []
    for _ in range(4):
        end_phase(state)
        kinds.append(depot(state, 6)["tiles"][0])
    assert kinds == ["mine", "castle", "mine", "castle"]


def test_p9_the_starting_castle_never_scores_even_alone_in_its_region() -> None:
    options = {"start_castle": "choose"}
    state = burgrave.new("burgundy", 2, seed=2, options=options)
    play(state, "settle duchy:1 hex:19", "settle duchy:1 hex:2")  # the castle space 19 is a region of its own
    assert state.scores == (0, 0)
    assert [state.scoring(seat) for seat in (0, 1)] == [[], []]


def test_p10_a_purchase_is_made_at_any_time_also_within_a_town_hall() -> None:
    state = scene(EDITION, dice=(3, 6), storage=["town_hall"], silver=2, depots={"black:1": "mine"})
    play(state, "place die:1 storage:1 hex:26")
    assert legal(state) == ["buy black:1", "skip"]
    play(state, "buy black:1")
    assert where(state, "place tile:town_hall") == [25]
    play(state, "place tile:town_hall storage:1 hex:25")
    assert own(state)["hexes"][25 - 1] == "mine"
    assert own(state)["dice_left"] == [False, True]


def tied(*hexes: dict[int, str], order: list[int] | None = None) -> tuple[int, ...]:
    """Return the ranking of seats that all have 50 points and these tiles besides their castle."""
    state = scene(EDITION, len(hexes))
    for seat, tiles in enumerate(hexes):
        give(state, seat, points=50, hexes=tiles)
    state.order = order or state.order
    return finish(state).ranking


def test_p10_a_tie_goes_to_fewer_empty_spaces() -> None:
    assert tied({}, {12: "bank"}) == (1, 0)
    assert tied({12: "bank"}, {}) == (0, 1)
    assert tied({12: "bank"}, {}, {12: "bank", 18: "ship"}) == (2, 0, 1)


def test_p10_points_come_before_empty_spaces() -> None:
    state = scene(EDITION, points=51)
    give(state, 1, points=50, hexes={12: "bank", 18: "ship"})
    assert finish(state).ranking == (0, 1)


def test_p10_a_second_tie_goes_to_who_is_ahead_on_the_track() -> None:
    assert tied({}, {}) == (0, 1)
    assert tied({}, {}, {}, order=[2, 0, 1]) == (2, 0, 1)


def test_p10_the_track_counts_as_it_stands_after_the_last_turn() -> None:
    state = scene(EDITION, phase="E", points=50, hexes={18: "ship"})
    give(state, 1, points=50, dice=(2,), storage=["ship"])
    state.round = 4
    play(state, "end", "place die:1 storage:1 hex:18", "end")
    assert state.scores[0] == state.scores[1]
    assert state.ranking == (1, 0)


def test_p11_monastery_6_hires_a_building_for_two_workers_once_a_turn() -> None:
    state = scene(EDITION, monasteries=[6], workers=5, depots={"2.1": "monastery-1", "3.3": "bank", "4.3": "market"})
    assert legal(state) == ["hire depot:3.3", "hire depot:4.3", "end"]
    play(state, "hire depot:4.3")
    assert own(state)["workers"] == 3
    assert stored(state) == ["market"]
    assert legal(state) == ["end"]


def test_p12_monastery_26_bonus_tiles_score_3_each() -> None:
    state = scene(EDITION, monasteries=[26])
    state.bonus[0] = state.bonus[7] = 0
    assert scored(finish(state), "monastery-26") == 6
