"""Phase 8: winter (p. 8-9)."""

from itertools import product

import pytest

from burgrave.games.kingsburg.buildings import PLOT, building_named
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.build import raze

from ..scene import AGA, FILIP, KUBA, SANDRA, begin, buildable, built, fight, give, happened, legal, owns, play, scene, scored

LOST, TIED, WON = 1, 2, 3


def goblins() -> State:
    """The position of the book's example before the reinforcements."""
    state = scene(enemy="y1_3_goblins")
    give(state, AGA, buildings="statue palisade barricade", points=3)
    give(state, FILIP, buildings="inn guard_tower", soldiers=1, wood=1, stone=1)
    give(state, SANDRA, buildings="guard_tower blacksmith barricade", points=2)
    give(state, KUBA, buildings="inn barricade crane", wood=1, points=1)
    return state


def test_p08_example_reinforcements_and_the_enemy() -> None:
    state = goblins()
    events = begin(state, "winter", "winter_start", "reinforcements", roll=[1])
    assert state.soldiers == [1, 2, 1, 1]
    assert happened(events, "reinforcements") == [(-1, 1)]
    assert state.view(None)["enemies"][0][0]["card"] is None
    begin(state, "winter", "battle")
    assert state.view(None)["enemies"][0][0]["card"] == "y1_3_goblins"


def test_p09_example_the_battles_of_all_four() -> None:
    state = goblins()
    events = fight(state)
    assert happened(events, "battle") == [(AGA, 3, 3, TIED), (FILIP, 3, 3, TIED), (SANDRA, 4, 3, WON), (KUBA, 2, 3, LOST)]
    assert (owns(state, AGA), state.points[AGA]) == ({"soldier": 1}, 3)
    assert owns(state, FILIP) == {"wood": 1, "stone": 1, "soldier": 2}
    # Sandra gains the stone of the card and a point for the highest place on the track.
    assert owns(state, SANDRA) == {"stone": 1, "soldier": 1}
    assert state.points[SANDRA] == 3
    assert scored(state, "strongest", SANDRA) == 1
    # Kuba has no gold to lose and keeps his wood; the crane in the second column falls, with its point.
    assert owns(state, KUBA) == {"wood": 1, "soldier": 1}
    assert built(state, KUBA) == {"inn", "barricade"}
    assert state.points[KUBA] == 0
    assert [len(built(state, seat)) for seat in (AGA, FILIP, SANDRA)] == [3, 2, 3]


def test_p09_example_of_first_column_buildings_the_topmost_would_fall() -> None:
    state = scene(enemy="y1_3_goblins")
    give(state, KUBA, buildings="inn barricade")
    fight(state)
    assert built(state, KUBA) == {"barricade"}


def test_p09_example_all_soldiers_go_home_and_the_year_ends() -> None:
    state = goblins()
    begin(state, "winter", on=True, roll=[1])
    assert state.soldiers == [0, 0, 0, 0]
    assert (state.year, state.phase) == (1, 1)
    assert state.view(None)["year"] == 1


# ---- reinforcements ----


@pytest.mark.parametrize("die", range(1, 7))
def test_p08_everybody_gets_as_many_soldiers_as_the_white_die_shows(die: int) -> None:
    state = give(scene(5), 2, soldiers=3)
    begin(state, "winter", "reinforcements", roll=[die])
    assert state.soldiers == [die, die, die + 3, die, die]


# ---- the three outcomes ----


@pytest.mark.parametrize(("soldiers", "outcome"), [(0, LOST), (1, LOST), (2, TIED), (3, WON), (7, WON)])
def test_p08_higher_wins_equal_is_nothing_lower_loses(soldiers: int, outcome: int) -> None:
    state = give(scene(3, enemy="y1_3_goblins"), 0, soldiers=soldiers, gold=2, buildings="crane", points=9)
    events = fight(state)
    assert happened(events, "battle")[0] == (0, soldiers + 1, 3, outcome)
    stone, gold, points = {LOST: (0, 1, 8), TIED: (0, 2, 9), WON: (1, 2, 10)}[outcome]
    assert state.resources[:3] == [gold, 0, stone]
    assert state.points[0] == points
    assert ("crane" in built(state)) == (outcome != LOST)


def test_p08_everybody_fights_alone() -> None:
    state = scene(3, enemy="y1_5_zombies")
    give(state, 0, soldiers=9)
    fight(state)
    assert state.points == [2, -2, -2]


def test_p08_the_strongest_gains_a_point_only_if_it_won() -> None:
    state = give(scene(3, enemy="y1_5_zombies"), 0, soldiers=3)
    fight(state)
    assert scored(state, "strongest") == 0
    state = give(scene(3, enemy="y1_5_zombies"), 0, soldiers=4)
    fight(state)
    assert scored(state, "strongest") == 1


def test_p08_all_who_tie_for_the_highest_place_gain_the_point() -> None:
    state = give(scene(3, enemy="y1_5_zombies"), 0, soldiers=4)
    give(state, 2, soldiers=4)
    give(state, 1, soldiers=3)
    fight(state)
    assert [scored(state, "strongest", seat) for seat in range(3)] == [1, 0, 1]


def test_p08_buildings_count_for_the_highest_place() -> None:
    state = give(scene(3, enemy="y1_1_barbarians"), 0, soldiers=4)
    give(state, 1, soldiers=2, buildings="guard_tower blacksmith wizards_guild")
    fight(state)
    assert [scored(state, "strongest", seat) for seat in range(3)] == [0, 1, 0]


def test_p08_winners_below_the_strongest_have_the_cards_reward_only() -> None:
    state = give(scene(3, enemy="y1_1_barbarians"), 0, soldiers=4)
    give(state, 1, soldiers=3)
    fight(state)
    assert owns(state, 1) == {"gold": 1, "soldier": 4}
    assert state.points[1] == 0


# ---- a) resources ----


def test_p08_what_is_missing_is_not_replaced_by_other_resources() -> None:
    state = give(scene(3, year=2, enemy="y2_1_goblins"), 0, gold=5, wood=1, stone=3)
    fight(state)
    assert state.resources[:3] == [5, 0, 1]


def test_p08_resources_of_ones_choice_may_be_of_any_kinds() -> None:
    state = give(scene(3, year=2, enemy="y2_3_orcs"), 0, gold=2, wood=1, stone=1)
    fight(state)
    assert state.to_act == (0,)
    assert set(legal(state)) == {"pay 2gold", "pay gold+wood", "pay gold+stone", "pay wood+stone"}
    play(state, "pay gold+stone")
    assert state.resources[:3] == [1, 1, 0]


def test_p08_who_has_fewer_than_the_choice_loses_all() -> None:
    state = give(scene(3, year=4, enemy="y4_3_demons"), 0, gold=1, wood=1, stone=1, plus2=2)
    fight(state)
    assert state.is_over
    assert owns(state) == {"plus2": 2, "soldier": 1}


# ---- b) buildings ----


@pytest.mark.parametrize(
    ("standing", "falls"),
    [
        ("statue inn guard_tower palisade barricade", "statue"),
        ("inn guard_tower palisade barricade", "inn"),
        ("statue chapel barricade crane", "chapel"),
        ("statue chapel barricade crane town_hall", "town_hall"),
        ("statue chapel church inn market farms palisade stable stone_wall", "church"),
        ("guard_tower blacksmith barracks palisade stable stone_wall fortress", "fortress"),
        ("guard_tower blacksmith barracks wizards_guild palisade stable stone_wall fortress", "wizards_guild"),
    ],
)
def test_p08_the_rightmost_column_and_there_the_topmost_row(standing: str, falls: str) -> None:
    state = give(scene(3, year=5, enemy="y5_4_demons"), 0, buildings=standing)
    fight(state)
    assert built(state) == {*standing.split()} - {falls}


def test_p08_its_points_are_lost_at_once() -> None:
    state = give(scene(3, year=5, enemy="y5_2_barbarians"), 0, buildings="statue chapel church", points=2)
    fight(state)
    assert state.points[0] == -5
    assert scored(state, "razed") == -7


def test_p08_its_power_is_lost() -> None:
    state = give(scene(3, year=5, enemy="y5_2_barbarians"), 0, buildings="guard_tower blacksmith")
    fight(state)
    assert state.view(0)["players"][0]["battle"] == 1


def test_p08_without_a_building_none_is_lost() -> None:
    state = scene(3, year=5, enemy="y5_2_barbarians")
    fight(state)
    assert state.points == [0, 0, 0]


def test_p08_a_fallen_building_may_be_built_again_and_scores_again() -> None:
    state = give(scene(3, year=3, enemy="y3_3_orcs"), 0, buildings="statue chapel", points=8)
    fight(state)
    assert (built(state), state.points[0]) == ({"statue"}, 3)
    give(state, 0, gold=3, stone=1)
    begin(state, "spring", "build")
    assert buildable(state) >= {"chapel"}
    play(state, "build building:chapel")
    assert (built(state), state.points[0]) == ({"statue", "chapel"}, 8)


# ---- c) points ----


def test_p09_points_may_fall_below_0() -> None:
    state = scene(3, year=5, enemy="y5_1_barbarians")
    fight(state)
    assert state.points == [-8, -8, -8]


def test_p09_all_soldiers_go_home() -> None:
    state = give(scene(3), 0, soldiers=8)
    begin(state, "winter", "winter_end")
    assert state.soldiers == [0, 0, 0]


def test_p08_the_card_is_open_from_winter_on_and_those_to_come_are_not() -> None:
    state = scene(3, year=2)
    begin(state, "winter", "battle")
    assert [card["open"] for card in state.view(None)["enemies"][0]] == [True, True, False, False, False]


def test_p08_every_province_loses_the_topmost_building_of_its_rightmost_column() -> None:
    """All provinces that can be built from left to right."""
    rows = [
        ["statue", "chapel", "church", "cathedral"],
        ["inn", "market", "farms", "merchants_guild"],
        ["guard_tower", "blacksmith", "barracks", "wizards_guild"],
        ["palisade", "stable", "stone_wall", "fortress"],
        ["barricade", "crane", "town_hall", "embassy"],
    ]
    bare = scene(2)
    for lengths in product(range(5), repeat=5):
        state = bare.clone()
        for row, length in zip(rows, lengths, strict=True):
            for name in row[:length]:
                state.built[0] |= 1 << PLOT[building_named(name)]
        before = built(state)
        raze(state, 0)
        if any(lengths):
            column = max(lengths)
            assert before - built(state) == {rows[lengths.index(column)][column - 1]}
        else:
            assert built(state) == set()
