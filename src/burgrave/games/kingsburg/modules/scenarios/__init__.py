"""Scenario sheets: one of four changes the whole game."""

from typing import Final

from burgrave.engine.errors import BadOption
from burgrave.engine.module import Module
from burgrave.engine.options import Option
from burgrave.engine.ruleset import Ruleset
from burgrave.games.kingsburg.data import is_left_out
from burgrave.games.kingsburg.effects.registry import PowerBlock, declare_powers
from burgrave.games.kingsburg.evaluation.weights import declare_power_values
from burgrave.games.kingsburg.modules.scenarios import alliances, fair, groups, valley
from burgrave.games.kingsburg.modules.scenarios.elements import CHOICES_OF_GROUPS
from burgrave.games.kingsburg.modules.scenarios.evaluation import EACH_SEASON, EACH_YEAR
from burgrave.games.kingsburg.modules.scenarios.printed import FIRST_GROUP, GROUP, GROUPS, NAMES, SHEETS
from burgrave.games.kingsburg.modules.scenarios.sheet import add_power, audit, new_sheet, view
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.roll import START_SEASON
from burgrave.games.kingsburg.steps.winter import REVEAL

declare_powers(GROUP, GROUPS, PowerBlock(power=FIRST_GROUP, effect=52, use=3340, waive=3614), groups.GROUPS_ODD, CHOICES_OF_GROUPS)
groups.let_own_spaces_help_twice()
declare_power_values(GROUP, EACH_SEASON, EACH_YEAR)


def prepare(rules: Ruleset) -> None:
    """Set what the scenario changes in the book: unused cards, decks of enemies. BadOption for what does not go together."""
    scenario = rules.options["scenario"]
    if scenario == "wheeling_and_dealing" and any(module.id == "soldier_tokens" for module in rules.modules):
        raise BadOption("scenario 'wheeling_and_dealing' does not go together with 'soldier_tokens'; choose another scenario")
    if is_left_out(SHEETS[scenario], rules.book.documented_only):
        raise BadOption(f"scenario {scenario!r} is our own; with documented_only 'yes' choose another")
    rules.book.unused_cards = frozenset(SHEETS[scenario]["unused"])
    rules.book.use_powers(FIRST_GROUP, FIRST_GROUP + len(NAMES))
    if scenario == "goblin_valley":
        rules.book.decks = 2
        rules.book.look = valley.choose_deck


SCENARIOS: Final = Module[State](
    id="scenarios",
    home=__name__,
    title="Scenarios",
    summary="One of four sheets that change the whole game.",
    needs=("base",),
    options=(
        Option(
            "scenario",
            "wheeling_and_dealing",
            tuple(SHEETS),
            "Which sheet: groups of the people, oaths of advisers, goblins from a valley, or a royal fair.",
        ),
    ),
    prepare=prepare,
    programme={
        "setup": lambda steps: (valley.PeopleTheValley(), *steps),
        "year_start": lambda steps: (*steps[:-1], groups.ClaimGroups(), alliances.SwearOaths(), steps[-1]),
        "season_start": lambda steps: tuple(
            due for step in steps for due in ((step, fair.OpenFair()) if step is START_SEASON else (step,))
        ),
        "reinforcements": lambda steps: tuple(groups.UnlessMilitary(step) for step in steps),
        "battle": lambda steps: tuple(
            due for step in steps for due in ((step, valley.RevealValley()) if step is REVEAL else (step,))
        ),
        "year_end": lambda steps: (*steps, alliances.Mistrust()),
        "year_closing": lambda steps: (*steps, groups.ReleaseGroups()),
    },
    reactions={
        "powers": (add_power,),
        "influenced": (alliances.score_oaths,),
        "invaders": (valley.join_invaders,),
        "kinds_of_enemy": (valley.count_as_goblins,),
        "audited": (audit,),
    },
    steps=(
        groups.ClaimGroups,
        groups.ClaimGroup,
        groups.ReleaseGroups,
        groups.UnlessMilitary,
        alliances.SwearOaths,
        alliances.SwearOath,
        alliances.Mistrust,
        alliances.RemoveOath,
        valley.PeopleTheValley,
        valley.RevealValley,
        valley.Peek,
        fair.OpenFair,
        fair.OfferResources,
        fair.CloseFair,
    ),
    slice=new_sheet,
    view=view,
)
