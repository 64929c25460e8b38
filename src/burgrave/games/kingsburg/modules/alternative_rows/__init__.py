"""Module 2: strips with other buildings that players may lay over rows of their sheet (p. 11)."""

from typing import Final

from burgrave.engine.module import Module
from burgrave.engine.options import Option
from burgrave.engine.ruleset import Ruleset
from burgrave.games.kingsburg.buildings import BUILDINGS, PRINTED
from burgrave.games.kingsburg.data import read_toml
from burgrave.games.kingsburg.effects.registry import PowerBlock, declare_powers
from burgrave.games.kingsburg.elements import declare_buildings
from burgrave.games.kingsburg.evaluation.weights import declare_power_values
from burgrave.games.kingsburg.ids import BUILDING
from burgrave.games.kingsburg.modules.alternative_rows import garrison, strips
from burgrave.games.kingsburg.modules.alternative_rows.evaluation import EACH_SEASON, EACH_YEAR
from burgrave.games.kingsburg.modules.alternative_rows.travel import Travel
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.disband import DISBAND

STRIPS: Final = read_toml("modules/alternative_rows/strips.toml")
"""The buildings of the alternative rows."""
declare_buildings(STRIPS, PRINTED)
declare_powers(BUILDING, STRIPS, PowerBlock(power=28, effect=11, use=3265, waive=3573))
declare_power_values(BUILDING, EACH_SEASON, EACH_YEAR)


def prepare(rules: Ruleset) -> None:
    """Bring the buildings of the strips into play."""
    rules.book.use_powers(PRINTED, len(BUILDINGS))


ALTERNATIVE_ROWS: Final = Module[State](
    id="alternative_rows",
    home=__name__,
    title="Alternative rows",
    summary="Strips with other buildings that players may lay over rows of their sheet.",
    needs=("base",),
    # Nobody has published the prices of the strips.
    demands={"documented_only": ("no", "cards")},
    options=(
        Option(
            "rows",
            "dealt",
            ("dealt", "drafted"),
            "How players get alternative rows: two dealt to each, or chosen one by one, there and back.",
        ),
    ),
    prepare=prepare,
    programme={
        "setup": lambda steps: (*steps, strips.LayStrips()),
        "winter_end": lambda steps: tuple(garrison.DisbandOrRetain() if step is DISBAND else step for step in steps),
    },
    offers={"influence": (Travel(),)},
    steps=(
        strips.LayStrips,
        strips.ExchangeStrip,
        strips.DraftStrip,
        strips.CoverRows,
        garrison.DisbandOrRetain,
        garrison.RetainSoldier,
    ),
    slice=strips.new_strips,
    view=strips.view,
    determinize=strips.determinize,
)
