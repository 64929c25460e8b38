"""Sets up a new game: from options and seed to the first decision."""

from __future__ import annotations

from burgrave.engine.agenda import run_automatic
from burgrave.engine.chance import below, shuffle
from burgrave.engine.programme import Slot
from burgrave.engine.ruleset import Ruleset
from burgrave.engine.state import CommonFields
from burgrave.games.tuscany.book import Book
from burgrave.games.tuscany.cards import ESTATE_DECK, INCOME_DECK, INCOME_KINDS
from burgrave.games.tuscany.colours import KINDS
from burgrave.games.tuscany.elements import STORAGE
from burgrave.games.tuscany.estate import AS_DEALT, FIELDS, PARTS, VARIANTS, estate
from burgrave.games.tuscany.numbers import DISPLAY, START_CARDS
from burgrave.games.tuscany.points import GREENS, SOURCES
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.steps.cards import draw_cards
from burgrave.games.tuscany.steps.rounds import START_ROUND, turn_order
from burgrave.games.tuscany.tokens import BONUS_KINDS, KINDS_OF_TOKEN, NEUTRAL, OWN


def empty_state(common: CommonFields, book: Book) -> State:
    """Return a state with nothing dealt yet."""
    seats = common.seats
    return State(
        common=common,
        book=book,
        phase=0,
        round_=0,
        turn=0,
        first=0,
        last=0,
        spent=0,
        parts=[0] * (seats * PARTS),
        estate=[estate((0,) * PARTS, AS_DEALT)] * seats,
        tokens=[0] * (seats * FIELDS),
        storage=[0] * (seats * STORAGE),
        hand=[0] * (seats * KINDS),
        workers=[0] * seats,
        marble=[0] * seats,
        bonus=[0] * (seats * BONUS_KINDS),
        stacks=[],
        out=[0] * seats,
        display=[0] * DISPLAY,
        backs=(1 << DISPLAY) - 1,
        neutral=[],
        neutral_drawn=0,
        neutral_discards=[0] * KINDS_OF_TOKEN,
        deck=[],
        drawn=0,
        discards=[0] * KINDS,
        income=[],
        income_drawn=0,
        income_discards=[0] * INCOME_KINDS,
        last_income=-1,
        colour_bonus=[-1] * (2 * KINDS),
        green=[0] * seats,
        red=[0] * seats,
        green_from=[0] * (seats * GREENS),
        red_from=[0] * (seats * SOURCES),
        slices=[],
        covered=[],
        frontier=[],
        open_=[],
        pairs=[],
        filled=0,
        shown=0,
    )


def new_game(rules: Ruleset, book: Book, seed: int) -> State:
    """Return a new game: everything dealt, and the first decision waiting (p. 2-3)."""
    state = empty_state(CommonFields(rules, seed), book)
    seats = state.seats
    state.first = below(state, seats)
    state.deck = shuffle(state, ESTATE_DECK)
    state.income = shuffle(state, INCOME_DECK)
    state.neutral = shuffle(state, NEUTRAL)
    state.display = state.neutral[:DISPLAY]
    state.neutral_drawn = DISPLAY
    # One part of each letter for everybody, none dealt twice.
    dealt = [shuffle(state, list(range(VARIANTS))) for _ in range(PARTS)]
    for seat in range(seats):
        state.stacks += shuffle(state, OWN)
        state.parts[seat * PARTS : seat * PARTS + PARTS] = [variants[seat] for variants in dealt]
    state.estate = [estate(tuple(state.parts[seat * PARTS : seat * PARTS + PARTS]), AS_DEALT) for seat in range(seats)]
    state.derive()
    state.slices = [module.slice(state) for module in rules.modules if module.slice]
    for seat in turn_order(state):
        draw_cards(state, seat, START_CARDS)
    state.agenda = [START_ROUND, Slot("setup")]
    run_automatic(state)
    return state
