"""The base game, registered through the same door as every expansion."""

from typing import Final

from burgrave.engine.options import Option
from burgrave.engine.programme import Slot
from burgrave.engine.ruleset import Module
from burgrave.games.tuscany.numbers import PRINTINGS
from burgrave.games.tuscany.scoring import FinalScoring, ScorePhase
from burgrave.games.tuscany.steps import rounds, turn
from burgrave.games.tuscany.steps.arrange import Arrange
from burgrave.games.tuscany.steps.bonus import ChooseBonus, ChooseFirstBonuses
from burgrave.games.tuscany.steps.cards import Draw
from burgrave.games.tuscany.steps.castle import PlaceOpenToken
from burgrave.games.tuscany.steps.effects import token_effect
from burgrave.games.tuscany.steps.place import Pay, Place
from burgrave.games.tuscany.steps.take import Exchange, MakeRoom, Take, TakeAfterExchange

OPTIONS: Final = (
    Option(
        "printing",
        "later",
        tuple(PRINTINGS),
        "Whose numbers: later printings (draw 3 cards, 5 cards a point), or the first (draw 2, 3 cards a point, other tie-break).",
        decides=True,
    ),
)

BASE: Final = Module(
    id="base",
    title="The Castles of Tuscany",
    summary="The game itself: three phases, an action a turn, an estate of three parts to fill.",
    options=OPTIONS,
    programme={
        "setup": lambda steps: (*steps, Arrange(), ChooseFirstBonuses()),
        "phase_end": lambda steps: (*steps, ScorePhase()),
        "game_end": lambda steps: (*steps, FinalScoring()),
    },
    offers={
        "action": (Draw(), Take(), Exchange(), Place(), turn.SpendMarble(stays=True)),
        "end": (turn.SpendMarble(stays=True), turn.End()),
    },
    reactions={"placed": (token_effect,)},
    steps=(
        Slot,
        Arrange,
        ChooseFirstBonuses,
        ChooseBonus,
        rounds.StartRound,
        rounds.NextTurn,
        rounds.EndRound,
        rounds.NextPhase,
        ScorePhase,
        FinalScoring,
        turn.TakeAction,
        turn.EndTurn,
        TakeAfterExchange,
        MakeRoom,
        Pay,
        PlaceOpenToken,
    ),
)
