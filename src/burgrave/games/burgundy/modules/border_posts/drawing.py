"""Border posts on the rim of a duchy: pale, dark where a tile reaches one, in the seat's colour with a tick where it is linked."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from heapq import heapify, heappop, heappush
from math import hypot
from typing import Final, NamedTuple

from burgrave.draw.drawing import style_sheet
from burgrave.draw.icons import use
from burgrave.draw.markup import element, number
from burgrave.draw.pieces import seat_class, shield_at
from burgrave.draw.shapes import box_mark, counter, text, tick
from burgrave.engine.masks import bits_of
from burgrave.games.burgundy.drawing.declaration import BurgundyDrawing, Spots
from burgrave.games.burgundy.drawing.duchy import usual_frame
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene, layout_of
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.modules.border_posts.tiles import ID
from burgrave.games.burgundy.words.language import Language

OUT, SIZE = 0.94, 0.38
"""How far a post lies from the middle of the two spaces that it touches, and its radius; in radiuses of a space."""
RIM = 0.55
LOW, TOP = 120, 24
"""How far above the lower edge, or below the upper one, the prizes stand."""
PRIZES, LINE = 88, 12
"""The width of the prizes from the left edge, and half of their height."""
BEYOND = 1.5
"""The distance from the middle of two spaces to that of the next space beside both."""
TICKED = 20
"""The radius of a space below which a linked post has no tick, only the seat's colour."""


class Way(NamedTuple):
    """The way from a post to the next one."""

    spots: Spots
    empty: int
    """How many of its spaces have no tile."""


NO_WAY = Way((), 0)


@lru_cache(maxsize=512)
def post(x: float, y: float, r: float, state: str, seat: int, place: int, label: str, way: Way) -> str:
    """Draw one post; `state` is "", `reached` or `linked`. Its way to the next one is shown where the mouse rests."""
    size = r * SIZE
    body = f'<circle class="stone" cx="{number(x)}" cy="{number(y)}" r="{number(size)}"/>' + use("post", x, y, size * 1.3)
    if r >= TICKED:
        ring = f'cx="{number(x)}" cy="{number(y)}" r="{number(size + 3)}"'
        body += f'<circle class="mark halo" {ring}/><circle class="mark" {ring}/>'
        body += tick(x + size * 1.05, y - size * 0.9, size * 0.5) if state == "linked" else ""
        body += chain(x, y, size, way)  # within it, so that a tip keeps clear of the line
    key = f"{seat}.post:{place}"
    kind = f"post {state} {seat_class(seat)}".replace("  ", " ")
    return element(kind, body, label, key=key, piece=f"post-{state}", topic="post")


def chain(x: float, y: float, size: float, way: Way) -> str:
    """Draw the way from a post to the next one as a dotted line between their edges, with the number of its empty spaces."""
    *others, last = way.spots
    points = (beyond((x, y), way.spots[0], size), *others, beyond(last, others[-1] if others else (x, y), size))
    line = " ".join(f"{number(px)} {number(py)}" for px, py in points)
    paths = f'<path class="chain-edge" d="M{line}"/><path class="chain-line" d="M{line}"/>'
    return f'<g class="chain">{paths}{counter(x - size, y - size * 0.9, max(9, size * 0.52), way.empty) if way.empty else ""}</g>'


def beyond(middle: tuple[float, float], towards: tuple[float, float], size: float) -> tuple[float, float]:
    """Return a point a little outside of a post, on the way to a spot."""
    (x, y), (tx, ty) = middle, towards
    part = (size + 6) / (hypot(tx - x, ty - y) or 1)
    return x + (tx - x) * part, y + (ty - y) * part


@lru_cache(maxsize=1024)
def shortest(layout: str, covered: tuple[bool, ...], begin: tuple[int, int], ends: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """Return the spaces of a way from a post to one of some others with the fewest empty spaces, and of these ways the shortest."""
    neighbours, goal = layout_of(layout).neighbours, {hex_ for pair in ends for hex_ in pair}
    line: list[tuple[int, int, int, tuple[int, ...]]] = [(0 if covered[hex_] else 1, 1, hex_, ()) for hex_ in begin]
    heapify(line)
    visited: set[int] = set()
    while line:
        empty, length, hex_, before = heappop(line)
        way: tuple[int, ...] = (*before, hex_)
        if hex_ in goal:
            return way
        if hex_ not in visited:
            visited.add(hex_)
            for other in bits_of(neighbours[hex_]):
                heappush(line, (empty if covered[other] else empty + 1, length + 1, other, way))
    return ()


def way_of(scene: Scene, seat: int, place: int, spots: Spots, r: float) -> Way:
    """Return the way from a post to one that it is linked with, or else to the nearest one."""
    extra, player = scene.view["extra"][ID], scene.view["players"][seat]
    posts, linked = extra["posts"], extra["players"][seat]["linked"]
    others = [other for other in (linked if place in linked else range(len(posts))) if other != place]
    covered = tuple(bool(tile) for tile in player["hexes"])
    ends = {other: tuple(posts[other]) for other in others}
    hexes = shortest(player["layout"], covered, tuple(posts[place]), tuple(ends.values()))
    end = next((other for other in others if hexes and hexes[-1] in ends[other]), place)
    line = (*(spots[hex_] for hex_ in hexes), spot(spots, tuple(posts[end]), r))
    return Way(line, sum(not covered[hex_] for hex_ in hexes))


def spot(spots: Spots, hexes: tuple[int, int], r: float) -> tuple[float, float]:
    """Return where the post stands that touches two spaces: across the line between them, on the side where no space lies."""
    (ax, ay), (bx, by) = spots[hexes[0]], spots[hexes[1]]
    x, y = (ax + bx) / 2, (ay + by) / 2
    length = hypot(bx - ax, by - ay)
    across, down = (by - ay) / length * r, (ax - bx) / length * r
    if any(hypot(x + across * BEYOND - px, y + down * BEYOND - py) < r for px, py in spots):
        across, down = -across, -down
    return round(x + across * OUT, 1), round(y + down * OUT, 1)


def posts(scene: Scene, seat: int, spots: Spots, r: float) -> str:
    """Draw the posts of a duchy."""
    extra, words = scene.view["extra"][ID], labels(scene.language).language
    player, out = extra["players"][seat], ""
    for index, (first, second) in enumerate(extra["posts"]):
        state = "linked" if index in player["linked"] else "reached" if index in player["reached"] else ""
        way, label = NO_WAY, ""
        if r >= TICKED:
            way, label = way_of(scene, seat, index, spots, r), STATES[state](words)
            if way.empty:
                empty = words.ngettext("{count} space from the next one", "{count} spaces from the next one", way.empty)
                label += ", " + empty.format(count=way.empty)
        out += post(*spot(spots, (first, second), r), r, state, seat, index + 1, label, way)
    return f'<g class="posts">{out}</g>'


def beside(scene: Scene, width: float, height: float) -> str:
    """Draw the two tiles for linking all posts: above the bonus tiles, or in the corner above where spaces lie there."""
    extra = scene.view["extra"][ID]
    owners = tuple(extra["tiles"])
    names = tuple("" if owner is None else scene.look.name(owner) for owner in owners)
    y = TOP if reaches_corner(scene.focus["layout"]) else height - LOW
    return prizes(26, y, owners, names, tuple(extra["points"]), scene.language)


@lru_cache(maxsize=64)
def reaches_corner(layout: str) -> bool:
    """Whether spaces of a duchy lie where the prizes usually stand. Of two halves side by side none do: they are lower."""
    duchy = layout_of(layout)
    if duchy.is_usual or duchy.hexes > HEXES:
        return False
    frame = usual_frame(duchy, RIM)
    return any(x - frame.r < PRIZES and abs(y - (frame.height - LOW)) < frame.r + LINE for x, y in frame.spots)


@lru_cache(maxsize=256)
def prizes(
    x: float, y: float, owners: tuple[int | None, ...], names: tuple[str, ...], points: tuple[int, int], language: str
) -> str:
    """Draw the two tiles with their points, or whose they are already."""
    body = use("post", x, y, 25)
    for index, (owner, prize_points) in enumerate(zip(owners, points, strict=True)):
        px = x + 24 + index * 21
        prize = text(px, y + 4.5, prize_points, 13, "serif quiet-text") if owner is None else shield_at(owner, px, y, 17)
        piece = "" if owner is None else f"border-{owner}"
        body += f'<g class="prize" data-key="border:{index + 1}" data-piece="{piece}">{prize}{box_mark(px, y, 20, 21, 4)}</g>'
    words = labels(language)
    label = words.language.gettext("all border posts linked")
    return element("border-bonus", body, f"{label}; {words.prizes((names[0], names[1]), points)}", topic="post")


STATES: dict[str, Callable[[Language], str]] = {
    "": lambda texts: texts.gettext("border post"),
    "reached": lambda texts: texts.gettext("border post, reached"),
    "linked": lambda texts: texts.gettext("border post, linked"),
}

DRAWING: Final = BurgundyDrawing(
    css=style_sheet("burgrave.games.burgundy.modules.border_posts", "border_posts.css"),
    over_duchy=(posts,),
    corners=(beside,),
    rim=RIM,
    source_icons={"border_posts": "post", "border_tiles": "bonus"},
    module_icons={ID: "post"},
)
