"""How good a position is for a seat, in points it may expect, from what the seat can see.

It is meant for comparing what one action leads to, so dice on the council count as what their advisers will give, and dice that
are left count a little. It never looks at decks, the generator or others' secrets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.kingsburg.bundles import PLUS2, POINT, RESOURCES, SOLDIER, Bundle
from burgrave.games.kingsburg.calendar import AUTUMN, COLOURED, DICE, RECRUIT, SPRING, SUMMER, YEARS, season_of
from burgrave.games.kingsburg.council import FIRST_OWN, RANKS, REWARDS
from burgrave.games.kingsburg.evaluation import weights as w
from burgrave.games.kingsburg.evaluation.battle import expected_battle
from burgrave.games.kingsburg.holdings import buildings, total
from burgrave.games.kingsburg.powers import EACH_SEASON, EACH_YEAR
from burgrave.games.kingsburg.questions import BATTLE, QUESTIONS
from burgrave.games.kingsburg.steps.groups import place_of, seat_of
from burgrave.games.kingsburg.steps.influence import Influence, NextInfluence
from burgrave.games.kingsburg.steps.support import Receive, StartSupport, Support

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State

SOLDIER_VALUE: Final = 0.85
ODD_REWARD: Final = 2.0
"""The value of an odd reward; most bring about this much."""


def evaluate(state: State, seat: int) -> float:
    """Return the points the seat may expect. When the game is over, its points and the value of the first tie-break."""
    if not state.agenda:
        return state.points[seat] + w.LAST_RESOURCE * total(state, seat)
    seasons = seasons_left(state)
    value = float(state.points[seat]) + stock_value(state, seat, seasons)
    value += expected_battle(state, seat)
    value += powers_value(state, seat, seasons)
    value += council_value(state, seat, seasons)
    for contribution in state.rules.evaluations:
        value += contribution(state, seat)
    return value


def seasons_left(state: State) -> int:
    """Return how often the seat will still build."""
    this_year = {SPRING: 3, SUMMER: 2, AUTUMN: 1}.get(state.phase, 3 if state.phase < SPRING else 2 if state.phase < SUMMER else 1)
    if state.phase >= RECRUIT:
        this_year = 0
    return max(0, (YEARS - 1 - state.year) * 3 + this_year)


def stock_value(state: State, seat: int, seasons: int) -> float:
    """Return the value of resources, tokens, the envoy and the aid."""
    base = seat * RESOURCES
    resources = state.resources
    if seasons:
        value = 0.0
        for kind in range(RESOURCES):
            value += resource_value(kind, resources[base + kind])
        value += w.TOKEN * min(state.tokens[seat], w.TOKENS_OF_USE, seasons)
        value += w.ENVOY if state.envoy == seat else 0.0
        return value + (w.AID if state.aid >> seat & 1 else 0.0)
    return w.LAST_RESOURCE * total(state, seat)


def powers_value(state: State, seat: int, seasons: int) -> float:
    """Return the value of what the seat's powers will bring."""
    years = YEARS - 1 - state.year
    value = w.BATTLE_BONUS * years * state.answers[seat * QUESTIONS + BATTLE]
    value += w.BUILDING_STANDS * buildings(state, seat) * min(seasons, w.TIME_TO_BUILD) / w.TIME_TO_BUILD
    for power in state.powers(seat):
        value += EACH_SEASON[power] * seasons + EACH_YEAR[power] * (years + 0.5)
    return value


def council_value(state: State, seat: int, seasons: int) -> float:
    """Return the value of what advisers will still give for dice that lie there, and of dice that are left."""
    served = len(state.groups)
    rewards: list[int] = []
    for step in state.agenda:
        if isinstance(step, Support):
            served = step.next
        elif isinstance(step, (Influence, NextInfluence, StartSupport)):
            served = 0
        elif isinstance(step, Receive) and step.seat == seat:
            rewards.append(step.reward)
    for code in state.groups[served:]:
        if seat_of(code) == seat:
            place = place_of(code)
            rewards.append(state.support[place] if place < RANKS else FIRST_OWN + place - RANKS)
    value = rewards_value(state.resources[seat * RESOURCES : (seat + 1) * RESOURCES], rewards) if rewards and seasons else 0.0
    if served == 0 and not state.passed >> seat & 1 and season_of(state.phase) >= 0:
        left = state.dice_left[seat]
        for die in range(DICE):
            if left >> die & 1:
                value += state.dice[seat * DICE + die] * (w.PIP if die < COLOURED else w.WHITE_PIP)
    return value


def rewards_value(owned: list[int], rewards: list[int]) -> float:
    """Return the value that some rewards add to what a seat owns, choosing the best bundle of each. More of a plentiful resource
    adds little.
    """
    value = 0.0
    for reward in rewards:
        declared = REWARDS[reward]
        if declared.odd:
            value += ODD_REWARD
            continue
        best = 0.0 if declared.is_optional else -9.0
        chosen: Bundle | None = None
        for bundle in declared.bundles:
            bundle_value = bundle[PLUS2] * w.TOKEN + bundle[SOLDIER] * SOLDIER_VALUE + bundle[POINT]
            for kind in range(RESOURCES):
                if bundle[kind]:
                    bundle_value += resource_value(kind, owned[kind] + bundle[kind]) - resource_value(kind, owned[kind])
            if bundle_value > best:
                best, chosen = bundle_value, bundle
        if chosen is not None:
            owned = [count + chosen[kind] for kind, count in enumerate(owned)]
        value += best + w.PEEK * declared.peeks
    return value


def resource_value(kind: int, count: int) -> float:
    """Return the value of `count` of a resource; a debt is worth -9 and so never chosen."""
    values = w.OWNED[kind]
    return -9.0 if count < 0 else values[min(count, len(values) - 1)]
