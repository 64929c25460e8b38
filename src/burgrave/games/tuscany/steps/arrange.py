"""Before the first turn everybody arranges three parts and puts the first castle there, in secret at the same time (p. 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.engine.secret_choice import SecretChoice
from burgrave.games.tuscany.elements import ARRANGE
from burgrave.games.tuscany.estate import FIELDS, estate, layout_number
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.tokens import CASTLE_TOKEN

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class Arrange(SecretChoice[State]):
    """Order, turns, shifts and the first castle, revealed when everybody is ready."""

    __slots__ = ()
    id: ClassVar[str] = "Arrange"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return ARRANGE

    def reveal(self, state: State, chosen: list[tuple[int, Action]]) -> None:
        for seat, action in chosen:
            arrange(state, seat, action)


def arrange(state: State, seat: int, action: Action) -> None:
    """Lay the parts out. The castle has no effect and brings no points."""
    order, turned, shifts, part = action.args
    layout = layout_number(order, turned, shifts)
    laid = estate(state.estate[seat].variants, layout)
    # Replaced, not changed: clones share the list.
    state.estate = [*state.estate[:seat], laid, *state.estate[seat + 1 :]]
    field = laid.castle(part)
    state.tokens[seat * FIELDS + field] = CASTLE_TOKEN
    state.cover(seat, field)
    state.events.append(("arrange", seat, layout, field))
