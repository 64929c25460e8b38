"""What an action costs and surely brings: read off its price where nothing else can follow, else applied to a copy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.mainboard import BLACK_PRICE, SPACES
from burgrave.games.burgundy.questions import (
    FREE_STEP_TAKE,
    GOODS_POINTS,
    QUESTIONS,
    SALE_WORKERS,
    WORKERS_SILVER,
    WORKERS_TAKEN,
)
from burgrave.games.burgundy.steps.dice_actions import NO_FREE_STEP, workers_to_pay
from burgrave.games.burgundy.steps.sell import sale_silver
from burgrave.games.burgundy.tiles import GOODS_KINDS
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


def of_taking(state: State, seat: int, action: Action) -> list[Badge]:
    """Return the workers that turn a die into the number of a depot."""
    source, space = action.args
    return as_badges({"workers": -workers_to_pay(state, seat, source, space // SPACES + 1, FREE_STEP_TAKE)})


def of_workers(state: State, seat: int, action: Action) -> list[Badge] | None:
    """Return the workers and the silver of the action "take workers"; None where a module reacts to workers."""
    if state.book.workers:
        return None
    answers, first = state.answers, seat * QUESTIONS
    return as_badges({"workers": answers[first + WORKERS_TAKEN], "silver": answers[first + WORKERS_SILVER]})


def of_sale(state: State, seat: int, action: Action) -> list[Badge] | None:
    """Return what the sale of all goods of a kind costs and brings; None where a module reacts to what it brings."""
    book, answers, first = state.book, state.answers, seat * QUESTIONS
    workers = answers[first + SALE_WORKERS]
    if book.sold or book.scored or (workers and book.workers):
        return None
    source, kind = action.args
    count = state.goods[book.duchy_row[seat] * GOODS_KINDS + kind]
    points = count * book.sold_goods * answers[first + GOODS_POINTS]
    gains = {"workers": workers, "silver": sale_silver(state, seat, count), "points": points}
    return as_badges({"workers": -workers_to_pay(state, seat, source, kind + 1, NO_FREE_STEP)}, gains)


PRICES: Final[dict[str, Callable[[State, int, Action], list[Badge] | None]]] = {
    "take": of_taking,
    "buy": lambda state, seat, action: as_badges({"silver": -BLACK_PRICE}),
    "discard": lambda state, seat, action: [],
    "workers": of_workers,
    "sell": of_sale,
}
"""Verbs that cost and bring what their offer says, the same as when they are applied; None: not with the modules in play."""


def badges(state: State, seat: int, action: Action) -> list[Badge]:
    """Return the costs of an action (negative), then the gains that no later choice or chance can change."""
    if action.verb in WITHOUT:
        return []
    price_of = PRICES.get(action.verb)
    known = None if price_of is None else price_of(state, seat, action)
    return badges_by_trial(state, seat, action) if known is None else known


def as_badges(*counts_by_kind: Mapping[str, int]) -> list[Badge]:
    """Return costs, then gains, as badges; without those that are 0."""
    return [{"kind": kind, "count": count} for counts in counts_by_kind for kind, count in counts.items() if count]


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
    return as_badges(costs, gains)


def price(language: Language, signs: list[Badge]) -> str:
    """Return the costs among some badges in words ("1 worker"); "" where there are none."""
    counted = {"workers": language.workers, "silver": language.silver, "points": language.points}
    costs = [counted[sign["kind"]](-sign["count"]) for sign in signs if sign["count"] < 0]
    return language.both(costs) if costs else ""
