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
"""From the middle of the two spaces that a post touches, and its radius; in the radius of a space."""
RIM = 0.55
LOW, TOP = 120, 24
"""Where the prizes stand: so far above the lower edge, or below the upper one."""
PRIZES, LINE = 88, 12
"""Their width from the left edge, and half of their height."""
BEYOND = 1.5
"""From the middle of two spaces to that of the next one beside both."""
TICKED = 20
"""Below this radius of a space a linked post has no tick: its colour must do."""


class Way(NamedTuple):
    """From a post to the next one."""

    spots: Spots
    empty: int
    """How many of its spaces have no tile."""


NO_WAY = Way((), 0)


@lru_cache(maxsize=512)
def post(x: float, y: float, r: float, state: str, seat: int, place: int, label: str, way: Way) -> str:
    """One post; `state` is "", `reached` or `linked`. Its way to the next one is seen where the mouse rests."""
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
    """The way from a post to the next one as a dotted line between their edges, and how many of its spaces are still empty."""
    *others, last = way.spots
    points = (beyond((x, y), way.spots[0], size), *others, beyond(last, others[-1] if others else (x, y), size))
    line = " ".join(f"{number(px)} {number(py)}" for px, py in points)
    drawn = f'<path class="chain-edge" d="M{line}"/><path class="chain-line" d="M{line}"/>'
    return f'<g class="chain">{drawn}{counter(x - size, y - size * 0.9, max(9, size * 0.52), way.empty) if way.empty else ""}</g>'


def beyond(middle: tuple[float, float], towards: tuple[float, float], size: float) -> tuple[float, float]:
    """A little outside of a post, on the way to a spot."""
    (x, y), (tx, ty) = middle, towards
    part = (size + 6) / (hypot(tx - x, ty - y) or 1)
    return x + (tx - x) * part, y + (ty - y) * part


@lru_cache(maxsize=1024)
def shortest(layout: str, covered: tuple[bool, ...], begin: tuple[int, int], ends: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """The spaces of a way from a post to one of some others on which the fewest are empty, of several such ways the shortest."""
    neighbours, goal = layout_of(layout).neighbours, {hex_ for pair in ends for hex_ in pair}
    line: list[tuple[int, int, int, tuple[int, ...]]] = [(0 if covered[hex_] else 1, 1, hex_, ()) for hex_ in begin]
    heapify(line)
    seen: set[int] = set()
    while line:
        empty, length, hex_, before = heappop(line)
        way: tuple[int, ...] = (*before, hex_)
        if hex_ in goal:
            return way
        if hex_ not in seen:
            seen.add(hex_)
            for other in bits_of(neighbours[hex_]):
                heappush(line, (empty if covered[other] else empty + 1, length + 1, other, way))
    return ()


def way_of(scene: Scene, seat: int, place: int, spots: Spots, r: float) -> Way:
    """From a post to one that it is linked with, or else to the one that is nearest."""
    told, player = scene.view["extra"][ID], scene.view["players"][seat]
    posts, linked = told["posts"], told["players"][seat]["linked"]
    others = [other for other in (linked if place in linked else range(len(posts))) if other != place]
    covered = tuple(bool(tile) for tile in player["hexes"])
    ends = {other: tuple(posts[other]) for other in others}
    hexes = shortest(player["layout"], covered, tuple(posts[place]), tuple(ends.values()))
    end = next((other for other in others if hexes and hexes[-1] in ends[other]), place)
    line = (*(spots[hex_] for hex_ in hexes), spot(spots, tuple(posts[end]), r))
    return Way(line, sum(not covered[hex_] for hex_ in hexes))


def spot(spots: Spots, hexes: tuple[int, int], r: float) -> tuple[float, float]:
    """Where the post stands that touches two spaces: across the line between them, on the side where no space lies."""
    (ax, ay), (bx, by) = spots[hexes[0]], spots[hexes[1]]
    x, y = (ax + bx) / 2, (ay + by) / 2
    length = hypot(bx - ax, by - ay)
    across, down = (by - ay) / length * r, (ax - bx) / length * r
    if any(hypot(x + across * BEYOND - px, y + down * BEYOND - py) < r for px, py in spots):
        across, down = -across, -down
    return round(x + across * OUT, 1), round(y + down * OUT, 1)


def posts(scene: Scene, seat: int, spots: Spots, r: float) -> str:
    """The posts of a duchy."""
    told, words = scene.view["extra"][ID], labels(scene.language).language
    player, out = told["players"][seat], ""
    for place, (one, other) in enumerate(told["posts"]):
        state = "linked" if place in player["linked"] else "reached" if place in player["reached"] else ""
        way, label = NO_WAY, ""
        if r >= TICKED:
            way, label = way_of(scene, seat, place, spots, r), STATES[state](words)
            if way.empty:
                empty = words.ngettext("{count} space from the next one", "{count} spaces from the next one", way.empty)
                label += ", " + empty.format(count=way.empty)
        out += post(*spot(spots, (one, other), r), r, state, seat, place + 1, label, way)
    return f'<g class="posts">{out}</g>'


def beside(scene: Scene, width: float, height: float) -> str:
    """What the first two get who link all of them: above the bonus tiles, or in the corner over it where spaces lie there."""
    told = scene.view["extra"][ID]
    owners = tuple(told["tiles"])
    names = tuple("" if owner is None else scene.look.name(owner) for owner in owners)
    y = TOP if reaches_corner(scene.focus["layout"]) else height - LOW
    return prizes(26, y, owners, names, tuple(told["points"]), scene.language)


@lru_cache(maxsize=64)
def reaches_corner(layout: str) -> bool:
    """Whether spaces of a duchy lie where the prizes stand usually. Of two halves side by side none do: they are lower."""
    duchy = layout_of(layout)
    if duchy.is_usual or duchy.hexes > HEXES:
        return False
    frame = usual_frame(duchy, RIM)
    return any(x - frame.r < PRIZES and abs(y - (frame.height - LOW)) < frame.r + LINE for x, y in frame.spots)


@lru_cache(maxsize=256)
def prizes(
    x: float, y: float, owners: tuple[int | None, ...], names: tuple[str, ...], points: tuple[int, int], language: str
) -> str:
    """The two tiles, above the bonus tiles of the colours."""
    body = use("post", x, y, 25)
    for place, (owner, worth) in enumerate(zip(owners, points, strict=True)):
        px = x + 24 + place * 21
        prize = text(px, y + 4.5, worth, 13, "serif quiet-text") if owner is None else shield_at(owner, px, y, 17)
        piece = "" if owner is None else f"border-{owner}"
        body += f'<g class="prize" data-key="border:{place + 1}" data-piece="{piece}">{prize}{box_mark(px, y, 20, 21, 4)}</g>'
    words = labels(language)
    label = f"{words.language.gettext('all border posts linked')}; {words.prizes((names[0], names[1]), points)}"
    return element("border-bonus", body, label, topic="post")


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
