"""What quarry, village, monastery and cart do, marble and workers, income cards (p. 6)."""

from __future__ import annotations

import pytest

from burgrave.games.tuscany.cards import INCOME, INCOME_DECK
from burgrave.games.tuscany.colours import COLOURS

from ..scene import (
    asked,
    coming_cards,
    coming_income,
    give,
    hand,
    happened,
    idle,
    legal,
    pays,
    play,
    scene,
    stored,
    token_on,
    until,
)

# ---- quarry and marble ----


@pytest.mark.parametrize("bonus", [0, 1, 2, 4])
def test_p06_a_quarry_brings_marble_one_more_for_each_bonus_token(bonus: int) -> None:
    """The book's example: with two tokens three blocks, every time."""
    state = give(scene(), bonus="marble " * bonus)
    events = pays(state, 0, "quarry", "B1")
    assert state.marble == [1 + bonus, 0]
    assert happened(events, "marble") == [(0, 1 + bonus)]
    play(state, "end", "draw deck:cards", "end")
    pays(state, 0, "quarry", "B8")
    assert state.marble[0] == 2 * (1 + bonus), "any number may be kept"


def test_p06_marble_is_one_more_action_once_a_turn() -> None:
    state = give(scene(), marble=3)
    play(state, "draw deck:cards")
    assert legal(state) == ["marble", "end"]
    events = play(state, "marble")
    assert happened(events, "marble") == [(0, -1)]
    assert state.marble[0] == 2
    assert {text.split()[0] for text in legal(state)} == {"draw", "take"}, "and no marble a second time"
    play(state, "take open:3")
    assert legal(state) == ["end"]


def test_p06_marble_may_be_spent_before_the_action() -> None:
    state = give(scene(), marble=2)
    assert "marble" in legal(state)
    play(state, "marble")
    assert state.view(None)["actions_left"] == 2
    assert state.view(None)["marble_used"]
    assert "marble" not in legal(state)
    assert "end" not in legal(state), "both actions are taken"
    play(state, "draw deck:cards", "draw deck:cards")
    assert legal(state) == ["end"]
    assert len(hand(state).split()) == 6


def test_p06_any_action_may_be_the_additional_one() -> None:
    for action in ("draw deck:cards", "take open:1", "place storage:1 field:B5"):
        state = give(scene(), marble=1, stored="cart", cards="cart cart")
        play(state, "draw deck:cards", "marble", action)


def test_p06_next_turn_marble_may_be_spent_again() -> None:
    state = give(scene(), marble=2)
    play(state, "draw deck:cards", "marble", "draw deck:cards", "end")
    assert not state.view(None)["marble_used"]
    assert "marble" not in legal(state), "the other has none"
    until(state, 0)
    play(state, "draw deck:cards")
    assert legal(state) == ["marble", "end"]


def test_p06_marble_works_in_the_turn_in_which_it_was_gained() -> None:
    state = scene()
    pays(state, 0, "quarry", "B1")
    assert legal(state) == ["marble", "end"]
    play(state, "marble", "draw deck:cards")
    assert state.marble[0] == 0


def test_p06_marble_gained_by_the_additional_action_waits_for_the_next_turn() -> None:
    state = give(scene(), marble=1)
    play(state, "draw deck:cards", "marble")
    pays(state, 0, "quarry", "B1")
    assert state.marble[0] == 1
    assert legal(state) == ["end"]


def test_p06_without_marble_there_is_no_additional_action() -> None:
    state = give(scene(), 1, marble=5)
    assert "marble" not in legal(state)


def test_p06_example_jola_draws_three_cards_then_spends_marble_and_places_a_token() -> None:
    state = coming_cards(give(scene(), marble=1, stored="cart"), "cart cart inn")
    play(state, "draw deck:cards", "marble", "place storage:1 field:B5")
    assert token_on(state, "B5") == "cart"
    assert state.marble[0] == 0
    assert legal(state)[-1] == "end"


def test_p06_the_additional_action_may_be_spent_in_the_last_turn_of_a_phase_too() -> None:
    state = give(scene(), marble=1, out=6)
    play(state, "take open:3", "marble")
    events = play(state, "take open:3")
    assert state.out[0] == 8
    assert not happened(events, "phase_end")


# ---- village and workers ----


@pytest.mark.parametrize("bonus", [0, 1, 2, 4])
def test_p06_a_village_brings_a_worker_one_more_for_each_bonus_token(bonus: int) -> None:
    """The book's example: with one token two workers, every time."""
    state = give(scene(), covered="B5 B6", bonus="worker " * bonus)
    events = pays(state, 0, "village", "B3")
    assert state.workers == [1 + bonus, 0]
    assert happened(events, "workers") == [(0, 1 + bonus)]
    play(state, "end", "draw deck:cards", "end")
    pays(state, 0, "village", "B7")
    assert state.workers[0] == 2 * (1 + bonus), "any number may be kept"


def test_p06_a_worker_stands_for_one_card() -> None:
    state = give(scene(), stored="cart", cards="cart", workers=1)
    events = play(state, "place storage:1 field:B5")
    assert happened(events, "pay") == [(0, 1, 7)]
    assert state.workers[0] - sum(count for _, count in happened(events, "workers")) == 0


def test_p06_two_workers_stand_for_both() -> None:
    state = give(scene(), stored="cart", workers=2)
    events = play(state, "place storage:1 field:B5")
    assert happened(events, "pay") == [(0, 2)]


def test_p06_example_wojtek_pays_a_worker_and_a_pair_of_agriculture_for_a_city() -> None:
    state = give(scene(), covered="B5", stored="city", cards="agriculture agriculture", workers=1)
    play(state, "place storage:1 field:B2")
    assert token_on(state, "B2") == "city"
    assert (hand(state), state.workers[0], state.discards[COLOURS.index("agriculture")]) == ("", 0, 2)
    assert asked(state) == "ChooseBonus"


def test_p06_one_worker_alone_is_not_enough() -> None:
    assert not legal(give(scene(), stored="cart", workers=1), "place")


# ---- monastery ----


@pytest.mark.parametrize("bonus", [0, 1, 3])
@pytest.mark.parametrize("printing", ["later", "first"])
def test_p06_a_monastery_draws_three_cards_bonus_tokens_do_not_count(bonus: int, printing: str) -> None:
    state = give(scene(printing=printing), covered="B1 A8", bonus="card " * bonus)
    events = pays(state, 0, "monastery", "A9")
    assert happened(events, "draw") == [(0, 3)]
    assert len(hand(state).split()) == 3


# ---- cart and income ----


GAINS = {
    "red": {"red": 2},
    "green": {"green": 1},
    "cards": {"cards": 2},
    "marble": {"marble": 1},
    "worker": {"workers": 1},
    "hexagon": {"hexagons": 1},
}


@pytest.mark.parametrize("income", INCOME)
@pytest.mark.parametrize("bonus", ["", "marble worker card storage", "marble marble worker worker"])
def test_p06_a_cart_brings_what_the_top_income_card_shows_whatever_bonus_tokens_one_has(income: str, bonus: str) -> None:
    state = coming_income(give(scene(), bonus=bonus), income)
    green = state.green[0]
    events = pays(state, 0, "cart", "B5")
    gained = {
        "red": state.red[0],
        "green": state.green[0] - green,
        "cards": len(hand(state).split()),
        "marble": state.marble[0],
        "workers": state.workers[0],
        "hexagons": stored(state).count("hexagon"),
    }
    assert {name: count for name, count in gained.items() if count} == GAINS[income]
    assert happened(events, "income") == [(0, INCOME.index(income))]
    view = state.view(None)
    assert view["income"] == 26
    assert view["last_income"] == income
    assert view["income_discards"] == {name: int(name == income) for name in INCOME}, "discarded in the open"


@pytest.mark.parametrize("bonus", [0, 1, 2, 4])
def test_p06_one_more_income_card_for_each_bonus_token(bonus: int) -> None:
    cards = ["red", "green", "marble", "worker", "red"][: 1 + bonus]
    state = coming_income(give(scene(), bonus="income " * bonus), " ".join(cards))
    events = pays(state, 0, "cart", "B5")
    assert [INCOME[kind] for _, kind in happened(events, "income")] == cards
    assert state.red[0] == 2 * cards.count("red")
    assert (state.green[0], state.marble[0], state.workers[0]) == tuple(cards.count(name) for name in ("green", "marble", "worker"))


def test_p06_without_income_cards_the_discards_are_shuffled() -> None:
    state = give(scene(), bonus="income")
    state.income, state.income_drawn = [INCOME.index("red")], 0
    state.income_discards = [INCOME_DECK.count(kind) - (kind == 0) for kind in range(len(INCOME))]
    events = pays(state, 0, "cart", "B5")
    assert happened(events, "renew") == [(-1, "income", 27)], "the card that was just revealed is among them"
    assert sum(state.income_discards) == 1
    assert state.view(None)["income"] == 26


def test_p06_the_hexagon_of_an_income_card_goes_into_the_place_that_was_left() -> None:
    state = coming_income(give(scene(), bonus="storage", stored="village"), "hexagon")
    pays(state, 0, "cart", "B5")
    assert stored(state) == ["village", "hexagon"]


def test_p06_a_second_hexagon_without_a_free_place_is_2_red_points() -> None:
    state = coming_income(give(scene(), bonus="income"), "hexagon hexagon")
    events = pays(state, 0, "cart", "B5")
    assert stored(state) == ["hexagon"]
    assert state.red[0] == 2
    assert happened(events, "score") == [(0, "lost_hexagons", 2)]
    assert happened(events, "hexagon") == [(0,)]


def test_p06_three_hexagons_at_once() -> None:
    state = coming_income(give(scene(), bonus="income income"), "hexagon hexagon hexagon")
    pays(state, 0, "cart", "B5")
    assert (stored(state), state.red[0]) == (["hexagon"], 4)


def test_p06_a_second_hexagon_takes_another_free_place_if_there_is_one() -> None:
    state = coming_income(give(scene(), bonus="income storage"), "hexagon hexagon")
    pays(state, 0, "cart", "B5")
    assert (stored(state), state.red[0]) == (["hexagon", "hexagon"], 0)


def test_p06_income_of_marble_gives_an_action_in_the_same_turn() -> None:
    state = coming_income(scene(), "marble")
    pays(state, 0, "cart", "B5")
    assert legal(state) == ["marble", "end"]


def test_p06_a_hexagon_on_a_cart_s_field_leaves_its_place_for_a_hexagon() -> None:
    state = coming_income(scene(), "hexagon")
    pays(state, 0, "hexagon", "B5")
    assert stored(state) == ["hexagon"]


def test_p07_wood_is_not_limited() -> None:
    state = give(scene(), workers=40, marble=40, bonus="marble worker")
    give(state, 1, workers=12, marble=12)
    pays(state, 0, "quarry", "B1")
    play(state, "end")
    idle(state)
    assert state.marble[0] == 42
