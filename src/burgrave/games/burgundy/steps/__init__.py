"""The steps of the game, one file for each decision or phase that the rulebook names."""
