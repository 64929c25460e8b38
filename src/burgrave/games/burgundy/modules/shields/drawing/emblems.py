"""Shields as pieces: a paper shield with its points in the dark chief and its power below, alone or on a castle.

A power is drawn in icons, as those of monasteries are (`glyphs.py`), in halves of the shield's width around its middle.
"""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.hexes import hex_mark, hex_ring, hex_tick, hex_tile
from burgrave.draw.icons import use
from burgrave.draw.markup import element, number
from burgrave.draw.shapes import hit_box, text, tick
from burgrave.games.burgundy.drawing.glyphs import Composition
from burgrave.games.burgundy.drawing.tiles import token

HIGH = 1.16
"""The height of a shield, in its width."""
CHIEF = 0.30
RING_OUT = 2.4
LEGIBLE = 21
"""The width below which a shield shows neither points nor power."""


def doubled(name: str, words: str = "×2", size: float = 0.84) -> Composition:
    """Return a composition of something, and how much more it counts."""
    return ((name, -0.30, 0, size), (f"t:{words}", 0.52, 0, 0.62))


POWERS: dict[int, Composition] = {
    1: (("animal", -0.46, -0.10, 0.66), ("animal", 0.46, -0.10, 0.66), ("link", 0, 0.26, 0.46)),
    2: (("person", -0.50, 0, 0.62), (">", 0, 0, 0.28), ("worker", 0.50, 0, 0.70)),
    3: (("silver", -0.48, 0, 0.66), ("t:/", 0, -0.02, 0.70), ("worker", 0.48, 0, 0.70)),
    4: (("hex_tile", -0.38, 0, 0.70), ("t:∞", 0.40, -0.02, 0.92)),
    5: (("ship", -0.44, 0, 0.74), ("grapes", 0.24, -0.10, 0.48), ("grapes", 0.64, -0.10, 0.48), ("grapes", 0.42, 0.26, 0.48)),
    6: (("eye", -0.46, 0, 0.74), ("monastery", 0.46, 0, 0.72)),
    7: doubled("bonus"),
    8: (("mine", -0.44, 0, 0.76), ("silver", 0.32, -0.14, 0.50), ("silver", 0.56, 0.22, 0.50)),
    9: (("goods", -0.50, 0, 0.60), ("t:=", 0, -0.02, 0.62), ("silver", 0.50, 0, 0.64)),
    10: doubled("monastery"),
    11: (("castle", -0.48, 0, 0.70), (">", 0.02, 0, 0.28), ("emblem", 0.52, 0, 0.66)),
    12: doubled("tag", size=0.76),
    13: doubled("emblem", size=0.76),
    14: (("depots", -0.46, 0, 0.76), (">", 0.08, 0, 0.28), ("hex_tile", 0.54, 0, 0.58)),
    15: (("black_depot", -0.46, 0, 0.68), (">", 0.06, 0, 0.28), ("hex_tile", 0.54, 0, 0.58)),
    16: (("dice_any", 0, 0.02, 0.86),),
    17: doubled("region", "+1", 0.80),
    18: (("apart", 0, 0.02, 1.02),),
}
"""The powers by number of the shield."""

ICONS = {
    "apart": (
        '<path d="M15 32l12.1 7v14l-12.1 7-12.1-7v-14z"/><path d="M49 4l12.1 7v14l-12.1 7-12.1-7v-14z"/>'
        '<path class="s" stroke-width="4" stroke-dasharray="1 8" d="M25 37l14-11"/>'
    ),
    "dice_any": (
        '<rect x="5" y="5" width="54" height="54" rx="12"/>'
        '<path class="c" d="M32 12l5 14 15 1-12 9 4 15-12-8-12 8 4-15-12-9 15-1z"/>'
    ),
}


def outline(x: float, y: float, width: float, kind: str, high: float = 1) -> str:
    """Draw the shape of a shield, or its upper part."""
    left, top = number(x - width / 2), number(y - HIGH / 2 * width)
    if high < 1:
        return f'<path class="{kind}" d="M{left} {top}h{number(width)}v{number(width * high)}h-{number(width)}z"/>'
    down, low, deep = number(0.56 * width), number(0.32 * width), number(0.60 * width)
    near, far, half, mid = (number(part * width) for part in (0.22, 0.28, 0.5, 0.48))
    curve = f"c0 {low}-{near} {mid}-{half} {deep}c-{far}-{number(0.12 * width)}-{half}-{far}-{half}-{deep}z"
    return f'<path class="{kind}" d="M{left} {top}h{number(width)}v{down}{curve}"/>'


@lru_cache(maxsize=1024)
def emblem_body(x: float, y: float, width: float, shield: int, points: int) -> str:
    """Draw a shield without marks and rings."""
    body = outline(x, y, width, "field") + outline(x, y, width, "chief", CHIEF)
    if width < LEGIBLE:
        return body
    chief = CHIEF * width
    body += text(x, y - HIGH / 2 * width + chief * 0.82, points, chief * 0.92, "chief-text")
    return body + "".join(token(item, x, y + 0.02 * width, width / 2) for item in POWERS[shield])


@lru_cache(maxsize=1024)
def emblem(x: float, y: float, width: float, shield: int, points: int, label: str, action: str = "", key: str = "") -> str:
    """Draw a shield in its place."""
    body = emblem_body(x, y, width, shield, points)
    if key:
        body += outline(x, y, width + 5, "mark halo") + outline(x, y, width + 5, "mark")
    if action:
        finger = (width + 11 if width >= 34 else width + 3, 46) if width > 29 else (width + 2, width * HIGH + 2)
        ring = width + RING_OUT  # around it: there is none too much room inside
        body = hit_box(x, y, *finger) + body + outline(x, y, ring, "ring-ink") + outline(x, y, ring, "ring")
        body += tick(x + width * 0.46, y - width * 0.46, min(10, width * 0.3))
    topic = f"shield:{shield}"
    return element("emblem", body, label, name=action, key=key, piece=f"shield-{shield}", topic=topic)


@lru_cache(maxsize=1024)
def castle_with(x: float, y: float, r: float, shield: int, points: int, label: str, action: str, key: str, shield_key: str) -> str:
    """Draw a castle with a shield: the castle stays visible as the rim and the towers above. It is one element for clicks."""
    body = hex_tile(x, y, r)
    if r >= LEGIBLE:
        body += use("castle", x, y - r * 0.635, r * 0.36)
    body += hex_mark(x, y, r + 2.4)
    if action:
        body += hex_ring(x, y, r)
    side, down = (r * 1.06, r * 0.18) if r >= LEGIBLE else (r * 1.0, 0)
    shield_attributes = f' data-key="{shield_key}" data-piece="shield-{shield}"'
    body += f'<g class="emblem"{shield_attributes}>{emblem_body(x, y + down, side, shield, points)}</g>'
    if action:
        body += hex_tick(x, y, r)
    return element("tile castle", body, label, name=action, key=key, piece="castle", topic=f"shield:{shield}")
