"""The effects of shields in a duchy: on answers to questions, and when something happens (special p. 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import Automatic, Choice
from burgrave.games.burgundy.colours import MONASTERY
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.elements import SKIP
from burgrave.games.burgundy.mainboard import DEPOTS
from burgrave.games.burgundy.modules.shields.elements import GATHER
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
from burgrave.games.burgundy.tiles import COLOUR, GOODS_KINDS, KIND, SHIP_TILE

if TYPE_CHECKING:
    from burgrave.engine.action import Action

NEVER_COPIED: Final = 27
"""The number of a monastery of another expansion."""


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
    """Return the monasteries of a seat that may be copied: all but 27.

    A module that stores those of a seat in its own part returns them (`monasteries_elsewhere(state, seat)`), and has the state
    derived again when one is added.
    """
    first = state.book.duchy_row[seat] * HEXES
    tiles = state.tiles[first : first + state.duchy[seat].hexes]
    for elsewhere in state.rules.reactions["monasteries_elsewhere"]:
        tiles += elsewhere(state, seat)
    return [tile for tile in tiles if COLOUR[tile] == MONASTERY and KIND[tile] != NEVER_COPIED]


def settle_anywhere(state: State, seat: int) -> None:
    """Let tiles be laid on every empty space with shield 18, whatever else bounds the frontier."""
    if state.answers[seat * QUESTIONS + ANYWHERE]:
        state.frontier[seat] = (1 << state.duchy[seat].hexes) - 1 & ~state.covered[seat]


# ---- when something happens ------------------------------------------------------------------------------------------


def placed(state: State, seat: int, tile: int, hex_: int) -> None:
    """Let a ship bring more goods with shield 5, before its own (docs/rulings.md); copy a new monastery at once with shield 6."""
    if tile == SHIP_TILE and has(state, seat, MERCHANT_FLEET):
        state.agenda.append(GatherGoods(seat))
    elif COLOUR[tile] == MONASTERY and seat in shields_of(state).copied:
        state.derive()


def workers_gained(state: State, seat: int, reason: str) -> None:
    """Give the owner of shield 2 a worker too; the shield's own worker is its owner's gain and triggers nothing more."""
    keeper = owner(state, IDLE_HANDS)
    if keeper not in (NOWHERE, seat):
        state.agenda.append(TakeIdleHand(keeper))


class TakeIdleHand(Automatic[State]):
    """Give a worker to the owner of shield 2, after another player got some. There is no reason to decline it."""

    __slots__ = ()
    id: ClassVar[str] = "TakeIdleHand"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        gain_workers(state, self.seat, 1, "shield")

    def arguments(self) -> list[object]:
        return [self.seat]


class GatherGoods(Choice[State]):
    """The seat takes all goods of one kind from all depots that fit (shield 5)."""

    __slots__ = ()
    id: ClassVar[str] = "GatherGoods"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        kinds_in_depots = sum(1 << kind for kind in range(GOODS_KINDS) if any(state.depot_goods[kind::GOODS_KINDS]))
        kinds = fits(state, seat, kinds_in_depots)
        actions = [GATHER[kind] for kind in range(GOODS_KINDS) if kinds >> kind & 1]
        return [*actions, SKIP] if actions else []

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
