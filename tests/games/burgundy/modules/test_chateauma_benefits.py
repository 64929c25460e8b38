"""What tiles do for Chateauma (special p. 24-25).

Card 3: ship, building, animal (sale), building. Card 5: monastery (sale), building, animal, monastery.
Card 7: building, castle, building (sale), animal, ship. Card 8: castle, mine (sale), animal, ship.
"""

from typing import Any

import pytest

from burgrave.games.burgundy.mainboard import SPACES
from burgrave.games.burgundy.tiles import tile_named

from .opponent import facing, goods, holdings, laid, reserve, scored, turn, wilds


def test_p24_a_castle_brings_another_tile_from_the_white_dies_depot() -> None:
    state = facing((7, 5), white=4, depots={"2.1": "castle", "3.1": "ship", "4.2": "cow-3"})
    turn(state, 2)
    assert laid(state, 0) == [None, "castle", None, "cow-3", None]


def test_p24_the_extra_tile_does_what_it_does_and_castles_may_follow_castles() -> None:
    left = {2: "mine", 3: "cow-2", 4: "ship"}
    state = facing((8, 4), white=2, left=left, depots={"1.1": "castle", "2.1": "castle", "2.2": "mine"})
    turn(state, 1)
    # The left card is complete with the first castle: the second goes to the right card, and brings a mine there.
    assert laid(state, 0) == [None, "castle", None, "mine", None], "the right card has moved to the left"


def test_p24_where_the_chosen_card_is_complete_the_extra_tile_goes_to_the_other() -> None:
    state = facing((8, 5), left={2: "mine", 3: "cow-2", 4: "ship"}, depots={"1.1": "castle", "1.2": "watchtower"})
    turn(state, 1)
    assert scored(state, "duchy_cards") == 18
    assert laid(state, 0) == [None, "watchtower", None, None]


def test_p24_where_both_cards_are_complete_the_castle_sells_instead() -> None:
    right = {1: "monastery-1", 2: "bank", 3: "cow-2", 4: "monastery-2"}
    state = facing(
        (8, 5),
        left={2: "mine", 3: "cow-2", 4: "ship"},
        right=right,
        depots={"1.1": "castle", "2.1": "ship"},
        goods={"red": 3},
    )
    turn(state, 1)
    assert scored(state, "sales") == 6
    assert scored(state, "duchy_cards") == 36
    assert state.depots[4] == tile_named("ship")


def test_p24_a_bank_is_two_silver() -> None:
    state = facing(depots={"1.1": "bank"})
    turn(state)
    assert state.silver[1] == 2


def test_p24_a_boarding_house_is_two_points_and_no_workers() -> None:
    state = facing(depots={"1.1": "boarding_house"})
    turn(state)
    assert scored(state, "boarding_houses") == 2
    assert state.workers[1] == 0


def test_p24_a_watchtower_is_four_points() -> None:
    state = facing(depots={"1.1": "watchtower"})
    turn(state)
    assert scored(state, "watchtowers") == 4


def test_p24_a_carpenter_brings_a_building_from_the_white_dies_depot_on() -> None:
    state = facing(white=3, depots={"1.1": "carpenter", "2.1": "bank", "4.3": "market", "4.4": "church"})
    turn(state)
    assert reserve(state) == ["market"]


def test_p24_a_church_prefers_castles_then_mines_then_monasteries() -> None:
    board = {"1.1": "church", "2.1": "monastery-1", "3.1": "mine", "6.1": "castle"}
    for gone, brought in (((), "castle"), (("6.1",), "mine"), (("6.1", "3.1"), "monastery-1")):
        state = facing(
            (5, 5),
            white=2,
            depots={place: tile for place, tile in board.items() if place not in gone},
            left={1: "monastery-9", 4: "monastery-8"},
        )
        turn(state)
        assert reserve(state) == [brought]


def test_p24_a_market_prefers_ships() -> None:
    for board, brought in (({"2.1": "cow-2", "6.1": "ship"}, "ship"), ({"2.1": "cow-2"}, "cow-2")):
        state = facing((4, 5), white=2, depots={"1.1": "market", **board})
        turn(state)
        assert reserve(state) == [brought]


FETCHING = [("carpenter", "market"), ("church", "castle"), ("church", "mine"), ("church", "monastery-7"), ("market", "ship")]


@pytest.mark.parametrize(("building", "tile"), [*FETCHING, ("market", "pig-2")])
@pytest.mark.parametrize(("white", "place"), [(2, "2.2"), (3, "4.3"), (4, "4.3"), (1, "2.2")])
def test_p24_what_a_building_brings_is_the_upper_tile_from_the_white_dies_depot_on(
    building: str, tile: str, white: int, place: str
) -> None:
    """Its own die shows a 6, and only the building that it lays lies there."""
    tiles = {"2.2": tile, "2.4": tile, "4.3": tile, "4.4": tile}
    state = facing((4, 5), white=white, depots={"6.1": building, **tiles}, left={2: "castle", 3: "monastery-1", 4: "mine"})
    turn(state, 6)
    assert reserve(state) == [tile]
    assert [space for space in tiles if not state.depots[(int(space[0]) - 1) * SPACES + int(space[2]) - 1]] == [place]


@pytest.mark.parametrize(("building", "tile"), FETCHING)
def test_p24_past_the_sixth_depot_that_search_goes_on_with_the_first(building: str, tile: str) -> None:
    """With a 5 on the white die the right card is chosen."""
    right = {2: "castle", 3: "monastery-1", 4: "mine"}
    state = facing((5, 4), white=5, depots={"6.4": building, "1.1": tile, "4.1": tile}, right=right)
    turn(state, 6)
    assert not state.depots[0]
    assert reserve(state) == [tile]


def test_p24_no_building_brings_a_tile_of_the_black_depot() -> None:
    for building, tile in FETCHING:
        state = facing((4, 5), depots={"1.1": building, "black:1": tile})
        turn(state)
        assert not reserve(state)


@pytest.mark.parametrize(
    ("given", "last", "silver"),
    [({"reserve": ["watchtower"], "wild": ["ship"]}, "watchtower", 0), ({"wild": ["ship"]}, "wild", 0), ({}, None, 2)],
)
def test_p24_the_extra_tile_of_a_castle_is_chosen_like_any_other(given: dict[str, Any], last: str | None, silver: int) -> None:
    """The depots have nothing more that fits: reserve, wild tiles, silver."""
    state = facing((4, 5), depots={"1.1": "castle", "1.2": "ship"}, left={3: "monastery-1", 4: "mine"}, **given)
    turn(state)
    assert laid(state, 0) == [last, "castle", "monastery-1", "mine", None]
    assert state.silver[1] == silver


def test_p24_without_anything_that_fits_a_castle_brings_a_wild_tile() -> None:
    state = facing((4, 5), depots={"1.1": "castle", "1.2": "ship", "black:2": "mine"}, left={3: "monastery-1", 4: "mine"})
    turn(state)
    assert wilds(state) == ["mine"]
    assert laid(state, 0)[-1] is None


@pytest.mark.parametrize("building", ["carpenter", "church", "market", "warehouse", "town_hall"])
def test_p24_what_there_is_nothing_for_is_skipped(building: str) -> None:
    state = facing(depots={"1.1": building})
    turn(state)
    assert laid(state, 0)[1] == building
    assert not reserve(state)
    assert state.points[1] == 0


def test_p24_a_town_hall_lays_what_the_reserve_has_most_of() -> None:
    state = facing(depots={"1.1": "town_hall"}, reserve=["ship", "cow-2", "pig-2"])
    turn(state)
    assert laid(state, 0) == [None, "town_hall", "pig-2", None]
    assert reserve(state) == ["cow-2", "ship"]


def test_p24_a_town_hall_with_a_tie_lays_the_leftmost_of_the_reserve() -> None:
    state = facing(depots={"1.1": "town_hall"}, reserve=["ship", "cow-2"])
    turn(state)
    assert laid(state, 0) == [None, "town_hall", "cow-2", None], "not the first space that is empty"


def test_p24_a_town_hall_prefers_the_chosen_card() -> None:
    state = facing((3, 7), depots={"1.1": "town_hall"}, reserve=["castle", "castle", "ship"])
    turn(state)
    assert laid(state, 0)[0] == "ship"
    state = facing((3, 7), depots={"1.1": "town_hall"}, reserve=["castle"])
    turn(state)
    assert laid(state, 1)[1] == "castle"


def test_p24_what_a_town_hall_lays_does_what_it_does() -> None:
    state = facing(depots={"1.1": "town_hall"}, reserve=["bank"])
    turn(state)
    assert laid(state, 0) == [None, "town_hall", None, "bank"]
    assert state.silver[1] == 2


def test_p24_a_town_hall_leaves_wild_tiles_alone() -> None:
    state = facing(depots={"1.1": "town_hall"}, wild=["ship"])
    turn(state)
    assert laid(state, 0) == [None, "town_hall", None, None]


def test_p25_printed_example_three_sheep_tiles_on_cards_and_in_the_duchy() -> None:
    state = facing(white=6, duchy=["sheep-3", "sheep-2"], depots={"1.1": "sheep-4"}, reserve=["sheep-3"])
    turn(state)
    assert scored(state, "animals") == 9, "the sheep in the reserve do not count"


def test_p25_animals_on_the_other_card_count_and_other_species_do_not() -> None:
    state = facing((7, 5), white=6, left={4: "pig-3"}, duchy=["cow-4"], depots={"1.1": "pig-2"})
    turn(state)
    assert scored(state, "animals") == 5


def test_p25_animals_that_lie_on_top_of_others_count() -> None:
    state = facing(white=6, duchy=["cow-4"] * 6, depots={"1.1": "pig-2"})
    holdings(state).over.append(tile_named("pig-4"))
    turn(state)
    assert scored(state, "animals") == 6


def test_p25_a_wild_tile_is_no_animal_until_it_lies_in_the_duchy() -> None:
    state = facing(white=6, left={1: "-pig-4"}, depots={"1.1": "pig-2"})
    turn(state)
    assert scored(state, "animals") == 2


def test_p25_a_ship_takes_all_goods_of_the_fullest_depot() -> None:
    state = facing(depots={"1.1": "ship"}, wares={2: {"red": 1}, 5: {"red": 1, "pink": 2}}, goods={"brown": 1, "red": 1})
    turn(state)
    assert goods(state) == {"pink": 2, "red": 2, "brown": 1}
    assert state.track[1] == 1


def test_p25_a_ship_takes_more_kinds_than_people_may() -> None:
    wares = {3: dict.fromkeys(("turquoise", "purple", "pink", "red", "brown", "orange"), 1)}
    state = facing(depots={"1.1": "ship"}, wares=wares)
    turn(state)
    assert len(goods(state)) == 6


FULLEST = {2: {"pink": 2}, 3: {"orange": 2}, 6: {"brown": 2}}
"""Depots with the same number of goods."""


@pytest.mark.parametrize(("white", "kind"), [(1, "pink"), (2, "orange"), (3, "brown"), (4, "brown"), (6, "pink")])
def test_p25_of_several_such_depots_the_first_after_the_white_dies(white: int, kind: str) -> None:
    """So the depot of the white die itself comes last."""
    state = facing((3, 8), white=white, depots={"1.1": "ship"}, wares=FULLEST)
    turn(state)
    assert goods(state) == {kind: 2}


def test_p25_a_ship_leaves_the_goods_of_other_depots_where_they_are() -> None:
    state = facing(white=2, depots={"1.1": "ship"}, wares=FULLEST)
    turn(state)
    assert goods(state) == {"orange": 2}
    assert [sum(state.depot_goods[depot * 6 : depot * 6 + 6]) for depot in range(6)] == [0, 2, 0, 0, 0, 2]


def test_p25_the_white_dies_depot_is_taken_where_it_alone_is_fullest() -> None:
    state = facing(white=3, depots={"1.1": "ship"}, wares={3: {"orange": 3}, 4: {"pink": 2}})
    turn(state)
    assert goods(state) == {"orange": 3}


@pytest.mark.parametrize(("white", "kind"), [(1, "pink"), (2, "pink"), (3, "orange"), (4, "brown")])
def test_p22_the_help_card_can_be_read_to_begin_with_the_white_dies_depot(white: int, kind: str) -> None:
    state = facing(white=white, depots={"1.1": "ship"}, wares=FULLEST, chateauma_ship="from")
    turn(state)
    assert goods(state) == {kind: 2}


def test_p25_without_goods_a_ship_still_moves_its_marker() -> None:
    state = facing(depots={"1.1": "ship"})
    turn(state)
    assert state.track[1] == 1
    assert state.order == [1, 0]


@pytest.mark.parametrize("tile", ["monastery-1", "monastery-26"])
def test_p22_monasteries_do_nothing(tile: str) -> None:
    state = facing((5, 2), left={1: "monastery-3"}, depots={"1.1": tile})
    turn(state)
    assert laid(state, 0)[3] == tile
    assert (state.points[1], state.silver[1]) == (0, 0)


# ---- sales, p. 25 --------------------------------------------------------------------------------------------------------------


def test_p25_it_sells_what_it_has_most_of() -> None:
    state = facing(depots={"1.1": "warehouse"}, goods={"turquoise": 1, "brown": 3, "orange": 2})
    turn(state)
    assert goods(state) == {"turquoise": 1, "orange": 2}
    assert state.view(0)["players"][1]["sold"] == {"brown": 3}
    assert state.kinds[1] == 0b100001
    assert scored(state, "sales") == 6
    assert state.silver[1] == 1


def test_p25_of_several_such_kinds_the_lowest() -> None:
    state = facing(depots={"1.1": "warehouse"}, goods={"pink": 2, "orange": 2})
    turn(state)
    assert goods(state) == {"orange": 2}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p25_points_for_goods_depend_on_the_players(seats: int) -> None:
    state = facing(seats=seats, depots={"1.1": "warehouse"}, goods={"pink": 2})
    turn(state)
    assert scored(state, "sales") == 2 * seats


def test_p25_every_symbol_that_the_turn_covers_sells_after_all_tiles_are_laid() -> None:
    """The mine's symbol belongs to the castle's second tile; before anything is sold, all of them are laid."""
    state = facing((8, 5), left={4: "ship"}, depots={"1.1": "castle", "1.2": "mine"}, goods={"pink": 2, "red": 1})
    kinds = [event[0] for event in turn(state)]
    assert kinds.index("sell_for") > max(index for index, kind in enumerate(kinds) if kind == "lay")
    assert goods(state) == {"red": 1}


def test_p25_two_symbols_covered_in_one_turn_sell_twice() -> None:
    """A castle on card 7 brings the building with its symbol; a town hall there lays the monastery of the other card."""
    state = facing(
        (7, 5),
        left={1: "bank", 4: "cow-2", 5: "ship"},
        depots={"1.1": "castle", "1.2": "town_hall"},
        reserve=["monastery-4"],
        goods={"pink": 2, "red": 1},
    )
    turn(state)
    assert not goods(state)
    assert scored(state, "sales") == 6
    assert state.silver[1] == 2


def test_p25_a_symbol_without_goods_is_skipped() -> None:
    state = facing((5, 2), depots={"1.1": "monastery-4"})
    turn(state)
    assert (state.points[1], state.silver[1]) == (0, 0)
