"""What an action costs and surely brings, found by trying it out, so that no rule is written twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.games.tiletum.elements import SKIP
from burgrave.games.tiletum.kinds import GOODS
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.act import Act, SideAct
from burgrave.games.tiletum.steps.dice import TakeBonusTile
from burgrave.games.tiletum.words.language import Language

if TYPE_CHECKING:
    from burgrave.engine.action import Action

Badges = list[dict[str, Any]]
"""Each a `kind` and a `count`, as `Words.badges` gives them."""

GOOD_BADGES: Final = tuple(f"t_{name}" for name in GOODS)
"""By good: the kind of its badge."""
KINDS: Final = ("ap", *GOOD_BADGES, "points", "crown")
"""What badges show: action points, goods, points, steps on the king track."""
UNTRIED: Final = ("end", "skip", "choose", "reuse")
"""Verbs that cost nothing and bring nothing by themselves."""


def badges(state: State, seat: int, action: Action) -> Badges:
    """Costs (negative) first, then gains that no later choice or chance can change, each as kind and count."""
    step = state.agenda[-1]
    # A die's goods follow whether or not the tile on its space is taken.
    if action.verb in UNTRIED or (isinstance(step, TakeBonusTile) and action.verb == "take"):
        return []
    costs, gains = dict.fromkeys(KINDS, 0), dict.fromkeys(KINDS, 0)
    trial = state.clone()
    events = trial.apply(action, seat)
    if trial.agenda and isinstance(trial.agenda[-1], TakeBonusTile):
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
        spent = trial.cost if isinstance(step, Act | SideAct) else 0
        costs["ap"] -= spent
        gains["ap"] += max(0, trial.points - state.points + (spent if isinstance(step, Act) else 0))
    return [{"kind": kind, "count": count} for counts in (costs, gains) for kind, count in counts.items() if count]


def price(language: Language, signs: Badges) -> str:
    """Return the costs among some badges in words: "1 action point and 2 gold"; nothing where there are none."""
    costs = [counted(language, sign["kind"], -sign["count"]) for sign in signs if sign["count"] < 0]
    return language.both(costs) if costs else ""


def counted(language: Language, kind: str, number: int) -> str:
    """Return the words for `number` of what a badge shows."""
    if kind in GOOD_BADGES:
        return language.goods(number, GOOD_BADGES.index(kind))
    return {"ap": language.action_points, "points": language.points, "crown": language.king_steps}[kind](number)
