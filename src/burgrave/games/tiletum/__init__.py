"""Tiletum."""
