"""Strips with other buildings, two for each player, dealt or drafted, and which of them are laid on the sheet (p. 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from burgrave.engine.agenda import UNLESS_CLEAR, Automatic, Choice
from burgrave.engine.chance import shuffle
from burgrave.engine.saved import numbers
from burgrave.engine.secret_choice import SecretChoice
from burgrave.games.kingsburg.buildings import ROW_MASK, ROWS
from burgrave.games.kingsburg.elements import COVER, DRAFT, REDRAW, SKIP
from burgrave.games.kingsburg.state import State

if TYPE_CHECKING:
    from burgrave.engine.action import Action

COPIES: Final = 2
EACH: Final = 2


class Strips:
    """The strips of every seat, and those that nobody has: face down in a pile, or on the table to be drafted."""

    __slots__ = ("dealt", "pile")

    def __init__(self, dealt: list[list[int]], pile: list[int]) -> None:
        self.dealt = dealt
        self.pile = pile

    def clone(self) -> Strips:
        """Both lists are replaced, never changed in place."""
        return Strips(self.dealt, self.pile)

    def data(self) -> list[Any]:
        """JSON-able."""
        return [[list(rows) for rows in self.dealt], list(self.pile)]

    def restore(self, data: Any) -> None:
        """From saved data."""
        self.dealt = [numbers("strips", rows, None, 0, len(ROWS) - 1) for rows in data[0]]
        self.pile = numbers("strips", data[1], None, 0, len(ROWS) - 1)


def new_strips(state: State) -> Strips:
    """Two of each row that the sheet has."""
    rows = [row for row in range(len(ROWS)) if state.book.sheet & ROW_MASK[row]]
    pile = shuffle(state, rows * COPIES)
    if state.rules.options["rows"] == "drafted":
        return Strips([[] for _ in range(state.seats)], sorted(pile))
    dealt = [sorted(pile[EACH * seat : EACH * (seat + 1)]) for seat in range(state.seats)]
    return Strips(dealt, pile[EACH * state.seats :])


def strips_of(state: State) -> Strips:
    """The module's part of a state."""
    piece: Strips = state.slices[state.book.place["alternative_rows"]]
    return piece


class LayStrips(Automatic[State]):
    """Deal or draft, then everybody decides which strips to use."""

    __slots__ = ()
    id: ClassVar[str] = "LayStrips"

    def run(self, state: State) -> None:
        state.agenda.append(COVER_ROWS)
        if state.rules.options["rows"] == "drafted":
            first = state.order[0]
            there = [(first + place) % state.seats for place in range(state.seats)]
            # Once around to the left, then back again from the last.
            for seat in (*there, *reversed(there)):
                state.agenda.append(DraftStrip(seat))
        else:
            for seat in reversed(state.order):
                state.agenda.append(ExchangeStrip(seat))


class ExchangeStrip(Choice[State]):
    """Who was dealt the same row twice may give one of them back for another."""

    __slots__ = ()
    id: ClassVar[str] = "ExchangeStrip"

    def options(self, state: State, seat: int) -> list[Action]:
        piece = strips_of(state)
        rows = piece.dealt[seat]
        return [REDRAW, SKIP] if piece.pile and rows[0] == rows[1] else []

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            state.events.append(("keep_strips", seat))
            return
        piece = strips_of(state)
        state.mark_irreversible()
        drawn = piece.pile[0]
        piece.pile = piece.pile[1:]
        piece.dealt = [*piece.dealt[:seat], sorted((piece.dealt[seat][0], drawn)), *piece.dealt[seat + 1 :]]
        state.events.append(("redraw", seat, drawn))
        state.agenda.append(self)


class DraftStrip(Choice[State]):
    """Take one of the strips on the table."""

    __slots__ = ()
    id: ClassVar[str] = "DraftStrip"

    def kind(self) -> int:
        return UNLESS_CLEAR

    def options(self, state: State, seat: int) -> list[Action]:
        return [DRAFT[row] for row in dict.fromkeys(strips_of(state).pile)]

    def choose(self, state: State, seat: int, action: Action) -> None:
        piece = strips_of(state)
        row = action.args[0]
        pile = piece.pile[:]
        pile.remove(row)
        piece.pile = pile
        piece.dealt = [*piece.dealt[:seat], sorted([*piece.dealt[seat], row]), *piece.dealt[seat + 1 :]]
        state.events.append(("draft", seat, row))


class CoverRows(SecretChoice[State]):
    """Both, one or none of the strips are used: everybody decides at the same time."""

    __slots__ = ()
    id: ClassVar[str] = "CoverRows"

    def options(self, state: State, seat: int) -> list[Action]:
        rows = strips_of(state).dealt[seat]
        one, two = 1 << rows[0], 1 << rows[1]
        return [COVER[mask] for mask in dict.fromkeys((one | two, one, two, 0))]

    def reveal(self, state: State, chosen: list[tuple[int, Action]]) -> None:
        strips = state.strips[:]
        for seat, action in chosen:
            strips[seat] = action.args[0]
            state.events.append(("cover", seat, action.args[0]))
        state.strips = strips
        for seat in range(state.seats):
            state.refresh(seat)


COVER_ROWS: Final = CoverRows()


def view(state: State, seat: int | None) -> dict[str, Any]:
    """What everybody was dealt; while drafting, what lies on the table."""
    piece = strips_of(state)
    is_draft = state.rules.options["rows"] == "drafted"
    return {
        "dealt": [[ROWS[row] for row in rows] for rows in piece.dealt],
        "table": [ROWS[row] for row in piece.pile] if is_draft and any(len(rows) < EACH for rows in piece.dealt) else [],
    }


def determinize(state: State, seat: int | None) -> None:
    """The pile is face down unless it is drafted from."""
    if state.rules.options["rows"] == "dealt":
        piece = strips_of(state)
        piece.pile = shuffle(state, sorted(piece.pile))
