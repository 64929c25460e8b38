"""The military academy, a building of row G (p. 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.chance import roll
from burgrave.games.kingsburg.questions import QUESTIONS, declare_question

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State

ACADEMY: Final = 26
"""The question whether a seat has an academy."""
declare_question(ACADEMY, "academy")


def roll_own_die(state: State, seat: int, count: int, is_fixed: bool) -> int:
    """Return how many soldiers a seat gets when the king sends it `count`, after the roll of its academy.

    The academy's die counts if it is more; half of it where the numbers are fixed, not rolled. More soldiers are never worse, so
    the better number is taken without asking.
    """
    if not state.answers[seat * QUESTIONS + ACADEMY]:
        return count
    die = roll(state, 1)[0]
    state.events.append(("academy", seat, die))
    return max(count, (die + 1) // 2 if is_fixed else die)
