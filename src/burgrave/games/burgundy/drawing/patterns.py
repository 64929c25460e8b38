"""The patterns of empty spaces: a terrain can be recognised by its pattern as well as by its colour."""

from burgrave.draw.patterns import BRICKS, CROSSES, HATCHING, LOZENGES, TUFTS, patterns

PATTERNS = patterns(
    {
        "castle": LOZENGES,
        "mine": HATCHING,
        "ship": (16, 9, "M0 5c4-4 4-4 8 0s4 4 8 0"),
        "monastery": CROSSES,
        "animal": TUFTS,
        "building": BRICKS,
    }
)
"""SVG definitions: lozenges, hatching, waves, crosses, tufts, bricks."""
