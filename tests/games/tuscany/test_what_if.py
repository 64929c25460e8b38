"""A turn planned on a copy: same rules, own things, nothing of the truth beyond one's view."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.engine.errors import BadOption
from games.positions import play_until
from games.what_if_checks import plans_can_be_played_to_their_end, plans_know_no_more_than_views

from .scene import coming_cards, coming_own, give, legal, play, scene

GAME = burgrave.game("tuscany")


def middle(seed: int, plies: int) -> Any:
    """After so many actions; estates are arranged in any order."""
    return play_until(burgrave.new("tuscany", 3, seed), seed, lambda state: state.ply == plies)


def test_a_plan_is_the_seat_s_turn_and_changes_nothing() -> None:
    state = give(give(scene(3), 1, stored="cart", cards="cart cart", marble=1), 0, marble=2)
    before = state.digest()
    imagined = GAME.what_if(state, 1)
    assert state.to_act == (0,)
    assert imagined.to_act == (1,)
    assert "place storage:1 field:B5" in legal(imagined)
    assert "marble" in legal(imagined)
    play(imagined, "place storage:1 field:B5")
    assert state.digest() == before


def test_a_plan_ends_with_the_turn() -> None:
    imagined = GAME.what_if(scene(3), 1)
    play(imagined, "draw deck:cards")
    assert legal(imagined) == ["end"]
    play(imagined, "end")
    assert imagined.is_over
    assert imagined.view(1)["over"]


def test_marble_can_be_planned_though_somebody_has_spent_theirs() -> None:
    state = give(give(scene(3), 1, marble=1), 0, marble=1)
    play(state, "marble")
    assert "marble" in legal(GAME.what_if(state, 1))


def test_the_seat_in_turn_plans_from_the_start_of_a_turn() -> None:
    state = scene(3)
    play(state, "draw deck:cards")
    assert legal(GAME.what_if(state, 0)) == ["draw deck:cards", *(f"take open:{place}" for place in range(1, 9))]


def test_what_is_drawn_in_a_plan_is_made_up_and_always_the_same() -> None:
    """Two worlds with other cards and tokens to come: the plan is the same to the letter."""
    views = set()
    for cards, own in (("castle castle castle", "castle"), ("inn city cart", "inn"), ("village village quarry", "quarry")):
        state = coming_own(coming_cards(scene(), cards), 1, own)
        imagined = GAME.what_if(state, 1)
        play(imagined, "draw deck:cards", "end")
        other = GAME.what_if(state, 1)
        play(other, "take open:3", "end")
        views.add((str(imagined.view(1)), str(other.view(1))))
    assert len(views) == 1


def test_a_plan_knows_no_more_than_the_view() -> None:
    for seed in range(4):
        for plies in (15, 60, 100):
            plans_know_no_more_than_views(middle(seed, plies))


def test_every_plan_can_be_played_to_its_end() -> None:
    random = Random(3)
    for seed in range(10):
        plans_can_be_played_to_their_end(middle(seed, 30 + 8 * seed), random)


@pytest.mark.parametrize("dice", [[], [1], [1, 2], "3", 5])
def test_there_are_no_dice_to_wish_for(dice: Any) -> None:
    with pytest.raises(BadOption, match="no dice"):
        GAME.what_if(scene(), 1, dice)


@pytest.mark.parametrize("plies", [0, 2, 3, 5])
def test_no_plan_before_the_first_round(plies: int) -> None:
    with pytest.raises(BadOption, match="from the first round"):
        GAME.what_if(middle(5, plies), 0)


def test_no_plan_when_the_game_is_over() -> None:
    state = give(scene(), 0, out=20)
    state.phase = 2
    while not state.is_over:
        play(state, next((text for text in legal(state) if text.startswith("take open")), legal(state)[-1]))
    with pytest.raises(BadOption, match="over"):
        GAME.what_if(state, 0)
