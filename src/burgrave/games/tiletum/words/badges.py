"""What an action costs and surely brings, found by trying it out, so that no rule is written twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.games.tiletum.elements import SKIP
from burgrave.games.tiletum.kinds import GOODS
from burgrave.games.tiletum.words.tongue import Tongue

if TYPE_CHECKING:
    from burgrave.engine.action import Action

Badges = list[dict[str, Any]]

GOOD_BADGES: Final = tuple(f"t_{name}" for name in GOODS)
"""By good."""
KINDS: Final = ("ap", *GOOD_BADGES, "points", "crown")
"""What badges show: action points, goods, points, steps on the king track."""
UNTRIED: Final = ("end", "skip", "choose", "reuse")
"""Verbs that cost nothing and bring nothing by themselves."""
OFFERED: Final = "TakeBonusTile"
"""The step between a die and its goods: those come whether the tile is taken or left."""
SPENDING: Final = ("Act", "SideAct")
"""Steps in which action points are spent."""


def badges(state: Any, seat: int, action: Action) -> Badges:
    """Costs (negative) first, then gains that no later choice or chance can change, each as kind and count."""
    asked = state.agenda[-1].worth()
    if action.verb in UNTRIED or (asked == OFFERED and action.verb == "take"):
        return []
    costs, gains = dict.fromkeys(KINDS, 0), dict.fromkeys(KINDS, 0)
    trial = state.clone()
    events = trial.apply(action, seat)
    if trial.agenda and trial.agenda[-1].worth() == OFFERED:
        events = [*events, *trial.apply(SKIP, seat)]
    for event in events:
        if event[0] == "turn":
            break  # the leader has taken the tile: what follows is the next round
        if event[1] != seat:
            continue
        if event[0] == "pay" and action.verb != "exchange":  # what is given away is what is clicked
            costs[GOOD_BADGES[event[2]]] -= event[3]
        elif event[0] == "gain":
            gains[GOOD_BADGES[event[2]]] += event[3]
        elif event[0] == "score" and action.path[0] != "bonus:track":
            gains["points"] += event[3]
        elif event[0] == "king" and action.path[0] != "bonus:track":
            gains["crown"] += event[2]
    if action.path[0] != "bonus:track":
        spent = trial.cost if asked in SPENDING else 0
        costs["ap"] -= spent
        gains["ap"] += max(0, trial.points - state.points + (spent if asked == "Act" else 0))
    return [{"kind": kind, "count": count} for found in (costs, gains) for kind, count in found.items() if count]


def price(to: Tongue, signs: Badges) -> str:
    """The costs among some badges in words: "1 action point and 2 gold"; nothing where there are none."""
    costs = [counted(to, sign["kind"], -sign["count"]) for sign in signs if sign["count"] < 0]
    return to.both(costs) if costs else ""


def counted(to: Tongue, kind: str, number: int) -> str:
    """So many of what a badge shows."""
    if kind in GOOD_BADGES:
        return to.goods(number, GOOD_BADGES.index(kind))
    return {"ap": to.action_points, "points": to.points, "crown": to.king_steps}[kind](number)
