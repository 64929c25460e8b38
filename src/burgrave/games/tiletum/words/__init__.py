"""Words."""

WORDS = None
