"""Cards: of the hand, face down in their decks, small in a way to pay; and the face of an income card."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.icons import use
from burgrave.draw.markup import element, number
from burgrave.draw.shapes import box, box_mark, box_ring, text, tick
from burgrave.games.tuscany.drawing.tokens import domain

INCOME_ICONS: Final = {
    "red": "red",
    "green": "green",
    "cards": "card",
    "marble": "marble",
    "worker": "worker",
    "hexagon": "hexagon",
}
"""By what an income card brings."""
TALL: Final = 1.42
"""The height of a card, in its width."""
FOOT: Final = 0.21
"""Part of a card's height that is its foot, with the name."""


def _face(left: float, top: float, width: float, height: float, radius: float, kind: str, more: str = "") -> str:
    size = f'width="{number(width)}" height="{number(height)}" rx="{number(radius)}"'
    return f'<rect class="{kind}" x="{number(left)}" y="{number(top)}" {size}{more}/>'


@lru_cache(maxsize=4096)
def card(
    x: float,
    y: float,
    width: float,
    colour: str,
    label: str = "",
    caption: str = "",
    *,
    action: str = "",
    key: str = "",
    like: str = "",
    tick_at: float = 0.42,
) -> str:
    """Draw an estate card: its colour with pattern and glyph, below that its name where there is room; `tick_at` is where across it
    the tick lies when it is selected.
    """
    height = width * TALL
    foot = height * FOOT if caption else 0
    inside = (x - width / 2 + 3, y - height / 2 + 3, width - 6, height - 6 - foot, width * 0.06)
    body = box(x, y, width, height, width * 0.09, "face") + _face(*inside, "field-face")
    body += _face(*inside, "pattern", f' fill="url(#p-{domain(colour)})"')
    body += use(f"t_{colour}", x, y - foot * 0.46, width * 0.62)
    if caption:
        room = width - 8
        size = min(width * 0.175, max(width * 0.15, room / (len(caption) * 0.62)))
        body += text(x, y + height / 2 - foot * 0.46 + size * 0.1, caption, size, "name", room)
    if key:
        body += box_mark(x, y, width + 5, height + 5, width * 0.12)
    if action:
        body += box_ring(x, y, width + 1, height + 1, width * 0.08) + tick(x + width * tick_at, y - height * 0.44)
    kind = f"card-face {domain(colour)}"
    piece = f"card-{colour}" if key else ""
    return element(kind, body, label, name=action, key=key, piece=piece, topic=f"card:{colour}", like=like)


@lru_cache(maxsize=1024)
def deck(x: float, y: float, width: float, icon: str, count: int, label: str, *, action: str = "", key: str, topic: str) -> str:
    """Draw a face-down deck: thickness below, its icon, and how many are left; without cards only its place."""
    height = width * 1.4
    if count:
        body = "".join(box(x + deep, y + deep, width, height, width * 0.1, "back-edge") for deep in (4, 2))
        body += box(x, y, width, height, width * 0.1, "back") + box(x, y, width - 8, height - 8, width * 0.06, "back-line")
        body += use(icon, x, y - height * 0.1, width * 0.66)
    else:
        body = box(x, y, width, height, width * 0.1, "slot") + use(icon, x, y - height * 0.1, width * 0.66, "faint")
    body += text(x, y + height * 0.39, count, width * 0.32, "serif") + box_mark(x, y, width + 5, height + 5, width * 0.13)
    if action:
        body += box_ring(x, y, width + 1, height + 1, width * 0.1) + tick(x + width * 0.42, y - height * 0.44)
    return element("deck" if count else "deck empty", body, label, name=action, key=key, piece=f"{key}-{count}", topic=topic)


@lru_cache(maxsize=256)
def back(x: float, y: float, width: float) -> str:
    """Draw an estate card that the reader does not see."""
    height = width * TALL
    body = box(x, y, width, height, width * 0.1, "back") + box(x, y, width - 8, height - 8, width * 0.06, "back-line")
    return f'<g class="deck">{body}{use("card", x, y, width * 0.66)}</g>'


@lru_cache(maxsize=512)
def small_card(x: float, y: float, width: float, colour: str) -> str:
    """Draw an estate card as a sign."""
    face = box(x, y, width, width * 1.4, 2.5, "mini")
    return f'<g class="card-face {domain(colour)}">{face}{use(f"t_{colour}", x, y, width * 0.82)}</g>'


@lru_cache(maxsize=128)
def income_face(x: float, y: float, size: float, kind: str, amount: int) -> str:
    """Draw what an income card brings: a number and an icon."""
    icon = use(INCOME_ICONS[kind], x + size * 0.62, y, size)
    if kind in ("red", "green"):
        icon = f'<g class="is-{kind}">{icon}</g>'
    return text(x - size * 0.6, y + size * 0.34, f"+{amount}", size, "serif") + icon
