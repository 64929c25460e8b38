"""An independent set of books: every tile, good, silver, worker and point accounted for at every step."""

from __future__ import annotations

from collections import Counter
from typing import Any

from burgrave.engine import audit
from burgrave.engine.errors import AuditError, demand
from burgrave.engine.masks import bits_of, spread
from burgrave.games.burgundy.colours import BUILDING, CASTLE, COLOURS, WILD
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.mainboard import PHASES, ROUNDS, TRACK_SPACES
from burgrave.games.burgundy.questions import QUESTIONS, REPEAT_BUILDINGS
from burgrave.games.burgundy.setup import PHASE_GOODS, goods_dealt
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.storage import stored
from burgrave.games.burgundy.tiles import BLACK_HEX, CASTLE_TILE, COLOUR, GOODS_EACH, GOODS_KINDS, HALF, TILES, WIDTH


class Auditor(audit.Auditor):
    """See `engine.audit`."""

    def __init__(self, state: State) -> None:
        self.silver = list(state.silver)
        self.workers = list(state.workers)
        self.points = list(state.points)
        self.removed: Counter[int] = Counter()
        self.tiles: Counter[int] = Counter()
        for pile in state.book.supply:
            self.tiles.update(pile)
        self.houses = state.book.houses
        self.check(state)

    def book(self, event: Any) -> None:
        kind, seat = event[0], event[1]
        if kind == "silver":
            for member in self.houses[seat]:
                self.silver[member] += event[2]
        elif kind == "workers":
            for member in self.houses[seat]:
                self.workers[member] += event[2]
        elif kind == "score":
            self.points[seat] += event[3]
        elif kind in ("discard", "clear", "remove"):
            self.removed[event[2]] += 1

    def check(self, state: Any) -> None:
        demand(self.silver == state.silver and min(state.silver) >= 0, "silver", self.silver, state.silver)
        demand(self.workers == state.workers and min(state.workers) >= 0, "workers", self.workers, state.workers)
        demand(self.points == state.points, "points", self.points, state.points)
        self._check_tiles(state)
        check_goods(state)
        check_table(state)
        for seat in state.book.people:
            check_seat(state, seat)
        check_derived(state)
        for check in state.rules.reactions["audited"]:
            check(state)

    def _check_tiles(self, state: State) -> None:
        found = Counter(self.removed)
        for pile, drawn in zip(state.piles, state.drawn, strict=True):
            found.update(pile[drawn:])
        found.update(tile for tile in (*state.depots, *state.storage, *state.tiles) if tile and tile != HALF)
        # A seat that has not chosen where to settle still holds its starting castle.
        found[CASTLE_TILE] += sum(1 for seat in state.book.households if not state.covered[seat])
        for elsewhere in state.rules.reactions["tiles_elsewhere"]:
            found.update(elsewhere(state))
        # What lies face down is told by the module that turned it.
        for tiles in (found, self.tiles):
            tiles.pop(BLACK_HEX, None)
        if found != self.tiles:
            difference = {TILES[tile]: found[tile] - self.tiles[tile] for tile in self.tiles if found[tile] != self.tiles[tile]}
            raise AuditError(f"tiles appeared (+) or vanished (-): {difference}")


def check_goods(state: State) -> None:
    """42 goods, seven of each kind: in stacks, on round spaces, in depots, with players (sold or not), in the box."""
    placed = state.phase * ROUNDS + state.round + 1 if state.white and state.phase < PHASES else state.phase * ROUNDS
    lying = state.goods_pile[placed:PHASE_GOODS] + state.goods_pile[goods_dealt(state.book) :]
    for elsewhere in state.rules.reactions["goods_elsewhere"]:
        lying += elsewhere(state)
    counts = state.depot_goods + state.goods + state.sold
    found = [lying.count(kind) + sum(counts[kind::GOODS_KINDS]) for kind in range(GOODS_KINDS)]
    demand(found == [GOODS_EACH] * GOODS_KINDS, "goods", found)


def check_table(state: State) -> None:
    """Turn order, bonus tiles, dice."""
    demand(sorted(state.order) == list(range(state.seats)), "turn order", state.order)
    steps = [state.track[seat] for seat in state.order]
    demand(steps == sorted(steps, reverse=True) and max(steps) < TRACK_SPACES, "turn order track", steps, state.order)
    homes = state.book.homes
    for colour in range(len(COLOURS)):
        large, small = state.bonus[colour], state.bonus[len(COLOURS) + colour]
        demand(large >= 0 or small < 0, "a small bonus tile went before the large one", colour)
        demand(large < 0 or small < 0 or homes[large] != homes[small], "one seat has both bonus tiles of a colour", colour)
        covered = [
            seat
            for seat in state.book.households
            if state.covered[seat] & state.duchy[seat].colour_mask[colour] == state.duchy[seat].colour_mask[colour]
        ]
        for elsewhere in state.rules.reactions["covered_elsewhere"]:
            covered += elsewhere(state, colour)
        demand(len([seat for seat in (large, small) if seat >= 0]) == min(2, len(covered)), "bonus tiles", colour, covered)
        demand(all(homes[seat] in covered for seat in (large, small) if seat >= 0), "an unearned bonus tile", colour)
    if state.white:
        dice = [die for seat in state.book.people for die in state.dice[2 * seat : 2 * seat + 2]]
        demand(all(1 <= die <= 6 for die in (*dice, state.white)), "dice", state.dice, state.white)


def check_seat(state: State, seat: int) -> None:
    """One duchy and its stores."""
    duchy = state.duchy[seat]
    first = state.book.homes[seat] * HEXES
    tiles = state.tiles[first : first + duchy.hexes]
    covered = state.covered[seat]
    city_kinds: set[tuple[int, int]] = set()
    repeats = 0
    for hex_ in bits_of(covered):
        tile = tiles[hex_]
        demand(COLOUR[tile] in (duchy.colour[hex_], WILD), "a tile on another colour", seat, hex_, TILES[tile])
        if COLOUR[tile] == BUILDING:
            repeats += (duchy.region[hex_], tile) in city_kinds
            city_kinds.add((duchy.region[hex_], tile))
    allowed = bool(state.answers[seat * QUESTIONS + REPEAT_BUILDINGS])
    lasting = state.book.lasting
    demand(not repeats or allowed or not lasting, "two buildings of a kind in a city", seat)
    if covered:
        whole = spread(covered & -covered, covered, duchy.neighbours)
        demand(whole == covered or not lasting, "a tile without a neighbour", seat, bits_of(covered))
        demand(bool(covered & duchy.colour_mask[CASTLE]), "no starting castle", seat)
    demand(state.kinds[seat].bit_count() <= state.book.goods_spaces, "more kinds of goods than spaces", seat)
    names = len(state.book.sources)
    own = state.sources[seat * names : (seat + 1) * names]
    demand(sum(own) == state.points[seat], "the sources of points do not add up", seat, own)
    demand(len(state.storage) == state.book.kept, "storage", state.storage)
    row = stored(state, seat)
    wide = [slot + 1 for slot, tile in enumerate(row) if WIDTH[tile] > 1]
    demand(wide == [slot for slot, tile in enumerate(row) if tile == HALF], "a double hex without its two spaces", seat, row)


def check_derived(state: State) -> None:
    """What is kept for speed says the same as what it is derived from."""
    fresh = state.clone()
    fresh.derive()
    for name in ("answers", "covered", "frontier", "banned", "kinds", "shelves"):
        demand(getattr(fresh, name) == getattr(state, name), f"{name} is out of step", getattr(state, name))
