"""What a position is worth to a seat, for greedy play and the leaves of searches."""

from burgrave.games.kingsburg.evaluation.position import evaluate as evaluate
