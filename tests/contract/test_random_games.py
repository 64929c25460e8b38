"""Random games over seats, editions, duchies and options, every invariant checked at every step.

Two thousand on the compiled form, five hundred on the pure one, which takes five times as long: `make test` runs both, and other
tests hold that they play alike.
"""

import pytest

from burgrave.contract.soak import soak
from burgrave.engine import agenda

IS_COMPILED = agenda.__file__.endswith(".so")
GAMES, CHUNK = 2000 if IS_COMPILED else 500, 50


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_games_keep_every_invariant(first):
    counts = soak("burgundy", range(first, first + CHUNK))
    assert counts["games"] == CHUNK
    assert counts["decisions"] > CHUNK * 150
    assert all(counts[f"seats {seats}"] for seats in (2, 3, 4))
    assert all(counts[f"edition {edition}"] for edition in ("2011", "special"))
