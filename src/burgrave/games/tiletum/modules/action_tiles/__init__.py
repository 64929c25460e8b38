"""The six action tiles: the actions around the wheel in random order (p. 6)."""

from __future__ import annotations

from typing import ClassVar, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.chance import shuffle
from burgrave.engine.events import NOBODY
from burgrave.engine.module import Module
from burgrave.games.tiletum.numbers import FIRST_LAYOUT
from burgrave.games.tiletum.state import State


class LayActionTiles(Automatic[State]):
    """Lays one tile on each space around the wheel."""

    __slots__ = ()
    id: ClassVar[str] = "LayActionTiles"

    def run(self, state: State) -> None:
        state.spaces = shuffle(state, FIRST_LAYOUT)
        state.turn_wheel()
        state.events.append(("layout", NOBODY, *state.spaces))


ACTION_TILES: Final = Module[State](
    id="action_tiles",
    home=__name__,
    title="Action tiles",
    summary="The six actions lie around the wheel in random order.",
    needs=("base",),
    programme={"setup": lambda steps: (*steps, LayActionTiles())},
    steps=(LayActionTiles,),
)
