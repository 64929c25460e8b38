"""The six action tiles: the actions around the wheel in random order (p. 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.chance import shuffle
from burgrave.engine.events import NOBODY
from burgrave.engine.ruleset import Module
from burgrave.games.tiletum.numbers import FIRST_LAYOUT

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State


class LayActionTiles(Automatic):
    """One tile on each space around the wheel."""

    __slots__ = ()

    def run(self, table: Any) -> None:
        state: State = table
        state.spaces = shuffle(state, FIRST_LAYOUT)
        state.turn_wheel()
        state.events.append(("layout", NOBODY, *state.spaces))


ACTION_TILES: Final = Module(
    id="action_tiles",
    title="Action tiles",
    summary="The six actions lie around the wheel in random order.",
    needs=("base",),
    programme={"setup": lambda steps: (*steps, LayActionTiles())},
    steps=(LayActionTiles,),
)
