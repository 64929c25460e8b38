"""Reasons of refusals as templates (`Words.refusals`); a test compares them with the code that raises them."""

from __future__ import annotations

from typing import Final

from burgrave.speech import marked

REFUSALS: Final = (
    marked("a turn can be planned from the first round until the game is over"),
    marked("the dice lie around the wheel for all; plan without choosing them"),
    marked(
        "the game cannot be played with documented_only 'yes'; reconstructed are: most roads, house and bonus spaces of the map, "
        "the cities of fairs and the points of rounds, the values of the king track, cathedrals and costs, prices and spaces of "
        "contracts, and the number of copies of helpers, characters, contracts and crests"
    ),
)
