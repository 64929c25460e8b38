"""Builds positions with vineyards. Not collected as a test."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burgrave.games.burgundy.modules.vineyards.board import BONUS_TILES
from burgrave.games.burgundy.modules.vineyards.elements import VINE_DEPOT, VINE_STORE
from burgrave.games.burgundy.modules.vineyards.tiles import VINES
from burgrave.games.burgundy.modules.vineyards.vineyard import KINDS, Vineyards, vineyards_of
from burgrave.games.burgundy.tiles import tile_named
from games.burgundy.scene import refresh, scene

RED_BLACK = "vine-red-black"


def vineyards(
    seats: int = 2,
    more: Sequence[str] = (),
    *,
    depot: Mapping[int, str] | None = None,
    store: Mapping[int, str] | None = None,
    planted: Mapping[int, str] | None = None,
    tiles: Sequence[str] = (),
    doubles: Sequence[str] = (),
    storage: Sequence[str] = (),
    **given: Any,
) -> Any:
    """Return a state with seat 0 in turn; `planted`: double hexes by space from 1 on, a minus before the number turns one round."""
    held = [name for double in doubles for name in (double, "half")]
    state: Any = scene(seats=seats, modules=["vineyards", *more], storage=[*held, *storage], **given)
    own = vineyards_of(state)
    own.planted[:] = [0] * len(own.planted)
    own.covered[:] = [0] * seats
    own.owned[:] = [0] * (seats * KINDS)
    own.pool[:] = [BONUS_TILES] * KINDS
    for place, tile in (depot or {}).items():
        state.depots[VINE_DEPOT + place - 1] = tile_named(tile)
    for place, tile in (store or {}).items():
        state.depots[VINE_STORE + place - 1] = tile_named(tile)
    for space, tile in (planted or {}).items():
        own.plant(0, abs(space) - 1, tile_named(tile), space < 0)
    for colour in tiles:
        own.owned[VINES.index(colour)] += 1
        own.pool[VINES.index(colour)] -= 1
    return refresh(state)


def own_vines(state: Any) -> Vineyards:
    """Return the vineyards' own part of the state."""
    return vineyards_of(state)


def shown(state: Any, seat: int = 0) -> dict[str, Any]:
    """Return a vineyard as the view shows it."""
    return dict(state.view(None)["extra"]["vineyards"]["vineyards"][seat])


def market(state: Any) -> dict[str, Any]:
    """Return depot, store, pool and bag as the view shows them."""
    return dict(state.view(None)["extra"]["vineyards"])
