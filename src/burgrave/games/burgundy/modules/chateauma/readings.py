"""Rules of Chateauma that can be read in two ways, each with the option that chooses (docs/rulings.md).

The defaults are what the Polish text says word by word. These are the other values.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

RESERVE_ORDER: Final = "reserve"
"""For `chateauma_purchase`: a tie of colours goes by the order of the reserve, not by the places of the black depot (p. 25)."""
FROM_WHITE: Final = "from"
"""For `chateauma_ship`: a tie of depots goes to the first from the white die's on, not after it (p. 25)."""
FEWEST: Final = "fewest"
"""For `chateauma_white_castle`: it brings the colour that the reserve has fewest of, not one that it lacks (p. 26)."""
WHITE_DIE: Final = "white_die"
"""For `chateauma_extra`: the white die names the first depot for a tile of modifier D, not a new roll (p. 26)."""


def reads(state: State, option: str, value: str) -> bool:
    """Whether one of these options has a value in this game."""
    return bool(state.rules.options[f"chateauma_{option}"] == value)
