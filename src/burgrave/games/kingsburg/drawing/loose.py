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
WAYS: Final = ("envoy", "engineer", "discount")
"""Choices that are only ways to pay for what is clicked on a board."""


def wanted(scene: Scene) -> tuple[str, ...]:
    """Everything to choose from that is drawn nowhere else; seats last, after what they are given."""
    return tuple(sorted(scene.choices, key=lambda name: name.startswith("seat:")))


def loose(scene: Scene) -> str:
    """All of them, each in a picture of its own."""
    names = wanted(scene)
    paid = scene.step if scene.step in PAID_IN else ""
    return laid(names, paid, scene.acting or 0, scene.names, scene.is_live, scene.language) if names else ""


@lru_cache(maxsize=1024)
def laid(names: tuple[str, ...], paid: str, seat: int, people: tuple[str, ...], is_live: bool, language: str) -> str:
    """Choices at the size that fits."""
    size = next((size for size in ROOM if total(names, Frame(HEIGHTS[size], paid, people, language)) <= ROOM[size]), "tiny")
    frame = Frame(HEIGHTS[size], paid, people, language)
    size += " few" if size == "large" and total(names, frame) <= FEW else ""
    return "".join(framed(name, face(name, frame), size, frame.height, seat, is_live) for name in names)


def sent_token(scene: Scene) -> str:
    """The soldier token that the reader has sent in secret, with a tick, until all are turned over."""
    verb, name = scene.face_down
    return _sent(name, int(scene.view["seat"]), scene.language) if verb == "send" else ""


@lru_cache(maxsize=128)
def _sent(name: str, seat: int, language: str) -> str:
    frame = Frame(HEIGHTS["large"], "", (), language)
    it = face(name, frame)
    it = it._replace(label=frame.words.face_down(it.label))
    return framed(name, it, "large", frame.height, seat, is_live=False, is_sent=True)


def total(names: tuple[str, ...], frame: Frame) -> float:
    """How wide choices are together."""
    return sum(face(name, frame).width + GAP for name in names)


def framed(name: str, it: Face, size: str, height: float, seat: int, is_live: bool, *, is_sent: bool = False) -> str:
    """One choice: its face on a plate that can be lit."""
    kind = name.partition(":")[0]
    x, y = it.width / 2, height / 2
    shape, radius = ("choice-face token", y) if kind == "token" else ("choice-face", 6)
    shape += " spent" if is_sent else ""
    out = hit_box(x, y, it.width, height) + box(x, y, it.width - 4, height - 4, radius, "extra") + it.body
    out += box_ring(x, y, it.width, height, radius) + tick(it.width - 4, 5, 8)
    made = element(
        shape,
        out,
        it.label,
        name=name if is_live else "",
        key=f"hand.{name}",
        piece=name,
        topic=it.topic,
        is_variant=is_live and kind in WAYS,
    )
    return (
        f'<svg class="loose {size} {seat_class(seat)}" width="{number(it.width)}" height="{number(height)}" '
        f'viewBox="0 0 {number(it.width)} {number(height)}" overflow="visible">{made}</svg>'
    )
