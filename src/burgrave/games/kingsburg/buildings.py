"""The province sheet: seven rows of four plots, and every building that may stand on one, as small numbers with tables beside them.

A plot is a bit: four columns of seven bits, the top row highest in each. So the building that a lost battle razes, in the
rightmost column and there in the topmost row, is the highest bit (p. 8).
"""

from typing import Any, Final

from burgrave.games.kingsburg.data import table

ROWS: Final = ("A", "B", "C", "D", "E", "F", "G")
COLUMNS: Final = 4
PLOTS: Final = len(ROWS) * COLUMNS
FIVE_ROWS: Final = ("B", "C", "D", "E", "F")

_SHEET: Final = table("buildings.toml")
_STRIPS: Final = table("strips.toml")
DECLARED: Final[dict[str, dict[str, Any]]] = {**_SHEET, **_STRIPS}
BUILDINGS: Final[tuple[str, ...]] = tuple(DECLARED)
"""The sheet's own first, then those of the alternative rows."""
PRINTED: Final = len(_SHEET)

ROW: Final[list[int]] = [ROWS.index(it["row"]) for it in DECLARED.values()]
COLUMN: Final[list[int]] = [it["column"] - 1 for it in DECLARED.values()]
PLOT: Final[list[int]] = [column * 7 + 6 - row for row, column in zip(ROW, COLUMN, strict=True)]
COST: Final[list[tuple[int, int, int]]] = [(it["cost"][0], it["cost"][1], it["cost"][2]) for it in DECLARED.values()]
POINTS: Final[list[int]] = [it["points"] for it in DECLARED.values()]
POINTS_BY_YEAR: Final[list[tuple[int, ...]]] = [tuple(it.get("points_by_year", ())) for it in DECLARED.values()]
INDESTRUCTIBLE: Final[list[bool]] = [it.get("indestructible", False) for it in DECLARED.values()]

ROW_OF_PLOT: Final[list[int]] = [6 - plot % 7 for plot in range(PLOTS)]
PLOTS_OF: Final[list[list[int]]] = [[plot for plot in range(PLOTS) if ROW_OF_PLOT[plot] == row] for row in range(len(ROWS))]
"""By row: its plots from left to right."""
COLUMN_OF_PLOT: Final[list[int]] = [plot // 7 for plot in range(PLOTS)]
STANDING_ON: Final[list[list[int]]] = [
    [
        next(number for number in range(len(BUILDINGS)) if PLOT[number] == plot and (number >= PRINTED) == bool(strip))
        for plot in range(PLOTS)
    ]
    for strip in range(2)
]
"""By strip (0 the sheet's own row, 1 the alternative one) and plot."""


def row_mask(row: int) -> int:
    """The plots of a row."""
    return sum(1 << (column * 7 + 6 - row) for column in range(COLUMNS))


ROW_MASK: Final[list[int]] = [row_mask(row) for row in range(len(ROWS))]


def building_named(name: str) -> int:
    """The number of a building by its name in the tables."""
    return BUILDINGS.index(name)
