"""An estate as a hex-shaped text map: `B10V` is field B10, for a village; a covered field shows its token."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.estate import FIELD_NAMES, LETTERS, Estate, spots
from burgrave.games.tuscany.tokens import COLOUR, HEXAGON, token_named

CELL = 5
COLUMNS = 9
WIDTH = COLUMNS * CELL

STYLES = ("#00af87", "#ff5f5f", "#5fafff", "#87d75f", "#a8a8a8", "#ffaf5f", "#ffd75f", "#d7d7af")
"""By colour, as `colours.COLOURS` lists them."""
HEXAGON_STYLE = "#5f87ff"

LEGEND = "B10V: field B10, village.  Castle ciTy Inn Agriculture Quarry Village Monastery cart (W)"


def estate_map(layout_: Estate, tokens: Sequence[str | None], targets: frozenset[int] = frozenset()) -> Text:
    """Return the map; `targets` are fields to emphasize, because a token can be placed there now."""
    places = spots(layout_.layout)
    top = min(height for _, height in places)
    lines: list[list[Text]] = [
        [Text(" " * CELL) for _ in range(COLUMNS)] for _ in range(max(height for _, height in places) - top + 1)
    ]
    for field, (column, height) in enumerate(places):
        lines[height - top][column] = cell(layout_, field, tokens[field], field in targets)
    return Text("\n", no_wrap=True).join(Text.assemble(*line) for line in lines)


def cell(laid: Estate, field: int, token: str | None, is_target: bool) -> Text:
    """Return one field with a space behind it."""
    colour = laid.colour[field]
    if token is not None:
        return Text.assemble((short(token).center(CELL - 1), f"bold black on {STYLES[colour]}"), " ")
    style = f"bold underline {STYLES[colour]}" if is_target else STYLES[colour]
    name = FIELD_NAMES[field]
    return Text.assemble((name, "bold" if is_target else "dim"), (LETTERS[colour], style), " " * (CELL - 1 - len(name)))


def short(token: str) -> str:
    """Return a token in at most four characters; of two kinds of produce two letters each."""
    kinds = token.split("+")
    return "".join(kind[:2] for kind in kinds) if len(kinds) > 1 else token[: CELL - 1]


def style_of(token: str) -> str:
    """Return the colour of a token's name."""
    number = token_named(token)
    return HEXAGON_STYLE if number == HEXAGON else STYLES[COLOUR[number]]


def card_style(colour: str) -> str:
    """Return the colour of a card's name."""
    return STYLES[COLOURS.index(colour)]
