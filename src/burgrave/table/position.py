"""How a game stands, as it is stored with every move: enough to go on from it, or to show it when nothing else can be read."""

from __future__ import annotations

from typing import Any

from burgrave.engine.state import GameState


def position_of(state: GameState) -> dict[str, Any]:
    """The position (`save`, without its history), what a spectator sees of it (`view`), and of a finished game its result."""
    save = {**state.save(), "actions": [], "seed": None}
    return {"save": save, "view": state.view(None), **(outcome_of(state) if state.is_over else {"scores": list(state.scores)})}


def outcome_of(state: GameState) -> dict[str, Any]:
    """How a finished game ended: scores, ranking, winners, and by seat where the points came from."""
    return {
        "scores": list(state.scores),
        "ranking": list(state.ranking),
        "winners": list(state.winners),
        "sources": [[list(source) for source in state.scoring(seat)] for seat in range(state.seats)],
    }
