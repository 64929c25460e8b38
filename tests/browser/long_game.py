"""Serves the table with Burgundy as a game of long turns: openings of the table that only some games use.

Run as a script in place of `burgrave`. The strip of a phone is one leaf, the board of the focus the other; something lies above the
own board; steps leave a trail; taking tiles and workers are tasks; ending a turn with dice left is warned of. The dice are those of
`former_dice.py`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import burgrave
from burgrave.cli import main
from burgrave.draw import Leaf
from burgrave.engine.action import Action
from burgrave.engine.former_chance import FormerStream
from burgrave.engine.ruleset import Ruleset
from burgrave.games.words import Chip, Tasks

GAME = burgrave.game("burgundy")
DRAWING = GAME.drawing


def chip(to: Any, state: Any, seat: int, step: Any, action: Action) -> Chip:
    """The verb with a sign, and where it leads."""
    return ((action.verb, "die1 die"), (action.path[-1] if action.path else "", ""))


def warns(to: Any, state: Any, seat: int, step: Any, action: Action) -> str:
    """Silver that could still buy something."""
    return "1 coin unspent" if action.verb == "end" else ""


def tasks(to: Any, state: Any, seat: int, step: Any) -> Tasks:
    """Two verbs of the game and one that is never possible."""
    signs = (("take", "Take a tile", "castle"), ("workers", "Take workers", "worker"), ("dance", "Dance", "moon"))
    return Tasks("Tasks, at any time", "Tasks", signs)


GAME.words = replace(GAME.words, chip=chip, warns=warns, tasks=tasks)
GAME.drawing = replace(
    DRAWING,
    upper=lambda seen: f'<p class="caps">{len(seen.view["players"])} play</p>',
    leaves=lambda seen: (
        Leaf("depots", "Depots", "log", DRAWING.strip(seen)),
        Leaf("duchy", "Duchy", "point", DRAWING.own_map(seen), is_own=True),
    ),
)

if __name__ == "__main__":
    Ruleset.stream = lambda _rules, seed: FormerStream(seed)  # type: ignore[method-assign]
    main()
