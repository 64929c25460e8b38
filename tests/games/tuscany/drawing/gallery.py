"""Writes pages of positions to look at, light and dark, for a desktop and a phone.

    python tests/games/tuscany/drawing/gallery.py FOLDER

Not collected as a test. The pages hold the real drawings and the real style sheets of the table; what can be chosen is lit here as
the table's script would light it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from burgrave.draw import Look, icon
from burgrave.games.tuscany.drawing import DRAWING
from burgrave.games.tuscany.game import TUSCANY

sys.path.insert(0, str(Path(__file__).parents[3]))

from burgrave.games.tuscany.cards import INCOME
from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.drawing.icons import ICONS
from burgrave.games.tuscany.drawing.tokens import COLOUR_OF
from burgrave.games.tuscany.tokens import BONUSES
from games.gallery import flows, lit, prices, table, themed, write
from games.tuscany.drawing.positions import NAMES, positions, step_of


def tables() -> Iterator[tuple[str, str]]:
    """Every position, by file name."""
    for position in positions():
        state, focus = position.state, position.focus
        names = NAMES[: state.seats]
        view = state.view(position.you[0])
        parts = DRAWING.parts(view, Look(focus, position.you, names, position.language))
        asks = focus in state.to_act and focus in position.you and step_of(state) != "Arrange"
        badges = prices(state, focus) if asks else {}
        plays = [str(action) for action in state.legal_actions(focus)] if badges else []
        framed = table(TUSCANY, parts, position.title, "or click anything lit", focus, names, state.scores, "Second action for 1")
        body = lit(framed, badges, position.fresh, plays)
        yield from themed(position.name, position.title, body, DRAWING)


def sheet() -> str:
    """Every picture, and the card of the game."""
    icons = "".join(f"<figure>{icon(name, 48)}{icon(name, 22)}<figcaption>{name}</figcaption></figure>" for name in ICONS)
    pieces = [*COLOUR_OF, *(f"{kind}:{colour}" for kind in ("field", "card") for colour in COLOURS)]
    pieces += [*(f"bonus:{kind}" for kind in BONUSES), *(f"income:{kind}" for kind in INCOME)]
    return flows(icons, "".join(map(DRAWING.symbol, pieces)), f'<div style="width:300px">{DRAWING.art()}</div>')


if __name__ == "__main__":
    write([*tables(), *themed("sheet", "pieces", sheet(), DRAWING)])
