"""What an action costs and surely brings, found by trying it out, so that no rule is written twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.events import Event
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.steps.place import Pay
from burgrave.games.tuscany.words.labels import BONUS_ACTIONS
from burgrave.games.tuscany.words.language import Language
from burgrave.games.words import Badge

if TYPE_CHECKING:
    from burgrave.engine.action import Action

KINDS: Final = ("card", "worker", "marble", "green", "red", "hexagon")
"""The kinds of badges."""
TRIED: Final = ("draw", "place", "pay", "marble")
"""Verbs that take and bring something by themselves."""
COUNTED: Final = {"draw": "card", "workers": "worker", "marble": "marble"}
"""Events whose third item is a number of something."""


def badges(state: State, seat: int, action: Action) -> list[Badge]:
    """Return costs (negative) first, then gains that no later choice or chance can change, each as kind and count."""
    if action.verb not in TRIED and action not in BONUS_ACTIONS:
        return []
    costs, gains = dict.fromkeys(KINDS, 0), dict.fromkeys(KINDS, 0)
    for event in tried(state, seat, action):
        if event[0] == "income":
            break  # what the card brings is not sure
        if event[1] != seat:
            continue
        if event[0] == "pay":
            costs["card"] -= len(event) - 3
            costs["worker"] -= event[2]
        elif event[0] in COUNTED:
            (costs if event[2] < 0 else gains)[COUNTED[event[0]]] += event[2]
        elif event[0] in ("green", "score"):
            gains["green" if event[0] == "green" else "red"] += event[3]
        elif event[0] == "hexagon":
            gains["hexagon"] += 1
    return [{"kind": kind, "count": count} for counts in (costs, gains) for kind, count in counts.items() if count]


def tried(state: State, seat: int, action: Action) -> list[Event]:
    """Return the events of an action, applied to a clone. Of several payments the first is used, which has the fewest pieces."""
    trial = state.clone()
    events = list(trial.apply(action, seat))
    if action.verb == "place" and isinstance(trial.agenda[-1], Pay):
        events += trial.apply(trial.legal_actions(seat)[0], seat)
    return events


def price(language: Language, costs_and_gains: list[Badge]) -> str:
    """Return the costs among some badges in words: "1 card and 1 worker"; nothing where there are none."""
    counted = {"card": language.cards, "worker": language.workers, "marble": language.marble}
    costs = [counted[badge["kind"]](-badge["count"]) for badge in costs_and_gains if badge["count"] < 0]
    return language.both(costs) if costs else ""
