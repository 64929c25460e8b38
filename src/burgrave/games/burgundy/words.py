"""Prompts, labels and log sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def explain(state: Any, action: Action, language: str) -> dict[str, Any]:
    return {}


def narrate(state: Any, event: Any, language: str) -> str:
    return ""
