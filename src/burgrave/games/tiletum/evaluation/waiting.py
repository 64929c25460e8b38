"""What is left of a turn: the die, action points, and what tiles have set in motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.agenda import Choice
from burgrave.games.tiletum.evaluation import weights as w
from burgrave.games.tiletum.evaluation.prospects import to_a_cathedral, to_a_town
from burgrave.games.tiletum.kinds import ARCHITECT, MERCHANT
from burgrave.games.tiletum.shape import CHOOSING, NO_DIE
from burgrave.games.tiletum.steps.act import ChooseSideAction, SideAct
from burgrave.games.tiletum.steps.contracts import TakeInstead
from burgrave.games.tiletum.steps.gifts import ResolveBonuses, ReuseBuilding
from burgrave.games.tiletum.steps.goods import GainGoods
from burgrave.games.tiletum.steps.walk import BuildHouseAnywhere, BuildPillarAnywhere, Stroll, Travel

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State


def waiting(state: State, seat: int, turns: float, house: float, pillar: float, fair: float) -> float:
    """Return the value of the points of the die and of the seat's own pending steps. `house`, `pillar`: the value of one more;
    `fair`: the value of one more cathedral at fairs.
    """
    value = 0.0
    if state.action == NO_DIE:
        value += w.TURN + (w.RECOLOUR if state.recolour >= 0 else 0.0)
    elif state.action == CHOOSING:
        value += w.CHOICE_POINT * state.points
    else:
        value += w.ACTION_POINT[state.action] * state.points
        if state.action == MERCHANT:
            value += to_a_town(state, seat, state.points, house)
        elif state.action == ARCHITECT:
            value += to_a_cathedral(state, seat, state.points, turns, pillar, fair)
    for step in reversed(state.agenda):
        if not isinstance(step, Choice):
            break
        if isinstance(step, GainGoods):
            value += w.ANY_GOOD * step.count
        elif isinstance(step, TakeInstead):
            value += w.ANY_GOOD
        elif isinstance(step, SideAct):
            value += w.ACTION_POINT[step.action_kind] * step.points
        elif isinstance(step, ChooseSideAction):
            value += w.CHOICE_POINT * step.points
        elif isinstance(step, Stroll):
            value += w.STEP * (step.merchant + step.architect) + w.BUILT * (step.house + step.pillar)
        elif isinstance(step, Travel):
            value += w.TRAVEL
        elif isinstance(step, BuildHouseAnywhere | BuildPillarAnywhere):
            value += 2 * w.BUILT
        elif isinstance(step, ReuseBuilding | ResolveBonuses):
            value += w.REUSE
    return value
