"""How bots search a turn: what distinguishes turns, and positions within one."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

from burgrave.engine.turns import Turns, waiting
from burgrave.games.tiletum.house import BUILDINGS, ROOMS, STORAGE
from burgrave.games.tiletum.kinds import GOOD_KINDS

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State


def number(state: State) -> int:
    """Return a number for the turn. There are never more than seven laps in a round or turns in a lap."""
    return (state.round * 8 + state.lap) * 8 + state.turn


def key(state: State, seat: int) -> Hashable:
    """Return a key of everything that a seat can change in its turn. Equal tiles in other storage places have the same key."""
    return (
        waiting(state.agenda),
        state.action,
        state.points,
        state.exchanged,
        state.recolour,
        state.merchant[seat],
        state.architect[seat],
        state.king[seat],
        state.score[seat],
        state.towns[seat],
        state.pillared[seat],
        state.sites[seat],
        state.houses[seat],
        state.pillars[seat],
        state.contract_count[seat],
        state.king_tile,
        tuple(state.goods[seat * GOOD_KINDS : (seat + 1) * GOOD_KINDS]),
        tuple(sorted(state.storage[seat * STORAGE : (seat + 1) * STORAGE])),
        tuple(state.rooms[seat * ROOMS : (seat + 1) * ROOMS]),
        tuple(state.crests[seat * BUILDINGS : (seat + 1) * BUILDINGS]),
        tuple(state.space_tiles),
        tuple(state.map_tiles),
        tuple(state.contracts),
        tuple(state.characters),
        tuple(state.dice),
    )


TURNS: Final = Turns(number=number, key=key, breadth=24)
