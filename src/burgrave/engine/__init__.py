"""The rules engine: agenda, actions, chance, records, views and modules. It contains nothing about any particular game."""
