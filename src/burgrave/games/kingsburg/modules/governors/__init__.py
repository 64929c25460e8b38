"""Module 3: every player is a governor with a power for the whole game (p. 12-13)."""

from typing import Final

from burgrave.engine.module import Module
from burgrave.engine.options import Option
from burgrave.engine.ruleset import Ruleset
from burgrave.games.kingsburg.council import FIRST_OWN, declare_rewards
from burgrave.games.kingsburg.effects.registry import PowerBlock, declare_powers
from burgrave.games.kingsburg.evaluation.weights import declare_power_values
from burgrave.games.kingsburg.modules.governors import choosing, court, discounts, powers
from burgrave.games.kingsburg.modules.governors.cards import FIRST_GOVERNOR, GOVERNOR, NAMES
from burgrave.games.kingsburg.modules.governors.cards import GOVERNORS as CARDS
from burgrave.games.kingsburg.modules.governors.effects import GOVERNORS_ODD
from burgrave.games.kingsburg.modules.governors.elements import CHOICES_OF_GOVERNORS
from burgrave.games.kingsburg.modules.governors.evaluation import GOVERNORS_EACH_SEASON, GOVERNORS_EACH_YEAR, evaluate_bid
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.favour import ROYAL_AID

declare_powers(
    GOVERNOR,
    CARDS,
    PowerBlock(power=FIRST_GOVERNOR, effect=28, use=3284, waive=3590),
    GOVERNORS_ODD,
    CHOICES_OF_GOVERNORS,
)
declare_power_values(GOVERNOR, GOVERNORS_EACH_SEASON, GOVERNORS_EACH_YEAR)
declare_rewards(FIRST_OWN, CARDS["politician"]["spaces"])


def prepare(rules: Ruleset) -> None:
    """Make the governors known as powers that may come into play."""
    rules.book.use_powers(FIRST_GOVERNOR, FIRST_GOVERNOR + len(NAMES))


GOVERNORS: Final = Module[State](
    id="governors",
    home=__name__,
    title="Governors",
    summary="Everybody is somebody, with a power of their own.",
    needs=("base",),
    options=(
        Option(
            "governor_choice",
            "dealt",
            ("dealt", "auction"),
            "How players become governors: three cards dealt of which one is kept in secret, or an auction for points.",
        ),
    ),
    prepare=prepare,
    programme={
        "setup": lambda steps: (*steps, choosing.ChooseGovernors()),
        "aid": lambda steps: tuple(choosing.FirstAid() if step is ROYAL_AID else step for step in steps),
        "year_closing": lambda steps: (*steps, powers.MinstrelSings(False)),
        "game_closing": lambda steps: (*steps, powers.MinstrelSings(True)),
    },
    offers={"influence": (powers.Lobby(),)},
    evaluations=(evaluate_bid,),
    reactions={
        "powers": (court.add_power,),
        "built": (powers.collect_tax,),
        "discounts": (discounts.add_discounts,),
        "discounted": (discounts.take_discount,),
        "fought": (powers.count_battle,),
        "audited": (court.audit,),
    },
    steps=(
        choosing.ChooseGovernors,
        choosing.KeepGovernors,
        choosing.NextAuction,
        choosing.Nominate,
        choosing.Bid,
        choosing.StartGovernors,
        choosing.FirstAid,
        powers.MinstrelSings,
    ),
    slice=court.new_court,
    view=court.view,
    determinize=court.determinize,
)
