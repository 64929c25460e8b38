"""Duchies: hexes, regions and what can be reached on them, as bit masks built once.

Bit h of a mask stands for hex h (0 to 36 here, 1 to 37 in texts), in reading order.
"""

from functools import lru_cache
from typing import Any, Final

from burgrave.engine.errors import BadSave
from burgrave.engine.masks import bits_of, spread
from burgrave.games.burgundy.colours import BUILDING, CASTLE, COLOURS
from burgrave.games.burgundy.data import read_of_modules, read_toml
from burgrave.games.burgundy.dice import NUMBERS

_DUCHIES: Final = read_toml("duchies.toml")
_OTHERS: Final = read_of_modules("duchies.toml")
"""Printed data of duchies of another shape, which modules bring (`modules/<name>/duchies.toml`)."""
LETTERS: Final = "BASYCM"
"""One letter for each colour in `duchies.toml`, in the order of `COLOURS`."""
ROWS: Final = (4, 5, 6, 7, 6, 5, 4)
HEXES: Final = sum(ROWS)
EDITIONS: Final[tuple[str, ...]] = tuple(_DUCHIES["editions"])


def _numbers_of(edition: str) -> dict[str, str]:
    """Return the names of an edition's layouts by the numbers printed on the boards, those of modules among them."""
    names: dict[str, str] = dict(_DUCHIES["editions"][edition])
    for others in _OTHERS:
        names.update(others["editions"].get(edition, {}))
    return {number: names[number] for number in sorted(names, key=int)}


NUMBERS_BY_EDITION: Final[dict[str, dict[str, str]]] = {edition: _numbers_of(edition) for edition in EDITIONS}
"""Edition -> number printed on the board -> name of its layout."""
DUCHIES: Final[tuple[str, ...]] = tuple(sorted({number for numbers in NUMBERS_BY_EDITION.values() for number in numbers}, key=int))
"""All printed numbers, "1" first."""
RANDOM: Final = "random"
RANDOM_EACH: Final = "random_each"
"""Values of the option `duchies`: one random duchy for all who have it, or one for each. Such a layout is called `RANDOM`,
a hyphen, and the letters of its hexes, so that saves and views hold it (`random_duchy.py`)."""
ALL_BOXES: Final = "dealt_all"
BOXES: Final[dict[str, tuple[str, ...]]] = {
    edition: (*boxes, ALL_BOXES) if len(boxes) > 1 else tuple(boxes) for edition, boxes in _DUCHIES["boards"].items()
}
"""Edition -> the boxes that boards are dealt from, by the value of the option; the last one has the boards of all."""


Place = tuple[int, int]
"""Where a hex lies: column and row of a slanted grid, in which (1, -1) is a step up to the right."""
STEPS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def _around(places: list[Place]) -> list[int]:
    """Return the mask of the hexes around each hex."""
    hex_at = {place: hex_ for hex_, place in enumerate(places)}
    return [sum(1 << hex_at[q + dq, r + dr] for dq, dr in STEPS if (q + dq, r + dr) in hex_at) for q, r in places]


# Rows above the middle start further right.
PLACES: Final[list[Place]] = [
    (column + max(-3, -(row - 3) - 3), row - 3) for row, length in enumerate(ROWS) for column in range(length)
]
"""Where the hexes lie on every duchy of the usual shape."""
NEIGHBOURS: Final[list[int]] = _around(PLACES)
"""By hex: the mask of the hexes around it, on every duchy of the usual shape."""


def cells_of(places: list[Place]) -> list[tuple[float, float]]:
    """Return where hexes lie in pictures: across in widths of a hex, down in rows, from the middle of all of them."""
    across = [column + row / 2 for column, row in places]
    middle = (min(across) + max(across)) / 2
    half = (min(row for _, row in places) + max(row for _, row in places)) / 2
    return [(x - middle, row - half) for x, (_, row) in zip(across, places, strict=True)]


CELLS: Final[list[tuple[float, float]]] = cells_of(PLACES)
"""Where the hexes of the usual shape lie in pictures."""
PATTERN: Final[list[int]] = [int(number) for number in " ".join(_DUCHIES["numbers"]).split()]
"""By hex: the number printed there, on every duchy of the usual shape."""


class Duchy:
    """One printed layout; lists are by hex unless their docstring names another order."""

    __slots__ = (
        "by_colour",
        "cells",
        "colour",
        "colour_mask",
        "first_castle",
        "hexes",
        "index",
        "name",
        "neighbours",
        "number",
        "reach",
        "region",
        "region_size",
        "regions",
        "rivers",
        "source",
        "starts",
    )

    def __init__(
        self,
        index: int,
        name: str,
        source: str,
        letters: str,
        first_castle: int = -1,
        numbers: list[int] = PATTERN,
        neighbours: list[int] = NEIGHBOURS,
        cells: list[tuple[float, float]] = CELLS,
        rivers: tuple[tuple[int, int], ...] = (),
        starts: tuple[int, ...] = (),
    ) -> None:
        self.index = index
        """Its place among the printed layouts; -1 for a layout of another kind, which is known by its name."""
        self.name = name
        self.source = source
        self.first_castle = first_castle
        """The hex of the recommended starting castle; -1 where none is recommended."""
        self.number: list[int] = numbers
        self.neighbours: list[int] = crossed(neighbours, rivers) if rivers else neighbours
        """The mask of the hexes around each hex, and of those that a river leads to."""
        self.cells: list[tuple[float, float]] = cells
        """Where each hex lies in pictures, as in `CELLS`; not used by the rules."""
        self.rivers: tuple[tuple[int, int], ...] = rivers
        """Pairs of hexes that rivers join: a tile may follow along them, but they make no regions larger."""
        self.starts: tuple[int, ...] = starts
        """The hexes where a starting castle may stand; () for every castle space."""
        self.colour: list[int] = [LETTERS.index(letter) for letter in letters]
        self.hexes = len(self.colour)
        self.colour_mask: list[int] = [
            sum(1 << hex_ for hex_, colour in enumerate(self.colour) if colour == wanted) for wanted in range(len(COLOURS))
        ]
        self.colour_mask += [(1 << self.hexes) - 1, 0]
        """By colour: the mask of its hexes; then the masks for tiles that lie on any space and on none."""
        self.region: list[int] = [
            spread(1 << hex_, self.colour_mask[colour], neighbours) for hex_, colour in enumerate(self.colour)
        ]
        self.region_size: list[int] = [mask.bit_count() for mask in self.region]
        self.regions: list[int] = list(dict.fromkeys(self.region))
        self.by_colour: list[list[tuple[int, int]]] = [
            [(region, region.bit_count()) for region in self.regions if region & mask] for mask in self.colour_mask
        ]
        """By colour, as above: (mask, size) of each region."""
        self.reach: list[int] = [
            sum(1 << hex_ for hex_ in range(self.hexes) if numbers[hex_] in reachable) for reachable in NUMBERS
        ]
        """The masks of the hexes that a die reaches, indexed as in `dice.py`."""

    @property
    def is_usual(self) -> bool:
        """Whether it has the usual shape."""
        return self.neighbours is NEIGHBOURS

    @property
    def castles(self) -> list[int]:
        """The hexes where a starting castle may stand."""
        return list(self.starts) or bits_of(self.colour_mask[CASTLE])

    @property
    def cities(self) -> list[int]:
        """The masks of the regions of buildings."""
        return [mask for mask in self.regions if mask & self.colour_mask[BUILDING]]

    def __repr__(self) -> str:
        return f"<Duchy {self.name}>"


def crossed(neighbours: list[int], rivers: tuple[tuple[int, int], ...]) -> list[int]:
    """Return the masks of the hexes around each hex, with hexes that a river joins added to each other's."""
    joined = neighbours[:]
    for first, second in rivers:
        joined[first] |= 1 << second
        joined[second] |= 1 << first
    return joined


def _layouts() -> list[Duchy]:
    return [
        Duchy(index, name, data["source"], "".join(data["hexes"]).replace(" ", ""), data.get("first_castle", 0) - 1)
        for index, (name, data) in enumerate(_DUCHIES["layouts"].items())
    ]


LAYOUTS: Final[list[Duchy]] = _layouts()


def _other(name: str, data: dict[str, Any]) -> Duchy:
    """Return a duchy of another shape: each row of its data lists hexes as half widths from the left, letter and number."""
    cells = [
        ((int(column) - row) // 2, row, mark[0], int(mark[1:]))
        for row, line in enumerate(data["hexes"])
        for column, mark in (cell.split(":") for cell in line.split())
    ]
    places = [(column, row) for column, row, _, _ in cells]
    return Duchy(
        -1,
        name,
        data["source"],
        "".join(letter for _, _, letter, _ in cells),
        numbers=[number for _, _, _, number in cells],
        neighbours=_around(places),
        cells=cells_of(places),
        rivers=tuple((first - 1, second - 1) for first, second in data.get("rivers", ())),
        starts=tuple(hex_ - 1 for hex_ in data.get("starts", ())),
    )


def _halves(name: str, data: dict[str, Any]) -> Duchy:
    """Return two boards of the usual shape side by side, hexes of the left one first; the middle rows touch."""
    letters = "".join([*data["left"], *data["right"]]).replace(" ", "")
    places = [*PLACES, *((column + ROWS[3], row) for column, row in PLACES)]
    starts = tuple(hex_ - 1 for hex_ in data["starts"])
    return Duchy(
        -1,
        name,
        data["source"],
        letters,
        numbers=[*PATTERN, *PATTERN],
        neighbours=_around(places),
        cells=cells_of(places),
        starts=starts,
    )


LAYOUT_OF: Final[dict[str, Duchy]] = {layout.name: layout for layout in LAYOUTS} | {
    name: _halves(name, data) if "left" in data else _other(name, data)
    for others in _OTHERS
    for name, data in others["layouts"].items()
}
"""Printed layouts by name."""


@lru_cache(maxsize=1024)
def layout_named(name: str) -> Duchy:
    """Return a layout by its name; that of a random duchy holds its colours. Raises BadSave when there is none of that name."""
    if name in LAYOUT_OF:
        return LAYOUT_OF[name]
    kind, _, letters = name.partition("-")
    if kind != RANDOM or sorted(letters) != sorted(LETTERS[colour] for colour in LAYOUTS[0].colour):
        raise BadSave(f"there is no duchy {name!r}")
    return Duchy(-1, name, RANDOM, letters)


def duchy(edition: str, side: str) -> Duchy:
    """Return the layout printed under a number in an edition, or a random one by its name."""
    return LAYOUT_OF[NUMBERS_BY_EDITION[edition][side]] if side in NUMBERS_BY_EDITION[edition] else layout_named(side)


def printed_as(side: str) -> str:
    """Return what is printed on a side of a board: its number, or `RANDOM`."""
    return side.partition("-")[0]


def is_reconstructed(edition: str, value: str) -> bool:
    """Whether a value of the option `duchies` names a reconstructed board, or boards whose pairs of sides are reconstructed."""
    boxes = _DUCHIES["boards"][edition]
    if value in BOXES[edition]:
        return any(box["source"] == "reconstructed" for name, box in boxes.items() if value in (name, ALL_BOXES))
    return value in NUMBERS_BY_EDITION[edition] and duchy(edition, value).source == "reconstructed"


def boards(edition: str, box: str = "dealt") -> list[list[str]]:
    """Return the two-sided boards in a box, each as the numbers of its sides; `box` is the value of the option that deals from
    it."""
    boxes = _DUCHIES["boards"][edition]
    return [
        sides
        for name, entry in boxes.items()
        if box in (name, ALL_BOXES)
        for sides in entry["sides"]
        for _ in range(entry["copies"])
    ]
