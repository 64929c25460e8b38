"""The drawing of hex tiles, the spaces they lie on, and goods, around a centre x, y."""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.hexes import hex_ground, hex_mark, hex_ring, hex_tick, hex_tile, hexagon
from burgrave.draw.icons import ICONS as SHARED_ICONS
from burgrave.draw.icons import use
from burgrave.draw.markup import element, number
from burgrave.draw.shapes import box, box_mark, box_ring, counter, text, tick
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.drawing.glyphs import ARROWS, Token, composition
from burgrave.games.burgundy.drawing.icons import GOODS, ICONS
from burgrave.games.burgundy.drawing.reading import drawing_of_all
from burgrave.games.burgundy.tiles import ANIMALS, COLOUR, TILES

COLOUR_OF = {
    name: COLOURS[colour] if colour < len(COLOURS) else name for name, colour in zip(TILES, COLOUR, strict=True) if colour >= 0
}
"""The colour of each tile by its name; a tile of no colour has a class of its own name."""
COUNT_OF = {name: count for name, count in zip(TILES, ANIMALS, strict=True) if count}
"""How many animals a tile has, by its name."""
BASE_ICONS = SHARED_ICONS.keys() | ICONS.keys()
"""The icons that need no expansion."""
UNKNOWN = "region"
"""The icon of a tile that nobody has a picture of."""
BOOK_BELOW = 13.5
"""The radius below which a monastery shows only its book."""


def token(item: Token, x: float, y: float, r: float) -> str:
    """Draw one token of a monastery's composition at its place."""
    name, across, down, size = item
    px, py, side = x + across * r, y + down * r, size * r
    head, _, words = name.partition(":")
    if head == "die":
        return box(px, py, side, side, side * 0.2, "ink-fill") + text(px, py + side * 0.21, words, side * 0.58, "cut-text")
    if head == "pt":
        return points_shield(px, py, side, words)
    if head == "t":
        return text(px, py + side * 0.33, words, side, "serif")
    if name in ARROWS:
        return arrow(px, py, side / 2, name)
    return use(name, px, py, side)


def arrow(x: float, y: float, half: float, name: str) -> str:
    """Draw a small triangle to the right or downwards."""
    corners = ((-0.6, -1), (0.6, 0), (-0.6, 1)) if name == ">" else ((-1, -0.6), (1, -0.6), (0, 0.6))
    points = " ".join(f"{number(x + across * half)},{number(y + down * half)}" for across, down in corners)
    return f'<polygon class="ink-fill" points="{points}"/>'


def points_shield(x: float, y: float, size: float, words: str) -> str:
    """Draw points: a dark shield with a light rim and the number in it."""
    place = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({size / 64:.3f})"
    shape = f'<path class="pt" transform="{place}" d="M7 4h50v27c0 15-10 25-25 31C17 56 7 46 7 31z"/>'
    return shape + text(x, y + size * 0.17, words, size * (0.60 if len(words) == 1 else 0.47), "pt-text")


def animals(x: float, y: float, r: float, icon: str) -> str:
    """Draw the animals on a tile; how many they are stands beside them."""
    return use(icon, x - r * 0.06, y - r * 0.13, r * 1.02)


@lru_cache(maxsize=4096)
def tile_body(x: float, y: float, r: float, name: str, edition: str) -> str:
    """Draw a tile with its icon."""
    kind, _, which = name.partition("-")
    body = hex_tile(x, y, r)
    if name in COUNT_OF and kind in BASE_ICONS:
        return body + animals(x, y, r, kind)
    if kind == "monastery" and which:
        if r < BOOK_BELOW:
            return body + use("monastery", x, y, r * 1.05)
        # Large tiles lose less of their radius to the ring, so what stands on them grows by up to a tenth.
        scale = r * (1 + 0.10 * min(1, max(0, (r - 27) / 19)))
        return body + "".join(token(item, x, y, scale) for item in composition(int(which), edition, drawing_of_all().monasteries))
    if name in BASE_ICONS:
        return body + use(name, x, y, r * 1.06)
    drawing = drawing_of_all()  # It belongs to an expansion; one that is not installed has no picture of it.
    if kind in drawing.tile_bodies:
        return drawing.tile_bodies[kind](x, y, r, name)
    return body + use(name if name in drawing.icons else UNKNOWN, x, y, r * 1.06)


@lru_cache(maxsize=8192)
def tile(
    x: float,
    y: float,
    r: float,
    name: str,
    edition: str,
    label: str = "",
    *,
    action: str = "",
    key: str = "",
    badge: str = "",
    hit: str = "",
    is_variant: bool = False,
    is_small: bool = False,
) -> str:
    """Draw a tile in its place; `action` is its element in action paths. Small ones are part of a picture and cannot be clicked."""
    body = hit + tile_body(x, y, r, name, edition)
    if key:
        body += hex_mark(x, y, r + 2.4)
    if action:
        body += hex_ring(x, y, r)
    if name in COUNT_OF:
        body += counter(x + r * 0.42, y + r * 0.44, max(4.6 if is_small else 6, r * 0.25), COUNT_OF[name])
    if action:
        body += hex_tick(x, y, r)
    kind = f"tile {COLOUR_OF[name]}"
    topic = f"tile:{name}"
    return element(
        kind, body, label, name=action, key=key, piece=name if key else "", topic=topic, badge=badge, is_variant=is_variant
    )


@lru_cache(maxsize=4096)
def space(
    x: float, y: float, r: float, colour: str, pips: int, label: str, *, action: str = "", key: str = "", badge: str = ""
) -> str:
    """Draw an empty space of a duchy: tint, pattern, die number, terrain glyph."""
    body = hex_ground(x, y, r - 1, colour)
    body += use(colour, x, y + r * 0.44, r * 0.36, "glyph") + text(x, y + r * 0.11, pips, r * 0.50, "serif")
    if action:
        body += hex_ring(x, y, r) + hex_tick(x, y, r)
    return element(f"space {colour}", body, label, name=action, key=key, topic=f"space:{colour}", badge=badge)


@lru_cache(maxsize=1024)
def gone(x: float, y: float, r: float, colour: str, label: str, key: str) -> str:
    """Draw a depot space whose tile is gone, with the colour that belongs there."""
    body = hexagon(x, y, r - 2, "ground") + use(colour, x, y, r * 0.6, "glyph") + hex_mark(x, y, r - 5)
    return element(f"taken {colour}", body, label, key=key, topic="depot")


@lru_cache(maxsize=4096)
def good(
    x: float,
    y: float,
    size: float,
    kind: int,
    count: int = 1,
    label: str = "",
    *,
    action: str = "",
    key: str = "",
    badge: str = "",
    hit: str = "",
    is_part: bool = False,
) -> str:
    """Draw a goods tile with the number of its die; a stack shows how many. A tile that is part of a pile is never marked alone."""
    radius = size * 0.12
    body = hit + (box(x + 3, y - 3, size, size, radius, "face") if count > 1 else "")
    body += box(x, y, size, size, radius, "face") + use(GOODS[kind], x + size * 0.08, y + size * 0.08, size * 0.64)
    body += text(x - size * 0.33, y - size * 0.16, kind + 1, size * 0.31, "serif")
    if key and not is_part:
        body += box_mark(x, y, size * 1.14 + 1, size * 1.14 + 1, size * 0.16)
    if action:
        body += box_ring(x, y, size, size, size * 0.14)
    if count > 1:
        body += counter(x + size * 0.46, y - size * 0.42, max(6.5, size * 0.19), count)
    if action:
        body += tick(x + size * 0.5, y + size * 0.4)
    piece = f"good-{kind + 1}" + (f"x{count}" if count > 1 else "")
    return element(f"good g{kind + 1}", body, label, name=action, key=key, piece=piece, topic=f"good:{kind + 1}", badge=badge)
