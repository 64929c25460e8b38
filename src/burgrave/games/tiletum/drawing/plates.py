"""How large the plates of the map are, and where prices and names go beside them. Everything is around the middle of a space."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from burgrave.draw.markup import number
from burgrave.games.tiletum.drawing.layout import Layout
from burgrave.games.tiletum.europe import TITLES

BONUS: Final = 28
"""The side of a bonus tile beside a plate."""
HOUSE_STEP: Final = 22
FLAG: Final = 14
"""How wide the flag of a fair is."""
LETTER: Final = 0.6
"""How wide a letter of a name is, in its height."""


class Plate(NamedTuple):
    """The plate of a city, or the disc of a road space."""

    width: float
    height: float
    middle: float
    """The middle of the plate itself, without the bonus tile on its right."""
    is_church: bool = False

    @property
    def left(self) -> float:
        """Return the left edge of the plate."""
        return self.middle - self.width / 2

    @property
    def bonus(self) -> float:
        """Return the middle of the bonus tile."""
        return self.middle + self.width / 2 + BONUS / 2 + 3


ROAD: Final = Plate(18, 18, 0)


@lru_cache(maxsize=64)
def plate_of(houses: int, is_church: bool, has_bonus: bool) -> Plate:
    """Return the plate for so many house spaces, or of a cathedral. A bonus tile lies beside it, both in the middle."""
    middle = -(BONUS + 3) / 2 if has_bonus else 0
    if is_church:
        return Plate(94, 46, middle, True)
    return Plate(12 + HOUSE_STEP * houses, 31, middle) if houses else ROAD


def name_size(layout: Layout) -> float:
    """Return how large names are written; on a phone plates are small, names must not be."""
    return 12.5 if layout.scale == 1 else 14


def name_width(layout: Layout, place: str) -> float:
    """About how wide the name of a city is."""
    return len(TITLES[place]) * name_size(layout) * LETTER


def flag_reach(layout: Layout, place: str) -> float:
    """From the middle of a plate to the far edge of the flag beside its name."""
    return name_width(layout, place) / 2 + 10 + FLAG / 2


def price_at(layout: Layout, place: str, plate: Plate) -> float:
    """Return where the price of a plate stands below it: on the right of that of a pile, and of figures at its corner."""
    return plate.middle + (14 if plate.is_church else 0 if layout.columns(place) else 10)


def priced(layout: Layout, place: str, x: float, y: float, group: str = "") -> str:
    """Return where a price goes (`data-badge`), in the picture: x, y are on the plate."""
    left, top = layout.at(place)
    size = "0.9" if layout.scale == 1 else "0.82"
    return f"{number(left + x * layout.scale)} {number(top + y * layout.scale)} {size} {group}".rstrip()
