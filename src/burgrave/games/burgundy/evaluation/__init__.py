"""Burgundy's own evaluation; `weights.py` is the table to tune."""

from burgrave.games.burgundy.evaluation.position import evaluate

__all__ = ["evaluate"]
