"""The six colours of hexes: what may lie on a space, and what completes a region or earns a bonus tile."""

COLOURS = ("building", "animal", "ship", "monastery", "castle", "mine")

BUILDING, ANIMAL, SHIP, MONASTERY, CASTLE, MINE = range(6)
