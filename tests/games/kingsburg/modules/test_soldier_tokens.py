"""Module 5: soldier tokens (p. 14), and the academy with them (p. 11)."""

import pytest

from burgrave.games.kingsburg.modules.soldier_tokens.tokens import tokens_of
from burgrave.games.kingsburg.state import State

from ..scene import SEVEN, begin, fight, finish, give, happened, legal, play, scene, scored

TOKENS = ("base", "soldier_tokens")


def sending(*buildings: str, **own: int) -> State:
    """Three seats choose their tokens."""
    state = scene(3, modules=TOKENS, rows=SEVEN if buildings else "", enemy="y1_4_orcs")
    if buildings:
        give(state, 0, buildings=" ".join(buildings))
    begin(state, "winter", "winter_start", "reinforcements", "battle", roll=list(own.values()))
    return state


def test_p14_everybody_has_0_1_1_2_3_4() -> None:
    state = scene(4, modules=TOKENS)
    assert [seat["left"] for seat in state.view(0)["soldier_tokens"]["seats"]] == [[0, 1, 1, 2, 3, 4]] * 4


def test_p14_all_choose_in_secret_before_the_enemy_is_revealed() -> None:
    state = sending()
    assert state.to_act == (0, 1, 2)
    assert {str(action) for action in state.legal_actions(0)} == {f"send token:{value}" for value in range(5)}
    state.apply("send token:4", 0)
    state.apply("send token:0", 2)
    assert state.to_act == (1,)
    for seat in (None, 1, 2):
        assert [player["sent"] for player in state.view(seat)["soldier_tokens"]["seats"]] == [None] * 3
        assert 4 in state.view(seat)["soldier_tokens"]["seats"][0]["left"]
        assert [player["chosen"] for player in state.view(seat)["soldier_tokens"]["seats"]] == [True, False, True]
    assert state.view(None)["enemies"][0][0]["card"] is None
    events = state.apply("send token:1", 1)
    assert happened(events, "battle") == [(0, 4, 3, 3), (1, 1, 3, 1), (2, 0, 3, 1)]
    # No die was rolled.
    assert happened(events, "reinforcements") == []


def test_p14_every_token_is_used_once() -> None:
    state = sending()
    for seat, value in enumerate((4, 1, 0)):
        state.apply(f"send token:{value}", seat)
    assert tokens_of(state).left == [[0, 1, 1, 2, 3], [0, 1, 2, 3, 4], [1, 1, 2, 3, 4]]
    fight(state)
    assert "send token:4" not in {str(action) for action in state.legal_actions(0)}
    assert "send token:1" in {str(action) for action in state.legal_actions(1)}


def test_p14_tokens_are_shown_when_all_have_chosen_and_are_gone_after_the_winter() -> None:
    state = sending()
    for seat, value in enumerate((4, 1, 0)):
        state.apply(f"send token:{value}", seat)
    assert [player["sent"] for player in state.view(None)["soldier_tokens"]["seats"]] == [4, 1, 0]
    begin(state, "winter", "winter_end", "year_closing")
    assert [player["sent"] for player in state.view(None)["soldier_tokens"]["seats"]] == [None] * 3
    assert [player["left"] for player in state.view(None)["soldier_tokens"]["seats"]] == [
        [0, 1, 1, 2, 3],
        [0, 1, 2, 3, 4],
        [1, 1, 2, 3, 4],
    ]


def test_p14_the_last_token_is_worth_its_value() -> None:
    state = scene(3, modules=TOKENS, year=5)
    tokens_of(state).left = [[4], [1], [0]]
    begin(state, "winter", "year_end", on=True)
    assert [scored(state, "last_token", seat) for seat in range(3)] == [4, 1, 0]


@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_p14_tokens_score_nothing_before_the_end_of_the_fifth_year(year: int) -> None:
    state = scene(3, modules=TOKENS, year=year)
    tokens_of(state).left = [[0, 1, 1, 2, 3, 4][year:]] * 3
    begin(state, "winter", "year_end", on=True)
    assert [scored(state, "last_token", seat) for seat in range(3)] == [0, 0, 0]


def test_p14_one_token_is_left_after_five_winters() -> None:
    state = scene(3, modules=TOKENS)
    begin(state, "aid", on=True)
    while not state.is_over:
        if len(state.to_act) > 1 or "token" in str(state.legal_actions(state.to_act[0])[0]):
            state.apply(state.legal_actions(state.to_act[0])[0], state.to_act[0])
        else:
            texts = legal(state)
            play(state, next((text for text in ("pass", "skip", "end") if text in texts), texts[0]))
    assert [len(left) for left in tokens_of(state).left] == [1, 1, 1]
    assert finish(state).is_over


@pytest.mark.parametrize(("sent", "die", "soldiers"), [(0, 6, 3), (0, 5, 3), (2, 3, 2), (1, 4, 2), (4, 6, 4), (0, 1, 1)])
def test_p11_the_academys_roll_is_halved_and_comes_after_the_choice(sent: int, die: int, soldiers: int) -> None:
    state = sending("military_academy", academy=die)
    assert happened(state.events, "academy") == []
    state.apply(f"send token:{sent}", 0)
    state.apply("send token:0", 1)
    events = state.apply("send token:0", 2)
    assert happened(events, "academy") == [(0, die)]
    assert happened(events, "battle")[0][1] == soldiers
