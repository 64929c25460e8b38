"""Where the spaces of the map are drawn, for a desk and for a phone (`layout.toml`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from burgrave.games.tiletum.data import read_toml
from burgrave.games.tiletum.europe import PLACES

Point = tuple[float, float]
_TABLE: Final = read_toml("drawing/layout.toml")
COLUMNS: Final = 2
"""The number of columns of figures beside a plate, unless a place has its own."""


@dataclass(frozen=True, eq=False)
class Layout:
    """One of the two maps; there is one object of each, so that it can be the key of a cache."""

    name: str
    width: float
    height: float
    scale: float
    """The scale of plates and what lies on them; their places are not scaled."""
    top: float
    """Where the map begins in its picture."""
    places: Mapping[str, Point]
    """The middle of each space."""
    crowd: Mapping[str, int]
    """How many columns of figures find room beside a plate."""

    def at(self, place: str) -> Point:
        """Return the middle of a space in the picture."""
        x, y = self.places[place]
        return x, y + self.top

    def columns(self, place: str) -> int:
        """Return how many columns of figures find room beside a plate."""
        return self.crowd.get(place, COLUMNS)


def _layout(name: str, top: float) -> Layout:
    numbers: dict[str, Any] = _TABLE[name]
    places = {place: (float(numbers["places"][place][0]), float(numbers["places"][place][1])) for place in PLACES}
    return Layout(name, numbers["width"], numbers["height"], numbers["scale"], top, places, numbers["crowd"])


FAIRS_DESK: Final = 52
FAIRS_PHONE: Final = 46
"""How high the fairs above the map are."""
DESK: Final = _layout("desk", FAIRS_DESK)
PHONE: Final = _layout("phone", FAIRS_PHONE)
FLAG_RIGHT: Final = frozenset(_TABLE["flags"]["right"])
PRICE_ABOVE: Final = frozenset(_TABLE["prices"]["above"])
COAST: Final[dict[str, list[Point]]] = {name: [(x, y) for x, y in outline] for name, outline in _TABLE["coast"].items()}
