"""Serves the table with Burgundy drawn in leaves and with a panel above the own board: openings that only some games use.

Run as a script in place of `burgrave`; the strip of a phone is one leaf, the board of the focus the other.
"""

from __future__ import annotations

from dataclasses import replace

import burgrave
from burgrave.cli import main
from burgrave.draw import Leaf

GAME = burgrave.game("burgundy")
DRAWING = GAME.drawing
GAME.drawing = replace(
    DRAWING,
    upper=lambda seen: f'<p class="caps">{len(seen.view["players"])} play</p>',
    leaves=lambda seen: (
        Leaf("depots", "Depots", "log", DRAWING.strip(seen)),
        Leaf("duchy", "Duchy", "point", DRAWING.own_map(seen), is_own=True),
    ),
)

if __name__ == "__main__":
    main()
