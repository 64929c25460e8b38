"""What an action costs and surely brings: read off its price where nothing else can follow, else applied to a copy."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.mainboard import BLACK_PRICE, SPACES
from burgrave.games.burgundy.questions import FREE_STEP_TAKE
from burgrave.games.burgundy.steps.dice_actions import workers_to_pay
from burgrave.games.burgundy.words.language import Language
from burgrave.games.words import Badge

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.burgundy.state import State

KINDS = ("workers", "silver", "points")
WITHOUT = ("end", "settle", "skip")
"""Verbs after which the game goes on by itself: what that brings is not due to the action."""
GOES_ON = ("phase", "turn", "over")
"""Events with which the game goes on by itself after any other verb."""


def workers_for_taking(state: State, seat: int, action: Action) -> list[Badge]:
    """Return the workers that turn a die into the number of a depot."""
    source, space = action.args
    count = workers_to_pay(state, seat, source, space // SPACES + 1, FREE_STEP_TAKE)
    return [{"kind": "workers", "count": -count}] if count else []


PRICES: Final[dict[str, Callable[[State, int, Action], list[Badge]]]] = {
    "take": workers_for_taking,
    "buy": lambda state, seat, action: [{"kind": "silver", "count": -BLACK_PRICE}],
    "discard": lambda state, seat, action: [],
}
"""Verbs that cost what their offer says, and bring a tile or nothing: the same as when they are applied."""


def badges(state: State, seat: int, action: Action) -> list[Badge]:
    """Return the costs of an action (negative), then the gains that no later choice or chance can change."""
    if action.verb in WITHOUT:
        return []
    price_of = PRICES.get(action.verb)
    return badges_by_trial(state, seat, action) if price_of is None else price_of(state, seat, action)


def badges_by_trial(state: State, seat: int, action: Action) -> list[Badge]:
    """Return what an action changes for its seat until the game goes on by itself, applied to a copy."""
    trial = state.clone()
    costs = dict.fromkeys(KINDS, 0)
    gains = dict.fromkeys(KINDS, 0)
    for event in trial.apply(action, seat):
        if event[0] in GOES_ON:
            break
        if event[1] != seat or (event[0] in costs and event[3] == "mines"):
            continue
        if event[0] == "score":
            gains["points"] += event[3]
        elif event[0] in costs:
            (costs if event[2] < 0 else gains)[event[0]] += event[2]
    else:
        if trial.irreversible == trial.ply:
            gains.clear()  # something was drawn or rolled: what it brought here is not sure
    return [{"kind": kind, "count": count} for counts in (costs, gains) for kind, count in counts.items() if count]


def price(language: Language, signs: list[Badge]) -> str:
    """Return the costs among some badges in words ("1 worker"); "" where there are none."""
    counted = {"workers": language.workers, "silver": language.silver, "points": language.points}
    costs = [counted[sign["kind"]](-sign["count"]) for sign in signs if sign["count"] < 0]
    return language.both(costs) if costs else ""
