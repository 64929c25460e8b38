"""Drawing."""

DRAWING = None
