"""Positions of the team game: seats 0 and 1 against 2 and 3, on duchy 31 with the castle on hex 22. Not collected as a test."""

from collections.abc import Mapping, Sequence
from typing import Any

from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.tiles import CASTLE_TILE, tile_named
from games.burgundy.scene import give, refresh, scene

SEAM = 22


def pairs(
    *,
    number: str = "31",
    dice: Sequence[int] = (),
    storage: Mapping[int, str] | None = None,
    hexes: Mapping[int, str] | None = None,
    silver: int = 0,
    workers: int = 0,
    more: Sequence[str] = (),
    **table: Any,
) -> State:
    """Return a state with seat 0 in turn, then 1, 2, 3. `storage`: by place in the row of twelve, from 0; the rest is the first
    team's."""
    state = scene(seats=4, modules=["base", *more, "team"], options={"duchies": number}, **table)
    state.tiles = [0] * len(state.tiles)
    for home in (0, 2):
        state.tiles[home * HEXES + SEAM - 1] = CASTLE_TILE
    for hex_, tile in (hexes or {}).items():
        state.tiles[hex_ - 1] = tile_named(tile)
    for place, tile in (storage or {}).items():
        state.storage[place] = tile_named(tile)
    state.silver[:2] = [silver, silver]
    state.workers[:2] = [workers, workers]
    refresh(state)
    return give(state, 0, dice=dice) if dice else state


def hands(state: State) -> list[list[str | None]]:
    """Return the storage of each seat as the view shows it."""
    return [player["storage"] for player in state.view(None)["players"]]
