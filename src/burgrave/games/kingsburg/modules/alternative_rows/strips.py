"""Strips with other buildings: two for each player, dealt or drafted. Players choose which of them to lay on the sheet (p. 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from burgrave.engine.agenda import UNLESS_CLEAR, Automatic, Choice
from burgrave.engine.chance import shuffle
from burgrave.engine.saved import numbers
from burgrave.engine.secret_choice import SecretChoice
from burgrave.games.kingsburg.buildings import ROW_MASK, ROWS
from burgrave.games.kingsburg.elements import SKIP
from burgrave.games.kingsburg.modules.alternative_rows.elements import COVER, DRAFT, REDRAW
from burgrave.games.kingsburg.state import State

if TYPE_CHECKING:
    from burgrave.engine.action import Action

COPIES: Final = 2
EACH: Final = 2


class Strips:
    """The slice: the strips of every seat, and a pile of the others, face down or on offer to be drafted."""

    __slots__ = ("dealt", "pile")

    def __init__(self, dealt: list[list[int]], pile: list[int]) -> None:
        self.dealt = dealt
        self.pile = pile

    def clone(self) -> Strips:
        """Return a copy. Both lists are replaced, never changed in place, so clones share them."""
        return Strips(self.dealt, self.pile)

    def data(self) -> list[Any]:
        """Return the slice as JSON-able data."""
        return [[list(rows) for rows in self.dealt], list(self.pile)]

    def restore(self, data: Any) -> None:
        """Read the slice from saved data. BadSave if it does not fit."""
        self.dealt = [numbers("strips", rows, None, 0, len(ROWS) - 1) for rows in data[0]]
        self.pile = numbers("strips", data[1], None, 0, len(ROWS) - 1)


def new_strips(state: State) -> Strips:
    """Return the strips of a new game: two of each row that the sheet has."""
    rows = [row for row in range(len(ROWS)) if state.book.sheet & ROW_MASK[row]]
    pile = shuffle(state, rows * COPIES)
    if state.rules.options["rows"] == "drafted":
        return Strips([[] for _ in range(state.seats)], sorted(pile))
    dealt = [sorted(pile[EACH * seat : EACH * (seat + 1)]) for seat in range(state.seats)]
    return Strips(dealt, pile[EACH * state.seats :])


def strips_of(state: State) -> Strips:
    """Return the module's slice of a state."""
    strips: Strips = state.slices[state.book.place["alternative_rows"]]
    return strips


class LayStrips(Automatic[State]):
    """Deals or drafts the strips, then asks everybody which to use."""

    __slots__ = ()
    id: ClassVar[str] = "LayStrips"

    def run(self, state: State) -> None:
        state.agenda.append(COVER_ROWS)
        if state.rules.options["rows"] == "drafted":
            first = state.order[0]
            seats = [(first + place) % state.seats for place in range(state.seats)]
            # Seats draft once around to the left, then in reverse order from the last.
            for seat in (*seats, *reversed(seats)):
                state.agenda.append(DraftStrip(seat))
        else:
            for seat in reversed(state.order):
                state.agenda.append(ExchangeStrip(seat))


class ExchangeStrip(Choice[State]):
    """A seat that was dealt the same row twice may exchange one of them."""

    __slots__ = ()
    id: ClassVar[str] = "ExchangeStrip"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        strips = strips_of(state)
        rows = strips.dealt[seat]
        return [REDRAW, SKIP] if strips.pile and rows[0] == rows[1] else []

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            state.events.append(("keep_strips", seat))
            return
        strips = strips_of(state)
        state.mark_irreversible()
        drawn = strips.pile[0]
        strips.pile = strips.pile[1:]
        strips.dealt = [*strips.dealt[:seat], sorted((strips.dealt[seat][0], drawn)), *strips.dealt[seat + 1 :]]
        state.events.append(("redraw", seat, drawn))
        state.agenda.append(self)


class DraftStrip(Choice[State]):
    """The seat takes one of the strips on offer."""

    __slots__ = ()
    id: ClassVar[str] = "DraftStrip"

    def kind(self) -> int:
        return UNLESS_CLEAR

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [DRAFT[row] for row in dict.fromkeys(strips_of(state).pile)]

    def choose(self, state: State, seat: int, action: Action) -> None:
        strips = strips_of(state)
        row = action.args[0]
        pile = strips.pile[:]
        pile.remove(row)
        strips.pile = pile
        strips.dealt = [*strips.dealt[:seat], sorted([*strips.dealt[seat], row]), *strips.dealt[seat + 1 :]]
        state.events.append(("draft", seat, row))


class CoverRows(SecretChoice[State]):
    """Everybody decides at the same time to use both, one or none of its strips."""

    __slots__ = ()
    id: ClassVar[str] = "CoverRows"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        rows = strips_of(state).dealt[seat]
        first, second = 1 << rows[0], 1 << rows[1]
        return [COVER[mask] for mask in dict.fromkeys((first | second, first, second, 0))]

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
    """Return what everybody was dealt and, while drafting, the strips on offer."""
    strips = strips_of(state)
    is_draft = state.rules.options["rows"] == "drafted"
    return {
        "dealt": [[ROWS[row] for row in rows] for rows in strips.dealt],
        "table": [ROWS[row] for row in strips.pile] if is_draft and any(len(rows) < EACH for rows in strips.dealt) else [],
    }


def determinize(state: State, seat: int | None) -> None:
    """Reshuffle the pile, which is face down unless it is drafted from."""
    if state.rules.options["rows"] == "dealt":
        strips = strips_of(state)
        strips.pile = shuffle(state, sorted(strips.pile))
