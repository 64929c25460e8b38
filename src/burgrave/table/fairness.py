"""Checks the dice of a finished game in three steps that a page can show: commitment, actions, scores."""

from __future__ import annotations

from dataclasses import dataclass

from burgrave.engine.digest import COMMITTED, commitment
from burgrave.engine.errors import BurgraveError
from burgrave.engine.record import replay
from burgrave.engine.verify import check_start, verify
from burgrave.table.json_types import JsonObject
from burgrave.table.stored_types import Record


@dataclass(frozen=True, slots=True)
class FairnessCheck:
    """The result of each step: True, False, or None where it could not be checked."""

    commitment: bool | None
    """Whether the commitment is that of the key with game, modules, options and seats."""
    actions: bool | None = None
    """Whether every action is legal, and every roll and draw follows from the key."""
    scores: bool | None = None
    reason: str = ""
    """Why a step failed, in English, for somebody who investigates it."""

    @property
    def is_sound(self) -> bool:
        """Whether no step of the check failed."""
        return False not in (self.commitment, self.actions, self.scores)


def check_record(record: Record) -> FairnessCheck:
    """Return the result of all steps; this replays the whole game."""
    fits = commitment_matches(record)
    try:
        verify(record)
        return FairnessCheck(fits, True, True)
    except BurgraveError as error:
        reason = str(error)
    if not fits:
        return FairnessCheck(fits, reason=reason)
    try:
        check_start(record)
        replay(record)
    except BurgraveError:
        return FairnessCheck(fits, False, None, reason)
    has_digests = len(record.get("digests", [])) == len(record["actions"])
    return FairnessCheck(fits, has_digests, False if has_digests else None, reason)


def commitment_matches(record: Record | JsonObject) -> bool | None:
    """Return whether a record's commitment fits its key, game and options, which needs no rules; None when one of
    them is missing.
    """
    recorded = record.get("commitment")
    if not isinstance(recorded, str) or not recorded or any(record.get(name) is None for name in COMMITTED):
        return None
    return commitment(record) == recorded
