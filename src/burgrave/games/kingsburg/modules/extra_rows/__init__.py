"""Module 1: the other side of the province sheet, with seven rows (p. 10)."""

from typing import Final

from burgrave.engine.module import Module
from burgrave.engine.ruleset import Ruleset
from burgrave.games.kingsburg.buildings import ROWS
from burgrave.games.kingsburg.data import read_toml
from burgrave.games.kingsburg.effects.registry import PowerBlock, declare_powers
from burgrave.games.kingsburg.elements import declare_buildings
from burgrave.games.kingsburg.evaluation.weights import declare_power_values
from burgrave.games.kingsburg.ids import BUILDING
from burgrave.games.kingsburg.modules.extra_rows.academy import roll_own_die
from burgrave.games.kingsburg.modules.extra_rows.evaluation import EACH_SEASON, EACH_YEAR
from burgrave.games.kingsburg.questions import declare_question
from burgrave.games.kingsburg.state import State

MORE_ROWS: Final = read_toml("modules/extra_rows/buildings.toml")
"""The buildings of rows A and G."""
EVERY_SEASON: Final = 19
"""The question whether the buildings of row A may be used in every season."""
declare_question(EVERY_SEASON, "every_season")
declare_buildings(MORE_ROWS)
for _row, _block in (
    ("A", PowerBlock(power=0, effect=0, use=3247, waive=3562)),
    ("G", PowerBlock(power=24, effect=10, use=3264, waive=3572)),
):
    declare_powers(BUILDING, {name: entry for name, entry in MORE_ROWS.items() if entry["row"] == _row}, _block)
declare_power_values(BUILDING, EACH_SEASON, EACH_YEAR)


def prepare(rules: Ruleset) -> None:
    """Let everybody play on the side with seven rows."""
    rules.book.use_rows(ROWS)


EXTRA_ROWS: Final = Module[State](
    id="extra_rows",
    home=__name__,
    title="Extra rows",
    summary="The side of the province sheet with seven rows of buildings.",
    needs=("base",),
    # Nobody has published the prices of rows A and G.
    demands={"documented_only": ("no", "cards")},
    prepare=prepare,
    reactions={"reinforced": (roll_own_die,)},
)
