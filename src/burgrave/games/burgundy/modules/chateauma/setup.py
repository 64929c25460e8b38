"""Chateauma sits down: cards, first castle, goods, turn order, and what its modifiers lay on its board (special p. 22, 26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.chance import below, shuffle
from burgrave.games.burgundy.colours import CASTLE
from burgrave.games.burgundy.mainboard import BLACK_PILE
from burgrave.games.burgundy.modules.chateauma.cards import BOARD, CARDS, DECKS, MARKED_A, MARKED_B, RULES
from burgrave.games.burgundy.modules.chateauma.part import LEFT, RIGHT, Part, part_of
from burgrave.games.burgundy.modules.chateauma.vines import one_set
from burgrave.games.burgundy.tiles import GOODS_KINDS

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

ON: Final = "on"


def is_on(state: State, modifier: str) -> bool:
    """Whether a modifier (a to d) makes the game harder."""
    return bool(state.rules.options[f"chateauma_{modifier}"] == ON)


def plays_with(state: State, module: str) -> bool:
    """Whether another expansion is in play."""
    return any(other.id == module for other in state.rules.modules)


class SitDown(Automatic):
    """Before anybody settles."""

    __slots__ = ()

    def run(self, table: Any) -> None:
        state: State = table
        seat = state.seats - 1
        part = part_of(state)
        take_seat(state, seat)
        deal_cards(state, seat, part)
        part.laid[LEFT][CARDS[part.cards[LEFT]].colours.index(CASTLE)] = draw(state, CASTLE)
        if plays_with(state, "vineyards"):
            one_set(state)
        if is_on(state, "a"):
            lay_face_down(state, part)
        if is_on(state, "b"):
            for space in MARKED_B:
                part.spaces[space] = draw(state, BOARD[space])


def take_seat(state: State, seat: int) -> None:
    """The last in turn order (with modifier C the first), one of each goods, a silver, no workers."""
    others = state.book.people
    first = below(state, len(others)) if len(others) > 1 else 0
    people = others[first:] + others[:first]
    state.order = [seat, *people] if is_on(state, "c") else [*people, seat]
    state.workers = [0] * state.seats
    for place, other in enumerate(state.order):
        if other != seat:
            state.workers[other] = state.book.start_workers[place]
    state.silver[seat] = RULES["start_silver"]
    for kind in range(GOODS_KINDS):
        state.goods[seat * GOODS_KINDS + kind] = 1
    state.kinds[seat] = (1 << GOODS_KINDS) - 1


def deal_cards(state: State, seat: int, part: Part) -> None:
    """The left card is the first one with a castle; the others are mixed again, and the right card is their top."""
    wanted: list[int] = DECKS["double" if plays_with(state, "vineyards") else "usual"]
    mixed = shuffle(state, wanted)
    left = next(card for card in mixed if CASTLE in CARDS[card].colours)
    part.deck = shuffle(state, sorted(card for card in mixed if card != left))
    deal(state, seat, part, LEFT, left)
    deal(state, seat, part, RIGHT, part.deck.pop())


def deal(state: State, seat: int, part: Part, slot: int, card: int) -> None:
    """Lay a card down, empty."""
    part.cards[slot] = card
    part.laid[slot] = [0] * len(CARDS[card].colours)
    state.events.append(("new_card", seat, slot, card))


def draw(state: State, pile: int) -> int:
    """The next tile of a pile."""
    tile = state.piles[pile][state.drawn[pile]]
    state.drawn = [*state.drawn[:pile], state.drawn[pile] + 1, *state.drawn[pile + 1 :]]
    return tile


def lay_face_down(state: State, part: Part) -> None:
    """Modifier A: black tiles that nobody has seen. They leave their pile: nobody ever learns what they are."""
    black = state.piles[BLACK_PILE]
    for space, tile in zip(MARKED_A, black, strict=False):
        part.spaces[space] = -tile
    state.piles = [*state.piles[:BLACK_PILE], black[len(MARKED_A) :], *state.piles[BLACK_PILE + 1 :]]


def conceal(state: State, seat: int | None) -> None:
    """What nobody knows: the order of the cards to come, and what lies face down on its board since the beginning.

    Wild tiles lay face up in the black depot before they were turned over: they are known.
    """
    part = part_of(state)
    part.deck = shuffle(state, sorted(part.deck))
    hidden = [space for space in MARKED_A if part.spaces[space] < 0]
    if hidden:
        drawn = state.drawn[BLACK_PILE]
        black = state.piles[BLACK_PILE]
        mixed = shuffle(state, sorted([*black[drawn:], *(-part.spaces[space] for space in hidden)]))
        for space in hidden:
            part.spaces[space] = -mixed.pop()
        state.piles = [*state.piles[:BLACK_PILE], black[:drawn] + mixed, *state.piles[BLACK_PILE + 1 :]]
