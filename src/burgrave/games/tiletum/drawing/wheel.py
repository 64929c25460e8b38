"""The action wheel: six values with their points, and around them the spaces of the actions with dice and bonus tiles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin
from typing import Final

from burgrave.draw.fitting import fitted
from burgrave.draw.icons import use
from burgrave.draw.markup import element, number, picture
from burgrave.draw.pieces import shield_at
from burgrave.draw.shapes import box, box_mark, box_ring, counter, text, tick
from burgrave.games.tiletum.drawing.dice import die
from burgrave.games.tiletum.drawing.icons import ACTION_ICON
from burgrave.games.tiletum.drawing.labels import labels
from burgrave.games.tiletum.drawing.reading import Scene
from burgrave.games.tiletum.drawing.tiles import tile

ANGLES: Final = (240, 300, 0, 60, 120, 180)
"""Where each space lies, clockwise from the upper left."""
ROWS: Final = (0, 0, 1, 2, 2, 1)
GAP: Final = 5
"""The gap between two spaces."""
SINGLE: Final = 6
"""The number of dice of a space that lie side by side; of more, those of a colour make a pile."""
Mark = tuple[int, int, str]
"""A seat, the points that it adds to an action, and its name."""
Spot = tuple[float, float, float]
"""Where a die lies, and its size."""


@dataclass(frozen=True)
class Frame:
    """The measures of a wheel."""

    width: float
    height: float
    radius: float
    sign: float
    """The size of an action's sign."""
    title: float
    """The text size of an action's name."""

    @property
    def wide(self) -> float:
        """Return the width of a space."""
        return (self.width - 2 * self.radius - 24) / 2

    @property
    def high(self) -> float:
        """Return the height of a space."""
        return (self.height - 16 - 2 * GAP) / 3

    def is_right(self, place: int) -> bool:
        """Return whether a space lies on the right."""
        return ANGLES[place] in (300, 0, 60)

    def corner(self, place: int) -> tuple[float, float]:
        """Return the upper left corner of a space."""
        left = self.width - 7 - self.wide if self.is_right(place) else 7.0
        return left, 8 + ROWS[place] * (self.high + GAP)

    def inner(self, place: int) -> float:
        """Return where the dice of a space begin: its bonus tile lies on the outer side."""
        left, _ = self.corner(place)
        return left + (9 if self.is_right(place) else TILE + 12)

    def tile_at(self, place: int) -> tuple[float, float]:
        """Return the middle of a bonus tile."""
        left, top = self.corner(place)
        return left + (self.wide - TILE / 2 - 5 if self.is_right(place) else TILE / 2 + 5), top + self.high / 2


TILE: Final = 38
"""Side of a bonus tile."""
TITLE: Final = 19.5
"""So high are sign and name of an action, on a desk."""
DESK: Final = Frame(436, 220, 72, 16, 12.5)
PHONE: Final = Frame(390, 204, 55, 15, 11.5)


def wheel(scene: Scene) -> str:
    """Draw the wheel on a desk."""
    return _drawn(scene, DESK)


def wheel_phone(scene: Scene) -> str:
    """Draw the wheel on a phone."""
    return _drawn(scene, PHONE)


def _drawn(scene: Scene, frame: Frame) -> str:
    view, language = scene.view, scene.language
    now = tuple(index for index, space in enumerate(view["spaces"]) if space["action"] == view["turn"]["action"])
    seat = view["turn"]["seat"]
    values = tuple(int(space["value"]) for space in view["spaces"])
    cells = tiles = dice = marks = ""
    for index, space in enumerate(view["spaces"]):
        action, shown = space["action"], (str(space["action"]), int(space["value"]), int(space["points"]))
        cells += cell(frame, index, *shown, index in now, language)
        tiles += bonus(frame, index, action, space["bonus"], language)
        more = tuple((seat, int(count), scene.look.name(seat)) for seat, count in enumerate(space["bonus_points"]) if count)
        dice += dice_of(frame, index, tuple(space["dice"]), int(space["value"]), bool(more), language)
        marks += marks_of(frame, index, action, more, language) if more else ""
    body = round_part(frame, values, now, -1 if seat is None else seat)
    # What lies on a space is no part of it: each of them can be clicked for itself.
    body += f"<g>{cells}</g><g>{tiles}</g><g>{marks}</g><g>{dice}</g>"
    return picture(frame.width, frame.height, body, labels(language).wheel, "draw wheel-picture")


# ---- the wheel ---------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def round_part(frame: Frame, values: tuple[int, ...], now: tuple[int, ...], seat: int) -> str:
    """Draw the wheel with a value and its points before each space, and spokes to the spaces."""
    x, y, radius = frame.width / 2, frame.height / 2, frame.radius
    out = ""
    for index, angle in enumerate(ANGLES):
        left, top = frame.corner(index)
        across, down = cos(radians(angle)), sin(radians(angle))
        end = left if frame.is_right(index) else left + frame.wide
        out += (
            f'<path class="spoke" d="M{number(x + (radius - 2) * across)} {number(y + (radius - 2) * down)}'
            f'L{number(end)} {number(top + frame.high / 2)}"/>'
        )
    out += f'<circle class="rim" cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"/>'
    for index, (angle, value) in enumerate(zip(ANGLES, values, strict=True)):
        out += segment(x, y, radius, angle, value, index in now)
    out += f'<circle class="hub" cx="{number(x)}" cy="{number(y)}" r="{number(radius * 0.2)}"/>'
    out += use("turn", x, y, radius * 0.24)
    worn = f"wheel-round seat{seat + 1}" if seat >= 0 else "wheel-round"
    return element(worn, out, topic="wheel")


def segment(x: float, y: float, radius: float, angle: int, value: int, is_now: bool) -> str:
    """Draw a sixth of the wheel: value of the dice, and their points."""
    r = radius - 4
    start, end, middle = radians(angle - 30), radians(angle + 30), radians(angle)
    kind = "segment now" if is_now else "segment"
    out = (
        f'<path class="{kind}" d="M{number(x)} {number(y)}L{number(x + r * cos(start))} {number(y + r * sin(start))}'
        f'A{number(r)} {number(r)} 0 0 1 {number(x + r * cos(end))} {number(y + r * sin(end))}z"/>'
    )
    px, py = x + radius * 0.38 * cos(middle), y + radius * 0.38 * sin(middle)
    side = radius * 0.21
    out += f'<g class="die">{use(f"die{value}", px, py, radius * 0.25)}{box(px, py, side, side, 3, "frame")}</g>'
    # Beside the hub numbers stand a little farther out: they are wider than high.
    out_by = 0.74 if angle % 180 == 0 else 0.7
    nx, ny = x + radius * out_by * cos(middle), y + radius * 0.7 * sin(middle)
    return (
        out
        + text(nx - radius * 0.09, ny + radius * 0.095, 7 - value, radius * 0.275, "serif")
        + use("ap", nx + radius * 0.105, ny, radius * 0.16)
    )


# ---- its spaces ----------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def cell(frame: Frame, place: int, action: str, value: int, points: int, is_now: bool, language: str) -> str:
    """Draw a space: sign and name of its action."""
    words, (left, top), inner = labels(language), frame.corner(place), frame.inner(place)
    x, y = left + frame.wide / 2, top + frame.high / 2
    body = box(x, y, frame.wide, frame.high, 6, "cell now" if is_now else "cell")
    body += use(ACTION_ICON[action], inner + frame.sign / 2, top + 14 * frame.high / 65, frame.sign)
    room = frame.wide - TILE - 23 - frame.sign
    body += fitted(inner + frame.sign + 4, top + 18.5 * frame.high / 65, words.titles[action], frame.title, "start", room)
    body += box_mark(x, y, frame.wide + 4, frame.high + 4, 8) + box_ring(x, y, frame.wide + 2, frame.high + 2, 6)
    outer, _ = frame.tile_at(place)
    body += tick(outer, top + 1, 8)
    name, badge = f"space:{action}", f"{number(outer)} {number(top + 1)} 0.9"
    label = words.space(action, value, points)
    return element("action-space", body, label, name=name, key=name, topic=name, badge=badge)


@lru_cache(maxsize=1024)
def bonus(frame: Frame, place: int, action: str, name: str | None, language: str) -> str:
    """Draw the bonus tile of a space, or its empty place."""
    words, (x, y), own = labels(language), frame.tile_at(place), f"bonus:{action}"
    if name is None:
        return tile(None, x, y, TILE, key=own, help_="bonus", label=words.gone)
    return tile(name, x, y, TILE, element=own, key=own, label=words.tile(name))


@lru_cache(maxsize=512)
def spots(frame: Frame, place: int, count: int, has_marks: bool) -> tuple[Spot, ...]:
    """Return where the dice of a space lie: in one row, or smaller ones in two; above the marks on its lower edge."""
    inner, (_, top) = frame.inner(place), frame.corner(place)
    upper, lower = top + TITLE * frame.high / DESK.high, top + frame.high - (7 if has_marks else 2.5)
    if count <= 3:
        size, gap = (29.0, 5) if count < 3 else (22.0, 2.5)
        y = min(top + frame.high - 20, lower - size / 2)
        return tuple((inner + size / 2 + at * (size + gap), y, size) for at in range(count))
    columns, size = -(-count // 2), min(18.5, (lower - upper - 1.5) / 2)
    step = min(24.0, (frame.wide - TILE - 22 - size) / max(1, columns - 1))
    rows = lower - size * 1.5 - 1.5, lower - size / 2
    return tuple((inner + size / 2 + at % columns * step, rows[at // columns], size) for at in range(count))


@lru_cache(maxsize=2048)
def dice_of(frame: Frame, place: int, goods: tuple[str, ...], value: int, has_marks: bool, language: str) -> str:
    """Draw the dice of a space. Equal dice are interchangeable; where there are very many, they lie on a pile."""
    words, out = labels(language), ""
    kinds = tuple(dict.fromkeys(goods)) if len(goods) > SINGLE else goods
    for at, (good, (x, y, size)) in enumerate(zip(kinds, spots(frame, place, len(kinds), has_marks), strict=True)):
        count = goods.count(good) if kinds is not goods else 1
        before = kinds[:at].count(good)
        name, badge = f"die:{good}.{value}", f"{number(x)} {number(y + size * 0.5)} 0.8"
        hit = (size + 5, size + (10 if size > 20 else 2))
        for copy in range(count):
            aside = (count - 1 - copy) * 1.7
            key = f"{name}.{before + copy + 1}"
            out += die(x + aside, y, size, good, value, words.die(good, value), name=name, key=key, badge=badge, hit=hit)
        if count > 1:
            out += counter(x - size * 0.4, y - size * 0.36, 5.5, count)
    return out


@lru_cache(maxsize=1024)
def marks_of(frame: Frame, place: int, action: str, marks: tuple[Mark, ...], language: str) -> str:
    """Draw points that completed buildings of the seats add to an action: tabs on the lower edge of its space."""
    words, (left, top), out = labels(language), frame.corner(place), ""
    for at, (seat, count, name) in enumerate(marks):
        x = left + frame.wide - 17 - at * 31 if frame.is_right(place) else left + 17 + at * 31
        y = top + frame.high
        body = (
            box(x, y, 29, 13.5, 6.7, "tab-face") + shield_at(seat, x - 7, y, 11) + text(x + 6, y + 3.7, f"+{count}", 10.5, "serif")
        )
        key = f"{seat}.more:{action}"
        body += box_mark(x, y, 33, 19, 9)
        out += element("more-points", body, words.more_points(name, action, count), key=key, piece=f"{key}-{count}", topic="wheel")
    return out
