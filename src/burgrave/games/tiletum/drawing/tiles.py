"""Square tiles around a centre x, y: contracts, characters, crests and helpers, known by their ground and the line inside it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw import markup
from burgrave.draw.icons import use
from burgrave.draw.markup import number
from burgrave.draw.shapes import box, box_mark, box_ring, hit_box, text, tick
from burgrave.games.tiletum.drawing.faces import Line, family_of, foot_of, gains_of, needs_of, resident_of, sort_of
from burgrave.games.tiletum.drawing.goods import good, inline, inline_width
from burgrave.games.tiletum.drawing.icons import ACTION_ICON

SMALL: Final = 34
"""Below this size a tile shows only what distinguishes it from others."""


@lru_cache(maxsize=8192)
def tile(
    name: str | None,
    x: float,
    y: float,
    size: float,
    *,
    element: str = "",
    key: str = "",
    label: str = "",
    help_: str = "",
    badge: str = "",
    plays: str = "",
    like: str = "",
    hit: float = 0,
    is_asked: bool = False,
) -> str:
    """Draw a tile in its place, or the empty place; `help_` is its topic where it is not that of the tile itself.

    `element` is its name in action paths, `key` its place; `hit` is the side of the area around it that belongs to it, and
    `is_asked` says that the question is about it.
    """
    body = hit_box(x, y, hit, hit) if hit else ""
    body += tile_body(name, x, y, size) if name else box(x, y, size - 2, size - 2, size * 0.1, "hole")
    if key:
        body += box_mark(x, y, size + 4, size + 4, size * 0.12 + 2)
    if element or plays or is_asked:
        body += box_ring(x, y, size + 3, size + 3, size * 0.1) + tick(x + size * 0.4, y - size * 0.4, max(6, size * 0.16))
    kind = (f"tile q-{sort_of(name)}" if name else "tile-place") + (" asking" if is_asked else "")
    return markup.element(
        kind,
        body,
        label,
        name=element,
        key=key,
        piece=(name or "") if key else "",
        topic=help_ or (f"tile:{name}" if name else ""),
        badge=badge,
        plays=plays,
        like=like,
    )


@lru_cache(maxsize=4096)
def tile_body(name: str, x: float, y: float, size: float) -> str:
    """Draw the face of a tile."""
    sort = sort_of(name)
    body = box(x, y + max(1.2, size * 0.04), size, size, size * 0.1, "edge") + box(x, y, size, size, size * 0.1, "ground")
    body += inset(sort, x, y, size * 0.42)
    if sort == "crest":
        return body + use(f"crest{family_of(name)}", x, y - size * 0.03, size * 0.5)
    if sort == "character":
        return body + character(name, x, y, size)
    return body + (contract(name, x, y, size) if sort == "contract" else helper(gains_of(name), x, y, size))


def inset(sort: str, x: float, y: float, a: float) -> str:
    """Draw the line inside a tile: a folded corner, an arch, a shield, or a circle; `a` is half its width."""
    n = number
    if sort == "contract":
        fold = a * 0.48
        shape = f"M{n(x - a)} {n(y - a)}h{n(2 * a - fold)}l{n(fold)} {n(fold)}v{n(2 * a - fold)}h{n(-2 * a)}z"
    elif sort == "character":
        top = n(y - a * 0.2)
        shape = f"M{n(x - a)} {n(y + a)}V{top}A{n(a)} {n(a * 0.8)} 0 0 1 {n(x + a)} {top}V{n(y + a)}z"
    elif sort == "crest":
        half = a * 0.86
        shape = f"M{n(x - half)} {n(y - a)}h{n(2 * half)}v{n(a)}c0 {n(a * 0.5)} {n(-a * 0.4)} {n(a * 0.8)} {n(-half)} {n(a * 1.02)}"
        shape += f"c{n(-a * 0.46)} {n(-a * 0.22)} {n(-half)} {n(-a * 0.52)} {n(-half)} {n(-a * 1.02)}z"
    else:
        return f'<circle class="inset" cx="{n(x)}" cy="{n(y)}" r="{n(a)}"/>'
    return f'<path class="inset" d="{shape}"/>'


def character(name: str, x: float, y: float, size: float) -> str:
    """Draw who a character is, what the tile brings in a room, and which action it strengthens."""
    who = resident_of(name)
    if size < SMALL:
        return use(f"ch_{who}", x, y + size * 0.02, size * 0.74)
    gains = tuple(part for line in gains_of(name) for part in line)
    out = inline(x, y - size * 0.305, gains, fitting(gains, size * 0.25, size * 0.84))
    return (
        out
        + use(f"ch_{who}", x - size * 0.08, y + size * 0.16, size * 0.54)
        + use(ACTION_ICON[who], x + size * 0.34, y + size * 0.33, size * 0.24)
    )


def fitting(parts: Line, size: float, max_width: float) -> float:
    """Return the size of a row that has only so much room."""
    return min(size, max_width / (inline_width(parts, 1)))


def contract(name: str, x: float, y: float, size: float) -> str:
    """Draw goods above, what they bring below."""
    needs = needs_of(name)
    if size < SMALL:
        return small_contract(name, x, y, size)
    out = ""
    for index, (count, what) in enumerate(needs):
        middle = x + (index - (len(needs) - 1) / 2) * size * 0.43
        if len(needs) > 1:
            out += text(middle - size * 0.115, y - size * 0.1, count, size * 0.27, "serif")
            out += good(middle + size * 0.09, y - size * 0.19, size * 0.22, what)
        else:
            out += text(middle - size * 0.18, y - size * 0.06, count, size * 0.4, "serif")
            out += good(middle + size * 0.13, y - size * 0.19, size * 0.32, what)
    foot = foot_of(name)
    out += box(x, y + size * 0.245, size * 0.84, size * 0.35, 0, "foot")
    return out + inline(x, y + size * 0.245, foot, fitting(foot, size * 0.27, size * 0.82))


def small_contract(name: str, x: float, y: float, size: float) -> str:
    """Draw a contract in little room: two sorts of goods below one another, and the points beside them."""
    needs, points = needs_of(name), foot_of(name)[0]
    if len(needs) == 1:
        count, what = needs[0]
        out = inline(x - size * 0.02, y - size * 0.14, (str(count),), size * 0.37, anchor="end")
        out += good(x + size * 0.16, y - size * 0.15, size * 0.33, what)
        return out + inline(x, y + size * 0.22, (points, "point"), size * 0.3)
    out = ""
    for index, (count, what) in enumerate(needs):
        middle = y + (index - 0.5) * size * 0.36
        out += text(x - size * 0.28, middle + size * 0.11, count, size * 0.31, "serif")
        out += good(x - size * 0.03, middle, size * 0.28, what)
    return (
        out
        + text(x + size * 0.28, y + size * 0.03, points, size * 0.3, "serif")
        + use("point", x + size * 0.28, y + size * 0.2, size * 0.24)
    )


def helper(gains: tuple[Line, ...], x: float, y: float, size: float) -> str:
    """Draw what a helper does: one sign, an action with its points, or gains in rows."""
    if len(gains) == 4:
        first, second = (tuple(line[0] for line in gains[place : place + 2]) for place in (0, 2))
        return inline(x, y - size * 0.16, first, size * 0.3) + inline(x, y + size * 0.18, second, size * 0.3)
    if len(gains) == 2:
        return inline(x, y - size * 0.15, gains[0], size * 0.3) + inline(x, y + size * 0.19, gains[1], size * 0.3)
    line = gains[0]
    if len(line) == 3:
        return use(line[2], x, y - size * 0.12, size * 0.42) + inline(x, y + size * 0.26, line[:2], size * 0.27)
    if len(line) == 1:
        return use(line[0], x, y, size * 0.58)
    return inline(x, y, line, size * (0.32 if len(line[0]) > 1 else 0.38))
