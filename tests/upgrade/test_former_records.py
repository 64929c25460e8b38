"""Games recorded by the last commit before the keyed stream: today's rules lead every one of them to its original scores."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from burgrave.engine.errors import BurgraveError
from burgrave.engine.record import opening_of

RECORDS: list[dict[str, Any]] = json.loads(gzip.decompress((Path(__file__).parent / "former_records.json.gz").read_bytes()))
"""All 113 recorded games of commit aa3537f, with the scores and rankings that its own code gave them."""
CHANGED = {"kingsburg/governor-damsel": "the Garrison asks whether to keep the soldier: a line of the record is missing"}
"""Those that a mended rule changes, and how."""


@pytest.mark.parametrize("one", RECORDS, ids=lambda one: one["name"])
def test_a_former_record_ends_as_it_did(one: dict[str, Any]) -> None:
    state = opening_of(one["record"])
    try:
        for line in one["record"]["actions"]:
            state.apply(line)
    except BurgraveError:
        assert one["name"] in CHANGED
        return
    assert state.is_over
    assert (list(state.scores), list(state.ranking)) == (one["scores"], one["ranking"])
    assert one["name"] not in CHANGED
