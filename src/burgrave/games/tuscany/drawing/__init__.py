"""Tuscany drawn in SVG from a view."""
