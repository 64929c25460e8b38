"""The base game as a Module."""

from typing import Final

from burgrave.engine.errors import BadOption
from burgrave.engine.module import Module
from burgrave.engine.options import Option
from burgrave.engine.programme import Slot
from burgrave.engine.ruleset import Ruleset
from burgrave.games.tiletum.kinds import ARCHITECT, MERCHANT
from burgrave.games.tiletum.scoring import FinalScoring
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps import act, course, gifts, king, walk
from burgrave.games.tiletum.steps.characters import Renew, Settle, TakeCharacter
from burgrave.games.tiletum.steps.contracts import Exchange, Fulfil, TakeContract, TakeInstead
from burgrave.games.tiletum.steps.contribute import Contribute
from burgrave.games.tiletum.steps.crests import PlaceCrest
from burgrave.games.tiletum.steps.dice import ChooseDie, RollDice, TakeBonusTile, TakeDie
from burgrave.games.tiletum.steps.fair import Fair, KingFair
from burgrave.games.tiletum.steps.goods import Buy, GainGoods
from burgrave.games.tiletum.steps.helpers import Use
from burgrave.games.tiletum.steps.storage import TakeKingTile
from burgrave.games.tiletum.tiles import CONTRACT_STACKS

TASKS: Final = (Fulfil(stays=True), PlaceCrest(stays=True), Contribute(stays=True), Use(stays=True), Buy(stays=True))
"""At any time in one's turn (p. 19)."""

OPTIONS: Final = (
    Option(
        "documented_only",
        "no",
        ("no", "yes"),
        "Exclude reconstructed content (the game cannot be played without it).",
    ),
    Option(
        "contract_stack",
        "larger",
        tuple(CONTRACT_STACKS),
        "How many tiles the stack of contracts has for 2, 3 and 4 players: 20, 24 and 26, or 14, 20 and 26 as it was at first.",
        former="smaller",
    ),
    Option(
        "space_helper",
        "at_once",
        ("at_once", "later"),
        "Whether a helper that recolours may be used for the die from whose action space it is taken, or only for later dice.",
        former="later",
    ),
)


def check_documented(rules: Ruleset) -> None:
    """Raise BadOption where only published content is wanted: no turn can be played without some that is ours."""
    if rules.options["documented_only"] == "yes":
        raise BadOption(
            "the game cannot be played with documented_only 'yes'; reconstructed are: most roads, house and bonus spaces of the "
            "map, the cities of fairs and the points of rounds, the values of the king track, cathedrals and costs, prices and "
            "spaces of contracts, and the number of copies of helpers, characters, contracts and crests"
        )


BASE: Final = Module[State](
    id="base",
    home="burgrave.games.tiletum",
    title="Tiletum",
    summary="The game itself: four rounds, three dice each, goods or action points, a fair at the end of every round.",
    options=OPTIONS,
    prepare=check_documented,
    programme={
        "setup": lambda steps: steps,
        "preparation": lambda steps: (*steps, RollDice()),
        "king_phase": lambda steps: (*steps, king.LeaderBonus(), king.KingPoints(), KingFair(), king.NewOrder()),
        "fair_phase": lambda steps: (*steps, Fair()),
        "clean_up": lambda steps: (*steps, course.CleanUp()),
        "game_end": lambda steps: (*steps, FinalScoring()),
    },
    offers={
        "die": (TakeDie(), *TASKS),
        "merchant": (walk.Move(MERCHANT), walk.Build(MERCHANT), walk.TakeTile(MERCHANT), *TASKS),
        "architect": (walk.Move(ARCHITECT), walk.Build(ARCHITECT), walk.TakeTile(ARCHITECT), *TASKS),
        "character": (TakeCharacter(), Settle(), Renew(), *TASKS),
        "contract": (TakeContract(), Exchange(), *TASKS),
        "king": TASKS,
        "any": (act.ChooseKind(), *TASKS),
        "reuse": TASKS,
    },
    reactions={"built": (gifts.space_bonus,)},
    steps=(
        Slot,
        course.StartRound,
        course.NextLap,
        course.NextTurn,
        course.EndRound,
        course.CleanUp,
        RollDice,
        king.LeaderBonus,
        king.KingPoints,
        king.NewOrder,
        KingFair,
        Fair,
        FinalScoring,
        ChooseDie,
        TakeBonusTile,
        TakeKingTile,
        act.Act,
        act.SideAct,
        act.ChooseAction,
        act.ChooseSideAction,
        GainGoods,
        TakeInstead,
        walk.Stroll,
        walk.Travel,
        walk.BuildHouseAnywhere,
        walk.BuildPillarAnywhere,
        gifts.ReuseBuilding,
        gifts.ResolveBonuses,
    ),
)
