"""The province sheet: seven rows of four plots, and every building that may stand on one. Both are small numbers.

A plot is a bit: four columns of seven bits, the top row highest in each. So the building that a lost battle razes, in the
rightmost column and there in the topmost row, is the highest bit (p. 8). What buildings cost and score is filled in by the
module that declares them (`declare_buildings`).
"""

from collections.abc import Mapping
from typing import Any, Final

from burgrave.games.kingsburg.ids import SHEET, STRIPS

ROWS: Final = tuple(SHEET)
COLUMNS: Final = 4
PLOTS: Final = len(ROWS) * COLUMNS
FIVE_ROWS: Final = ("B", "C", "D", "E", "F")

BUILDINGS: Final[tuple[str, ...]] = tuple(name for rows in (SHEET, STRIPS) for names in rows.values() for name in names)
"""The sheet's own first, then those of the alternative rows."""
PRINTED: Final = PLOTS
"""The number of the first building of the alternative rows."""
PLACES: Final[list[tuple[int, int]]] = [
    (row, column) for rows in (SHEET, STRIPS) for row, names in enumerate(rows.values()) for column in range(len(names))
]
ROW: Final[list[int]] = [row for row, _ in PLACES]
COLUMN: Final[list[int]] = [column for _, column in PLACES]
PLOT: Final[list[int]] = [column * 7 + 6 - row for row, column in PLACES]

ROW_OF_PLOT: Final[list[int]] = [6 - plot % 7 for plot in range(PLOTS)]
PLOTS_OF: Final[list[list[int]]] = [[plot for plot in range(PLOTS) if ROW_OF_PLOT[plot] == row] for row in range(len(ROWS))]
"""By row: its plots from left to right."""
COLUMN_OF_PLOT: Final[list[int]] = [plot // 7 for plot in range(PLOTS)]
BUILDING_ON: Final[list[list[int]]] = [
    [PLOT.index(plot) for plot in range(PLOTS)],
    [PRINTED + PLOT[PRINTED:].index(plot) for plot in range(PLOTS)],
]
"""The building that belongs on a plot, by strip (0 the sheet's own row, 1 the alternative one) and plot."""

# ---- filled in by modules ----

DECLARED: Final[dict[str, Mapping[str, Any]]] = {}
"""By name: the printed data of a building."""
COST: Final[list[tuple[int, int, int]]] = [(0, 0, 0) for _ in BUILDINGS]
POINTS: Final[list[int]] = [0 for _ in BUILDINGS]
POINTS_BY_YEAR: Final[list[tuple[int, ...]]] = [() for _ in BUILDINGS]
INDESTRUCTIBLE: Final[list[bool]] = [False for _ in BUILDINGS]


def declare_buildings(declared: Mapping[str, Mapping[str, Any]]) -> None:
    """Fill in what buildings cost and score, from printed data by their names. ValueError if one is printed elsewhere in
    `ids.toml`.
    """
    for name, entry in declared.items():
        number = building_named(name)
        if (entry["row"], entry["column"]) != (ROWS[ROW[number]], COLUMN[number] + 1):
            raise ValueError(f"building {name!r} stands in row {ROWS[ROW[number]]}, column {COLUMN[number] + 1} of ids.toml")
        DECLARED[name] = entry
        COST[number] = (entry["cost"][0], entry["cost"][1], entry["cost"][2])
        POINTS[number] = entry["points"]
        POINTS_BY_YEAR[number] = tuple(entry.get("points_by_year", ()))
        INDESTRUCTIBLE[number] = entry.get("indestructible", False)


def row_mask(row: int) -> int:
    """Return the mask of a row's plots."""
    return sum(1 << (column * 7 + 6 - row) for column in range(COLUMNS))


ROW_MASK: Final[list[int]] = [row_mask(row) for row in range(len(ROWS))]


def building_named(name: str) -> int:
    """Return the number of a building by its name in the printed data."""
    return BUILDINGS.index(name)
