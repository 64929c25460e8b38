"""The governors as a module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.decision import Offer
from burgrave.engine.options import Option
from burgrave.engine.ruleset import Module, Ruleset
from burgrave.games.kingsburg.buildings import COLUMN, COLUMNS
from burgrave.games.kingsburg.calendar import SEASONS, YEARS
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.elements import WAYS
from burgrave.games.kingsburg.evaluation.weights import EACH_SEASON, EACH_YEAR
from burgrave.games.kingsburg.modules.governors import choosing, effects
from burgrave.games.kingsburg.modules.governors.court import (
    add_power,
    audit,
    conceal,
    court_of,
    governor,
    is_governor,
    new_court,
    view,
)
from burgrave.games.kingsburg.points import FIRST_POWER, score
from burgrave.games.kingsburg.powers import FIRST_DESTINY, FIRST_GOVERNOR
from burgrave.games.kingsburg.steps.favour import ROYAL_AID, TakeResources
from burgrave.games.kingsburg.steps.influence import own_spaces, put
from burgrave.games.kingsburg.steps.ways import private_ways
from burgrave.games.kingsburg.steps.winter import LOST, WON

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.kingsburg.state import State


def source_of(name: str) -> int:
    """The source of a governor's points."""
    return FIRST_POWER + FIRST_GOVERNOR + governor(name)


def collect_tax(state: State, seat: int, building: int) -> None:
    """The tax collector gains at once when another builds in the last column."""
    if COLUMN[building] == COLUMNS - 1:
        for other in range(state.seats):
            if other != seat and is_governor(state, other, "tax_collector"):
                state.agenda.append(TakeResources(other, 1, source_of("tax_collector")))


def count_battle(state: State, seat: int, outcome: int) -> None:
    """The paladin remembers."""
    if outcome in (WON, LOST):
        court = court_of(state)
        at = seat if outcome == WON else state.seats + seat
        court.fought = [*court.fought[:at], court.fought[at] + 1, *court.fought[at + 1 :]]


def worth_of_bid(state: State, seat: int) -> float:
    """What the governor promises that a seat would have now, less what it bid."""
    court = court_of(state)
    if court.bidder != seat:
        return 0.0
    power = FIRST_GOVERNOR + court.nominated
    return EACH_SEASON[power] * len(SEASONS) * YEARS + EACH_YEAR[power] * YEARS - court.bid


class Lobby(Offer):
    """The verb `lobby`: dice on one of the politician's own spaces."""

    __slots__ = ()

    def verb(self) -> str:
        return "lobby"

    def propose(self, table: Any, seat: int, context: Any, found: list[Action]) -> None:
        state: State = table
        spaces = own_spaces(state, seat)
        if spaces:
            for number, actions in private_ways(context):
                if RANKS + number in spaces:
                    found += actions

    def apply(self, table: Any, seat: int, action: Action) -> None:
        dice, extras = WAYS[action]
        put(table, seat, RANKS + action.args[0], dice, extras)


class MinstrelSings(Automatic):
    """At the very end of a year: a point if somebody has more points, and one if nobody has fewer; in year V after all else."""

    __slots__ = ("at_the_end",)

    def __init__(self, at_the_end: bool) -> None:
        self.at_the_end = at_the_end

    def numbers(self) -> list[object]:
        return [self.at_the_end]

    def run(self, table: Any) -> None:
        state: State = table
        if (state.year >= YEARS - 1) != self.at_the_end:
            return
        for seat in range(state.seats):
            if is_governor(state, seat, "minstrel"):
                own = state.points[seat]
                points = int(own < max(state.points)) + int(own == min(state.points))
                if points:
                    score(state, seat, source_of("minstrel"), points)


def prepare(rules: Ruleset) -> None:
    """Some governors build cheaper."""
    rules.book.has_discounts = True
    rules.book.use_powers(FIRST_GOVERNOR, FIRST_DESTINY)


GOVERNORS: Final = Module(
    id="governors",
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
        "year_closing": lambda steps: (*steps, MinstrelSings(False)),
        "game_closing": lambda steps: (*steps, MinstrelSings(True)),
    },
    offers={"influence": (Lobby(),)},
    evaluations=(worth_of_bid,),
    reactions={"powers": (add_power,), "built": (collect_tax,), "fought": (count_battle,), "audited": (audit,)},
    steps=(
        choosing.ChooseGovernors,
        choosing.KeepGovernors,
        choosing.NextAuction,
        choosing.Nominate,
        choosing.Bid,
        choosing.StartGovernors,
        choosing.FirstAid,
        MinstrelSings,
    ),
    slice=new_court,
    view=view,
    conceal=conceal,
)

ODD: Final = effects.CONJURED
"""Imported for their sake: the odd effects of governors are in their places now."""
