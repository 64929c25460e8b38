"""The province sheet: seven rows of four plots, and every building that may stand on one. Both are small numbers.

A plot is a bit: four columns of seven bits, the top row highest in each. So the building that a lost battle razes, in the
rightmost column and there in the topmost row, is the highest bit (p. 8). What buildings cost and score is filled in by the
module that declares them (`elements.declare_buildings`).
"""

from collections.abc import Mapping
from typing import Any, Final

ROWS: Final = ("A", "B", "C", "D", "E", "F", "G")
COLUMNS: Final = 4
PLOTS: Final = len(ROWS) * COLUMNS
FIVE_ROWS: Final = ("B", "C", "D", "E", "F")

PRINTED: Final = PLOTS
"""The number of the first building of the alternative rows; those of the sheet itself come before them."""
PLACES: Final[list[tuple[int, int]]] = [
    (row, column) for _ in ("sheet", "strips") for row in range(len(ROWS)) for column in range(COLUMNS)
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

BUILDINGS: Final[list[str]] = [""] * (2 * PLOTS)
"""By number: its name; "" where no module brings a building. The sheet's own come first, then those of the alternative rows."""
DECLARED: Final[dict[str, Mapping[str, Any]]] = {}
"""By name: the printed data of a building."""
COST: Final[list[tuple[int, int, int]]] = [(0, 0, 0) for _ in PLACES]
POINTS: Final[list[int]] = [0 for _ in PLACES]
POINTS_BY_YEAR: Final[list[tuple[int, ...]]] = [() for _ in PLACES]
INDESTRUCTIBLE: Final[list[bool]] = [False for _ in PLACES]


def fill_in(name: str, entry: Mapping[str, Any], first: int) -> int:
    """Fill in what a building costs and scores, from its printed data, and return its number. `first` is the number of the first
    building of its side. ValueError where a building stands already.
    """
    number: int = first + ROWS.index(entry["row"]) * COLUMNS + entry["column"] - 1
    if BUILDINGS[number]:
        raise ValueError(f"building {name!r} cannot stand in row {entry['row']} where {BUILDINGS[number]!r} stands")
    BUILDINGS[number] = name
    DECLARED[name] = entry
    COST[number] = (entry["cost"][0], entry["cost"][1], entry["cost"][2])
    POINTS[number] = entry["points"]
    POINTS_BY_YEAR[number] = tuple(entry.get("points_by_year", ()))
    INDESTRUCTIBLE[number] = entry.get("indestructible", False)
    return number


def row_mask(row: int) -> int:
    """Return the mask of a row's plots."""
    return sum(1 << (column * 7 + 6 - row) for column in range(COLUMNS))


ROW_MASK: Final[list[int]] = [row_mask(row) for row in range(len(ROWS))]


def building_named(name: str) -> int:
    """Return the number of a building by its name in the printed data; raises ValueError when no module brings it."""
    return BUILDINGS.index(name)
