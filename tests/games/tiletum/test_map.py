"""The map: 29 spaces, roads, house spaces and bonus tiles by players."""

from __future__ import annotations

import pytest

from burgrave.games.tiletum.cathedrals import CATHEDRALS, PILES
from burgrave.games.tiletum.elements import FARTHEST, REACH
from burgrave.games.tiletum.europe import (
    BONUS_FROM,
    CATHEDRAL_AT,
    CITIES,
    DISTANCE,
    HOUSE_FROM,
    HOUSE_PLACE,
    HOUSE_POINTS,
    HOUSE_REUSE,
    HOUSES_AT,
    NEIGHBOURS,
    PILLAR_SPACES,
    PLACES,
    ROADS,
    START,
    bonus_places,
)
from burgrave.games.tiletum.fairs import CITY_TILES, FIRST_CITY


def between(start: str, end: str) -> int:
    return DISTANCE[PLACES.index(start)][PLACES.index(end)]


def test_23_cities_and_6_road_spaces() -> None:
    assert (CITIES, len(PLACES)) == (23, 29)
    assert len(set(PLACES)) == 29
    assert all("-" in name for name in PLACES[CITIES:])


def test_every_space_can_be_reached() -> None:
    assert all(steps >= 0 for row in DISTANCE for steps in row)
    assert [DISTANCE[place][place] for place in range(29)] == [0] * 29


def test_distances_are_those_of_the_roads() -> None:
    """Floyd and Warshall agree with what was computed place by place."""
    far = 99
    steps = [[0 if start == other else far for other in range(29)] for start in range(29)]
    for start, other in ROADS:
        steps[start][other] = steps[other][start] = 1
    for middle in range(29):
        for start in range(29):
            for other in range(29):
                steps[start][other] = min(steps[start][other], steps[start][middle] + steps[middle][other])
    assert steps == DISTANCE
    assert max(map(max, steps)) == FARTHEST


def test_a_road_space_lies_between_the_two_cities_of_its_name_and_nothing_else_joins_them() -> None:
    for place in range(CITIES, 29):
        ends = [PLACES.index(name) for name in PLACES[place].split("-")]
        assert NEIGHBOURS[place] == sorted(ends)
        assert ends[1] not in NEIGHBOURS[ends[0]]
        assert HOUSES_AT[place] == []
        assert CATHEDRAL_AT[place] == -1
        assert BONUS_FROM[place] == 0


def test_no_road_twice_and_none_from_a_place_to_itself() -> None:
    assert len({frozenset(road) for road in ROADS}) == len(ROADS)
    assert all(start != end for start, end in ROADS)


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [
        ("frankfurt", "nuernberg", 1),
        ("nuernberg", "praha", 1),
        ("arles", "genova", 2),
        ("tiletum", "paris", 1),
        ("paris", "bordeaux", 2),
    ],
)
def test_what_is_known_of_the_roads(one: str, other: str, steps: int) -> None:
    """The examples on p. 14-15, and a review."""
    assert between(one, other) == between(other, one) == steps


@pytest.mark.parametrize(("seats", "houses", "bonus"), [(2, 13, 11), (3, 20, 15), (4, 25, 19)])
def test_spaces_by_players(seats: int, houses: int, bonus: int) -> None:
    used = [space for space, players in enumerate(HOUSE_FROM) if players <= seats]
    assert sum(1 for space in used if HOUSE_PLACE[space] != START) == houses
    assert sum(1 for space in used if HOUSE_PLACE[space] == START) == seats
    assert len(bonus_places(seats)) == bonus


def test_with_two_players_no_town_but_tiletum_has_more_than_one_house() -> None:
    for place in range(CITIES):
        if place != START:
            assert sum(1 for space in HOUSES_AT[place] if HOUSE_FROM[space] == 2) <= 1


def test_every_city_has_houses_or_a_cathedral() -> None:
    for place in range(CITIES):
        assert bool(HOUSES_AT[place]) != (CATHEDRAL_AT[place] >= 0)


def test_cathedrals_have_a_pillar_space_for_each_tile() -> None:
    assert [len(pile) for pile in PILES] == PILLAR_SPACES
    assert {PLACES[place] for place in range(CITIES) if CATHEDRAL_AT[place] >= 0} == set(CATHEDRALS)
    assert [city for city, pile in zip(CATHEDRALS, PILES, strict=True) if len(pile) == 2] == ["bordeaux", "wien"]


def test_fairs_are_held_where_houses_can_stand_with_any_number_of_players() -> None:
    assert FIRST_CITY == START
    for city in CITY_TILES:
        assert any(HOUSE_FROM[space] == 2 for space in HOUSES_AT[city])


def test_what_house_spaces_bring() -> None:
    assert any(HOUSE_POINTS)
    assert any(HOUSE_REUSE)
    assert not any(points and reuse for points, reuse in zip(HOUSE_POINTS, HOUSE_REUSE, strict=True))
    assert not any(HOUSE_POINTS[space] or HOUSE_REUSE[space] for space in HOUSES_AT[START])


@pytest.mark.parametrize("figure", [0, 1])
def test_moves_reach_whatever_is_near_enough_the_nearest_first(figure: int) -> None:
    for start in range(29):
        for steps in range(FARTHEST + 1):
            reached = [action.args[1] for action in REACH[figure][start][steps]]
            assert set(reached) == {place for place in range(29) if 0 < DISTANCE[start][place] <= steps}
            distances = [DISTANCE[start][place] for place in reached]
            assert distances == sorted(distances)
