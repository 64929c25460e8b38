"""One file for each decision or phase that the rulebook names."""
