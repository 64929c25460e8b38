"""Choosing and placing a tile (special p. 23-24): depots, spaces, reserve, wild tiles, black depot, silver.

Card 3: ship, building, animal (sale), building. Card 5: monastery (sale), building, animal, monastery.
"""

import pytest

from burgrave.games.burgundy.tiles import tile_named

from .opponent import facing, goods, holdings, laid, reserve, scored, settled, turn, wilds


@pytest.mark.parametrize(("white", "slot"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (6, 1)])
def test_p23_the_white_die_chooses_the_card(white: int, slot: int) -> None:
    state = facing(white=white, depots={"3.1": "bank"})
    events = turn(state, 3)
    assert laid(state, slot)[1] == "bank"
    assert not any(laid(state, 1 - slot))
    assert events[0] == ("own_die", 1, 3, white, slot, (3, 5)[slot])


def test_p24_the_search_begins_with_the_depot_of_its_own_die() -> None:
    state = facing(depots={"2.1": "bank", "3.1": "watchtower", "4.1": "church"})
    turn(state, 3)
    assert laid(state, 0) == [None, "watchtower", None, None]


def test_p24_then_it_goes_on_clockwise_past_the_sixth_depot_to_the_first() -> None:
    state = facing(depots={"5.1": "castle", "6.1": "mine", "1.1": "cow-3", "2.1": "ship"})
    events = turn(state, 5)
    assert laid(state, 0) == [None, None, "cow-3", None]
    assert ("lay", 1, tile_named("cow-3"), 0, 3, 2, 0, 4) in events


def test_p24_the_first_depot_with_anything_that_fits_comes_before_the_first_space() -> None:
    """A ship fits the first space, but a cow lies in the depot that is searched before."""
    state = facing(depots={"1.1": "cow-3", "2.1": "ship"})
    turn(state, 1)
    assert laid(state, 0) == [None, None, "cow-3", None]


def test_p24_in_a_depot_the_first_empty_space_that_finds_a_tile_decides() -> None:
    state = facing(depots={"1.1": "cow-3", "1.2": "bank", "1.4": "ship"})
    turn(state, 1)
    assert laid(state, 0) == ["ship", None, None, None]


def test_p24_covered_spaces_are_passed_over() -> None:
    state = facing(left={1: "ship", 2: "market"}, depots={"1.1": "ship", "1.2": "bank"})
    turn(state, 1)
    assert laid(state, 0) == ["ship", "market", None, "bank"]


def test_p24_of_several_tiles_that_fit_the_upper_one_is_taken() -> None:
    state = facing(left={1: "ship"}, depots={"1.2": "bank", "1.3": "watchtower"})
    turn(state, 1)
    assert laid(state, 0)[1] == "bank"
    assert state.depots[2] == tile_named("watchtower")


def test_p22_several_buildings_of_a_kind_may_lie_on_a_card() -> None:
    state = facing(left={2: "bank"}, depots={"1.2": "bank"})
    turn(state, 1)
    assert laid(state, 0) == [None, "bank", None, "bank"]


def test_p24_without_a_fitting_tile_on_the_board_the_reserve_is_next() -> None:
    state = facing(depots={"1.1": "castle"}, reserve=["cow-3", "bank"])
    turn(state, 1)
    assert laid(state, 0) == [None, "bank", None, None]
    assert reserve(state) == ["cow-3"]
    assert state.silver[1] == 2, "what the tile does is done"


def test_p24_the_reserve_waits_while_any_depot_has_something() -> None:
    state = facing(depots={"6.1": "cow-3"}, reserve=["ship"])
    turn(state, 1)
    assert laid(state, 0) == [None, None, "cow-3", None]
    assert reserve(state) == ["ship"]


def test_p23_of_a_stack_in_the_reserve_the_top_is_taken() -> None:
    state = facing(reserve=["watchtower", "bank"])
    turn(state, 1)
    assert laid(state, 0)[1] == "bank"


def test_p24_a_tile_of_the_reserve_comes_before_a_wild_one() -> None:
    state = facing(reserve=["watchtower"], wild=["bank"])
    turn(state, 1)
    assert laid(state, 0) == [None, "watchtower", None, None]
    assert wilds(state) == ["bank"]


def test_p24_then_a_wild_tile_covers_the_first_empty_space_face_down() -> None:
    state = facing(left={1: "ship"}, reserve=["castle"], wild=["bank"])
    turn(state, 1)
    assert laid(state, 0) == ["ship", "wild", None, None]
    assert state.silver[1] == 0, "a wild tile does nothing"
    assert not wilds(state)


def test_p24_a_wild_tile_still_sells_goods_where_the_space_says_so() -> None:
    state = facing(white=5, wild=["bank"], goods={"pink": 2})
    turn(state, 1)
    assert laid(state, 1)[0] == "wild"
    assert scored(state, "sales") == 4
    assert not goods(state)


def test_p24_without_wild_tiles_the_first_black_tile_becomes_one() -> None:
    state = facing(depots={"black:2": "bank", "black:3": "ship"})
    turn(state, 1)
    assert laid(state, 0) == [None] * 4, "it goes into the reserve, not onto the card"
    assert wilds(state) == ["bank"]
    assert state.silver[1] == 0


def test_p24_with_nothing_at_all_it_gets_two_silver() -> None:
    state = facing(depots={"1.1": "castle"})
    turn(state, 1)
    assert state.silver[1] == 2


def test_where_the_chosen_card_is_missing_the_other_one_is_filled() -> None:
    state = facing((3, 0), white=6, depots={"1.1": "ship"})
    holdings(state).deck = []
    turn(state, 1)
    assert laid(state, 0)[0] == "ship"


def test_p24_the_other_card_is_not_searched_while_the_chosen_one_has_room() -> None:
    """A monastery would fit the right card; the left one is chosen, and nothing fits it."""
    state = facing(depots={"1.1": "monastery-4", "black:1": "mine"})
    turn(state, 1)
    assert not any(laid(state, 1))
    assert wilds(state) == ["mine"]


def test_without_any_card_it_sells() -> None:
    state = facing((0, 0), depots={"1.1": "ship"}, goods={"red": 1})
    holdings(state).deck = []
    turn(state, 1)
    assert scored(state, "sales") == 2
    assert state.depots[0] == tile_named("ship")


# ---- buying, p. 25 -------------------------------------------------------------------------------------------------------------


def test_p25_with_two_silver_it_buys_what_its_reserve_has_fewest_of() -> None:
    black = {"black:1": "bank", "black:2": "castle", "black:3": "ship"}
    state = facing(depots={"1.1": "cow-3", **black}, reserve=["bank", "ship"], silver=3)
    turn(state, 1)
    assert reserve(state) == ["bank", "ship", "castle"]
    assert state.silver[1] == 1


@pytest.mark.parametrize(("options", "bought"), [({}, "castle"), ({"chateauma_purchase": "reserve"}, "monastery-7")])
def test_p25_of_several_such_colours_the_leftmost_tile_of_the_top_row(options: dict[str, str], bought: str) -> None:
    """Text and help card both name rows, and rows are of the depot; the option has the order of the reserve in their place."""
    black = {"black:1": "castle", "black:2": "mine", "black:3": "monastery-7"}
    state = facing(depots={"1.1": "ship", **black}, silver=2, **options)
    turn(state, 1)
    assert reserve(state) == [bought]


def test_p25_a_colour_it_has_more_of_is_passed_over_wherever_it_lies() -> None:
    state = facing(depots={"1.1": "ship", "black:1": "bank", "black:3": "castle", "black:4": "mine"}, reserve=["bank"], silver=2)
    turn(state, 1)
    assert reserve(state) == ["bank", "castle"]


def test_p25_of_several_tiles_of_that_colour_the_first_one() -> None:
    state = facing(depots={"1.1": "ship", "black:2": "pig-3", "black:4": "cow-4"}, silver=2)
    turn(state, 1)
    assert reserve(state) == ["pig-3"]


def test_p25_wild_tiles_of_the_reserve_are_of_no_colour_for_a_purchase() -> None:
    state = facing(depots={"1.1": "ship", "black:1": "bank", "black:2": "castle"}, wild=["watchtower"], silver=2)
    turn(state, 1)
    assert reserve(state) == ["bank"]


def test_p25_what_its_cards_and_duchy_have_does_not_matter_for_a_purchase() -> None:
    state = facing(left={2: "bank"}, duchy=["bank"], depots={"1.1": "ship", "black:1": "bank", "black:2": "castle"}, silver=2)
    turn(state, 1)
    assert reserve(state) == ["bank"]


def test_p25_where_one_copy_less_is_fewest_it_is_bought_though_all_are_there() -> None:
    black = {"black:1": "bank", "black:2": "ship", "black:4": "mine"}
    state = facing(depots={"1.1": "cow-3", **black}, reserve=["bank", "church", "ship", "ship", "mine"], silver=2)
    turn(state, 1)
    assert reserve(state).count("mine") == 2


def test_p25_an_empty_black_depot_costs_nothing() -> None:
    state = facing(depots={"1.1": "ship"}, silver=5)
    turn(state, 1)
    assert not reserve(state)
    assert state.silver[1] == 5


def test_p25_the_silver_of_a_sale_is_there_for_the_purchase() -> None:
    state = facing(depots={"1.1": "warehouse", "black:1": "mine"}, goods={"red": 1}, silver=1)
    turn(state, 1)
    assert reserve(state) == ["mine"]
    assert state.silver[1] == 0


def test_p25_one_purchase_in_a_turn() -> None:
    state = facing(depots={"1.1": "ship", "black:1": "mine", "black:2": "castle"}, silver=8)
    turn(state, 1)
    assert reserve(state) == ["mine"]
    assert state.silver[1] == 6


def test_p25_with_one_silver_it_buys_nothing() -> None:
    state = facing(depots={"1.1": "ship", "black:1": "mine"}, silver=1)
    turn(state, 1)
    assert not reserve(state)


def test_p25_what_a_bank_brings_can_be_spent_in_the_same_turn() -> None:
    state = facing(depots={"1.1": "bank", "black:1": "mine"})
    turn(state, 1)
    assert reserve(state) == ["mine"]


def test_p23_the_purchase_comes_after_everything_else() -> None:
    left = {1: "ship", 2: "bank", 4: "watchtower"}
    state = facing(left=left, depots={"1.1": "cow-3", "black:1": "mine"}, goods={"red": 1}, silver=1)
    kinds = [event[0] for event in turn(state, 1)]
    order = ["own_die", "lay", "sell_for", "complete", "reserve"]
    assert [kind for kind in kinds if kind in order] == order
    assert settled(state, "building")[:2] == ["bank", "watchtower"]
