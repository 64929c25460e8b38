"""Node counts: how many positions lie so many choices ahead. A wrong number tells of a rule that changed."""

from __future__ import annotations

from burgrave.engine.state import GameState


def perft(state: GameState, depth: int) -> int:
    """Leaves of the tree of choices of that depth; finished games and the last level count one each."""
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
