"""The numbers of the rules, as `rules.toml` has them."""

from typing import Any, Final, TypedDict

from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.data import read_toml

_RULES: Final = read_toml("rules.toml")
_SETUP: Final[dict[str, Any]] = _RULES["setup"]

PHASES: Final[int] = _SETUP["phases"]
STACK: Final[int] = _SETUP["stack"]
"""Tokens of one of a player's stacks; there are as many stacks as phases."""
STACKS: Final[int] = STACK * PHASES
DISPLAY: Final[int] = _SETUP["display"]
TOO_MANY_ALIKE: Final[int] = _SETUP["too_many_alike"]
START_CARDS: Final[int] = _SETUP["start_cards"]
STORAGE_PLACES: Final[int] = _RULES["storage"]["places"]
"""Storage places without bonus tokens."""
MONASTERY_CARDS: Final[int] = _RULES["effects"]["monastery_cards"]
LOST_HEXAGON_RED: Final[int] = _RULES["effects"]["lost_hexagon_red"]
REGION_POINTS: Final[list[int]] = [0, *_RULES["points"]["region"]]
"""By how many fields it has."""
STORED_POINTS: Final[int] = _RULES["points"]["stored"]
MARBLE_POINTS: Final[int] = _RULES["points"]["marble"]
WORKER_POINTS: Final[int] = _RULES["points"]["worker"]
COLOUR_BONUS: Final[list[list[int]]] = [_RULES["colour_bonus"][colour] for colour in COLOURS]
"""By colour: for the first and the second."""


class Printing(TypedDict):
    """The numbers of one printing of the rules."""

    draw: int
    cards_per_point: int
    tie_break: str


PRINTINGS: Final[dict[str, Printing]] = _RULES["printing"]
"""By the value of the option `printing`."""
