"""Checks the dice of a finished game: whether its record is what it claims, in three steps that a page can show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from burgrave.engine.digest import COMMITTED, commitment
from burgrave.engine.errors import BurgraveError
from burgrave.engine.record import replay
from burgrave.engine.verify import check_start, verify


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of each step: True, False, or None where it could not be tried."""

    seal: bool | None
    """Whether the seal is that of the key with game, modules, options and seats."""
    actions: bool | None = None
    """Whether every action is legal, and every roll and draw follows from the key."""
    scores: bool | None = None
    reason: str = ""
    """Why a step failed, in English, for whoever looks into it."""

    @property
    def is_sound(self) -> bool:
        """Whether nothing failed."""
        return False not in (self.seal, self.actions, self.scores)


def checked(record: dict[str, Any]) -> Checked:
    """All steps; takes as long as the game takes to be played again."""
    seal = seal_fits(record)
    try:
        verify(record)
        return Checked(seal, True, True)
    except BurgraveError as error:
        reason = str(error)
    if not seal:
        return Checked(seal, reason=reason)
    try:
        check_start(record)
        replay(record)
    except BurgraveError:
        return Checked(seal, False, None, reason)
    has_digests = len(record["digests"]) == len(record["actions"])
    return Checked(seal, has_digests, False if has_digests else None, reason)


def seal_fits(record: dict[str, Any]) -> bool | None:
    """Whether a record's seal is that of its key, game and options, which needs no rules; None when one of them is missing."""
    shown = record.get("commitment")
    if not isinstance(shown, str) or not shown or any(record.get(name) is None for name in COMMITTED):
        return None
    return commitment(record) == shown
