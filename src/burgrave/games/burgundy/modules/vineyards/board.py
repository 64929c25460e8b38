"""The printed vineyard: layers of double spaces, their cells, numbers and gifts; which spaces of depot and store are filled."""

from typing import Any, Final

from burgrave.games.burgundy.data import read_toml
from burgrave.games.burgundy.modules.vineyards.elements import VINE_DEPOT, VINE_STORE
from burgrave.games.burgundy.modules.vineyards.tiles import DOUBLES, FIRST_DOUBLE

_VINEYARD: Final = read_toml("modules/vineyards/vineyard.toml")
_SPACES: Final[list[dict[str, Any]]] = _VINEYARD["space"]

SPACES: Final = len(_SPACES)
"""How many double spaces there are; each has two cells, 2 * space and 2 * space + 1."""
CELLS: Final = 2 * SPACES
LAYER: Final[list[int]] = [space["layer"] - 1 for space in _SPACES]
"""The layer of each space, from the bottom."""
LAYERS: Final = max(LAYER) + 1
NUMBER: Final[list[int]] = [space["number"] for space in _SPACES]
"""By space: the number of the die that plants there."""
GIFTS: Final[list[tuple[str, str]]] = [(space["gifts"][0], space["gifts"][1]) for space in _SPACES]
"""By space: what planting there brings (`gifts.py`)."""
AXIAL: Final[list[tuple[int, int]]] = [(cell[0], cell[1]) for space in _SPACES for cell in space["cells"]]
"""By cell: column and row."""
LAYER_MASK: Final[list[int]] = [sum(1 << space for space in range(SPACES) if LAYER[space] == layer) for layer in range(LAYERS)]
BOTTOM: Final = LAYER_MASK[0]
"""The mask of the spaces where the first double hex goes."""
AROUND: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def _neighbours(cell: int) -> int:
    column, row = AXIAL[cell]
    return sum(1 << AXIAL.index(cell_there) for cell_there in ((column + q, row + r) for q, r in AROUND) if cell_there in AXIAL)


CELL_NEIGHBOURS: Final[list[int]] = [_neighbours(cell) for cell in range(CELLS)]
"""By cell: the mask of the cells that touch it."""
NEIGHBOURS: Final[list[int]] = [
    sum(
        1 << other
        for other in range(SPACES)
        if other != space and (CELL_NEIGHBOURS[2 * space] | CELL_NEIGHBOURS[2 * space + 1]) >> 2 * other & 3
    )
    for space in range(SPACES)
]
"""By space: the mask of the spaces that touch it."""

POINTS: Final[list[int]] = [0, *_VINEYARD["points"]["area"]]
"""Points for connected vines of one colour, by how many they are."""
BONUS_TILES: Final[int] = _VINEYARD["bonus_tiles"]["each"]
FEWER: Final[dict[int, int]] = {int(players): count for players, count in _VINEYARD["fewer"]["colours"].items()}
"""How many colours the variant removes, by players."""

BAG: Final[list[int]] = [
    FIRST_DOUBLE + kind
    for kind, (first, second) in enumerate(DOUBLES)
    for _ in range(_VINEYARD["doubles"]["one_colour" if first == second else "two_colours"])
]
"""All double hexes, as tiles."""

MOST_PLAYERS: Final = 4
FEWEST_PLAYERS: Final = 2


def _players(seats: int) -> str:
    """Return the number of players under which data is printed: a game for one is laid out like one for two."""
    return str(min(MOST_PLAYERS, max(FEWEST_PLAYERS, seats)))


def depot_numbers(seats: int) -> dict[int, tuple[int, ...]]:
    """Return the spaces of the vineyard depot that are filled, each with the dice that take its tile.

    A tile that stands for two numbers lies across two spaces and is known by the first.
    """
    return {VINE_DEPOT + numbers[0] - 1: tuple(numbers) for numbers in _VINEYARD["depot"]["numbers"][_players(seats)]}


def store_spaces(seats: int) -> list[int]:
    """Return the spaces of the vineyard store that are filled; a single one is the middle one."""
    count = int(_VINEYARD["store"]["spaces"][_players(seats)])
    return [VINE_STORE + 1] if count == 1 else list(range(VINE_STORE, VINE_STORE + count))


DEPOT: Final[list[dict[int, tuple[int, ...]]]] = [depot_numbers(seats) for seats in range(MOST_PLAYERS + 1)]
"""By seats: the filled spaces of the vineyard depot, each with its numbers."""
STORE: Final[list[list[int]]] = [store_spaces(seats) for seats in range(MOST_PLAYERS + 1)]
"""By seats: the filled spaces of the vineyard store."""
