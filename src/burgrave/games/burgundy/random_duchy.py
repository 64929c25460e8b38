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
"""Regions of one space."""
LARGEST_REGION: Final = 8
FEWEST_NUMBERS: Final = (6, 5, 5, 5, 4, 3)
"""By colour: how many different numbers its spaces show at least ..."""
MOST_ALIKE: Final = (3, 2, 2, 2, 1, 1)
"""... and how many of them show the same."""
ATTEMPTS: Final = 20
"""Drafts of one plan before another plan is tried: most plans need a handful, a few can hardly be laid out."""
TRIES: Final = 60
"""Spaces tried for the last single ones of a draft."""
EVERYWHERE: Final = (1 << HEXES) - 1
SHOWN: Final[list[int]] = [sum(1 << hex_ for hex_, shown in enumerate(PATTERN) if shown == number) for number in range(7)]
"""By number: the mask of the hexes that show it."""

Plan = list[list[int]]
"""By colour: the sizes of its regions, largest first."""


def sizes(layout: Duchy) -> Plan:
    """How a duchy is cut into regions."""
    return [sorted((size for _, size in layout.by_colour[colour]), reverse=True) for colour in range(len(COLOURS))]


COMPOSITION: Final[list[int]] = [sum(row) for row in sizes(LAYOUTS[0])]
PLANS: Final[list[Plan]] = [sizes(layout) for layout in LAYOUTS if layout.is_usual]


def random_duchies(state: GameState, count: int) -> list[str]:
    """The names of so many fair duchies that are cut into regions alike; a name holds the whole layout."""
    while True:
        plan = draw_plan(state)
        found: list[str] = []
        while len(found) < count:
            letters = lay_out(state, plan)
            if not letters:
                break
            found.append(f"{RANDOM}-{letters}")
        if len(found) == count:
            return found


def draw_plan(state: GameState) -> Plan:
    """For each colour the regions of some printed duchy, so that there are neither too few nor too many of them."""
    while True:
        plan = [PLANS[below(state, len(PLANS))][colour] for colour in range(len(COLOURS))]
        regions = [size for row in plan for size in row]
        if FEWEST_REGIONS <= len(regions) <= MOST_REGIONS and regions.count(1) <= MOST_SINGLE:
            return plan


def lay_out(state: GameState, plan: Plan) -> str:
    """The 37 letters of a duchy of this plan; nothing where no draft of it came out."""
    for _ in range(ATTEMPTS):
        draft = Draft(state, plan)
        if draft.grow_regions() and draft.fill_singles():
            return "".join(LETTERS[colour] for colour in draft.colour)
    return ""


class Draft:
    """A duchy while it is drawn: larger regions grow first, single spaces fill what is left."""

    __slots__ = ("colour", "fits", "free", "lacks", "plan", "repeats", "shows", "singles", "state", "tries")

    def __init__(self, state: GameState, plan: Plan) -> None:
        self.state = state
        self.plan = plan
        self.free = EVERYWHERE
        self.colour = [0] * HEXES
        self.shows = [[0] * len(SHOWN) for _ in COLOURS]
        """By colour and number: how many of its spaces show it."""
        self.repeats = [count - fewest for count, fewest in zip(COMPOSITION, FEWEST_NUMBERS, strict=True)]
        """By colour: how many more of its spaces may show a number that it shows already."""
        self.lacks = [EVERYWHERE] * len(COLOURS)
        """By colour: the hexes whose numbers it does not show yet."""
        self.fits = [EVERYWHERE] * len(COLOURS)
        """By colour: the hexes whose numbers it may still show, away from its finished regions."""
        self.singles = [row.count(1) for row in plan]
        """By colour: regions of one space that are not laid out yet."""
        self.tries = TRIES

    def lay(self, hex_: int, colour: int) -> None:
        """Give a hex its colour."""
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
        """Lay out all regions of two spaces and more, large ones first; False when one found no room."""
        kinds = [(size, colour) for colour, row in enumerate(self.plan) for size in row if size > 1]
        order = shuffle(self.state, list(range(len(kinds))))
        order.sort(key=lambda place: kinds[place][0], reverse=True)
        return all(self.grow(*kinds[place]) for place in order)

    def grow(self, size: int, colour: int) -> bool:
        """One region, space by space, away from others of its colour; where it can be, with a number that its colour lacks."""
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
        """The spaces that are left become regions of their own: the one with the fewest colours to choose from goes first."""
        if not self.free:
            return True
        self.tries -= 1
        best = -1
        fitting: list[int] = []
        for hex_ in bits_of(self.free):
            here = [colour for colour, mask in enumerate(self.fits) if mask >> hex_ & 1 and self.singles[colour]]
            if best < 0 or len(here) < len(fitting):
                best, fitting = hex_, here
        if not fitting or self.tries < 0:
            return False
        for colour in shuffle(self.state, fitting):
            kept = self.free, self.fits[colour], self.lacks[colour], self.repeats[colour]
            self.lay(best, colour)
            self.fits[colour] &= ~NEIGHBOURS[best]
            self.singles[colour] -= 1
            if self.fill_singles():
                return True
            self.singles[colour] += 1
            self.shows[colour][PATTERN[best]] -= 1
            self.free, self.fits[colour], self.lacks[colour], self.repeats[colour] = kept
        return False


def flaws(name: str) -> list[str]:
    """What is unfair about a duchy, by the name of its layout; nothing where it is fair."""
    layout = layout_named(name)
    found: list[str] = []
    if not FEWEST_REGIONS <= len(layout.regions) <= MOST_REGIONS:
        found.append(f"{len(layout.regions)} regions")
    single = layout.region_size.count(1)
    if single > MOST_SINGLE:
        found.append(f"{single} regions of one space")
    if max(layout.region_size) > LARGEST_REGION:
        found.append(f"a region of {max(layout.region_size)}")
    for colour, what in enumerate(COLOURS):
        shown = Counter(PATTERN[hex_] for hex_ in bits_of(layout.colour_mask[colour]))
        if shown.total() != COMPOSITION[colour]:
            found.append(f"{shown.total()} spaces for {what}")
        elif len(shown) < FEWEST_NUMBERS[colour] or max(shown.values()) > MOST_ALIKE[colour]:
            found.append(f"{what} shows {sorted(shown.elements())}")
        cut = sizes(layout)[colour]
        if all(cut != plan[colour] for plan in PLANS):
            found.append(f"no printed duchy has regions of {cut} for {what}")
    return found
