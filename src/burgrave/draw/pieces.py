"""Pieces that many games have: dice, the shields of the seats, flags of a track, price pills; and frames for a single piece."""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.icons import use
from burgrave.draw.markup import element, figure, number
from burgrave.draw.shapes import box, box_mark, box_ring, hit_box, text, tick

__all__ = [
    "HAND",
    "die",
    "flag",
    "in_hand",
    "mark_of",
    "pill",
    "seat_class",
    "shield",
    "shield_at",
    "spent_die",
    "standing_pill",
    "stock",
]

DIVISIONS = (
    "",
    '<path class="charge" d="M32 8h21v22c0 13-8 21-21 26z"/>',
    '<path class="charge" d="M11 9l42 33-4 7L11 19z"/>',
    '<path class="charge" d="M11 42l21-18 21 18V31L32 13 11 31z"/>',
    '<path class="charge" d="M32 8h21v22H32zM11 30h21v26C19 51 11 43 11 30z"/>',
)
"""By seat: it is known by the division of its shield as well as by its colour."""
FIELD = '<path class="field" d="M9 6h46v24c0 15-9 24-23 29C18 54 9 45 9 30z"/>'


def seat_class(seat: int) -> str:
    """Return the class that gives a seat's colour: seats are counted from 0, classes from 1."""
    return f"seat{seat + 1}"


def shield(seat: int, size: float) -> str:
    """Return a seat's shield in running HTML."""
    return (
        f'<svg class="icon shield {seat_class(seat)}" width="{size:g}" height="{size:g}" viewBox="0 0 64 64" aria-hidden="true">'
        f"{FIELD}{DIVISIONS[seat % len(DIVISIONS)]}</svg>"
    )


def shield_at(seat: int, x: float, y: float, size: float) -> str:
    """Draw a seat's shield inside a drawing."""
    place = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({size / 64:.3f})"
    return f'<g class="shield {seat_class(seat)}" transform="{place}">{FIELD}{DIVISIONS[seat % len(DIVISIONS)]}</g>'


@lru_cache(maxsize=4096)
def die(
    x: float,
    y: float,
    size: float,
    pips: int,
    label: str = "",
    css_class: str = "die",
    *,
    name: str = "",
    key: str = "",
    piece: str = "",
    topic: str = "",
    is_variant: bool = False,
    like: str = "",
) -> str:
    """Draw a die that shows a number; dice of a seat (`die owned` within its class) have its colour, others are white."""
    side = size * 0.84
    body = use(f"die{pips}", x, y, size) + box(x, y, side, side, size * 0.18, "frame")
    if key:
        body += box_mark(x, y, size + 4, size + 4, size * 0.24)
    if name:
        body = hit_box(x, y, size, size) + body
        body += box_ring(x, y, size * 0.92 + 4, size * 0.92 + 4, size * 0.2) + tick(x + size * 0.4, y - size * 0.36)
    return element(css_class, body, label, name=name, key=key, piece=piece, topic=topic, is_variant=is_variant, like=like)


@lru_cache(maxsize=1024)
def spent_die(x: float, y: float, size: float, pips: int, label: str = "", key: str = "") -> str:
    """Draw a die that was used: its outline, the number faint, a tick."""
    side = size * 0.82
    body = box(x, y, side, side, size * 0.17, "slot") + use(f"die{pips}", x, y, size * 0.78, "faint")
    body += tick(x + size * 0.38, y - size * 0.34, max(6, size * 0.17))
    return element("die spent", body, label, key=key)


def flag(x: float, y: float, title: str, below: str, when: str, label: str, topic: str, deep: float = 34, size: float = 12) -> str:
    """Draw a flag of a track, from the middle of its upper edge; `when` is `past`, `now` or `later`."""
    shape = f'<path class="flag-shape" d="M{number(x - 16)} {number(y)}h32v{number(deep)}l-16 9-16-9z"/>'
    body = shape + text(x, y + 17, title, 15, "serif") + text(x, y + 32, below, size)
    return element(f"track-flag {when}", body, label, topic=topic)


def pill(x: float, y: float, amount: int, icon: str, scale: float = 1.0) -> str:
    """Draw a price pill that is always shown: a number and the icon of what is paid."""
    width, height = 34 * scale, 20 * scale
    digits = text(x - width * 0.2, y + height * 0.22, amount, 12 * scale)
    return f'<g class="badge">{box(x, y, width, height, height / 2, "")}{digits}{use(icon, x + width * 0.18, y, height * 0.66)}</g>'


def standing_pill(x: float, y: float, amount: int, icon: str) -> str:
    """Draw an upright price pill, where there is no room for a wide one."""
    digits = text(x, y - 4, amount, 12)
    return f'<g class="badge">{box(x, y, 19, 36, 9.5, "")}{digits}{use(icon, x, y + 7, 13)}</g>'


@lru_cache(maxsize=2048)
def stock(
    x: float, y: float, size: float, icon: str, amount: int, label: str, gap: float, height: float, key: str, topic: str
) -> str:
    """Draw something countable that a seat holds: its icon and the number; `gap` is from the middle of the icon to the number."""
    size_of_number = height if amount < 10 else height * 0.74
    body = use(icon, x, y, size) + text(x + gap, y + size_of_number * 0.36, amount, size_of_number, "serif start")
    left, right = x - size / 2 - 3, x + gap + height * 0.86
    body += box_mark((left + right) / 2, y, right - left, size + 7, 5)
    return element("stock", body, label, key=key, piece=f"{key}-{amount}", topic=topic)


# ---- pieces alone ----------------------------------------------------------------------------------------------------------

HAND = 60
"""The side of a piece in the hand, in its own units."""


def in_hand(body: str, seat: int | None = None, width: float = HAND, css_class: str = "") -> str:
    """Return a piece of the hand, in the colour of a seat where it has one; the page gives it its size."""
    classes = " ".join(word for word in ("in-hand", css_class, "" if seat is None else seat_class(seat)) if word)
    size = f'width="{58 * width / HAND:g}" height="58" viewBox="0 0 {width:g} {HAND}"'
    return f'<svg class="{classes}" {size} overflow="visible">{body}</svg>'


def mark_of(body: str) -> str:
    """Return a picture for the list of choices, drawn within 28 x 28."""
    return figure(28, 28, body, css_class="mark-of")
