"""Setting up (p. 6-8)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import burgrave
from burgrave.games.tiletum.cathedrals import PILES
from burgrave.games.tiletum.europe import BONUS_FROM, HOUSE_FROM, HOUSE_PLACE, PLACES, START
from burgrave.games.tiletum.kinds import GOODS
from burgrave.games.tiletum.tiles import BONUS_STACK, CHARACTER_STACK, CHARACTER_TILE, CONTRACT_STACKS, HELPER, SORT, tile_named

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def new(seats: int = 4, seed: int = 5) -> Any:
    return burgrave.new("tiletum", seats, seed)


def deals(seats: int, count: int = 60) -> list[Any]:
    return [new(seats, seed) for seed in range(count)]


@SEATS
def test_p06_every_segment_of_the_wheel_faces_one_space_and_it_may_begin_anywhere(seats: int) -> None:
    wheels = set()
    for state in deals(seats):
        spaces = state.view()["spaces"]
        assert sorted(space["value"] for space in spaces) == [1, 2, 3, 4, 5, 6]
        wheels.add(state.wheel)
    assert wheels == set(range(6))


@SEATS
def test_p06_a_bonus_tile_on_every_action_space_and_beside_the_track(seats: int) -> None:
    state = new(seats)
    tiles = [*state.space_tiles, state.king_tile]
    assert all(SORT[tile] not in (0, CHARACTER_TILE) for tile in tiles)


@SEATS
def test_p07_bonus_tiles_on_the_map_by_players(seats: int) -> None:
    state = new(seats)
    for place in range(len(PLACES)):
        assert bool(state.map_tiles[place]) == (0 < BONUS_FROM[place] <= seats)
    assert sum(map(bool, state.map_tiles)) == {2: 11, 3: 15, 4: 19}[seats]
    assert state.bonus_drawn == 7 + sum(map(bool, state.map_tiles))


@SEATS
def test_p07_five_contracts_and_five_characters_lie_open(seats: int) -> None:
    view = new(seats).view()
    sizes = {2: (20, 25), 3: (24, 35), 4: (26, 45)}[seats]
    assert len([tile for tile in view["contracts"] if tile]) == 5
    assert len([tile for tile in view["characters"] if tile]) == 5
    assert (view["contracts_left"] + 5, view["characters_left"] + 5) == sizes
    assert all(tile.startswith("character:") for tile in view["characters"])
    assert not any(tile.startswith(("character:", "helper:")) for tile in view["contracts"])


@SEATS
def test_p06_no_tile_that_is_marked_for_more_players_is_in_the_game(seats: int) -> None:
    larger = CONTRACT_STACKS["larger"][seats]
    for state in deals(seats, 10):
        for stack, tiles in (("bonus", BONUS_STACK[seats]), ("contract", larger), ("character", CHARACTER_STACK[seats])):
            assert Counter(getattr(state, f"{stack}_stack")) == Counter(tiles)
        for lying, stack, count in (
            ([*state.space_tiles, state.king_tile, *filter(None, state.map_tiles)], state.bonus_stack, state.bonus_drawn),
            (state.contracts, state.contract_stack, state.contract_drawn),
            (state.characters, state.character_stack, state.character_drawn),
        ):
            assert Counter(lying) == Counter(stack[:count])


@SEATS
def test_p06_p07_every_stack_is_shuffled(seats: int) -> None:
    """Over many deals every contract and every character lies in its market, and no two deals are alike."""
    some = deals(seats, 120)
    assert {tile for state in some for tile in state.contracts} == set(CONTRACT_STACKS["larger"][seats])
    assert {tile for state in some for tile in state.characters} == set(CHARACTER_STACK[seats])
    assert len({tuple(state.space_tiles) for state in some}) == len(some)


@SEATS
def test_p07_every_cathedral_has_a_cost_and_one_is_not_built(seats: int) -> None:
    blocked = set()
    for state in deals(seats):
        cathedrals = {city: place["cathedral"] for city, place in state.view()["places"].items() if place["cathedral"]}
        assert len(cathedrals) == 9
        (none,) = [city for city, cathedral in cathedrals.items() if not cathedral["stone"]]
        assert cathedrals[none] == {"stone": 0, "points": 0, "pile": [], "spaces": 0, "pillars": [], "built": []}
        blocked.add(none)
    assert len(blocked) == 9


def test_p07_piles_have_the_highest_tile_on_top_perhaps_one_without_value_below() -> None:
    assert all(pile == sorted(pile, reverse=True) for pile in PILES)
    assert min(map(min, PILES)) == 0


@SEATS
def test_p08_four_fairs_the_first_in_tiletum(seats: int) -> None:
    firsts = Counter()
    for state in deals(seats):
        fairs = state.view()["fairs"]
        assert fairs[0]["city"] == "tiletum"
        assert len({fair["city"] for fair in fairs}) == len({fair["tile"] for fair in fairs}) == 4
        firsts[fairs[0]["tile"]] += 1
    assert len(firsts) > 5


@SEATS
def test_p08_three_corruption_tokens_face_down(seats: int) -> None:
    state = new(seats)
    # The first one is revealed before the first turn.
    assert state.view()["corruption"] == [state.corruption[0], None, None]


@SEATS
def test_p08_the_first_player_is_drawn_and_others_follow_to_the_left(seats: int) -> None:
    firsts = set()
    for state in deals(seats):
        first = state.order[0]
        assert state.order == [(first + place) % seats for place in range(seats)]
        assert state.to_act == (first,)
        firsts.add(first)
    assert firsts == set(range(seats))


@SEATS
def test_p08_markers_begin_at_10_points_and_on_0_of_the_king_track_in_turn_order(seats: int) -> None:
    for state in deals(seats, 10):
        assert state.scores == (10,) * seats
        assert state.court == state.order
        assert state.king == [-state.corruption[0]] * seats


@SEATS
def test_p08_figures_and_a_house_in_tiletum_and_two_houses_and_pillars_at_hand(seats: int) -> None:
    state = new(seats)
    assert state.merchant == state.architect == [START] * seats
    assert state.houses == state.pillars == [2] * seats
    assert sorted(owner for owner in state.owners if owner >= 0) == list(range(seats))
    assert {HOUSE_PLACE[space] for space, owner in enumerate(state.owners) if owner >= 0} == {START}


@SEATS
def test_p08_goods_by_turn_order(seats: int) -> None:
    state = new(seats)
    for index, seat in enumerate(state.order):
        own = state.view()["players"][seat]["goods"]
        assert own == {"gold": [1, 3, 5, 6][index], "food": 1, "wool": 1, "stone": 1, "iron": 1}


@SEATS
def test_p08_the_bag_has_a_die_of_each_colour_for_each_player(seats: int) -> None:
    state = new(seats)
    assert Counter(state.book.bag) == dict.fromkeys(range(len(GOODS)), seats)


@SEATS
def test_p29_house_spaces_by_players(seats: int) -> None:
    state = new(seats)
    assert state.book.house_spaces == [int(players <= seats) for players in HOUSE_FROM]


def test_p06_helpers_lie_among_the_first_tiles_now_and_then() -> None:
    """Nothing is left out of the shuffle: over many deals every bonus tile lies on an action space."""
    seen = {tile for state in deals(4, 120) for tile in state.space_tiles}
    assert {tile for tile in seen if SORT[tile] == HELPER} == {tile for tile in new(4).book.bonus_stack if SORT[tile] == HELPER}
    assert tile_named("contract:any_1") in seen
