"""What an action costs and surely brings: read off its price where nothing else can follow, else tried out on a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.tiletum.elements import SKIP
from burgrave.games.tiletum.europe import DISTANCE
from burgrave.games.tiletum.kinds import ANY, CHOICES, GOLD, GOODS, KING, MERCHANT
from burgrave.games.tiletum.numbers import EXCHANGE_PRICE, GOLD_FOR_A_GOOD, GOLD_PER_STEP, SIDES, WHOLE
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.act import Act, SideAct
from burgrave.games.tiletum.steps.dice import TakeBonusTile, steps_between
from burgrave.games.tiletum.words.language import Language
from burgrave.games.words import Badge

if TYPE_CHECKING:
    from burgrave.engine.action import Action

GOOD_BADGES: Final = tuple(f"t_{name}" for name in GOODS)
"""By good: the kind of its badge."""
KINDS: Final = ("ap", *GOOD_BADGES, "points", "crown")
"""What badges show: action points, goods, points, steps on the king track."""
UNTRIED: Final = ("end", "skip", "choose", "reuse")
"""Verbs that cost nothing and bring nothing by themselves."""


def of_die(state: State, action: Action, points: int) -> list[Badge]:
    """Return the gold that turns a die, and the goods and action points that the die brings."""
    face, kind = action.args
    value = state.facing.index(kind)
    gold = GOLD_PER_STEP * steps_between(face % SIDES, value)
    good = face // SIDES if state.recolour < 0 else state.recolour
    counts = {"ap": points, GOOD_BADGES[good]: value + 1}
    gains: list[Badge] = [{"kind": kind, "count": counts[kind]} for kind in KINDS if counts.get(kind)]
    return [{"kind": GOOD_BADGES[GOLD], "count": -gold}, *gains] if gold else gains


def price_of(state: State, seat: int, action: Action) -> list[Badge] | None:
    """Return the sure costs and gains of an action that changes nothing else; None for other actions."""
    step = state.agenda[-1]
    if action.verb == "gain":
        return [{"kind": GOOD_BADGES[action.args[0]], "count": 1}]
    if action.verb == "buy":
        return [{"kind": GOOD_BADGES[GOLD], "count": -GOLD_FOR_A_GOOD}, {"kind": GOOD_BADGES[action.args[1]], "count": 1}]
    if isinstance(step, Act | SideAct):
        spent = 0
        if action.verb == "exchange":
            spent = EXCHANGE_PRICE
        elif action.verb == "move":
            places = state.merchant if action.args[0] == MERCHANT else state.architect
            spent = DISTANCE[places[seat]][action.args[1]]
        return [{"kind": "ap", "count": -spent}] if spent else None
    if action.path[0].startswith("die:") and action.args[1] != KING:
        kind = action.args[1]
        more = 0 if kind == ANY else state.bonus_points[seat * CHOICES + kind]
        return of_die(state, action, WHOLE - state.facing.index(kind) - 1 + more - state.points)
    return None


def badges(state: State, seat: int, action: Action) -> list[Badge]:
    """Return costs (negative) first, then gains that no later choice or chance can change, each as kind and count."""
    # A die's goods follow whether or not the tile on its space is taken.
    if action.verb in UNTRIED or (isinstance(state.agenda[-1], TakeBonusTile) and action.verb == "take"):
        return []
    known = price_of(state, seat, action)
    return badges_by_trial(state, seat, action) if known is None else known


def badges_by_trial(state: State, seat: int, action: Action) -> list[Badge]:
    """Return what an action changes for its seat until the next round, by applying it to a copy."""
    step = state.agenda[-1]
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


def price(language: Language, costs_and_gains: list[Badge]) -> str:
    """Return the costs among some badges in words: "1 action point and 2 gold"; nothing where there are none."""
    costs = [counted(language, badge["kind"], -badge["count"]) for badge in costs_and_gains if badge["count"] < 0]
    return language.both(costs) if costs else ""


def counted(language: Language, kind: str, number: int) -> str:
    """Return the words for `number` of what a badge shows."""
    if kind in GOOD_BADGES:
        return language.goods(number, GOOD_BADGES.index(kind))
    return {"ap": language.action_points, "points": language.points, "crown": language.king_steps}[kind](number)
