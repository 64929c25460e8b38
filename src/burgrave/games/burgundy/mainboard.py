"""The main board: depots and their spaces, the black depot, and the numbers printed on the board."""

from typing import Any, Final

from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.data import read_toml

_BOARD: Final = read_toml("mainboard.toml")

SETUP: Final[dict[str, Any]] = _BOARD["setup"]
POINTS: Final[dict[str, Any]] = _BOARD["points"]
ACTIONS: Final[dict[str, int]] = {name: value for name, value in _BOARD["actions"].items() if name != "source"}

PHASES: Final[int] = SETUP["phases"]
ROUNDS: Final[int] = SETUP["rounds"]
PHASE_LETTERS: Final = "ABCDE"
STORAGE: Final[int] = SETUP["storage"]
GOODS_SPACES: Final[int] = SETUP["goods_kinds"]

DEPOTS: Final = 6
SPACES: Final = 4
BLACK: Final = DEPOTS * SPACES
"""Depot spaces are numbered 0 to 23, depot by depot; the black depot's follow."""
BLACK_SPACES: Final[dict[int, int]] = {int(seats): spaces for seats, spaces in _BOARD["black_depot"]["spaces"].items()}
BLACK_PILE: Final = len(COLOURS)
"""The place of the tiles with a black back among the piles."""
BLACK_PRICE: Final[int] = _BOARD["black_depot"]["price"]
ALL_SPACES: Final = BLACK + max(BLACK_SPACES.values())

TRACK_SPACES: Final[int] = _BOARD["turn_order_track"]["spaces"]

PRINTED_SIZES: Final = len(POINTS["region"])
"""How many sizes of regions the boards have printed points for."""
REGION_POINTS: Final[list[int]] = [0, *POINTS["region"], *POINTS["larger_region"]]
"""Points for a finished region, by size."""
PHASE_POINTS: Final[list[int]] = POINTS["phase"]

_EXCEPTION: Final = _BOARD["depot_exception"]
_SPACES: Final = [
    (COLOURS.index(colour), int(players))
    for depot in range(1, DEPOTS + 1)
    for colour, players in (space.split() for space in _BOARD["depots"][str(depot)])
]


def depot_colours(seats: int, phase: int) -> list[tuple[int, int]]:
    """Return the depot spaces that are filled in a phase, as (space, colour), in board order."""
    spaces = [(space, colour) for space, (colour, players) in enumerate(_SPACES) if players <= seats]
    if seats == _EXCEPTION["players"] and PHASE_LETTERS[phase] in _EXCEPTION["phases"]:
        special = (_EXCEPTION["depot"] - 1) * SPACES + _EXCEPTION["space"] - 1
        mine = COLOURS.index(_EXCEPTION["holds"])
        return [(space, mine if space == special else colour) for space, colour in spaces]
    return spaces


def neighbours(depot: int) -> tuple[int, int]:
    """Return the two depots next to one on the ring (the sixth lies next to the first)."""
    return (depot - 1) % DEPOTS, (depot + 1) % DEPOTS
