"""The value of helpers and characters in storage, and of its empty places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.tiletum.evaluation import weights as w
from burgrave.games.tiletum.evaluation.brings import BRINGS
from burgrave.games.tiletum.evaluation.time import fading
from burgrave.games.tiletum.house import BUILDING_MASK, STORAGE
from burgrave.games.tiletum.kinds import CHOICES
from burgrave.games.tiletum.tiles import CHARACTER_TILE, HELPER, KIND, SORT

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State


def storage(state: State, seat: int, turns: float) -> float:
    """Return the value of helpers and characters; contracts and crests count with the goods they need. Nothing has a use when no
    turn is left.
    """
    if turns <= 0:
        return 0.0
    value: float = w.ROOM[state.room_left[seat]] * fading(turns, w.ROOM_FADE)
    for place in range(seat * STORAGE, seat * STORAGE + STORAGE):
        tile = state.storage[place]
        if tile:
            if SORT[tile] == HELPER:
                value += w.HELPER * BRINGS[tile]
            elif SORT[tile] == CHARACTER_TILE:
                value += lodging(state, seat, tile) * fading(turns, w.LODGING_FADE)
    return value


def lodging(state: State, seat: int, tile: int) -> float:
    """Return the value of a stored character: much less where no room is left for its kind."""
    home = state.home[seat * CHOICES + KIND[tile]]
    rooms = state.free_rooms[seat] & (state.vacant[seat] if home < 0 else BUILDING_MASK[home])
    return w.CHARACTER * BRINGS[tile] + w.LODGING if rooms else 0.0
