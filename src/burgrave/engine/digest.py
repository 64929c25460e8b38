"""Hashes of JSON-able data, the same on every Python and platform: checksums, the commitment to a seed, digests of moves.

The digests of a game form a chain: each covers the one before it, an action, and what followed for the people at the table
(points, whose turn it is, what they may choose). They do not depend on how a state is laid out in memory, so they survive a rebuilt
engine and still notice changed rules.
"""

from __future__ import annotations

import json
from hashlib import blake2b, sha256
from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.formats import Saved

if TYPE_CHECKING:
    from burgrave.engine.state import GameState

__all__ = ["canonical", "chain_start", "commitment", "long_hash", "next_digest", "short_hash"]

COMMITTED: Final = ("game", "modules", "options", "seats", "seed")
"""Keys of a record that its commitment covers."""


def canonical(data: Any) -> bytes:
    """Return the data as JSON in exactly one form, independent of the order of keys."""
    return json.dumps(data, sort_keys=True, separators=(",", ":")).encode()


def short_hash(data: Any) -> str:
    """Return a hash of JSON-able data, 20 hexadecimal digits."""
    return blake2b(canonical(data), digest_size=10).hexdigest()


def long_hash(data: Any) -> str:
    """Return a hash of JSON-able data, 32 hexadecimal digits."""
    return blake2b(canonical(data), digest_size=16).hexdigest()


def commitment(record: Saved) -> str:
    """Return the SHA-256 of what a game begins with, 64 hexadecimal digits.

    Shown when a game begins, it reveals nothing about a seed of 256 random bits; when the seed is shown at the end, everybody can
    check that neither it nor the game's options and seats were changed in between.
    """
    return sha256(canonical({name: record[name] for name in COMMITTED})).hexdigest()


def chain_start(record: Saved) -> str:
    """Return the digest before the first action: the record's commitment, combined with the position where the game
    was continued.
    """
    start = record.get("start")
    return commitment(record) if start is None else long_hash([commitment(record), start])


def next_digest(before: str, state: GameState) -> str:
    """Return the digest after the state's last action, given the one before it (`chain_start` before the first)."""
    seat, action = state.past[1], state.rules.actions[state.past[2]]
    choices = [[waiting, [str(option) for option in state.legal_actions(waiting)]] for waiting in state.to_act]
    return long_hash([before, seat, str(action), list(state.scores), choices])
