"""The value of soldier tokens for a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.secret_choice import UNDECIDED
from burgrave.games.kingsburg.evaluation.battle import expected_battle
from burgrave.games.kingsburg.modules.soldier_tokens.tokens import SendTokens, tokens_of
from burgrave.games.kingsburg.steps.reinforcements import arriving

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State

TOKEN_LATER: Final = 0.7
"""The value of a soldier on a token that is kept for later."""


def evaluate_tokens(state: State, seat: int) -> float:
    """Return the value of the tokens a seat has left, and of the one it has chosen in secret against keeping it."""
    kept = TOKEN_LATER * sum(tokens_of(state).left[seat])
    if state.secret[seat] == UNDECIDED or not isinstance(state.agenda[-1], SendTokens):
        return kept
    value: int = state.rules.actions[state.secret[seat]].args[0]
    coming = arriving(state, [value] * state.seats)[seat]
    return kept - TOKEN_LATER * value + expected_battle(state, seat, coming) - expected_battle(state, seat)
