"""What an action costs and surely brings, found by trying it out, so that no rule is written twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.games.kingsburg.bundles import KINDS, POINT
from burgrave.games.kingsburg.elements import LOSSES, PRICES, TAKEN
from burgrave.games.kingsburg.powers import DECLARED, POWERS
from burgrave.games.kingsburg.steps.groups import FAIR, MARKET
from burgrave.games.kingsburg.words.tongue import Tongue

if TYPE_CHECKING:
    from burgrave.engine.action import Action

Badges = list[dict[str, Any]]

NAMES: Final = (*KINDS[:POINT], "points", "market", "travelling_market", "envoy")
"""What badges show: kinds that change hands, and what is used up."""
TRIED: Final = ("influence", "lobby", "travel", "build", "use", "claim")
"""Verbs whose price the rules know better than the action."""
TABLE: Final = ("support", "phase", "year", "roll", "order", "pass", "enemy", "reinforcements", "battle", "lapse", "over")
"""Events with which the table goes on by itself: what follows is not what the action is worth."""


def badges(state: Any, seat: int, action: Action) -> Badges:
    """Costs (negative) first, then gains that no later choice or chance can change, each as kind and count."""
    found = dict.fromkeys(NAMES, 0), dict.fromkeys(NAMES, 0)
    if action.verb in TRIED:
        tried(state, seat, action, *found)
    else:
        for kind, count in enumerate(bundle_of(action)):
            found[count > 0][NAMES[kind]] += count
    return [{"kind": kind, "count": count} for part in found for kind, count in part.items() if count]


def bundle_of(action: Action) -> list[int]:
    """What an action says itself that it takes and gives."""
    if action.verb == "take":
        return list(TAKEN[action.args[0]])
    if action.verb == "pay":
        return [-count for count in LOSSES[action.args[0]]]
    if action.verb == "recruit":
        cost = [-count for count in PRICES[action.args[0]]]
        cost[KINDS.index("soldier")] += 1
        return cost
    return []


def tried(state: Any, seat: int, action: Action, costs: dict[str, int], gains: dict[str, int]) -> None:
    """Add what the action changes for its seat, until the table goes on by itself."""
    trial = state.clone()
    for event in trial.apply(action, seat):
        if event[0] in TABLE:
            break
        if event[1] != seat or not belongs(action, event):
            continue
        if event[0] == "gain":
            (costs if event[3] < 0 else gains)[NAMES[event[2]]] += event[3]
        elif event[0] == "score":
            (costs if event[3] < 0 else gains)["points"] += event[3]
        elif event[0] == "envoy_used":
            costs["envoy"] -= 1
        elif event[0] == "influence":
            costs["market"] -= bool(event[4] & MARKET)
            costs["travelling_market"] -= bool(event[4] & FAIR)
    if trial.sealed == trial.ply and action.verb == "use":
        gains.clear()  # something was drawn or rolled: what it brought here is not sure


def belongs(action: Action, event: Any) -> bool:
    """Whether an event is the action's own, not that of something that follows by itself."""
    if event[0] not in ("gain", "score"):
        return True
    source = event[4] if event[0] == "gain" else event[2]
    if action.verb == "build":
        return bool(source == "buildings")
    if action.verb == "use":
        return bool(source == POWERS[DECLARED[action.args[0]].power])
    return True


def price(to: Tongue, signs: Badges) -> str:
    """The costs among some badges in words: "1 gold and a +2 token"; nothing where there are none."""
    _ = to.gettext
    used = {"market": _("the Market"), "travelling_market": _("the Travelling Market"), "envoy": _("the king's envoy")}
    costs = [
        used[sign["kind"]] if sign["kind"] in used else to.amount(NAMES.index(sign["kind"]), sign["count"])
        for sign in signs
        if sign["count"] < 0
    ]
    return to.both(costs) if costs else ""
