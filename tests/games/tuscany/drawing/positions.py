"""Positions to look at and to test: played at random, then set as a picture needs them."""

from __future__ import annotations

from functools import cache
from typing import Any

from burgrave.games.tuscany.colours import COLOURS, KINDS
from burgrave.games.tuscany.elements import ARRANGE, STORAGE
from burgrave.games.tuscany.estate import FIELD_NAMES, FIELDS, ORDERS, PART_LETTERS, SHIFTS, Estate, estate, layout_number
from burgrave.games.tuscany.game import TUSCANY
from burgrave.games.tuscany.numbers import STACK
from burgrave.games.tuscany.tokens import BONUS_KINDS, BONUSES, token_named
from games.positions import Position, play_until

NAMES = ("Ann", "Steward", "Ola", "Jan")


def new(seats: int, seed: int, **options: Any) -> Any:
    """A game at its first decision."""
    return TUSCANY.setup(TUSCANY.rules(seats, None, options or None), seed)


def step_of(state: Any) -> str:
    """Return the name of the step that is asked."""
    return str(state.agenda[-1].name()) if state.agenda else ""


# ---- as in the pictures of the look ----------------------------------------------------------------------------------------

ESTATES = (
    (("A3", "B2", "C4"), "", ("down", "up")),
    (("C2", "A1", "B4"), "A", ("down", "down")),
    (("B3", "C1", "A4"), "B", ("up", "down")),
    (("A2", "C3", "B1"), "C", ("up", "up")),
)
"""By seat: the parts from left to right, which are turned, and the shifts."""
TOKENS = (
    "B5 castle B9 village C3 monastery C7 village B1 quarry B6 quarry B3 quarry A9 grapes+olives "
    "A8 livestock+grapes B4 city A10 inn",
    "A2 castle A1 monastery A5 grain A6 olives+grain A3 city B1 castle B2 quarry B4 city B5 cart A7 inn C10 castle A8 hexagon "
    "A9 monastery A10 monastery C8 monastery",
    "C3 castle C2 city C6 village C5 village C10 cart C9 cart",
    "B5 castle B6 cart B2 quarry B1 village",
)
HOLDS = (
    (15, 9, 2, 1, (0, 3, 7), {"storage": 1, "worker": 1}, ("village", "hexagon")),
    (21, 13, 0, 2, (0, 1, 7), {"card": 2, "marble": 1}, ("hexagon",)),
    (9, 8, 3, 0, (1, 7, 7), {"income": 1, "storage": 1}, ("olives",)),
    (15, 9, 1, 4, (0, 5, 7), {"income": 2}, ("",)),
)
"""By seat: green and red points, workers, marble, stacks, bonus tokens, storage."""
HANDS = ("village village quarry quarry cart cart city", "city inn inn cart village", "inn " * 9, "cart cart")
DISPLAY = ("cart", "city", "olives", "quarry", "castle", "monastery", "cart", "grain+livestock")


def laid(parts: tuple[str, ...], turned: str, shifts: tuple[str, ...]) -> Estate:
    """Parts as they lie."""
    order = ORDERS.index("".join(name[0] for name in parts))
    mask = sum(1 << PART_LETTERS.index(letter) for letter in turned)
    by_letter = sorted(parts)
    return estate(tuple(int(name[1]) - 1 for name in by_letter), layout_number(order, mask, SHIFTS.index("-".join(shifts))))


def like_the_look(seats: int = 3, seed: int = 5) -> Any:
    """Phase 2, round 9, seat 0 to act, as in the pictures of the look."""
    state = new(seats, seed)
    while step_of(state) in ("Arrange", "ChooseBonus"):
        seat = state.to_act[0]
        state.apply(ARRANGE[2 * 3] if step_of(state) == "Arrange" else state.legal_actions(seat)[0], seat)
    first = state.to_act[0]
    assert step_of(state) == "TakeAction"
    if first != 0:
        return like_the_look(seats, seed + 1)
    state.tokens, state.hand, state.bonus = [0] * FIELDS * seats, [0] * KINDS * seats, [0] * BONUS_KINDS * seats
    state.storage = [0] * STORAGE * seats
    for seat in range(seats):
        land = laid(*ESTATES[seat])
        state.parts[seat * 3 : seat * 3 + 3] = land.variants
        state.estate = [land if owner == seat else other for owner, other in enumerate(state.estate)]
        words = TOKENS[seat].split()
        for name, token in zip(words[::2], words[1::2], strict=True):
            state.tokens[seat * FIELDS + FIELD_NAMES.index(name)] = token_named(token)
        green, red, workers, marble, stacks, bonus, stored = HOLDS[seat]
        state.green[seat], state.red[seat], state.workers[seat], state.marble[seat] = green, red, workers, marble
        state.out[seat] = 3 * STACK - sum(stacks)
        for kind, count in bonus.items():
            state.bonus[seat * BONUS_KINDS + BONUSES.index(kind)] = count
        for index, token in enumerate(stored):
            state.storage[seat * STORAGE + index] = token_named(token) if token else 0
        give(state, seat, HANDS[seat])
    state.display = [token_named(name) for name in DISPLAY]
    state.phase, state.round, state.turn = 1, 9, 1
    state.last_income = 0
    state.discards = [4, 3, 5, 9, 4, 6, 3, 3]
    state.deck = state.deck[: state.drawn + 64]
    state.colour_bonus = [
        1 if COLOURS[colour] == "castle" else min(2, seats - 1) if COLOURS[colour] == "inn" else -1 for colour in range(KINDS)
    ]
    state.colour_bonus += [-1] * KINDS
    return settled(state)


def give(state: Any, seat: int, cards: str) -> None:
    """Put a hand into a seat's hands."""
    held = cards.split()
    state.hand[seat * KINDS : seat * KINDS + KINDS] = [held.count(colour) for colour in COLOURS]


def settled(state: Any) -> Any:
    """The state after something was set."""
    state.legal = None
    state.derive()
    return state


def changed(state: Any, **fields: Any) -> Any:
    """A copy with some lists set."""
    other = state.clone()
    for name, value in fields.items():
        setattr(other, name, value)
    return settled(other)


def played(state: Any, *actions: str) -> Any:
    """A copy after some actions of the seat to act."""
    other = state.clone()
    for action in actions:
        other.apply(action, other.to_act[0])
    return other


def crowded(seats: int) -> Any:
    """Late: many cards, five storage places, four kinds of bonus tokens, everybody around the wheel, markers together."""
    state = like_the_look(seats)
    state.green = [47, 48, 48, 47][:seats]
    state.red = [102, 53, 52, 52][:seats]
    state.bonus[:BONUS_KINDS] = [4, 1, 2, 1, 0]
    for index, name in enumerate(("village", "hexagon", "grapes+olives", "monastery", "cart")):
        state.storage[index] = token_named(name)
    state.workers[0], state.marble[0] = 12, 10
    give(state, 0, "village " * 5 + "quarry quarry quarry cart cart cart cart city inn inn agriculture monastery castle castle")
    state.colour_bonus = [0, 1, 1, 1, 0, -1, 1, 0, 1, -1, 0, -1, 1, -1, -1, -1]
    state.phase, state.last, state.round = 2, 1, 23
    state.out = [21, 20, 19, 18][:seats]
    return settled(state)


@cache
def positions() -> tuple[Position, ...]:
    """Everything to look at."""
    three = like_the_look()
    two, four = like_the_look(2), like_the_look(4)
    late = crowded(4)
    all_positions = [
        Position("choose", "Choose an action", three, fresh=("0.field:B3",)),
        Position("pay", "How do you pay?", played(three, "place storage:1 field:C6")),
        Position("two", "Choose an action", two),
        Position("four", "Choose an action", four),
        Position("late", "Choose an action", late),
        Position("late-pay", "How do you pay?", played(late, "place storage:1 field:C6")),
        Position("other", "Ola's estate", three, 2, viewer=0),
        Position("setup", "Arrange your estate", new(3, 4)),
    ]
    for name, step in (("first-bonus", "ChooseBonus"), ("castle", "PlaceOpenToken"), ("room", "MakeRoom"), ("end", "EndTurn")):
        for seed in range(60):
            state = play_until(new(2 + seed % 3, seed), seed, lambda played, step=step: step_of(played) == step)
            if not state.is_over:
                all_positions.append(Position(name, name.capitalize(), state, state.to_act[0]))
                break
    all_positions.append(Position("over", "The end", play_until(new(3, 2), 2, lambda played: False)))
    return tuple(all_positions)
