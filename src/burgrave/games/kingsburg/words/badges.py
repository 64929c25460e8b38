"""What an action costs and surely brings: read from the action where nothing else can follow, else by applying it to a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.events import Event
from burgrave.games.kingsburg.bundles import KINDS, POINT
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.elements import LOSSES, PRICES, TAKEN
from burgrave.games.kingsburg.ids import POWERS
from burgrave.games.kingsburg.powers import DECLARED
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.groups import ENVOY, TOKEN
from burgrave.games.kingsburg.words.labels import extras_in_order, placement, words_of
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.words import Badge

if TYPE_CHECKING:
    from burgrave.engine.action import Action

NAMES: Final = (*KINDS[:POINT], "points")
"""The kinds of badges of what changes hands; what is used up besides has kinds of its own (`KingsburgWords.extras`)."""
FOLLOW_UP_EVENTS: Final = (
    "support",
    "phase",
    "year",
    "roll",
    "order",
    "pass",
    "enemy",
    "reinforcements",
    "battle",
    "lapse",
    "over",
)
"""Kinds of events after which the game continues by itself: their consequences are not the action's own."""


def badges(state: State, seat: int, action: Action) -> list[Badge]:
    """Return costs (negative) first, then gains that no later choice or chance can change, each as kind and count."""
    if is_placing(state, action) and not (state.book.on_influence and placement(state, action)[0] < RANKS):
        return as_badges(spent_with_dice(state, action), {})
    if is_placing(state, action) or action.verb in ("build", "use"):
        return badges_by_trial(state, seat, action)
    counts = list(zip(NAMES, bundle_of(action), strict=False))
    return as_badges({kind: count for kind, count in counts if count < 0}, {kind: count for kind, count in counts if count > 0})


def is_placing(state: State, action: Action) -> bool:
    """Return whether an action puts dice somewhere."""
    return action.verb in words_of(state).placing


def spent_with_dice(state: State, action: Action) -> dict[str, int]:
    """Return what is used up besides the dice when they are placed, as negative counts."""
    _, _, extras = placement(state, action)
    return {words.kind: -1 for extra, words in extras_in_order(words_of(state)) if extras & extra}


def as_badges(costs: dict[str, int], gains: dict[str, int]) -> list[Badge]:
    """Return costs and gains by kind as badges."""
    return [{"kind": kind, "count": count} for counts in (costs, gains) for kind, count in counts.items() if count]


def bundle_of(action: Action) -> list[int]:
    """Return the bundle that an action's own path names."""
    if action.verb == "take":
        return list(TAKEN[action.args[0]])
    if action.verb == "pay":
        return [-count for count in LOSSES[action.args[0]]]
    if action.verb == "recruit":
        cost = [-count for count in PRICES[action.args[0]]]
        cost[KINDS.index("soldier")] += 1
        return cost
    return []


def badges_by_trial(state: State, seat: int, action: Action) -> list[Badge]:
    """Return what an action changes for its seat until the game continues by itself, by applying it to a copy."""
    extras = extras_in_order(words_of(state))
    costs, gains = dict.fromkeys((*NAMES, *(words.kind for _, words in extras)), 0), dict.fromkeys(NAMES, 0)
    trial = state.clone()
    for event in trial.apply(action, seat):
        if event[0] in FOLLOW_UP_EVENTS:
            break
        if event[1] != seat or not is_own_event(action, event):
            continue
        if event[0] == "gain":
            (costs if event[3] < 0 else gains)[NAMES[event[2]]] += event[3]
        elif event[0] == "score":
            (costs if event[3] < 0 else gains)["points"] += event[3]
        elif event[0] == "envoy_used":
            costs["envoy"] -= 1
        elif event[0] == "influence":
            for extra, words in extras:
                # Tokens and the envoy have events of their own.
                costs[words.kind] -= bool(event[4] & extra & ~(TOKEN | ENVOY))
    if trial.irreversible == trial.ply and action.verb == "use":
        gains.clear()  # something was drawn or rolled: what it brought here is not sure
    return as_badges(costs, gains)


def is_own_event(action: Action, event: Event) -> bool:
    """Return whether an event is the action's own, not that of something that follows by itself."""
    if event[0] not in ("gain", "score"):
        return True
    source = event[4] if event[0] == "gain" else event[2]
    if action.verb == "build":
        return bool(source == "buildings")
    if action.verb == "use":
        return bool(source == POWERS[DECLARED[action.args[0]].power])
    return True


def price(language: Language, signs: list[Badge]) -> str:
    """Return the costs among some badges in words: "1 gold and a +2 token"; "" where there are none."""
    costs = [cost(language, sign["kind"], sign["count"]) for sign in signs if sign["count"] < 0]
    return language.both(costs) if costs else ""


def cost(language: Language, kind: str, count: int) -> str:
    """Return one cost in words, what is paid or used up."""
    names = {words.kind: words.name for words in language.words.extras.values()}
    return language.amount(NAMES.index(kind), count) if kind in NAMES else names[kind](language)
