"""What is in the box (p. 4-5): every number that the list of components gives."""

from __future__ import annotations

from collections import Counter

import pytest

from burgrave.games.tiletum.cathedrals import CATHEDRALS, COSTS, PILES, STONES
from burgrave.games.tiletum.fairs import CITY_TILES, FAIRS
from burgrave.games.tiletum.house import BONUS_POINTS, CONTRACT_PILLARS, FLOORS, ROOFS
from burgrave.games.tiletum.kinds import ACTION_KINDS, GOODS
from burgrave.games.tiletum.numbers import CORRUPTION, SUPPLY_HOUSES, SUPPLY_PILLARS
from burgrave.games.tiletum.tiles import (
    BONUS_STACK,
    CHARACTER_STACK,
    CHARACTER_TILE,
    CONTRACT_STACKS,
    CONTRACT_TILE,
    CREST,
    CRESTS,
    HELPER,
    KIND,
    SORT,
    TILE_KINDS,
)

from ..scene import give, goods, play, scene


def test_p04_square_tiles() -> None:
    assert (len(BONUS_STACK[4]), len(CONTRACT_STACKS["larger"][4]), len(CHARACTER_STACK[4])) == (54, 26, 45)


def test_p04_cathedrals_and_costs() -> None:
    assert len(CATHEDRALS) == COSTS == 9
    assert sum(map(len, PILES)) == 25
    assert STONES.count(0) == 1


def test_p04_fairs_cities_corruption_actions() -> None:
    assert (len(FAIRS), len(CITY_TILES), len(CORRUPTION), len(ACTION_KINDS)) == (11, 8, 6, 6)
    assert set(CORRUPTION) == {0, 1, 2}


def test_p05_pieces_of_a_player() -> None:
    """Eight houses: five on roofs, one in Tiletum, two at hand. Seven pillars: five on contract spaces, two at hand."""
    assert ROOFS + 1 + SUPPLY_HOUSES == 8
    assert CONTRACT_PILLARS + SUPPLY_PILLARS == 7
    assert sum(1 for points in BONUS_POINTS if points) == 5
    assert [points for points in BONUS_POINTS if points] == [floors for floors in FLOORS if floors]


def test_p05_five_goods() -> None:
    assert set(GOODS) == {"gold", "food", "wool", "stone", "iron"}


def test_p05_goods_are_without_limit() -> None:
    state = give(scene(), goods="gold=400")
    for _ in range(200):
        play(state, "buy good:gold good:iron")
    assert goods(state) == {"iron": 200}


def test_p20_where_the_sorts_of_tiles_are_found() -> None:
    """Helpers only among bonus tiles, characters only in their own stack, contracts and crests among bonus tiles and contracts."""
    sorts = [{SORT[tile] for tile in stack[4]} for stack in (BONUS_STACK, CONTRACT_STACKS["larger"], CHARACTER_STACK)]
    assert sorts == [{HELPER, CREST, CONTRACT_TILE}, {CREST, CONTRACT_TILE}, {CHARACTER_TILE}]


def test_p20_six_kinds_of_crests_and_five_of_characters() -> None:
    assert CRESTS == 6
    assert {KIND[tile] for tile in range(TILE_KINDS) if SORT[tile] == CREST} == set(range(1, 7))
    kinds = Counter(KIND[tile] for tile in CHARACTER_STACK[4])
    assert set(kinds) == set(range(5))


@pytest.mark.parametrize("stacks", [BONUS_STACK, *CONTRACT_STACKS.values(), CHARACTER_STACK])
def test_p06_fewer_players_leave_marked_tiles_in_the_box(stacks: list[list[int]]) -> None:
    two, three, four = (Counter(stacks[seats]) for seats in (2, 3, 4))
    assert two < three < four


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p13_bonus_tiles_never_run_out(seats: int) -> None:
    """Seven and those on the map in the beginning; at most six spaces three times, and beside the king track twice."""
    on_map = {2: 11, 3: 15, 4: 19}[seats]
    assert len(BONUS_STACK[seats]) >= 7 + on_map + 3 * 6 + 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p16_every_character_of_a_game_can_live_somewhere(seats: int) -> None:
    assert {KIND[tile] for tile in CHARACTER_STACK[seats]} == set(range(5))
    assert len(CHARACTER_STACK[seats]) > 5
