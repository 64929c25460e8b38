"""The value of a position for a seat, for greedy play and the end points of searches."""

from burgrave.games.kingsburg.evaluation.position import evaluate as evaluate
