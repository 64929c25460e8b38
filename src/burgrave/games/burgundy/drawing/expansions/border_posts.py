"""Border posts on the rim of a duchy: pale, dark where a tile reaches one, in the seat's colour with a tick where it is linked."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import hypot

from burgrave.draw.drawing import style_sheet
from burgrave.draw.icons import use
from burgrave.draw.markup import element, number
from burgrave.draw.pieces import seat_class, shield_at
from burgrave.draw.shapes import box_mark, text, tick
from burgrave.games.burgundy.drawing.additions import Addition, Spots
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene
from burgrave.games.burgundy.words.tongue import Tongue

ID = "border_posts"
OUT, SIZE = 0.94, 0.38
"""From the middle of the two spaces that a post touches, and its radius; in the radius of a space."""
RIM = 0.55
TICKED = 24
"""Below this radius of a space a linked post has no tick: its colour must do."""
ICONS = {
    "post": (
        '<path d="M24 12h16v42H24z"/><path d="M16 54h32v7H16z"/><path d="M20 5h24v7H20z"/>'
        '<path class="cs" stroke-width="5" d="M25 27l14-9M25 40l14-9M25 52l14-8"/>'
    )
}


@lru_cache(maxsize=512)
def post(x: float, y: float, r: float, state: str, seat: int, place: int, label: str) -> str:
    """One post; `state` is "", `reached` or `linked`."""
    size = r * SIZE
    body = f'<circle class="stone" cx="{number(x)}" cy="{number(y)}" r="{number(size)}"/>' + use("post", x, y, size * 1.3)
    if r >= TICKED:
        ring = f'cx="{number(x)}" cy="{number(y)}" r="{number(size + 3)}"'
        body += f'<circle class="mark halo" {ring}/><circle class="mark" {ring}/>'
        body += tick(x + size * 1.05, y - size * 0.9, size * 0.5) if state == "linked" else ""
    key = f"{seat}.post:{place}"
    kind = f"post {state} {seat_class(seat)}".replace("  ", " ")
    return element(kind, body, label, key=key, piece=f"post-{state}", topic="post")


def spot(spots: Spots, hexes: tuple[int, int], r: float) -> tuple[float, float]:
    """Where the post stands that touches two spaces: outside of both."""
    (ax, ay), (bx, by) = spots[hexes[0]], spots[hexes[1]]
    middle = spots[len(spots) // 2]
    x, y = (ax + bx) / 2, (ay + by) / 2
    # Outwards is across the line between both spaces, away from the middle of the duchy.
    across, down = (by - ay), -(bx - ax)
    if across * (x - middle[0]) + down * (y - middle[1]) < 0:
        across, down = -across, -down
    length = hypot(across, down)
    return round(x + across / length * r * OUT, 1), round(y + down / length * r * OUT, 1)


def posts(scene: Scene, seat: int, spots: Spots, r: float) -> str:
    """The posts of a duchy."""
    told, words = scene.view["extra"][ID], labels(scene.language).to
    player, out = told["players"][seat], ""
    for place, (one, other) in enumerate(told["posts"]):
        state = "linked" if place in player["linked"] else "reached" if place in player["reached"] else ""
        label = STATES[state](words) if r >= TICKED else ""
        out += post(*spot(spots, (one, other), r), r, state, seat, place + 1, label)
    return f'<g class="posts">{out}</g>'


def beside(scene: Scene, width: float, height: float) -> str:
    """What the first two get who link all of them."""
    told = scene.view["extra"][ID]
    owners = tuple(told["tiles"])
    names = tuple("" if owner is None else scene.look.name(owner) for owner in owners)
    return prizes(26, height - 120, owners, names, tuple(told["points"]), scene.language)


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
    label = f"{words.to.gettext('all border posts linked')}; {words.prizes((names[0], names[1]), points)}"
    return element("border-bonus", body, label, topic="post")


STATES: dict[str, Callable[[Tongue], str]] = {
    "": lambda to: to.gettext("border post"),
    "reached": lambda to: to.gettext("border post, reached"),
    "linked": lambda to: to.gettext("border post, linked"),
}

ADDITION: Addition = Addition(
    ID,
    icons=ICONS,
    css=style_sheet("burgrave.games.burgundy.drawing.expansions", "border_posts.css"),
    over=posts,
    corners=beside,
    rim=RIM,
    sources={"border_posts": "post", "border_tiles": "bonus"},
    icon="post",
)
