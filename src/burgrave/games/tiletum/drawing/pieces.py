"""Wooden pieces of the seats: houses, pillars, merchants and architects, each with the division of its seat's shield."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw import markup
from burgrave.draw.markup import number
from burgrave.draw.pieces import seat_class
from burgrave.draw.shapes import box_mark, hit_box, tick

SHAPES: Final = {
    "house": "M32 5l29 26h-8v28H11V31H3z",
    "pillar": "M10 4h44v9l-8 5v30h4v4h5v8H9v-8h5v-4h4V18l-8-5z",
    "merchant": "M19 4h26l-7 15v5c14 7 22 17 22 27 0 7-5 10-12 10H16C9 61 4 58 4 51c0-10 8-20 22-27v-5z",
    "architect": "M32 2a9 9 0 0 1 7 15l21 38-5 8-9-6H18l-9 6-5-8 21-38a9 9 0 0 1 7-15zM32 30L21 50h22z",
}
"""Outlines on a grid of 64 x 64."""
CHARGES: Final = ("", "M32 0h32v64H32z", "M0 8l64 40v16L0 24z", "M0 46l32-24 32 24v16L32 38 0 62z")
"""By seat: what is light on its pieces, as on its shield."""
CLIPS: Final = "".join(
    f'<clipPath id="p-ti-{kind}"><path d="{shape}" clip-rule="evenodd"/></clipPath>' for kind, shape in SHAPES.items()
)
"""SVG definitions: the divisions end at the outline."""


def _placed(x: float, y: float, size: float) -> str:
    return f'transform="translate({number(x - size / 2)} {number(y - size / 2)}) scale({size / 64:.3f})"'


@lru_cache(maxsize=2048)
def shape(kind: str, seat: int, x: float, y: float, size: float, *, is_acting: bool = False) -> str:
    """Draw a piece alone, without any words; the one that acts has a white band."""
    outline = SHAPES[kind]
    body = f'<path class="band-ink" d="{outline}"/><path class="band" d="{outline}"/>' if is_acting else ""
    body += f'<path class="body" fill-rule="evenodd" d="{outline}"/>'
    if CHARGES[seat]:
        body += f'<g clip-path="url(#p-ti-{kind})"><path class="charge" d="{CHARGES[seat]}"/></g>'
        body += f'<path class="outline" d="{outline}"/>'
    return f'<g class="wooden {seat_class(seat)}" {_placed(x, y, size)}>{body}</g>'


@lru_cache(maxsize=2048)
def piece(
    kind: str,
    seat: int,
    x: float,
    y: float,
    size: float,
    *,
    is_acting: bool = False,
    element: str = "",
    key: str = "",
    label: str = "",
    help_: str = "",
    badge: str = "",
) -> str:
    """Draw a piece in its place; `element` is its name in action paths, `help_` its topic. In a place with a key it glides."""
    body = shape(kind, seat, x, y, size, is_acting=is_acting)
    if key:
        body += box_mark(x, y, size + 5, size + 5, 5)
    if element:
        # The ring lies below the piece, so that its colour and division stay visible.
        around, outline = _placed(x, y, size), SHAPES[kind]
        ring = f'<path class="ring-ink" {around} d="{outline}"/><path class="ring" {around} d="{outline}"/>'
        body = hit_box(x, y, size + 4, size + 4) + ring + body + tick(x + size * 0.4, y - size * 0.4, max(6, size * 0.2))
    piece_name = f"{kind}-{seat}" if key else ""
    return markup.element("man", body, label, name=element, key=key, piece=piece_name, topic=help_, badge=badge)
