"""What a recorded game of Tuscany proves: read off states and events, independently of how the game was found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import burgrave
from burgrave.games.tuscany.cards import INCOME
from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.points import POINT_SOURCES
from burgrave.games.tuscany.scoring import standing
from burgrave.games.tuscany.tokens import BONUSES, TOKENS

PLACED = [name for name in TOKENS if name != "none"]
RANKS = ("first", "second")
PAYMENTS = (
    "two cards",
    "a card and a worker",
    "two workers",
    "a card and a pair",
    "a pair and a worker",
    "two pairs",
    "four cards of a colour",
)


def required() -> set[str]:
    """Everything that some recorded game must prove, taken from the registers of the game itself."""
    game = burgrave.game("tuscany")
    wanted = {f"{seats} seats" for seats in game.seats}
    wanted |= {f"{seats} seats in {value}" for seats in game.seats for value in game.options["printing"].choices}
    wanted |= {f"verb {action.verb}" for action in game.actions}
    wanted |= {f"{name} placed" for name in PLACED}
    wanted |= {f"bonus {name} taken" for name in BONUSES}
    wanted |= {f"income {name}" for name in INCOME}
    wanted |= {f"points from {name}" for name in POINT_SOURCES}
    wanted |= {f"{colour} covered by the {rank}" for colour in COLOURS for rank in RANKS}
    wanted |= {f"a hexagon on {colour}" for colour in COLOURS}
    wanted |= {f"a castle places {colour}" for colour in COLOURS}
    wanted |= {f"a region of {size}" for size in (1, 2, 3)}
    wanted |= {f"stack {number} runs out" for number in (1, 2, 3)}
    wanted |= {f"paid with {way}" for way in PAYMENTS}
    wanted |= {"a castle's token declined", "a castle without a token that fits", "several income cards", "a hexagon lost"}
    wanted |= {"a token exchanged", "exchanged again", "five alike", "five alike for a castle", "a token discarded"}
    wanted |= {"a hexagon discarded", "the deck made anew", "the income deck made anew", "neutral tokens made anew"}
    wanted |= {"a neutral token for an empty stack", "marble before the action", "marble after the action"}
    wanted |= {"marble in the turn it was gained", "a phase ended by a later seat", "another's first stack in the second phase"}
    wanted |= {"two kinds of produce", "no new produce", "the last round", "a token that fits nowhere taken", "game over"}
    wanted |= {"more than 50 points", "a tie for the victory"}
    return wanted


def features(record: dict[str, Any]) -> set[str]:
    """Everything a record proves."""
    state: Any = burgrave.replay(record, 0)
    proofs = {f"{state.seats} seats", f"{state.seats} seats in {state.rules.options['printing']}"}
    gained_marble = False
    for line in record["actions"]:
        before = state.clone()
        events = state.apply(line)
        seat, action = state.history()[-1]
        proofs.add(f"verb {action.verb}")
        proofs.update(chosen(before, action, events, gained_marble))
        for number, event in enumerate(events):
            proofs.update(happened(before, state, action, event, events[number + 1 :]))
            if event[0] == "turn":
                gained_marble = False
            elif event[0] == "marble" and event[1] == seat and event[2] > 0 and not before.marble[seat]:
                gained_marble = True
    for seat in range(state.seats):
        proofs.update(f"points from {source}" for source, points in state.scoring(seat) if points)
    if state.is_over:
        proofs.add("game over")
        if max(state.red) > 50:
            proofs.add("more than 50 points")
        first, second = state.ranking[:2]
        if standing(state, first)[0] == standing(state, second)[0]:
            proofs.add("a tie for the victory")
    return proofs


def chosen(before: Any, action: Any, events: list[Any], gained_marble: bool) -> Iterator[str]:
    """What the choice itself shows."""
    step, kinds = before.agenda[-1].name(), Counter(event[0] for event in events)
    if action.verb == "marble":
        yield "marble before the action" if step == "TakeAction" else "marble after the action"
        if gained_marble and step == "EndTurn":
            yield "marble in the turn it was gained"
    elif action.verb == "skip":
        yield "a castle's token declined"
    elif action.verb == "exchange":
        yield "exchanged again" if step == "TakeAfterExchange" else "a token exchanged"
    elif action.verb == "take" and step == "TakeAction" and not before.open[before.to_act[0]] & before.shown:
        yield "a token that fits nowhere taken"
    if kinds["income"] > 1:
        yield "several income cards"
    if kinds["alike"] and step == "PlaceOpenToken":
        yield "five alike for a castle"


def happened(before: Any, after: Any, action: Any, event: Any, later: list[Any]) -> Iterator[str]:
    """What an event shows, with those that follow it."""
    kind = event[0]
    proofs = {"alike": "five alike", "last_round": "the last round"}
    if kind in proofs:
        yield proofs[kind]
    elif kind == "place":
        yield from placement(after, event, later)
    elif kind == "settle":
        yield f"a castle places {COLOURS[after.estate[event[1]].colour[action.args[1]]]}"
    elif kind == "token":
        yield f"bonus {BONUSES[event[2]]} taken"
    elif kind == "income":
        yield f"income {INCOME[event[2]]}"
    elif kind == "bonus":
        yield f"{COLOURS[event[2]]} covered by the {RANKS[event[3]]}"
    elif kind == "pay":
        yield f"paid with {payment(event)}"
    elif kind == "discard":
        yield "a hexagon discarded" if TOKENS[event[2]] == "hexagon" else "a token discarded"
    elif kind == "renew":
        yield {"deck": "the deck made anew", "income": "the income deck made anew", "neutral": "neutral tokens made anew"}[event[2]]
    elif kind == "reveal" and event[1] < 0 and action.verb == "take" and max(before.out) == 21:
        yield "a neutral token for an empty stack"
    elif kind == "score" and event[2] == "lost_hexagons":
        yield "a hexagon lost"
    elif kind == "lapse" and event[2] == "PlaceOpenToken":
        yield "a castle without a token that fits"
    elif kind == "green" and event[2] == "regions":
        yield f"a region of {(1, 3, 6).index(event[3]) + 1}"
    elif kind == "stack":
        yield f"stack {event[2]} runs out"
        if event[2] == 1 and before.phase == 1:
            yield "another's first stack in the second phase"
        if event[2] == before.phase + 1 and event[1] != before.first:
            yield "a phase ended by a later seat"


def placement(after: Any, event: Any, later: list[Any]) -> Iterator[str]:
    """A token on its field, and what it grew there."""
    colour = COLOURS[after.estate[event[1]].colour[event[3]]]
    yield f"{TOKENS[event[2]]} placed"
    if TOKENS[event[2]] == "hexagon":
        yield f"a hexagon on {colour}"
    elif colour == "agriculture":
        grown = sum(gain[3] for gain in later if gain[0] == "green" and gain[2] == "agriculture")
        yield {0: "no new produce", 2: "two kinds of produce"}.get(grown, "")


def payment(event: Any) -> str:
    """The name of a way to pay."""
    workers, cards = event[2], event[3:]
    if workers:
        return {0: "two workers", 1: "a card and a worker", 2: "a pair and a worker"}[len(cards)]
    if len(cards) == 4:
        return "four cards of a colour" if len(set(cards)) == 1 else "two pairs"
    return "two cards" if len(cards) == 2 else "a card and a pair"
