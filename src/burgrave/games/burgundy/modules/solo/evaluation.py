"""The value of a position of the solo game: covered spaces, and whatever brings the next ones without a die.

The base game's evaluation counts points. Here they only lead to free actions, so this takes part of them back and adds what fills
the duchy. Weights were found by letting greedy play alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.modules.solo.charters import CountCrane, charter_points
from burgrave.games.burgundy.modules.solo.order import ColourHex, PartialActions
from burgrave.games.burgundy.modules.solo.progress import progress_of
from burgrave.games.burgundy.modules.solo.ships import PRICE, owned
from burgrave.games.burgundy.steps.place import placeable
from burgrave.games.burgundy.steps.storage import stored

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

SPACE: Final = 4.8
"""The value of each covered space."""
POINT: Final = 1.0
"""The value of a point, instead of the one that the base game counts."""
ACTION: Final = 4.0
"""A free action: one that waits, or the part of the way to the target that the marker has gone."""
READY: Final = 1.6
"""A stored tile that could be placed, on a space of its own."""
STORED: Final = 1.25
"""Any other stored tile."""
COLOUR: Final = 8.0
"""A covered colour."""
COLOUR_KEEP: Final = 0.7
"""Factor of that value for each space of the colour that is still empty."""
BLACK_HEX: Final = 1.4
"""Enough goods for an exchange, or the part of them that is there."""
OPEN: Final = 0.24
"""Each empty space next to a tile."""
WON: Final = 1000.0


def evaluate_solo(state: State, seat: int) -> float:
    """Return what the solo game adds to the base game's evaluation."""
    duchy, covered = state.duchy[seat], state.covered[seat]
    progress = progress_of(state)
    value = SPACE * covered.bit_count() + (POINT - 1) * state.points[seat] + ACTION * progress.marker / progress.target
    value += OPEN * state.frontier[seat].bit_count()
    for colour in range(len(COLOURS)):
        missing = (duchy.colour_mask[colour] & ~covered).bit_count()
        value += COLOUR * COLOUR_KEEP**missing
    taken = 0
    for tile in stored(state, seat):
        if tile:
            hexes = placeable(state, seat, tile) & ~taken
            if hexes:
                value += READY
                taken |= hexes & -hexes
            else:
                value += STORED
    value += BLACK_HEX * min(owned(state, seat), PRICE) / PRICE
    for step in state.agenda:
        if isinstance(step, PartialActions):
            value += ACTION * step.targets + COLOUR * step.colours
        elif isinstance(step, ColourHex):
            value += COLOUR
        elif isinstance(step, CountCrane):
            value += POINT * charter_points(state, seat, step.number, 1)
    return value


def result(state: State, seat: int) -> float:
    """Return how full the duchy is at the end; a full one is worth most of all."""
    covered = state.covered[seat].bit_count()
    return SPACE * covered + (WON if covered == state.duchy[seat].hexes else 0.0)
