"""Ids of everything that can be clicked, and the interned actions made of them.

The order of the table is the order of the action indices: it only ever grows at its end.

Elements and actions of expansions stand here too, not in their folders: saves and the digests of secret choices hold the indices,
so an action keeps its number whether the expansion that it belongs to is installed or not.
"""

from typing import Final

from burgrave.engine.action import Action, ActionTable, Element
from burgrave.engine.masks import by_bit, subsets
from burgrave.games.burgundy.duchy import DUCHIES, HEXES, RANDOM, duchy
from burgrave.games.burgundy.mainboard import ALL_SPACES, BLACK, BLACK_SPACES, DEPOTS, SPACES, STORAGE
from burgrave.games.burgundy.tiles import BUILDING_TILES, CASTLES, GOODS_KINDS, INNS, SPECIES_NAMES, TILES, VINES, WHITE_CASTLE

MOST_STORED: Final = 24
"""How many storage spaces have names: as many serve for a storage without limit (docs/rulings.md)."""
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
"""What pays for an action: one of the dice, or the tile that grants it."""

SOURCES: Final = [
    Element(name, number)
    for number, name in enumerate(("die:1", "die:2", "tile:castle", "tile:town_hall", "tile:warehouse", "tile:white_castle"))
]
DEPOT_SPACES: Final = [
    Element(f"depot:{space // SPACES + 1}.{space % SPACES + 1}" if space < BLACK else f"black:{space - BLACK + 1}", space)
    for space in range(ALL_SPACES)
]
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

TAKE: Final[list[list[Action]]] = [[ACTIONS.add("take", source, space) for space in DEPOT_SPACES[:BLACK]] for source in SOURCES[:3]]
"""Actions by source and depot space."""

PLACE: Final[list[list[list[Action]]]] = [
    [[ACTIONS.add("place", source, slot, hex_) for hex_ in HEX[:HEXES]] for slot in STORAGES[:STORAGE]] for source in SOURCES[:4]
]
"""Actions by source, storage space and hex."""

SELL: Final[list[list[Action]]] = [
    [] if source == TOWN_HALL else [ACTIONS.add("sell", SOURCES[source], kind) for kind in GOODS] for source in range(WAREHOUSE + 1)
]
"""Actions by source and kind of goods."""
WORKERS: Final[list[Action]] = [ACTIONS.add("workers", source) for source in SOURCES[:3]]
"""Actions by source of payment."""
BUY: Final[list[Action]] = [ACTIONS.add("buy", space) for space in DEPOT_SPACES]
"""Buying for silver, by depot space."""
HIRE: Final[list[Action]] = [ACTIONS.add("hire", space) for space in DEPOT_SPACES[:BLACK]]
"""Hiring for workers (monastery 6 of the special edition), by depot space."""
FETCH: Final[list[Action]] = [ACTIONS.add("fetch", space) for space in DEPOT_SPACES[:BLACK]]
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

# ---- what expansions bring: more duchies, spaces and storage, and the white die as one that pays ----

for _number in DUCHY[FIRST_DUCHIES:]:
    SETTLE.append([ACTIONS.add("settle", _number, _hex) for _hex in HEX[: duchy("special", DUCHIES[_number.number]).hexes]])
TAKE.extend([[], [], [ACTIONS.add("take", SOURCES[WHITE_DIE], space) for space in DEPOT_SPACES[:BLACK]]])
SELL.extend([[ACTIONS.add("sell", SOURCES[WHITE_DIE], kind) for kind in GOODS]])
WORKERS.extend([SKIP, SKIP, ACTIONS.add("workers", SOURCES[WHITE_DIE])])
DISCARD.extend([ACTIONS.add("discard", slot) for slot in STORAGES[STORAGE:]])
PLACE.extend([[], [[] for _ in range(STORAGE)]])
for _source in (DIE_1, DIE_2, CASTLE, TOWN_HALL, WHITE_DIE):
    PLACE[_source] += [[] for _ in STORAGES[STORAGE:]]
    for _slot in STORAGES:
        _row = PLACE[_source][_slot.number]
        _hexes = MOST_HEXES if _slot.number < SHARED_STORED else HEXES
        _row += [ACTIONS.add("place", SOURCES[_source], _slot, _hex) for _hex in HEX[len(_row) : _hexes]]

# ---- random duchies ----

RANDOM_NUMBER: Final = 99
RANDOM_DUCHY: Final = Element(f"duchy:{RANDOM}", RANDOM_NUMBER)
SETTLE_RANDOM: Final[list[Action]] = [ACTIONS.add("settle", RANDOM_DUCHY, hex_) for hex_ in HEX[:HEXES]]

# ---- rooms of a storage: where a tile goes that is taken ----

STORE: Final[list[Action]] = [ACTIONS.add("store", slot) for slot in STORAGES[:SHARED_STORED]]

# ---- inns: the spaces of their stack, the first one at its bottom (a space's number is its place in `DEPOT_SPACES`) ----

INN_SPACES: Final = range(len(DEPOT_SPACES), len(DEPOT_SPACES) + INNS)
DEPOT_SPACES.extend([Element(f"inn:{place + 1}", space) for place, space in enumerate(INN_SPACES)])
BUY_INN: Final[list[Action]] = [ACTIONS.add("buy_inn", DEPOT_SPACES[space]) for space in INN_SPACES]
"""Actions by place in the stack."""

# ---- a game for one: hexes of the black depot for covered colours and for goods, and what comes first ----

_FOR_ONE: Final = DEPOT_SPACES[BLACK : BLACK + min(BLACK_SPACES.values())]
INSTALL: Final[list[list[Action]]] = [[ACTIONS.add("install", space, hex_) for hex_ in HEX[:HEXES]] for space in _FOR_ONE]
"""Actions by space of the black depot and hex."""
EXCHANGE: Final[list[Action]] = [ACTIONS.add("exchange", space) for space in _FOR_ONE]
GIVE: Final[list[Action]] = [ACTIONS.add("give", kind) for kind in GOODS]
BUY_POINTS: Final[Action] = ACTIONS.add("buy_points")
EFFECT_FIRST: Final[Action] = ACTIONS.add("effect_first")
COLOUR_FIRST: Final[Action] = ACTIONS.add("colour_first")
TARGET_FIRST: Final[Action] = ACTIONS.add("target_first")
REGION_FIRST: Final[Action] = ACTIONS.add("region_first")
TILE_FIRST: Final[Action] = ACTIONS.add("tile_first")
POSTS_FIRST: Final[Action] = ACTIONS.add("posts_first")
COUNT_CRANE: Final[Action] = ACTIONS.add("count_crane")

# ---- vineyards: spaces beside the board, cells of a vineyard, vine bonus tiles ----

VINE_DEPOT: Final = len(DEPOT_SPACES)
"""The first of the vineyard depot's spaces, one for each number of a die."""
VINE_STORE: Final = VINE_DEPOT + 6
VINE_SPACES: Final = VINE_STORE + 3
"""The end of the spaces of the vineyard's depot and store."""
DEPOT_SPACES.extend([Element(f"vine_depot:{space - VINE_DEPOT + 1}", space) for space in range(VINE_DEPOT, VINE_STORE)])
DEPOT_SPACES.extend([Element(f"vine_store:{space - VINE_STORE + 1}", space) for space in range(VINE_STORE, VINE_SPACES)])
CELL: Final = [Element(f"vine:{cell + 1}", cell) for cell in range(24)]
"""The cells of a vineyard: two for each double space, those of the first space first."""
VINE_TILE: Final = [Element(f"vine_tile:{colour}", vine) for vine, colour in enumerate(VINES)]

FETCH.extend([ACTIONS.add("fetch", space) for space in DEPOT_SPACES[BLACK:]])
TAKE_VINE: Final[dict[int, list[Action]]] = {
    source: [ACTIONS.add("take_vine", SOURCES[source], space) for space in DEPOT_SPACES[VINE_DEPOT:VINE_STORE]]
    for source in (DIE_1, DIE_2, CASTLE, WHITE_DIE)
}
"""Actions by source and space of the vineyard depot."""
BUY_VINE: Final[list[Action]] = [ACTIONS.add("buy_vine", space) for space in DEPOT_SPACES[VINE_STORE:VINE_SPACES]]
PLANT: Final[dict[int, list[list[Action]]]] = {
    source: [[ACTIONS.add("plant", SOURCES[source], slot, cell) for cell in CELL] for slot in STORAGES]
    for source in (DIE_1, DIE_2, CASTLE, WHITE_DIE)
}
"""Actions by source, storage space, and the cell onto which the first vine of the double hex goes."""
CLAIM_VINE: Final[list[Action]] = [ACTIONS.add("claim_vine", tile) for tile in VINE_TILE]
"""Taking a vine bonus tile, by colour."""

# ---- shields: on the board and on castles, numbers for dice and payments, players ----

SHIELD: Final = [Element(f"shield:{shield + 1}", shield) for shield in range(18)]
NUMBER: Final = [Element(f"number:{number}", number) for number in range(1, 7)]
PLAYER: Final = [Element(f"player:{seat + 1}", seat) for seat in range(4)]

TAKE_SHIELD: Final[list[list[Action]]] = [[ACTIONS.add("shield", shield, hex_) for hex_ in HEX[:HEXES]] for shield in SHIELD]
"""Actions by shield and the hex of a castle."""
SET_DIE: Final[list[list[Action]]] = [[ACTIONS.add("set", die, number) for number in NUMBER] for die in SOURCES[:2]]
"""Actions by die and number."""
COPY: Final[list[Action]] = [ACTIONS.add("copy", player) for player in PLAYER]
"""Copying the monasteries of a player, by seat."""
GATHER: Final[list[Action]] = [ACTIONS.add("gather", kind) for kind in GOODS]
"""Taking goods from all depots, by kind."""
BRING: Final[list[list[Action]]] = [
    [ACTIONS.add("bring", space, hex_) for hex_ in HEX[:HEXES]] for space in DEPOT_SPACES[:ALL_SPACES]
]
"""Moving a tile from a depot straight into the duchy, by depot space and hex."""
PAY: Final[Action] = ACTIONS.add("pay")
"""Paying the tribute in silver."""
PAY_WITH: Final[list[Action]] = [ACTIONS.add("pay_with", number) for number in NUMBER]
"""Paying the tribute with this many workers and the rest in silver."""
DROP: Final[list[Action]] = [ACTIONS.add("drop", shield) for shield in SHIELD]
"""Giving up a shield, by shield."""

# ---- extra tiles: what a crane does, whom geese count with, workers for silver ----

BUILDING_KINDS: Final = [Element(f"building:{TILES[tile]}", tile) for tile in (*BUILDING_TILES, WHITE_CASTLE)]
CRANE_AS: Final[dict[int, Action]] = {kind.number: ACTIONS.add("lift", kind) for kind in BUILDING_KINDS}
"""Actions by kind of building."""
COUNT: Final[list[Action]] = [ACTIONS.add("count", Element(f"species:{name}", at)) for at, name in enumerate(SPECIES_NAMES)]
"""Actions by number of the species."""
RECRUIT: Final[Action] = ACTIONS.add("recruit")

# ---- castles that are set aside, and taken back ----

ASIDE_SPACES: Final = range(len(DEPOT_SPACES), len(DEPOT_SPACES) + CASTLES)
DEPOT_SPACES.extend([Element(f"aside:{place + 1}", space) for place, space in enumerate(ASIDE_SPACES)])
RECOVER: Final[Action] = ACTIONS.add("recover")

# ---- trade routes: which tile lies next ----

ROUTE_TILES: Final = 12
LAY_ROUTE: Final[list[Action]] = [ACTIONS.add("lay", Element(f"route:{tile + 1}", tile)) for tile in range(ROUTE_TILES)]
"""Actions by number of the tile."""

# ---- the same actions, ready to be offered for what lies on the board ----

assert [space.number for space in DEPOT_SPACES] == list(range(len(DEPOT_SPACES)))  # wherever modules' blocks stand above


def _by_depot(actions: list[Action]) -> list[list[tuple[Action, ...]]]:
    return [subsets(actions[depot * SPACES : depot * SPACES + SPACES]) for depot in range(DEPOTS)]


TAKE_FROM: Final[list[list[list[tuple[Action, ...]]]]] = [_by_depot(row) if row else [] for row in TAKE]
"""Tuples of actions by source, depot and mask of its spaces."""
BUY_FROM: Final[list[list[tuple[Action, ...]]]] = [*_by_depot(BUY), subsets(BUY[BLACK:])]
"""Tuples of actions by depot (the black one is the last) and mask of its spaces."""
SELL_OF: Final[list[list[tuple[Action, ...]]]] = [subsets(row) for row in SELL]
"""Tuples of actions by source and mask of kinds."""
PLACE_AT: Final[list[list[list[Action]]]] = [[by_bit(row) for row in rows] for rows in PLACE]
"""Actions by source, storage space and the hex's bit modulo BIT_SLOTS."""
