"""Chateauma's setup: cards, first castle, goods, turn order, and what its modifiers lay on its board (special p. 22, 26)."""

from __future__ import annotations

from typing import ClassVar, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.chance import below, shuffle
from burgrave.games.burgundy.colours import CASTLE
from burgrave.games.burgundy.mainboard import BLACK_PILE
from burgrave.games.burgundy.modules.chateauma.cards import BOARD, CARDS, DECKS, MARKED_A, MARKED_B, RULES
from burgrave.games.burgundy.modules.chateauma.holdings import LEFT, RIGHT, Holdings, holdings_of
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.tiles import GOODS_KINDS

ON: Final = "on"


def is_on(state: State, modifier: str) -> bool:
    """Whether a modifier (a to d) is on."""
    return bool(state.rules.options[f"chateauma_{modifier}"] == ON)


def plays_with(state: State, module: str) -> bool:
    """Whether another expansion is in play."""
    return any(other.id == module for other in state.rules.modules)


class SitDown(Automatic[State]):
    """Set up Chateauma before anybody settles."""

    __slots__ = ()
    id: ClassVar[str] = "SitDown"

    def run(self, state: State) -> None:
        seat = state.seats - 1
        holdings = holdings_of(state)
        take_seat(state, seat)
        deal_cards(state, seat, holdings)
        holdings.laid[LEFT][CARDS[holdings.cards[LEFT]].colours.index(CASTLE)] = draw(state, CASTLE)
        for react in state.rules.reactions["automa_seated"]:
            react(state)
        if is_on(state, "a"):
            lay_face_down(state, holdings)
        if is_on(state, "b"):
            for space in MARKED_B:
                holdings.spaces[space] = draw(state, BOARD[space])


def take_seat(state: State, seat: int) -> None:
    """Seat it last in turn order (with modifier C first), with one of each goods, a silver and no workers."""
    others = state.book.people
    first = below(state, len(others)) if len(others) > 1 else 0
    people = others[first:] + others[:first]
    state.order = [seat, *people] if is_on(state, "c") else [*people, seat]
    state.workers = [0] * state.seats
    for index, other in enumerate(state.order):
        if other != seat:
            state.workers[other] = state.book.start_workers[index]
    state.silver[seat] = RULES["start_silver"]
    for kind in range(GOODS_KINDS):
        state.goods[seat * GOODS_KINDS + kind] = 1
    state.kinds[seat] = (1 << GOODS_KINDS) - 1


def deal_cards(state: State, seat: int, holdings: Holdings) -> None:
    """Deal the first card with a castle to the left, then, from the others shuffled again, the top card to the right."""
    numbers: list[int] = DECKS["double" if plays_with(state, "vineyards") else "usual"]
    shuffled = shuffle(state, numbers)
    left = next(card for card in shuffled if CASTLE in CARDS[card].colours)
    holdings.deck = shuffle(state, sorted(card for card in shuffled if card != left))
    deal(state, seat, holdings, LEFT, left)
    deal(state, seat, holdings, RIGHT, holdings.deck.pop())


def deal(state: State, seat: int, holdings: Holdings, slot: int, card: int) -> None:
    """Lay down a card without tiles."""
    holdings.cards[slot] = card
    holdings.laid[slot] = [0] * len(CARDS[card].colours)
    state.events.append(("new_card", seat, slot, card))


def draw(state: State, pile: int) -> int:
    """Draw the next tile of a pile."""
    tile = state.piles[pile][state.drawn[pile]]
    state.drawn = [*state.drawn[:pile], state.drawn[pile] + 1, *state.drawn[pile + 1 :]]
    return tile


def lay_face_down(state: State, holdings: Holdings) -> None:
    """Lay black tiles that nobody has seen face down on its board (modifier A); they leave their pile for good."""
    black = state.piles[BLACK_PILE]
    for space, tile in zip(MARKED_A, black, strict=False):
        holdings.spaces[space] = -tile
    state.piles = [*state.piles[:BLACK_PILE], black[len(MARKED_A) :], *state.piles[BLACK_PILE + 1 :]]


def determinize(state: State, seat: int | None) -> None:
    """Reshuffle what nobody knows: the order of the cards to come, and what lies face down on its board since the beginning.

    Wild tiles lay face up in the black depot before they were turned over: they are known.
    """
    holdings = holdings_of(state)
    holdings.deck = shuffle(state, sorted(holdings.deck))
    hidden = [space for space in MARKED_A if holdings.spaces[space] < 0]
    if hidden:
        drawn = state.drawn[BLACK_PILE]
        black = state.piles[BLACK_PILE]
        shuffled = shuffle(state, sorted([*black[drawn:], *(-holdings.spaces[space] for space in hidden)]))
        for space in hidden:
            holdings.spaces[space] = -shuffled.pop()
        state.piles = [*state.piles[:BLACK_PILE], black[:drawn] + shuffled, *state.piles[BLACK_PILE + 1 :]]
