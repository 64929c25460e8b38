"""White castles (special p. 13): buildings that bring an action with the white die, and the monastery that counts them.

They lie among the other buildings, black tiles and monasteries; there is no view of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.module import Module
from burgrave.engine.ruleset import Ruleset
from burgrave.games.burgundy.colours import BUILDING, COLOURS, MONASTERY
from burgrave.games.burgundy.modules.white_castles.action import WhiteDieAction, white_castle
from burgrave.games.burgundy.modules.white_castles.tiles import (
    BLACK_WHITE_CASTLES,
    CHARTER,
    CHARTER_TILE,
    WHITE_CASTLE,
    WHITE_CASTLES,
    WORTH,
)
from burgrave.games.burgundy.state import State

if TYPE_CHECKING:
    from burgrave.games.burgundy.book import Book

ID: Final = "white_castles"


def prepare(rules: Ruleset) -> None:
    """Add the tiles to the piles of their backs."""
    book: Book = rules.book
    book.supply[BUILDING] += [WHITE_CASTLE] * WHITE_CASTLES
    book.supply[len(COLOURS)] += [WHITE_CASTLE] * BLACK_WHITE_CASTLES
    book.supply[MONASTERY].append(CHARTER_TILE)
    book.sources.append(f"monastery-{CHARTER}")
    book.effects[WHITE_CASTLE] = white_castle
    book.worth[WHITE_CASTLE] = WORTH


WHITE_CASTLES_MODULE: Final = Module[State](
    id=ID,
    home=__name__,
    title="White castles",
    summary="Buildings that bring an action with the white die, and a monastery that counts them.",
    needs=("base",),
    demands={"edition": ("special",)},
    prepare=prepare,
    steps=(WhiteDieAction,),
)
