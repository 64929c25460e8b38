"""Sets up a new game: from options and seed to the first decision."""

from __future__ import annotations

from burgrave.engine.agenda import run_automatic
from burgrave.engine.chance import below, shuffle
from burgrave.engine.programme import Slot
from burgrave.engine.ruleset import Ruleset
from burgrave.engine.state import CommonFields
from burgrave.games.tiletum.book import Book
from burgrave.games.tiletum.cathedrals import CATHEDRALS, COSTS
from burgrave.games.tiletum.derived import derive
from burgrave.games.tiletum.europe import HOUSE_SPACES, HOUSES_AT, SPACE_COUNT, START
from burgrave.games.tiletum.fairs import CITY_TILES, FAIRS, FIRST_CITY
from burgrave.games.tiletum.house import BUILDINGS, CONTRACT_SPACES, ROOMS, STORAGE
from burgrave.games.tiletum.kinds import GOLD, GOOD_KINDS, SPACES
from burgrave.games.tiletum.numbers import (
    CORRUPTION,
    FIRST_LAYOUT,
    LAPS,
    MARKET,
    ROUNDS,
    SIDES,
    START_GOLD,
    START_GOODS,
    START_POINTS,
    SUPPLY_HOUSES,
    SUPPLY_PILLARS,
)
from burgrave.games.tiletum.points import FROM_START, SOURCES
from burgrave.games.tiletum.shape import NO_DIE
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.course import START_ROUND


def empty_state(common: CommonFields, book: Book) -> State:
    """Return a state with nothing dealt yet."""
    seats = common.seats
    return State(
        common=common,
        book=book,
        round_=0,
        lap=0,
        turn=0,
        wheel=0,
        king_tile=0,
        bonus_drawn=0,
        contract_drawn=0,
        character_drawn=0,
        action=NO_DIE,
        points=0,
        granted=0,
        exchanged=0,
        recolour=-1,
        order=list(range(seats)),
        king=[0] * seats,
        court=list(range(seats)),
        corruption=list(CORRUPTION),
        spaces=FIRST_LAYOUT,
        space_tiles=[0] * SPACES,
        dice=[],
        own_dice=[-1] * (seats * LAPS),
        bonus_stack=[],
        contract_stack=[],
        character_stack=[],
        contracts=[0] * MARKET,
        characters=[0] * MARKET,
        map_tiles=[0] * SPACE_COUNT,
        costs=list(range(COSTS)),
        fairs=list(range(ROUNDS)),
        cities=[FIRST_CITY] * ROUNDS,
        goods=START_GOODS * seats,
        storage=[0] * (seats * STORAGE),
        rooms=[0] * (seats * ROOMS),
        crests=[0] * (seats * BUILDINGS),
        fulfilled=[0] * (seats * CONTRACT_SPACES),
        cathedrals=[0] * (seats * len(CATHEDRALS)),
        pillared=[0] * seats,
        owners=[-1] * HOUSE_SPACES,
        merchant=[START] * seats,
        architect=[START] * seats,
        houses=[SUPPLY_HOUSES] * seats,
        pillars=[SUPPLY_PILLARS] * seats,
        score=[START_POINTS] * seats,
        score_from=[START_POINTS if source == FROM_START else 0 for _ in range(seats) for source in range(SOURCES)],
        slices=[],
        facing=[],
        room_left=[],
        stored=[],
        families=[],
        home=[],
        resident=[],
        free_rooms=[],
        vacant=[],
        contract_count=[],
        bonus_points=[],
        sites=[],
        towns=[],
        cost=0,
    )


def new_game(rules: Ruleset, book: Book, seed: int) -> State:
    """Return a new game: everything laid out, and the first decision waiting (p. 6-8)."""
    state = empty_state(CommonFields(rules, seed), book)
    seats = state.seats
    state.wheel = below(state, SIDES)
    lay_out_tiles(state, book)
    state.costs = shuffle(state, list(range(COSTS)))
    state.cities = [FIRST_CITY, *shuffle(state, CITY_TILES)[: ROUNDS - 1]]
    state.fairs = shuffle(state, list(range(len(FAIRS))))[:ROUNDS]
    state.corruption = shuffle(state, CORRUPTION)
    first = below(state, seats)
    state.order = [(first + place) % seats for place in range(seats)]
    # The first player's marker lies at the bottom of the stack.
    state.court = state.order[:]
    for place, seat in enumerate(state.order):
        state.goods[seat * GOOD_KINDS + GOLD] += START_GOLD[place]
        state.owners[HOUSES_AT[START][place]] = seat
    derive(state)
    state.slices = [module.slice(state) for module in rules.modules if module.slice]
    state.agenda = [START_ROUND, Slot("setup")]
    run_automatic(state)
    return state


def lay_out_tiles(state: State, book: Book) -> None:
    """The three stacks, the first tiles of the markets, and bonus tiles on action spaces, beside the king track and on the map."""
    state.bonus_stack = shuffle(state, book.bonus_stack)
    state.contract_stack = shuffle(state, book.contract_stack)
    state.character_stack = shuffle(state, book.character_stack)
    state.contracts, state.contract_drawn = state.contract_stack[:MARKET], MARKET
    state.characters, state.character_drawn = state.character_stack[:MARKET], MARKET
    state.space_tiles = state.bonus_stack[:SPACES]
    state.king_tile = state.bonus_stack[SPACES]
    for number, place in enumerate(book.bonus_places, SPACES + 1):
        state.map_tiles[place] = state.bonus_stack[number]
    state.bonus_drawn = SPACES + 1 + len(book.bonus_places)
