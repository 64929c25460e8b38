"""Placing a ship: goods from a depot, then a step on the turn order track."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import Choice
from burgrave.games.burgundy.elements import KEEP, LOAD, SKIP
from burgrave.games.burgundy.mainboard import DEPOTS, TRACK_SPACES, neighbours
from burgrave.games.burgundy.questions import QUESTIONS, SHIP_DEPOTS, STACK_TOP
from burgrave.games.burgundy.tiles import GOODS_KINDS

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.burgundy.state import State

ANY_DEPOT: Final = -1


def kinds_in(state: State, depot: int) -> int:
    """The mask of goods' kinds lying in a depot."""
    kinds = 0
    for kind in range(GOODS_KINDS):
        if state.depot_goods[depot * GOODS_KINDS + kind]:
            kinds |= 1 << kind
    return kinds


def fits(state: State, seat: int, kinds: int) -> int:
    """Those of some kinds that the seat could store at least one of."""
    held = state.kinds[seat]
    return kinds if held.bit_count() < state.book.goods_spaces else kinds & held


class LoadGoods(Choice):
    """The seat takes all goods of one depot, whichever number its die showed (2011 p. 6, special p. 7).

    Any depot may be chosen, so where one would bring nothing, taking nothing is a choice too: one `skip` stands for all
    such depots. With monastery 5 a second depot next to the first may follow (`first` is then that depot).
    """

    __slots__ = ("first",)

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def options(self, table: Any, seat: int) -> list[Action]:
        state: State = table
        depots = range(DEPOTS) if self.first == ANY_DEPOT else sorted(neighbours(self.first))
        options = [LOAD[depot] for depot in depots if fits(state, seat, kinds_in(state, depot))]
        if options and (self.first != ANY_DEPOT or len(options) < DEPOTS):
            options.append(SKIP)
        return options

    def choose(self, table: Any, seat: int, action: Action) -> None:
        state: State = table
        if action is SKIP:
            state.events.append(("skip", seat))
            return
        depot = action.args[0]
        if self.first == ANY_DEPOT and state.answers[seat * QUESTIONS + SHIP_DEPOTS] > 1:
            state.agenda.append(LoadGoods(seat, depot))
        load(state, seat, depot)

    def numbers(self) -> list[object]:
        return [self.seat, self.first]

    def worth(self) -> str:
        return "LoadGoods" if self.first == ANY_DEPOT else "LoadMoreGoods"


def load(state: State, seat: int, depot: int) -> None:
    """Move the goods that fit; ask which new kinds take the last free spaces when not all of them do."""
    kinds = kinds_in(state, depot)
    store(state, seat, depot, kinds & state.kinds[seat])
    new = kinds & ~state.kinds[seat]
    free = state.book.goods_spaces - state.kinds[seat].bit_count()
    if new.bit_count() <= free:
        store(state, seat, depot, new)
    elif free:
        state.agenda.append(KeepGoods(seat, depot))


def store(state: State, seat: int, depot: int, kinds: int) -> None:
    """Move all goods of some kinds from a depot to the seat."""
    for kind in range(GOODS_KINDS):
        if kinds >> kind & 1:
            count = state.depot_goods[depot * GOODS_KINDS + kind]
            state.depot_goods[depot * GOODS_KINDS + kind] = 0
            state.goods[state.book.homes[seat] * GOODS_KINDS + kind] += count
            state.events.append(("load", seat, depot, kind, count))
    for member in state.book.houses[seat]:
        state.kinds[member] |= kinds


class KeepGoods(Choice):
    """More new kinds than free spaces: the seat chooses which it stores; the rest stays in the depot (special p. 7)."""

    __slots__ = ("depot",)

    def __init__(self, seat: int, depot: int) -> None:
        self.seat = seat
        self.depot = depot

    def options(self, table: Any, seat: int) -> list[Action]:
        state: State = table
        kinds = kinds_in(state, self.depot)
        return [KEEP[kind] for kind in range(GOODS_KINDS) if kinds >> kind & 1]

    def choose(self, table: Any, seat: int, action: Action) -> None:
        state: State = table
        store(state, seat, self.depot, 1 << action.args[0])
        if state.kinds[seat].bit_count() < state.book.goods_spaces:
            state.agenda.append(self)

    def numbers(self) -> list[object]:
        return [self.seat, self.depot]


def advance(state: State, seat: int) -> None:
    """One step on the turn order track, on top of whoever stands there; on the last space, to the top of its stack."""
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
