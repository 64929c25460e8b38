"""The path of a figure to a distant place, shown while the pointer is over that place: a click there walks it in one go."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.markup import number
from burgrave.games.tiletum.drawing.layout import DESK
from burgrave.games.tiletum.drawing.reading import Scene
from burgrave.games.tiletum.europe import DISTANCE, NEIGHBOURS, PLACES

SHOWN: Final = ",\n".join(
    f'.tiletum-board:has([data-element="place:{place}"].lit:is(:hover, :focus-visible)) .to-{place}' for place in PLACES
)
WAYS_CSS: Final = f"\n{SHOWN} {{ display: inline; }}\n"
"""Every way is there and hidden; the place that is pointed at shows its own."""


def ways(scene: Scene) -> str:
    """From the figure that acts to everywhere; nothing where none or both do, or where somebody else looks on."""
    acting = scene.acting_figures
    if len(acting) != 1 or not scene.is_own or scene.acting != scene.look.focus:
        return ""
    return ways_from(str(scene.focus[acting[0]]))


@lru_cache(maxsize=64)
def ways_from(start: str) -> str:
    """Draw all ways from a place."""
    out = "".join(f'<path class="road-there to-{goal}" d="{line(way(start, goal))}"/>' for goal in PLACES if goal != start)
    return f'<g aria-hidden="true">{out}</g>'


def way(start: str, goal: str) -> tuple[str, ...]:
    """Return one of the shortest ways, both ends included."""
    far, here = DISTANCE[PLACES.index(start)], PLACES.index(goal)
    places = [here]
    while far[here]:
        here = next(other for other in NEIGHBOURS[here] if far[other] < far[here])
        places.append(here)
    return tuple(PLACES[place] for place in reversed(places))


def line(places: tuple[str, ...]) -> str:
    """From middle to middle on the map of the desk; a phone has nothing that points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in map(DESK.at, places))
