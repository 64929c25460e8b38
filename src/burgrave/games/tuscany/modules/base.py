"""The base game as a Module."""

from typing import Final

from burgrave.engine.errors import BadOption
from burgrave.engine.module import Module
from burgrave.engine.options import Option
from burgrave.engine.programme import Slot
from burgrave.engine.ruleset import Ruleset
from burgrave.games.tuscany.numbers import PRINTINGS
from burgrave.games.tuscany.scoring import FinalScoring, ScorePhase
from burgrave.games.tuscany.state import State
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
    Option(
        "documented_only",
        "no",
        ("no", "yes"),
        "Exclude reconstructed content (the game cannot be played without it).",
    ),
)


def check_documented(rules: Ruleset) -> None:
    """Raise BadOption where only published content is wanted: nothing could be placed without the estate parts, which are ours."""
    if rules.options["documented_only"] == "yes":
        raise BadOption(
            "the game cannot be played with documented_only 'yes'; reconstructed are: the twelve estate parts, how "
            "many estate cards there are of each colour, the income cards, the kinds on agriculture tokens, and the points for "
            "covering a colour"
        )


BASE: Final = Module[State](
    id="base",
    home="burgrave.games.tuscany",
    title="The Castles of Tuscany",
    summary="The game itself: three phases, an action a turn, an estate of three parts to fill.",
    options=OPTIONS,
    prepare=check_documented,
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
