"""Independent bookkeeping: accounts for every tile, die, wooden piece, good and point at every step."""

from __future__ import annotations

from collections import Counter

from burgrave.engine import audit
from burgrave.engine.errors import demand
from burgrave.engine.events import Event
from burgrave.engine.masks import bits_of
from burgrave.games.tiletum.cathedrals import CATHEDRALS, STONES
from burgrave.games.tiletum.derived import DERIVED, derive
from burgrave.games.tiletum.europe import HOUSE_PLACE, HOUSE_SPACES, PILLAR_SPACES, START
from burgrave.games.tiletum.house import (
    BUILDINGS,
    CONTRACT_PILLARS,
    CONTRACT_SPACES,
    FLOORS,
    ROOFS,
    ROOM_BUILDING,
    ROOMS,
    STORAGE,
)
from burgrave.games.tiletum.kinds import GOOD_KINDS, SPACES
from burgrave.games.tiletum.numbers import CORRUPTION, LAPS, SIDES, SUPPLY_HOUSES, SUPPLY_PILLARS
from burgrave.games.tiletum.points import SOURCES
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.tiles import CHARACTER_TILE, CONTRACT_TILE, CREST, FIRST_CREST, KIND, SORT, TILES


class Auditor(audit.Auditor[State]):
    """Checks a running game after every action; see `engine.audit`."""

    def __init__(self, state: State) -> None:
        self.goods = list(state.goods)
        self.score = list(state.score)
        self.king = list(state.king)
        self.gone: Counter[int] = Counter()
        """Tiles out of the game: helpers that were used, bonus tiles that were discarded."""
        self.tiles = Counter(state.book.bonus_stack) + Counter(state.book.contract_stack) + Counter(state.book.character_stack)
        self.check(state)

    def record(self, event: Event) -> None:
        kind, seat = event[0], event[1]
        if kind == "gain":
            self.goods[seat * GOOD_KINDS + event[2]] += event[3]
        elif kind == "pay":
            self.goods[seat * GOOD_KINDS + event[2]] -= event[3]
        elif kind == "score":
            self.score[seat] += event[3]
        elif kind == "king":
            self.king[seat] += event[2]
            demand(self.king[seat] == event[3], "the king track has another space", event, self.king[seat])
        elif kind in ("use", "discard"):
            self.gone[event[2]] += 1

    def check(self, state: State) -> None:
        demand(self.goods == state.goods, "goods", self.goods, state.goods)
        demand(self.score == state.score, "points", self.score, state.score)
        demand(self.king == state.king, "king track", self.king, state.king)
        present = tiles_of(state) + self.gone
        wrong = {
            TILES[tile]: present[tile] - self.tiles[tile] for tile in range(1, len(TILES)) if present[tile] != self.tiles[tile]
        }
        demand(not wrong, "tiles appeared (+) or vanished (-)", wrong)
        check_position(state)
        check_derived(state)


def tiles_of(state: State) -> Counter[int]:
    """Return every square tile that is still in the game."""
    counts: Counter[int] = Counter()
    counts.update(state.bonus_stack[state.bonus_drawn :])
    counts.update(state.contract_stack[state.contract_drawn :])
    counts.update(state.character_stack[state.character_drawn :])
    for tiles in (
        state.contracts,
        state.characters,
        state.space_tiles,
        state.map_tiles,
        state.storage,
        state.rooms,
        state.fulfilled,
    ):
        counts.update(tile for tile in tiles if tile)
    counts.update(FIRST_CREST + family - 1 for family in state.crests if family)
    if state.king_tile:
        counts[state.king_tile] += 1
    return counts


def check_position(state: State) -> None:
    """Check what must hold in any position, however it came about; AuditError says what does not."""
    check_board(state)
    check_dice(state)
    check_map(state)
    for seat in range(state.seats):
        check_seat(state, seat)


def check_board(state: State) -> None:
    """Check tracks, spaces and stacks; AuditError says what is wrong."""
    seats = list(range(state.seats))
    demand(sorted(state.order) == seats, "turn order", state.order)
    demand(sorted(state.court) == seats, "the stacks of the king track", state.court)
    standing = [state.king[seat] for seat in state.court]
    demand(standing == sorted(standing, reverse=True), "the stacks of the king track are out of order", state.court, state.king)
    demand(sorted(state.corruption) == sorted(CORRUPTION), "corruption tokens", state.corruption)
    demand(sorted(state.spaces) == list(range(SPACES)), "action spaces", state.spaces)
    demand(len(set(state.fairs)) == len(state.fairs), "a fair tile twice", state.fairs)
    demand(len(set(state.cities)) == len(state.cities), "a city tile twice", state.cities)
    demand(sorted(state.costs) == list(range(len(CATHEDRALS))), "cost tiles", state.costs)
    extra = tiles_of(state) - all_tiles(state)
    demand(not extra, "more tiles than there are", [TILES[tile] for tile in extra])
    demand(all(SORT[tile] in (0, CHARACTER_TILE) for tile in state.characters), "the market of characters", state.characters)
    demand(all(SORT[tile] in (0, CONTRACT_TILE, CREST) for tile in state.contracts), "the market of contracts", state.contracts)
    bonus = (*state.map_tiles, *state.space_tiles, state.king_tile)
    demand(CHARACTER_TILE not in {SORT[tile] for tile in bonus}, "a character among the bonus tiles")


def all_tiles(state: State) -> Counter[int]:
    """Return every square tile of the box that is in this game."""
    book = state.book
    return Counter(book.bonus_stack) + Counter(book.contract_stack) + Counter(book.character_stack)


def check_dice(state: State) -> None:
    """Check that as many dice are in play as are rolled, and no more of a colour than the bag has."""
    faces = [*state.dice, *(face for face in state.own_dice if face >= 0)]
    demand(state.dice == sorted(state.dice), "dice out of order", state.dice)
    demand(not state.dice or len(faces) == state.book.dice, "the number of dice", len(faces))
    bag = Counter(state.book.bag)
    demand(not Counter(face // SIDES for face in faces) - bag, "more dice of a colour than there are", faces)


def check_map(state: State) -> None:
    """Check that houses and pillars stand where they may, one of each seat."""
    for space in range(HOUSE_SPACES):
        owner = state.owners[space]
        demand(
            owner < 0 or (owner < state.seats and state.book.house_spaces[space] == 1), "a house where none may be", space, owner
        )
    built = [(owner, HOUSE_PLACE[space]) for space, owner in enumerate(state.owners) if owner >= 0]
    demand(len(set(built)) == len(built), "two houses of a seat in one town", built)
    demand(all((seat, START) in built for seat in range(state.seats)), "a seat without its first house", built)
    for cathedral in range(len(CATHEDRALS)):
        pillars = [seat for seat in range(state.seats) if state.pillared[seat] >> cathedral & 1]
        spaces = PILLAR_SPACES[cathedral] if STONES[state.costs[cathedral]] else 0
        demand(len(pillars) <= spaces, "more pillars than spaces", CATHEDRALS[cathedral], pillars)
        ranks = {seat: state.cathedrals[seat * len(CATHEDRALS) + cathedral] for seat in range(state.seats)}
        taken = sorted(rank for rank in ranks.values() if rank)
        demand(taken == list(range(1, len(taken) + 1)), "the tiles of a pile", CATHEDRALS[cathedral], ranks)
        demand(all(seat in pillars for seat, rank in ranks.items() if rank), "a contribution without a pillar", ranks)


def check_seat(state: State, seat: int) -> None:
    """Check one seat's house and supplies."""
    demand(min(state.goods[seat * GOOD_KINDS : (seat + 1) * GOOD_KINDS]) >= 0, "less than no goods", seat)
    rooms = state.rooms[seat * ROOMS : (seat + 1) * ROOMS]
    demand(all(SORT[tile] in (0, CHARACTER_TILE) for tile in rooms), "no character in a room", seat, rooms)
    living = {(ROOM_BUILDING[room], KIND[tile]) for room, tile in enumerate(rooms) if tile}
    demand(len({building for building, _ in living}) == len(living), "two kinds of characters in a building", seat, living)
    demand(len({kind for _, kind in living}) == len(living), "a kind of characters in two buildings", seat, living)
    storage = state.storage[seat * STORAGE : (seat + 1) * STORAGE]
    families = [family for family in state.crests[seat * BUILDINGS : (seat + 1) * BUILDINGS] if family]
    families += [KIND[tile] for tile in storage if SORT[tile] == CREST]
    demand(len(set(families)) == len(families), "two crests of a family", seat, families)
    contracts = state.fulfilled[seat * CONTRACT_SPACES : (seat + 1) * CONTRACT_SPACES]
    count = CONTRACT_SPACES - contracts.count(0)
    demand(
        all(SORT[tile] == CONTRACT_TILE for tile in contracts[:count]), "contracts that are no contracts, or gaps", seat, contracts
    )
    roofs = ROOFS - sum(1 for building in range(BUILDINGS) if FLOORS[building] and is_full(rooms, building))
    on_map = state.owners.count(seat)
    demand(state.houses[seat] + roofs + on_map == SUPPLY_HOUSES + ROOFS + 1, "houses", seat, state.houses[seat], roofs, on_map)
    pillars = state.pillars[seat] + max(0, CONTRACT_PILLARS - count) + len(bits_of(state.pillared[seat]))
    demand(pillars == SUPPLY_PILLARS + CONTRACT_PILLARS, "pillars", seat, pillars)
    own = state.score_from[seat * SOURCES : (seat + 1) * SOURCES]
    demand(sum(own) == state.score[seat], "the sources of points do not add up", seat, own)
    dice = state.own_dice[seat * LAPS : (seat + 1) * LAPS]
    demand(-1 not in dice or all(face < 0 for face in dice[dice.index(-1) :]), "a gap among the dice of a seat", seat, dice)


def is_full(rooms: list[int], building: int) -> bool:
    """Return whether somebody lives in every room of a building."""
    return all(rooms[room] for room in range(ROOMS) if ROOM_BUILDING[room] == building)


def check_derived(state: State) -> None:
    """Check that the derived fields of the state equal what `derive` computes."""
    fresh = state.clone()
    derive(fresh)
    for name in DERIVED:
        demand(getattr(fresh, name) == getattr(state, name), f"{name} is out of step", getattr(state, name), getattr(fresh, name))
