"""From options and seed to the first decision."""

from __future__ import annotations

from typing import Final

from burgrave.engine.agenda import settle
from burgrave.engine.chance import below, seeded, shuffle
from burgrave.engine.programme import Slot
from burgrave.engine.ruleset import Ruleset
from burgrave.engine.together import UNDECIDED
from burgrave.games.burgundy.book import Book
from burgrave.games.burgundy.colours import CASTLE, COLOURS
from burgrave.games.burgundy.duchy import HEXES, boards, duchy
from burgrave.games.burgundy.mainboard import ALL_SPACES, DEPOTS, PHASES, ROUNDS, SETUP, STORAGE
from burgrave.games.burgundy.points import POINT_SOURCES
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.phases import START_PHASE
from burgrave.games.burgundy.tiles import BLACK_SUPPLY, GOODS_EACH, GOODS_KINDS, SUPPLY

PHASE_GOODS: Final = PHASES * ROUNDS
"""The first so many goods of the pile are for the phases; the seats' starting goods follow."""


def empty_table(rules: Ruleset, book: Book, seed: int) -> State:
    """A state with nothing dealt yet."""
    seats = rules.seats
    return State(
        rules=rules,
        book=book,
        seats=seats,
        seed=seed,
        agenda=[],
        rng=seeded(seed),
        forced=(),
        secret=[UNDECIDED] * seats,
        ply=0,
        sealed=0,
        past=None,
        legal=None,
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
        storage=[0] * (STORAGE * seats),
        goods=[0] * (GOODS_KINDS * seats),
        sold=[0] * (GOODS_KINDS * seats),
        silver=[SETUP["start_silver"]] * seats,
        workers=[0] * seats,
        points=[0] * seats,
        sources=[0] * (len(POINT_SOURCES) * seats),
        bonus=[-1] * (2 * len(COLOURS)),
        depots=[0] * ALL_SPACES,
        depot_goods=[0] * (DEPOTS * GOODS_KINDS),
        drawn=[0] * (len(COLOURS) + 1),
        piles=[],
        goods_pile=[],
        slices=[],
        answers=[],
        covered=[],
        frontier=[],
        banned=[],
        kinds=[],
        shelves=[],
    )


def new_game(rules: Ruleset, book: Book, seed: int) -> State:
    """Everything dealt and the first decision waiting."""
    state = empty_table(rules, book, seed)
    seats = state.seats
    state.piles = [shuffle(state, pile) for pile in (*SUPPLY, BLACK_SUPPLY)]
    state.drawn[CASTLE] = seats  # the starting castles
    state.goods_pile = shuffle(state, [kind for kind in range(GOODS_KINDS) for _ in range(GOODS_EACH)])
    first = below(state, seats)
    state.order = [(first + place) % seats for place in range(seats)]
    for place, seat in enumerate(state.order):
        state.workers[seat] = SETUP["start_workers"][place]
    for seat in range(seats):
        for kind in starting_goods(state.goods_pile, seat):
            state.goods[seat * GOODS_KINDS + kind] += 1
    state.dealt = deal_boards(state)
    state.duchy = [duchy(book.edition, sides[0]) for sides in state.dealt]
    state.derive()
    state.slices = [module.slice(state) for module in rules.modules if module.slice]
    state.agenda = [START_PHASE, Slot("setup")]
    settle(state)
    return state


def starting_goods(pile: list[int], seat: int) -> list[int]:
    """The goods that a seat begins with."""
    first = PHASE_GOODS + seat * int(SETUP["start_goods"])
    return pile[first : first + int(SETUP["start_goods"])]


def deal_boards(state: State) -> list[list[str]]:
    """For each seat the duchy that the options name, or the two sides of a random board."""
    chosen = state.rules.options["duchies"]
    wanted = [chosen] * state.seats if isinstance(chosen, str) else chosen
    if "dealt" not in wanted:
        return [[number] for number in wanted]
    box = boards(state.book.edition)
    mixed = shuffle(state, list(range(len(box))))
    return [box[mixed[seat]] if number == "dealt" else [number] for seat, number in enumerate(wanted)]
