"""The symbols of a completed card that other expansions use (special p. 26-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.burgundy.colours import MONASTERY
from burgrave.games.burgundy.modules.chateauma.cards import CARDS
from burgrave.games.burgundy.modules.chateauma.holdings import holdings_of
from burgrave.games.burgundy.modules.chateauma.move import Move

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


def emblems(move: Move, number: int) -> None:
    """Give Chateauma what completing this card brings besides its points: posts that count as linked, a shield."""
    reactions = move.state.rules.reactions
    if CARDS[number].has_post:
        for link in reactions["automa_posts"]:
            link(move.state, move.seat, sum(CARDS[card].has_post for card in move.holdings.done))
    if CARDS[number].has_shield:
        for take in reactions["automa_shield"]:
            if not take(move.state, move.seat, move.white_depots()):
                move.report("nothing", "shield")


def monasteries_elsewhere(state: State, seat: int) -> list[int]:
    """Return the monasteries of a seat that are in no duchy: those that lie face up on Chateauma's cards and in its duchy."""
    return holdings_of(state).faces_of(MONASTERY) if seat == state.seats - 1 else []


def refresh(state: State) -> None:
    """Tell other expansions that Chateauma may have more monasteries."""
    for learn in state.rules.reactions["automa_monasteries"]:
        learn(state, state.seats - 1)
