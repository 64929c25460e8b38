"""Scenario sheets: one of four changes the whole game."""
