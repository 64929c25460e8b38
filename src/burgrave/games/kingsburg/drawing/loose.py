"""Choices that lie on no board, as pieces in the hand: the largest size at which all of them fit into the prompt."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.markup import element, number
from burgrave.draw.pieces import seat_class
from burgrave.draw.shapes import box, box_ring, hit_box, tick
from burgrave.games.kingsburg.drawing.faces import Face, Frame, face
from burgrave.games.kingsburg.drawing.reading import Scene

HEIGHTS: Final = {"large": 52.0, "small": 34.0, "tiny": 25.0}
ROOM: Final = {"large": 400, "small": 850}
"""How wide all choices together may be at most; there are two lines of the small ones."""
FEW: Final = 330
"""Large choices that are together less wide fit on a phone beside the button to take back."""
GAP: Final = 10
PAID_IN: Final = ("Recruit", "GiveUp")
"""Steps whose bundles are paid."""


def wanted(scene: Scene) -> tuple[str, ...]:
    """Return everything to choose from that is drawn nowhere else; seats last, after what they are given."""
    return tuple(sorted(scene.choices, key=lambda name: name.startswith("seat:")))


def loose(scene: Scene) -> str:
    """Draw all of them, each in a picture of its own."""
    names = wanted(scene)
    paid = scene.step if scene.step in PAID_IN else ""
    if not names:
        return ""
    return laid(names, Frame(0, paid, scene.names, scene.language, scene.played), scene.acting or 0, scene.is_live)


@lru_cache(maxsize=1024)
def laid(names: tuple[str, ...], frame: Frame, seat: int, is_live: bool) -> str:
    """Draw choices at the largest size that fits, in a frame whose height is still open."""
    size = next((size for size in ROOM if total(names, frame._replace(height=HEIGHTS[size])) <= ROOM[size]), "tiny")
    frame = frame._replace(height=HEIGHTS[size])
    size += " few" if size == "large" and total(names, frame) <= FEW else ""
    return "".join(framed(name, face(name, frame), size, frame.height, seat, is_live) for name in names)


def total(names: tuple[str, ...], frame: Frame) -> float:
    """Return how wide choices are together."""
    return sum(face(name, frame).width + GAP for name in names)


def framed(name: str, it: Face, size: str, height: float, seat: int, is_live: bool, *, is_sent: bool = False) -> str:
    """Draw one choice: its face on a plate that can be lit; one that `is_sent` was chosen in secret."""
    x, y = it.width / 2, height / 2
    radius = y if it.is_round else 6
    shape = f"choice-face {it.kind}" if it.kind else "choice-face"
    shape += " spent" if is_sent else ""
    out = hit_box(x, y, it.width, height) + box(x, y, it.width - 4, height - 4, radius, "extra") + it.body
    out += box_ring(x, y, it.width, height, radius) + tick(it.width - 4, 5, 8)
    choice = element(
        shape,
        out,
        it.label,
        name=name if is_live else "",
        key=f"hand.{name}",
        piece=name,
        topic=it.topic,
        is_variant=is_live and it.is_way,
    )
    return (
        f'<svg class="loose {size} {seat_class(seat)}" width="{number(it.width)}" height="{number(height)}" '
        f'viewBox="0 0 {number(it.width)} {number(height)}" overflow="visible">{choice}</svg>'
    )
