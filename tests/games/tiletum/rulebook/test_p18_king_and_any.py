"""The king action and the universal action (p. 18)."""

from __future__ import annotations

import pytest

from burgrave.games.tiletum.kinds import ACTION_KINDS
from burgrave.games.tiletum.numbers import HIGHEST

from ..scene import (
    acting,
    asked,
    fill_building,
    give,
    goods,
    happened,
    lay_bonus,
    lay_characters,
    legal,
    offered,
    on_track,
    play,
    scene,
)


def test_p18_example_the_king() -> None:
    """A die of 4 is 3 points, so 3 spaces; the marker lies on top of those that were there."""
    blue = 0
    state = on_track(scene(3, dice="wool.4"), s1=3, s2=3, s0=0)
    state.wheel = 1
    state.turn_wheel()
    events = play(state, "take die:wool.4 space:king")
    assert happened(events, "king") == [(blue, 3, 3)]
    assert state.court == [1, 2, blue]


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_p18_as_many_spaces_as_points(value: int) -> None:
    state = acting(scene(), "king", 7 - value)
    assert state.king[0] == 7 - value
    assert state.court == [0, 1]


def test_ruling_the_king_action_moves_at_once_and_by_all_points() -> None:
    """The book knows no options of it; tasks are possible before the die is taken and afterwards."""
    state = acting(give(scene(), goods="gold=2"), "king", 4)
    assert (state.king[0], state.points) == (4, 0)
    assert asked(state) == "Act"
    assert legal(state) == [*(f"buy good:gold good:{good}" for good in ("food", "wool", "stone", "iron")), "end"]


def test_p18_nobody_goes_past_15() -> None:
    state = acting(on_track(scene(), s0=13), "king", 6)
    assert state.king[0] == HIGHEST == 15


def test_ruling_a_marker_at_the_end_stays_where_it_lies_in_its_stack() -> None:
    """It does not move, so it does not arrive: it is not laid on top."""
    state = on_track(scene(3), s0=15, s1=15, s2=2)
    events = acting(state, "king", 3).events
    assert state.court == [0, 1, 2]
    assert happened(events, "king") == [(0, 0, 15)]


def test_p18_who_arrives_at_the_end_lies_on_top() -> None:
    state = acting(on_track(scene(3), s1=15, s2=15, s0=14), "king", 3)
    assert state.court == [1, 2, 0]


def test_p18_whoever_is_passed_is_behind() -> None:
    state = acting(on_track(scene(4), s1=5, s2=2, s3=2, s0=0), "king", 3)
    assert state.court == [1, 0, 2, 3]


# ---- any ----


def test_p18_one_of_the_other_five_actions_is_chosen() -> None:
    state = scene()
    play(state, "take die:gold.6 space:any")
    assert asked(state) == "ChooseAction"
    assert legal(state, "choose") == [f"choose space:{kind}" for kind in ACTION_KINDS[:5]]


@pytest.mark.parametrize("action", ACTION_KINDS[:5])
def test_p18_all_points_are_for_that_action(action: str) -> None:
    state = give(scene(dice="wool.1"), goods="food=1", stored="character:king.gold2", merchant="paris", architect="paris")
    lay_bonus(state, paris="crest:1")
    state.wheel = 5
    state.turn_wheel()
    play(state, "take die:wool.1 space:any", f"choose space:{action}")
    assert state.view()["turn"]["action"] == action
    if action == "king":
        assert state.king[0] == 6
        return
    assert state.points == 6
    own = {"merchant": "move", "architect": "build", "character": "settle", "contract": "exchange"}
    assert legal(state, own[action])
    others = {"merchant": "exchange", "architect": "settle", "character": "move", "contract": "build"}
    assert not legal(state, others[action])
    assert "choose" not in " ".join(legal(state))


def test_p18_the_bonus_tile_is_that_of_the_universal_space() -> None:
    state = lay_bonus(scene(), any="crest:1", king="crest:2")
    play(state, "take die:gold.6 space:any", "take bonus:any")
    assert asked(state) == "ChooseAction"


def test_p19_tasks_are_possible_before_the_universal_action_is_chosen() -> None:
    """The goods of the die pay for a contract that turns up a character, and the action is chosen after that."""
    state = give(scene(4, dice="iron.6"), goods="wool=3", stored="contract:iron_3_wool_3")
    lay_characters(state, "character:king.gold2 - - - -")
    play(state, "take die:iron.6 space:any", "fulfil storage:1")
    assert asked(state) == "SideAct"
    play(state, "take character:1")
    assert asked(state) == "ChooseAction"
    play(state, "choose space:character")
    assert state.points == 1
    assert legal(state, "settle")


def test_p20_a_building_completed_before_the_choice_strengthens_the_chosen_action() -> None:
    state = give(scene(dice="food.6"), rooms=fill_building(4, "merchant.gold2"), stored="crest:1")
    play(state, "take die:food.6 space:any", "place storage:1 ground:4", "skip", "choose space:merchant")
    assert state.points == 1 + 1
    assert goods(state)["food"] == 2


def test_p23_points_are_not_added_before_the_action_is_chosen() -> None:
    state = give(scene(dice="food.6"), stored="helper:add_2 helper:recolour helper:gold_4")
    play(state, "take die:food.6 space:any")
    assert offered(state, "use") == ["use storage:3"]
    play(state, "choose space:contract")
    assert offered(state, "use") == ["use storage:1", "use storage:3"]
