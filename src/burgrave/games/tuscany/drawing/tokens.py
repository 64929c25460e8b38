"""Estate tokens and the fields they lie on: hexagons that lie on a side, around a centre x, y."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import Final

from burgrave.draw import hexes
from burgrave.draw.hexes import FLAT, hex_ground, hex_mark, hex_ring, hex_tick, hex_tile, hexagon
from burgrave.draw.icons import use
from burgrave.draw.markup import element, number
from burgrave.draw.shapes import box, text
from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.tokens import COLOUR, HEXAGON_COLOUR, PRODUCE, TOKENS

WOOD: Final = "wood"
"""What stands for the colour of a hexagon, which has none of its own."""
COLOUR_OF: Final = {
    name: WOOD if colour == HEXAGON_COLOUR else COLOURS[colour] for name, colour in zip(TOKENS, COLOUR, strict=True) if colour >= 0
}
"""By a token's name."""
PRODUCE_OF: Final = {name: tuple(name.split("+")) for name, kinds in zip(TOKENS, PRODUCE, strict=True) if kinds}
EFFECT: Final = {
    "castle": "t_hex_flat",
    "city": "t_token",
    "inn": "hexagon",
    "quarry": "marble",
    "village": "worker",
    "monastery": "card",
    "cart": "t_income_card",
}
"""What a token brings, by its colour; agriculture shows its produce instead."""
WOODEN: Final = 0.8
"""The size of a hexagon: smaller than a field, so that the colour it takes on stays visible around it."""


def domain(colour: str) -> str:
    """Return the class that gives a colour its ground and ink."""
    return f"d-{colour}"


def asking(is_asked: bool) -> str:
    """Return the class of what a question is about."""
    return " asking" if is_asked else ""


# ---- tokens ----------------------------------------------------------------------------------------------------------------


def effect(x: float, y: float, size: float, colour: str, gives: int) -> str:
    """Draw what a token brings: its icon, and a number where it is more than one."""
    if gives == 1:
        return use(EFFECT[colour], x, y, size)
    amount = text(x - size * 0.36, y + size * 0.34, gives, size * 0.98, "serif")
    return amount + use(EFFECT[colour], x + size * 0.46, y, size)


def wooden(x: float, y: float, r: float) -> str:
    """Draw the wooden hexagon: an asterisk, because it fits every field."""
    side = r * WOODEN
    arms = ""
    for angle in (30, 90, 150):
        across, down = side * 0.36 * cos(radians(angle)), side * 0.36 * sin(radians(angle))
        arms += f"M{number(x - across)} {number(y - down)}L{number(x + across)} {number(y + down)}"
    body = hexagon(x, y + max(2, r * 0.09), side, "edge", corners=FLAT) + hexagon(x, y, side, "ground", corners=FLAT)
    if r > 14:
        body += hexagon(x, y, side * 0.8, "inset", corners=FLAT)
    return body + f'<path class="asterisk" stroke-width="{number(max(1.4, side * 0.15))}" d="{arms}"/>'


@lru_cache(maxsize=4096)
def token_body(x: float, y: float, r: float, name: str, gives: int = 0) -> str:
    """Draw a token as it lies on the table; with `gives`, as long as it is still to be placed, it shows what it brings."""
    colour = COLOUR_OF[name]
    if colour == WOOD:
        return wooden(x, y, r)
    body, produce = hex_tile(x, y, r, FLAT), PRODUCE_OF.get(name, ())
    if len(produce) == 2:
        body += use(f"t_{produce[0]}", x - r * 0.36, y - r * 0.12, r * 0.74)
        return body + use(f"t_{produce[1]}", x + r * 0.36, y + r * 0.14, r * 0.74)
    if produce:
        return body + use(f"t_{produce[0]}", x, y, r * 1.02)
    if gives:
        return body + use(f"t_{colour}", x, y - r * 0.2, r * 0.84) + effect(x, y + r * 0.5, r * 0.42, colour, gives)
    return body + use(f"t_{colour}", x, y, r)


@lru_cache(maxsize=8192)
def token(
    x: float,
    y: float,
    r: float,
    name: str,
    label: str = "",
    *,
    action: str = "",
    key: str = "",
    badge: str = "",
    hit: str = "",
    gives: int = 0,
    on: str = "",
    like: str = "",
    is_asked: bool = False,
) -> str:
    """Draw a token in its place; `action` is its element in action paths, `like` those that a click may mean, `on` the colour of
    the field below a hexagon. `is_asked` says that the question is about it.
    """
    body = hit
    if on and COLOUR_OF[name] == WOOD:
        body += small_field(x, y, r, on)
    body += token_body(x, y, r, name, gives)
    if key:
        body += hex_mark(x, y, r + 2.4, FLAT)
    if action or is_asked:
        body += hex_ring(x, y, r, FLAT) + hex_tick(x, y, r, FLAT)
    kind, topic = f"tile {domain(COLOUR_OF[name])}" + asking(is_asked), f"token:{name}"
    return element(kind, body, label, name=action, key=key, piece=name if key else "", topic=topic, badge=badge, like=like)


# ---- fields ----------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def field(
    x: float,
    y: float,
    r: float,
    colour: str,
    label: str = "",
    *,
    action: str = "",
    key: str = "",
    badge: str = "",
    gain: int = 0,
    is_asked: bool = False,
) -> str:
    """Draw an empty field: tint, pattern, the glyph of its colour. The last of a region shows what finishing it brings (`gain`)."""
    body = hex_ground(x, y, r - 0.7, domain(colour), FLAT)
    if gain:
        body += use(f"t_{colour}", x, y + r * 0.08, r * 0.52, "glyph") + finishing(x, y - r * 0.57, gain)
    else:
        body += use(f"t_{colour}", x, y, r * 0.62, "glyph")
    if key:
        body += hex_mark(x, y, r - 3, FLAT)
    if action or is_asked:
        body += hex_ring(x, y, r, FLAT) + hex_tick(x, y, r, FLAT)
    return element(
        f"space {domain(colour)}" + asking(is_asked), body, label, name=action, key=key, topic=f"field:{colour}", badge=badge
    )


def finishing(x: float, y: float, gain: int) -> str:
    """Draw green points for a finished region, as a pill."""
    body = box(0, 0, 32, 16, 8, "") + text(-6, 4, f"+{gain}", 11) + use("green", 8, 0, 12)
    return f'<g class="badge gain" transform="translate({number(x)} {number(y)})">{body}</g>'


def small_field(x: float, y: float, r: float, colour: str, key: str = "") -> str:
    """Draw a field in a small picture of an estate, or below a hexagon: only its tint."""
    return hexes.small_space(x, y, r, domain(colour), key, FLAT)


def slot(x: float, y: float, r: float, label: str = "", key: str = "") -> str:
    """Draw an empty place of a storage."""
    return hexes.hex_slot(x, y, r, label, key, "storage", FLAT)
