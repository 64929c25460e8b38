"""The setup: from options and seed to the first decision."""

from __future__ import annotations

from typing import Final

from burgrave.engine.agenda import run_automatic
from burgrave.engine.chance import below, shuffle
from burgrave.engine.programme import Slot
from burgrave.engine.ruleset import Ruleset
from burgrave.engine.state import CommonFields
from burgrave.games.burgundy.book import Book
from burgrave.games.burgundy.colours import CASTLE, COLOURS
from burgrave.games.burgundy.duchy import BOXES, HEXES, RANDOM, RANDOM_EACH, boards, duchy
from burgrave.games.burgundy.mainboard import DEPOTS, PHASES, ROUNDS, SETUP
from burgrave.games.burgundy.random_duchy import random_duchies
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.phases import START_PHASE
from burgrave.games.burgundy.tiles import GOODS_KINDS

PHASE_GOODS: Final = PHASES * ROUNDS
"""How many goods at the start of the pile are for the phases; the seats' starting goods follow."""


def empty_state(common: CommonFields, book: Book) -> State:
    """Return a state with nothing dealt yet."""
    seats = common.seats
    return State(
        common=common,
        book=book,
        phase=0,
        round_=0,
        white=0,
        dice=[0] * (2 * seats),
        dice_left=[0] * seats,
        spent=0,
        turn=0,
        rota=list(range(seats)),
        order=list(range(seats)),
        track=[0] * seats,
        duchy=[duchy(book.edition, "1")] * seats,
        dealt=[["1"]] * seats,
        tiles=[0] * (HEXES * seats),
        storage=[0] * book.storage_size,
        goods=[0] * (GOODS_KINDS * seats),
        sold=[0] * (GOODS_KINDS * seats),
        silver=[book.start_silver] * seats,
        workers=[0] * seats,
        points=[0] * seats,
        sources=[0] * (len(book.sources) * seats),
        bonus=[-1] * (2 * len(COLOURS)),
        depots=[0] * book.spaces,
        depot_goods=[0] * (DEPOTS * GOODS_KINDS),
        drawn=[0] * len(book.supply),
        piles=[],
        goods_pile=[],
        slices=[],
        answers=[],
        covered=[],
        frontier=[],
        banned=[],
        kinds=[],
        filled_spaces=[],
    )


def new_game(rules: Ruleset, book: Book, seed: int) -> State:
    """Return a state with everything dealt and the first decision waiting."""
    state = empty_state(CommonFields(rules, seed), book)
    seats = state.seats
    state.piles = [shuffle(state, pile) for pile in book.supply]
    state.drawn[CASTLE] = len(book.duchy_rows)  # the starting castles
    state.goods_pile = shuffle(state, book.goods)
    first = below(state, seats)
    state.order = [book.seating[(first + place) % seats] for place in range(seats)]
    for place, seat in enumerate(state.order):
        state.workers[seat] = book.start_workers[place]
    for place, seat in enumerate(book.duchy_rows):
        for kind in starting_goods(state.goods_pile, place):
            state.goods[seat * GOODS_KINDS + kind] += 1
    state.dealt = deal_boards(state)
    state.duchy = [duchy(book.edition, sides[0]) for sides in state.dealt]
    state.derive()
    state.slices = [module.slice(state) for module in rules.modules if module.slice]
    state.ask_modules()
    state.agenda = [START_PHASE, Slot("setup")]
    run_automatic(state)
    return state


def starting_goods(pile: list[int], place: int) -> list[int]:
    """Return the goods that a duchy begins with; `place` is its place among `book.duchy_rows`."""
    first = PHASE_GOODS + place * int(SETUP["start_goods"])
    return pile[first : first + int(SETUP["start_goods"])]


def goods_dealt(book: Book) -> int:
    """Return how many goods of the pile are for the phases and the people; the rest stays in the box."""
    return PHASE_GOODS + len(book.duchy_rows) * int(SETUP["start_goods"])


def deal_boards(state: State) -> list[list[str]]:
    """Return for each seat the sides of its board: the duchy that the options name, both sides of a dealt board, or a random
    one."""
    chosen = state.rules.options["duchies"]
    values = [chosen] * state.seats if isinstance(chosen, str) else chosen
    sides_of = [[number] for number in values]
    for kind in (RANDOM, RANDOM_EACH):
        drawn = random_duchies(state, 1 if kind == RANDOM else values.count(kind)) if kind in values else []
        for index, seat in enumerate(seat for seat in range(state.seats) if values[seat] == kind):
            sides_of[seat] = [drawn[index % len(drawn)]]
    for box in BOXES[state.book.edition]:
        if box in values:
            printed = boards(state.book.edition, box)
            order = shuffle(state, list(range(len(printed))))
            sides_of = [printed[order[seat]] if values[seat] == box else sides for seat, sides in enumerate(sides_of)]
    return sides_of
