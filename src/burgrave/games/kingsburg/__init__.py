"""The game of Kingsburg, second edition, with every module."""
