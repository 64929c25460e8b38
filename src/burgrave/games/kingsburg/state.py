"""What lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.engine.native import mypyc_attr
from burgrave.engine.state import CommonFields, GameState
from burgrave.games.kingsburg.book import Book
from burgrave.games.kingsburg.buildings import PLOTS, ROW_OF_PLOT, ROWS, STANDING_ON
from burgrave.games.kingsburg.points import POINT_SOURCES
from burgrave.games.kingsburg.powers import ALL_MOMENTS, ANSWERS, DECLARED, EFFECTS_OF
from burgrave.games.kingsburg.questions import DEFAULTS, QUESTIONS
from burgrave.games.kingsburg.shape import LISTS, NUMBERS

if TYPE_CHECKING:
    pass


@mypyc_attr(allow_interpreted_subclasses=True)
class State(GameState):
    """Flat lists of small numbers; per-seat lists have the seat as their first index."""

    __slots__ = (
        "aid",
        "answers",
        "barred",
        "battle",
        "book",
        "built",
        "built_now",
        "busy",
        "dice",
        "dice_left",
        "effects",
        "enemies",
        "envoy",
        "groups",
        "ledger",
        "menace",
        "neutral",
        "order",
        "passed",
        "phase",
        "points",
        "resources",
        "seen",
        "shown",
        "slices",
        "soldiers",
        "strips",
        "support",
        "taken",
        "tokens",
        "turn",
        "used",
        "year",
    )

    def __init__(
        self,
        common: CommonFields,
        book: Book,
        year: int,
        phase: int,
        turn: int,
        passed: int,
        envoy: int,
        aid: int,
        taken: int,
        shown: int,
        menace: int,
        built_now: int,
        order: list[int],
        dice: list[int],
        dice_left: list[int],
        used: list[int],
        neutral: list[int],
        groups: list[int],
        resources: list[int],
        tokens: list[int],
        soldiers: list[int],
        points: list[int],
        ledger: Any,
        built: list[int],
        strips: list[int],
        enemies: list[int],
        seen: list[int],
        support: list[int],
        barred: list[int],
        battle: list[int],
        slices: list[Any],
        answers: list[int],
        effects: list[tuple[int, ...]],
        busy: int,
    ) -> None:
        super().__init__(common)
        self.book = book
        self.year = year
        """0 to 4; 5 when the last is over."""
        self.phase = phase
        """0 to 7, as in `calendar.PHASES`."""
        self.turn = turn
        """Where in the turn order the influence step is."""
        self.passed = passed
        """Mask of seats that have passed in this season."""
        self.envoy = envoy
        """The seat that has the king's envoy; -1 on the board."""
        self.aid = aid
        """Mask of seats that roll the white die of the royal aid in the coming spring."""
        self.taken = taken
        """Mask of advisers that were influenced in this season."""
        self.shown = shown
        """Whether the enemy of this year lies face up: bit 0 the invader, bit 1 a second deck's."""
        self.menace = menace
        """What is added to the strength of this year's enemy."""
        self.built_now = built_now
        """Mask of seats that have built in this season."""
        self.order = order
        """Seats in turn order. Replaced, never changed in place: clones share it."""
        self.dice = dice
        """Five places for each seat, the coloured dice first; 0 where there is none. Shared likewise."""
        self.dice_left = dice_left
        """By seat: mask of dice not placed yet."""
        self.used = used
        """By seat: what was used up in this season or year (`steps/used.py`)."""
        self.neutral = neutral
        """The five neutral dice of a game for two; shared."""
        self.groups = groups
        """Dice on the council, in the order they were placed (`steps/groups.py`)."""
        self.resources = resources
        """By seat and kind."""
        self.tokens = tokens
        self.soldiers = soldiers
        self.points = points
        self.ledger = ledger
        """Where points came from, as a linked list: None or (what came before, seat, source, points). Shared at no cost."""
        self.built = built
        """By seat: mask of plots with a building."""
        self.strips = strips
        """By seat: mask of rows that an alternative row covers; shared."""
        self.enemies = enemies
        """A card for each year, then those of a second deck; shared."""
        self.seen = seen
        """By seat: mask of the cards in `enemies` it has looked at; shared."""
        self.support = support
        """By adviser: the reward it gives now, as a number in `council.REWARDS`; shared."""
        self.barred = barred
        """By seat: mask of advisers it may not influence this year; shared."""
        self.battle = battle
        """By seat: strength in the last battle and how it ended (`steps/winter.py`); then what it hired for the next; shared."""
        self.slices = slices
        """What modules keep for themselves."""
        self.answers = answers
        """By seat and question (`questions.py`); derived, shared."""
        self.effects = effects
        """By seat and moment: the effects a seat has there; derived, shared."""
        self.busy = busy
        """Mask of moments at which anybody has an effect; derived."""

    def clone(self) -> State:
        """An independent copy; what is replaced rather than changed is shared."""
        return State(
            self,
            self.book,
            self.year,
            self.phase,
            self.turn,
            self.passed,
            self.envoy,
            self.aid,
            self.taken,
            self.shown,
            self.menace,
            self.built_now,
            self.order,
            self.dice,
            self.dice_left[:],
            self.used[:],
            self.neutral,
            self.groups[:],
            self.resources[:],
            self.tokens[:],
            self.soldiers[:],
            self.points[:],
            self.ledger,
            self.built[:],
            self.strips,
            self.enemies,
            self.seen,
            self.support,
            self.barred,
            self.battle,
            [piece.clone() for piece in self.slices] if self.slices else self.slices,
            self.answers,
            self.effects,
            self.busy,
        )

    def position(self) -> dict[str, Any]:
        """What lies on the table, without what is derived."""
        return {
            **{name: getattr(self, name) for name in NUMBERS},
            **{name: list(getattr(self, name)) for name in LISTS},
            "sources": self.sources(),
            "slices": [piece.data() for piece in self.slices],
        }

    def sources(self) -> list[int]:
        """Points by seat and source."""
        found = [0] * (len(POINT_SOURCES) * self.seats)
        ledger = self.ledger
        while ledger is not None:
            found[ledger[1] * len(POINT_SOURCES) + ledger[2]] += ledger[3]
            ledger = ledger[0]
        return found

    def standing(self, seat: int) -> list[int]:
        """The buildings a seat owns."""
        built, strips = self.built[seat], self.strips[seat]
        return [STANDING_ON[strips >> ROW_OF_PLOT[plot] & 1][plot] for plot in range(PLOTS) if built >> plot & 1]

    def powers(self, seat: int) -> list[int]:
        """Everything that changes the rules for a seat: its buildings, and what modules give it."""
        found = self.standing(seat)
        for add in self.book.on_powers:
            add(self, seat, found)
        return found

    def derive(self) -> None:
        """Compute the derived half from the rest."""
        self.answers = DEFAULTS * self.seats
        self.effects = [()] * (self.seats * ALL_MOMENTS)
        self.busy = 0
        for seat in range(self.seats):
            if self.built[seat] or self.book.on_powers:
                self.refresh(seat)

    def refresh(self, seat: int) -> None:
        """What a seat has has changed: its answers and effects follow. Lists are replaced, clones share them."""
        own = DEFAULTS[:]
        found: list[list[int]] = [[] for _ in range(ALL_MOMENTS)]
        for power in self.powers(seat):
            for question, add in ANSWERS[power]:
                own[question] += add
            for effect in EFFECTS_OF[power]:
                found[DECLARED[effect].moment].append(effect)
        answers = self.answers[:]
        answers[seat * QUESTIONS : (seat + 1) * QUESTIONS] = own
        self.answers = answers
        effects = self.effects[:]
        for moment in range(ALL_MOMENTS):
            effects[seat * ALL_MOMENTS + moment] = tuple(sorted(found[moment]))
        self.effects = effects
        self.busy = 0
        for place in range(len(effects)):
            if effects[place]:
                self.busy |= 1 << place % ALL_MOMENTS

    def receive_power(self, seat: int, power: int) -> None:
        """A seat has one more power; what modules make of that may be more."""
        if self.book.on_powers:
            self.refresh(seat)
            return
        if ANSWERS[power]:
            self._answer(seat, power, 1)
        if EFFECTS_OF[power]:
            effects = self.effects[:]
            for effect in EFFECTS_OF[power]:
                moment = DECLARED[effect].moment
                own = effects[seat * ALL_MOMENTS + moment]
                effects[seat * ALL_MOMENTS + moment] = tuple(sorted((*own, effect))) if own else (effect,)
                self.busy |= 1 << moment
            self.effects = effects

    def lose_power(self, seat: int, power: int) -> None:
        """A seat has one power fewer."""
        if self.book.on_powers:
            self.refresh(seat)
            return
        if ANSWERS[power]:
            self._answer(seat, power, -1)
        if EFFECTS_OF[power]:
            effects = self.effects[:]
            for effect in EFFECTS_OF[power]:
                moment = DECLARED[effect].moment
                at = seat * ALL_MOMENTS + moment
                effects[at] = tuple([other for other in effects[at] if other != effect])
                if not any(effects[moment::ALL_MOMENTS]):
                    self.busy &= ~(1 << moment)
            self.effects = effects

    def _answer(self, seat: int, power: int, times: int) -> None:
        """A power answers, or does not any more."""
        answers = self.answers[:]
        for question, add in ANSWERS[power]:
            answers[seat * QUESTIONS + question] += add * times
        self.answers = answers

    def plots_open(self, seat: int) -> int:
        """The plots a seat may build on next: in each row the first without a building."""
        built = self.built[seat]
        return ((built << 7) | (1 << len(ROWS)) - 1) & ~built & self.book.sheet

    def building_on(self, seat: int, plot: int) -> int:
        """The building that belongs on a plot of a seat's sheet."""
        return STANDING_ON[self.strips[seat] >> ROW_OF_PLOT[plot] & 1][plot]
