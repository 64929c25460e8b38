"""Builds a new game from options and a seed."""

from __future__ import annotations

from burgrave.engine.agenda import run_automatic
from burgrave.engine.chance import below, shuffle
from burgrave.engine.programme import Slot
from burgrave.engine.ruleset import Ruleset
from burgrave.engine.state import CommonFields
from burgrave.games.kingsburg.book import Book
from burgrave.games.kingsburg.calendar import DICE, YEARS
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.year import START_YEAR, year_course


def empty_state(common: CommonFields, book: Book) -> State:
    """Return a state with nothing dealt yet."""
    seats = common.seats
    return State(
        common=common,
        book=book,
        year=0,
        phase=0,
        turn=0,
        passed=0,
        envoy=-1,
        aid=0,
        taken=0,
        shown=0,
        menace=0,
        built_now=0,
        order=list(range(seats)),
        dice=[0] * (DICE * seats),
        dice_left=[0] * seats,
        used=[0] * seats,
        neutral=[0] * 5,
        groups=[],
        resources=[0] * (3 * seats),
        tokens=[0] * seats,
        soldiers=[0] * seats,
        points=[0] * seats,
        ledger=None,
        built=[0] * seats,
        strips=[0] * seats,
        enemies=[-1] * (2 * YEARS),
        seen=[0] * seats,
        support=list(range(RANKS)),
        barred=[0] * seats,
        battle=[0] * (2 * seats),
        slices=[],
        answers=[],
        effects=[],
        busy=0,
    )


def prepare_course(rules: Ruleset) -> None:
    """Fix the course of a year, once all modules have prepared the book."""
    if not rules.book.course:
        rules.book.bind(rules)
        rules.book.course = year_course(rules, rules.book.powers)


def new_game(rules: Ruleset, book: Book, seed: int) -> State:
    """Return a new game: everything dealt, and the first decision waiting."""
    prepare_course(rules)
    state = empty_state(CommonFields(rules, seed), book)
    state.order = shuffle(state, list(range(state.seats)))
    dealt = [cards[below(state, len(cards))] for cards in book.piles]
    state.enemies = dealt + [-1] * YEARS
    for module in rules.modules:
        if module.slice is not None:
            state.slices.append(module.slice(state))
    state.derive()
    state.agenda = [START_YEAR, Slot("setup")]
    run_automatic(state)
    return state
