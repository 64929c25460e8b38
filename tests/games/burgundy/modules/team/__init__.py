"""The team game (special p. 14)."""
