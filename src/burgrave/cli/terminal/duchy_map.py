"""A duchy as a hex-shaped text map: `12A4` is hex 12, for animals, die 4; a covered hex shows its tile."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from burgrave.games.burgundy.duchy import LETTERS, ROWS, Duchy

CELL = 4
WIDTH = max(ROWS) * (CELL + 1) - 1

STYLES = ("#d7af87", "#87d75f", "#5fafff", "#ffd75f", "#00af5f", "#a8a8a8")
"""By colour: building, animal, ship, monastery, castle, mine."""

SHORT = {
    "castle": "cstl",
    "boarding_house": "bdho",
    "carpenter": "carp",
    "church": "chrc",
    "market": "mrkt",
    "sheep": "she",
    "chicken": "chi",
    "town_hall": "town",
    "warehouse": "ware",
    "watchtower": "wtow",
    "monastery": "mo",
}
"""Names that are too long for a cell."""

LEGEND = "12A4: hex 12, animals, die 4.  Building Animal Ship Y-monastery Castle Mine"


def duchy_map(layout: Duchy, tiles: Sequence[str | None], targets: frozenset[int] = frozenset()) -> Text:
    """The map; `targets` are hexes (from 0) to point out, because a tile can be placed there now."""
    text = Text(no_wrap=True)
    hex_ = 0
    for row, length in enumerate(ROWS):
        text.append(" " * ((max(ROWS) - length) * (CELL + 1) // 2))
        for column in range(length):
            text.append_text(cell(layout, hex_, tiles[hex_], hex_ in targets))
            if column < length - 1:
                text.append(" ")
            hex_ += 1
        if row < len(ROWS) - 1:
            text.append("\n")
    return text


def cell(layout: Duchy, hex_: int, tile: str | None, is_target: bool) -> Text:
    """One hex, four characters wide."""
    colour = layout.colour[hex_]
    if tile is not None:
        return Text(short(tile).center(CELL), style=f"bold black on {STYLES[colour]}")
    space = f"{LETTERS[colour]}{layout.number[hex_]}"
    style = f"bold underline {STYLES[colour]}" if is_target else STYLES[colour]
    return Text.assemble((f"{hex_ + 1:2d}", "bold" if is_target else "dim"), (space, style))


def short(tile: str) -> str:
    """A tile in at most four characters."""
    kind, _, number = tile.partition("-")
    return (SHORT.get(kind, kind) + number)[:CELL]
