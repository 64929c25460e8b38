"""Estates: three parts of ten fields each, laid side by side in any order, turned and shifted, and the regions they form.

Field f (0 to 29) is field f % 10 of part f // 10, so a field keeps its number however the parts lie; bit f of a mask stands for it.
A layout is a number too: which order, which parts are turned (bit 0 for part A), and how each joint is shifted (a bit for down).
"""

from functools import cache, lru_cache
from itertools import permutations
from typing import Final

from burgrave.engine.masks import bits_of, spread
from burgrave.games.tuscany.colours import CASTLE, KINDS
from burgrave.games.tuscany.data import read_toml

_PARTS: Final = {name: fields for name, fields in read_toml("estate.toml")["parts"].items() if name != "source"}
TOTALS: Final[dict[str, int]] = {name: count for name, count in read_toml("estate.toml")["totals"].items() if name != "source"}
"""Fields of each colour in an estate."""
LETTERS: Final = "CTIAQVMW"
"""How `estate.toml` writes the colours, in their order."""

PART_LETTERS: Final = "ABC"
PARTS: Final = len(PART_LETTERS)
VARIANTS: Final = len(_PARTS) // PARTS
"""Printed parts of each letter."""
CELLS: Final = ((0, 1), (0, 3), (0, 5), (1, 0), (1, 2), (1, 4), (1, 6), (2, 1), (2, 3), (2, 5))
"""Column and height of a part's fields. Heights are counted in half fields, downwards."""
PART_FIELDS: Final = len(CELLS)
FIELDS: Final = PARTS * PART_FIELDS
FIELD_NAMES: Final = [f"{letter}{cell + 1}" for letter in PART_LETTERS for cell in range(PART_FIELDS)]
STEPS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""From a field to those around it, clockwise from the top."""

ORDERS: Final = ["".join(order) for order in permutations(PART_LETTERS)]
"""The parts from left to right."""
TURNS: Final = 1 << PARTS
SHIFTS: Final = ("up-up", "down-up", "up-down", "down-down")
"""Which way the middle and the right part lie, each as seen from its left neighbour."""
LAYOUTS: Final = len(ORDERS) * TURNS * len(SHIFTS)
AS_DEALT: Final = 2
"""The layout before anybody arranges anything: A, B, C, none turned, up and down again."""
PART_NAMES: Final = [[f"{letter}{variant + 1}" for variant in range(VARIANTS)] for letter in PART_LETTERS]
PART_COLOURS: Final = [
    [[LETTERS.index(letter) for letter in _PARTS[name].replace(" ", "")] for name in names] for names in PART_NAMES
]
"""By letter and variant: the colours of the ten fields."""


def layout_number(order: int, turned: int, shifts: int) -> int:
    """Return the number of a layout from its three parts."""
    return (order * TURNS + turned) * len(SHIFTS) + shifts


@cache
def spots(layout: int) -> tuple[tuple[int, int], ...]:
    """Column and height of every field in a layout."""
    shifts, turned = layout % len(SHIFTS), layout // len(SHIFTS) % TURNS
    places = [(0, 0)] * FIELDS
    drop = 0
    for index, letter in enumerate(ORDERS[layout // len(SHIFTS) // TURNS]):
        if index:
            drop += 1 if shifts >> (index - 1) & 1 else -1
        part = PART_LETTERS.index(letter)
        for cell, (column, height) in enumerate(CELLS):
            if turned >> part & 1:
                column, height = 2 - column, 6 - height
            places[part * PART_FIELDS + cell] = (column + 3 * index, height + drop)
    return tuple(places)


@cache
def neighbours(layout: int) -> list[int]:
    """Return the mask of the fields around each field."""
    here = {spot: field for field, spot in enumerate(spots(layout))}
    return [
        sum(1 << here[column + right, height + down] for right, down in STEPS if (column + right, height + down) in here)
        for column, height in spots(layout)
    ]


class Estate:
    """One player's parts in a layout. Lists are by field unless they say otherwise."""

    __slots__ = ("colour", "colour_mask", "layout", "neighbours", "region", "region_size", "regions", "variants")

    def __init__(self, variants: tuple[int, ...], layout: int) -> None:
        self.variants = variants
        self.layout = layout
        self.neighbours: list[int] = neighbours(layout)
        self.colour: list[int] = [colour for part in range(PARTS) for colour in PART_COLOURS[part][variants[part]]]
        self.colour_mask: list[int] = [0] * (KINDS + 1)
        """By colour; the last is for the hexagon, which fits everywhere."""
        for field, colour in enumerate(self.colour):
            self.colour_mask[colour] |= 1 << field
        self.colour_mask[KINDS] = (1 << FIELDS) - 1
        self.region: list[int] = [0] * FIELDS
        self.region_size: list[int] = [0] * FIELDS
        self.regions: list[int] = []
        """The mask of every region, once."""
        for field, colour in enumerate(self.colour):
            if not self.region[field]:
                region = spread(1 << field, self.colour_mask[colour], self.neighbours)
                self.regions.append(region)
                for other in bits_of(region):
                    self.region[other] = region
                    self.region_size[other] = region.bit_count()

    def castle(self, part: int) -> int:
        """Return the castle field of a part: every part has one."""
        return part * PART_FIELDS + PART_COLOURS[part][self.variants[part]].index(CASTLE)

    def __repr__(self) -> str:
        return f"<Estate {self.variants} {self.layout}>"


@lru_cache(maxsize=4096)
def estate(variants: tuple[int, ...], layout: int) -> Estate:
    """Return the estate of these parts in a layout. Equal arguments give the same object."""
    return Estate(variants, layout)
