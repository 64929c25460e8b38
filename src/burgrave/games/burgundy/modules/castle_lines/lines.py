"""Where tiles may lie: next to a castle, or where spaces of their colour lead to one without a gap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.masks import bits_of
from burgrave.games.burgundy.colours import CASTLE
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.questions import ANYWHERE, QUESTIONS
from burgrave.games.burgundy.tiles import CASTLE_TILE

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

EVERYWHERE: Final = (1 << HEXES) - 1


def castles(state: State, seat: int) -> int:
    """Return the mask of the castle tiles in a duchy; other tiles on castle spaces are not castles."""
    first = state.book.duchy_row[seat] * HEXES
    mask = state.covered[seat] & state.duchy[seat].colour_mask[CASTLE]
    for hex_ in bits_of(mask):
        if state.tiles[first + hex_] != CASTLE_TILE:
            mask &= ~(1 << hex_)
    return mask


def in_line(state: State, seat: int) -> int:
    """Return the mask of the regions that touch a castle tile, whether their spaces are covered or not."""
    duchy = state.duchy[seat]
    around = 0
    for hex_ in bits_of(castles(state, seat)):
        around |= duchy.neighbours[hex_]
    mask = 0
    for region in duchy.regions:
        if region & around:
            mask |= region
    return mask


def joined(state: State, seat: int) -> int:
    """Return the mask of the regions that touch a castle tile, and of all castle spaces: castles need no line."""
    return in_line(state, seat) | state.duchy[seat].colour_mask[CASTLE]


def wild(state: State, seat: int) -> int:
    """Return the mask of the hexes where an inn may lie: it needs a line on castle spaces too, unless shield 18 lifts the rule."""
    return EVERYWHERE if state.answers[seat * QUESTIONS + ANYWHERE] else in_line(state, seat)


def frontier(state: State, seat: int) -> None:
    """Compute where tiles may be laid: next to a tile as always, and joined to a castle; castles go wherever they could."""
    neighbours = state.duchy[seat].neighbours
    covered = state.covered[seat]
    around = 0
    for hex_ in bits_of(covered):
        around |= neighbours[hex_]
    state.frontier[seat] = around & ~covered & joined(state, seat)
