"""Whims: tiles over what advisers give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.draw.drawing import style_sheet
from burgrave.draw.icons import use
from burgrave.draw.markup import figure, number
from burgrave.draw.shapes import box
from burgrave.games.kingsburg.council import ADVISERS, RANKS
from burgrave.games.kingsburg.drawing.adviser import Form
from burgrave.games.kingsburg.drawing.declaration import Cover, KingsburgDrawing, OnAdviser
from burgrave.games.kingsburg.drawing.icons import adviser_icon
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.reading import Scene
from burgrave.games.kingsburg.drawing.tokens import Signs, row

ID: Final = "whims"
ICONS: Final = {
    "k_whim": (
        '<path class="s" stroke-width="6" d="M32 34c-4 0-5-6 0-7s11 4 9 11-11 12-19 8-11-16-5-25 19-12 29-5 13 20 8 31"/>'
        '<path d="M47 58l1-16 13 8z"/>'
    ),
}
"""Fragments of SVG on a 64 x 64 grid, by name; see `draw/icons.py`."""
WHIMS: Final[Mapping[int, Signs]] = {
    1: ("=", "1", "…", "18"),
    2: ("2", "plus2", "/", "gold", "soldier"),
    3: ("‹", "any"),
    4: ("gold", "wood", "stone"),
    5: ("any",),
    6: ("any", "point", "soldier"),
    7: ("person", "any", "2", "any"),
    8: ("‹", "any", "any", "›"),
    9: ("any", "any", "/", "any", "soldier", "plus2"),
    10: ("any", "=", "any"),
    11: ("stone", "soldier", "point"),
    12: ("3", "gold", "/", "3", "point"),
    13: ("any", "plus2", "point", "soldier", "peek"),
    14: ("any", "any", "any", "plus2", "soldier"),
    15: ("2", "gold", "2", "wood", "2", "stone"),
    16: ("5", "point"),
}
"""By the rank of the adviser they lie on."""
STOCK: Final = 4
"""The rank of the tile with a stock of resources."""
SINGLE: Final = 5
"""The rank of the tile with a single resource."""


def whim_signs(rank: int, stock: Mapping[str, bool] | None, single: str | None) -> Signs:
    """Return a whim in signs, with what lies on it where something does."""
    if rank == STOCK and stock is not None:
        return tuple(kind for kind in ("gold", "wood", "stone") if stock.get(kind)) or ("any",)
    if rank == SINGLE and single:
        return (single,)
    return WHIMS[rank]


def tiles(scene: Scene) -> dict[int, OnAdviser]:
    """Return the tiles that lie on advisers, by rank."""
    part, label = scene.module(ID), labels(scene.language).language.gettext("a whim lies there")
    ranks = [place["rank"] for place in scene.view["council"][:RANKS] if place["whim"]]
    return {
        rank: OnAdviser(Cover(tile, (whim_signs(rank, part.get("stock"), part.get("single")),), label, f"whim:{rank}"))
        for rank in ranks
    }


def tile(x: float, top: float, form: Form, signs: Signs) -> str:
    """Draw a tile over what the adviser gives without it."""
    down, size, _ = form.reward
    y = top + down
    swirl, radius = x - form.width / 2 + (8 if form.has_name else 5), (9.0 if form.has_name else 6.5)
    ground = box(x, y, form.width - (12 if form.has_name else 8), size + 1, 4, "tile-ground")
    disc = f'<circle class="swirl" cx="{number(swirl)}" cy="{number(y)}" r="{radius}"/>{use("k_whim", swirl, y, radius * 1.35)}'
    reward = row(signs, x + radius * 0.7, y, size - 3, form.width - radius * 3.1)
    return f'<g class="whim">{ground}<g class="on-swirl">{disc}</g>{reward}</g>'


def symbol(icon: str) -> str:
    """Draw a whim alone: the adviser it lies on, with its sign."""
    disc = f'<g class="on-swirl"><circle class="swirl" cx="46" cy="46" r="12"/>{use("k_whim", 46, 46, 16)}</g>'
    return figure(60, 60, f'<g class="whim">{use(icon, 27, 27, 42)}{disc}</g>')


PIECE_ICONS: Final = {
    **{f"whim:{rank}": adviser_icon(rank) for rank in range(1, RANKS + 1)},
    **{f"whim:{name}": adviser_icon(rank) for rank, name in enumerate(ADVISERS, 1)},
    "whim": "k_king",
}
"""A whim is shown by its adviser."""

DRAWING: Final = KingsburgDrawing(
    icons=ICONS,
    css=style_sheet("burgrave.games.kingsburg.modules.whims", "whims.css"),
    piece_icons=PIECE_ICONS,
    symbols_by_kind={"whim": symbol},
    on_advisers=(tiles,),
    module_pictures={ID: lambda: symbol(adviser_icon(1))},
)
