"""What lies on the table: flat lists of small numbers, indexed by seat (and place), with a hand-written clone."""

from __future__ import annotations

from typing import Any

from burgrave.engine.agenda import Step
from burgrave.engine.state import CommonFields, GameState
from burgrave.games.tuscany.book import Book
from burgrave.games.tuscany.colours import KINDS
from burgrave.games.tuscany.estate import FIELDS, Estate
from burgrave.games.tuscany.numbers import DISPLAY
from burgrave.games.tuscany.shape import LISTS, NUMBERS
from burgrave.games.tuscany.tokens import COLOUR


class State(GameState):
    """A game of Tuscany. The lower half of the fields is derived from the upper, kept for speed."""

    __slots__ = (
        "backs",
        "bonus",
        "book",
        "colour_bonus",
        "covered",
        "deck",
        "discards",
        "display",
        "drawn",
        "estate",
        "filled",
        "first",
        "frontier",
        "green",
        "green_from",
        "hand",
        "income",
        "income_discards",
        "income_drawn",
        "last",
        "last_income",
        "marble",
        "neutral",
        "neutral_discards",
        "neutral_drawn",
        "open",
        "out",
        "pairs",
        "parts",
        "phase",
        "red",
        "red_from",
        "round",
        "shown",
        "slices",
        "spent",
        "stacks",
        "storage",
        "tokens",
        "turn",
        "workers",
    )
    agenda: list[Step[State]]

    def __init__(
        self,
        common: CommonFields,
        book: Book,
        phase: int,
        round_: int,
        turn: int,
        first: int,
        last: int,
        spent: int,
        parts: list[int],
        estate: list[Estate],
        tokens: list[int],
        storage: list[int],
        hand: list[int],
        workers: list[int],
        marble: list[int],
        bonus: list[int],
        stacks: list[int],
        out: list[int],
        display: list[int],
        backs: int,
        neutral: list[int],
        neutral_drawn: int,
        neutral_discards: list[int],
        deck: list[int],
        drawn: int,
        discards: list[int],
        income: list[int],
        income_drawn: int,
        income_discards: list[int],
        last_income: int,
        colour_bonus: list[int],
        green: list[int],
        red: list[int],
        green_from: list[int],
        red_from: list[int],
        slices: list[Any],
        covered: list[int],
        frontier: list[int],
        open_: list[int],
        pairs: list[int],
        filled: int,
        shown: int,
    ) -> None:
        super().__init__(common)
        self.book = book
        self.phase = phase
        """0 to 2; 3 when the last is over."""
        self.round = round_
        self.turn = turn
        """How many turns of this round have begun."""
        self.first = first
        """The seat that begins every round."""
        self.last = last
        """1 in the round that follows the one in which a third stack ran out."""
        self.spent = spent
        """1 when the seat in turn has spent its marble."""
        self.parts = parts
        """By seat and letter: which of the printed parts."""
        self.estate = estate
        """By seat; until the parts are arranged, as they were dealt."""
        self.tokens = tokens
        """By seat and field."""
        self.storage = storage
        """By seat and place."""
        self.hand = hand
        """Estate cards, by seat and colour."""
        self.workers = workers
        self.marble = marble
        self.bonus = bonus
        """Bonus tokens, by seat and kind."""
        self.stacks = stacks
        """Each seat's own tokens in the order in which they leave its stacks."""
        self.out = out
        """By seat: how many have left."""
        self.display = display
        self.backs = backs
        """The mask of the places of the display whose token has a neutral back."""
        self.neutral = neutral
        self.neutral_drawn = neutral_drawn
        self.neutral_discards = neutral_discards
        """Discarded tokens with a neutral back, by kind."""
        self.deck = deck
        self.drawn = drawn
        self.discards = discards
        """By colour."""
        self.income = income
        self.income_drawn = income_drawn
        self.income_discards = income_discards
        """By kind."""
        self.last_income = last_income
        """The kind of the income card revealed last; -1 before the first."""
        self.colour_bonus = colour_bonus
        """By colour: the seat that was first to cover it, then likewise the second; -1 for nobody yet."""
        self.green = green
        self.red = red
        self.green_from = green_from
        """By seat and source."""
        self.red_from = red_from
        self.slices = slices
        """The modules' own parts of the state."""
        self.covered = covered
        """By seat: the mask of fields with a token."""
        self.frontier = frontier
        """By seat: the mask of empty fields next to a token."""
        self.open = open_
        """By seat: the mask of the colours on its frontier."""
        self.pairs = pairs
        """By seat: how many pairs of one colour its hand has."""
        self.filled = filled
        """The mask of the places of the display with a token."""
        self.shown = shown
        """The mask of the colours in the display."""

    def clone(self) -> State:
        return State(
            self,
            self.book,
            self.phase,
            self.round,
            self.turn,
            self.first,
            self.last,
            self.spent,
            self.parts,
            self.estate,
            self.tokens[:],
            self.storage[:],
            self.hand[:],
            self.workers[:],
            self.marble[:],
            self.bonus,
            self.stacks,
            self.out[:],
            self.display[:],
            self.backs,
            self.neutral,
            self.neutral_drawn,
            self.neutral_discards,
            self.deck,
            self.drawn,
            self.discards[:],
            self.income,
            self.income_drawn,
            self.income_discards,
            self.last_income,
            self.colour_bonus,
            self.green[:],
            self.red[:],
            self.green_from[:],
            self.red_from[:],
            [slice_.clone() for slice_ in self.slices] if self.slices else self.slices,
            self.covered[:],
            self.frontier[:],
            self.open[:],
            self.pairs[:],
            self.filled,
            self.shown,
        )

    def position(self) -> dict[str, Any]:
        """Return what lies on the table, without what is derived."""
        return {
            **{name: getattr(self, name) for name in NUMBERS},
            **{name: list(getattr(self, name)) for name in LISTS if name != "layouts"},
            "layouts": [estate.layout for estate in self.estate],
            "slices": [slice_.data() for slice_ in self.slices],
        }

    def derive(self) -> None:
        """Compute the derived fields from the others."""
        seats = self.seats
        self.covered = [0] * seats
        self.frontier = [0] * seats
        self.open = [0] * seats
        for seat in range(seats):
            for field in range(FIELDS):
                if self.tokens[seat * FIELDS + field]:
                    self.cover(seat, field)
        self.count_pairs()
        self.look_at_display()

    def count_pairs(self) -> None:
        """Count the pairs in every hand."""
        hand = self.hand
        self.pairs = [sum([count // 2 for count in hand[first : first + KINDS]]) for first in range(0, self.seats * KINDS, KINDS)]

    def cover(self, seat: int, field: int) -> None:
        """Update the derived fields after a token was placed on a field."""
        estate = self.estate[seat]
        covered = self.covered[seat] | 1 << field
        frontier = (self.frontier[seat] | estate.neighbours[field]) & ~covered
        self.covered[seat] = covered
        self.frontier[seat] = frontier
        open_ = 0
        for colour in range(KINDS):
            if frontier & estate.colour_mask[colour]:
                open_ |= 1 << colour
        self.open[seat] = open_

    def look_at_display(self) -> None:
        """Update the derived fields after a change of the display."""
        filled = shown = 0
        for place in range(DISPLAY):
            token = self.display[place]
            if token:
                filled |= 1 << place
                shown |= 1 << COLOUR[token]
        self.filled = filled
        self.shown = shown
