"""What an action costs and surely brings, computed by applying it to a copy, so that no rule is written twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.games.burgundy.words.language import Language

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.burgundy.state import State

KINDS = ("workers", "silver", "points")
WITHOUT = ("end", "settle", "skip")
"""Verbs after which the game goes on by itself: what that brings is not due to the action."""
GOES_ON = ("phase", "turn", "over")
"""Events with which the game goes on by itself after any other verb."""


def badges(state: State, seat: int, action: Action) -> list[dict[str, Any]]:
    """Return the costs of an action (negative), then the gains that no later choice or chance can change, each as kind and
    count."""
    if action.verb in WITHOUT:
        return []
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


def price(language: Language, signs: list[dict[str, Any]]) -> str:
    """Return the costs among some badges in words ("1 worker"); "" where there are none."""
    counted = {"workers": language.workers, "silver": language.silver, "points": language.points}
    costs = [counted[sign["kind"]](-sign["count"]) for sign in signs if sign["count"] < 0]
    return language.both(costs) if costs else ""
