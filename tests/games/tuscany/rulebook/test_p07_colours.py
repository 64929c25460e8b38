"""Colour bonuses, five alike, renewed neutral tokens (p. 7)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from burgrave.engine.chance import seeded
from burgrave.games.tuscany.audit import check_board
from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.numbers import COLOUR_BONUS
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.tokens import TOKENS

from ..scene import (
    coming_neutral,
    coming_own,
    cover_colour,
    fields_of,
    give,
    happened,
    lay_out,
    only_neutral,
    pays,
    play,
    scene,
    shown,
    turn_of,
)

EVERYWHERE = [f"{letter}{number}" for letter in "ABC" for number in range(1, 11)]
TOKEN_OF = {"agriculture": "grapes"}

# ---- colour bonuses ----


def completes(state: State, seat: int, colour: str) -> tuple[list[Any], list[Any]]:
    """The seat covers the last field of a colour; the points that brings as a colour bonus."""
    last = fields_of(state, colour)[-1]
    if colour == "castle":
        last = "C3" if seat % 2 == 0 else "A2"
    give(state, seat, covered=" ".join(field for field in EVERYWHERE if field != last))
    turn_of(state, seat)
    events = pays(state, seat, TOKEN_OF.get(colour, colour), last)
    return [event for event in happened(events, "green") if event[1] == "colour_bonus"], happened(events, "bonus")


@pytest.mark.parametrize("colour", COLOURS)
def test_p07_first_and_second_get_points_and_nobody_after_them(colour: str) -> None:
    state = scene(4)
    number = COLOURS.index(colour)
    first, second = COLOUR_BONUS[number]
    assert completes(state, 2, colour) == ([(2, "colour_bonus", first)], [(2, number, 0)])
    assert state.view(None)["colour_bonus"][colour] == [2, None]
    assert completes(state, 0, colour) == ([(0, "colour_bonus", second)], [(0, number, 1)])
    assert state.view(None)["colour_bonus"][colour] == [2, 0]
    assert completes(state, 3, colour) == ([], [])
    assert completes(state, 1, colour) == ([], [])
    assert state.view(None)["colour_bonus"][colour] == [2, 0]


def test_p07_not_before_the_last_field_is_covered() -> None:
    state = cover_colour(scene(), 0, "monastery", but="A9 A10")
    give(state, covered="A8")
    assert not happened(pays(state, 0, "monastery", "A9"), "bonus")


@pytest.mark.parametrize("castle", "ABC")
def test_p07_the_starting_castle_covers_its_field(castle: str) -> None:
    """With both other castles the colour is covered, as with any token."""
    state = scene(castle=castle)
    last = next(field for field in ("A2", "B4", "C3") if field[0] != castle)
    give(state, covered=" ".join(field for field in EVERYWHERE if field != last))
    assert happened(pays(state, 0, "castle", last), "bonus") == [(0, 0, 0)]


def test_p07_a_colour_bonus_comes_after_the_region_s_points_and_before_the_effect() -> None:
    state = cover_colour(scene(), 0, "village", but="B7")
    give(state, covered="B6 B5")
    events = [event[0] for event in pays(state, 0, "village", "B7")]
    assert [kind for kind in events if kind in ("green", "bonus", "workers")] == ["green", "bonus", "green", "workers"]


# ---- five alike ----

FOUR = "village village village village city inn castle cart"


def test_p07_five_of_a_colour_are_replaced_by_neutral_tokens_at_once() -> None:
    state = coming_neutral(coming_own(lay_out(scene(), FOUR), 0, "village"), "quarry grain monastery inn city")
    events = play(state, "take open:8")
    assert happened(events, "alike") == [(-1, COLOURS.index("village"))]
    assert shown(state) == ["quarry", "grain", "monastery", "inn", "city", "inn", "castle", "city"]
    village = TOKENS.index("village")
    assert happened(events, "clear") == [(-1, village, place, int(place != 7)) for place in (0, 1, 2, 3, 7)]
    assert state.neutral_discards[village] == 4, "the fifth has a player's back"
    assert state.backs == 255


def test_p07_four_of_a_colour_stay() -> None:
    state = coming_own(lay_out(scene(), FOUR), 0, "quarry")
    assert not happened(play(state, "take open:8"), "alike")


def test_p07_agriculture_counts_whatever_it_grows() -> None:
    state = lay_out(scene(), "grapes olives grain livestock city inn castle cart")
    coming_own(state, 0, "grapes+olives")
    assert happened(play(state, "take open:8"), "alike") == [(-1, COLOURS.index("agriculture"))]


def test_p07_it_is_repeated_while_there_are_five() -> None:
    state = lay_out(scene(), "village village village village quarry quarry quarry cart", own=[5, 6, 7])
    coming_own(state, 0, "village")
    coming_neutral(state, "quarry quarry inn castle cart grapes grain olives monastery city")
    events = play(state, "take open:8")
    assert [COLOURS[colour] for _, colour in happened(events, "alike")] == ["village", "quarry"]
    assert shown(state) == ["grapes", "grain", "inn", "castle", "olives", "monastery", "city", "cart"]


def test_p07_more_than_five_are_all_replaced() -> None:
    state = lay_out(scene(), "village village village village quarry quarry quarry cart", own=[5, 6, 7])
    coming_own(state, 0, "village")
    coming_neutral(state, "quarry quarry quarry quarry inn grapes grain olives monastery city castle cart")
    events = play(state, "take open:8")
    assert len(happened(events, "clear")) == 5 + 7
    assert shown(state) == ["grapes", "grain", "olives", "monastery", "city", "castle", "cart", "inn"]


def test_p07_the_new_token_need_not_be_among_them() -> None:
    """Who replaces five takes part in the five of another colour."""
    state = lay_out(scene(), "castle castle castle castle cart quarry village inn")
    coming_own(state, 0, "castle")
    events = play(state, "take open:5")
    assert next(COLOURS[colour] for _, colour in happened(events, "alike")) == "castle"
    check_board(state)


def test_p07_of_the_discarded_only_those_with_a_neutral_back_come_back() -> None:
    state = lay_out(scene(), FOUR, own=[1, 2])
    coming_own(state, 0, "village")
    only_neutral(state, "quarry")
    events = play(state, "take open:8")
    assert happened(events, "renew") == [(-1, "neutral", 2)], "the two neutral villages; three went into the box"
    assert sorted(name or "" for name in shown(state)) == sorted(["quarry", "village", "village", "", "", "city", "inn", "castle"])


def test_p07_when_even_the_discards_run_out_places_stay_empty() -> None:
    state = lay_out(scene(), FOUR, own=[1, 2, 3, 4])
    coming_own(state, 0, "village")
    only_neutral(state, "")
    play(state, "take open:8")
    assert shown(state) == [None, None, None, None, "city", "inn", "castle", None]


def test_p07_replacing_always_comes_to_an_end() -> None:
    """Four of a colour at most are neutral: each time, one with a player's back goes for good."""
    random = Random(7)
    for _ in range(60):
        state = scene()
        names = [random.choice(("village", "quarry", "village", "monastery")) for _ in range(7)]
        while max(names.count(name) for name in names) > 4:
            names[names.index(max(names, key=names.count))] = "inn"
        lay_out(state, " ".join([*names, "cart"]), own=range(1, 9))
        coming_own(state, 0, random.choice(("village", "quarry", "monastery")))
        kinds = ["village", "quarry", "monastery"] * 4
        random.shuffle(kinds)
        only_neutral(state, " ".join(kinds[: random.randint(0, 12)]), " ".join(kinds[-random.randint(1, 3) :]))
        play(state, "take open:8")
        colours = [name for name in shown(state) if name]
        assert not colours or max(map(colours.count, colours)) < 5


def test_p07_discarded_neutral_tokens_are_shuffled_into_new_piles() -> None:
    first = set()
    for rng in range(1, 30):
        state = only_neutral(give(scene(), out=21), "", discarded="village quarry monastery inn cart cart")
        state.stream, state.counter = seeded(rng), 0
        play(state, "take open:1")
        first.add(shown(state)[0])
    assert first == {"village", "quarry", "monastery", "inn", "cart"}
