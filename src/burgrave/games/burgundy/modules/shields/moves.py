"""How a shield is put on a castle, and leaves the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.burgundy.modules.shields.pieces import FIRST_SEAT, GONE, GREAT_BARN, NOWHERE, SCRIPTORIUM, owned, shields_of
from burgrave.games.burgundy.modules.shields.storage import give_back_storage

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


def move(state: State, shield: int, place: int, hex_: int) -> None:
    """Set where a shield lies now."""
    piece = shields_of(state)
    piece.places = [*piece.places[:shield], place, *piece.places[shield + 1 :]]
    piece.hexes = [*piece.hexes[:shield], hex_, *piece.hexes[shield + 1 :]]


def lay(state: State, seat: int, shield: int, hex_: int) -> None:
    """Put a shield of a depot on a castle; a shield that lies there leaves the game (p. 16)."""
    for other in owned(state, seat):
        if shields_of(state).hexes[other] == hex_:
            lose(state, seat, other)
    depot = shields_of(state).places[shield]
    move(state, shield, FIRST_SEAT + seat, hex_)
    state.events.append(("shield", seat, shield, depot, hex_))
    state.derive()


def lose(state: State, seat: int, shield: int) -> None:
    """Remove a shield from the game; its effect ends at once."""
    piece = shields_of(state)
    state.events.append(("shield_lost", seat, shield, piece.hexes[shield]))
    move(state, shield, GONE, NOWHERE)
    if shield == SCRIPTORIUM:
        piece.copied = [NOWHERE if seat == other else copied for other, copied in enumerate(piece.copied)]
    state.derive()
    if shield == GREAT_BARN:
        give_back_storage(state, seat)


def lay_beside(state: State, seat: int, shield: int) -> None:
    """Put a shield of a depot beside a board, where it has no effect and costs nothing."""
    depot = shields_of(state).places[shield]
    move(state, shield, FIRST_SEAT + seat, NOWHERE)
    state.events.append(("shield", seat, shield, depot, NOWHERE))
