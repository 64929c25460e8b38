"""Team and solo games as wholes: random play with the auditor, saves, what is hidden, bots, the terminal."""

import json
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

import burgrave
from burgrave.bots.greedy import GreedyBot
from burgrave.cli import app
from burgrave.contract import Setup
from burgrave.contract.walk import walk
from games.damaged_saves import refused
from games.secrecy_checks import everything_shown, mixed

TEAMS = Setup("burgundy", 4, ["base", "team"])
ALONE = Setup("burgundy", 1, ["base", "solo"])
WAYS = [
    TEAMS,
    Setup("burgundy", 4, ["base", "team"], {"duchies": "32", "settling": "secret"}),
    Setup("burgundy", 4, ["base", "extra_hexes", "white_castles", "inns", "team"], {"duchies": ["32", "32", "31", "31"]}),
    ALONE,
    Setup("burgundy", 1, ["base", "solo"], {"duchies": "34", "target": "20"}),
    Setup("burgundy", 1, ["base", "extra_hexes", "white_castles", "solo"], {"target": "30"}),
]


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_random_games(setup):
    for seed in range(17):
        walk(setup, seed, chance_of_check=0.004)


@pytest.mark.long
@pytest.mark.parametrize("setup", [ALONE, WAYS[4], WAYS[5]], ids=str)
def test_greedy_solo_games_with_the_auditor_and_every_save(setup):
    """Greedy meets colours and targets that random play hardly does."""
    verbs: set[str] = set()
    wanted = {"buy_points", "install"}
    for seed in range(20):
        if seed >= 3 and wanted <= verbs:
            break
        state: Any = setup.new(seed)
        books = state.rules.game.auditor(state)
        bot = GreedyBot(seed)
        while not state.is_over:
            if state.agenda[-1].id not in ("Turn", "CastleAction"):
                assert burgrave.load(json.loads(json.dumps(state.save()))) == state
            action = bot.choose(state, 0)
            verbs.add(action.verb)
            books.observe(state, state.apply(action))
        assert state.winners == ((0,) if state.covered[0].bit_count() == 37 else ())
    assert wanted <= verbs


def played(setup, seed, plies):
    """Return a position after a number of random choices."""
    state: Any = setup.new(seed)
    random = Random(seed)
    for _ in range(plies):
        seat = random.choice(state.to_act)
        state.apply(random.choice(state.legal_actions(seat)), seat)
    return state


@pytest.mark.parametrize("setup", [TEAMS, ALONE], ids=str)
def test_two_worlds_look_the_same(setup):
    for plies in (1, 40, 90):
        state = played(setup, 3, plies)
        other = state.clone()
        other.piles = [mixed(pile, drawn, Random(1)) for pile, drawn in zip(state.piles, state.drawn, strict=True)]
        other.counter += 1
        for seat in (*range(state.seats), None):
            places = ["0.hex:22", "0.storage:2"]
            assert everything_shown(state, seat, places) == everything_shown(other, seat, places)


def test_damaged_solo_saves_are_refused():
    saved = played(ALONE, 4, 30).save()
    marker, target, *others, gone, turned = saved["position"]["slices"][0]
    for wrong in (
        [-1, target, *others, gone, turned],
        [marker, "50", *others, gone, turned],
        [marker, target, *others, gone[:-1], turned],
        [marker, target, *others, gone, [999]],
        [marker, target, *others, 0, gone, turned],
        [marker],
    ):
        assert refused(saved, "slices", [wrong])


def test_damaged_team_saves_are_refused():
    saved = played(TEAMS, 4, 30).save()
    assert refused(saved, "storage", saved["position"]["storage"][:-1])
    assert refused(saved, "duchy", ["31", "31", "31", "77"])


def test_solo_games_in_the_terminal():
    result = CliRunner().invoke(
        app, ["simulate", "--seats", "1", "--modules", "base,solo", "--bots", "random", "--games", "2", "--seed", "1"]
    )
    assert result.exit_code == 0, result.output
