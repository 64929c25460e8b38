"""Four additional tiles (special p. 12): monasteries 27 and 28, the crane and the geese.

The view has `buildings`, the names of those whose effect a crane can have (elements `building:bank`), and `species`, the names of
those among which the geese choose now (elements `species:cow`); both are lists, the latter empty while nobody chooses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import Choice
from burgrave.engine.decision import Offer
from burgrave.engine.masks import bits_of
from burgrave.engine.ruleset import Module, Ruleset
from burgrave.games.burgundy.colours import BUILDING, COLOURS, MONASTERY
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.elements import COUNT, CRANE_AS, RECRUIT, SKIP
from burgrave.games.burgundy.evaluation.tiles import FLAT, sale
from burgrave.games.burgundy.points import ANIMALS, score
from burgrave.games.burgundy.questions import HIRE_PRICE, QUESTIONS, RECRUITS
from burgrave.games.burgundy.scoring import placed, scoring_monasteries
from burgrave.games.burgundy.steps.buy import HIRED
from burgrave.games.burgundy.steps.dice_actions import pay_silver
from burgrave.games.burgundy.steps.sell import gain_workers
from burgrave.games.burgundy.steps.ship import lay_on_top
from burgrave.games.burgundy.steps.turn import Turn
from burgrave.games.burgundy.tiles import (
    BUILDING_TILES,
    CRANE,
    CRANES,
    GEESE,
    GEESE_TILES,
    GOOSE,
    MONASTERIES,
    SPECIES,
    SPECIES_NAMES,
    TILES,
    WHITE_CASTLE,
    monastery,
)
from burgrave.games.burgundy.tiles.effects import herd_points, pasture

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.burgundy.book import Book
    from burgrave.games.burgundy.state import State

HERALD: Final = 27
HIRING_HALL: Final = 28
SILVER: Final = 1
"""That buys workers, with monastery 28."""


# ---- monasteries 27 and 28 -------------------------------------------------------------------------------------------


def herald(state: State, seat: int, tile: int, hex_: int) -> None:
    """The marker goes to the top of its stack at once, and from now on (`steps/ship.py`) stays there."""
    before = state.order
    for member in (*(other for other in state.book.houses[seat] if other != seat), seat):
        lay_on_top(state, member)
    if state.order != before:
        state.events.append(("on_top", seat, state.track[seat]))


class Recruit(Offer):
    """The verb `recruit`: a silver for workers, as often as one likes."""

    __slots__ = ()

    def verb(self) -> str:
        return "recruit"

    def propose(self, table: Any, seat: int, context: Any, found: list[Action]) -> None:
        state: State = table
        if state.answers[seat * QUESTIONS + RECRUITS] and state.silver[seat] >= SILVER:
            found.append(RECRUIT)

    def apply(self, table: Any, seat: int, action: Action) -> None:
        state: State = table
        pay_silver(state, seat, SILVER, "recruiting")
        gain_workers(state, seat, state.answers[seat * QUESTIONS + RECRUITS], "recruits")


class RecruitToHire(Recruit):
    """The same where no die is turned: only while workers are missing for a building that could be had for them (monastery 6)."""

    __slots__ = ()

    def propose(self, table: Any, seat: int, context: Any, found: list[Action]) -> None:
        state: State = table
        price = state.answers[seat * QUESTIONS + HIRE_PRICE]
        if state.workers[seat] < price and not state.spent & HIRED and state.book.buy_in_castle:
            super().propose(table, seat, context, found)


# ---- crane -----------------------------------------------------------------------------------------------------------


def crane(state: State, seat: int, tile: int, hex_: int) -> None:
    """What any one building does."""
    state.agenda.append(CopyBuilding(seat, hex_))


def copied(state: State) -> list[int]:
    """The buildings whose effect a crane can have: all with a coloured back."""
    kinds = [*BUILDING_TILES]
    return [*kinds, WHITE_CASTLE] if WHITE_CASTLE in state.book.supply[BUILDING] else kinds


class CopyBuilding(Choice):
    """The seat chooses a building, in the duchy or not, and does what it does; or nothing."""

    __slots__ = ("hex",)

    def __init__(self, seat: int, hex_: int) -> None:
        self.seat = seat
        self.hex = hex_

    def options(self, table: Any, seat: int) -> list[Action]:
        return [*(CRANE_AS[tile] for tile in copied(table)), SKIP]

    def choose(self, table: Any, seat: int, action: Action) -> None:
        state: State = table
        if action is SKIP:
            state.events.append(("skip", seat, self.worth()))
            return
        tile = action.args[0]
        state.events.append(("lift", seat, tile))
        state.book.effects[tile](state, seat, tile, self.hex)

    def numbers(self) -> list[object]:
        return [self.seat, self.hex]


def counts_as_building(state: State, seat: int, number: int) -> int:
    """At the end a crane is one more building for one charter that its owner has: all pay the same, so the first of them."""
    tiles = placed(state, seat)
    if CRANE not in tiles or MONASTERIES[number]["score"] != "buildings":
        return 0
    charters = [other for other in scoring_monasteries(state, seat) if MONASTERIES[other]["score"] == "buildings"]
    return tiles.count(CRANE) if number == (charters or [number])[0] else 0


# ---- geese -----------------------------------------------------------------------------------------------------------


def geese(state: State, seat: int, tile: int, hex_: int) -> None:
    """Their own points, and those of one other species in the pasture; it is asked which when there are several."""
    there = others(state, seat, hex_)
    if len(there) > 1:
        state.agenda.append(CountSpecies(seat, hex_))
    else:
        count(state, seat, there[0] if there else GOOSE, hex_)


def others(state: State, seat: int, hex_: int) -> list[int]:
    """The species besides the geese in the pasture of a hex."""
    first = state.book.homes[seat] * HEXES
    there = {SPECIES[state.tiles[first + other]] for other in bits_of(pasture(state, seat, hex_) & state.covered[seat])}
    return sorted(there - {-1, GOOSE})


def count(state: State, seat: int, species: int, hex_: int) -> None:
    """Score a species with the geese, which count with every one."""
    state.events.append(("herd", seat, species, hex_))
    score(state, seat, ANIMALS, herd_points(state, seat, species, pasture(state, seat, hex_)))


class CountSpecies(Choice):
    """The seat chooses the species that scores with its geese."""

    __slots__ = ("hex",)

    def __init__(self, seat: int, hex_: int) -> None:
        self.seat = seat
        self.hex = hex_

    def options(self, table: Any, seat: int) -> list[Action]:
        return [COUNT[species] for species in others(table, seat, self.hex)]

    def choose(self, table: Any, seat: int, action: Action) -> None:
        count(table, seat, action.args[0], self.hex)

    def numbers(self) -> list[object]:
        return [self.seat, self.hex]


# ---- the module ------------------------------------------------------------------------------------------------------


def worth(state: State, seat: int) -> float:
    """What a crane or geese that were just placed still bring."""
    value = 0.0
    for step in reversed(state.agenda):
        if isinstance(step, Turn):
            break
        if isinstance(step, CopyBuilding) and step.seat == seat:
            value += max(max(FLAT[tile] for tile in copied(state)), sale(state, seat, 0))
        elif isinstance(step, CountSpecies) and step.seat == seat:
            hexes = pasture(state, seat, step.hex)
            value += max(herd_points(state, seat, species, hexes) for species in others(state, seat, step.hex))
    return value


def prepare(rules: Ruleset) -> None:
    """Mix the tiles into the yellow and the black pile."""
    book: Book = rules.book
    book.supply[MONASTERY] += [monastery(HERALD), monastery(HIRING_HALL)]
    book.supply[len(COLOURS)] += [CRANE] * CRANES + [GEESE] * GEESE_TILES
    book.effects[monastery(HERALD)] = herald
    book.effects[CRANE] = crane
    book.grants_placement[CRANE] = True
    book.effects[GEESE] = geese


def view(state: State, seat: int | None) -> dict[str, Any]:
    """See above."""
    top = state.agenda[-1] if state.agenda else None
    species = others(state, top.seat, top.hex) if isinstance(top, CountSpecies) else []
    return {"buildings": [TILES[tile] for tile in copied(state)], "species": [SPECIES_NAMES[kind] for kind in species]}


EXTRA_HEXES: Final = Module(
    id="extra_hexes",
    title="Additional tiles",
    summary="Two more monasteries, a crane that does what any building does, and geese.",
    needs=("base",),
    demands={"edition": ("special",)},
    prepare=prepare,
    offers={
        "turn": (Recruit(stays=True),),
        "white_die": (Recruit(stays=True),),
        "castle": (RecruitToHire(stays=True),),
        "town_hall": (RecruitToHire(stays=True),),
    },
    reactions={"monastery_count": (counts_as_building,)},
    evaluations=(worth,),
    steps=(CopyBuilding, CountSpecies),
    view=view,
)
