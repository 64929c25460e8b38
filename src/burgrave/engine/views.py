"""The common part of all views, and the imagined states that bots get."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.chance import imagined, is_seed
from burgrave.engine.errors import BadOption, short
from burgrave.engine.formats import View
from burgrave.engine.secret_choice import UNDECIDED, SecretChoice

if TYPE_CHECKING:
    from burgrave.engine.state import GameState

__all__ = ["common_view", "imagine", "table_view"]

WHAT_IF_SEED: Final = 0
"""The seed of what is drawn in a plan (`Game.what_if`), always the same, so that the same plan gets the same draws."""


def imagine(state: GameState, seat: int | None, seed: Any) -> GameState:
    """Return a clone in which everything that the seat may not see is reshuffled, future dice included.

    It has no seed: its record has the actions, but cannot be replayed.
    """
    if not is_seed(seed):
        raise BadOption(f"a seed is a whole number from 0 on (below 2**256), not {short(seed)}")
    imagined_state = state.clone()
    irreversible = imagined_state.irreversible
    imagined_state.seed = None
    imagined_state.stream = imagined(seed)
    imagined_state.counter = 0
    imagined_state.forced = ()
    imagined_state.rules.game.determinize(imagined_state, seat)
    for module in imagined_state.rules.modules:
        if module.determinize is not None:
            module.determinize(imagined_state, seat)
    for step in imagined_state.agenda:
        if isinstance(step, SecretChoice):
            step.imagine(imagined_state, seat)
            imagined_state.past = history_as_imagined(imagined_state)
    imagined_state.irreversible = irreversible
    imagined_state.legal = None
    return imagined_state


def history_as_imagined(state: GameState) -> Any:
    """Return the history with the imagined secret choices in place of the real ones, which are always the last entries."""
    past: Any = state.past
    hidden: list[int] = []
    for choice in state.secret:
        if choice != UNDECIDED and past is not None:
            hidden.append(past[1])
            past = past[0]
    for seat in reversed(hidden):
        past = (past, seat, state.secret[seat])
    return past


def common_view(state: GameState, seat: int | None) -> View:
    """Return what every view begins with: game, progress, the seats to act, and the seat's own secret choice."""
    own = UNDECIDED if seat is None or not state.secret else state.secret[seat]
    return {
        "game": state.rules.game.name,
        "modules": [module.id for module in state.rules.modules],
        "options": state.rules.copy_of_options(),
        "seats": state.seats,
        "seat": seat,
        "ply": state.ply,
        "to_act": list(state.to_act),
        "over": state.is_over,
        "scores": list(state.scores),
        "chosen": None if own == UNDECIDED else str(state.rules.actions[own]),
    }


table_view = common_view
"""Deprecated name of `common_view`, kept for games of other packages."""
