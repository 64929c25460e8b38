"""Page 2-3: setup."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

import burgrave
from burgrave.games.tuscany.cards import CARDS_OF, ESTATE_DECK, INCOME_DECK
from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.game import TUSCANY
from burgrave.games.tuscany.tokens import NEUTRAL, OWN

from ..scene import happened

SEATS = (2, 3, 4)


def new(seats: int = 3, seed: int = 5, **options: str) -> Any:
    return burgrave.new("tuscany", seats, seed, options=options)


def arranged(state: Any, number: int = 0) -> list[Any]:
    """Everybody arranges; what happened."""
    events: list[Any] = []
    for seat in range(state.seats):
        legal = state.legal_actions(seat)
        events += state.apply(legal[(number + 101 * seat) % len(legal)], seat)
    return events


@pytest.mark.parametrize("seats", SEATS)
def test_p02_estate_cards_are_shuffled_and_five_dealt_to_everybody(seats: int) -> None:
    state = new(seats)
    assert state.view(None)["deck"] == 122 - 5 * seats
    assert [player["cards"] for player in state.view(None)["players"]] == [5] * seats
    assert sorted(state.deck) == sorted(ESTATE_DECK)
    assert state.deck != new(seats, 6).deck
    assert [sum(state.hand[colour::8]) + Counter(state.deck[state.drawn :])[colour] for colour in range(8)] == CARDS_OF


def test_p03_cards_are_dealt_in_secret() -> None:
    state = new()
    for seat in range(3):
        hands = [player["hand"] for player in state.view(seat)["players"]]
        assert [hand is not None for hand in hands] == [other == seat for other in range(3)]
        assert sum(hands[seat].values()) == 5
    assert [player["hand"] for player in state.view(None)["players"]] == [None] * 3
    whispers = [event for event in state.events if event[0] == "whisper"]
    assert sorted(event[1] for event in whispers) == [0, 1, 2]
    assert all(len(event) == 3 + 5 for event in whispers)


def test_p02_income_cards_are_shuffled() -> None:
    state = new()
    assert state.view(None)["income"] == 27
    assert sorted(state.income) == INCOME_DECK
    assert state.income != new(seed=6).income
    assert state.view(None)["last_income"] is None


@pytest.mark.parametrize("seats", SEATS)
def test_p02_five_open_piles_of_bonus_tokens_with_any_number_of_players(seats: int) -> None:
    assert new(seats).view(None)["bonus_left"] == {"storage": 5, "marble": 5, "worker": 5, "card": 5, "income": 5}


def test_p02_colour_bonuses_lie_with_their_first_side_up() -> None:
    assert new().view(None)["colour_bonus"] == {colour: [None, None] for colour in COLOURS}


@pytest.mark.parametrize("seats", SEATS)
def test_p02_everybody_has_three_stacks_of_seven_shuffled_tokens(seats: int) -> None:
    state = new(seats)
    assert [player["stacks"] for player in state.view(None)["players"]] == [[7, 7, 7]] * seats
    own = [state.stacks[21 * seat : 21 * seat + 21] for seat in range(seats)]
    assert all(sorted(tokens) == sorted(OWN) for tokens in own)
    assert all(token != next_token for token, next_token in itertools.pairwise(own))


def test_p02_both_markers_start_at_nothing() -> None:
    """The field 50 of a round track is where nothing has been scored yet: the tile for 50 comes when a marker reaches it."""
    assert [(player["green"], player["red"]) for player in new().view(None)["players"]] == [(0, 0)] * 3


def test_p02_nobody_has_wood_at_the_start() -> None:
    for player in new().view(None)["players"]:
        assert (player["workers"], player["marble"], player["storage"]) == (0, 0, [None])


@pytest.mark.parametrize("seats", SEATS)
def test_p03_eight_neutral_tokens_are_revealed(seats: int) -> None:
    state = new(seats)
    view = state.view(None)
    assert len(view["display"]) == 8
    assert None not in view["display"]
    assert view["neutral"] == 24
    assert sorted(state.neutral) == sorted(NEUTRAL)
    assert state.backs == 255


def test_p03_eight_neutral_tokens_are_never_five_alike() -> None:
    """There are four of each colour, so that nothing is to be replaced at the start."""
    for seed in range(200):
        colours = Counter(name for name in new(2, seed).view(None)["display"])
        assert max(colours.values()) <= 4


def test_p03_somebody_begins_and_stays_first_to_the_end() -> None:
    """The youngest, says the book; a fair draw here."""
    assert {new(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", SEATS)
def test_p03_everybody_gets_one_part_of_each_letter_and_none_is_dealt_twice(seats: int) -> None:
    for seed in range(20):
        parts = [player["parts"] for player in new(seats, seed).view(None)["players"]]
        assert all([name[0] for name in own] == ["A", "B", "C"] for own in parts)
        assert len({name for own in parts for name in own}) == 3 * seats


def test_p03_any_part_may_be_dealt() -> None:
    dealt = {name for seed in range(30) for player in new(2, seed).view(None)["players"] for name in player["parts"]}
    assert dealt == {f"{letter}{number}" for letter in "ABC" for number in range(1, 5)}


def test_p03_parts_lie_in_any_order_and_orientation_with_the_castle_on_one_of_three_fields() -> None:
    state = new()
    legal = state.legal_actions(0)
    assert len(legal) == 6 * 8 * 4 * 3
    assert legal == state.legal_actions(1) == state.legal_actions(2)
    assert str(legal[0]) == "arrange order:ABC turned:none shifts:up-up castle:A"


def test_p03_everybody_arranges_at_the_same_time_without_looking() -> None:
    state = new()
    assert state.to_act == (0, 1, 2)
    assert state.apply("arrange order:BAC turned:AC shifts:up-down castle:B", 2) == [("secret", 2)]
    assert state.to_act == (0, 1)
    assert all(player["layout"] is None for player in state.view(2)["players"])
    state.apply(state.legal_actions(0)[7], 0)
    events = state.apply(state.legal_actions(1)[-1], 1)
    assert [event[0] for event in happened(events, "arrange")] == [0, 1, 2]
    layout = state.view(None)["players"][2]["layout"]
    assert (layout["order"], layout["turned"], layout["shifts"]) == ("BAC", [True, False, True], ["up", "down"])


@pytest.mark.parametrize("castle", "ABC")
def test_p03_the_starting_castle_has_no_effect_and_brings_no_points(castle: str) -> None:
    state = new()
    for seat in range(3):
        events = state.apply(f"arrange order:ABC turned:none shifts:up-down castle:{castle}", seat)
    assert [name for name, *_ in events if name not in ("secret", "arrange")] == []
    for player in state.view(None)["players"]:
        field = next(at for at, token in enumerate(player["fields"]) if token)
        assert player["fields"][field] == "castle"
        assert "ABC"[field // 10] == castle
        assert len([token for token in player["fields"] if token]) == 1
        assert (player["green"], player["red"]) == (0, 0)
    assert state.view(None)["asked"]["step"] == "ChooseBonus"
    assert state.view(None)["colour_bonus"]["castle"] == [None, None]


def test_p03_bonus_tokens_are_chosen_in_turn_order_from_the_first_player() -> None:
    for seed in range(6):
        state = new(4, seed)
        arranged(state)
        chosen = []
        while state.view(None)["asked"]["step"] == "ChooseBonus":
            chosen.append(state.to_act[0])
            state.apply("take bonus:card")
        assert chosen == [(state.first + place) % 4 for place in range(4)]
        assert state.to_act == (state.first,)
        assert state.view(None)["bonus_left"]["card"] == 1


@pytest.mark.parametrize("kind", ["storage", "marble", "worker", "card", "income"])
def test_p03_any_bonus_token_may_be_chosen_and_storage_brings_2_green_points_at_once(kind: str) -> None:
    state = new(2)
    arranged(state)
    first = state.to_act[0]
    assert [str(action) for action in state.legal_actions()] == [
        f"take bonus:{name}" for name in ("storage", "marble", "worker", "card", "income")
    ]
    events = state.apply(f"take bonus:{kind}")
    player = state.view(None)["players"][first]
    assert player["bonus"] == {name: int(name == kind) for name in player["bonus"]}
    assert player["green"] == (2 if kind == "storage" else 0)
    assert happened(events, "green") == ([(first, "storage_tokens", 2)] if kind == "storage" else [])
    assert len(player["storage"]) == (2 if kind == "storage" else 1)
    assert (player["workers"], player["marble"], player["cards"]) == (0, 0, 5)


def test_p03_all_four_may_choose_the_same() -> None:
    state = new(4)
    arranged(state)
    for _ in range(4):
        state.apply("take bonus:storage")
    assert state.green == [2, 2, 2, 2]
    assert state.view(None)["bonus_left"]["storage"] == 1


@pytest.mark.parametrize("seats", SEATS)
def test_p02_parts_tokens_and_markers_that_nobody_uses_are_in_the_box(seats: int) -> None:
    assert len(new(seats).stacks) == 21 * seats
    assert TUSCANY.auditor(new(seats)).tokens.total() == 32 + 21 * seats
