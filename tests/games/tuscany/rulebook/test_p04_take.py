"""The action "take": storage, the stacks that fill the display up, and the exchange when nothing fits (p. 4)."""

from __future__ import annotations

import pytest

from burgrave.games.tuscany.tokens import CASTLE_TOKEN, TOKENS

from ..scene import (
    ALL_TOKENS,
    asked,
    coming_neutral,
    coming_own,
    give,
    happened,
    lay_out,
    legal,
    only_neutral,
    play,
    scene,
    shown,
    stored,
    token_on,
)


@pytest.mark.parametrize("token", ALL_TOKENS)
def test_p04_every_open_token_can_be_taken_into_a_free_storage_place(token: str) -> None:
    rest = "castle city inn quarry village monastery cart".replace(token, "grain" if token != "grain" else "olives")
    state = lay_out(scene(), f"{rest} {token}", own=[8])
    assert legal(state, "take") == [f"take open:{place}" for place in range(1, 9)]
    events = play(state, "take open:8")
    assert stored(state) == [token]
    assert happened(events, "take") == [(0, TOKENS.index(token), 7)]


def test_p04_a_token_may_be_taken_though_it_fits_nowhere() -> None:
    """Only after an exchange must it fit."""
    state = scene()
    assert "take open:1" in legal(state)
    play(state, "take open:1")
    assert stored(state) == ["castle"]


def test_p04_bonus_tokens_are_storage_places_too() -> None:
    state = give(scene(), bonus="storage storage", stored="village")
    assert stored(state) == ["village", None, None]
    play(state, "take open:3")
    assert stored(state) == ["village", "inn", None]


def test_p04_without_a_free_place_a_chosen_token_goes_back_into_the_box() -> None:
    state = give(scene(), bonus="storage", stored="village castle")
    play(state, "take open:3")
    assert asked(state) == "MakeRoom"
    assert state.view(1)["asked"]["at"] == "open:3"
    assert legal(state) == ["discard storage:1", "discard storage:2"]
    assert stored(state) == ["village", "castle"]
    before = list(state.neutral_discards)
    events = play(state, "discard storage:1")
    assert stored(state) == ["inn", "castle"], "in the place of the one that went"
    assert happened(events, "discard") == [(0, TOKENS.index("village"))]
    assert state.neutral_discards == before, "out of the game, not among the discards"


def test_p04_a_single_stored_token_is_replaced_without_a_question() -> None:
    state = give(scene(), stored="village")
    events = play(state, "take open:3")
    assert stored(state) == ["inn"]
    assert happened(events, "discard")
    assert legal(state) == ["end"]


def test_p04_of_equal_stored_tokens_one_goes_without_a_question() -> None:
    state = give(scene(), bonus="storage", stored="village village")
    play(state, "take open:3")
    assert sorted(filter(None, stored(state))) == ["inn", "village"]


def test_p04_a_stored_hexagon_may_be_discarded_too() -> None:
    state = give(scene(), bonus="storage", stored="hexagon village")
    play(state, "take open:3", "discard storage:1")
    assert stored(state) == ["inn", "village"]


def test_p04_the_empty_place_is_filled_from_the_own_first_stack() -> None:
    state = coming_own(scene(), 0, "quarry village")
    events = play(state, "take open:3")
    assert shown(state) == ["castle", "city", "quarry", "grapes", "quarry", "village", "monastery", "cart"]
    assert happened(events, "reveal") == [(0, TOKENS.index("quarry"), 2)]
    assert state.view(None)["players"][0]["stacks"] == [6, 7, 7]
    assert state.view(None)["players"][1]["stacks"] == [7, 7, 7]


def test_p04_the_display_is_filled_up_after_a_discard_too() -> None:
    state = coming_own(give(scene(), bonus="storage", stored="village castle"), 0, "quarry")
    play(state, "take open:3")
    assert shown(state)[2] == "inn"
    play(state, "discard storage:2")
    assert shown(state)[2] == "quarry"


@pytest.mark.parametrize(("out", "stacks"), [(0, [6, 7, 7]), (6, [0, 7, 7]), (7, [0, 6, 7]), (13, [0, 0, 7]), (20, [0, 0, 0])])
def test_p04_the_first_stack_from_the_left_that_is_not_empty(out: int, stacks: list[int]) -> None:
    state = give(scene(), out=out)
    events = play(state, "take open:3")
    assert state.view(None)["players"][0]["stacks"] == stacks
    ended = {6: 1, 13: 2, 20: 3}
    assert happened(events, "stack") == ([(0, ended[out])] if out in ended else []), "the last of a stack is announced"


def test_p04_without_stacks_a_neutral_token_fills_the_place() -> None:
    state = coming_neutral(give(scene(), out=21), "quarry")
    events = play(state, "take open:3")
    assert happened(events, "reveal") == [(-1, TOKENS.index("quarry"), 2)]
    assert shown(state)[2] == "quarry"
    assert state.backs >> 2 & 1


def test_p07_without_neutral_tokens_the_discarded_ones_come_back() -> None:
    state = only_neutral(give(scene(), out=21), "", discarded="village village grain")
    events = play(state, "take open:3")
    assert happened(events, "renew") == [(-1, "neutral", 3)]
    assert shown(state)[2] in ("village", "grain")
    assert state.view(None)["neutral"] == 2
    assert not any(state.neutral_discards)


def test_p04_without_any_token_the_place_stays_empty() -> None:
    state = only_neutral(give(scene(), out=21), "")
    play(state, "take open:3")
    assert shown(state)[2] is None
    play(state, "end")
    assert "take open:3" not in legal(state)
    assert "take open:4" in legal(state)


def test_p04_nothing_is_taken_from_an_empty_display() -> None:
    state = only_neutral(lay_out(give(scene(), out=21), "- - - - - - - village"), "")
    assert legal(state, "take") == ["take open:8"]
    play(state, "take open:8", "end")
    assert legal(state) == ["draw deck:cards"]


def test_p04_an_empty_place_stays_empty_when_others_take() -> None:
    """Only the place of what was taken is filled."""
    state = lay_out(scene(), "- city inn grapes quarry village monastery cart")
    play(state, "take open:2")
    assert shown(state)[0] is None


# ---- the exchange ----

# Around the first castle on B4: quarries and a cart.
UNFIT = "castle castle city city inn inn village monastery"


def test_p04_where_something_fits_there_is_no_exchange() -> None:
    assert not legal(scene(), "exchange")


def test_p04_where_nothing_fits_all_of_one_colour_may_be_exchanged() -> None:
    state = lay_out(scene(), UNFIT)
    assert legal(state, "exchange") == [f"exchange open:{place}" for place in (1, 3, 5, 7, 8)], "each colour once"
    assert legal(state, "take") == [f"take open:{place}" for place in range(1, 9)], "it may, it need not"


def test_p04_what_one_can_pay_does_not_matter_for_the_exchange() -> None:
    """A token is taken in order to be placed later."""
    state = give(scene(), stored="cart")
    assert not legal(state, "place")
    assert not legal(state, "exchange")


def test_p04_exchanged_tokens_are_discarded_and_neutral_ones_take_their_places() -> None:
    state = coming_neutral(lay_out(scene(), UNFIT, own=[2]), "cart monastery")
    events = play(state, "exchange open:1")
    assert shown(state) == ["cart", "monastery", "city", "city", "inn", "inn", "village", "monastery"]
    assert happened(events, "exchange") == [(0, 0)]
    assert happened(events, "clear") == [(-1, CASTLE_TOKEN, 0, 1), (-1, CASTLE_TOKEN, 1, 0)]
    assert state.neutral_discards[CASTLE_TOKEN] == 1, "the other has a player's back"
    assert state.out == [0, 0], "not from the own stacks"


def test_p04_after_the_exchange_a_token_that_fits_must_be_taken() -> None:
    state = coming_neutral(lay_out(scene(), UNFIT), "cart quarry")
    play(state, "exchange open:1")
    assert asked(state) == "TakeAfterExchange"
    assert legal(state) == ["take open:1", "take open:2"]
    events = play(state, "take open:2")
    assert stored(state) == ["quarry"]
    assert happened(events, "reveal")[0][0] == 0, "the place is filled from the own stack as ever"
    assert legal(state) == ["end"]


def test_p04_the_exchange_is_repeated_until_something_fits() -> None:
    state = coming_neutral(lay_out(scene(), UNFIT), "monastery grapes grain cart")
    play(state, "exchange open:1")
    assert legal(state) == [f"exchange open:{place}" for place in (1, 2, 3, 5, 7)]
    play(state, "exchange open:2")
    assert shown(state)[:2] == ["monastery", "grain"]
    play(state, "exchange open:2")
    assert legal(state) == ["take open:2"]


def test_p04_agriculture_is_one_kind_whatever_it_grows() -> None:
    state = lay_out(scene(), "grapes olives grain castle city inn village monastery")
    assert len(legal(state, "exchange")) == 6
    events = play(state, "exchange open:1")
    assert len(happened(events, "clear")) == 3


def test_p04_after_an_exchange_with_full_storage_something_is_discarded() -> None:
    state = coming_neutral(lay_out(give(scene(), stored="village", bonus="storage"), UNFIT), "cart quarry")
    give(state, stored="inn")
    play(state, "exchange open:1", "take open:1")
    assert legal(state) == ["discard storage:1", "discard storage:2"]
    play(state, "discard storage:2")
    assert stored(state) == ["village", "cart"]


def test_p04_no_exchange_that_cannot_help() -> None:
    """Everybody has seen the neutral tokens that are gone: when none that is left fits, the exchange would never end."""
    state = only_neutral(lay_out(scene(), UNFIT), "grapes village inn")
    assert not legal(state, "exchange")
    assert legal(state, "take")
    only_neutral(state, "grapes village inn", discarded="cart")
    assert legal(state, "exchange")


def test_p04_no_exchange_in_a_full_estate() -> None:
    state = scene()
    give(state, covered=" ".join(f"{letter}{number}" for letter in "ABC" for number in range(1, 11)))
    assert not legal(state, "exchange")
    assert legal(state, "take")


def test_p04_an_exchange_may_need_the_discarded_tokens() -> None:
    state = only_neutral(lay_out(scene(), UNFIT), "grapes", discarded="cart")
    events = play(state, "exchange open:8")
    assert shown(state)[7] == "grapes"
    events = play(state, "exchange open:8")
    assert happened(events, "renew") == [(-1, "neutral", 3)], "the cart, the monastery and the grapes"
    for _ in range(300):
        if legal(state, "take"):
            break
        play(state, "exchange open:8")
    assert shown(state)[7] == "cart"


def test_p04_five_alike_are_replaced_after_an_exchange_before_anything_is_taken() -> None:
    state = lay_out(scene(), "castle inn inn inn inn village village village", own=[1, 2, 3])
    only_neutral(state, "inn monastery grapes cart grain quarry")
    events = play(state, "exchange open:1")
    assert happened(events, "alike") == [(-1, 2)]
    assert shown(state)[:5] == ["monastery", "grapes", "cart", "grain", "quarry"]
    assert legal(state) == ["take open:3", "take open:5"]


def test_p04_a_castle_effect_knows_no_exchange() -> None:
    state = lay_out(scene(), UNFIT)
    give(state, covered="B5 B6 B9 B10 C2", stored="castle", cards="castle castle")
    play(state, "place storage:1 field:C3")
    assert token_on(state, "C3") == "castle"
    assert all(not text.startswith("exchange") for text in legal(state))
