"""Reasons of refusals as templates (`Words.refusals`); a test compares them with the code that raises them."""

from __future__ import annotations

from typing import Final

from burgrave.speech import marked

REFUSALS: Final = (
    marked("dice can be planned from the roll of a season until it is over"),
    marked("your dice are placed; say which dice to plan with, such as [2, 3, 5]"),
    marked("a plan has up to {most} dice of 1 to {faces}, such as [2, 3, 5]"),
    marked("these dice reach nobody who is free"),
)
