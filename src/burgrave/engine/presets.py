"""Presets: named combinations of modules, options and seats, so that nobody must choose them one by one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Preset"]


@dataclass(frozen=True)
class Preset:
    """A named combination of modules, options and seats; its texts are English and marked for the game's catalog."""

    id: str
    title: str
    summary: str
    seats: int
    """Default number of seats, automa included; more may sit down where the modules allow it."""
    modules: tuple[str, ...] = ()
    """In addition to the default modules."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """Options that differ from their defaults."""
