"""A duchy as a hex-shaped text map: `12A4` is hex 12, for animals, die 4; a covered hex shows its tile."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from burgrave.games.burgundy.duchy import LETTERS, ROWS, Duchy

CELL = 4
WIDTH = max(ROWS) * (CELL + 1) - 1

STYLES = ("#d7af87", "#87d75f", "#5fafff", "#ffd75f", "#00af5f", "#a8a8a8", "#d7d7d7", "#af87ff")
"""By colour: building, animal, ship, monastery, castle, mine; tiles for a space of any colour, and for none in a duchy."""

SHORT = {
    "castle": "cstl",
    "boarding_house": "bdho",
    "carpenter": "carp",
    "church": "chrc",
    "market": "mrkt",
    "sheep": "she",
    "chicken": "chi",
    "goat": "goa",
    "town_hall": "town",
    "warehouse": "ware",
    "watchtower": "wtow",
    "monastery": "mo",
}
"""Names that are too long for a cell."""

LETTER = {"black": "k"}
"""Colours that begin like another one."""

LEGEND = "12A4: hex 12, animals, die 4.  Building Animal Ship Y-monastery Castle Mine"


def duchy_map(layout: Duchy, tiles: Sequence[str | None], targets: frozenset[int] = frozenset()) -> Text:
    """Return the map; `targets` are hexes (from 0) to emphasize, because a tile can be placed there now."""
    rows: dict[float, list[tuple[int, int]]] = {}
    left = min(across for across, _ in layout.cells)
    for hex_, (across, down) in enumerate(layout.cells):
        rows.setdefault(down, []).append((int((across - left) * (CELL + 1)), hex_))
    lines = []
    for down in sorted(rows):
        line = Text(no_wrap=True)
        for column, hex_ in sorted(rows[down]):
            line.append(" " * (column - len(line)))
            line.append_text(cell(layout, hex_, tiles[hex_], hex_ in targets))
        lines.append(line)
    return Text("\n", no_wrap=True).join(lines)


def width_of(layout: Duchy) -> int:
    """Return the width of a duchy's map in characters."""
    across = [column for column, _ in layout.cells]
    return int((max(across) - min(across)) * (CELL + 1)) + CELL


def cell(layout: Duchy, hex_: int, tile: str | None, is_target: bool) -> Text:
    """Return one hex, four characters wide."""
    colour = layout.colour[hex_]
    if tile is not None:
        return Text(short(tile).center(CELL), style=f"bold black on {STYLES[colour]}")
    space = f"{LETTERS[colour]}{layout.number[hex_]}"
    style = f"bold underline {STYLES[colour]}" if is_target else STYLES[colour]
    return Text.assemble((f"{hex_ + 1:2d}", "bold" if is_target else "dim"), (space, style))


def short(tile: str) -> str:
    """Return a tile in at most four characters."""
    kind, _, number = tile.partition("-")
    if "-" in number:  # of two colours: a letter for each
        return kind[0] + "".join(LETTER.get(colour, colour[0]) for colour in number.split("-"))
    return (SHORT.get(kind, kind) + number)[:CELL]
