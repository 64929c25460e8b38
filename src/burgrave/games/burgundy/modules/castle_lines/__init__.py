"""Lines to castles (special p. 12, the optional rules of duchies 11-18): tiles keep to castles, and castles can be taken back.

A tile that is not a castle goes only next to a castle, or where spaces of its colour lead to one without a gap. Castles that nobody
took from the board are set aside when a phase begins; in a turn with both dice unused, these and some points buy one back.

The view has `aside`: how many castles are set aside; `price`: the points; `players`: for each seat the empty hexes (from 0, as
places in `hexes`) that are joined to a castle (`joined`), next to a tile or not. The castles lie on board spaces `aside:1` to
`aside:16`, which need not be drawn one by one: the verb `recover` has no path.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.errors import demand
from burgrave.engine.masks import bits_of
from burgrave.engine.module import Module
from burgrave.engine.ruleset import Ruleset
from burgrave.games.burgundy.duchy import boards
from burgrave.games.burgundy.modules.castle_lines.aside import PRICE, SOURCE, Recover, SetAside, aside
from burgrave.games.burgundy.modules.castle_lines.elements import ASIDE_SPACES
from burgrave.games.burgundy.modules.castle_lines.evaluation import evaluate_lines
from burgrave.games.burgundy.modules.castle_lines.lines import frontier, joined, wild
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.tiles import CASTLE_TILE

if TYPE_CHECKING:
    from burgrave.games.burgundy.book import Book

ID: Final = "castle_lines"
BOX: Final = "dealt_expansion"
"""The value of the option `duchies` that deals the boards which these rules are for."""


def audited(state: State) -> None:
    """Check that only castles are set aside, that no points are negative, and that what lies in a duchy is joined to a castle."""
    demand(all(state.depots[space] in (0, CASTLE_TILE) for space in ASIDE_SPACES), "what is set aside", state.depots)
    for seat in state.book.people:
        demand(state.points[seat] >= 0, "points", state.points)
        loose = state.covered[seat] & ~joined(state, seat)
        demand(not loose or not state.book.lasting, "a tile that no line joins to a castle", seat, bits_of(loose))


def prepare(rules: Ruleset) -> None:
    """Add spaces for what is set aside, and a source of (lost) points."""
    book: Book = rules.book
    book.spaces = max(book.spaces, ASIDE_SPACES.stop)
    book.sources.append(SOURCE)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return what everybody sees of the castles set aside and the lines; see the module's docstring."""
    return {
        "aside": len(aside(state)),
        "price": PRICE,
        "players": [{"joined": bits_of(joined(state, player) & ~state.covered[player])} for player in range(state.seats)],
    }


CASTLE_LINES: Final = Module[State](
    id=ID,
    home=__name__,
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
    evaluations=(evaluate_lines,),
    steps=(SetAside,),
    view=view,
)
