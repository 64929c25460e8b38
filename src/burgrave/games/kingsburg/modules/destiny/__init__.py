"""Module 4: a card that is in force for a year (p. 14)."""
