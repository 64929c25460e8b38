"""A turn planned on a copy: same rules, own things, nothing of the truth beyond one's view."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.engine.errors import BadOption
from games.positions import middle
from games.what_if_checks import plans_can_be_played_to_their_end, plans_know_no_more_than_views

from .scene import acting, coming, give, lay_bonus, lay_characters, legal, play, scene, turn_of

GAME = burgrave.game("tiletum")
MARKET = "character:king.gold2 character:king.points2 character:king.points3 character:merchant.gold2 character:merchant.house1"


def test_a_plan_is_the_seat_s_turn_and_changes_nothing() -> None:
    state = give(scene(3), 1, goods="gold=2", stored="helper:gold_4")
    before = state.digest()
    imagined = GAME.what_if(state, 1)
    assert state.to_act == (0,)
    assert imagined.to_act == (1,)
    assert imagined.view(1)["turn"]["seat"] == 1
    assert "use storage:1" in legal(imagined)
    play(imagined, "use storage:1", "take die:iron.5 space:king", "end")
    assert imagined.is_over
    assert state.digest() == before


def test_a_plan_begins_before_the_die_also_in_the_middle_of_a_turn() -> None:
    state = acting(give(scene(), goods="gold=2"), "merchant", 3)
    state.own_dice[0] = 0
    imagined = GAME.what_if(state, 0)
    assert legal(imagined, "take")
    assert imagined.view(0)["turn"]["points"] == 0
    play(imagined, "take die:iron.5 space:king")
    assert [die and die["good"] for die in imagined.view(0)["players"][0]["dice"]] == ["gold", "iron", None]


def test_corruption_to_come_is_not_made_up() -> None:
    for seed in range(4):
        state = middle("tiletum", seed, 40, 3)
        for seat in range(3):
            assert GAME.what_if(state, seat).view(seat)["corruption"] == state.view(seat)["corruption"]
            assert GAME.what_if(state, seat).view(seat)["king"] == state.view(seat)["king"]


def test_who_has_had_all_turns_of_the_round_plans_the_first_of_the_next() -> None:
    state = turn_of(scene(3), 2, lap=3)
    state.own_dice[:3] = [0, 1, 2]
    imagined = GAME.what_if(state, 0)
    play(imagined, "take die:iron.5 space:king")
    assert [die and die["good"] for die in imagined.view(0)["players"][0]["dice"]] == ["iron", None, None]


def test_helpers_work_in_a_plan_as_in_a_turn() -> None:
    state = acting(give(give(scene(), 1, stored="helper:recolour helper:add_2"), 0, goods="gold=1"), "king", 1)
    imagined = GAME.what_if(state, 1)
    play(imagined, "use storage:1 good:stone", "take die:gold.1 space:merchant", "use storage:2")
    assert imagined.view(1)["turn"]["points"] == 8
    assert imagined.view(1)["players"][1]["goods"]["stone"] == 1


def test_an_exchange_of_another_s_turn_is_none_of_the_plan() -> None:
    state = acting(give(give(scene(), 0, goods="wool=1"), 1, goods="wool=1"), "contract", 1)
    play(state, "exchange good:wool", "gain good:gold", "gain good:gold")
    imagined = GAME.what_if(state, 1)
    play(imagined, "take die:stone.4 space:contract", "exchange good:wool", "gain good:gold")
    assert imagined.view(1)["asked"] == {"step": "GainGoods", "count": 1}


def test_what_is_drawn_in_a_plan_is_made_up_and_always_the_same() -> None:
    """Two worlds with other tiles to come: the plan is the same to the letter."""
    views = set()
    for names in ("character:contract.iron1", "character:architect.stone1"):
        state = coming(lay_characters(scene(), MARKET), "character", names)
        imagined = GAME.what_if(state, 1)
        play(imagined, "take die:wool.3 space:character", "take character:1", "renew deck:characters", "end")
        views.add(str(imagined.view(1)))
    assert len(views) == 1


def test_a_plan_knows_no_more_than_the_view() -> None:
    for seed in range(4):
        for plies in (15, 60, 100):
            plans_know_no_more_than_views(middle("tiletum", seed, plies, 3))


def test_every_plan_can_be_played_to_its_end() -> None:
    random = Random(3)
    for seed in range(8):
        plans_can_be_played_to_their_end(middle("tiletum", seed, 20 + 15 * seed, 3), random)


def test_the_bonus_tile_of_a_space_can_be_taken_in_a_plan() -> None:
    imagined = GAME.what_if(lay_bonus(scene(), king="helper:add_2"), 1)
    play(imagined, "take die:iron.5 space:king", "take bonus:king", "use storage:1")
    assert imagined.view(1)["king"][1] == 4


@pytest.mark.parametrize("dice", [[], [1], [1, 2], "3", 5])
def test_there_are_no_dice_to_wish_for(dice: Any) -> None:
    with pytest.raises(BadOption, match="plan without choosing"):
        GAME.what_if(scene(), 1, dice)


def test_no_plan_when_the_game_is_over() -> None:
    state = burgrave.new("tiletum", 2, 3)
    while not state.is_over:
        state.apply(state.legal_actions()[-1])
    with pytest.raises(BadOption, match="over"):
        GAME.what_if(state, 0)
