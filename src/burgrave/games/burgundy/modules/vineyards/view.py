"""The view of the vineyards, and the auditor's checks for them. Only the bag is secret."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from burgrave.engine.errors import demand
from burgrave.engine.masks import spread
from burgrave.games.burgundy.modules.vineyards.board import BOTTOM, DEPOT, LAYER_MASK, NEIGHBOURS, SPACES, STORE
from burgrave.games.burgundy.modules.vineyards.claim import ClaimVineTile
from burgrave.games.burgundy.modules.vineyards.elements import VINE_DEPOT, VINE_SPACES, VINE_STORE
from burgrave.games.burgundy.modules.vineyards.gifts import VineyardGifts
from burgrave.games.burgundy.modules.vineyards.phases import BOXED, bag, shows
from burgrave.games.burgundy.modules.vineyards.scoring import areas, tile_points
from burgrave.games.burgundy.modules.vineyards.tiles import VINES
from burgrave.games.burgundy.modules.vineyards.vineyard import KINDS, NO_VINE, vineyards_of
from burgrave.games.burgundy.tiles import TILES, WIDTH

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return depot and store by space, the pool, and every vineyard: its cells, bonus tiles, areas and points so far."""
    own = vineyards_of(state)
    top = state.agenda[-1] if state.agenda else None
    return {
        "gifts": list(top.gifts) if isinstance(top, VineyardGifts) else [],
        "depot": [{"tile": name(state, space), "numbers": list(numbers)} for space, numbers in DEPOT[state.seats].items()],
        "depot_spaces": [space - VINE_DEPOT + 1 for space in DEPOT[state.seats]],
        "store": [name(state, space) for space in STORE[state.seats]],
        "store_spaces": [space - VINE_STORE + 1 for space in STORE[state.seats]],
        "bag": len(state.piles[bag(state)]) - state.drawn[bag(state)],
        "removed": [VINES[colour] for colour in range(KINDS) if own.removed >> colour & 1],
        "pool": dict(zip(VINES, own.pool, strict=True)),
        "vineyards": [vineyard(state, number) for number in range(state.seats)],
    }


def name(state: State, space: int) -> str | None:
    """Return the double hex on a board space, None for none."""
    return TILES[state.depots[space]] if state.depots[space] else None


def vineyard(state: State, seat: int) -> dict[str, Any]:
    """Return the vineyard of one seat."""
    own = vineyards_of(state)
    return {
        "in_play": seat in state.book.people,
        "cells": [VINES[vine] if vine != NO_VINE else None for vine in own.vines(seat)],
        "spaces": [TILES[own.tile_at(seat, space)] if own.tile_at(seat, space) else None for space in range(SPACES)],
        "tiles": dict(zip(VINES, own.owned[seat * KINDS : (seat + 1) * KINDS], strict=True)),
        "areas": dict(zip(VINES, areas(own.vines(seat)), strict=True)),
        "points": [[VINES[colour], points] for colour, points in tile_points(own, seat)],
    }


def tiles_elsewhere(state: State) -> list[int]:
    """Return double hexes in vineyards, and those that stay in the box."""
    own = vineyards_of(state)
    planted = [own.tile_at(seat, space) for seat in range(state.seats) for space in range(SPACES)]
    return [tile for tile in planted if tile] + BOXED[own.removed]


def audited(state: State) -> None:
    """Check that bonus tiles are all there and were earned, vineyards grew from the bottom, and double hexes lie only on their
    spaces."""
    own = vineyards_of(state)
    # Four sets (p. 3, 18), but one where a module plays a seat (p. 27).
    sets = 4 if len(state.book.people) == state.seats else 1
    for colour in range(KINDS):
        count = own.pool[colour] + sum(own.owned[colour::KINDS])
        demand(count == (0 if own.removed >> colour & 1 else sets), "vine bonus tiles", colour, count)
    demand(own.each == sets, "sets of vine bonus tiles", own.each)
    filled = {*DEPOT[state.seats], *STORE[state.seats]}
    for space in range(VINE_DEPOT, VINE_SPACES):
        tile = state.depots[space]
        demand(not tile or (space in filled and WIDTH[tile] == 2), "a space of the vineyards", space, tile)
        demand(not tile or not shows(tile, own.removed), "a colour that is not in play", space, tile)
    claims: Counter[int] = Counter(step.seat for step in state.agenda if isinstance(step, ClaimVineTile))
    for seat in range(state.seats):
        covered = own.covered[seat]
        layers = len([mask for mask in LAYER_MASK if covered & mask == mask])
        tiles = sum(own.owned[seat * KINDS : (seat + 1) * KINDS])
        dealt = 1 if seat in state.book.people else 0
        missing = layers + dealt - tiles - claims[seat]
        demand(not missing or (missing > 0 and not any(own.pool)), "vine bonus tiles of a seat", seat, tiles, layers)
        demand(spread(covered & BOTTOM, covered, NEIGHBOURS) == covered, "a double hex without a neighbour", seat, covered)
