"""The phases with vineyards: bonus tiles are dealt, and depot and store get new double hexes from the bag (p. 18)."""

from __future__ import annotations

from typing import ClassVar, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.chance import shuffle
from burgrave.engine.events import NOBODY
from burgrave.games.burgundy.modules.vineyards.board import BAG, DEPOT, FEWER, STORE
from burgrave.games.burgundy.modules.vineyards.elements import VINE_DEPOT, VINE_SPACES
from burgrave.games.burgundy.modules.vineyards.tiles import DOUBLES, FIRST_DOUBLE
from burgrave.games.burgundy.modules.vineyards.vineyard import KINDS, vineyards_of
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.storage import empty_space, fill_space


def bag(state: State) -> int:
    """Return the place of the bag among the piles."""
    return state.book.supply.index(BAG)


class DealVineTiles(Automatic[State]):
    """Remove some colours from the game where the option says so; then give everybody one of a set of bonus tiles."""

    __slots__ = ()
    id: ClassVar[str] = "DealVineTiles"

    def run(self, state: State) -> None:
        own = vineyards_of(state)
        colours = shuffle(state, list(range(KINDS)))
        gone = FEWER.get(state.seats, 0) if state.rules.options["vines"] == "fewer" else 0
        for colour in sorted(colours[:gone]):
            own.removed |= 1 << colour
            own.pool[colour] = 0
            state.events.append(("vines_removed", NOBODY, colour))
        if gone:
            pile = bag(state)
            left = [tile for tile in state.piles[pile] if not shows(tile, own.removed)]
            state.piles = [*state.piles[:pile], left, *state.piles[pile + 1 :]]
        for seat, colour in zip(state.book.people, colours[gone:], strict=False):
            own.pool[colour] -= 1
            own.owned[seat * KINDS + colour] += 1
            state.events.append(("vine_tile", seat, colour))


class RefillVineyards(Automatic[State]):
    """Put what nobody took into the box, and new double hexes on the spaces for this number of players."""

    __slots__ = ()
    id: ClassVar[str] = "RefillVineyards"

    def run(self, state: State) -> None:
        state.mark_irreversible()
        for space in range(VINE_DEPOT, VINE_SPACES):
            if state.depots[space]:
                state.events.append(("clear", NOBODY, state.depots[space], space))
                empty_space(state, space)
        state.drawn = state.drawn[:]
        pile = bag(state)
        for space in (*DEPOT[state.seats], *STORE[state.seats]):
            tile = state.piles[pile][state.drawn[pile]]
            state.drawn[pile] += 1
            fill_space(state, space, tile)
            state.events.append(("reveal", NOBODY, tile, space))


def shows(tile: int, colours: int) -> bool:
    """Whether a double hex shows a colour of the mask."""
    first, second = DOUBLES[tile - FIRST_DOUBLE]
    return bool((1 << first | 1 << second) & colours)


BOXED: Final = [[tile for tile in BAG if shows(tile, colours)] for colours in range(1 << KINDS)]
"""By mask of colours: the double hexes that are not in play without these colours."""
