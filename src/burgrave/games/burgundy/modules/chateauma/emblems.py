"""The symbols of a completed card that other expansions give a meaning, and shields (special p. 26-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.colours import MONASTERY
from burgrave.games.burgundy.modules.border_posts import score_link, take_tile
from burgrave.games.burgundy.modules.chateauma.cards import CARDS
from burgrave.games.burgundy.modules.chateauma.move import Move
from burgrave.games.burgundy.modules.chateauma.part import part_of
from burgrave.games.burgundy.modules.chateauma.setup import plays_with
from burgrave.games.burgundy.modules.shields.moves import lay_beside
from burgrave.games.burgundy.modules.shields.pieces import in_depot, shields_of

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


LINKED: Final = 2
ALL_LINKED: Final = 3
"""Cards with border posts that stand for two linked posts, and for all three."""


def emblems(move: Move, number: int) -> None:
    """What completing this card brings besides its points."""
    if CARDS[number].has_post and plays_with(move.state, "border_posts"):
        link(move)
    if CARDS[number].has_shield and plays_with(move.state, "shields"):
        take_shield(move)


def link(move: Move) -> None:
    """Border posts: the second such card scores the bonus of the phase, the third earns the better tile that is left."""
    count = sum(CARDS[card].has_post for card in move.part.done)
    if count == LINKED:
        score_link(move.state, move.seat)
    elif count == ALL_LINKED:
        take_tile(move.state, move.seat)


def take_shield(move: Move) -> None:
    """The lowest shield of the first depot that has one, from the white die's on; it lies beside its board and does nothing."""
    for depot in move.white_depots():
        there = in_depot(move.state, depot)
        if there:
            lay_beside(move.state, move.seat, min(there))
            return
    move.tell("nothing", "shield")


def monasteries_elsewhere(state: State, seat: int) -> list[int]:
    """What shield 6 copies from Chateauma: monasteries that lie face up on its cards and in its duchy."""
    return part_of(state).faces_of(MONASTERY) if seat == state.seats - 1 else []


def refresh(state: State) -> None:
    """Whoever copies its monasteries learns of new ones."""
    if plays_with(state, "shields") and state.seats - 1 in shields_of(state).copied:
        state.derive()
