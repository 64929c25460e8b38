"""The check of a finished game names the step that fails."""

from __future__ import annotations

import pytest

import burgrave
from burgrave.engine.verify import proven
from burgrave.table.fairness import check_record, commitment_matches


@pytest.fixture(scope="module")
def record():
    state = burgrave.new("pebbles", 2, seed=5)
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(state.legal_actions(seat)[0], seat)
    return proven(state)


def test_an_untouched_record_is_sound(record):
    check = check_record(record)
    assert (check.commitment, check.actions, check.scores, check.is_sound) == (True, True, True, True)


@pytest.mark.parametrize(
    ("change", "results"),
    [
        ({"seed": 6}, (False, None, None)),
        ({"commitment": "0" * 64}, (False, None, None)),
        ({"scores": [99, 99]}, (True, True, False)),
        ({"digests": ["0" * 32]}, (True, False, None)),
        ({"start": burgrave.new("pebbles", 3, seed=5).save()}, (True, False, None)),
    ],
)
def test_a_changed_record_is_not_sound(record, change, results):
    check = check_record({**record, **change})
    assert (check.commitment, check.actions, check.scores) == results
    assert not check.is_sound
    assert check.reason


def test_a_commitment_is_checked_without_rules(record):
    assert commitment_matches({**record, "game": "atlantis"}) is False
    assert commitment_matches({}) is None
    assert commitment_matches({**record, "seed": None}) is None
