"""Perft: counts the positions a number of choices ahead. A changed count reveals a changed rule."""

from __future__ import annotations

from burgrave.engine.state import GameState

__all__ = ["perft"]


def perft(state: GameState, depth: int) -> int:
    """Return the number of leaves of the tree of choices with this depth; a finished game counts as one leaf."""
    if depth == 0 or state.is_over:
        return 1
    nodes = 0
    seat = state.to_act[0]
    for action in state.legal_actions(seat):
        if depth == 1:
            nodes += 1
            continue
        after = state.clone()
        after.apply(action, seat)
        nodes += perft(after, depth - 1)
    return nodes
