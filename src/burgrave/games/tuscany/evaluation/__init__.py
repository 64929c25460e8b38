"""How good a position is for a seat."""

from burgrave.games.tuscany.evaluation.position import evaluate as evaluate
