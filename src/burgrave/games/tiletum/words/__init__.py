"""Words."""
WORDS = None
