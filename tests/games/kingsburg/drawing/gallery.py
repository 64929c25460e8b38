"""Writes pages of positions to look at, light and dark, for a desktop and a phone.

    python tests/games/kingsburg/drawing/gallery.py FOLDER

Not collected as a test. The pages hold the real drawings and the real style sheets of the table; what can be chosen is lit here as
the table's script would light it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from burgrave.draw import Look, icon
from burgrave.games.kingsburg.drawing.reading import drawing_of_all
from burgrave.games.kingsburg.game import KINGSBURG

sys.path.insert(0, str(Path(__file__).parents[3]))

from games.gallery import Price, flows, lit, table, themed, write
from games.kingsburg.drawing.positions import positions

DRAWING = drawing_of_all()
NAMES = ("Ann", "Ola", "Jan", "Steward", "Page")


def prices(state: Any, seat: int) -> dict[str, Price]:
    """Every element of a legal action with what its cheapest action spends besides dice."""
    cheapest: dict[str, Price] = {}
    for action in state.legal_actions(seat):
        spent = tuple((1, name) for name in ("plus2", "market") if name in action.path)
        for name in action.path:
            if name not in cheapest or len(spent) < len(cheapest[name]):
                cheapest[name] = spent
    return cheapest


def tables() -> Iterator[tuple[str, str]]:
    """Every position, by file name."""
    for position in positions():
        state, focus = position.state, position.focus
        names = NAMES[: state.seats]
        parts = DRAWING.parts(state.view(focus), Look(focus, position.you, names, position.language))
        cheapest = prices(state, focus) if focus in state.to_act else {}
        framed = table(KINGSBURG, parts, position.title, "or dice first", focus, names, state.points, "Pass")
        body = lit(framed, cheapest, position.fresh)
        yield from themed(position.name, position.title, body, DRAWING)


def sheet() -> str:
    """Every picture, and the card of the game."""
    icons = "".join(f"<figure>{icon(name, 48)}{icon(name, 22)}<figcaption>{name}</figcaption></figure>" for name in DRAWING.icons)
    symbols = "".join(
        DRAWING.symbol(piece) for piece in (*DRAWING.piece_icons, "gold", "wood", "stone", "any", "plus2", "soldier", "whim:3")
    )
    return flows(icons, symbols, f'<div style="width:300px">{DRAWING.art()}</div>')


if __name__ == "__main__":
    write([*tables(), *themed("sheet", "pieces", sheet(), DRAWING)])
