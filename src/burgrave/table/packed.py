"""Positions and results as the database keeps them: JSON, compressed."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from burgrave.table.packing import packer

ENCODER = msgspec.json.Encoder()


def pack(data: Any, level: int = 1) -> bytes:
    """JSON-able data as compressed bytes."""
    return bytes(packer.compress(ENCODER.encode(data), level))


def unpack(data: bytes) -> Any:
    """What `pack` was given; ValueError when the bytes are damaged."""
    try:
        return msgspec.json.decode(zlib.decompress(data))
    except (zlib.error, msgspec.DecodeError, TypeError, UnicodeError) as error:
        raise ValueError(f"stored data is damaged: {error}") from None
