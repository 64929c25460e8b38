"""The action "draw" (p. 4)."""

import pytest

from burgrave.engine.chance import seeded
from burgrave.games.tuscany.cards import CARDS_OF

from ..scene import coming_cards, give, hand, happened, legal, play, scene


@pytest.mark.parametrize(("printing", "cards"), [("later", 3), ("first", 2)])
@pytest.mark.parametrize("bonus", [0, 1, 2, 3])
def test_p04_three_cards_and_one_more_for_each_bonus_token(printing: str, cards: int, bonus: int) -> None:
    state = give(scene(printing=printing), bonus="card " * bonus)
    coming_cards(state, "village castle village quarry inn city cart")
    events = play(state, "draw deck:cards")
    drawn = ["village", "castle", "village", "quarry", "inn", "city"][: cards + bonus]
    assert sorted(hand(state).split()) == sorted(drawn)
    assert happened(events, "draw") == [(0, cards + bonus)]
    assert state.view(None)["deck"] == 122 - cards - bonus


def test_p04_only_the_drawer_learns_which() -> None:
    state = coming_cards(scene(), "village castle village")
    events = play(state, "draw deck:cards")
    assert happened(events, "whisper") == [(0, "cards", 5, 0, 5)]


def test_p04_others_bonus_tokens_do_not_count() -> None:
    state = give(scene(), 1, bonus="card card")
    play(state, "draw deck:cards")
    assert len(hand(state).split()) == 3


def test_p04_there_is_no_limit_to_a_hand() -> None:
    state = give(scene(), cards="village " * 20 + "agriculture " * 20)
    play(state, "draw deck:cards")
    assert len(hand(state).split()) == 43


def test_p04_all_discards_become_the_deck_in_the_middle_of_a_draw() -> None:
    state = scene()
    state.deck, state.drawn = [4], 0
    state.discards = [0, 2, 0, 0, 1, 3, 0, 0]
    events = play(state, "draw deck:cards")
    assert happened(events, "renew") == [(-1, "deck", 6)]
    assert state.discards == [0] * 8
    assert state.view(None)["deck"] == 4
    assert "quarry" in hand(state)
    assert len(hand(state).split()) == 3


def test_p04_the_new_deck_is_shuffled() -> None:
    hands = set()
    for rng in range(1, 40):
        state = scene()
        state.deck, state.discards, state.stream, state.counter = [], [5] * 8, seeded(rng), 0
        play(state, "draw deck:cards")
        hands.add(hand(state))
    assert len(hands) > 20


def test_p04_a_deck_that_is_just_enough_is_not_renewed_yet() -> None:
    state = scene()
    state.deck, state.drawn, state.discards = [4, 4, 4], 0, [1] * 8
    events = play(state, "draw deck:cards")
    assert not happened(events, "renew")
    assert state.view(None)["deck"] == 0


@pytest.mark.parametrize("left", [0, 1, 2])
def test_p04_when_all_cards_are_in_hands_fewer_are_drawn(left: int) -> None:
    state = scene()
    state.deck, state.drawn = [5] * left, 0
    state.hand[8:16] = CARDS_OF
    state.hand[8 + 5] -= left
    state.derive()
    events = play(state, "draw deck:cards")
    assert happened(events, "draw") == [(0, left)]
    assert len(hand(state).split()) == left
    play(state, "end")
    assert "draw deck:cards" in legal(state), "the action may be chosen even so"
    assert happened(play(state, "draw deck:cards"), "draw") == [(1, 0)]
