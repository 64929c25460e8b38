"""Burgundy's evaluation of positions: `weights.py` has the weights to tune, `learned_weights.toml` those that were learned."""

from burgrave.games.burgundy.evaluation.position import evaluate

__all__ = ["evaluate"]
