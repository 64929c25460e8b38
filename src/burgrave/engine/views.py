"""What a seat may know: helpers for views, and the imagined states that bots are asked with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.chance import imagined, is_seed
from burgrave.engine.errors import BadOption, short
from burgrave.engine.formats import View
from burgrave.engine.secret_choice import UNDECIDED, SecretChoice

if TYPE_CHECKING:
    from burgrave.engine.state import GameState

PLAN_SEED: Final = 0
"""Whatever is drawn in a plan (`Game.what_if`) is made up; the same plan always makes up the same."""


def imagine(state: GameState, seat: int | None, seed: Any) -> GameState:
    """A clone in which everything the seat may not see is reshuffled, the coming dice among it.

    It has no seed of its own: its record tells what was played, but cannot be replayed.
    """
    if not is_seed(seed):
        raise BadOption(f"a seed is a whole number from 0 on (below 2**256), not {short(seed)}")
    other = state.clone()
    irreversible = other.irreversible
    other.seed = None
    other.stream = imagined(seed)
    other.counter = 0
    other.forced = ()
    other.rules.game.determinize(other, seat)
    for module in other.rules.modules:
        if module.determinize is not None:
            module.determinize(other, seat)
    for step in other.agenda:
        if isinstance(step, SecretChoice):
            step.imagine(other, seat)
            other.past = rewritten(other)
    other.irreversible = irreversible
    other.legal = None
    return other


def rewritten(state: GameState) -> Any:
    """The history with the choices that lie face down as they are imagined: those are always the last ones."""
    past: Any = state.past
    hidden: list[int] = []
    for choice in state.secret:
        if choice != UNDECIDED and past is not None:
            hidden.append(past[1])
            past = past[0]
    for seat in reversed(hidden):
        past = (past, seat, state.secret[seat])
    return past


def table_view(state: GameState, seat: int | None) -> View:
    """What every view says first: which game, how far, who is to choose, and the seat's own secret choice."""
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
