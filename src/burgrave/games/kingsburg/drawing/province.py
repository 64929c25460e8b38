"""Provinces: the one in the middle, for a desktop and for a phone, and small ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgrave.draw.markup import number, picture
from burgrave.draw.shapes import text
from burgrave.games.kingsburg.buildings import COLUMNS
from burgrave.games.kingsburg.drawing.declaration import KingsburgDrawing
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.plot import Plot, building_of, mini_plot, plot, small_plot
from burgrave.games.kingsburg.drawing.reading import RESOURCES, ROMAN, Scene

WIDTH: Final = 440
HEIGHT: Final = 574
GUTTER: Final = 20
GAP: Final = 6
HEAD: Final = 14
PHONE_WIDTH: Final = 378
PHONE_STEP: Final = 45.2
"""The height of a row on a phone."""
EMBLEM_FROM: Final = 13
"""The least height of a small plot with an emblem."""
FEW_ROWS: Final = 5
MANY_STEP: Final = 37.5
"""The same where there are more than so many."""


def plots_of(drawing: KingsburgDrawing, player: Mapping[str, Any]) -> list[tuple[str, bool, list[Plot]]]:
    """Return a province row by row: letter, whether a strip covers it, its plots."""
    resources = [player["resources"][kind] for kind in RESOURCES]
    return [
        (
            row["row"],
            bool(row["strip"]),
            [
                Plot(
                    building_of(drawing, it["building"]),
                    bool(it["built"]),
                    bool(it["next"]),
                    tuple(it["cost"]),
                    int(it["points"]),
                    tuple(have >= need for have, need in zip(resources, it["cost"], strict=True)),
                )
                for it in row["plots"]
            ],
        )
        for row in player["rows"]
    ]


def own_map(scene: Scene) -> str:
    """Draw the province in the middle of the table, once for each layout."""
    out = desk_province(scene) if scene.look.shows("desk") else ""
    return out + (phone_province(scene) if scene.look.shows("phone") else "")


def title(scene: Scene) -> str:
    """Return a heading that says whose province it is."""
    words = labels(scene.language)
    return words.your_province if scene.is_yours else words.title(scene.look.name(scene.look.focus))


def desk_province(scene: Scene) -> str:
    """Draw the province on a desktop: five rows, or more that are lower."""
    rows, seat = plots_of(scene.drawing, scene.focus), scene.look.focus
    width, step = (WIDTH - GUTTER - 12 - 3 * GAP) / COLUMNS, (HEIGHT - HEAD) / len(rows)
    out = "".join(text(middle(column, width), 9, ROMAN[column], 11, "label") for column in range(COLUMNS))
    plots = ""
    for line, (letter, is_strip, own) in enumerate(rows):
        y = HEAD + step * (line + 0.5)
        out += text(12, y + 4, letter, 12, "label")
        if is_strip:
            left, top = middle(0, width) - width / 2, y - (step - GAP) / 2
            out += f'<path class="strip-mark" d="M{number(left - 2)} {number(top + 1)}h-3.5v{number(step - GAP - 2)}h3.5"/>'
        for column, it in enumerate(own):
            plots += plot(it, middle(column, width), y, width, step - GAP, seat, scene.is_own, scene.language)
    return picture(WIDTH, HEIGHT, f"{out}<g>{plots}</g>", title(scene), "draw province desk-only")


def middle(column: int, width: float) -> float:
    """Return where the middle of a column lies."""
    return round(GUTTER + 3 + column * (width + GAP) + width / 2, 1)


def phone_province(scene: Scene) -> str:
    """Draw the province on a phone, without names."""
    rows, seat = plots_of(scene.drawing, scene.focus), scene.look.focus
    is_long = len(rows) > FEW_ROWS
    step, width = MANY_STEP if is_long else PHONE_STEP, 89.0
    out, plots = "", ""
    for line, (letter, is_strip, own) in enumerate(rows):
        y = round(step * (line + 0.5), 1)
        height = step - 3.6
        out += text(6, y + 4, letter, 11, "label")
        if is_strip:
            out += f'<path class="strip-mark" d="M15 {number(y - height / 2)}h-2.5v{number(height)}h2.5"/>'
        for column, it in enumerate(own):
            x = 15 + column * (width + 2) + width / 2
            plots += small_plot(it, x, y, width - 1, height, seat, scene.is_own, scene.language)
    kind = "draw province phone-only" + (" long" if is_long else "")
    return picture(PHONE_WIDTH, step * len(rows), f"{out}<g>{plots}</g>", title(scene), kind)


def mini_province(
    drawing: KingsburgDrawing, player: Mapping[str, Any], seat: int, x: float, y: float, width: float, height: float
) -> str:
    """Draw a province at a glance, from its left upper corner; `width` and `height` are a plot's among five rows.

    Seat -1: nothing in it has a key.
    """
    rows, gap = player["rows"], 2
    total = 5 * height + 4 * gap
    height = (total - (len(rows) - 1) * gap) / len(rows)
    out = ""
    for line, row in enumerate(rows):
        middle_y = round(y + (line + 0.5) * height + line * gap, 1)
        for column, it in enumerate(row["plots"]):
            middle_x = round(x + (column + 0.5) * width + column * gap, 1)
            building = it["building"]
            key = f"{seat}.building:{building}" if seat >= 0 else ""
            emblem = drawing.emblem(building) if height >= EMBLEM_FROM else ""
            out += mini_plot(building, emblem, bool(it["built"]), middle_x, middle_y, width, round(height, 1), key)
    return f'<g class="mini">{out}</g>'
