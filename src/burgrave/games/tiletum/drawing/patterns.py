"""Definitions for the drawings: hatching of the low end of the king track, and outlines that end the divisions of pieces."""

from burgrave.draw.patterns import HATCHING, patterns
from burgrave.games.tiletum.drawing.pieces import CLIPS

PATTERNS = patterns({"ti-low": HATCHING}) + CLIPS
"""SVG patterns."""
