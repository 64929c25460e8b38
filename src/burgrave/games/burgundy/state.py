"""The state of a game: flat lists of small numbers, indexed by seat (and space), with a hand-written clone."""

from __future__ import annotations

from typing import Any

from burgrave.engine.agenda import Step
from burgrave.engine.state import CommonFields, GameState
from burgrave.games.burgundy.book import Book
from burgrave.games.burgundy.duchy import HEXES, Duchy
from burgrave.games.burgundy.mainboard import ALL_SPACES, BLACK, DEPOTS, SPACES
from burgrave.games.burgundy.questions import QUESTIONS
from burgrave.games.burgundy.shape import LISTS, NUMBERS
from burgrave.games.burgundy.tiles import GOODS_KINDS, LIES_ONCE, ONCE


class State(GameState):
    """A game of Burgundy. The lower half of the fields is derived from the upper half, and stored for speed."""

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
        "filled_spaces",
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
    agenda: list[Step[State]]

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
        filled_spaces: list[int],
    ) -> None:
        super().__init__(common)
        self.book = book
        self.phase = phase
        """0 to 4 for phases A to E; 5 after the last one."""
        self.round = round_
        self.white = white
        self.dice = dice
        """The numbers on the dice, two for each seat."""
        self.dice_left = dice_left
        """By seat: the mask of its unused dice (bit 0 and bit 1)."""
        self.spent = spent
        """What the seat in turn has used up: bit 0 its purchase, bit 1 its monastery 6 (special edition), further bits for
        modules."""
        self.turn = turn
        """How many turns of this round have begun."""
        self.rota = rota
        """The seats in turn order as it was when the round began."""
        self.order = order
        """Seats in turn order: the turn order track read from its front, stacks from their top."""
        self.track = track
        """By seat: its space on the turn order track."""
        self.duchy = duchy
        self.dealt = dealt
        """By seat: the numbers on the sides of the board it was dealt, only the chosen one once its castle stands."""
        self.tiles = tiles
        """Tile numbers by row (`book.duchy_row`) and hex, 0 for an empty hex. Seats that share a duchy share its row."""
        self.storage = storage
        """Tiles by storage space; `book.storage_start` says where each seat's spaces begin."""
        self.goods = goods
        """Number of unsold goods, by row and kind."""
        self.sold = sold
        """Number of sold goods, by row and kind."""
        self.silver = silver
        self.workers = workers
        self.points = points
        self.sources = sources
        """Points by seat and source (`book.sources`)."""
        self.bonus = bonus
        """By colour: the seat that owns the large bonus tile, -1 for none; then the same for the small ones."""
        self.depots = depots
        """The tile on every depot space, the black depot's after the others."""
        self.depot_goods = depot_goods
        """Number of goods by depot and kind."""
        self.drawn = drawn
        """By pile: how many of its tiles were drawn."""
        self.piles = piles
        """Tiles face down, by pile as in `book.supply`. Never changed in place: clones share them."""
        self.goods_pile = goods_pile
        """All goods as shuffled: five for each phase, three for each seat, the rest stays in the box. Never changed in place."""
        self.slices = slices
        """The modules' own parts of the state, by `book.slice_places`."""
        self.answers = answers
        """Answers by seat and question (see `questions.py`)."""
        self.covered = covered
        """By seat: mask of the hexes with a tile."""
        self.frontier = frontier
        """By seat: mask of the empty hexes where a tile of a fitting colour may be laid, usually those next to a tile."""
        self.banned = banned
        """By seat and kind of tile that a region takes only one of: mask of the regions that have one."""
        self.kinds = kinds
        """By seat: mask of the kinds of its unsold goods."""
        self.filled_spaces = filled_spaces
        """By depot: mask of the spaces with a tile; the black depot's is the last."""

    def clone(self) -> State:
        """Return an independent copy.

        What seldom changes is replaced, never changed in place, and shared: secret choices, dice, turn order and track,
        bonus tiles, what was drawn, answers, duchies, piles.
        """
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
            self.filled_spaces[:],
        )

    def position(self) -> dict[str, Any]:
        """Return the position as JSON-able data, without the fields that are derived."""
        return {
            **{name: getattr(self, name) for name in NUMBERS},
            **{name: list(getattr(self, name)) for name in LISTS},
            "dealt": [list(sides) for sides in self.dealt],
            "duchy": [duchy.index if duchy.index >= 0 else duchy.name for duchy in self.duchy],
            "piles": [list(pile) for pile in self.piles],
            "slices": [piece.data() for piece in self.slices],
        }

    def derive(self) -> None:
        """Compute the derived fields from the others."""
        seats = self.seats
        rows = self.book.duchy_row
        self.answers = self.book.defaults * seats
        self.covered = [0] * seats
        self.frontier = [0] * seats
        self.banned = [0] * (seats * ONCE)
        self.kinds = [full_places(self.goods, row * GOODS_KINDS, GOODS_KINDS) for row in rows]
        for seat in range(seats):
            if rows[seat] == seat:
                for hex_ in range(self.duchy[seat].hexes):
                    tile = self.tiles[seat * HEXES + hex_]
                    if tile:
                        self._lay(seat, hex_, tile)
        self.filled_spaces = [full_places(self.depots, depot * SPACES, SPACES) for depot in range(DEPOTS)]
        self.filled_spaces.append(full_places(self.depots, BLACK, ALL_SPACES - BLACK))
        self.ask_modules()

    def cover(self, seat: int, hex_: int, tile: int) -> None:
        """Update the derived fields for a tile that now lies on a hex."""
        self._lay(seat, hex_, tile)
        for bound in self.book.frontier:
            for member in self.book.duchy_seats[seat]:
                bound(self, member)

    def _lay(self, seat: int, hex_: int, tile: int) -> None:
        """Update them before modules bound the frontier, which they do once when many tiles are laid."""
        duchy = self.duchy[seat]
        kind = LIES_ONCE[tile]
        changes = self.book.answers[tile]
        for member in self.book.duchy_seats[seat]:
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
        """Let modules add to the answers and bound the frontier; does nothing before all of their slices exist."""
        if len(self.slices) == len(self.book.slice_places):
            for add in self.rules.reactions["answers"]:
                add(self)
            for seat in range(self.seats):
                for bound in self.book.frontier:
                    bound(self, seat)


def full_places(row: list[int], first: int, count: int) -> int:
    """Return the mask of the places with something on them, among `count` places from `first` on."""
    mask = 0
    for place in range(count):
        if row[first + place]:
            mask |= 1 << place
    return mask
