"""The whims of the court as a module."""

from typing import Final

from burgrave.engine.options import Option
from burgrave.engine.ruleset import Module
from burgrave.games.kingsburg.modules.whims import rewards, tiles
from burgrave.games.kingsburg.steps.roll import START_SEASON

WHIMS: Final = Module(
    id="whims",
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
            found for step in steps for found in ((step, tiles.DrawWhim()) if step is START_SEASON else (step,))
        ),
        "support": lambda steps: (*steps, tiles.RefillSingle()),
        "season_end": lambda steps: (*steps, tiles.RemoveWhim()),
    },
    reactions={"audited": (tiles.audit,)},
    steps=(tiles.LayAllWhims, tiles.DrawWhim, tiles.RefillSingle, tiles.RemoveWhim, *rewards.STEPS),
    slice=tiles.new_tiles,
    view=tiles.view,
    conceal=tiles.conceal,
)
