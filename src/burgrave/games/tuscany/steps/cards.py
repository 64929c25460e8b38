"""Estate cards: the action "draw", and the deck that is renewed from the discards (p. 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.chance import shuffle
from burgrave.engine.decision import Offer
from burgrave.engine.events import NOBODY, whisper
from burgrave.games.tuscany.colours import KINDS
from burgrave.games.tuscany.elements import DRAW
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.tokens import BONUS_KINDS, MORE_CARDS

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class Draw(Offer[State, None]):
    """The verb `draw`: always possible, even where no card is left to be drawn."""

    __slots__ = ()

    def verb(self) -> str:
        return "draw"

    def propose(self, state: State, seat: int, context: None, legal_actions: list[Action]) -> None:
        legal_actions.append(DRAW)

    def apply(self, state: State, seat: int, action: Action) -> None:
        draw_cards(state, seat, state.book.draw + state.bonus[seat * BONUS_KINDS + MORE_CARDS])


def draw_cards(state: State, seat: int, count: int) -> None:
    """Move cards from the deck to the hand; fewer where all others are in hands."""
    state.irreversible = state.ply
    hand = state.hand
    first = seat * KINDS
    colours: list[int] = []
    for _ in range(count):
        if state.drawn == len(state.deck):
            renew_deck(state)
            if not state.deck:
                break
        colour = state.deck[state.drawn]
        state.drawn += 1
        colours.append(colour)
        held = hand[first + colour] + 1
        hand[first + colour] = held
        if not held & 1:
            state.pairs[seat] += 1
    state.events.append(("draw", seat, len(colours)))
    state.events.append(whisper(seat, "cards", *colours))


def renew_deck(state: State) -> None:
    """Shuffle the discards into a new deck."""
    state.deck = shuffle(state, [colour for colour in range(KINDS) for _ in range(state.discards[colour])])
    state.drawn = 0
    if state.deck:
        state.discards = [0] * KINDS
        state.events.append(("renew", NOBODY, "deck", len(state.deck)))


def give_cards(state: State, seat: int, colours: tuple[int, ...]) -> None:
    """Move cards from the hand to the discards."""
    hand = state.hand
    first = seat * KINDS
    for colour in colours:
        held = hand[first + colour]
        hand[first + colour] = held - 1
        state.discards[colour] += 1
        if not held & 1:
            state.pairs[seat] -= 1
