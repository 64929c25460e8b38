"""Reasons of refusals as templates (`Words.refusals`); a test compares them with the code that raises them."""

from __future__ import annotations

from typing import Final

from burgrave.speech import marked

REFUSALS: Final = (
    marked("a turn can be planned from the first round until the game is over"),
    marked("no dice are rolled in this game; plan without them"),
    marked(
        "the game cannot be played with documented_only 'yes'; reconstructed are: the twelve estate parts, how many "
        "estate cards there are of each colour, the income cards, the kinds on agriculture tokens, and the points for covering a "
        "colour"
    ),
)
