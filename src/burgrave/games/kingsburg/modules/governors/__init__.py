"""Module 3: every player is somebody, with a power of their own (p. 12-13)."""
