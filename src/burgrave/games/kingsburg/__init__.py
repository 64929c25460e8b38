"""Kingsburg (second edition, with every module)."""
