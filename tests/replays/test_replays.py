"""Recorded games: each proves what it says, and together they prove everything that is registered."""

import json
from pathlib import Path

import pytest

import burgrave
from burgrave.games.catalogue import NAMES
from replays.features import PROOFS, features, required

FILES = sorted(Path(__file__).parent.glob("*/*.json"))


def read(file):
    return json.loads(file.read_text(encoding="utf-8"))


@pytest.mark.pure
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_game_proves_what_it_says(file):
    """Of the pure form: the compiled one has the same digest at every ply."""
    proof = read(file)
    assert set(proof["proves"]) <= features(proof["record"])


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_game_replays_ply_by_ply(file):
    proof = read(file)
    state = burgrave.replay(proof["record"], 0)
    auditor = state.rules.game.auditor(state)
    assert state.digest() == proof["digests"][0]
    for line, digest in zip(proof["record"]["actions"], proof["digests"][1:], strict=True):
        auditor.observe(state, state.apply(line))
        assert state.digest() == digest
    assert state.is_over


@pytest.mark.parametrize("game", PROOFS)
def test_everything_registered_is_proved(game):
    proved = {feature for file in FILES if file.parent.name == game for feature in read(file)["proves"]}
    assert required(game) - proved == set()
    assert proved <= required(game)
    assert set(PROOFS) == set(NAMES)
