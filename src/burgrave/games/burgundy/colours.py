"""The six colours of hexes: they decide what may lie on a space, and what completes a region or earns a bonus tile."""

from typing import Final

COLOURS: Final = ("building", "animal", "ship", "monastery", "castle", "mine")

BUILDING: Final = 0
ANIMAL: Final = 1
SHIP: Final = 2
MONASTERY: Final = 3
CASTLE: Final = 4
MINE: Final = 5

WILD: Final = 6
"""In place of a colour: that of a tile that may lie on a space of any colour."""
NOWHERE: Final = 7
"""In place of a colour: that of a tile that never lies in a duchy."""
