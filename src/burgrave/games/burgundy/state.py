"""What lies on the table: flat lists of small numbers, indexed by seat (and space), with a hand-written clone."""

from __future__ import annotations

from typing import Any

from burgrave.engine.state import CommonFields, GameState
from burgrave.games.burgundy.book import Book
from burgrave.games.burgundy.duchy import HEXES, Duchy
from burgrave.games.burgundy.mainboard import ALL_SPACES, BLACK, DEPOTS, SPACES
from burgrave.games.burgundy.questions import QUESTIONS
from burgrave.games.burgundy.shape import LISTS, NUMBERS
from burgrave.games.burgundy.tiles import GOODS_KINDS, LIES_ONCE, ONCE


class State(GameState):
    """A game of Burgundy. The lower half of the fields is derived from the upper, kept for speed."""

    __slots__ = (
        "answers",
        "banned",
        "bonus",
        "book",
        "covered",
        "dealt",
        "depot_goods",
        "depots",
        "dice",
        "dice_left",
        "drawn",
        "duchy",
        "frontier",
        "goods",
        "goods_pile",
        "kinds",
        "order",
        "phase",
        "piles",
        "points",
        "rota",
        "round",
        "shelves",
        "silver",
        "slices",
        "sold",
        "sources",
        "spent",
        "storage",
        "tiles",
        "track",
        "turn",
        "white",
        "workers",
    )

    def __init__(
        self,
        common: CommonFields,
        book: Book,
        phase: int,
        round_: int,
        white: int,
        dice: list[int],
        dice_left: list[int],
        spent: int,
        turn: int,
        rota: list[int],
        order: list[int],
        track: list[int],
        duchy: list[Duchy],
        dealt: list[list[str]],
        tiles: list[int],
        storage: list[int],
        goods: list[int],
        sold: list[int],
        silver: list[int],
        workers: list[int],
        points: list[int],
        sources: list[int],
        bonus: list[int],
        depots: list[int],
        depot_goods: list[int],
        drawn: list[int],
        piles: list[list[int]],
        goods_pile: list[int],
        slices: list[Any],
        answers: list[int],
        covered: list[int],
        frontier: list[int],
        banned: list[int],
        kinds: list[int],
        shelves: list[int],
    ) -> None:
        super().__init__(common)
        self.book = book
        self.phase = phase
        """0 to 4 for A to E; 5 when the last is over."""
        self.round = round_
        self.white = white
        self.dice = dice
        """Two numbers for each seat."""
        self.dice_left = dice_left
        """By seat: bit 0 and bit 1, the dice not used yet."""
        self.spent = spent
        """What the seat in turn has used up: bit 0 its purchase, bit 1 its monastery 6 (special edition), others for modules."""
        self.turn = turn
        """How many turns of this round have begun."""
        self.rota = rota
        """The turn order of this round, as it was when the round began."""
        self.order = order
        """Seats in turn order: the turn order track read from its front, stacks from their top."""
        self.track = track
        """By seat: steps made on the turn order track."""
        self.duchy = duchy
        self.dealt = dealt
        """By seat: the numbers on the sides of the board it was dealt."""
        self.tiles = tiles
        """By seat and hex. Seats of one house lay their tiles into one duchy, in the rows from that of their home on."""
        self.storage = storage
        """Storage spaces; `book.slots` says whose they are."""
        self.goods = goods
        """Unsold, by seat and kind."""
        self.sold = sold
        """By seat and kind."""
        self.silver = silver
        self.workers = workers
        self.points = points
        self.sources = sources
        """Points by seat and source (see `points.py`)."""
        self.bonus = bonus
        """Seat that owns the large tile of each colour, then the small ones; -1 on the board."""
        self.depots = depots
        """Tile on every depot space, the black depot's after the others."""
        self.depot_goods = depot_goods
        """By depot and kind."""
        self.drawn = drawn
        """How many tiles were drawn from each pile."""
        self.piles = piles
        """Face down, as in `book.supply`. Never changed in place: clones share them."""
        self.goods_pile = goods_pile
        """All goods as shuffled: five for each phase, three for each seat, the rest stays in the box. Shared likewise."""
        self.slices = slices
        """What modules keep for themselves."""
        self.answers = answers
        """By seat and question (see `questions.py`)."""
        self.covered = covered
        """By seat: mask of hexes with a tile."""
        self.frontier = frontier
        """By seat: mask of empty hexes where a tile may be laid, its colour apart: those next to a tile."""
        self.banned = banned
        """By seat and kind of which a region takes one only: mask of the regions that have it."""
        self.kinds = kinds
        """By seat: mask of unsold goods' kinds."""
        self.shelves = shelves
        """By depot: mask of spaces with a tile; the black depot's is the last."""

    def clone(self) -> State:
        """An independent copy. What changes seldom is never changed in place but replaced, and so shared: secret choices, dice,
        turn order and track, bonus tiles, what was drawn, answers, duchies, piles."""
        return State(
            self,
            self.book,
            self.phase,
            self.round,
            self.white,
            self.dice,
            self.dice_left[:],
            self.spent,
            self.turn,
            self.rota,
            self.order,
            self.track,
            self.duchy,
            self.dealt,
            self.tiles[:],
            self.storage[:],
            self.goods[:],
            self.sold[:],
            self.silver[:],
            self.workers[:],
            self.points[:],
            self.sources[:],
            self.bonus,
            self.depots[:],
            self.depot_goods[:],
            self.drawn,
            self.piles,
            self.goods_pile,
            [piece.clone() for piece in self.slices] if self.slices else self.slices,
            self.answers,
            self.covered[:],
            self.frontier[:],
            self.banned[:],
            self.kinds[:],
            self.shelves[:],
        )

    def position(self) -> dict[str, Any]:
        """What lies on the table, without what is derived."""
        return {
            **{name: getattr(self, name) for name in NUMBERS},
            **{name: list(getattr(self, name)) for name in LISTS},
            "dealt": [list(sides) for sides in self.dealt],
            "duchy": [duchy.index if duchy.index >= 0 else duchy.name for duchy in self.duchy],
            "piles": [list(pile) for pile in self.piles],
            "slices": [piece.data() for piece in self.slices],
        }

    def derive(self) -> None:
        """Compute the derived half from the rest."""
        seats = self.seats
        homes = self.book.homes
        self.answers = self.book.defaults * seats
        self.covered = [0] * seats
        self.frontier = [0] * seats
        self.banned = [0] * (seats * ONCE)
        self.kinds = [full_places(self.goods, home * GOODS_KINDS, GOODS_KINDS) for home in homes]
        for seat in range(seats):
            if homes[seat] == seat:
                for hex_ in range(self.duchy[seat].hexes):
                    tile = self.tiles[seat * HEXES + hex_]
                    if tile:
                        self._lay(seat, hex_, tile)
        self.shelves = [full_places(self.depots, depot * SPACES, SPACES) for depot in range(DEPOTS)]
        self.shelves.append(full_places(self.depots, BLACK, ALL_SPACES - BLACK))
        self.ask_modules()

    def cover(self, seat: int, hex_: int, tile: int) -> None:
        """Keep the derived fields in step with a tile that now lies on a hex."""
        self._lay(seat, hex_, tile)
        for bound in self.book.frontier:
            for member in self.book.houses[seat]:
                bound(self, member)

    def _lay(self, seat: int, hex_: int, tile: int) -> None:
        """The same, before modules bound the frontier: from many tiles they do so once."""
        duchy = self.duchy[seat]
        kind = LIES_ONCE[tile]
        changes = self.book.answers[tile]
        for member in self.book.houses[seat]:
            covered = self.covered[member] | 1 << hex_
            self.covered[member] = covered
            self.frontier[member] = (self.frontier[member] | duchy.neighbours[hex_]) & ~covered
            if kind >= 0:
                self.banned[member * ONCE + kind] |= duchy.region[hex_]
            if changes:
                answers = self.answers[:]
                for question, add in changes:
                    answers[member * QUESTIONS + question] += add
                self.answers = answers

    def ask_modules(self) -> None:
        """Let modules add to the answers what they have in play, and bound the frontier; nothing before their parts are there."""
        if len(self.slices) == len(self.book.places):
            for add in self.rules.reactions["answers"]:
                add(self)
            for seat in range(self.seats):
                for bound in self.book.frontier:
                    bound(self, seat)


def full_places(row: list[int], first: int, count: int) -> int:
    """Of so many places from the first on, the mask of those with something on them."""
    mask = 0
    for place in range(count):
        if row[first + place]:
            mask |= 1 << place
    return mask
