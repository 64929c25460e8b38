"""Extra rows: what their buildings look like."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from burgrave.games.kingsburg.buildings import ROWS
from burgrave.games.kingsburg.drawing.declaration import KingsburgDrawing
from burgrave.games.kingsburg.drawing.pictures import sheet_of_module
from burgrave.games.kingsburg.drawing.tokens import Signs
from burgrave.speech import marked

ICONS: Final = {
    "k_sawmill": (
        '<path d="M27.4 9.5L37.5 1.5L37.7 9.7L50.2 6.9L46.8 14.4L59.3 17.3L53 22.5L63 30.6L55 32.6L60.5 44.2L52.5 '
        "42.5L52.4 55.4L45.9 50.3L40.2 61.9L36.6 54.5L26.5 62.5L26.3 54.3L13.8 57.1L17.2 49.6L4.7 46.7L11 41.5L1 33.4L9 "
        '31.4L3.5 19.8L11.5 21.5L11.6 8.6L18.1 13.7L23.8 2.1z"/><circle class="c" cx="32" cy="32" r="7"/>'
        '<path class="cs" d="M32 15v5M32 44v5M15 32h5M44 32h5"/>'
    ),
    "k_goldsmith": (
        '<circle class="s" stroke-width="7" cx="32" cy="42" r="17"/><path d="M20 2h24l7 10-19 16L13 12z"/>'
        '<path class="cs" d="M15 12h34M27 12l5 13 5-13"/>'
    ),
    "k_mint": (
        '<ellipse cx="26" cy="13" rx="20" ry="9"/>'
        '<path d="M6 18c6 8 34 8 40 0v7c-6 8-34 8-40 0zM6 30c6 8 34 8 40 0v7c-6 8-34 8-40 0zM6 42c6 8 34 8 40 0v9c-6 10-34 '
        '10-40 0z"/><circle cx="50" cy="50" r="12"/><circle class="cs" cx="50" cy="50" r="7"/>'
    ),
    "k_improvised_defences": (
        '<path d="M3 60V25l11-5v40zM17 60V14l11 6v40zM31 60V28h11v32zM45 60V10l12 7v43z"/>'
        '<path class="cs" stroke-width="5.5" d="M1 50l61-15"/>'
    ),
    "k_recruiting_office": (
        '<path d="M7 28c0-7 50-7 50 0v24c0 9-50 9-50 0z"/>'
        '<path class="cs" d="M10 35l10 18 8-16 8 16 8-16 8 14M9 30c8 4 38 4 46 0"/>'
        '<path class="s" stroke-width="5" d="M12 5l17 14M52 5L35 19"/>'
    ),
    "k_training_camp": (
        '<circle cx="32" cy="28" r="26"/><circle class="cs" stroke-width="5" cx="32" cy="28" r="17"/>'
        '<circle class="c" cx="32" cy="28" r="6.5"/><path class="s" stroke-width="5" d="M20 50l-6 11M44 50l6 11"/>'
    ),
    "k_military_academy": (
        '<path d="M13 62V31c0-13 8-20 19-20s19 7 19 20v31z"/><path class="c" d="M18 32h28v6H35v20h-6V38H18z"/>'
        '<path d="M30 11C32 1 46-2 58 5c-7 1-11 5-13 10z"/><path class="cs" d="M20 46v8M44 46v8"/>'
    ),
}
"""Fragments of SVG on a 64 x 64 grid, by name; see `draw/icons.py`."""
EFFECTS: Final[Mapping[str, Signs]] = {
    "building:sawmill": ("summer", "wood", "›", "gold", "gold"),
    "building:quarry": ("summer", "stone", "›", "3", "gold"),
    "building:goldsmith": ("gold", "›", "point", "soldier"),
    "building:mint": ("A:", "spring", "summer", "autumn"),
    "building:improvised_defences": ("+1", "battle", "≤5"),
    "building:recruiting_office": ("plus2", "=", "any"),
    "building:training_camp": ("autumn", "soldier"),
    "building:military_academy": ("winter", "white", "white"),
}
SHORT_NAMES: Final = {
    "goldsmith": marked("Goldsmith"),
    "improvised_defences": marked("Defences"),
    "recruiting_office": marked("Recruiters"),
    "military_academy": marked("Academy"),
}
OF_OTHERS: Final = {"building:quarry": "mine"}
"""Buildings that an icon of every game stands for."""

DRAWING: Final = KingsburgDrawing(
    icons=ICONS,
    piece_icons={piece: OF_OTHERS.get(piece, f"k_{piece.partition(':')[2]}") for piece in EFFECTS},
    effects=EFFECTS,
    short_names=SHORT_NAMES,
    module_pictures={"extra_rows": partial(sheet_of_module, len(ROWS), (0, len(ROWS) - 1), brackets=False)},
)
