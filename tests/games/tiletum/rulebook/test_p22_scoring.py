"""Final scoring and the ranking (p. 22)."""

from __future__ import annotations

import pytest

from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.course import GAME_END

from ..scene import fill_building, give, happened, lay_dice, on_track, run, scene, turn_of, whole_round

BUILDINGS = {
    1: fill_building(1, "merchant.gold2", "merchant.gold3", "merchant.house1"),
    2: fill_building(2, "architect.stone1", "architect.stone2"),
    3: fill_building(3, "character.food1", "character.food2"),
    4: fill_building(4, "contract.iron1"),
    5: fill_building(5, "king.gold2"),
    6: "",
}


def completed(numbers: list[int], seats: int = 4) -> State:
    """Seat 0 has completed these buildings."""
    state = scene(seats)
    return give(
        state,
        rooms=" ".join(BUILDINGS[number] for number in numbers),
        crests=" ".join(f"{number}={number}" for number in numbers),
    )


def test_p22_example() -> None:
    """Four completed buildings: 10. Five pillars and five houses: 25. 3 iron, 5 gold and 1 wool: 2. 37 in all."""
    state = give(completed([2, 3, 4, 5]), goods="iron=3 gold=5 wool=1")
    give(state, fulfilled="contract:iron_2 contract:wool_2 contract:any_1")
    give(state, houses="hamburg troyes verona genova", pillars="paris koeln london praha lyon")
    events = run(state, GAME_END)
    assert [event for event in happened(events, "score") if event[0] == 0] == [
        (0, "buildings", 10),
        (0, "houses_and_pillars", 25),
        (0, "goods", 2),
    ]
    assert state.scores[0] == 10 + 37
    assert state.is_over


@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ([], 0),
        ([1], 0),
        ([6], 0),
        ([1, 6], 0),
        ([1, 2, 6], 5),
        ([2, 3, 4], 5),
        ([1, 2, 3, 4], 10),
        ([1, 2, 3, 4, 6], 20),
        ([1, 2, 3, 4, 5, 6], 30),
    ],
)
def test_p22_completed_buildings(numbers: list[int], points: int) -> None:
    state = completed(numbers)
    run(state, GAME_END)
    assert dict(state.scoring(0)).get("buildings", 0) == points


def test_p22_full_buildings_without_a_crest_and_crests_alone_do_not_count() -> None:
    state = give(scene(4), rooms=f"{BUILDINGS[2]} {BUILDINGS[3]} {BUILDINGS[4]}", crests="1=1 5=2 6=3")
    run(state, GAME_END)
    assert "buildings" not in dict(state.scoring(0))
    assert state.view()["players"][0]["completed"] == 1


@pytest.mark.parametrize(
    ("houses", "pillars", "points"),
    [("", "", 0), ("", "paris", 1), ("hamburg", "", 0), ("hamburg", "paris", 2), ("hamburg troyes", "paris koeln", 6)],
)
def test_p22_houses_on_the_map_times_pillars_on_the_map(houses: str, pillars: str, points: int) -> None:
    """The house in Tiletum counts; what stands on roofs and at hand does not."""
    state = give(scene(), houses=houses, pillars=pillars)
    run(state, GAME_END)
    assert dict(state.scoring(0)).get("houses_and_pillars", 0) == points


@pytest.mark.parametrize(
    ("goods", "points"), [("iron=3", 0), ("iron=4", 1), ("gold=1 food=1 wool=1 stone=1", 1), ("gold=11", 2), ("gold=12", 3)]
)
def test_p22_a_point_for_every_four_goods_of_all_kinds(goods: str, points: int) -> None:
    state = give(scene(), goods=goods)
    run(state, GAME_END)
    assert dict(state.scoring(0)).get("goods", 0) == points


def test_p22_most_points_win() -> None:
    state = give(give(scene(3), 1, points=5), 2, points=2)
    run(state, GAME_END)
    assert state.ranking == (1, 2, 0)
    assert state.winners == (1,)


def test_p22_of_those_who_tie_the_first_on_the_turn_order_track_wins() -> None:
    state = give(give(scene(3), 0, points=5), 2, points=5)
    state.order = [2, 1, 0]
    run(state, GAME_END)
    assert state.ranking == (2, 0, 1)
    assert state.winners == (2,)


def test_p22_the_turn_order_is_that_of_the_last_king_phase() -> None:
    """The order is set again in the king phase of the fourth round as well."""
    state = give(scene(), 0, goods="gold=8")
    state.round = 4
    turn_of(lay_dice(on_track(state, s1=3), " ".join(["gold.1"] * 8)), 0)
    whole_round(state)
    assert state.is_over
    assert state.order == [1, 0]
