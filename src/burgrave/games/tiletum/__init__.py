"""The game of Tiletum, with its modules."""
