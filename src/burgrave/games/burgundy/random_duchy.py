"""Random duchies that are fair to play, drawn with the game's own generator.

Fair means, and `flaws` checks it:

* the composition of every printed duchy: 12 building spaces, 6 each for animals, ships and monasteries, 4 castles, 3 mines;
* 12 to 20 regions, at most ten of them of one space, and no city above eight; each colour is cut into regions as it is on some
  printed duchy;
* the printed pattern of numbers, well spread: a die fits every colour about equally often. Cities show all six numbers and none
  more than three times, a colour of six spaces shows five numbers or more (so none more than twice), castles show four different
  ones (whatever the dice, some start suits them) and mines three.

Where everybody gets another duchy, all of them are cut into regions of the same sizes: nobody's regions are worth more.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from burgrave.engine.chance import below, shuffle
from burgrave.engine.masks import bits_of
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.duchy import HEXES, LAYOUTS, LETTERS, NEIGHBOURS, PATTERN, RANDOM, Duchy, layout_named

if TYPE_CHECKING:
    from burgrave.engine.state import GameState

FEWEST_REGIONS: Final = 12
MOST_REGIONS: Final = 20
MOST_SINGLE: Final = 10
"""The most regions of one space."""
LARGEST_REGION: Final = 8
FEWEST_NUMBERS: Final = (6, 5, 5, 5, 4, 3)
"""By colour: the fewest different numbers that its spaces may show."""
MOST_ALIKE: Final = (3, 2, 2, 2, 1, 1)
"""By colour: the most of its spaces that may show the same number."""
ATTEMPTS: Final = 20
"""Layouts tried for one partition before another one is drawn: most need a handful, a few can hardly be laid out."""
TRIES: Final = 60
"""Spaces tried for the last regions of one space of a layout."""
EVERYWHERE: Final = (1 << HEXES) - 1
SHOWN: Final[list[int]] = [sum(1 << hex_ for hex_, shown in enumerate(PATTERN) if shown == number) for number in range(7)]
"""By number: the mask of the hexes that show it."""

Partition = list[list[int]]
"""Sizes of the regions by colour, largest first."""


def sizes(layout: Duchy) -> Partition:
    """Return how a duchy is cut into regions."""
    return [sorted((size for _, size in layout.by_colour[colour]), reverse=True) for colour in range(len(COLOURS))]


COMPOSITION: Final[list[int]] = [sum(row) for row in sizes(LAYOUTS[0])]
PARTITIONS: Final[list[Partition]] = [sizes(layout) for layout in LAYOUTS if layout.is_usual]


def random_duchies(state: GameState, count: int) -> list[str]:
    """Return the names of `count` fair duchies that are cut into regions alike; a name holds the whole layout."""
    while True:
        partition = draw_partition(state)
        names: list[str] = []
        while len(names) < count:
            letters = lay_out(state, partition)
            if not letters:
                break
            names.append(f"{RANDOM}-{letters}")
        if len(names) == count:
            return names


def draw_partition(state: GameState) -> Partition:
    """Draw for each colour the regions of some printed duchy, so that there are neither too few nor too many regions."""
    while True:
        partition = [PARTITIONS[below(state, len(PARTITIONS))][colour] for colour in range(len(COLOURS))]
        regions = [size for row in partition for size in row]
        if FEWEST_REGIONS <= len(regions) <= MOST_REGIONS and regions.count(1) <= MOST_SINGLE:
            return partition


def lay_out(state: GameState, partition: Partition) -> str:
    """Return the 37 colour letters of a duchy cut in this way; "" when no attempt succeeded."""
    for _ in range(ATTEMPTS):
        builder = LayoutBuilder(state, partition)
        if builder.grow_regions() and builder.fill_singles():
            return "".join(LETTERS[colour] for colour in builder.colour)
    return ""


class LayoutBuilder:
    """Lays out a random duchy: larger regions grow first, regions of one space fill what is left."""

    __slots__ = ("colour", "fits", "free", "lacks", "partition", "repeats", "shows", "singles", "state", "tries")

    def __init__(self, state: GameState, partition: Partition) -> None:
        self.state = state
        self.partition = partition
        self.free = EVERYWHERE
        self.colour = [0] * HEXES
        self.shows = [[0] * len(SHOWN) for _ in COLOURS]
        """By colour and number: how many of its spaces show the number."""
        self.repeats = [count - fewest for count, fewest in zip(COMPOSITION, FEWEST_NUMBERS, strict=True)]
        """By colour: how many more of its spaces may show a number that it shows already."""
        self.lacks = [EVERYWHERE] * len(COLOURS)
        """By colour: the hexes whose numbers it does not show yet."""
        self.fits = [EVERYWHERE] * len(COLOURS)
        """By colour: the hexes whose numbers it may still show, away from its finished regions."""
        self.singles = [row.count(1) for row in partition]
        """By colour: how many regions of one space are not laid out yet."""
        self.tries = TRIES

    def lay(self, hex_: int, colour: int) -> None:
        """Give a hex its colour, and update what is counted."""
        self.colour[hex_] = colour
        self.free &= ~(1 << hex_)
        number = PATTERN[hex_]
        shown = self.shows[colour][number] + 1
        self.shows[colour][number] = shown
        if shown > 1:
            self.repeats[colour] -= 1
        self.lacks[colour] &= ~SHOWN[number]
        if shown == MOST_ALIKE[colour]:
            self.fits[colour] &= ~SHOWN[number]
        if not self.repeats[colour]:
            self.fits[colour] &= self.lacks[colour]

    def grow_regions(self) -> bool:
        """Lay out all regions of two spaces and more, large ones first; False when one of them has no room."""
        kinds = [(size, colour) for colour, row in enumerate(self.partition) for size in row if size > 1]
        order = shuffle(self.state, list(range(len(kinds))))
        order.sort(key=lambda place: kinds[place][0], reverse=True)
        return all(self.grow(*kinds[place]) for place in order)

    def grow(self, size: int, colour: int) -> bool:
        """Lay out one region, space by space, away from others of its colour, where possible with a number that its colour
        lacks."""
        edge = EVERYWHERE
        for covered in range(size):
            room = self.free & edge & self.fits[colour]
            spaces = bits_of(room & self.lacks[colour] or room)
            if not spaces:
                return False
            hex_ = spaces[below(self.state, len(spaces))]
            self.lay(hex_, colour)
            edge = edge | NEIGHBOURS[hex_] if covered else NEIGHBOURS[hex_]
        self.fits[colour] &= ~edge
        return True

    def fill_singles(self) -> bool:
        """Make the spaces that are left regions of one space; first the one with the fewest colours to choose from. False when that
        fails."""
        if not self.free:
            return True
        self.tries -= 1
        best = -1
        fitting: list[int] = []
        for hex_ in bits_of(self.free):
            fitting_here = [colour for colour, mask in enumerate(self.fits) if mask >> hex_ & 1 and self.singles[colour]]
            if best < 0 or len(fitting_here) < len(fitting):
                best, fitting = hex_, fitting_here
        if not fitting or self.tries < 0:
            return False
        for colour in shuffle(self.state, fitting):
            before = self.free, self.fits[colour], self.lacks[colour], self.repeats[colour]
            self.lay(best, colour)
            self.fits[colour] &= ~NEIGHBOURS[best]
            self.singles[colour] -= 1
            if self.fill_singles():
                return True
            self.singles[colour] += 1
            self.shows[colour][PATTERN[best]] -= 1
            self.free, self.fits[colour], self.lacks[colour], self.repeats[colour] = before
        return False


def flaws(name: str) -> list[str]:
    """Return what is unfair about a duchy, by the name of its layout; an empty list where it is fair."""
    layout = layout_named(name)
    texts: list[str] = []
    if not FEWEST_REGIONS <= len(layout.regions) <= MOST_REGIONS:
        texts.append(f"{len(layout.regions)} regions")
    single = layout.region_size.count(1)
    if single > MOST_SINGLE:
        texts.append(f"{single} regions of one space")
    if max(layout.region_size) > LARGEST_REGION:
        texts.append(f"a region of {max(layout.region_size)}")
    for colour, name_of_colour in enumerate(COLOURS):
        shown = Counter(PATTERN[hex_] for hex_ in bits_of(layout.colour_mask[colour]))
        if shown.total() != COMPOSITION[colour]:
            texts.append(f"{shown.total()} spaces for {name_of_colour}")
        elif len(shown) < FEWEST_NUMBERS[colour] or max(shown.values()) > MOST_ALIKE[colour]:
            texts.append(f"{name_of_colour} shows {sorted(shown.elements())}")
        cut = sizes(layout)[colour]
        if all(cut != partition[colour] for partition in PARTITIONS):
            texts.append(f"no printed duchy has regions of {cut} for {name_of_colour}")
    return texts
