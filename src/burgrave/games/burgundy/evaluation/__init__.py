"""Burgundy's own evaluation: `weights.py` is the table to tune, `learned_weights.toml` what was learned besides."""

from burgrave.games.burgundy.evaluation.position import evaluate

__all__ = ["evaluate"]
