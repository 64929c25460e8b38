"""Before the first phase: the choice of a side of the dealt board, and of the starting castle's space."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.engine.agenda import Automatic, Choice
from burgrave.engine.secret_choice import SecretChoice
from burgrave.games.burgundy.duchy import DUCHIES, HEXES, RANDOM, duchy, printed_as
from burgrave.games.burgundy.elements import RANDOM_NUMBER, SETTLE, SETTLE_RANDOM
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.tiles import CASTLE_TILE

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def settlements(state: State, seat: int) -> list[Action]:
    """List where a seat may put its starting castle: one action only where the recommended space is used."""
    sides = state.dealt[seat]
    places: list[Action] = []
    for number in sides:
        layout = duchy(state.book.edition, number)
        castles = layout.castles
        if len(sides) == 1 and state.rules.options["start_castle"] == "recommended" and layout.first_castle >= 0:
            castles = [layout.first_castle]
        actions = SETTLE_RANDOM if printed_as(number) == RANDOM else SETTLE[DUCHIES.index(number)]
        places += [actions[hex_] for hex_ in castles]
    return places


def side_of(state: State, seat: int, action: Action) -> str:
    """Return the side of its board that a seat settles on."""
    number = action.args[0]
    return state.dealt[seat][0] if number == RANDOM_NUMBER else DUCHIES[number]


def settle(state: State, seat: int, action: Action) -> None:
    """Lay out the duchy with its starting castle, which never scores (special p. 9)."""
    side, hex_ = side_of(state, seat, action), action.args[1]
    # Replaced, not changed: clones share these lists.
    state.duchy = state.duchy[:]
    state.dealt = state.dealt[:]
    for member in state.book.duchy_seats[seat]:
        state.duchy[member] = duchy(state.book.edition, side)
        state.dealt[member] = [side]
    state.tiles[state.book.duchy_row[seat] * HEXES + hex_] = CASTLE_TILE
    state.cover(seat, hex_, CASTLE_TILE)
    state.events.append(("settle", seat, printed_as(side), hex_))


class Settle(Automatic[State]):
    """Let everybody settle: at once where there is nothing to choose, else openly in turn order or in secret."""

    __slots__ = ()
    id: ClassVar[str] = "Settle"

    def run(self, state: State) -> None:
        choosing: list[int] = []
        settled: list[int] = []
        for seat in state.order:
            # The first of those who share a duchy settles for all of them.
            if seat not in state.book.people or state.book.duchy_row[seat] in settled:
                continue
            settled.append(state.book.duchy_row[seat])
            places = settlements(state, seat)
            if len(places) == 1:
                settle(state, seat, places[0])
            else:
                choosing.append(seat)
        if not choosing:
            return
        if state.rules.options["settling"] == "secret":
            state.agenda.append(SettleInSecret(sum(1 << seat for seat in choosing)))
        else:
            state.agenda.extend(SettleOpenly(seat) for seat in reversed(choosing))


class SettleOpenly(Choice[State]):
    """The seats choose one after the other, and everybody sees it (2011 p. 12)."""

    __slots__ = ()
    id: ClassVar[str] = "SettleOpenly"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return settlements(state, seat)

    def choose(self, state: State, seat: int, action: Action) -> None:
        settle(state, seat, action)


class SettleInSecret(SecretChoice[State]):
    """The seats choose at the same time; the choices are revealed together (2011 p. 12, special p. 5)."""

    __slots__ = ("mask",)
    id: ClassVar[str] = "SettleInSecret"

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def members(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat in range(state.seats) if self.mask >> seat & 1)

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return settlements(state, seat)

    def reveal(self, state: State, chosen: list[tuple[int, Action]]) -> None:
        for seat, action in chosen:
            settle(state, seat, action)

    def arguments(self) -> list[object]:
        return [self.mask]
