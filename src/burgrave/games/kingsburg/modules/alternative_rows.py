"""Module 2: strips with other buildings, two for each player, dealt or drafted, to cover rows of the sheet with (p. 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import UNLESS_CLEAR, Automatic, Choice
from burgrave.engine.chance import shuffle
from burgrave.engine.decision import Offer
from burgrave.engine.options import Option
from burgrave.engine.ruleset import Module, Ruleset
from burgrave.engine.saved import numbers
from burgrave.engine.together import Together
from burgrave.games.kingsburg.buildings import BUILDINGS, PRINTED, ROW_MASK, ROWS
from burgrave.games.kingsburg.calendar import COLOURED, DICE, LOW_RANK
from burgrave.games.kingsburg.elements import COVER, DRAFT, REDRAW, SKIP, TRAVEL, TRAVEL_OWN
from burgrave.games.kingsburg.questions import FAIR, QUESTIONS
from burgrave.games.kingsburg.steps import groups, used
from burgrave.games.kingsburg.steps.influence import open_to, own_spaces, put

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.kingsburg.state import State

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


class LayStrips(Automatic):
    """Deal or draft, then everybody decides which strips to use."""

    __slots__ = ()

    def run(self, table: Any) -> None:
        state: State = table
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


class ExchangeStrip(Choice):
    """Who was dealt the same row twice may give one of them back for another."""

    __slots__ = ()

    def options(self, table: Any, seat: int) -> list[Action]:
        piece = strips_of(table)
        rows = piece.dealt[seat]
        return [REDRAW, SKIP] if piece.pile and rows[0] == rows[1] else []

    def choose(self, table: Any, seat: int, action: Action) -> None:
        state: State = table
        if action is SKIP:
            state.events.append(("keep_strips", seat))
            return
        piece = strips_of(state)
        state.seal()
        drawn = piece.pile[0]
        piece.pile = piece.pile[1:]
        piece.dealt = [*piece.dealt[:seat], sorted((piece.dealt[seat][0], drawn)), *piece.dealt[seat + 1 :]]
        state.events.append(("redraw", seat, drawn))
        state.agenda.append(self)


class DraftStrip(Choice):
    """Take one of the strips on the table."""

    __slots__ = ()

    def nature(self) -> int:
        return UNLESS_CLEAR

    def options(self, table: Any, seat: int) -> list[Action]:
        return [DRAFT[row] for row in dict.fromkeys(strips_of(table).pile)]

    def choose(self, table: Any, seat: int, action: Action) -> None:
        state: State = table
        piece = strips_of(state)
        row = action.args[0]
        pile = piece.pile[:]
        pile.remove(row)
        piece.pile = pile
        piece.dealt = [*piece.dealt[:seat], sorted([*piece.dealt[seat], row]), *piece.dealt[seat + 1 :]]
        state.events.append(("draft", seat, row))


class CoverRows(Together):
    """Both, one or none of the strips are used: everybody decides at the same time."""

    __slots__ = ()

    def options(self, table: Any, seat: int) -> list[Action]:
        rows = strips_of(table).dealt[seat]
        one, two = 1 << rows[0], 1 << rows[1]
        return [COVER[mask] for mask in dict.fromkeys((one | two, one, two, 0))]

    def reveal(self, table: Any, chosen: list[tuple[int, Action]]) -> None:
        state: State = table
        strips = state.strips[:]
        for seat, action in chosen:
            strips[seat] = action.args[0]
            state.events.append(("cover", seat, action.args[0]))
        state.strips = strips
        for seat in range(state.seats):
            state.refresh(seat)


class Travel(Offer):
    """The verb `travel`: with the travelling market one coloured die, whatever it shows, for an adviser of low rank."""

    __slots__ = ()

    def verb(self) -> str:
        return "travel"

    def propose(self, table: Any, seat: int, context: Any, found: list[Action]) -> None:
        state: State = table
        if not state.answers[seat * QUESTIONS + FAIR] or state.used[seat] & used.FAIR:
            return
        free = open_to(state, seat)
        spaces = [place for place in own_spaces(state, seat) if place in TRAVEL_OWN]
        seen = 0
        for die in range(COLOURED):
            value = state.dice[seat * DICE + die]
            if state.dice_left[seat] >> die & 1 and not seen >> value & 1:
                seen |= 1 << value
                for place in range(LOW_RANK):
                    if free >> place & 1 and place + 1 != value:
                        found.append(TRAVEL[place][die])
                for place in spaces:
                    if groups.RANK[place] != value:
                        found.append(TRAVEL_OWN[place][die])

    def apply(self, table: Any, seat: int, action: Action) -> None:
        state: State = table
        place, die, _ = action.args
        state.used[seat] |= used.FAIR
        put(state, seat, place, 1 << die, groups.FAIR)


COVER_ROWS: Final = CoverRows()


def view(state: State, seat: int | None) -> dict[str, Any]:
    """What everybody was dealt; while drafting, what lies on the table."""
    piece = strips_of(state)
    is_draft = state.rules.options["rows"] == "drafted"
    return {
        "dealt": [[ROWS[row] for row in rows] for rows in piece.dealt],
        "table": [ROWS[row] for row in piece.pile] if is_draft and any(len(rows) < EACH for rows in piece.dealt) else [],
    }


def conceal(state: State, seat: int | None) -> None:
    """The pile is face down unless it is drafted from."""
    if state.rules.options["rows"] == "dealt":
        piece = strips_of(state)
        piece.pile = shuffle(state, sorted(piece.pile))


def prepare(rules: Ruleset) -> None:
    """The buildings of the strips come into play."""
    rules.book.use_powers(PRINTED, len(BUILDINGS))


ALTERNATIVE_ROWS: Final = Module(
    id="alternative_rows",
    title="Alternative rows",
    summary="Strips with other buildings that players may lay over rows of their sheet.",
    needs=("base",),
    # Nobody has published the prices of the strips.
    demands={"documented_only": ("no", "cards")},
    options=(
        Option(
            "rows",
            "dealt",
            ("dealt", "drafted"),
            "How players get alternative rows: two dealt to each, or chosen one by one, there and back.",
        ),
    ),
    prepare=prepare,
    programme={"setup": lambda steps: (*steps, LayStrips())},
    offers={"influence": (Travel(),)},
    steps=(LayStrips, ExchangeStrip, DraftStrip, CoverRows),
    slice=new_strips,
    view=view,
    conceal=conceal,
)
