"""Ids of everything that can be clicked, and the interned actions made of them.

Saves and the digests of secret choices hold the indices of actions, and positions hold the numbers of spaces: both never change.
Modules have theirs in their own `elements.py`, in a block whose first index or number is written there. Here too an action that
comes later has a block, behind all others.
"""

from collections.abc import Iterable
from typing import Final

from burgrave.engine.action import Action, ActionTable, Element
from burgrave.engine.masks import by_bit, subsets
from burgrave.games.burgundy.duchy import DUCHIES, HEXES, RANDOM, duchy
from burgrave.games.burgundy.mainboard import ALL_SPACES, BLACK, DEPOTS, SPACES, STORAGE
from burgrave.games.burgundy.tiles import GOODS_KINDS

MOST_STORED: Final = 24
"""Storage spaces of a seat that have ids of elements: enough for a storage without limit (docs/rulings.md)."""
SHARED_STORED: Final = 4
"""How many storage spaces each player of a team has."""
MOST_HEXES: Final = 2 * HEXES
"""How many hexes the duchy of a team has."""

DIE_1: Final = 0
DIE_2: Final = 1
CASTLE: Final = 2
TOWN_HALL: Final = 3
WAREHOUSE: Final = 4
WHITE_DIE: Final = 5
"""What pays for an action: one of the dice, or the tile that grants it. The white die pays where a tile of a module says so."""

SOURCES: Final[dict[int, Element]] = {
    number: Element(name, number)
    for number, name in enumerate(("die:1", "die:2", "tile:castle", "tile:town_hall", "tile:warehouse"))
}
"""What pays, by number; modules may add more (`add_source`)."""
BOARD_SPACES: Final = [
    Element(f"depot:{space // SPACES + 1}.{space % SPACES + 1}" if space < BLACK else f"black:{space - BLACK + 1}", space)
    for space in range(ALL_SPACES)
]
DEPOT_SPACES: Final[dict[int, Element]] = dict(enumerate(BOARD_SPACES))
"""Every space from which tiles are taken by its number, those beside the board among them (`add_spaces`)."""
DEPOT_GOODS: Final = [Element(f"depot:{depot + 1}", depot) for depot in range(DEPOTS)]
STORAGES: Final = [Element(f"storage:{slot + 1}", slot) for slot in range(MOST_STORED)]
HEX: Final = [Element(f"hex:{number + 1}", number) for number in range(MOST_HEXES)]
GOODS: Final = [Element(f"goods:{kind + 1}", kind) for kind in range(GOODS_KINDS)]
DUCHY: Final = [Element(f"duchy:{number}", index) for index, number in enumerate(DUCHIES)]

FIRST_DUCHIES: Final = 10
"""How many duchies the first base game has: their actions come before those of later duchies."""

ACTIONS: Final = ActionTable("burgundy")
SKIP: Final = ACTIONS.skip

END: Final[Action] = ACTIONS.add("end")

TAKE: Final[list[list[Action]]] = [
    [ACTIONS.add("take", SOURCES[source], space) for space in BOARD_SPACES[:BLACK]] for source in (DIE_1, DIE_2, CASTLE)
]
"""Actions by source and depot space."""

PLACE: Final[list[list[list[Action]]]] = [
    [[ACTIONS.add("place", SOURCES[source], slot, hex_) for hex_ in HEX[:HEXES]] for slot in STORAGES[:STORAGE]]
    for source in (DIE_1, DIE_2, CASTLE, TOWN_HALL)
]
"""Actions by source, storage space and hex."""

SELL: Final[list[list[Action]]] = [
    [] if source == TOWN_HALL else [ACTIONS.add("sell", SOURCES[source], kind) for kind in GOODS] for source in range(WAREHOUSE + 1)
]
"""Actions by source and kind of goods."""
WORKERS: Final[list[Action]] = [ACTIONS.add("workers", SOURCES[source]) for source in (DIE_1, DIE_2, CASTLE)]
"""Actions by source of payment."""
BUY: Final[list[Action]] = [ACTIONS.add("buy", space) for space in BOARD_SPACES]
"""Buying for silver, by depot space."""
HIRE: Final[list[Action]] = [ACTIONS.add("hire", space) for space in BOARD_SPACES[:BLACK]]
"""Hiring for workers (monastery 6 of the special edition), by depot space."""
FETCH: Final[list[Action]] = [ACTIONS.add("fetch", space) for space in BOARD_SPACES[:BLACK]]
"""Taking a tile with a carpenter, church or market, by depot space."""
LOAD: Final[list[Action]] = [ACTIONS.add("load", depot) for depot in DEPOT_GOODS]
"""Loading goods onto a ship, by depot."""
KEEP: Final[list[Action]] = [ACTIONS.add("keep", kind) for kind in GOODS]
"""Keeping goods for a last free space, by kind."""
DISCARD: Final[list[Action]] = [ACTIONS.add("discard", slot) for slot in STORAGES[:STORAGE]]
SETTLE: Final[list[list[Action]]] = [
    [ACTIONS.add("settle", number, hex_) for hex_ in HEX[:HEXES]] for number in DUCHY[:FIRST_DUCHIES]
]
"""Choosing a duchy and the place of the starting castle, by printed number and hex."""

# ---- what came later: more duchies, hexes and storage ----

for _number in DUCHY[FIRST_DUCHIES:]:
    _hexes = HEX[:HEXES] if duchy("special", DUCHIES[_number.number]).is_usual else []
    SETTLE.append([ACTIONS.add("settle", _number, _hex) for _hex in _hexes])
_BLOCK = ACTIONS.block(2003)
DISCARD.extend([_BLOCK.add("discard", slot) for slot in STORAGES[STORAGE:]])


def hexes_from(slot: Element) -> list[Element]:
    """Return the hexes onto which tiles of a storage space may go; those of partners' storages reach a larger duchy."""
    return HEX if slot.number < SHARED_STORED else HEX[:HEXES]


for _source in (DIE_1, DIE_2, CASTLE, TOWN_HALL):
    PLACE[_source] += [[] for _ in STORAGES[STORAGE:]]
    for _slot in STORAGES:
        _row = PLACE[_source][_slot.number]
        _row += [_BLOCK.add("place", SOURCES[_source], _slot, _hex) for _hex in hexes_from(_slot)[len(_row) :]]

# ---- random duchies ----

_BLOCK = ACTIONS.block(6760)
RANDOM_NUMBER: Final = 99
RANDOM_DUCHY: Final = Element(f"duchy:{RANDOM}", RANDOM_NUMBER)
SETTLE_RANDOM: Final[list[Action]] = [_BLOCK.add("settle", RANDOM_DUCHY, hex_) for hex_ in HEX[:HEXES]]

# ---- duchies of modules ----


def add_settling(first: int, number: str) -> str:
    """Make the actions of choosing a duchy that a module brings, from an index on, and return its number; raises ValueError when an
    index is taken.
    """
    place, module_block = DUCHIES.index(number), ACTIONS.block(first)
    SETTLE[place] = [module_block.add("settle", DUCHY[place], hex_) for hex_ in HEX[: duchy("special", number).hexes]]
    return number


# ---- spaces beside the board ----


def add_spaces(first: int, names: Iterable[str]) -> range:
    """Number spaces beside the board from `first` on, for tiles of a module; raises ValueError when a number is taken."""
    elements = [Element(name, first + index) for index, name in enumerate(names)]
    for element in elements:
        if element.number in DEPOT_SPACES:
            raise ValueError(f"{element.name!r} cannot be space {element.number}: that is {DEPOT_SPACES[element.number].name!r}")
        DEPOT_SPACES[element.number] = element
    return range(first, first + len(elements))


# ---- the same actions, ready to be offered for what lies on the board ----


def _by_depot(actions: list[Action]) -> list[list[tuple[Action, ...]]]:
    return [subsets(actions[depot * SPACES : depot * SPACES + SPACES]) for depot in range(DEPOTS)]


TAKE_FROM: Final[list[list[list[tuple[Action, ...]]]]] = [_by_depot(row) for row in TAKE]
"""Tuples of actions by source, depot and mask of its spaces."""
BUY_FROM: Final[list[list[tuple[Action, ...]]]] = [*_by_depot(BUY), subsets(BUY[BLACK:])]
"""Tuples of actions by depot (the black one is the last) and mask of its spaces."""
SELL_OF: Final[list[list[tuple[Action, ...]]]] = [subsets(row) for row in SELL]
"""Tuples of actions by source and mask of kinds."""
PLACE_AT: Final[list[list[list[Action]]]] = [[by_bit(row) for row in rows] for rows in PLACE]
"""Actions by source, storage space and the hex's bit modulo BIT_SLOTS."""


# ---- what else pays ----


def add_source(source: Element, take: list[Action], sell: list[Action], workers: Action, place: list[list[Action]]) -> None:
    """Let a module's element pay for the four actions of a die; raises ValueError when its number is taken.

    The actions are those of `TAKE`, `SELL`, `WORKERS` and `PLACE` for this source: by depot space, by kind of goods, and by storage
    space and hex.
    """
    if source.number in SOURCES:
        raise ValueError(f"{source.name!r} cannot be source {source.number}: that is {SOURCES[source.number].name!r}")
    SOURCES[source.number] = source
    last = source.number
    TAKE_FROM.extend([[] for _ in range(len(TAKE_FROM), last + 1)])
    SELL_OF.extend([[] for _ in range(len(SELL_OF), last + 1)])
    WORKERS.extend([SKIP for _ in range(len(WORKERS), last + 1)])
    PLACE_AT.extend([[] for _ in range(len(PLACE_AT), last + 1)])
    TAKE_FROM[last] = _by_depot(take)
    SELL_OF[last] = subsets(sell)
    WORKERS[last] = workers
    PLACE_AT[last] = [by_bit(row) for row in place]
