"""The view of shields: all of them; those that lie nowhere are in the box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.games.burgundy.mainboard import DEPOTS
from burgrave.games.burgundy.modules.shields.pieces import (
    COUNT,
    FIRST_SEAT,
    GONE,
    LUCKY_CHARM,
    NOWHERE,
    POINTS,
    has,
    in_depot,
    shields_of,
)
from burgrave.games.burgundy.modules.shields.scoring import end_points
from burgrave.games.burgundy.modules.shields.turn import DIE_SET

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return the shields by their printed numbers.

    `depots`: six lists. `players`, by seat: `castles` ({hex from 1 on: shield}), `beside` (shields that lie beside the board and do
    nothing), `copies` (the seat whose monasteries work for it, or None), `worth` (points its shields would score now), `may_set`
    (shield 16 is there and was not used in this turn). `removed`: shields that have left the game. `points`: by number.
    """
    piece = shields_of(state)
    return {
        "depots": [[shield + 1 for shield in in_depot(state, depot)] for depot in range(DEPOTS)],
        "players": [
            {
                "castles": {
                    str(piece.hexes[shield] + 1): shield + 1
                    for shield in range(COUNT)
                    if piece.places[shield] == FIRST_SEAT + player and piece.hexes[shield] != NOWHERE
                },
                "beside": [
                    shield + 1
                    for shield in range(COUNT)
                    if piece.places[shield] == FIRST_SEAT + player and piece.hexes[shield] == NOWHERE
                ],
                "copies": piece.copied[player] if piece.copied[player] != NOWHERE else None,
                "worth": end_points(state, player),
                "may_set": has(state, player, LUCKY_CHARM) and not state.spent & DIE_SET,
            }
            for player in range(state.seats)
        ],
        "removed": [shield + 1 for shield in range(COUNT) if piece.places[shield] == GONE],
        "points": {str(shield + 1): POINTS[shield] for shield in range(COUNT)},
    }
