"""Knows no game: agenda, actions, chance, records, views, modules."""
