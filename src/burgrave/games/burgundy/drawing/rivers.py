"""Rivers between the islands of a duchy, drawn below its spaces and around what lies in the way."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, sin, sqrt

from burgrave.draw.markup import number
from burgrave.games.burgundy.drawing.declaration import Spots
from burgrave.games.burgundy.duchy import Duchy

DIRECTIONS, REACHES = 12, (0.3, 0.45, 0.6)
"""In how many directions a river may leave its banks, and how far it keeps to them, as parts of the whole way."""
WIDTH = 0.3
"""The width of a river, in the radius of a space."""
PARTS = 20
INSIDE, CLEAR = 0.86, 1.02
"""Within this distance of a bank's middle a river is hidden; it keeps that distance from other spaces."""
Point = tuple[float, float]
Course = tuple[Point, Point, Point, Point]
"""Where a river begins, the two points that bend it, and where it ends."""


def rivers(layout: Duchy, spots: Spots, r: float) -> str:
    """Draw all rivers of a duchy whose spaces have these centres; "" where there are none."""
    if not layout.rivers:
        return ""
    (x0, y0), (across, down) = spots[0], layout.cells[0]
    left, top = x0 - across * sqrt(3) * r, y0 - down * 1.5 * r
    out = ""
    for course in courses(layout):
        points = [f"{number(left + x * r)} {number(top + y * r)}" for x, y in course]
        out += f'<path d="M{points[0]}C{" ".join(points[1:])}"/>'
    return f'<g class="rivers" stroke-width="{number(WIDTH * r)}">{out}</g>'


@lru_cache(maxsize=8)
def courses(layout: Duchy) -> tuple[Course, ...]:
    """Return the courses of all rivers, in radiuses of a space around the middle of the duchy."""
    middles = [(across * sqrt(3), down * 1.5) for across, down in layout.cells]
    return tuple([course(middles, middles[first], middles[second]) for first, second in layout.rivers])


def course(middles: list[Point], start: Point, end: Point) -> Course:
    """Return the straightest of the courses that meet fewest other spaces."""
    straight: Course = (start, between(start, end, 1 / 3), between(start, end, 2 / 3), end)
    best = (meets(middles, straight), 0.0, straight)
    if not best[0]:
        return straight
    for reach in REACHES:
        rays = [ray(2 * pi * turn / DIRECTIONS, reach * distance(start, end)) for turn in range(DIRECTIONS)]
        for out in rays:
            for back in rays:
                bent = (start, (start[0] + out[0], start[1] + out[1]), (end[0] + back[0], end[1] + back[1]), end)
                around = sum(distance(bent[place], bent[place + 1]) for place in range(3))
                best = min(best, (meets(middles, bent), around, bent))
    return best[2]


def ray(angle: float, length: float) -> Point:
    """Return the vector of a length in a direction."""
    return cos(angle) * length, sin(angle) * length


def distance(first: Point, second: Point) -> float:
    """Return the distance from one point to another."""
    return hypot(second[0] - first[0], second[1] - first[1])


def between(first: Point, second: Point, part: float) -> Point:
    """Return the point at a part of the way from one point to another."""
    return first[0] + (second[0] - first[0]) * part, first[1] + (second[1] - first[1]) * part


def meets(middles: list[Point], bent: Course) -> int:
    """Return how many parts of a course run below spaces that are not its banks."""
    (x1, y1), (x2, y2), (x3, y3), (x4, y4) = bent
    meetings = 0
    for part in range(1, PARTS):
        t = part / PARTS
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        x, y = a * x1 + b * x2 + c * x3 + d * x4, a * y1 + b * y2 + c * y3 + d * y4
        if min(hypot(x - x1, y - y1), hypot(x - x4, y - y4)) > INSIDE:
            meetings += any(hypot(x - px, y - py) < CLEAR for px, py in middles if (px, py) not in ((x1, y1), (x4, y4)))
    return meetings
