"""A plot of a province: built ones are tiles in the colour of the seat, the next of a row has paper and ink, later ones shade."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from burgrave.draw.fitting import fitted
from burgrave.draw.icons import use
from burgrave.draw.markup import element, number
from burgrave.draw.pieces import seat_class
from burgrave.draw.shapes import box, box_mark, box_states, hit_box, stroke, text
from burgrave.games.kingsburg.drawing.declaration import KingsburgDrawing
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.reading import RESOURCES
from burgrave.games.kingsburg.drawing.tokens import Signs, row

LOW: Final = 90
"""A plot less high than this has no room for what a building does, until it stands."""
SHIELD: Final = "M8 4h48v27c0 15-10 24-24 30C18 55 8 46 8 31z"


class Building(NamedTuple):
    """What a building looks like."""

    name: str
    emblem: str
    """Its icon."""
    effect: Signs
    """What it does."""
    short_name: str
    """In English; "" where the whole name fits onto a plot."""


def building_of(drawing: KingsburgDrawing, name: str) -> Building:
    """Return what a building looks like, by its name."""
    effect = drawing.effects.get(f"building:{name}", ())
    return Building(name, drawing.emblem(name), effect, drawing.short_names.get(name, ""))


class Plot(NamedTuple):
    """What a plot shows."""

    building: Building
    is_built: bool
    is_next: bool
    cost: tuple[int, ...]
    points: int
    has: tuple[bool, ...]
    """By resource: whether the owner has enough."""


def points_mark(x: float, y: float, size: float, points: int) -> str:
    """Draw the points of a building: a number in a small shield."""
    place = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({size / 64:.3f})"
    return f'<g class="vp"><path transform="{place}" d="{SHIELD}"/>{text(x, y + size * 0.22, points, size * 0.56, "serif")}</g>'


@lru_cache(maxsize=4096)
def plot(it: Plot, x: float, y: float, width: float, height: float, seat: int, is_own: bool, language: str) -> str:
    """Draw a plot of the province in the middle, on a desktop."""
    words, left, top = labels(language), x - width / 2, y - height / 2
    is_low = height < LOW
    out = ground(it, x, y, width, height)
    name = words.plot_name(it.building.name, it.building.short_name)
    out += fitted(x, top + (15 if is_low else 17), name, 11.5, "nm", width - 8)
    size, middle = (26, top + 33) if is_low else (36, top + 42) if it.is_built else (34, top + 39)
    fade = "dim" if not it.is_built and not it.is_next else "bright"
    out += f'<g class="{fade}">{use(it.building.emblem, x - (13 if it.points else 0), middle, size)}</g>'
    if it.points:
        out += points_mark(x + (20 if is_low else 24), middle, 22 if is_low else 27, it.points)
    if it.is_built or not is_low:
        down = height - 13 if is_low else 83 if it.is_built else 66
        out += row(words.sign(it.building.effect), x, top + down, 16, width - 10)
    if not it.is_built:
        if not is_low:
            out += stroke(left + 7, top + height - 27.5, left + width - 7, top + height - 27.5, "cell-line")
        out += price(it, x, top + height - 14, width, 16, 14.5, is_centred=True)
    return finished(it, out, x, y, width, height, seat, is_own, language)


@lru_cache(maxsize=4096)
def small_plot(it: Plot, x: float, y: float, width: float, height: float, seat: int, is_own: bool, language: str) -> str:
    """Draw a plot on a phone: no name, the emblem beside the price or what the building does."""
    words, left, top = labels(language), x - width / 2, y - height / 2
    out = ground(it, x, y, width, height)
    fade = "dim" if not it.is_built and not it.is_next else "bright"
    is_flat = height < 36
    if it.is_built or is_flat:
        picture = use(it.building.emblem, left + (15 if is_flat else 19), y, 22 if is_flat else 27)
    else:
        picture = use(it.building.emblem, left + 16, top + 13.5, 22)
    out += f'<g class="{fade}">{picture}</g>'
    if it.points:
        size, far = (16, 10.5) if is_flat else (19, 13)
        out += points_mark(left + width - far, top + far, size, it.points)
    if it.is_built:
        right, down = left + (30 if is_flat else 38), y + (8 if it.points else 0)
        out += row(words.sign(it.building.effect), right, down, 13, left + width - 4 - right, centre=False)
    elif is_flat:
        out += price(it, left + 28, top + height - 10 if it.points else y, 62, 10.5, 11.5, is_centred=False)
    else:
        out += price(it, left + 6, top + height - 10.5, width, 14, 13, is_centred=False)
    return finished(it, out, x, y, width, height, seat, is_own, language)


def ground(it: Plot, x: float, y: float, width: float, height: float) -> str:
    """Draw the ground of a plot, for a built one the tile."""
    out = box(x, y + 2.5, width, height, 5, "edge") if it.is_built else ""
    out += box(x, y, width, height, 5, "ground")
    return out + (box(x, y, width - 6, height - 6, 3.5, "inset") if it.is_built else "")


def price(it: Plot, x: float, y: float, width: float, size: float, digit: float, *, is_centred: bool) -> str:
    """Draw what it costs: solid where the owner has enough, hollow where not; around x, or from x."""
    wanted = [place for place, count in enumerate(it.cost) if count > 0]
    step = min(digit * 0.5 + size + 7, (width - 8) / max(1, len(wanted)))
    left, out = x - len(wanted) * step / 2 + 1.5 if is_centred else x, ""
    for order, place in enumerate(wanted):
        here, has = left + order * step, it.has[place]
        out += text(here + digit * 0.28, y + digit * 0.34, it.cost[place], digit, "serif" if has else "serif lacking")
        kind = RESOURCES[place] if has else "hollow"
        out += f'<g class="{kind}">{use(RESOURCES[place], here + digit * 0.56 + size / 2 + 1, y, size)}</g>'
    return out


def finished(it: Plot, body: str, x: float, y: float, width: float, height: float, seat: int, is_own: bool, language: str) -> str:
    """Return the plot as an element, with the marks of its states."""
    kind = "plot" + (f" built {seat_class(seat)}" if it.is_built else " next" if it.is_next else " later")
    label = labels(language).plot(it.building.name, it.points, it.cost, it.is_built, it.is_next)
    body = hit_box(x, y, width + 2, max(height, 44)) + body if height < 44 else body
    body += box_states(x, y, width, height, 4, gap=4, corner=4, tick_r=8)
    name = f"building:{it.building.name}"
    piece = f"{seat}-{it.building.name}" if it.is_built else ""
    return element(kind, body, label, name=name if is_own else "", key=f"{seat}.{name}", piece=piece, topic=name)


@lru_cache(maxsize=4096)
def mini_plot(building: str, emblem: str, is_built: bool, x: float, y: float, width: float, height: float, key: str) -> str:
    """Draw a plot at a glance; without an emblem only whether something stands there, without a key not as an element."""
    if not is_built:
        body = box(x, y, width, height, 2.5, "ground")
    else:
        body = box(x, y, width, height, 2.5, "built-cell")
        if emblem:
            body += use(emblem, x, y, height * 0.84)
    if not key:
        return body
    body += box_mark(x, y, width + 2, height + 2, 3)
    piece = f"{key.partition('.')[0]}-{building}" if is_built else ""
    return element("mini-plot", body, key=key, piece=piece, topic=f"building:{building}")
