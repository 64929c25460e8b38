"""Encodes snapshots, starts and results for the database: compressed JSON.

A snapshot is stored with every move: enough to continue from it, or to show it when nothing else can be read.
"""

from __future__ import annotations

import zlib

import msgspec

from burgrave.engine.game_log import LogEntry
from burgrave.engine.record import saved_position
from burgrave.engine.state import GameState
from burgrave.table.compression import zlib_impl
from burgrave.table.json_types import Json
from burgrave.table.stored_types import FinalResult, Result, Snapshot, Start

ENCODER = msgspec.json.Encoder()


def snapshot_of(state: GameState) -> Snapshot:
    """Return the position (`save`, for `engine.record.carried_over`), what a spectator sees of it (`view`), and of a finished
    game its result.
    """
    snapshot: Snapshot = {
        "save": saved_position(state),
        "view": state.view(None),
        "scores": list(state.scores),
    }
    return {**snapshot, **final_result(state)} if state.is_over else snapshot


def final_result(state: GameState) -> FinalResult:
    """Return how a finished game ended: scores, ranking, winners, and by seat where the points came from."""
    return {
        "scores": list(state.scores),
        "ranking": list(state.ranking),
        "winners": list(state.winners),
        "sources": [[list(source) for source in state.scoring(seat)] for seat in range(state.seats)],
    }


def compress_json(data: Snapshot | Start | Result, level: int = 1) -> bytes:
    """Return the data as compressed JSON; a higher zlib `level` takes longer and makes it smaller."""
    return bytes(zlib_impl.compress(ENCODER.encode(data), level))


def decompress_json(data: bytes) -> Json:
    """Return the JSON that `compress_json` was given; raises ValueError when the bytes are damaged."""
    try:
        value: Json = msgspec.json.decode(zlib.decompress(data))
    except (zlib.error, msgspec.DecodeError, TypeError, UnicodeError) as error:
        raise ValueError(f"stored data is damaged: {error}") from None
    return value


def read_start(data: bytes) -> Start:
    """Return a start as `compress_json` wrote it; raises ValueError when the bytes are damaged or hold something else."""
    stored = decompress_json(data)
    save = stored.get("save") if isinstance(stored, dict) else None
    if not isinstance(stored, dict) or not isinstance(save, dict):
        raise ValueError("stored data is damaged: a start without a position")
    try:
        log = msgspec.convert(stored.get("log"), dict[str, list[LogEntry]])
    except msgspec.ValidationError as error:
        raise ValueError(f"stored data is damaged: {error}") from None
    return {"save": save, "log": log}
