"""The effect of a ship: goods from a depot, then a step on the turn order track."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import Choice
from burgrave.games.burgundy.elements import KEEP, LOAD, SKIP
from burgrave.games.burgundy.mainboard import DEPOTS, TRACK_SPACES, neighbours
from burgrave.games.burgundy.questions import QUESTIONS, SHIP_DEPOTS, STACK_TOP
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.tiles import GOODS_KINDS

if TYPE_CHECKING:
    from burgrave.engine.action import Action

ANY_DEPOT: Final = -1
NO_DEPOT: Final = -1
"""Instead of a second depot: there is none."""


def kinds_in(state: State, depot: int) -> int:
    """Return the mask of the kinds of goods in a depot."""
    kinds = 0
    for kind in range(GOODS_KINDS):
        if state.depot_goods[depot * GOODS_KINDS + kind]:
            kinds |= 1 << kind
    return kinds


def fits(state: State, seat: int, kinds: int) -> int:
    """Return the mask of those of some kinds that the seat could store at least one of."""
    held = state.kinds[seat]
    return kinds if held.bit_count() < state.book.goods_spaces else kinds & held


class LoadGoods(Choice[State]):
    """The seat takes all goods of one depot, whichever number its die showed (2011 p. 6, special p. 7).

    Any depot may be chosen, so where one would bring nothing, taking nothing is a choice too: one `skip` stands for all
    such depots. With monastery 5 a second depot next to the first may follow (`first` is then that depot). `waits`: the goods of
    the first still lie there, because those of both are taken together and not all of them may fit.
    """

    __slots__ = ("first", "waits")
    id: ClassVar[str] = "LoadGoods"

    def __init__(self, seat: int, first: int, waits: int = 0) -> None:
        self.seat = seat
        self.first = first
        self.waits = waits

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        depots = range(DEPOTS) if self.first == ANY_DEPOT else sorted(neighbours(self.first))
        options = [LOAD[depot] for depot in depots if fits(state, seat, kinds_in(state, depot))]
        if options and (self.first != ANY_DEPOT or len(options) < DEPOTS):
            options.append(SKIP)
        return options

    def choose(self, state: State, seat: int, action: Action) -> None:
        if self.waits:
            load(state, seat, self.first, NO_DEPOT if action is SKIP else action.args[0])
            return
        if action is SKIP:
            state.events.append(("skip", seat))
            return
        depot = action.args[0]
        if self.first == ANY_DEPOT and state.answers[seat * QUESTIONS + SHIP_DEPOTS] > 1:
            if state.book.depots_together and is_crowded(state, seat, depot):
                state.agenda.append(LoadGoods(seat, depot, 1))
                return
            state.agenda.append(LoadGoods(seat, depot))
        load(state, seat, depot, NO_DEPOT)

    def arguments(self) -> list[object]:
        return [self.seat, self.first, self.waits] if self.waits else [self.seat, self.first]

    def name(self) -> str:
        return "LoadGoods" if self.first == ANY_DEPOT else "LoadMoreGoods"


def is_crowded(state: State, seat: int, depot: int) -> bool:
    """Whether the goods of a depot and of a neighbour that could be chosen with it do not all fit."""
    held = state.kinds[seat]
    free = state.book.goods_spaces - held.bit_count()
    for other in neighbours(depot):
        kinds = kinds_in(state, other)
        if fits(state, seat, kinds) and ((kinds_in(state, depot) | kinds) & ~held).bit_count() > free:
            return True
    return False


def load(state: State, seat: int, depot: int, second: int) -> None:
    """Move the goods of a depot, or of two at once, that fit; ask which new kinds take the last free spaces when not all do."""
    kinds = kinds_in(state, depot) | (kinds_in(state, second) if second != NO_DEPOT else 0)
    store_from(state, seat, depot, second, kinds & state.kinds[seat])
    new = kinds & ~state.kinds[seat]
    free = state.book.goods_spaces - state.kinds[seat].bit_count()
    if new.bit_count() <= free:
        store_from(state, seat, depot, second, new)
    elif free:
        state.agenda.append(KeepGoods(seat, depot, second))


def store_from(state: State, seat: int, depot: int, second: int, kinds: int) -> None:
    """Move all goods of some kinds from a depot, or from two, to the seat."""
    store(state, seat, depot, kinds)
    if second != NO_DEPOT:
        store(state, seat, second, kinds)


def store(state: State, seat: int, depot: int, kinds: int) -> None:
    """Move all goods of some kinds from a depot to the seat."""
    for kind in range(GOODS_KINDS):
        count = state.depot_goods[depot * GOODS_KINDS + kind]
        if count and kinds >> kind & 1:
            state.depot_goods[depot * GOODS_KINDS + kind] = 0
            state.goods[state.book.duchy_row[seat] * GOODS_KINDS + kind] += count
            state.events.append(("load", seat, depot, kind, count))
    for member in state.book.duchy_seats[seat]:
        state.kinds[member] |= kinds


class KeepGoods(Choice[State]):
    """More new kinds than free spaces: the seat chooses which it stores; the rest stays in the depot (special p. 7), or in both."""

    __slots__ = ("depot", "second")
    id: ClassVar[str] = "KeepGoods"

    def __init__(self, seat: int, depot: int, second: int = NO_DEPOT) -> None:
        self.seat = seat
        self.depot = depot
        self.second = second

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        kinds = kinds_in(state, self.depot) | (kinds_in(state, self.second) if self.second != NO_DEPOT else 0)
        return [KEEP[kind] for kind in range(GOODS_KINDS) if kinds >> kind & 1]

    def choose(self, state: State, seat: int, action: Action) -> None:
        store_from(state, seat, self.depot, self.second, 1 << action.args[0])
        if state.kinds[seat].bit_count() < state.book.goods_spaces:
            state.agenda.append(self)

    def arguments(self) -> list[object]:
        return [self.seat, self.depot, self.second] if self.second != NO_DEPOT else [self.seat, self.depot]


def advance(state: State, seat: int) -> None:
    """Move the seat's marker one space ahead on the turn order track, on the last space to the top of its stack."""
    track = state.track[:]
    if track[seat] < TRACK_SPACES - 1:
        track[seat] += 1
    state.track = track
    lay_on_top(state, seat)
    state.events.append(("advance", seat, track[seat]))


def lay_on_top(state: State, seat: int) -> None:
    """Lay a seat's marker on top of the stack on its space, below those that always lie on top."""
    track = state.track
    order = state.order[:]
    order.remove(seat)
    place = 0
    while place < len(order) and track[order[place]] > track[seat]:
        place += 1
    if not state.answers[seat * QUESTIONS + STACK_TOP]:
        while place < len(order) and track[order[place]] == track[seat] and state.answers[order[place] * QUESTIONS + STACK_TOP]:
            place += 1
    order.insert(place, seat)
    state.order = order
