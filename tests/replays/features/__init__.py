"""What recorded games prove, game by game: `required()` is taken from a game's own registers, `features` read off a record."""

from __future__ import annotations

from typing import Any

from replays.features import burgundy, kingsburg, tiletum, tuscany

PROOFS = {"burgundy": burgundy, "kingsburg": kingsburg, "tiletum": tiletum, "tuscany": tuscany}


def required(game: str) -> set[str]:
    """Everything that some recorded game of a game must prove."""
    return PROOFS[game].required()


def features(record: dict[str, Any]) -> set[str]:
    """Everything a record proves."""
    return PROOFS[record["game"]].features(record)
