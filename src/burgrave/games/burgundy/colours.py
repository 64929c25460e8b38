"""The six colours of hexes: what may lie on a space, and what completes a region or earns a bonus tile."""

from typing import Final

COLOURS: Final = ("building", "animal", "ship", "monastery", "castle", "mine")

BUILDING: Final = 0
ANIMAL: Final = 1
SHIP: Final = 2
MONASTERY: Final = 3
CASTLE: Final = 4
MINE: Final = 5
