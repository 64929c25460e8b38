"""Four additional tiles (special p. 12): monasteries 27 and 28, the crane and the geese.

The view has `buildings`, the names of those whose effect a crane can have (elements `building:bank`), and `species`, the names of
those among which the geese choose now (elements `species:cow`); both are lists, the latter empty while nobody chooses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.module import Module
from burgrave.engine.ruleset import Ruleset
from burgrave.games.burgundy.colours import COLOURS, MONASTERY
from burgrave.games.burgundy.modules.extra_hexes.crane import CopyBuilding, copyable_buildings, counts_as_building, crane
from burgrave.games.burgundy.modules.extra_hexes.evaluation import WORTH, evaluate_choices
from burgrave.games.burgundy.modules.extra_hexes.geese import CountSpecies, geese, others
from burgrave.games.burgundy.modules.extra_hexes.recruit import Recruit, RecruitToHire
from burgrave.games.burgundy.modules.extra_hexes.tiles import CRANE, CRANES, GEESE, GEESE_TILES, HERALD_TILE, HIRING_HALL_TILE
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.ship import lay_on_top
from burgrave.games.burgundy.tiles import SPECIES_NAMES, TILES

if TYPE_CHECKING:
    from burgrave.games.burgundy.book import Book

ID: Final = "extra_hexes"


def herald(state: State, seat: int, tile: int, hex_: int) -> None:
    """Move the marker to the top of its stack at once; from now on it stays there (`steps/ship.py`)."""
    before = state.order
    for member in (*(other for other in state.book.duchy_seats[seat] if other != seat), seat):
        lay_on_top(state, member)
    if state.order != before:
        state.events.append(("on_top", seat, state.track[seat]))


def prepare(rules: Ruleset) -> None:
    """Add the tiles to the yellow and the black pile."""
    book: Book = rules.book
    book.supply[MONASTERY] += [HERALD_TILE, HIRING_HALL_TILE]
    book.supply[len(COLOURS)] += [CRANE] * CRANES + [GEESE] * GEESE_TILES
    book.effects[HERALD_TILE] = herald
    book.effects[CRANE] = crane
    book.grants_placement[CRANE] = True
    book.worth[CRANE] = WORTH
    book.effects[GEESE] = geese


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return the choices of crane and geese; see the module's docstring."""
    top = state.agenda[-1] if state.agenda else None
    species = others(state, top.seat, top.hex) if isinstance(top, CountSpecies) else []
    return {"buildings": [TILES[tile] for tile in copyable_buildings(state)], "species": [SPECIES_NAMES[kind] for kind in species]}


EXTRA_HEXES: Final = Module[State](
    id=ID,
    home=__name__,
    title="Additional tiles",
    summary="Two more monasteries, a crane that does what any building does, and geese.",
    needs=("base",),
    demands={"edition": ("special",)},
    prepare=prepare,
    offers={
        "turn": (Recruit(stays=True),),
        "castle": (RecruitToHire(stays=True),),
        "town_hall": (RecruitToHire(stays=True),),
    },
    reactions={"monastery_count": (counts_as_building,)},
    evaluations=(evaluate_choices,),
    steps=(CopyBuilding, CountSpecies),
    view=view,
)
