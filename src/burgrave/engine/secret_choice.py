"""A choice that several seats make in secret at the same time, revealed when the last one has chosen.

What a seat chose lies face down in `state.secret` (an action's index, or UNDECIDED); views show it to that seat only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.agenda import S_contra, Step
from burgrave.engine.chance import below
from burgrave.engine.native import mypyc_attr

if TYPE_CHECKING:
    from burgrave.engine.action import Action

__all__ = ["UNDECIDED", "SecretChoice"]

UNDECIDED: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretChoice(Step[S_contra]):
    """A step in which several members choose once each, in any order; subclasses define the members, their options
    and the effect.
    """

    __slots__ = ()

    def members(self, state: S_contra) -> tuple[int, ...]:
        """Return the seats that take part."""
        return tuple(range(state.seats))

    def seats(self, state: S_contra) -> tuple[int, ...]:
        return tuple(seat for seat in self.members(state) if state.secret[seat] == UNDECIDED)

    def choose(self, state: S_contra, seat: int, action: Action) -> None:
        # Replaced, not changed: clones may share the list.
        state.secret = [*state.secret[:seat], action.index, *state.secret[seat + 1 :]]
        state.events.append(("secret", seat))
        if self.seats(state):
            state.agenda.append(self)
            return
        choices = [(member, state.rules.actions[state.secret[member]]) for member in self.members(state)]
        state.secret = [UNDECIDED] * state.seats
        state.mark_irreversible()
        self.reveal(state, choices)

    def reveal(self, state: S_contra, choices: list[tuple[int, Action]]) -> None:
        """Carry out the choices, given as (seat, action) for each member."""
        raise TypeError(f"{type(self).__name__} does not say what the choices do")

    def imagine(self, state: S_contra, seat: int | None) -> None:
        """Replace the secret choices of other seats by random legal ones."""
        secret = state.secret[:]
        for other in range(state.seats):
            if other != seat and secret[other] != UNDECIDED:
                legal_actions = self.legal_actions(state, other)
                secret[other] = legal_actions[below(state, len(legal_actions))].index
        state.secret = secret
