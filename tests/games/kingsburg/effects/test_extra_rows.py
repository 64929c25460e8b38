"""Rows A and G of the sheet with seven rows (module 1, p. 10-11)."""

import pytest

from ..scene import SEVEN, begin, fight, give, happened, legal, owns, play, scene, scored

SEASONS = ("spring", "summer", "autumn")


@pytest.mark.parametrize(
    ("building", "has", "after", "points"),
    [
        ("sawmill", {"wood": 3}, {"wood": 2, "gold": 2}, 0),
        ("quarry", {"stone": 3}, {"stone": 2, "gold": 3}, 0),
        ("goldsmith", {"gold": 3}, {"gold": 2, "soldier": 1}, 1),
    ],
)
def test_p11_sawmill_quarry_goldsmith_once_at_the_end_of_summer(
    building: str, has: dict[str, int], after: dict[str, int], points: int
) -> None:
    for phase in SEASONS:
        state = give(scene(3, rows=SEVEN), 0, buildings=building, **has)
        begin(state, phase, "season_end")
        if phase == "summer":
            assert legal(state) == [f"use building:{building}", "skip"]
            play(state, f"use building:{building}")
            assert owns(state) == after
        else:
            assert owns(state) == has
        assert state.points[0] == (points if phase == "summer" else 0)
        assert state.is_over


@pytest.mark.parametrize("building", ["sawmill", "quarry", "goldsmith"])
def test_without_what_they_take_they_do_nothing(building: str) -> None:
    wrong = {"sawmill": "stone", "quarry": "wood", "goldsmith": "plus2"}[building]
    state = give(scene(3, rows=SEVEN), 0, buildings=building, **{wrong: 4})
    begin(state, "summer", "season_end")
    assert state.is_over


@pytest.mark.parametrize("phase", SEASONS)
def test_p11_with_a_mint_the_three_work_in_every_season_each_once(phase: str) -> None:
    state = give(scene(3, rows=SEVEN), 0, buildings="sawmill quarry goldsmith mint", wood=2, stone=2)
    begin(state, phase, "season_end")
    # The gold of the others may go to the goldsmith: the owner orders them.
    assert set(legal(state)) == {"use building:sawmill", "use building:quarry", "skip"}
    play(state, "use building:sawmill")
    assert set(legal(state)) == {"use building:quarry", "use building:goldsmith", "skip"}
    play(state, "use building:goldsmith", "use building:quarry")
    assert state.is_over
    assert owns(state) == {"gold": 4, "wood": 1, "stone": 1, "soldier": 1}
    assert state.points[0] == 1


@pytest.mark.parametrize(
    ("enemy", "year", "bonus"),
    [("y1_1_barbarians", 1, 1), ("y2_5_zombies", 2, 1), ("y3_2_goblins", 3, 1), ("y3_5_zombies", 3, 0), ("y5_5_dragons", 5, 0)],
)
def test_p11_improvised_defences_against_a_printed_strength_of_5_or_less(enemy: str, year: int, bonus: int) -> None:
    state = give(scene(3, rows=SEVEN, year=year, enemy=enemy), 0, buildings="improvised_defences")
    assert happened(fight(state), "battle")[0][1] == 1 + bonus


@pytest.mark.parametrize(("enemy", "year", "menace", "bonus"), [("y2_5_zombies", 2, 1, 1), ("y3_5_zombies", 3, -1, 0)])
def test_p11_improvised_defences_do_not_look_at_what_changes_the_strength(enemy: str, year: int, menace: int, bonus: int) -> None:
    state = give(scene(3, rows=SEVEN, year=year, enemy=enemy), 0, buildings="improvised_defences")
    state.menace = menace
    _, strength, against, _ = happened(fight(state), "battle")[0]
    assert strength == 1 + bonus
    assert against == (6 if year == 2 else 5)


def test_the_recruiting_office_pays_with_tokens() -> None:
    state = give(scene(3, rows=SEVEN), 0, buildings="recruiting_office", gold=1, plus2=3)
    begin(state, "recruit")
    assert set(legal(state)) == {"recruit gold+plus2", "recruit 2plus2", "end"}
    play(state, "recruit gold+plus2", "recruit 2plus2")
    assert owns(state) == {"soldier": 2}


def test_with_barracks_one_token_is_a_soldier() -> None:
    state = give(scene(3, rows=SEVEN), 0, buildings="recruiting_office barracks", plus2=2)
    begin(state, "recruit")
    play(state, "recruit plus2", "recruit plus2")
    assert owns(state) == {"soldier": 2}


@pytest.mark.parametrize(("soldiers", "after"), [(0, 1), (1, 2), (2, 2), (5, 5)])
def test_p11_the_training_camp_before_phase_7(soldiers: int, after: int) -> None:
    for phase in SEASONS:
        state = give(scene(3, rows=SEVEN), 0, buildings="training_camp", soldiers=soldiers)
        begin(state, phase, "season_end")
        assert state.soldiers[0] == (after if phase == "autumn" else soldiers)


@pytest.mark.parametrize(("own", "king", "gets"), [(6, 2, 6), (2, 5, 5), (3, 3, 3), (1, 1, 1)])
def test_the_military_academy_rolls_a_die_of_its_own(own: int, king: int, gets: int) -> None:
    state = give(scene(3, rows=SEVEN), 1, buildings="military_academy")
    events = begin(state, "winter", "reinforcements", roll=[king, own])
    assert state.soldiers == [king, gets, king]
    assert happened(events, "academy") == [(1, own)]


def test_p10_razing_on_seven_rows_a_is_the_topmost() -> None:
    state = give(scene(3, rows=SEVEN, year=5, enemy="y5_4_demons"), 0, buildings="sawmill statue improvised_defences")
    fight(state)
    assert state.view(0)["players"][0]["rows"][0]["plots"][0]["built"] is False
    assert scored(state, "razed") == -1
    state = give(scene(3, rows=SEVEN, year=5, enemy="y5_4_demons"), 0, buildings="sawmill improvised_defences recruiting_office")
    fight(state)
    assert scored(state, "razed") == -1
    assert state.view(0)["players"][0]["rows"][6]["plots"][1]["built"] is False
