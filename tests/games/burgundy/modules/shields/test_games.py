"""Whole games with shields: nothing breaks, nothing is hidden but the piles, and bots use them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.bots.greedy import GreedyBot
from burgrave.contract import Setup
from burgrave.contract.walk import walk
from burgrave.games.burgundy.modules.shields import SHIELDS_MODULE
from games.positions import middle
from games.secrecy_checks import everything_shown

FREE = {"duchies": "dealt", "start_castle": "choose"}


@pytest.mark.parametrize("seed", range(36))
def test_random_games(seed: int) -> None:
    walk(Setup("burgundy", 2 + seed % 3, ["shields"], FREE if seed % 2 else {}), seed, chance_of_check=0.002)


@pytest.mark.parametrize("other", [name for name in burgrave.game("burgundy").modules if name not in ("base", "shields")])
def test_random_games_with_every_other_module(other: str) -> None:
    game = burgrave.game("burgundy")
    if other in SHIELDS_MODULE.excludes:
        with pytest.raises(burgrave.BadOption, match="together"):
            game.rules(game.seats_with([other])[0], ["shields", other], {})
        return
    for seed in range(4):
        walk(Setup("burgundy", game.seats_with(["shields", other])[seed % 2], ["shields", other], {}), seed, chance_of_check=0.002)


def test_games_that_like_shields_see_everything() -> None:
    """A random player takes every shield it can: all steps and verbs come up, and the auditor watches."""
    verbs: Counter[str] = Counter()
    wanted = {"shield", "bring", "pay", "pay_with", "drop", "set", "copy", "gather"}
    for seed in range(64):
        if seed >= 16 and set(verbs) >= wanted:
            break
        random = Random(seed)
        state: Any = burgrave.new("burgundy", 2 + seed % 3, seed, modules=["shields"])
        auditor = state.rules.game.auditor(state)
        while not state.is_over:
            options = state.legal_actions()
            liked = [action for action in options if action.verb in ("shield", "bring", "pay", "pay_with", "set", "copy", "gather")]
            action = random.choice(liked if liked and random.random() < 0.7 else options)
            verbs[action.verb] += 1
            auditor.observe(state, state.apply(action))
    assert set(verbs) >= wanted


@pytest.mark.parametrize("plies", [1, 70, 140])
def test_two_worlds_look_the_same(plies: int) -> None:
    """Shields that lie nowhere are in the box: nothing about them is unknown, and imagined games have the same."""
    state = middle("burgundy", 5, plies, 3, modules=["shields"])
    for seat in (0, 1, 2):
        worlds = [state.imagine(seat, seed) for seed in (1, 2)]
        assert worlds[0].digest() != worlds[1].digest()
        places = ["0.hex:19", "depot:3"]
        assert everything_shown(worlds[0], seat, places) == everything_shown(worlds[1], seat, places)
        assert worlds[0].view(seat)["extra"] == state.view(seat)["extra"]


def test_everybody_sees_the_same() -> None:
    state = middle("burgundy", 4, 100, 3, modules=["shields"])
    assert len({str(state.view(seat)["extra"]["shields"]) for seat in (None, 0, 1, 2)}) == 1


@pytest.mark.long
def test_greedy_takes_and_keeps_shields_and_is_better_for_it() -> None:
    """It plays against the same bot without the evaluation of shields."""
    points = [0, 0]
    verbs: Counter[str] = Counter()
    for seed in range(6):
        state: Any = burgrave.new("burgundy", 2, seed, modules=["shields"])
        usual = state.rules.evaluations
        bots = [GreedyBot(seed * 2), GreedyBot(seed * 2 + 1)]
        knows = seed % 2
        while not state.is_over:
            seat = state.to_act[0]
            state.rules.evaluations = usual if seat == knows else ()
            action = bots[seat].choose(state, seat)
            verbs[action.verb] += seat == knows
            state.apply(action)
        state.rules.evaluations = usual
        points[0] += state.scores[knows]
        points[1] += state.scores[1 - knows]
    assert verbs["shield"] > 3
    assert verbs["pay"] > verbs["drop"]
    assert points[0] > points[1]
