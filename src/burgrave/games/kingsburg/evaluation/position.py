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
from burgrave.games.kingsburg.evaluation.battle import expected
from burgrave.games.kingsburg.holdings import buildings, total
from burgrave.games.kingsburg.questions import BATTLE, QUESTIONS
from burgrave.games.kingsburg.steps.groups import place_of, seat_of
from burgrave.games.kingsburg.steps.influence import Influence, NextInfluence
from burgrave.games.kingsburg.steps.support import Receive, StartSupport, Support

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State

SOLDIER_WORTH: Final = 0.85
ODD_REWARD: Final = 2.0
"""A reward that is written out: most are worth about this."""


def evaluate(state: State, seat: int) -> float:
    """Points the seat may expect; when the game is over, the points it has, and the first tie-break."""
    if not state.agenda:
        return state.points[seat] + w.LAST_RESOURCE * total(state, seat)
    seasons = seasons_left(state)
    value = float(state.points[seat]) + belongings(state, seat, seasons)
    value += expected(state, seat)
    value += lasting(state, seat, seasons)
    value += on_council(state, seat, seasons)
    for contribution in state.rules.evaluations:
        value += contribution(state, seat)
    return value


def seasons_left(state: State) -> int:
    """How often the seat will still build."""
    this_year = {SPRING: 3, SUMMER: 2, AUTUMN: 1}.get(state.phase, 3 if state.phase < SPRING else 2 if state.phase < SUMMER else 1)
    if state.phase >= RECRUIT:
        this_year = 0
    return max(0, (YEARS - 1 - state.year) * 3 + this_year)


def belongings(state: State, seat: int, seasons: int) -> float:
    """Resources, tokens, the envoy and the aid."""
    base = seat * RESOURCES
    resources = state.resources
    if seasons:
        value = 0.0
        for kind in range(RESOURCES):
            value += owning(kind, resources[base + kind])
        value += w.TOKEN * min(state.tokens[seat], w.TOKENS_OF_USE, seasons)
        value += w.ENVOY if state.envoy == seat else 0.0
        return value + (w.AID if state.aid >> seat & 1 else 0.0)
    return w.LAST_RESOURCE * total(state, seat)


def lasting(state: State, seat: int, seasons: int) -> float:
    """What the seat's powers will bring."""
    years = YEARS - 1 - state.year
    value = w.BATTLE_BONUS * years * state.answers[seat * QUESTIONS + BATTLE]
    value += w.STANDING * buildings(state, seat) * min(seasons, w.TIME_TO_BUILD) / w.TIME_TO_BUILD
    for power in state.powers(seat):
        value += w.EACH_SEASON[power] * seasons + w.EACH_YEAR[power] * (years + 0.5)
    return value


def on_council(state: State, seat: int, seasons: int) -> float:
    """What advisers will still give for dice that lie there, and dice that are left."""
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
    value = promised(state.resources[seat * RESOURCES : (seat + 1) * RESOURCES], rewards) if rewards and seasons else 0.0
    if served == 0 and not state.passed >> seat & 1 and season_of(state.phase) >= 0:
        left = state.dice_left[seat]
        for die in range(DICE):
            if left >> die & 1:
                value += state.dice[seat * DICE + die] * (w.PIP if die < COLOURED else w.WHITE_PIP)
    return value


def promised(owned: list[int], rewards: list[int]) -> float:
    """What some rewards add to what a seat owns, the best bundle of each: more of what lies idle is worth little."""
    value = 0.0
    for reward in rewards:
        it = REWARDS[reward]
        if it.odd:
            value += ODD_REWARD
            continue
        best = 0.0 if it.is_optional else -9.0
        chosen: Bundle | None = None
        for bundle in it.bundles:
            worth = bundle[PLUS2] * w.TOKEN + bundle[SOLDIER] * SOLDIER_WORTH + bundle[POINT]
            for kind in range(RESOURCES):
                if bundle[kind]:
                    worth += owning(kind, owned[kind] + bundle[kind]) - owning(kind, owned[kind])
            if worth > best:
                best, chosen = worth, bundle
        if chosen is not None:
            owned = [count + chosen[kind] for kind, count in enumerate(owned)]
        value += best + w.PEEK * it.peeks
    return value


def owning(kind: int, count: int) -> float:
    """What so many of a resource are worth; owing some is out of the question."""
    worths = w.OWNED[kind]
    return -9.0 if count < 0 else worths[min(count, len(worths) - 1)]
