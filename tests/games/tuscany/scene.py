"""Builds positions: everybody has arranged the same estate, holds nothing, and it is the first seat's turn.

The estate is A1, B1 and C1 side by side, the first castle on B4 (`castle="B"`). Columns from left to right, each from top to bottom
(M monastery, C castle, T city, A agriculture, I inn, Q quarry, V village, W cart):

    A1 M   A4 A   A8 I    B1 Q   B4 C   B8 Q    C1 A   C4 Q   C8 A
    A2 C   A5 A   A9 M    B2 T   B5 W   B9 Q    C2 T   C5 V   C9 W
    A3 T   A6 A   A10 M   B3 V   B6 W   B10 V   C3 C   C6 V   C10 W
           A7 I                  B7 V                  C7 M

Cards, stacks and piles keep what they hold: tests only say what comes next, or who has what.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from burgrave.engine.agenda import run_automatic
from burgrave.engine.events import Event
from burgrave.games.tuscany.cards import ESTATE_DECK, INCOME, INCOME_DECK
from burgrave.games.tuscany.colours import CASTLE, COLOURS, KINDS
from burgrave.games.tuscany.elements import STORAGE
from burgrave.games.tuscany.estate import FIELD_NAMES, FIELDS, PART_NAMES, estate, layout_number
from burgrave.games.tuscany.game import TUSCANY
from burgrave.games.tuscany.numbers import DISPLAY, STACKS
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.steps.rounds import NEXT_TURN
from burgrave.games.tuscany.steps.turn import END_TURNS, TAKE_ACTIONS
from burgrave.games.tuscany.tokens import (
    BONUS_KINDS,
    BONUSES,
    CASTLE_TOKEN,
    NEUTRAL,
    OWN,
    PRODUCE_KINDS,
    TOKENS,
    token_named,
)

ONE_OF_EACH = "castle city inn grapes quarry village monastery cart"


def scene(
    seats: int = 2,
    *,
    castle: str = "B",
    parts: str = "A1 B1 C1",
    layout: tuple[int, int, int] = (0, 0, 2),
    printing: str = "later",
    display: str = ONE_OF_EACH,
) -> State:
    """The first turn of the first round; `layout`: order, turned parts and shifts by their numbers."""
    state: State = TUSCANY.setup(TUSCANY.rules(seats, ["base"], {"printing": printing}), 1)
    state.first = 0
    state.deck, state.drawn = list(ESTATE_DECK), 0
    state.income, state.income_drawn = list(INCOME_DECK), 0
    state.neutral, state.neutral_drawn = list(NEUTRAL), 0
    state.stacks = list(OWN) * seats
    state.hand = [0] * (seats * KINDS)
    variants = tuple(PART_NAMES[letter].index(name) for letter, name in enumerate(parts.split()))
    state.parts = list(variants) * seats
    laid = estate(variants, layout_number(*layout))
    state.estate = [laid] * seats
    for seat in range(seats):
        state.tokens[seat * FIELDS + laid.castle("ABC".index(castle))] = CASTLE_TOKEN
    state.round = 1
    lay_out(state, display)
    return turn_of(state, 0)


def turn_of(state: State, seat: int) -> State:
    """Let it be that seat's turn, with none of it played yet; the round continues after it."""
    state.turn = (seat - state.first) % state.seats + 1
    state.spent = 0
    state.agenda = [NEXT_TURN, END_TURNS[seat], TAKE_ACTIONS[seat]]
    return refresh(state)


def refresh(state: State) -> State:
    """What is derived follows what was laid down."""
    state.derive()
    state.legal = None
    return state


# ---- what lies on the table ----


def lay_out(state: State, names: str, own: Iterable[int] = ()) -> State:
    """The display; `own`: the places, from 1 on, whose token has a player's back. Neutral ones leave their pile."""
    tokens = [0 if name == "-" else token_named(name) for name in names.split()]
    assert len(tokens) == DISPLAY
    for place, token in enumerate(state.display):
        if token and state.backs >> place & 1 and token in NEUTRAL and state.neutral.count(token) < NEUTRAL.count(token):
            state.neutral = [*state.neutral, token]
    state.backs = (1 << DISPLAY) - 1 - sum(1 << (place - 1) for place in own)
    for place, token in enumerate(tokens):
        if token and state.backs >> place & 1:
            state.neutral = state.neutral[:]
            state.neutral.remove(token)
    state.display = tokens
    return refresh(state)


def next_up(pile: list[int], drawn: int, wanted: Iterable[int]) -> list[int]:
    """A pile whose next pieces are these, in this order."""
    coming = pile[drawn:]
    first = list(wanted)
    for piece in first:
        coming.remove(piece)
    return [*pile[:drawn], *first, *coming]


def coming_neutral(state: State, names: str) -> State:
    """The next neutral tokens."""
    state.neutral = next_up(state.neutral, state.neutral_drawn, map(token_named, names.split()))
    return state


def only_neutral(state: State, names: str, discarded: str = "") -> State:
    """Nothing else is left of the neutral tokens than these, and these discarded ones."""
    state.neutral, state.neutral_drawn = [token_named(name) for name in names.split()], 0
    state.neutral_discards = [discarded.split().count(name) for name in TOKENS]
    return refresh(state)


def coming_cards(state: State, colours: str) -> State:
    """The next estate cards."""
    state.deck = next_up(state.deck, state.drawn, map(COLOURS.index, colours.split()))
    return state


def coming_income(state: State, names: str) -> State:
    """The next income cards."""
    state.income = next_up(state.income, state.income_drawn, map(INCOME.index, names.split()))
    return state


def coming_own(state: State, seat: int, names: str) -> State:
    """The next tokens of a seat's stacks."""
    own = state.stacks[seat * STACKS : seat * STACKS + STACKS]
    own = next_up(own, state.out[seat], map(token_named, names.split()))
    state.stacks = [*state.stacks[: seat * STACKS], *own, *state.stacks[seat * STACKS + STACKS :]]
    return state


# ---- what a seat has ----


def give(
    state: State,
    seat: int = 0,
    *,
    cards: str = "",
    stored: str = "",
    covered: str = "",
    bonus: str = "",
    workers: int = 0,
    marble: int = 0,
    out: int | None = None,
    green: int = 0,
    red: int = 0,
) -> State:
    """Lay things before a seat, besides what lies there; nothing of it has any effect.

    `covered`: fields, each with a token of its colour (grapes on agriculture), or `field=token`. `bonus`: bonus tokens by kind.
    `out`: how many tokens have left the stacks. Points are booked under the first source.
    """
    for colour in map(COLOURS.index, cards.split()):
        state.deck = state.deck[:]
        state.deck.remove(colour)
        state.hand[seat * KINDS + colour] += 1
    state.bonus = state.bonus[:]
    for name in bonus.split():
        state.bonus[seat * BONUS_KINDS + BONUSES.index(name)] += 1
    for token in map(token_named, stored.split()):
        place = next(at for at in range(seat * STORAGE, seat * STORAGE + STORAGE) if not state.storage[at])
        state.storage[place] = token
    for word in covered.split():
        name, _, token_name = word.partition("=")
        field = FIELD_NAMES.index(name)
        colour = COLOURS[state.estate[seat].colour[field]]
        state.tokens[seat * FIELDS + field] = token_named(token_name or ("grapes" if colour == "agriculture" else colour))
    state.workers[seat] += workers
    state.marble[seat] += marble
    if out is not None:
        state.out[seat] = out
    state.green[seat] += green
    state.green_from[seat * len(state.green_from) // state.seats] += green
    state.red[seat] += red
    state.red_from[seat * len(state.red_from) // state.seats] += red
    return refresh(state)


def cover_colour(state: State, seat: int, colour: str, but: str = "") -> State:
    """Cover every field of a colour except these."""
    number = COLOURS.index(colour)
    fields = [name for field, name in enumerate(FIELD_NAMES) if state.estate[seat].colour[field] == number]
    return give(state, seat, covered=" ".join(name for name in fields if name not in but.split()))


def pays(state: State, seat: int, token: str, field: str) -> list[Event]:
    """A seat in turn stores a token, gets two cards of its field's colour, and places it there; what happened."""
    colour = COLOURS[state.estate[seat].colour[FIELD_NAMES.index(field)]]
    give(state, seat, cards=f"{colour} {colour}", stored=token)
    stored = state.storage[seat * STORAGE : seat * STORAGE + STORAGE]
    events = play(state, f"place storage:{stored.index(token_named(token)) + 1} field:{field}")
    if legal(state, "pay"):
        events += play(state, f"pay card:{colour}.1 card:{colour}.2")
    return events


# ---- playing and looking ----


def play(state: State, *texts: str) -> list[Event]:
    """Apply actions one after the other; what happened."""
    return [event for text in texts for event in state.apply(text)]


def legal(state: State, start: str = "") -> list[str]:
    """What may be chosen now, as texts; only those that begin with these words."""
    return [text for text in map(str, state.legal_actions()) if text == start or text.startswith(f"{start} " if start else "")]


def happened(events: Iterable[Event], kind: str) -> list[tuple[Any, ...]]:
    """The events of one kind, without its name."""
    return [tuple(event[1:]) for event in events if event[0] == kind]


def asked(state: State) -> str:
    """The name of the step that waits."""
    return state.agenda[-1].name() if state.agenda else ""


def begin(state: State, *steps: Any) -> list[Event]:
    """Run these steps, the first named first, and nothing after them."""
    state.agenda = list(reversed(steps))
    state.events = []
    state.legal = None
    run_automatic(state)
    return state.events


def idle(state: State) -> None:
    """The one to act does as little as possible: draws, ends, skips."""
    texts = legal(state)
    state.apply(next((text for text in ("draw deck:cards", "end", "skip") if text in texts), texts[0]))


def until(state: State, seat: int) -> State:
    """Everybody does as little as possible until it is that seat's turn and all of it still to play."""
    while not (state.to_act == (seat,) and asked(state) == "TakeAction"):
        idle(state)
    return state


def whole_round(state: State) -> list[Event]:
    """From the first seat's turn, everybody idles once; what happened until the next round waits, or the game is over."""
    events: list[Event] = []
    before = state.round
    while state.round == before and not state.is_over:
        texts = legal(state)
        events += state.apply(next((text for text in ("draw deck:cards", "end", "skip") if text in texts), texts[0]))
    return events


def hand(state: State, seat: int = 0) -> str:
    """A seat's cards, in the order of the colours."""
    own = state.hand[seat * KINDS : seat * KINDS + KINDS]
    return " ".join(COLOURS[colour] for colour in range(KINDS) for _ in range(own[colour]))


def stored(state: State, seat: int = 0) -> list[str | None]:
    """A seat's storage, place by place."""
    names: list[str | None] = state.view(seat)["players"][seat]["storage"]
    return names


def shown(state: State) -> list[str | None]:
    """Return the names of the tokens in the display."""
    names: list[str | None] = state.view(None)["display"]
    return names


def token_on(state: State, field: str, seat: int = 0) -> str:
    """The token on a field."""
    return TOKENS[state.tokens[seat * FIELDS + FIELD_NAMES.index(field)]]


def fields_of(state: State, colour: str, seat: int = 0) -> list[str]:
    """The names of all fields of a colour."""
    return [name for field, name in enumerate(FIELD_NAMES) if state.estate[seat].colour[field] == COLOURS.index(colour)]


CASTLE_FIELDS = COLOURS[CASTLE]
ALL_TOKENS = [name for name in TOKENS if name not in ("none", "hexagon")]
AGRICULTURE_TOKENS = [name for name in ALL_TOKENS if name.split("+")[0] in PRODUCE_KINDS]
