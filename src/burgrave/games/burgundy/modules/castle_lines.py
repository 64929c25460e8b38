"""Lines to castles (special p. 12, the optional rules of duchies 11-18): tiles keep to castles, and castles can be taken back.

A tile that is not a castle goes only next to a castle, or where spaces of its colour lead to one without a gap. Castles that nobody
took from the board are set aside when a phase begins; in a turn with both dice unused, these and some points buy one back.

The view has `aside`: how many castles are set aside; `price`: the points; `players`: for each seat the empty hexes (from 0, as
places in `hexes`) that are joined to a castle (`joined`), next to a tile or not. The castles lie on board spaces `aside:1` to
`aside:16`, which need not be drawn one by one: the verb `recover` has no path.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.decision import Offer
from burgrave.engine.errors import demand
from burgrave.engine.events import NOBODY
from burgrave.engine.masks import bits_of
from burgrave.engine.ruleset import Module, Ruleset
from burgrave.games.burgundy.colours import CASTLE
from burgrave.games.burgundy.dice import BOTH_DICE
from burgrave.games.burgundy.duchy import HEXES, boards
from burgrave.games.burgundy.elements import ASIDE_SPACES, RECOVER
from burgrave.games.burgundy.evaluation.land import DICE, PROMISE, at
from burgrave.games.burgundy.evaluation.position import dice_to_come
from burgrave.games.burgundy.mainboard import ALL_SPACES
from burgrave.games.burgundy.points import score_for
from burgrave.games.burgundy.questions import ANYWHERE, QUESTIONS
from burgrave.games.burgundy.steps.storage import empty_space, receive, stored
from burgrave.games.burgundy.tiles import CASTLE_TILE

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.burgundy.book import Book
    from burgrave.games.burgundy.state import State

ID: Final = "castle_lines"
PRICE: Final = 5
"""Points for a castle that was set aside, besides both dice."""
EVERYWHERE: Final = (1 << HEXES) - 1
SOURCE: Final = "recovered_castles"
BOX: Final = "dealt_expansion"
"""The boards that these rules are for."""


# ---- where tiles may lie ----


def castles(state: State, seat: int) -> int:
    """The mask of the castle tiles in a duchy; what else lies on a castle space is none."""
    first = state.book.homes[seat] * HEXES
    found = state.covered[seat] & state.duchy[seat].colour_mask[CASTLE]
    for hex_ in bits_of(found):
        if state.tiles[first + hex_] != CASTLE_TILE:
            found &= ~(1 << hex_)
    return found


def in_line(state: State, seat: int) -> int:
    """The mask of the regions that touch a castle tile, whether their spaces are covered or not."""
    duchy = state.duchy[seat]
    around = 0
    for hex_ in bits_of(castles(state, seat)):
        around |= duchy.neighbours[hex_]
    found = 0
    for region in duchy.regions:
        if region & around:
            found |= region
    return found


def joined(state: State, seat: int) -> int:
    """The same, and all castle spaces: castles are not bound."""
    return in_line(state, seat) | state.duchy[seat].colour_mask[CASTLE]


def wild(state: State, seat: int) -> int:
    """Where an inn may lie: it is no castle, so it is bound on castle spaces too, unless shield 18 lifts the bound."""
    return EVERYWHERE if state.answers[seat * QUESTIONS + ANYWHERE] else in_line(state, seat)


def frontier(state: State, seat: int) -> None:
    """Next to a tile, as always, and joined to a castle; castles go wherever they could."""
    neighbours = state.duchy[seat].neighbours
    covered = state.covered[seat]
    around = 0
    for hex_ in bits_of(covered):
        around |= neighbours[hex_]
    state.frontier[seat] = around & ~covered & joined(state, seat)


# ---- castles that are set aside ----


class SetAside(Automatic):
    """Before the depots are cleared: castles that nobody took, with whichever back, are kept beside the board."""

    __slots__ = ()

    def run(self, table: Any) -> None:
        state: State = table
        free = [space for space in ASIDE_SPACES if not state.depots[space]]
        for space in range(ALL_SPACES):
            if state.depots[space] == CASTLE_TILE:
                empty_space(state, space)
                state.depots[free.pop(0)] = CASTLE_TILE
                state.events.append(("set_aside", NOBODY, CASTLE_TILE, space))


def aside(state: State) -> list[int]:
    """The board spaces on which castles are set aside."""
    return [space for space in ASIDE_SPACES if state.depots[space]]


class Recover(Offer):
    """The verb `recover`."""

    __slots__ = ()

    def verb(self) -> str:
        return "recover"

    def propose(self, table: Any, seat: int, context: Any, found: list[Action]) -> None:
        """In a turn whose dice are both unused, for who has the points."""
        state: State = table
        if state.dice_left[seat] == BOTH_DICE and state.points[seat] >= PRICE and aside(state):
            found.append(RECOVER)

    def apply(self, table: Any, seat: int, action: Action) -> None:
        """Give dice and points, and move the castle to storage."""
        state: State = table
        state.dice_left[seat] = 0
        score_for(state, seat, SOURCE, -PRICE)
        receive(state, seat, aside(state)[-1])


def audited(state: State) -> None:
    """Nothing but castles is set aside, nobody owes points, and what lies in a duchy is joined to a castle."""
    demand(all(state.depots[space] in (0, CASTLE_TILE) for space in ASIDE_SPACES), "what is set aside", state.depots)
    for seat in state.book.people:
        demand(state.points[seat] >= 0, "points", state.points)
        loose = state.covered[seat] & ~joined(state, seat)
        demand(not loose or not state.book.lasting, "a tile that no line joins to a castle", seat, bits_of(loose))


# ---- evaluation ----
# With several weights near these it won 440 of 800 games against greedy without it, by 3.7 points on average.

LOCKED: Final = 0.3
"""Part of what a region promises that is lost while it touches no castle."""
STORED: Final = 0.5
"""Part of that which a castle in storage saves where it could unlock it."""


def worth(state: State, seat: int) -> float:
    """Regions without a castle are worth less; a castle in storage that may join some of them makes up for a part."""
    covered = state.covered[seat]
    dice = dice_to_come(state, seat)
    if not covered or not dice:
        return 0.0
    duchy = state.duchy[seat]
    open_ = joined(state, seat)
    locked: list[tuple[int, float]] = []
    for region in duchy.regions:
        left = region & ~covered
        if left and not region & open_:
            size = region.bit_count()
            locked.append((region, PROMISE[at(size, left.bit_count(), DICE - dice)] * LOCKED))
    if not locked:
        return 0.0
    value = -sum(lost for _, lost in locked)
    if CASTLE_TILE in stored(state, seat):
        best = 0.0
        for hex_ in bits_of(state.frontier[seat] & duchy.colour_mask[CASTLE]):
            best = max(best, sum(lost for region, lost in locked if region & duchy.neighbours[hex_]))
        value += best * STORED
    return value


# ---- the module ----


def prepare(rules: Ruleset) -> None:
    """Spaces for what is set aside, and a source of (lost) points."""
    book: Book = rules.book
    book.spaces = max(book.spaces, ASIDE_SPACES.stop)
    book.sources.append(SOURCE)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """See above."""
    return {
        "aside": len(aside(state)),
        "price": PRICE,
        "players": [{"joined": bits_of(joined(state, who) & ~state.covered[who])} for who in range(state.seats)],
    }


CASTLE_LINES: Final = Module(
    id=ID,
    title="Lines to castles",
    summary="Optional rules of duchies 11-18: tiles keep to castles, and castles that nobody took can be taken back.",
    needs=("base",),
    excludes=("team", "solo"),
    demands={
        "edition": ("special",),
        "duchies": (BOX, *dict.fromkeys(side for sides in boards("special", BOX) for side in sides)),
    },
    prepare=prepare,
    programme={"phase_start": lambda steps: (SetAside(), *steps)},
    offers={"turn": (Recover(stays=True),)},
    reactions={"frontier": (frontier,), "wild": (wild,), "audited": (audited,)},
    evaluations=(worth,),
    steps=(SetAside,),
    view=view,
)
