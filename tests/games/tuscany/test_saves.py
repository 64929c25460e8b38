"""Saved positions that no game can have are refused, with a word on what is wrong; what is accepted can be played on."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.games.tuscany.elements import SKIP
from burgrave.games.tuscany.shape import LISTS, NUMBERS
from burgrave.games.tuscany.tokens import KINDS_OF_TOKEN
from games.damaged_saves import changed_at_random, reads_itself, refused, refuses_to_miss, wrong_lists, wrong_numbers
from games.positions import middle


@pytest.fixture(scope="module")
def saved() -> dict[str, Any]:
    """A turn in the middle of a game, with tokens of stacks only in the display."""
    for seed in range(200):
        state = middle("tuscany", seed, 60, 2)
        if state.agenda[-1].name() == "TakeAction" and not state.backs:
            return dict(state.save())
    raise AssertionError("no seed leads to such a position")


def test_the_save_itself_is_read_with_its_own_checksum_alone(saved: dict[str, Any]) -> None:
    reads_itself(saved)


@pytest.mark.parametrize("step", ["Arrange", "ChooseBonus", "Pay", "PlaceOpenToken", "MakeRoom", "TakeAfterExchange", "EndTurn"])
def test_every_nested_choice_is_saved_and_read(step: str) -> None:
    read_back = 0
    for seed in range(12):
        state = burgrave.new("tuscany", 2 + seed % 3, seed)
        random = Random(seed)
        while not state.is_over and read_back < 5:
            if state.agenda[-1].name() == step:
                loaded = burgrave.load(json.loads(json.dumps(state.save())))
                assert loaded == state
                assert [loaded.legal_actions(seat) for seat in loaded.to_act] == [
                    state.legal_actions(seat) for seat in state.to_act
                ]
                read_back += 1
            seat = random.choice(state.to_act)
            legal = state.legal_actions(seat)
            wanted = [action for action in legal if action.verb in ("place", "exchange")]
            state.apply(random.choice(wanted or legal), seat)
    assert read_back >= 2


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_out_of_range(saved: dict[str, Any], name: str) -> None:
    for value in wrong_numbers(*NUMBERS[name]):
        assert name in refused(saved, name, value)


@pytest.mark.parametrize("name", LISTS)
def test_lists_out_of_range_or_of_the_wrong_length(saved: dict[str, Any], name: str) -> None:
    for value in wrong_lists(saved["position"][name], *LISTS[name]):
        assert name in refused(saved, name, value)


@pytest.mark.parametrize("name", [*NUMBERS, *LISTS, "slices"])
def test_nothing_may_be_missing(saved: dict[str, Any], name: str) -> None:
    refuses_to_miss(saved, name)


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("first", 2, "'first' and 'turn' do not fit"),
        ("turn", 3, "'first' and 'turn' do not fit"),
        ("drawn", 200, "'deck' is drawn beyond its end"),
        ("neutral_drawn", 99, "'neutral' is drawn beyond its end"),
        ("income_drawn", 28, "'income' is drawn beyond its end"),
        ("phase", 3, "'phase' is past the last"),
        ("phase", 2, "a phase that nobody ended"),
        ("deck", [], "drawn beyond"),
        ("discards", [9] * 8, "estate cards"),
        ("hand", [9] * 16, "estate cards"),
        ("income_discards", [9] * 6, "income cards"),
        ("neutral", [1] * 32, "more neutral tokens"),
        ("neutral_discards", [9] * KINDS_OF_TOKEN, "more neutral tokens"),
        ("display", [1] * 8, "five open tokens of a colour"),
        ("stacks", [1] * 42, "a stack with other tokens"),
        ("bonus", [5] * 10, "more places for storage"),
        ("colour_bonus", [0] * 16, "colour bonus"),
        ("red_from", [3] * 22, "sources of red points"),
        ("green_from", [3] * 10, "sources of green points"),
        ("tokens", [1, 0] * 30, "another colour"),
        ("storage", [1] * 10, "where no storage place is"),
    ],
)
def test_positions_that_no_game_can_have(saved: dict[str, Any], name: str, value: object, words: str) -> None:
    assert words in refused(saved, name, value)


@pytest.mark.parametrize(
    "agenda",
    [
        [["TakeAction", 2]],
        [["TakeAction", -1]],
        [["TakeAction", "0"]],
        [["TakeAction", 0.0]],
        [["TakeAction", True]],
        [["TakeAction"]],
        [["Nonsense", 0]],
        [["NextTurn"], ["EndTurn", 7], ["TakeAction", 0]],
        [["Pay", 0, 0, 99]],
        [["Pay", 0, -1, 3]],
        [["Pay", 0, 0, 3], ["TakeAction", 0]],
        [["MakeRoom", 0, 8]],
        [["MakeRoom", 0, 3], ["TakeAction", 0]],
        [["Slot", "nonsense"], ["TakeAction", 0]],
        [["StartRound"]],
        [["Slot", "setup"]],
        [["NextTurn"], ["PlaceOpenToken"]],
        "TakeAction",
        7,
        [[]],
        [None],
    ],
)
def test_agendas_that_no_game_can_have(saved: dict[str, Any], agenda: object) -> None:
    refused(saved, "agenda", agenda, "common")


def test_a_secret_choice_must_arrange_something() -> None:
    state = burgrave.new("tuscany", 2, 5)
    state.apply(state.legal_actions(0)[7], 0)
    saved = dict(state.save())
    assert burgrave.load(saved) == state
    assert "arranges nothing" in refused(saved, "secret", [SKIP.index, -1], "common")


@pytest.mark.parametrize("seed", range(6))
def test_what_is_accepted_can_be_played_to_its_end(seed: int) -> None:
    """Numbers within their bounds, at random places: refused, or a game that neither hangs nor breaks down."""
    random = Random(seed)
    saved = middle("tuscany", seed, 20 * seed + 4, 2 + seed % 3).save()
    verdicts = [0, 0]
    for other in changed_at_random(saved, [*NUMBERS, *LISTS], NUMBERS, LISTS, random):
        try:
            state = burgrave.load(other)
        except burgrave.BadSave:
            verdicts[0] += 1
            continue
        verdicts[1] += 1
        while not state.is_over and state.ply < 500:
            seat = random.choice(state.to_act)
            state.view(seat)
            state.apply(random.choice(state.legal_actions(seat)), seat)
    assert min(verdicts) > 3
