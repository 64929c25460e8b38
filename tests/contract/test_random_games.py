"""Two thousand random games over seats, editions, duchies and options, every invariant checked at every step."""

import pytest

from burgrave.contract.soak import soak

GAMES, CHUNK = 2000, 50


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_games_keep_every_invariant(first):
    counts = soak("burgundy", range(first, first + CHUNK))
    assert counts["games"] == CHUNK
    assert counts["decisions"] > CHUNK * 150
    assert all(counts[f"seats {seats}"] for seats in (2, 3, 4))
    assert all(counts[f"edition {edition}"] for edition in ("2011", "special"))
