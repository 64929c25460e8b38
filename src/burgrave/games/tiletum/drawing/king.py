"""The king track: everybody's marker, the tile for its leader, and the corruption tokens of the round."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from burgrave.draw import markup
from burgrave.draw.icons import use
from burgrave.draw.markup import number
from burgrave.draw.pieces import shield_at
from burgrave.draw.shapes import box, box_mark, text
from burgrave.games.tiletum.drawing.board_labels import board_labels
from burgrave.games.tiletum.drawing.goods import inline
from burgrave.games.tiletum.drawing.layout import Point
from burgrave.games.tiletum.drawing.reading import Scene
from burgrave.games.tiletum.drawing.tiles import tile
from burgrave.games.tiletum.numbers import HIGHEST, LEADER_POINTS, LOWEST


@dataclass(frozen=True)
class Track:
    """How a track is drawn: from the middle of its first space on."""

    x: float
    y: float
    step: float
    height: float
    font: float
    shield: float
    stack: float
    """Shields alone and in a stack."""
    tile: tuple[float, float, float]
    """The leader's tile: its middle and size."""
    tokens: tuple[Point, ...]
    token: float
    """The radius of a corruption token."""

    def at(self, value: int) -> float:
        """Return the middle of a space."""
        return self.x + (value - LOWEST) * self.step


DESK_TRACK: Final = Track(62, 43, 20.7, 24, 11.5, 22, 16, (512, 37, 38), ((556, 38), (586, 38), (616, 38)), 12.5)
PHONE_TRACK: Final = Track(14, 46, 15.1, 20, 10.5, 20, 14, (345, 29, 34), ((377, 10.5), (377, 29.5), (377, 48.5)), 8.5)


@lru_cache(maxsize=4)
def spaces(track: Track, top: float) -> str:
    """Draw the empty track: what is below zero is hatched."""
    out = ""
    for value in range(LOWEST, HIGHEST + 1):
        place = (track.at(value), top + track.y, track.step - 2, track.height, 3)
        out += box(*place, "king-low" if value < 0 else "king-zero" if value == 0 else "king-high")
        if value < 0:
            out += box(*place, "hatching")
        out += text(place[0], place[1] + track.font * 0.36, f"{value}".replace("-", "−"), track.font, "serif")
    return f'<g data-help="king">{out}</g>'


def markers(scene: Scene, track: Track, top: float) -> str:
    """Draw the markers of all seats."""
    view = scene.view
    return _markers(track, top, tuple(view["king"]), tuple(view["court"]), scene.names, scene.language)


@lru_cache(maxsize=1024)
def _markers(track: Track, top: float, king: tuple[int, ...], court: tuple[int, ...], names: tuple[str, ...], language: str) -> str:
    words, out = board_labels(language), ""
    for value in sorted(set(king)):
        # Within a stack the lowest marker is first: who came later lies on top.
        stack = [seat for seat in court if king[seat] == value]
        size, is_narrow = track.shield if len(stack) == 1 else track.stack, not {value - 1, value + 1}.isdisjoint(king)
        for seat, (x, y) in zip(stack, heap(track, value, len(stack), is_narrow), strict=True):
            body = shield_at(seat, x, top + y, size) + box_mark(x, top + y, size + 4, size + 5, 6)
            label = words.standing(names[seat], value, court.index(seat) + 1)
            out += markup.element("marker", body, label, key=f"{seat}.king:{value}", piece=f"king-{seat}", topic="king")
    return f"<g>{out}</g>"


def heap(track: Track, value: int, count: int, is_narrow: bool) -> list[Point]:
    """Return where the shields of a stack lie: the lowest at the lower left, each further one to the right and above it. It is
    narrow where others stand beside it.
    """
    x, foot = track.at(value), track.y - track.height / 2 - 1
    if count == 1:
        return [(x, foot - track.shield / 2)]
    across, up = track.stack * (0.34 if is_narrow else 0.55), min(4.0, (foot - 1 - track.stack) / (count - 1))
    return [(x + (place - (count - 1) / 2) * across, foot - track.stack / 2 - place * up) for place in range(count)]


def leader(scene: Scene, track: Track, top: float) -> str:
    """Draw the tile for the leader of the track; points where there is none."""
    return _leader(track, top, scene.view["king_bonus"], scene.language)


@lru_cache(maxsize=256)
def _leader(track: Track, top: float, name: str | None, language: str) -> str:
    (x, y, size), key = track.tile, "bonus:track"
    label = board_labels(language).leader_tile(name)
    badge = f"{number(x)} {number(top + y + size / 2)} 0.9"
    if name:
        return tile(name, x, top + y, size, element=key, key=key, label=label, badge=badge)
    body = box(x, top + y, size - 2, size - 2, size * 0.1, "hole") + box_mark(x, top + y, size + 4, size + 4, 6)
    body += inline(x, top + y, (f"+{LEADER_POINTS}", "point"), size * 0.34)
    return markup.element("tile-place", body, label, key=key, topic="leader")


def tokens(scene: Scene, track: Track, top: float) -> str:
    """Corruption tokens of the round, those of coming turns face down."""
    return _tokens(track, top, tuple(scene.view["corruption"]), scene.language)


@lru_cache(maxsize=256)
def _tokens(track: Track, top: float, values: tuple[int | None, ...], language: str) -> str:
    words, out, r = board_labels(language), "", track.token
    for index, ((x, y), value) in enumerate(zip(track.tokens, values, strict=True), 1):
        body = f'<circle class="coin" cx="{number(x)}" cy="{number(top + y)}" r="{number(r)}"/>'
        if value is None:
            body += use("corruption", x, top + y, r * 1.2)
        else:
            body += text(x, top + y + r * 0.43, f"−{value}" if value else "0", r * 1.2, "serif")
        body += f'<circle class="mark" cx="{number(x)}" cy="{number(top + y)}" r="{number(r + 2.5)}"/>'
        label = words.hidden_token if value is None else words.token(value)
        kind = "corrupt hidden" if value is None else "corrupt"
        piece = "" if value is None else f"corruption-{value}"
        out += markup.element(kind, body, label, key=f"corruption:{index}", piece=piece, topic="corruption")
    return out


def king_desk(scene: Scene, top: float) -> str:
    """Draw what changes on the track of the desk."""
    return markers(scene, DESK_TRACK, top) + leader(scene, DESK_TRACK, top) + tokens(scene, DESK_TRACK, top)


@lru_cache(maxsize=8)
def king_ground(language: str, top: float) -> str:
    """Draw what never changes on the king track."""
    words = board_labels(language)
    out = use("crown", 25, top + 22, 26) + text(25, top + 49, words.king, 11, "label", 40) + spaces(DESK_TRACK, top)
    x = DESK_TRACK.tile[0]
    return out + text(x, top + 12, words.leader, 11, "label", 46) + text(587, top + 12, words.corruption, 11, "label", 80)


def king_phone(scene: Scene, top: float) -> str:
    """Draw the whole track of a phone."""
    words = board_labels(scene.language)
    out = use("crown", 314, top + 15, 18, "faint-icon") + spaces(PHONE_TRACK, top)
    out += markers(scene, PHONE_TRACK, top) + leader(scene, PHONE_TRACK, top) + tokens(scene, PHONE_TRACK, top)
    return markup.group(out, words.king)
