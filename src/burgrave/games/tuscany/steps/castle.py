"""A castle's effect: an open token at once into the estate, without payment (p. 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.engine.agenda import Choice
from burgrave.engine.masks import BIT_SLOTS
from burgrave.games.tuscany.elements import SETTLE_AT, SKIP
from burgrave.games.tuscany.numbers import DISPLAY
from burgrave.games.tuscany.steps.display import refill
from burgrave.games.tuscany.steps.place import put
from burgrave.games.tuscany.tokens import COLOUR

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.tuscany.state import State


class PlaceOpenToken(Choice):
    """The seat may place one of the open tokens; the display is filled up from its stack before the token's effect."""

    __slots__ = ()

    def options(self, table: Any, seat: int) -> list[Action]:
        state: State = table
        found: list[Action] = []
        if state.shown & state.open[seat]:
            frontier = state.frontier[seat]
            masks = state.estate[seat].colour_mask
            for place in range(DISPLAY):
                token = state.display[place]
                fields = frontier & masks[COLOUR[token]] if token else 0
                row = SETTLE_AT[place]
                while fields:
                    bit = fields & -fields
                    found.append(row[bit % BIT_SLOTS])
                    fields ^= bit
            found.append(SKIP)
        return found

    def choose(self, table: Any, seat: int, action: Action) -> None:
        state: State = table
        if action is SKIP:
            state.events.append(("skip", seat))
            return
        place, field = action.args
        token = state.display[place]
        state.events.append(("settle", seat, token, place))
        refill(state, seat, place)
        put(state, seat, token, field)
