"""Duchies: hexes, regions and what can be reached on them, as bit masks built once.

Bit h of a mask stands for hex h (0 to 36 here, 1 to 37 in texts), in reading order.
"""

from functools import cache
from typing import Any, Final

from burgrave.engine.masks import bits_of, spread
from burgrave.games.burgundy.colours import BUILDING, CASTLE, COLOURS
from burgrave.games.burgundy.data import table
from burgrave.games.burgundy.dice import NUMBERS

_DUCHIES: Final = table("duchies.toml")
LETTERS: Final = "BASYCM"
"""How `duchies.toml` writes the colours, in their order."""
ROWS: Final = (4, 5, 6, 7, 6, 5, 4)
HEXES: Final = sum(ROWS)
EDITIONS: Final[tuple[str, ...]] = tuple(_DUCHIES["editions"])
NUMBERS_BY_EDITION: Final[dict[str, dict[str, str]]] = _DUCHIES["editions"]
"""Edition -> number printed on the board -> name of its layout."""
DUCHIES: Final[tuple[str, ...]] = tuple(sorted({number for numbers in NUMBERS_BY_EDITION.values() for number in numbers}, key=int))
"""Every printed number, "1" first."""


def _neighbours() -> list[int]:
    """The mask of the hexes around each hex."""
    cells = [(row, column) for row, length in enumerate(ROWS) for column in range(length)]
    # Axial coordinates: rows above the middle start further right.
    axial = {(column + max(-3, -(row - 3) - 3), row - 3): number for number, (row, column) in enumerate(cells)}
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    return [sum(1 << axial[q + dq, r + dr] for dq, dr in steps if (q + dq, r + dr) in axial) for q, r in axial]


NEIGHBOURS: Final[list[int]] = _neighbours()


class Duchy:
    """One printed layout. All lists are by hex unless they say otherwise."""

    __slots__ = (
        "colour",
        "colour_mask",
        "first_castle",
        "index",
        "name",
        "number",
        "reach",
        "region",
        "region_size",
        "regions",
        "source",
    )

    def __init__(self, index: int, name: str, data: dict[str, Any], numbers: list[int]) -> None:
        self.index = index
        self.name = name
        self.source: str = data["source"]
        self.first_castle: int = data.get("first_castle", 0) - 1
        self.number: list[int] = numbers
        self.colour: list[int] = [LETTERS.index(letter) for letter in " ".join(data["hexes"]).split()]
        self.colour_mask: list[int] = [
            sum(1 << hex_ for hex_, colour in enumerate(self.colour) if colour == wanted) for wanted in range(len(COLOURS))
        ]
        self.region: list[int] = [
            spread(1 << hex_, self.colour_mask[colour], NEIGHBOURS) for hex_, colour in enumerate(self.colour)
        ]
        self.region_size: list[int] = [mask.bit_count() for mask in self.region]
        self.regions: list[int] = list(dict.fromkeys(self.region))
        self.reach: list[int] = [sum(1 << hex_ for hex_ in range(HEXES) if numbers[hex_] in reachable) for reachable in NUMBERS]
        """The mask of hexes a die reaches, indexed as in `dice.py`."""

    @property
    def castles(self) -> list[int]:
        """Where a starting castle may stand."""
        return bits_of(self.colour_mask[CASTLE])

    @property
    def cities(self) -> list[int]:
        """The masks of the regions of buildings."""
        return [mask for mask in self.regions if mask & self.colour_mask[BUILDING]]

    def __repr__(self) -> str:
        return f"<Duchy {self.name}>"


def _layouts() -> list[Duchy]:
    numbers = [int(number) for number in " ".join(_DUCHIES["numbers"]).split()]
    return [Duchy(index, name, data, numbers) for index, (name, data) in enumerate(_DUCHIES["layouts"].items())]


LAYOUTS: Final[list[Duchy]] = _layouts()


@cache
def duchy(edition: str, number: str) -> Duchy:
    """The layout printed under a number in an edition."""
    name = NUMBERS_BY_EDITION[edition][number]
    return next(layout for layout in LAYOUTS if layout.name == name)


def boards(edition: str) -> list[list[str]]:
    """The two-sided boards in the box, each as the numbers of its sides."""
    box = _DUCHIES["boards"][edition]
    return [sides for sides in box["sides"] for _ in range(box["copies"])]
