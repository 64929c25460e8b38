"""Draws the charts of the score sheet as SVG: points over the rounds, and where they came from.

The charts are the same for every game: seats have colours, dashes and shields, sources have numbered patterns (`.src-0` and on in
`pages.css`). No chart has a style attribute; colours come from the style sheet.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from burgrave.draw.markup import escape, number
from burgrave.draw.pieces import seat_class, shield_at
from burgrave.draw.shapes import text

PATTERNS = 18
"""How many sources have a pattern of their own; see `pages.css`."""
LABEL = 24
"""Least distance of two labels beside the lines."""
NAME_AT, LETTER = 34, 9
"""Where a name begins beside its bar, and how much room one of its letters takes."""
AXIS_LETTER = 7
"""The same on the axis below a chart."""
STEPS = (5, 10, 20, 25, 50, 100, 200, 500, 1000)


@dataclass(frozen=True, slots=True)
class Stretch:
    """A section of the game on the axis: its title, and the points of the series at which it begins and ends."""

    title: str
    begin: int
    end: int


@dataclass(frozen=True, slots=True)
class Bar:
    """The points of one seat, with a number for each source."""

    seat: int
    name: str
    parts: Sequence[int]

    @property
    def total(self) -> int:
        """The sum of the points of all sources."""
        return sum(self.parts)


# ---- points over the rounds ----------------------------------------------------------------------------------------------


def over_rounds(
    series: Sequence[Sequence[int]], stretches: Sequence[Stretch], label: str, width: int = 640, height: int = 330
) -> str:
    """Draw a line for each seat; the series of all seats have the same length."""
    left, right, top, low = 40, 66, 14, 40
    count = max(1, len(series[0]) - 1)
    most = max(10, *(value for values in series for value in values))
    least = min(0, *(value for values in series for value in values))
    step = next((size for size in STEPS if (most - least) / size <= 5), STEPS[-1])
    across, down = (width - left - right) / count, (height - top - low) / (most - least)
    floor = height - low
    zero = floor + least * down

    def at(place: int, value: int) -> str:
        return f"{number(left + place * across)},{number(zero - value * down)}"

    bands, names = "", ""
    titles = titles_of(stretches, across)
    for place, stretch in enumerate(stretches):
        x, wide = left + stretch.begin * across, (stretch.end - stretch.begin) * across
        if place % 2:
            bands += f'<rect class="band" x="{number(x)}" y="{top}" width="{number(wide)}" height="{floor - top}"/>'
        if titles[place]:
            names += text(x + wide / 2, floor + 19, titles[place], 12, "axis")
    grid = ""
    for value in range(-(-least // step) * step, most + 1, step):
        y = number(zero - value * down)
        grid += f'<line class="grid" x1="{left}" x2="{width - right}" y1="{y}" y2="{y}"/>'
        grid += text(left - 8, zero - value * down + 4, value, 12, "end axis")
    lines = ""
    for seat, values in enumerate(series):
        points = " ".join(at(place, value) for place, value in enumerate(values))
        lines += f'<polyline class="line-under" points="{points}"/>'
        lines += f'<polyline class="line {seat_class(seat)}" points="{points}"/>'
    ends = ""
    edge = left + count * across
    for seat, level in ends_of([values[-1] for values in series], floor, zero, down, top):
        ends += shield_at(seat, edge + 16, level, 22) + text(edge + 32, level + 6, series[seat][-1], 17, "serif start")
    body = bands + grid + names + lines + ends
    return f'<svg class="chart" viewBox="0 0 {width} {height}" role="img" aria-label="{escape(label)}">{body}</svg>'


def titles_of(stretches: Sequence[Stretch], across: float) -> list[str]:
    """Return the text below each stretch: its title, or of all stretches the last word where a title is too long; empty where
    neither fits.
    """
    rooms = [(stretch.end - stretch.begin) * across for stretch in stretches]
    short = [stretch.title.split()[-1] for stretch in stretches]
    is_shown = [room >= AXIS_LETTER * len(word) for room, word in zip(rooms, short, strict=True)]
    shown_stretches = list(zip(stretches, rooms, is_shown, strict=True))
    is_short = any(shown and room < AXIS_LETTER * len(stretch.title) for stretch, room, shown in shown_stretches)
    return [
        (word if is_short else stretch.title) if shown else ""
        for (stretch, _, shown), word in zip(shown_stretches, short, strict=True)
    ]


def ends_of(values: Sequence[int], floor: float, zero: float, down: float, top: float) -> list[tuple[int, float]]:
    """Return seat and height of the labels at the ends of the lines, moved apart and kept inside the chart."""
    order = sorted(range(len(values)), key=lambda seat: -values[seat])
    heights: list[float] = []
    for seat in order:
        wanted = zero - values[seat] * down
        heights.append(max(wanted, heights[-1] + LABEL) if heights else max(wanted, top + 2))
    limit = floor - 4
    for place in reversed(range(len(heights))):
        heights[place] = min(heights[place], limit)
        limit = heights[place] - LABEL
    return list(zip(order, heights, strict=True))


# ---- where the points came from ------------------------------------------------------------------------------------------


def where_from(bars: Sequence[Bar], titles: Sequence[str], label: str, width: int = 620, row: int = 76) -> str:
    """Draw one bar for each seat, all to the same scale; every source has its pattern and its number."""
    longest = max(len(bar.name) for bar in bars)
    name_width = min(width // 3, max(98, NAME_AT + 10 + LETTER * longest))
    # Lost points appear in the total alone: the bar shows all that was won.
    most = max(1, *(sum(points for points in bar.parts if points > 0) for bar in bars))
    scale = (width - name_width - 46) / most
    body = ""
    thick = row - 26
    for index, bar in enumerate(bars):
        y = index * row + 13
        middle = y + thick / 2
        body += shield_at(bar.seat, 13, middle, 24)
        room = name_width - NAME_AT - 12  # bold letters are wider than others
        body += text(NAME_AT, middle + 5, clipped(bar.name, (name_width - NAME_AT) // LETTER), 14, "start strong", room)
        x = float(name_width)
        for source, points in enumerate(bar.parts):
            if points > 0:
                body += segment(source, x, y, points * scale, thick, points, f"{titles[source]}: {points}")
                x += points * scale
        outline = f'x="{name_width}" y="{y}" width="{number(max(x - name_width, 1))}" height="{thick}" rx="3"'
        body += f'<rect class="outline" {outline}/>' + text(width, middle + 7, bar.total, 20, "serif end")
    height = len(bars) * row
    return f'<svg class="chart" viewBox="0 0 {width} {height}" role="img" aria-label="{escape(label)}">{body}</svg>'


def segment(source: int, x: float, y: float, width: float, height: float, points: int, title: str) -> str:
    """Draw one source of one seat, with its number where there is room."""
    amount = ""
    plate = 7.5 * len(str(points)) + 6
    if width >= plate:
        middle = y + height / 2
        amount = f'<rect class="amount-ground" x="{number(x + width / 2 - plate / 2)}" y="{number(middle - 9)}" '
        amount += f'width="{number(plate)}" height="18" rx="3"/>' + text(x + width / 2, middle + 4.5, points, 13, "amount")
    return grained(source, x, y, width, height, f"<title>{escape(title)}</title>", amount)


def grained(source: int, x: float, y: float, width: float, height: float, before: str = "", after: str = "") -> str:
    """Draw a box in the colour and pattern of a source."""
    kind = f"src-{source % PATTERNS}"
    place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    boxes = f'<rect class="ground" {place}/><rect {place} fill="url(#{kind})"/><rect class="edge" {place}/>'
    return f'<g class="src {kind}">{before}{boxes}{after}</g>'


def swatch(source: int) -> str:
    """Draw a source's pattern, small, for the head of its column."""
    body = grained(source, 0.5, 0.5, 33, 14)
    return f'<svg class="swatch" width="34" height="15" viewBox="0 0 34 15" aria-hidden="true">{body}</svg>'


def clipped(name: str, length: int) -> str:
    """Return a name shortened to a length, with an ellipsis."""
    return name if len(name) <= length else name[: max(1, length - 1)] + "…"


def patterns() -> str:
    """Return the SVG definitions of the patterns of sources, to be written once on a page."""
    pattern_paths = (
        (1, 6, 6, "M-1 7L7-1M-1 1L1-1M5 7L7 5"),
        (2, 7, 7, "M3.500 3.500h.01"),
        (3, 6, 6, "M0 3h6"),
        (4, 6, 6, "M3 0v6"),
        (5, 6, 6, "M-1-1L7 7M-1 5L1 7M5-1L7 1"),
        (6, 7, 7, "M0 3.500h7M3.500 0v7"),
        (8, 8, 8, "M4 0l4 4-4 4-4-4z"),
        (9, 8, 8, "M4 4h.01M0 0h.01M8 0h.01M0 8h.01M8 8h.01"),
        (10, 10, 8, "M0 0h10M0 4h10M2 0v4M7 4v4"),
        (11, 8, 8, "M0 6l4-4 4 4"),
        (12, 9, 9, "M4.500 1.500v6M1.500 4.500h6"),
        (13, 10, 6, "M0 3c2.500-3 5-3 5 0s2.500 3 5 0"),
        (14, 8, 8, "M0 2h8M0 5h8"),
        (15, 9, 9, "M4.500 2a2.500 2.500 0 1 0 .01 0"),
        (16, 8, 8, "M2 0v8M5 0v8"),
        (17, 9, 9, "M2 2l5 5M7 2l-5 5"),
    )
    return "".join(
        f'<pattern id="src-{source}" class="grain grain-{source}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
        f'<path d="{path}"/></pattern>'
        for source, width, height, path in pattern_paths
    )
