"""Vineyards (special p. 18-20): setup, depot and store, taking, buying, planting, bonus tiles, the last points."""

from collections import Counter
from typing import Any

import pytest

import burgrave
from burgrave.bots import bot
from burgrave.contract import Setup, walk
from burgrave.games.burgundy.modules.vineyards.board import (
    AXIAL,
    BAG,
    CELL_NEIGHBOURS,
    GIFTS,
    LAYER,
    NEIGHBOURS,
    NUMBER,
    POINTS,
    SPACES,
)
from burgrave.games.burgundy.modules.vineyards.phases import bag
from burgrave.games.burgundy.modules.vineyards.tiles import DOUBLES, FIRST_DOUBLE, VINES
from burgrave.games.burgundy.modules.vineyards.vineyard import KINDS
from games.burgundy.modules.vines import RED_BLACK, market, own_vines, shown, vineyards
from games.burgundy.scene import end_phase, finish, legal, own, play, scored, stored


def new(seats: int, seed: int = 1, **options: str) -> Any:
    return burgrave.new("burgundy", seats, seed=seed, modules=["vineyards"], options=options)


# ---- components and setup (p. 18) ------------------------------------------------------------------------------------


def test_p18_there_are_51_double_hexes_16_with_any_colour_29_with_any_two() -> None:
    assert len(BAG) == 51
    pairs = [DOUBLES[tile - FIRST_DOUBLE] for tile in BAG]
    assert Counter(first == second for first, second in pairs) == {True: 6, False: 45}
    for colour in range(KINDS):
        assert sum(colour in pair for pair in pairs) == 16
        for other in range(colour):
            assert sum(colour in pair or other in pair for pair in pairs) == 29


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p18_everybody_begins_with_a_bonus_tile_of_one_set(seats: int) -> None:
    dealt = Counter()
    for seed in range(40):
        state = new(seats, seed)
        tiles = [[colour for colour, count in shown(state, seat)["tiles"].items() for _ in range(count)] for seat in range(seats)]
        assert all(len(own) == 1 for own in tiles)
        colours = [own[0] for own in tiles]
        assert len(set(colours)) == seats, "one set has each colour once"
        assert sum(market(state)["pool"].values()) == 24 - seats
        dealt.update(colours)
    assert set(dealt) == set(VINES)


@pytest.mark.parametrize(("seats", "depot", "store"), [(2, 3, 1), (3, 3, 3), (4, 6, 3)])
def test_p18_depot_and_store_are_filled_before_each_phase(seats: int, depot: int, store: int) -> None:
    state = new(seats)
    seen: Counter[int] = Counter()
    for phase in range(1, 6):
        table = market(state)
        assert [bool(space["tile"]) for space in table["depot"]] == [True] * depot
        assert [bool(tile) for tile in table["store"]] == [True] * store
        assert table["bag"] == 51 - phase * (depot + store)
        seen.update(state.depots[32:])
        events = end_phase(state)
        assert sum(event[0] == "clear" and event[2] in BAG for event in events) == (depot + store) * (phase < 5)
    del seen[0]
    assert seen.total() == 5 * (depot + store)
    assert not seen - Counter(BAG)


def test_p19_with_two_or_three_players_a_double_hex_stands_for_two_numbers() -> None:
    assert [space["numbers"] for space in market(new(2))["depot"]] == [[1, 2], [3, 4], [5, 6]]
    assert [space["numbers"] for space in market(new(3))["depot"]] == [[1, 2], [3, 4], [5, 6]]
    assert [space["numbers"] for space in market(new(4))["depot"]] == [[1], [2], [3], [4], [5], [6]]


def test_p18_a_single_space_of_the_store_is_the_middle_one() -> None:
    assert market(new(2))["store_spaces"] == [2]
    assert market(new(3))["store_spaces"] == [1, 2, 3]


@pytest.mark.parametrize(("seats", "gone", "left"), [(2, 2, 22), (3, 1, 35), (4, 0, 51)])
def test_p18_fewer_colours_for_fewer_players(seats: int, gone: int, left: int) -> None:
    removed = Counter()
    for seed in range(30):
        state = new(seats, seed, vines="fewer")
        table = market(state)
        assert len(table["removed"]) == gone
        assert len(state.piles[bag(state)]) == left
        assert all(table["pool"][colour] == 0 for colour in table["removed"])
        assert sum(table["pool"].values()) + seats == 4 * (6 - gone)
        assert not any(colour in space["tile"] for space in table["depot"] for colour in table["removed"])
        removed.update(table["removed"])
    assert len(removed) == (6 if gone else 0)
    assert market(new(seats))["removed"] == []


def test_the_vineyard_is_six_layers_of_two_double_spaces() -> None:
    assert LAYER == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert sorted(NUMBER) == sorted([1, 2, 3, 4, 5, 6] * 2)
    assert sorted(NUMBER[:2]) == [1, 4]
    assert all(
        NEIGHBOURS[space] >> other & 1 == NEIGHBOURS[other] >> space & 1 for space in range(SPACES) for other in range(SPACES)
    )
    assert len(set(AXIAL)) == 24
    assert all(CELL_NEIGHBOURS[2 * space] >> 2 * space + 1 & 1 for space in range(SPACES))
    assert all(len(gifts) == 2 for gifts in GIFTS)
    assert NEIGHBOURS[0] == 0b110, "the first of the bottom touches the other one and one above"


# ---- taking and buying (p. 19) ---------------------------------------------------------------------------------------


def test_p19_a_die_takes_a_double_hex_of_its_number() -> None:
    state = vineyards(4, dice=(3,), depot={3: RED_BLACK, 4: "vine-blue-blue"})
    assert legal(state, "take_vine") == ["take_vine die:1 vine_depot:3"]
    play(state, "take_vine die:1 vine_depot:3")
    assert own(state)["storage"] == [RED_BLACK, "half", None]
    assert own(state)["dice_left"] == [False, False]


def test_p19_either_of_two_numbers_takes_it() -> None:
    for die in range(1, 7):
        state = vineyards(2, dice=(die,), depot={1: RED_BLACK, 3: RED_BLACK, 5: RED_BLACK})
        assert legal(state, "take_vine") == [f"take_vine die:1 vine_depot:{(die - 1) // 2 * 2 + 1}"]


def test_workers_turn_the_die_to_the_nearer_number() -> None:
    state = vineyards(2, dice=(4,), workers=1, depot={1: RED_BLACK, 5: RED_BLACK})
    assert legal(state, "take_vine") == ["take_vine die:1 vine_depot:5"]
    state = vineyards(2, dice=(4,), workers=2, depot={1: RED_BLACK, 5: RED_BLACK})
    play(state, "take_vine die:1 vine_depot:1")
    assert own(state)["workers"] == 0
    state = vineyards(2, dice=(6,), workers=2, depot={1: RED_BLACK})
    play(state, "take_vine die:1 vine_depot:1")
    assert own(state)["workers"] == 1


def test_monastery_8_helps_monastery_12_does_not() -> None:
    """The vineyard depot lies beside the board; monastery 12 is about tiles from the board (docs/rulings.md)."""
    assert legal(vineyards(4, dice=(3,), monasteries=[12], depot={4: RED_BLACK}), "take_vine") == []
    state = vineyards(4, dice=(3,), workers=1, monasteries=[8], depot={5: RED_BLACK})
    assert legal(state, "take_vine") == ["take_vine die:1 vine_depot:5"]


def test_p19_the_store_is_the_purchase_of_the_turn() -> None:
    state = vineyards(3, silver=5, store={1: RED_BLACK, 3: "vine-blue-blue"}, depots={"black:1": "mine"})
    assert legal(state, "buy_vine") == ["buy_vine vine_store:1", "buy_vine vine_store:3"]
    play(state, "buy_vine vine_store:3")
    assert own(state)["silver"] == 3
    assert own(state)["storage"] == ["vine-blue-blue", "half", None]
    assert legal(state) == ["end"]
    state = vineyards(3, silver=5, store={1: RED_BLACK}, depots={"black:1": "mine"})
    play(state, "buy black:1")
    assert legal(state) == ["end"]
    assert legal(vineyards(3, silver=1, store={1: RED_BLACK})) == ["end"]


# ---- two storage spaces (p. 19) --------------------------------------------------------------------------------------


def test_p19_two_spaces_must_be_free_or_made_free() -> None:
    state = vineyards(4, dice=(3,), depot={3: RED_BLACK}, storage=["mine", "ship", "bank"])
    play(state, "take_vine die:1 vine_depot:3")
    assert legal(state) == ["discard storage:1", "discard storage:2", "discard storage:3"]
    play(state, "discard storage:2")
    assert legal(state) == ["discard storage:1", "discard storage:3"]
    play(state, "discard storage:1")
    assert own(state)["storage"] == [RED_BLACK, "half", "bank"]


def test_one_discard_is_enough_where_a_space_is_free() -> None:
    state = vineyards(4, dice=(3,), depot={3: RED_BLACK}, storage=["mine", "ship"])
    play(state, "take_vine die:1 vine_depot:3", "discard storage:1")
    assert sorted(filter(None, own(state)["storage"])) == sorted([RED_BLACK, "half", "ship"])


def test_a_tile_between_two_free_spaces_makes_way() -> None:
    state = vineyards(4, dice=(3,), depot={3: RED_BLACK}, storage=["mine", "ship"])
    state.storage[0] = 0
    state.legal = None
    play(state, "take_vine die:1 vine_depot:3")
    assert own(state)["storage"] == ["ship", RED_BLACK, "half"]


def test_p19_a_double_hex_is_discarded_whole() -> None:
    state = vineyards(4, dice=(3,), depot={3: "vine-blue-blue"}, doubles=[RED_BLACK], storage=["mine"])
    play(state, "take_vine die:1 vine_depot:3")
    assert legal(state) == ["discard storage:1", "discard storage:3"]
    play(state, "discard storage:1")
    assert own(state)["storage"] == ["vine-blue-blue", "half", "mine"]


def test_a_double_hex_never_goes_into_the_duchy() -> None:
    state = vineyards(4, dice=(3, 4), workers=9, doubles=[RED_BLACK], storage=["mine"])
    assert {text.split()[2] for text in legal(state, "place")} <= {"storage:3"}


# ---- planting (p. 19) ------------------------------------------------------------------------------------------------


def test_p19_the_first_goes_into_the_bottom_layer() -> None:
    state = vineyards(dice=(1,), workers=9, doubles=[RED_BLACK])
    assert legal(state, "plant") == [f"plant die:1 storage:1 vine:{cell}" for cell in (1, 2, 3, 4)]
    state = vineyards(dice=(4,), doubles=[RED_BLACK])
    assert legal(state, "plant") == ["plant die:1 storage:1 vine:3", "plant die:1 storage:1 vine:4"]
    assert legal(vineyards(dice=(2,), doubles=[RED_BLACK]), "plant") == []


def test_workers_that_turn_the_die_are_paid() -> None:
    state = vineyards(dice=(6,), workers=2, doubles=[RED_BLACK], planted={1: RED_BLACK})
    assert legal(state, "plant") == [f"plant die:1 storage:1 vine:{cell}" for cell in (3, 4, 5, 6)]
    far = state.clone()
    play(far, "plant die:1 storage:1 vine:5")  # a 2
    assert own(far)["workers"] == 0
    assert own(far)["dice_left"] == [False, False]
    few = vineyards(dice=(5,), workers=1, doubles=[RED_BLACK])
    play(few, "plant die:1 storage:1 vine:3")  # a 4, which brings 4 workers
    assert own(few)["workers"] == 1 - 1 + 4


def test_p19_later_ones_touch_one_that_is_planted() -> None:
    state = vineyards(dice=(1,), workers=9, doubles=["vine-red-red"], planted={1: RED_BLACK})
    assert legal(state, "plant") == ["plant die:1 storage:1 vine:3", "plant die:1 storage:1 vine:5"]
    state = vineyards(dice=(1,), workers=9, doubles=["vine-red-red"], planted={1: RED_BLACK, 3: RED_BLACK})
    assert legal(state, "plant") == [f"plant die:1 storage:1 vine:{cell}" for cell in (3, 7, 9)]


def test_p19_it_may_be_turned_round_and_then_lies_so() -> None:
    state = vineyards(dice=(1,), doubles=[RED_BLACK])
    play(state, "plant die:1 storage:1 vine:1")
    assert shown(state)["cells"][:4] == ["red", "black", None, None]
    state = vineyards(dice=(1,), doubles=[RED_BLACK])
    play(state, "plant die:1 storage:1 vine:2")
    assert shown(state)["cells"][:4] == ["black", "red", None, None]
    assert own(state)["storage"] == [None, None, None]


def test_p19_example_of_planting_on_the_4() -> None:
    """The gifts are four workers, and a ship or animals from the board."""
    state = vineyards(
        4, dice=(4,), doubles=[RED_BLACK], depots={"1.1": "ship", "2.1": "cow-3", "3.1": "bank", "4.1": "mine", "black:1": "ship"}
    )
    play(state, "plant die:1 storage:1 vine:3")
    assert own(state)["workers"] == 4
    assert legal(state) == ["fetch depot:1.1", "fetch depot:2.1", "skip"]
    play(state, "fetch depot:2.1")
    assert stored(state) == ["cow-3"]
    assert legal(state) == ["end"]


def test_a_castle_takes_and_plants_with_any_number() -> None:
    state = vineyards(dice=(6,), depot={3: RED_BLACK}, doubles=["vine-blue-blue"], storage=["castle"], hexes={13: "monastery-3"})
    play(state, next(text for text in legal(state, "place") if text.startswith("place die:1 storage:3")))
    offered = {text.split()[0] for text in legal(state)}
    assert {"take_vine", "plant", "workers"} <= offered
    assert "plant tile:castle storage:1 vine:3" in legal(state)
    play(state, "plant tile:castle storage:1 vine:3")
    assert own(state)["workers"] == 4


def test_a_castle_may_plant_what_is_bought_for_it() -> None:
    state = vineyards(3, dice=(6,), silver=2, store={1: RED_BLACK}, storage=["castle"], hexes={13: "monastery-3"})
    play(state, next(text for text in legal(state, "place") if "storage:1" in text))
    play(state, "buy_vine vine_store:1", "plant tile:castle storage:1 vine:1")
    assert shown(state)["cells"][:2] == ["red", "black"]


def test_a_town_hall_places_into_the_duchy_only() -> None:
    """Its text says so; planting is not in the duchy (docs/rulings.md)."""
    state = vineyards(dice=(5,), doubles=[RED_BLACK], storage=["town_hall"], hexes={26: "church"})
    play(state, next(text for text in legal(state, "place") if "hex:32" in text))
    assert legal(state) == ["end"]


def test_the_white_die_plants_too() -> None:
    state = vineyards(more=["white_castles"], dice=(3,), doubles=[RED_BLACK], storage=["white_castle"])
    state.white = 4
    play(state, next(text for text in legal(state, "place") if "storage:3" in text))
    assert "plant tile:white_castle storage:1 vine:3" in legal(state)
    assert "plant tile:white_castle storage:1 vine:1" not in legal(state)


def test_the_white_die_takes_too_and_workers_turn_it_to_the_nearer_number() -> None:
    depot = {1: RED_BLACK, 5: RED_BLACK}
    state = vineyards(2, more=["white_castles"], dice=(3,), workers=2, depot=depot, storage=["white_castle"])
    state.white = 4
    play(state, "place die:1 storage:1 hex:26")
    assert legal(state, "take_vine") == [f"take_vine tile:white_castle vine_depot:{space}" for space in (1, 5)]
    near = state.clone()
    play(near, "take_vine tile:white_castle vine_depot:5")
    assert own(near)["workers"] == 1
    play(state, "take_vine tile:white_castle vine_depot:1")
    assert own(state)["workers"] == 0
    assert state.white == 4


def test_the_white_die_may_plant_what_is_bought_for_it() -> None:
    state = vineyards(3, more=["white_castles"], dice=(3,), silver=2, store={2: RED_BLACK}, storage=["white_castle"])
    state.white = 1
    play(state, next(text for text in legal(state, "place") if "storage:1" in text))
    play(state, "buy_vine vine_store:2", "plant tile:white_castle storage:1 vine:1")
    assert shown(state)["cells"][:2] == ["red", "black"]


# ---- bonus tiles and points (p. 19-20) -------------------------------------------------------------------------------


def test_p19_a_full_layer_brings_a_bonus_tile_of_ones_choice() -> None:
    state = vineyards(dice=(4,), doubles=[RED_BLACK], planted={1: "vine-red-red"}, depots={"1.1": "ship"})
    play(state, "plant die:1 storage:1 vine:3")
    assert legal(state) == ["fetch depot:1.1", "skip"], "both gifts come first"
    play(state, "fetch depot:1.1")
    assert legal(state) == [f"claim_vine vine_tile:{colour}" for colour in VINES]
    play(state, "claim_vine vine_tile:red")
    assert shown(state)["tiles"]["red"] == 1
    assert market(state)["pool"]["red"] == 3
    assert legal(state) == ["end"]


def test_what_the_pool_does_not_have_cannot_be_taken() -> None:
    state = vineyards(dice=(4,), doubles=[RED_BLACK], planted={1: "vine-red-red"})
    own_vines(state).pool[:] = [0, 1, 0, 0, 2, 0]
    play(state, "plant die:1 storage:1 vine:3")
    assert legal(state) == ["claim_vine vine_tile:yellow", "claim_vine vine_tile:black"]
    state = vineyards(dice=(4,), doubles=[RED_BLACK], planted={1: "vine-red-red"})
    own_vines(state).pool[:] = [0] * 6
    play(state, "plant die:1 storage:1 vine:3")
    assert legal(state) == ["end"]


@pytest.mark.parametrize("layer", range(6))
def test_every_layer_brings_one(layer: int) -> None:
    first, second = 2 * layer + 1, 2 * layer + 2
    for missing in (first, second):
        planted = {space: "vine-blue-blue" for space in range(1, second + 1) if space != missing}
        state = vineyards(dice=(NUMBER[missing - 1],), doubles=["vine-blue-blue"], planted=planted)
        play(state, f"plant die:1 storage:1 vine:{2 * missing - 1}")
        while legal(state) and not legal(state, "claim_vine"):
            play(state, "skip")
        assert len(legal(state, "claim_vine")) == 6


def test_p20_points_by_size() -> None:
    assert POINTS[1:] == [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91]


def test_p20_example_olivia_scores_10() -> None:
    """Two green tiles score an area of 3 and one of 1, a blue tile an area of 2."""
    state = vineyards(
        planted={1: "vine-green-green", 2: "vine-yellow-black", 3: "vine-green-blue", -5: "vine-orange-blue", -6: "vine-green-red"},
        tiles=["green", "green", "blue"],
    )
    assert shown(state)["cells"][:12] == [
        *("green", "green", "yellow", "black"),
        *("green", "blue", None, None),
        *("blue", "orange", "red", "green"),
    ]
    assert shown(state)["areas"] == {"orange": [1], "yellow": [1], "green": [3, 1], "red": [1], "black": [1], "blue": [2]}
    assert shown(state)["points"] == [["green", 6], ["green", 1], ["blue", 3]]
    finish(state)
    assert scored(state, "vines") == 10


def test_an_area_without_a_tile_and_a_tile_without_an_area_score_nothing() -> None:
    state = vineyards(planted={1: "vine-red-red", 2: "vine-red-red"}, tiles=["blue"])
    assert shown(state)["areas"]["red"] == [4]
    finish(state)
    assert scored(state, "vines") == 0


def test_the_largest_area_is_scored_first() -> None:
    state = vineyards(planted={1: "vine-red-black", 2: "vine-red-red", -3: "vine-red-blue"}, tiles=["red"])
    assert shown(state)["areas"]["red"] == [3, 1]
    finish(state)
    assert scored(state, "vines") == 6


def test_stored_double_hexes_score_nothing() -> None:
    state = vineyards(doubles=["vine-red-red"], tiles=["red"])
    finish(state)
    assert scored(state, "vines") == 0


# ---- all of it -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(30))
def test_random_games(seed: int) -> None:
    options = {"vines": "fewer" if seed % 3 == 0 else "all", "duchies": "dealt"}
    state = walk(Setup("burgundy", 2 + seed % 3, ["vineyards"], options), seed, chance_of_check=0.005)
    assert state.is_over


@pytest.mark.parametrize("seed", range(8))
def test_random_games_with_other_modules(seed: int) -> None:
    others = [["white_castles"], ["inns"], ["white_castles", "inns"]][seed % 3]
    walk(Setup("burgundy", 2 + seed % 3, ["vineyards", *others]), seed, chance_of_check=0.005)


@pytest.mark.parametrize("other", ["team", "solo"])
def test_it_does_not_go_with_shared_boards(other: str) -> None:
    if other in burgrave.game("burgundy").modules:
        with pytest.raises(burgrave.BadOption, match="does not go together"):
            burgrave.new("burgundy", 4 if other == "team" else 1, seed=1, modules=["vineyards", other])


def test_only_the_special_edition_has_them() -> None:
    with pytest.raises(burgrave.BadOption):
        new(2, edition="2011")


@pytest.mark.long
def test_greedy_plants_and_gains_by_it() -> None:
    """Over some games bots plant, and vines and gifts bring points."""
    planted = points = 0
    for seed in range(3):
        state = new(2, seed)
        bots = [bot("greedy", seed), bot("greedy", seed + 50)]
        while not state.is_over:
            seat = state.to_act[0]
            state.apply(bots[seat].choose(state, seat), seat)
        planted += sum(tile is not None for seat in range(2) for tile in shown(state, seat)["spaces"])
        points += sum(scored(state, source, seat) for seat in range(2) for source in ("vines", "vineyard"))
    assert planted >= 9
    assert points > 2 * planted


@pytest.mark.parametrize("left", [0, 1])
def test_within_a_castle_s_action_nothing_is_bought_for_a_full_vineyard(left: int) -> None:
    planted = dict.fromkeys(range(1, 13 - left), RED_BLACK)
    state = vineyards(planted=planted, store={2: RED_BLACK}, dice=[6], hexes={12: "bank"}, storage=["castle"], silver=2)
    assert legal(state, "buy_vine") == ["buy_vine vine_store:2"]
    play(state, "place die:1 storage:1 hex:7")
    assert len(legal(state, "buy_vine")) == left
