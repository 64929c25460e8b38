"""The map: 29 spaces, the roads between them, and what can stand and lie there."""

from typing import Any, Final

from burgrave.games.tiletum.cathedrals import CATHEDRALS, PILES
from burgrave.games.tiletum.data import read_toml

_MAP: Final = read_toml("map.toml")
_CITIES: Final[dict[str, Any]] = {name: city for name, city in _MAP["cities"].items() if name != "source"}
_LONG: Final[list[list[str]]] = _MAP["long_roads"]["between"]

CITIES: Final = len(_CITIES)
PLACES: Final[tuple[str, ...]] = (*_CITIES, *(f"{start}-{end}" for start, end in _LONG))
"""Cities first, then the spaces on roads, called after both ends."""
TITLES: Final[dict[str, str]] = {name: city["name"] for name, city in _CITIES.items()}
"""The names of cities as they are written on the map."""
SPACE_COUNT: Final = len(PLACES)
START: Final = PLACES.index("tiletum")
"""The place where every figure begins."""


def _edges() -> list[tuple[int, int]]:
    tables = ("roads", "reviewed_roads", "guessed_roads")
    edges = [(PLACES.index(start), PLACES.index(end)) for name in tables for start, end in _MAP[name]["between"]]
    for number, (start, end) in enumerate(_LONG, CITIES):
        edges += [(PLACES.index(start), number), (number, PLACES.index(end))]
    return edges


def _distances() -> list[list[int]]:
    distances: list[list[int]] = []
    for start in range(SPACE_COUNT):
        steps = [-1] * SPACE_COUNT
        steps[start] = 0
        edge = [start]
        for place in edge:
            for other in NEIGHBOURS[place]:
                if steps[other] < 0:
                    steps[other] = steps[place] + 1
                    edge.append(other)
        distances.append(steps)
    return distances


ROADS: Final[list[tuple[int, int]]] = _edges()
NEIGHBOURS: Final[list[list[int]]] = [
    sorted({start + end - place for start, end in ROADS if place in (start, end)}) for place in range(SPACE_COUNT)
]
DISTANCE: Final[list[list[int]]] = _distances()
"""Steps from one place to another."""

# ---- spaces for houses ----

HOUSE_PLACE: Final[list[int]] = []
"""The town, by house space."""
HOUSE_NUMBER: Final[list[int]] = []
"""Which of its town's spaces, from 0."""
HOUSE_FROM: Final[list[int]] = []
"""From how many players on it is used."""
HOUSE_POINTS: Final[list[int]] = []
"""What a house there brings at once."""
HOUSE_REUSE: Final[list[int]] = []
"""1: its owner may reuse a building."""
for _place, _city in enumerate(_CITIES.values()):
    for _number, _space in enumerate(_city.get("houses", ())):
        _from, *_bonus = _space.split()
        HOUSE_PLACE.append(_place)
        HOUSE_NUMBER.append(_number)
        HOUSE_FROM.append(int(_from))
        HOUSE_POINTS.append(int(_bonus[0]) if _bonus and _bonus != ["reuse"] else 0)
        HOUSE_REUSE.append(int(_bonus == ["reuse"]))
HOUSE_SPACES: Final = len(HOUSE_PLACE)
HOUSES_AT: Final[list[list[int]]] = [
    [space for space in range(HOUSE_SPACES) if HOUSE_PLACE[space] == place] for place in range(SPACE_COUNT)
]
"""House spaces, by place."""

# ---- cathedrals and bonus tiles ----

CATHEDRAL_PLACE: Final[list[int]] = [PLACES.index(city) for city in CATHEDRALS]
CATHEDRAL_AT: Final[list[int]] = [CATHEDRALS.index(name) if name in CATHEDRALS else -1 for name in PLACES]
"""By place: its cathedral; -1 for none."""
PILLAR_SPACES: Final[list[int]] = [len(pile) for pile in PILES]
"""By cathedral: the number of spaces for pillars."""
BONUS_FROM: Final[list[int]] = [city.get("bonus", 0) for city in _CITIES.values()] + [0] * len(_LONG)
"""By place: from how many players on a bonus tile lies there; 0: never."""


def bonus_places(seats: int) -> list[int]:
    """Return where bonus tiles lie in the beginning."""
    return [place for place in range(SPACE_COUNT) if 0 < BONUS_FROM[place] <= seats]
