"""Reasons of refusals as templates (`Words.refusals`); a test compares them with the code that raises them."""

from __future__ import annotations

from typing import Final

from burgrave.speech import marked

REFUSALS: Final = (
    marked("scenario {scenario} does not go together with {module}; choose another scenario"),
    marked("scenario {scenario} is our own; with documented_only 'yes' choose another"),
)
