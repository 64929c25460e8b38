"""The Game class, the catalogue of installed games, and the four games of this package."""
