"""Patterns of empty fields and of cards: a colour is known by its pattern as well."""

from burgrave.draw.patterns import BRICKS, CROSSES, HATCHING, LOZENGES, TUFTS, patterns

PATTERNS = patterns(
    {
        "d-castle": LOZENGES,
        "d-city": BRICKS,
        "d-inn": (12, 8, "M0 6l6-4 6 4"),
        "d-agriculture": TUFTS,
        "d-quarry": HATCHING,
        "d-village": (14, 10, "M0 0a7 5 0 0 0 14 0M-7 5a7 5 0 0 0 14 0M7 5a7 5 0 0 0 14 0"),
        "d-monastery": CROSSES,
        "d-cart": (10, 10, "M2.5 2.5h.01M7.5 7.5h.01"),
    }
)
"""SVG definitions: lozenges, bricks, chevrons, tufts, hatching, roof tiles, crosses, dots."""
