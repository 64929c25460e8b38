"""The six colours of hexes: what may lie on a space, and what completes a region or earns a bonus tile."""

from typing import Final

COLOURS: Final = ("building", "animal", "ship", "monastery", "castle", "mine")

BUILDING: Final = 0
ANIMAL: Final = 1
SHIP: Final = 2
MONASTERY: Final = 3
CASTLE: Final = 4
MINE: Final = 5

WILD: Final = 6
"""In the place of a colour: a tile that may lie on a space of any."""
NOWHERE: Final = 7
"""The same: a tile that never lies in a duchy."""
