"""An auditor for tests: it keeps account of every tile, good, silver, worker and point, independently of the rules."""

from __future__ import annotations

from typing import Any, Final

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
from burgrave.games.burgundy.tiles import (
    BLACK_HEX,
    CASTLE_TILE,
    COLOUR,
    GOODS_EACH,
    GOODS_KINDS,
    HALF,
    KIND,
    KINDS_OF_TILE,
    ONCE,
    TILES,
    WIDTH,
)

NO_TILES: Final = (0, HALF, BLACK_HEX)
"""Kinds that are not counted: no tile, the second half of a tile, and a tile face down, which its module accounts for."""
DERIVED: Final = ("answers", "covered", "frontier", "banned", "kinds", "filled_spaces")


class Auditor(audit.Auditor[State]):
    """Accounts for the components of one game; see `engine.audit`."""

    def __init__(self, state: State) -> None:
        self.silver = list(state.silver)
        self.workers = list(state.workers)
        self.points = list(state.points)
        self.removed = [0] * KINDS_OF_TILE
        """By kind of tile: how many have left the game."""
        self.tiles = [0] * KINDS_OF_TILE
        """By kind of tile: how many there are."""
        for pile in state.book.supply:
            count(self.tiles, pile)
        self.face_down: list[list[int]] = []
        self.counted = [0] * KINDS_OF_TILE
        """The tiles in the piles and how many of each kind these are; stored because few actions draw tiles."""
        self.duchy_seats = state.book.duchy_seats
        self.duchy_rows = state.book.duchy_rows
        self.check(state)

    def record(self, event: Any) -> None:
        kind, seat = event[0], event[1]
        if kind == "silver":
            for member in self.duchy_seats[seat]:
                self.silver[member] += event[2]
        elif kind == "workers":
            for member in self.duchy_seats[seat]:
                self.workers[member] += event[2]
        elif kind == "score":
            self.points[seat] += event[3]
        elif kind in ("discard", "clear", "remove"):
            self.removed[event[2]] += 1

    def check(self, state: State) -> None:
        demand(self.silver == state.silver and min(state.silver) >= 0, "silver", self.silver, state.silver)
        demand(self.workers == state.workers and min(state.workers) >= 0, "workers", self.workers, state.workers)
        demand(self.points == state.points, "points", self.points, state.points)
        self._check_tiles(state)
        check_goods(state)
        check_board(state)
        check_bonus(state, self.duchy_rows)
        for seat in state.book.people:
            check_seat(state, seat)
        check_derived(state)
        for check in state.rules.reactions["audited"]:
            check(state)

    def _check_tiles(self, state: State) -> None:
        face_down = [pile[drawn:] for pile, drawn in zip(state.piles, state.drawn, strict=True)]
        if face_down != self.face_down:
            self.face_down = face_down
            self.counted = [0] * KINDS_OF_TILE
            for pile in face_down:
                count(self.counted, pile)
        counts = self.counted[:]
        count(counts, state.depots)
        count(counts, state.storage)
        count(counts, state.tiles)
        for elsewhere in state.rules.reactions["tiles_elsewhere"]:
            count(counts, elsewhere(state))
        for seat in self.duchy_rows:
            if not state.covered[seat]:
                # A seat that has not chosen where to settle still holds its starting castle.
                counts[CASTLE_TILE] += 1
        for tile in range(KINDS_OF_TILE):
            counts[tile] += self.removed[tile]
        for tile in NO_TILES:
            counts[tile] = self.tiles[tile]
        if counts != self.tiles:
            surplus = {TILES[tile]: counts[tile] - expected for tile, expected in enumerate(self.tiles) if counts[tile] != expected}
            raise AuditError(f"tiles appeared (+) or vanished (-): {surplus}")


def count(counts: list[int], tiles: list[int]) -> None:
    """Add tiles to the counts by kind."""
    for tile in tiles:
        counts[tile] += 1


def check_goods(state: State) -> None:
    """Check that there are 42 goods, seven of each kind: in stacks, on round spaces, in depots, with players (sold or not), in the
    box."""
    placed = state.phase * ROUNDS + state.round + 1 if state.white and state.phase < PHASES else state.phase * ROUNDS
    lying = state.goods_pile[placed:PHASE_GOODS] + state.goods_pile[goods_dealt(state.book) :]
    for elsewhere in state.rules.reactions["goods_elsewhere"]:
        lying += elsewhere(state)
    counts = state.depot_goods + state.goods + state.sold
    totals = [lying.count(kind) + sum(counts[kind::GOODS_KINDS]) for kind in range(GOODS_KINDS)]
    demand(totals == [GOODS_EACH] * GOODS_KINDS, "goods", totals)


def check_board(state: State) -> None:
    """Check turn order and dice."""
    demand(sorted(state.order) == list(range(state.seats)), "turn order", state.order)
    steps = [state.track[seat] for seat in state.order]
    demand(steps == sorted(steps, reverse=True) and max(steps) < TRACK_SPACES, "turn order track", steps, state.order)
    if state.white:
        dice = [state.white]
        for seat in state.book.people:
            dice += state.dice[2 * seat : 2 * seat + 2]
        demand(min(dice) >= 1 and max(dice) <= 6, "dice", state.dice, state.white)


def check_bonus(state: State, duchy_rows: list[int]) -> None:
    """Check that bonus tiles are with those who covered a colour, the large one first."""
    row_of = state.book.duchy_row
    for colour in range(len(COLOURS)):
        large, small = state.bonus[colour], state.bonus[len(COLOURS) + colour]
        demand(large >= 0 or small < 0, "a small bonus tile went before the large one", colour)
        demand(large < 0 or small < 0 or row_of[large] != row_of[small], "one seat has both bonus tiles of a colour", colour)
        covered: list[int] = []
        for seat in duchy_rows:
            mask = state.duchy[seat].colour_mask[colour]
            if state.covered[seat] & mask == mask:
                covered.append(seat)
        for elsewhere in state.rules.reactions["covered_elsewhere"]:
            covered += elsewhere(state, colour)
        owners = (large >= 0) + (small >= 0)
        demand(owners == min(2, len(covered)), "bonus tiles", colour, covered)
        demand(large < 0 or row_of[large] in covered, "an unearned bonus tile", colour)
        demand(small < 0 or row_of[small] in covered, "an unearned bonus tile", colour)


def check_seat(state: State, seat: int) -> None:
    """Check one seat's duchy, goods, points and storage."""
    duchy = state.duchy[seat]
    first = state.book.duchy_row[seat] * HEXES
    covered = state.covered[seat]
    in_city = [0] * ONCE
    repeats = 0
    for hex_ in bits_of(covered):
        tile = state.tiles[first + hex_]
        colour = COLOUR[tile]
        if colour not in (duchy.colour[hex_], WILD):
            raise AuditError(f"a tile on another colour: {seat}: {hex_}: {TILES[tile]}")
        if colour == BUILDING:
            repeats += in_city[KIND[tile]] >> hex_ & 1
            in_city[KIND[tile]] |= duchy.region[hex_]
    allowed = bool(state.answers[seat * QUESTIONS + REPEAT_BUILDINGS])
    lasting = state.book.lasting
    demand(not repeats or allowed or not lasting, "two buildings of a kind in a city", seat)
    if covered:
        whole = spread(covered & -covered, covered, duchy.neighbours)
        demand(whole == covered or not lasting, "a tile without a neighbour", seat, covered)
        demand(bool(covered & duchy.colour_mask[CASTLE]), "no starting castle", seat)
    demand(state.kinds[seat].bit_count() <= state.book.goods_spaces, "more kinds of goods than spaces", seat)
    names = len(state.book.sources)
    own = state.sources[seat * names : (seat + 1) * names]
    demand(sum(own) == state.points[seat], "the sources of points do not add up", seat, own)
    demand(len(state.storage) == state.book.storage_size, "storage", state.storage)
    row = stored(state, seat)
    wide = [slot + 1 for slot, tile in enumerate(row) if WIDTH[tile] > 1]
    demand(wide == [slot for slot, tile in enumerate(row) if tile == HALF], "a double hex without its two spaces", seat, row)


def check_derived(state: State) -> None:
    """Check that the derived fields equal what is derived from the others."""
    fresh = state.clone()
    fresh.derive()
    for name in DERIVED:
        stored_value = getattr(state, name)
        if getattr(fresh, name) != stored_value:
            raise AuditError(f"{name} is out of step: {stored_value}")
