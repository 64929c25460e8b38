"""The solo game (special p. 14-15)."""
