"""A castle's effect: an open token at once into the estate, without payment (p. 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.engine.agenda import Choice
from burgrave.engine.masks import BIT_SLOTS
from burgrave.games.tuscany.elements import PLACE_OPEN_AT, SKIP
from burgrave.games.tuscany.numbers import DISPLAY
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.steps.display import refill
from burgrave.games.tuscany.steps.place import put
from burgrave.games.tuscany.tokens import COLOUR

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class PlaceOpenToken(Choice[State]):
    """The seat may place one of the open tokens; the display is filled up from its stack before the token's effect."""

    __slots__ = ()
    id: ClassVar[str] = "PlaceOpenToken"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        actions: list[Action] = []
        if state.shown & state.open[seat]:
            frontier = state.frontier[seat]
            masks = state.estate[seat].colour_mask
            for place in range(DISPLAY):
                token = state.display[place]
                fields = frontier & masks[COLOUR[token]] if token else 0
                row = PLACE_OPEN_AT[place]
                while fields:
                    bit = fields & -fields
                    actions.append(row[bit % BIT_SLOTS])
                    fields ^= bit
            actions.append(SKIP)
        return actions

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            state.events.append(("skip", seat))
            return
        place, field = action.args
        token = state.display[place]
        state.events.append(("settle", seat, token, place))
        refill(state, seat, place)
        put(state, seat, token, field)
