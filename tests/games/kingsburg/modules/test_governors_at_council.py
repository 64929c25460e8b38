"""Governors that change dice or the council: priest, prince, philosopher, trickster, fairy, politician, duke (p. 12-14)."""

import pytest

from burgrave.engine.chance import force
from burgrave.games.kingsburg.state import State

from ..scene import (
    SEVEN,
    begin,
    give,
    held,
    legal,
    owns,
    play,
    rolled,
)
from .cards import ruled_by

SEASONS = ("spring", "summer", "autumn")


def rolling(name: str, *dice: int, buildings: str = "", aid: bool = False) -> State:
    """Seat 0 is this governor and has rolled so; the others rolled 6, 6, 6."""
    state = give(ruled_by(name), 0, buildings=buildings)
    state.aid = 1 if aid else 0
    begin(state, "spring", "season_start", "roll", roll=[*dice, 6, 6, 6, 6, 6, 6])
    return state


def test_the_priest_prays_for_white_dice() -> None:
    state = give(ruled_by("priest"), 2, buildings="farms")
    begin(state, "summer", "season_start", "roll", roll=[4, 4, 4, 3, 5, 5, 5, 5, 6, 6, 6, 6])
    assert legal(state) == ["use governor:priest", "skip"]
    played = state.clone()
    play(played, "use governor:priest")
    assert [len(rolled(played, seat)) for seat in range(3)] == [4, 4, 4]
    assert played.points == [0, 0, 1]
    play(state, "skip")
    assert [len(rolled(state, seat)) for seat in range(3)] == [3, 3, 4]
    # In the next season there is no white die without another prayer.
    begin(played, "autumn", "season_start", "roll")
    play(played, "skip")
    assert [len(rolled(played, seat)) for seat in range(3)] == [3, 3, 4]


def test_the_priest_counts_white_dice_of_farms_and_royal_aid_before() -> None:
    state = give(ruled_by("priest"), 1, buildings="farms")
    state.aid = 1
    begin(state, "spring", "season_start")
    play(state, "use governor:priest")
    assert state.points == [1, 1, 0]


@pytest.mark.parametrize(("white", "points"), [((1, 2), 2), ((2, 5), 1), ((3, 6), 0)])
def test_the_priest_gains_a_point_for_a_1_or_2_on_a_white_die(white: tuple[int, int], points: int) -> None:
    state = give(ruled_by("priest"), 0, buildings="farms")
    give(state, 1, buildings="farms")
    state.aid = 1
    begin(state, "spring", "roll", roll=[1, 2, 2, *white, 1, 1, 1, 1, 6, 6, 6])
    assert state.points == [points, 0, 0]


# ---- prince, philosopher, trickster ----


@pytest.mark.parametrize(("dice", "allowed"), [((1, 1, 6), True), ((2, 2, 5), False)])
def test_the_prince_sets_his_dice_to_3_4_and_6_at_8_or_less(dice: tuple[int, ...], allowed: bool) -> None:
    state = rolling("prince", *dice)
    assert (legal(state) == ["use governor:prince values:3+4+6", "skip"]) == allowed
    if allowed:
        play(state, "use governor:prince values:3+4+6")
        assert rolled(state) == [3, 4, 6]
    assert state.is_over


def test_p14_the_prince_counts_white_dice_and_does_not_change_them() -> None:
    state = rolling("prince", 1, 1, 1, 5, aid=True)
    play(state, "use governor:prince values:3+4+6")
    assert rolled(state) == [3, 4, 6, 5]
    assert rolling("prince", 1, 1, 1, 6, aid=True).is_over


def test_p18_example_4_the_philosopher_with_statue_and_chapel() -> None:
    state = rolling("philosopher", 2, 2, 2, buildings="statue chapel")
    assert set(legal(state)) == {"use building:statue die:1", "use building:chapel", "use governor:philosopher", "skip"}
    force(state, 6)
    play(state, "use building:statue die:1")
    assert sum(rolled(state)) == 10
    assert legal(state) == ["use governor:philosopher", "skip"]
    force(state, 1, 1, 5)
    play(state, "use governor:philosopher")
    assert legal(state) == ["use building:chapel", "skip"]
    kept = state.clone()
    play(kept, "skip")
    assert kept.points[0] == 1
    force(state, 4, 4, 4)
    play(state, "use building:chapel")
    # Neither the statue nor the philosopher again, and no point.
    assert state.is_over
    assert state.points[0] == 0
    assert sum(rolled(state)) == 12


@pytest.mark.parametrize(("after", "points"), [((1, 2, 5), 1), ((1, 3, 5), 0), ((6, 6, 6), 0)])
def test_p14_the_philosopher_gains_a_point_for_a_lower_sum(after: tuple[int, ...], points: int) -> None:
    state = rolling("philosopher", 2, 3, 4)
    force(state, *after)
    play(state, "use governor:philosopher")
    assert state.is_over
    assert rolled(state) == list(after)
    assert state.points[0] == points


def test_the_philosopher_needs_10_or_less_and_may_decline() -> None:
    assert rolling("philosopher", 2, 3, 6).is_over
    state = rolling("philosopher", 2, 3, 5)
    play(state, "skip")
    assert state.points[0] == 0


def test_p14_the_philosopher_compares_with_the_sum_right_before() -> None:
    state = rolling("philosopher", 1, 1, 2, buildings="chapel")
    force(state, 3, 3, 4)
    play(state, "use building:chapel")
    force(state, 2, 2, 2)
    play(state, "use governor:philosopher")
    assert state.points[0] == 1


def test_the_trickster_turns_every_2_to_1_or_3() -> None:
    state = rolling("trickster", 2, 2, 5, 2, aid=True)
    assert set(legal(state)) == {
        "use governor:trickster die:1 to:1",
        "use governor:trickster die:1 to:3",
        "use governor:trickster white:1 to:1",
        "use governor:trickster white:1 to:3",
        "skip",
    }
    play(state, "use governor:trickster die:1 to:3", "use governor:trickster white:1 to:1", "use governor:trickster die:2 to:1")
    assert state.is_over
    assert rolled(state) == [3, 1, 5, 1]


def test_p18_the_trickster_turns_once_a_season_a_reroll_ends_it() -> None:
    state = rolling("trickster", 2, 2, 4, buildings="chapel")
    play(state, "use governor:trickster die:1 to:1")
    # Still the same use: the other 2 may be turned, too.
    assert set(legal(state, "use")) == {
        "use governor:trickster die:2 to:1",
        "use governor:trickster die:2 to:3",
        "use building:chapel",
    }
    force(state, 2, 2, 2)
    play(state, "use building:chapel")
    assert state.is_over
    assert rolled(state) == [2, 2, 2]


def test_p18_the_trickster_who_waits_may_turn_what_is_rerolled() -> None:
    state = rolling("trickster", 1, 2, 4, buildings="chapel")
    force(state, 2, 5, 6)
    play(state, "use building:chapel", "use governor:trickster die:1 to:3")
    assert rolled(state) == [3, 5, 6]
    assert state.is_over


def test_p18_the_trickster_turns_again_in_the_next_season() -> None:
    state = rolling("trickster", 2, 5, 6)
    play(state, "use governor:trickster die:1 to:1")
    begin(state, "summer", "season_start", "roll", roll=[2, 5, 6, 6, 6, 6, 6, 6, 6])
    assert legal(state, "use") == ["use governor:trickster die:1 to:1", "use governor:trickster die:1 to:3"]


@pytest.mark.parametrize(("turned", "allowed"), [("die:2 to:1", True), ("die:2 to:3", False)])
def test_p18_after_the_trickster_the_new_sum_decides_about_a_chapel(turned: str, allowed: bool) -> None:
    state = rolling("trickster", 1, 2, 4, buildings="chapel")
    assert "use building:chapel" in legal(state)
    play(state, f"use governor:trickster {turned}")
    assert ("use building:chapel" in legal(state)) == allowed


@pytest.mark.parametrize(
    ("dice", "value", "helps"), [((2, 3, 4), 3, False), ((2, 3, 4), 1, True), ((2, 4, 4), 1, True), ((2, 4, 4), 3, False)]
)
@pytest.mark.parametrize("building", ["university", "griffin_ranch"])
def test_p18_what_only_looks_at_the_sum_comes_after_the_trickster(
    building: str, dice: tuple[int, ...], value: int, helps: bool
) -> None:
    state = give(ruled_by("trickster", rows=SEVEN), 0, buildings=building)
    begin(state, "spring", "season_start", "roll", roll=[*dice, 6, 6, 6, 6, 6, 6])
    assert (state.points[0], state.soldiers[0]) == (0, 0)
    play(state, f"use governor:trickster die:1 to:{value}")
    assert state.is_over
    assert ((state.points[0], state.soldiers[0]) != (0, 0)) == helps


@pytest.mark.parametrize(("choice", "order"), [("skip", [0, 1, 2]), ("use governor:trickster die:1 to:3", [1, 0, 2])])
def test_the_trickster_comes_before_the_order(choice: str, order: list[int]) -> None:
    state = ruled_by("trickster")
    begin(state, "spring", "season_start", "roll", roll=[2, 6, 6, 4, 5, 5, 6, 6, 6])
    play(state, choice)
    assert state.order == order


# ---- politician, duke ----


def test_p13_the_politicians_spaces_are_open_to_him_alone() -> None:
    state = ruled_by("politician")
    give(state, 0, dice=[5, 5, 5])
    give(state, 1, dice=[5])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:5 die:1")
    # Seat 1 cannot use the private space of rank 5.
    assert state.to_act == (0,)
    assert set(legal(state)) == {
        "influence adviser:10 die:2 die:3",
        "lobby private:5 die:2",
        "lobby private:10 die:2 die:3",
        "pass",
    }
    play(state, "lobby private:5 die:2")
    # Each space once a season.
    assert legal(state, "lobby") == []


def test_p13_one_or_both_spaces_and_they_help_with_the_adviser_of_their_rank() -> None:
    state = give(ruled_by("politician"), 0, dice=[5, 4, 6])
    give(state, 1, dice=[6, 5])
    begin(state, "spring", "influence", "support")
    play(state, "lobby private:10 die:2 die:3", "influence adviser:11 die:1 die:2", "lobby private:5 die:1")
    assert state.to_act == (0,)
    assert legal(state) == ["take gold", "take wood", "take stone"]
    play(state, "take stone")
    # Rank 10 before rank 11.
    assert set(legal(state)) == {"take gold+wood", "take gold+stone", "take wood+stone"}
    play(state, "take gold+wood")
    assert owns(state) == {"gold": 1, "wood": 1, "stone": 1}
    assert state.to_act == (1,)


def test_p13_the_space_of_rank_5_comes_before_an_adviser_of_rank_6() -> None:
    state = give(ruled_by("politician"), 0, dice=[6, 5])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:6 die:1", "lobby private:5 die:2", "take gold")
    # The alchemist finds the gold of the private space.
    assert legal(state) == ["take -gold+wood+stone", "skip"]


@pytest.mark.parametrize(("dice", "lower", "own"), [([4], 4, "lobby private:5 die:1"), ([4, 5], 9, "lobby private:10 die:1 die:2")])
def test_p13_the_politicians_spaces_come_after_advisers_of_a_lower_rank(dice: list[int], lower: int, own: str) -> None:
    state = give(ruled_by("politician"), 0, dice=[5] if lower == 4 else [4, 6])
    give(state, 1, dice=dice)
    begin(state, "spring", "influence", "support")
    play(state, own, " ".join(["influence", f"adviser:{lower}", *(f"die:{die + 1}" for die in range(len(dice)))]))
    assert state.to_act == (1,)
    play(state, legal(state)[0])
    assert state.to_act == (0,)


def test_p13_the_politician_may_leave_both_spaces_alone() -> None:
    state = give(ruled_by("politician"), 0, dice=[5])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:5 die:1")
    assert owns(state) == {"soldier": 1}
    assert state.is_over


def test_the_duke_moves_his_highest_dice_to_the_duchess() -> None:
    state = give(ruled_by("duke"), 0, dice=[1, 3, 6])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:1 die:1", "influence adviser:3 die:2", "influence adviser:6 die:3")
    assert legal(state) == ["use governor:duke", "skip"]
    play(state, "use governor:duke")
    assert held(state) == {1: [0], 3: [0], 12: [0]}
    # The adviser they left is free again.
    assert state.taken == 0b100000000101
    play(state, "take 2stone+plus2")
    assert owns(state) == {"wood": 1, "stone": 2, "plus2": 1}


def test_the_duke_waits_until_all_have_passed_and_needs_a_free_duchess() -> None:
    state = give(ruled_by("duke"), 0, dice=[3])
    give(state, 1, dice=[6, 6])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:3 die:1")
    assert state.to_act == (1,)
    play(state, "influence adviser:12 die:1 die:2")
    # Seat 1's reward follows at once.
    assert state.to_act == (1,)
    assert legal(state)[0] == "take 2gold+plus2"


@pytest.mark.parametrize(("neutral", "is_free"), [([6, 5, 1, 1, 1], False), ([6, 5, 2, 6, 6], False), ([6, 6, 6, 1, 1], True)])
def test_p09_neutral_dice_on_the_duchess_keep_the_duke_away(neutral: list[int], is_free: bool) -> None:
    state = ruled_by("duke", seats=2)
    begin(state, "spring", "season_start", roll=neutral)
    give(state, 0, dice=[3])
    begin(state, "spring", "influence")
    play(state, "influence adviser:3 die:1")
    assert legal(state) == (["use governor:duke", "skip"] if is_free else [])


def test_p09_neutral_dice_do_not_close_the_politicians_spaces() -> None:
    state = ruled_by("politician", seats=2)
    begin(state, "spring", "season_start", roll=[6, 2, 2, 1, 4])
    give(state, 0, dice=[5, 4, 6])
    begin(state, "spring", "influence")
    assert legal(state, "lobby") == ["lobby private:5 die:1", "lobby private:10 die:2 die:3"]


def test_the_duke_who_influenced_nobody_moves_nothing() -> None:
    state = give(ruled_by("duke"), 0, dice=[3])
    begin(state, "spring", "influence", "support")
    play(state, "pass")
    assert state.is_over


def test_the_fairy_a_white_die_in_summer() -> None:
    for phase in SEASONS:
        state = ruled_by("fairy")
        begin(state, phase, "season_start", "roll")
        assert [len(rolled(state, seat)) for seat in range(3)] == [4 if phase == "summer" else 3, 3, 3]
