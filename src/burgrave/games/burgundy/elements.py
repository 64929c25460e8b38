"""Ids of everything that can be clicked, and the interned actions made of them.

The order of the table is the order of the action indices: it only ever grows at its end.
"""

from typing import Final

from burgrave.engine.action import Action, ActionTable, Element
from burgrave.engine.masks import by_bit, subsets
from burgrave.games.burgundy.duchy import DUCHIES, HEXES
from burgrave.games.burgundy.mainboard import ALL_SPACES, BLACK, DEPOTS, SPACES, STORAGE
from burgrave.games.burgundy.tiles import GOODS_KINDS

DIE_1: Final = 0
DIE_2: Final = 1
CASTLE: Final = 2
TOWN_HALL: Final = 3
WAREHOUSE: Final = 4
"""What pays for an action: one of the dice, or the tile that grants it."""

SOURCES: Final = [
    Element(name, number) for number, name in enumerate(("die:1", "die:2", "tile:castle", "tile:town_hall", "tile:warehouse"))
]
DEPOT_SPACES: Final = [
    Element(f"depot:{space // SPACES + 1}.{space % SPACES + 1}" if space < BLACK else f"black:{space - BLACK + 1}", space)
    for space in range(ALL_SPACES)
]
DEPOT_GOODS: Final = [Element(f"depot:{depot + 1}", depot) for depot in range(DEPOTS)]
STORAGES: Final = [Element(f"storage:{slot + 1}", slot) for slot in range(STORAGE)]
HEX: Final = [Element(f"hex:{number + 1}", number) for number in range(HEXES)]
GOODS: Final = [Element(f"goods:{kind + 1}", kind) for kind in range(GOODS_KINDS)]
DUCHY: Final = [Element(f"duchy:{number}", index) for index, number in enumerate(DUCHIES)]

ACTIONS: Final = ActionTable("burgundy")
SKIP: Final = ACTIONS.skip

END: Final[Action] = ACTIONS.add("end")

TAKE: Final[list[list[Action]]] = [[ACTIONS.add("take", source, space) for space in DEPOT_SPACES[:BLACK]] for source in SOURCES[:3]]
"""By source and depot space."""

PLACE: Final[list[list[list[Action]]]] = [
    [[ACTIONS.add("place", source, slot, hex_) for hex_ in HEX] for slot in STORAGES] for source in SOURCES[:4]
]
"""By source, storage space and hex."""

SELLERS: Final = (*SOURCES[:3], SOURCES[WAREHOUSE])
SELL: Final[list[list[Action]]] = [[ACTIONS.add("sell", source, kind) for kind in GOODS] for source in SELLERS]
WORKERS: Final[list[Action]] = [ACTIONS.add("workers", source) for source in SOURCES[:3]]
BUY: Final[list[Action]] = [ACTIONS.add("buy", space) for space in DEPOT_SPACES]
"""For silver, by depot space."""
HIRE: Final[list[Action]] = [ACTIONS.add("hire", space) for space in DEPOT_SPACES[:BLACK]]
"""For workers (monastery 6 of the special edition), by depot space."""
FETCH: Final[list[Action]] = [ACTIONS.add("fetch", space) for space in DEPOT_SPACES[:BLACK]]
"""What a carpenter, church or market brings, by depot space."""
LOAD: Final[list[Action]] = [ACTIONS.add("load", depot) for depot in DEPOT_GOODS]
"""Goods onto a ship, by depot."""
KEEP: Final[list[Action]] = [ACTIONS.add("keep", kind) for kind in GOODS]
"""Which goods fill a last free space, by kind."""
DISCARD: Final[list[Action]] = [ACTIONS.add("discard", slot) for slot in STORAGES]
SETTLE: Final[list[list[Action]]] = [[ACTIONS.add("settle", number, hex_) for hex_ in HEX] for number in DUCHY]
"""Choose a duchy and the place of the starting castle, by printed number and hex."""

# ---- the same, ready to be handed out by what lies on the table ----


def _by_depot(actions: list[Action]) -> list[list[tuple[Action, ...]]]:
    return [subsets(actions[depot * SPACES : depot * SPACES + SPACES]) for depot in range(DEPOTS)]


TAKE_FROM: Final[list[list[list[tuple[Action, ...]]]]] = [_by_depot(row) for row in TAKE]
"""By source, depot and mask of its spaces."""
BUY_FROM: Final[list[list[tuple[Action, ...]]]] = [*_by_depot(BUY), subsets(BUY[BLACK:])]
"""By depot (the black one is the last) and mask of its spaces."""
SELL_OF: Final[list[list[tuple[Action, ...]]]] = [subsets(row) for row in SELL]
"""By source (the warehouse is the last) and mask of kinds."""
PLACE_AT: Final[list[list[list[Action]]]] = [[by_bit(row) for row in rows] for rows in PLACE]
"""By source, storage space and the hex's bit modulo BIT_SLOTS."""
