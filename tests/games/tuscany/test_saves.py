"""Saved positions that no game can have are refused, with a word on what is wrong; what is accepted can be played on."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.engine.digest import short_hash
from burgrave.games.tuscany.elements import SKIP
from burgrave.games.tuscany.shape import LISTS, NUMBERS
from burgrave.games.tuscany.tokens import KINDS_OF_TOKEN


def middle(seed: int = 5, plies: int = 60, seats: int = 2) -> Any:
    state = burgrave.new("tuscany", seats, seed)
    random = Random(seed)
    for _ in range(plies):
        seat = state.to_act[0]
        state.apply(random.choice(state.legal_actions(seat)), seat)
    return state


@pytest.fixture(scope="module")
def saved() -> dict[str, Any]:
    return dict(middle().save())


def damaged(saved: dict[str, Any], name: str, value: object, part: str = "position") -> dict[str, Any]:
    """With a checksum that fits: somebody meant it."""
    found = copy.deepcopy(saved)
    found[part][name] = value
    del found["checksum"]
    return {**found, "checksum": short_hash(found)}


def refused(saved: dict[str, Any], name: str, value: object, part: str = "position") -> str:
    with pytest.raises(burgrave.BadSave) as error:
        burgrave.load(damaged(saved, name, value, part))
    return str(error.value)


def test_the_save_itself_is_read(saved: dict[str, Any]) -> None:
    assert burgrave.load(saved).save() == saved
    assert burgrave.load(damaged(saved, "round", saved["position"]["round"])).save() == saved


def test_a_wrong_checksum_is_refused(saved: dict[str, Any]) -> None:
    with pytest.raises(burgrave.BadSave, match="checksum"):
        burgrave.load({**saved, "checksum": "0" * 20})


@pytest.mark.parametrize("step", ["Arrange", "ChooseBonus", "Pay", "PlaceOpenToken", "MakeRoom", "TakeAfterExchange", "EndTurn"])
def test_every_nested_choice_is_saved_and_read(step: str) -> None:
    found = 0
    for seed in range(12):
        state = burgrave.new("tuscany", 2 + seed % 3, seed)
        random = Random(seed)
        while not state.is_over and found < 5:
            if state.agenda[-1].worth() == step:
                loaded = burgrave.load(json.loads(json.dumps(state.save())))
                assert loaded == state
                assert [loaded.legal_actions(seat) for seat in loaded.to_act] == [
                    state.legal_actions(seat) for seat in state.to_act
                ]
                found += 1
            seat = random.choice(state.to_act)
            legal = state.legal_actions(seat)
            wanted = [action for action in legal if action.verb in ("place", "exchange")]
            state.apply(random.choice(wanted or legal), seat)
    assert found >= 2


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_out_of_range(saved: dict[str, Any], name: str) -> None:
    low, high = NUMBERS[name]
    for value in (low - 1, high + 1, "1", None, 0.5, True, [1]):
        assert name in refused(saved, name, value)


@pytest.mark.parametrize("name", LISTS)
def test_lists_out_of_range_or_of_the_wrong_length(saved: dict[str, Any], name: str) -> None:
    length, low, high = LISTS[name]
    good = saved["position"][name]
    lists = [[low - 1, *good[1:]], [high + 1, *good[1:]], ["1", *good[1:]], 7, None, {}]
    for value in lists if length == 0 else [*lists, good[:-1], [*good, low]]:
        assert name in refused(saved, name, value)


@pytest.mark.parametrize("name", [*NUMBERS, *LISTS, "slices"])
def test_nothing_may_be_missing(saved: dict[str, Any], name: str) -> None:
    found = copy.deepcopy(saved)
    del found["position"][name]
    with pytest.raises(burgrave.BadSave, match=name):
        burgrave.load(found)


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
    saved = middle(seed, 20 * seed + 4, 2 + seed % 3).save()
    verdicts = [0, 0]
    for name in [*NUMBERS, *LISTS]:
        value = saved["position"][name]
        if name in NUMBERS:
            value = random.randint(*NUMBERS[name])
        elif value:
            value = value[:]
            value[random.randrange(len(value))] = random.randint(*LISTS[name][1:])
        try:
            state = burgrave.load(damaged(saved, name, value))
        except burgrave.BadSave:
            verdicts[0] += 1
            continue
        verdicts[1] += 1
        while not state.is_over and state.ply < 500:
            seat = random.choice(state.to_act)
            state.view(seat)
            state.apply(random.choice(state.legal_actions(seat)), seat)
    assert min(verdicts) > 3
