"""Module 6: tiles that change what advisers give, one more every season; or all of them, one fewer every season (p. 15-16)."""

from typing import Final

from burgrave.engine.module import Module
from burgrave.engine.options import Option
from burgrave.games.kingsburg.council import declare_rewards
from burgrave.games.kingsburg.elements import declare_taken
from burgrave.games.kingsburg.modules.whims import rewards, tiles
from burgrave.games.kingsburg.modules.whims.printed import FIRST_TILE, PRINTED, TAKEN
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.roll import START_SEASON

declare_rewards(FIRST_TILE, PRINTED.values())
declare_taken(TAKEN, first=67, take=2328)

WHIMS: Final = Module[State](
    id="whims",
    home=__name__,
    title="Whims of the court",
    summary="Tiles change what the advisers give.",
    needs=("base",),
    options=(
        Option(
            "court",
            "whims",
            ("whims", "tradition"),
            "How whims come and go: one more tile each season, or all from the start and one fewer each season.",
        ),
    ),
    programme={
        "setup": lambda steps: (*steps, tiles.LayAllWhims()),
        "season_start": lambda steps: tuple(
            due for step in steps for due in ((step, tiles.DrawWhim()) if step is START_SEASON else (step,))
        ),
        "support": lambda steps: (*steps, tiles.RefillSingle()),
        "season_end": lambda steps: (*steps, tiles.RemoveWhim()),
    },
    reactions={"audited": (tiles.audit,)},
    steps=(tiles.LayAllWhims, tiles.DrawWhim, tiles.RefillSingle, tiles.RemoveWhim, *rewards.STEPS),
    slice=tiles.new_tiles,
    view=tiles.view,
    determinize=tiles.determinize,
)
