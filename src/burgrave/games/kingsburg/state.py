"""The state of a game in progress."""

from __future__ import annotations

from typing import Any

from burgrave.engine.agenda import Step
from burgrave.engine.native import mypyc_attr
from burgrave.engine.state import CommonFields, GameState
from burgrave.games.kingsburg.book import Book
from burgrave.games.kingsburg.buildings import BUILDING_ON, PLOTS, ROW_OF_PLOT, ROWS
from burgrave.games.kingsburg.points import POINT_SOURCES, SAVED_SOURCES
from burgrave.games.kingsburg.powers import ALL_MOMENTS, ANSWERS, DECLARED, EFFECTS_OF
from burgrave.games.kingsburg.questions import DEFAULTS, QUESTIONS
from burgrave.games.kingsburg.shape import LISTS, NUMBERS


@mypyc_attr(allow_interpreted_subclasses=True)
class State(GameState):
    """A game in progress: flat lists of small numbers. Lists by seat have the seat as their first index."""

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
    agenda: list[Step[State]]

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
        """The next place in the turn order during the influence step."""
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
        """Five places for each seat, the coloured dice first; 0 where there is none. Replaced, never changed in place."""
        self.dice_left = dice_left
        """By seat: mask of dice not placed yet."""
        self.used = used
        """By seat: what was used up in this season or year (`steps/used.py`)."""
        self.neutral = neutral
        """The five neutral dice of a game for two. Replaced, never changed in place."""
        self.groups = groups
        """Dice on the council, in the order they were placed (`steps/groups.py`)."""
        self.resources = resources
        """By seat and kind of resource."""
        self.tokens = tokens
        self.soldiers = soldiers
        self.points = points
        self.ledger = ledger
        """The points scored, as a linked list: None or (what came before, seat, source, points). Clones share it."""
        self.built = built
        """By seat: mask of plots with a building."""
        self.strips = strips
        """By seat: mask of rows that an alternative row covers. Replaced, never changed in place."""
        self.enemies = enemies
        """A card for each year, then those of a second deck. Replaced, never changed in place."""
        self.seen = seen
        """By seat: mask of the cards in `enemies` it has looked at. Replaced, never changed in place."""
        self.support = support
        """By adviser: the reward it gives now, as a number in `council.REWARDS`. Replaced, never changed in place."""
        self.barred = barred
        """By seat: mask of advisers it may not influence this year. Replaced, never changed in place."""
        self.battle = battle
        """By seat: strength in the last battle and how it ended (`steps/winter.py`); then by seat: strength paid for in advance for
        the next battle. Replaced, never changed in place.
        """
        self.slices = slices
        """The modules' own parts of the state."""
        self.answers = answers
        """By seat and question (`questions.py`); derived. Replaced, never changed in place."""
        self.effects = effects
        """By seat and moment: the effects a seat has there; derived. Replaced, never changed in place."""
        self.busy = busy
        """Mask of moments at which anybody has an effect; derived."""

    def clone(self) -> State:
        """Return an independent copy. It shares the lists that are replaced, never changed in place."""
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
            [slice_.clone() for slice_ in self.slices] if self.slices else self.slices,
            self.answers,
            self.effects,
            self.busy,
        )

    def position(self) -> dict[str, Any]:
        """Return the position as JSON-able data, without what is derived."""
        return {
            **{name: getattr(self, name) for name in NUMBERS},
            **{name: list(getattr(self, name)) for name in LISTS},
            "sources": self.sources(),
            "slices": [slice_.data() for slice_ in self.slices],
        }

    def sources(self) -> list[int]:
        """Return points by seat and source: for each seat those of all `SAVED_SOURCES`, and on to the last source of any seat."""
        count = len(POINT_SOURCES)
        points_by_source = [0] * (count * self.seats)
        ledger = self.ledger
        while ledger is not None:
            points_by_source[ledger[1] * count + ledger[2]] += ledger[3]
            ledger = ledger[0]
        kept = count
        while kept > SAVED_SOURCES and not any(points_by_source[kept - 1 :: count]):
            kept -= 1
        if kept < count:
            points_by_source = [points for index, points in enumerate(points_by_source) if index % count < kept]
        return points_by_source

    def sources_of(self, seat: int) -> list[int]:
        """Return a seat's points by source."""
        points_by_source = self.sources()
        count = len(points_by_source) // self.seats
        return points_by_source[seat * count : (seat + 1) * count]

    def buildings_of(self, seat: int) -> list[int]:
        """Return the buildings that a seat owns."""
        built, strips = self.built[seat], self.strips[seat]
        return [BUILDING_ON[strips >> ROW_OF_PLOT[plot] & 1][plot] for plot in range(PLOTS) if built >> plot & 1]

    def powers(self, seat: int) -> list[int]:
        """Return the powers of a seat: its buildings, and what modules give it."""
        powers = self.buildings_of(seat)
        for add in self.book.on_powers:
            add(self, seat, powers)
        return powers

    def derive(self) -> None:
        """Compute the derived fields."""
        self.answers = DEFAULTS * self.seats
        self.effects = [()] * (self.seats * ALL_MOMENTS)
        self.busy = 0
        for seat in range(self.seats):
            if self.built[seat] or self.book.on_powers:
                self.refresh(seat)

    def refresh(self, seat: int) -> None:
        """Recompute the answers and effects of a seat whose powers have changed. Lists are replaced: clones share them."""
        answers_of_seat = DEFAULTS[:]
        effects_by_moment: list[list[int]] = [[] for _ in range(ALL_MOMENTS)]
        for power in self.powers(seat):
            for question, add in ANSWERS[power]:
                answers_of_seat[question] += add
            for effect in EFFECTS_OF[power]:
                effects_by_moment[DECLARED[effect].moment].append(effect)
        answers = self.answers[:]
        answers[seat * QUESTIONS : (seat + 1) * QUESTIONS] = answers_of_seat
        self.answers = answers
        effects = self.effects[:]
        for moment in range(ALL_MOMENTS):
            effects[seat * ALL_MOMENTS + moment] = tuple(sorted(effects_by_moment[moment]))
        self.effects = effects
        self.busy = 0
        for place in range(len(effects)):
            if effects[place]:
                self.busy |= 1 << place % ALL_MOMENTS

    def receive_power(self, seat: int, power: int) -> None:
        """Add a power to a seat. Where modules change powers, recompute all of them."""
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
        """Take a power from a seat."""
        if self.book.on_powers:
            self.refresh(seat)
            return
        if ANSWERS[power]:
            self._answer(seat, power, -1)
        if EFFECTS_OF[power]:
            effects = self.effects[:]
            for effect in EFFECTS_OF[power]:
                moment = DECLARED[effect].moment
                index = seat * ALL_MOMENTS + moment
                effects[index] = tuple([other for other in effects[index] if other != effect])
                if not any(effects[moment::ALL_MOMENTS]):
                    self.busy &= ~(1 << moment)
            self.effects = effects

    def _answer(self, seat: int, power: int, times: int) -> None:
        """Add what a power answers, `times` 1, or take it away, `times` -1."""
        answers = self.answers[:]
        for question, add in ANSWERS[power]:
            answers[seat * QUESTIONS + question] += add * times
        self.answers = answers

    def plots_open(self, seat: int) -> int:
        """Return the mask of plots a seat may build on next: in each row the first without a building."""
        built = self.built[seat]
        return ((built << 7) | (1 << len(ROWS)) - 1) & ~built & self.book.sheet

    def building_on(self, seat: int, plot: int) -> int:
        """Return the building that belongs on a plot of a seat's sheet."""
        return BUILDING_ON[self.strips[seat] >> ROW_OF_PLOT[plot] & 1][plot]
