"""What a game hands to words and drawing serves them in either form: the rules may be compiled, they are not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.contract import random_setup
from burgrave.draw import Look
from burgrave.engine.events import visible
from burgrave.games.collection import COLLECTION
from games.random_games import LANGUAGES, NAMES, some

GAMES = tuple(name for name in burgrave.games() if name in COLLECTION)
SEEDS = (1, 2, 3)
EXPLAINED, DRAWN = 10, 25
"""Choices are explained, and the table is drawn, once in so many plies."""


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_a_random_game_is_logged_explained_and_drawn(name: str, seed: int) -> None:
    random = Random(seed)
    state: Any = random_setup(name, random).new(seed)
    language = LANGUAGES[seed % 2]
    check_log(state, state.events, language)
    while not state.is_over:
        seat = random.choice(state.to_act)
        legal = state.legal_actions(seat)
        if state.ply % EXPLAINED == 0:
            for action in some(legal, 5):
                assert state.rules.game.explain(state, action, language, NAMES)["label"]
        if state.ply % DRAWN == 0:
            draw(state, seat, language)
        check_log(state, state.apply(random.choice(legal), seat), language)
    draw(state, None, language)


def check_log(state: Any, events: Any, language: str) -> None:
    for seat in (None, 0):
        for entry in state.rules.game.lines(state, visible(events, seat), language, NAMES):
            assert entry["text"] or entry["head"] or entry["detail"]


def draw(state: Any, seat: int | None, language: str) -> None:
    look = Look(seat or 0, () if seat is None else (seat,), NAMES[: state.seats], language)
    parts = state.rules.game.drawing.parts(state.view(seat), look)
    assert parts.board.whole("board").startswith("<svg")
