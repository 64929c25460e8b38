"""Serves the table with Burgundy as a game of long turns: openings of the table that only some games use.

Run as a script in place of `burgrave`. The strip of a phone is one tab, the board of the focus the other; something lies above the
own board; steps leave a trail; taking tiles and workers are tasks; ending a turn with dice left is warned of. The dice are those of
`legacy_dice.py`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import burgrave
from burgrave.cli import main
from burgrave.draw import Tab
from burgrave.engine.action import Action
from burgrave.engine.legacy_chance import LegacyStream
from burgrave.engine.ruleset import Ruleset
from burgrave.games.words import Chip, Tasks

GAME = burgrave.game("burgundy")
WORDS_OF, DRAWING_OF = GAME.words_of, GAME.drawing_of


def chip(to: Any, state: Any, seat: int, step: Any, action: Action) -> Chip:
    """The verb with a sign, and where it leads."""
    return ((action.verb, "die1 die"), (action.path[-1] if action.path else "", ""))


def warns(to: Any, state: Any, seat: int, step: Any, action: Action) -> str:
    """Return a warning, which `end` alone has: silver could still buy something."""
    return "1 coin unspent" if action.verb == "end" else ""


def tasks(to: Any, state: Any, seat: int, step: Any) -> Tasks:
    """Two verbs of the game and one that is never possible."""
    signs = (("take", "Take a tile", "castle"), ("workers", "Take workers", "worker"), ("dance", "Dance", "moon"))
    return Tasks("Tasks, at any time", "Tasks", signs)


def long_words(modules: Any = None) -> Any:
    """The words of Burgundy with a trail, warnings and tasks."""
    return replace(WORDS_OF(modules), chip=chip, warns=warns, tasks=tasks)


def long_drawing(modules: Any = None) -> Any:
    """The drawing of Burgundy in tabs, with a panel above the own board."""
    drawing = DRAWING_OF(modules)
    return replace(
        drawing,
        upper=lambda seen: f'<p class="caps">{len(seen.view["players"])} play</p>',
        tabs=lambda seen: (
            Tab("depots", "Depots", "log", drawing.strip(seen)),
            Tab("duchy", "Duchy", "point", drawing.own_map(seen), is_own=True),
        ),
    )


GAME.words_of = long_words  # type: ignore[method-assign]
GAME.drawing_of = long_drawing  # type: ignore[method-assign]

if __name__ == "__main__":
    Ruleset.stream = lambda _rules, seed: LegacyStream(seed)  # type: ignore[method-assign]
    main()
