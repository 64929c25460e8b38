"""What shields change while they lie in a duchy: answers to questions, and what they do when something happens (special p. 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import Automatic, Choice
from burgrave.games.burgundy.colours import MONASTERY
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.elements import GATHER, SKIP
from burgrave.games.burgundy.mainboard import DEPOTS
from burgrave.games.burgundy.modules.shields.pieces import (
    ANSWERS,
    COUNT,
    FIRST_SEAT,
    IDLE_HANDS,
    MERCHANT_FLEET,
    NOWHERE,
    has,
    owner,
    shields_of,
)
from burgrave.games.burgundy.modules.shields.storage import count_storage
from burgrave.games.burgundy.questions import ANYWHERE, QUESTIONS
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.sell import gain_workers
from burgrave.games.burgundy.steps.ship import fits
from burgrave.games.burgundy.tiles import COLOUR, GOODS_KINDS, SHIP_TILE, monastery

if TYPE_CHECKING:
    from burgrave.engine.action import Action

NEVER_COPIED: Final = monastery(27)


# ---- questions -------------------------------------------------------------------------------------------------------


def answer(state: State) -> None:
    """Add what shields, and monasteries that shield 6 copies, change for their owners."""
    piece = shields_of(state)
    answers = state.answers[:]
    for shield in range(COUNT):
        if piece.hexes[shield] != NOWHERE:
            seat = piece.places[shield] - FIRST_SEAT
            for question, add in ANSWERS[shield]:
                answers[seat * QUESTIONS + question] += add
    for seat, other in enumerate(piece.copied):
        if other != NOWHERE:
            for tile in monasteries(state, other):
                for question, add in state.book.answers[tile]:
                    answers[seat * QUESTIONS + question] += add
    state.answers = answers
    count_storage(state)


def monasteries(state: State, seat: int) -> list[int]:
    """The monasteries of a seat that may be copied: all but 27.

    A module that keeps those of a seat in its own part tells them (`monasteries_elsewhere(state, seat)`), and has the state derived
    anew when one is added.
    """
    first = state.book.duchy_row[seat] * HEXES
    tiles = state.tiles[first : first + state.duchy[seat].hexes]
    for elsewhere in state.rules.reactions["monasteries_elsewhere"]:
        tiles += elsewhere(state, seat)
    return [tile for tile in tiles if COLOUR[tile] == MONASTERY and tile != NEVER_COPIED]


def settle_anywhere(state: State, seat: int) -> None:
    """With shield 18 every empty space is within reach, whatever else bounds it."""
    if state.answers[seat * QUESTIONS + ANYWHERE]:
        state.frontier[seat] = (1 << state.duchy[seat].hexes) - 1 & ~state.covered[seat]


# ---- when something happens ------------------------------------------------------------------------------------------


def placed(state: State, seat: int, tile: int, hex_: int) -> None:
    """Shield 5: a ship brings more goods, before its own (docs/rulings.md). Shield 6: a new monastery is copied at once."""
    if tile == SHIP_TILE and has(state, seat, MERCHANT_FLEET):
        state.agenda.append(GatherGoods(seat))
    elif COLOUR[tile] == MONASTERY and seat in shields_of(state).copied:
        state.derive()


def workers_gained(state: State, seat: int, reason: str) -> None:
    """Shield 2: its owner takes one too; what comes from the shield itself is its owner's own gain, so nothing echoes."""
    keeper = owner(state, IDLE_HANDS)
    if keeper not in (NOWHERE, seat):
        state.agenda.append(TakeIdleHand(keeper))


class TakeIdleHand(Automatic[State]):
    """A worker for the owner of shield 2, after what brought another player some. There is no reason to decline it."""

    __slots__ = ()
    id: ClassVar[str] = "TakeIdleHand"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        gain_workers(state, self.seat, 1, "shield")

    def arguments(self) -> list[object]:
        return [self.seat]


class GatherGoods(Choice[State]):
    """Shield 5: all goods of one kind, from all depots; nothing that does not fit into the storage for goods."""

    __slots__ = ()
    id: ClassVar[str] = "GatherGoods"

    def options(self, state: State, seat: int) -> list[Action]:
        lying = sum(1 << kind for kind in range(GOODS_KINDS) if any(state.depot_goods[kind::GOODS_KINDS]))
        kinds = fits(state, seat, lying)
        found = [GATHER[kind] for kind in range(GOODS_KINDS) if kinds >> kind & 1]
        return [*found, SKIP] if found else []

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            state.events.append(("skip", seat, self.name()))
            return
        kind = action.args[0]
        count = 0
        for depot in range(DEPOTS):
            count += state.depot_goods[depot * GOODS_KINDS + kind]
            state.depot_goods[depot * GOODS_KINDS + kind] = 0
        state.goods[state.book.duchy_row[seat] * GOODS_KINDS + kind] += count
        for member in state.book.duchy_seats[seat]:
            state.kinds[member] |= 1 << kind
        state.events.append(("gather", seat, kind, count))
