"""Reasons of refusals as templates (`Words.refusals`); a test compares them with the code that raises them."""

from __future__ import annotations

from typing import Final

from burgrave.speech import marked

REFUSALS: Final = (
    marked("edition {edition} has no duchy {number}; valid: {valid}"),
    marked("duchies {value} are partly our own guess; with documented_only 'yes' choose from {valid}"),
    marked("a turn can be planned from the first roll of the dice until the game is over"),
    marked("seat {seat} is played by the game: nobody plans for it"),
    marked("a plan has two dice of 1 to {faces}, such as [3, 4]"),
    marked("your dice are used; say which dice to plan with, such as [3, 4]"),
)
