"""What a seat may see, built from nothing.

Hidden are the decks, everybody's stacks (their own too: they lie face down), the neutral tokens not revealed yet, others' hands,
and how others arrange their parts before everybody is ready. Discards lie open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.engine.views import common_view
from burgrave.games.tuscany.cards import INCOME, INCOME_KINDS
from burgrave.games.tuscany.colours import COLOURS, KINDS
from burgrave.games.tuscany.elements import FIELD, OPEN, STORAGE, STORES
from burgrave.games.tuscany.estate import FIELDS, ORDERS, PART_NAMES, PARTS, SHIFTS, TURNS
from burgrave.games.tuscany.numbers import PHASES, STACK
from burgrave.games.tuscany.scoring import cards, scoring
from burgrave.games.tuscany.steps.bonus import left
from burgrave.games.tuscany.steps.place import Pay
from burgrave.games.tuscany.steps.rounds import turn_order
from burgrave.games.tuscany.steps.take import MakeRoom, places
from burgrave.games.tuscany.steps.turn import TakeAction
from burgrave.games.tuscany.tokens import BONUS_KINDS, BONUSES, TOKENS

if TYPE_CHECKING:
    from burgrave.games.tuscany.state import State


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return the whole state as one seat (None: a spectator) sees it."""
    order = turn_order(state)
    return {
        **common_view(state, seat),
        "phase": min(state.phase, PHASES - 1) + 1,
        "round": state.round,
        "is_last_round": bool(state.last),
        "order": order,
        "played": order[: max(state.turn - 1, 0)],
        "asked": asked(state, seat),
        "actions_left": sum(1 for step in state.agenda if isinstance(step, TakeAction)),
        "marble_used": bool(state.spent),
        "display": [token_name(token) for token in state.display],
        "neutral": len(state.neutral) - state.neutral_drawn,
        "deck": len(state.deck) - state.drawn,
        "discards": {colour: state.discards[number] for number, colour in enumerate(COLOURS)},
        "income": len(state.income) - state.income_drawn,
        "income_discards": {INCOME[kind]: state.income_discards[kind] for kind in range(INCOME_KINDS)},
        "last_income": INCOME[state.last_income] if state.last_income >= 0 else None,
        "bonus_left": {name: left(state, kind) for kind, name in enumerate(BONUSES)},
        "colour_bonus": {
            colour: [owner(state.colour_bonus[number]), owner(state.colour_bonus[KINDS + number])]
            for number, colour in enumerate(COLOURS)
        },
        "players": [player(state, number, seat) for number in range(state.seats)],
        "extra": {module.id: module.view(state, seat) for module in state.rules.modules if module.view},
    }


def asked(state: State, reader: int | None) -> dict[str, Any] | None:
    """Return what is asked now: the name of the step, the elements it is about, and for the seat that pays its payments, cheapest
    first.
    """
    if not state.agenda:
        return None
    step = state.agenda[-1]
    place = field = None
    payments: list[str] = []
    if isinstance(step, MakeRoom):
        place = OPEN[step.place].name
    elif isinstance(step, Pay):
        place, field = STORES[step.place].name, FIELD[step.field].name
        if step.seat == reader:
            payments = [str(action) for action in state.legal_actions(reader)]
    return {"step": step.name(), "at": place, "field": field, "payments": payments}


def token_name(token: int) -> str | None:
    """Return a token's name, None for no token."""
    return TOKENS[token] if token else None


def owner(seat: int) -> int | None:
    """Return the seat that owns something, None for nobody."""
    return seat if seat >= 0 else None


def player(state: State, seat: int, reader: int | None) -> dict[str, Any]:
    """Return one seat's estate and belongings, as the reader sees them."""
    hand = state.hand[seat * KINDS : seat * KINDS + KINDS]
    return {
        "seat": seat,
        "parts": [PART_NAMES[part][state.parts[seat * PARTS + part]] for part in range(PARTS)],
        "layout": layout(state.estate[seat].layout) if state.covered[seat] else None,
        "fields": [token_name(token) for token in state.tokens[seat * FIELDS : seat * FIELDS + FIELDS]],
        "storage": [token_name(token) for token in state.storage[seat * STORAGE : seat * STORAGE + places(state, seat)]],
        "hand": {colour: hand[number] for number, colour in enumerate(COLOURS)} if seat == reader else None,
        "cards": cards(state, seat),
        "workers": state.workers[seat],
        "marble": state.marble[seat],
        "bonus": {name: state.bonus[seat * BONUS_KINDS + kind] for kind, name in enumerate(BONUSES)},
        "stacks": [max(0, min(STACK, STACK * (stack + 1) - state.out[seat])) for stack in range(PHASES)],
        "green": state.green[seat],
        "red": state.red[seat],
        "scoring": scoring(state, seat),
    }


def layout(number: int) -> dict[str, Any]:
    """Return how parts lie: from left to right, which are turned, and the shift at each joint."""
    turned = number // len(SHIFTS) % TURNS
    return {
        "number": number,
        "order": ORDERS[number // len(SHIFTS) // TURNS],
        "turned": [bool(turned >> part & 1) for part in range(PARTS)],
        "shifts": SHIFTS[number % len(SHIFTS)].split("-"),
    }
