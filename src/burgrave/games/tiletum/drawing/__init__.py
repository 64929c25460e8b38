"""Drawing."""
DRAWING = None
