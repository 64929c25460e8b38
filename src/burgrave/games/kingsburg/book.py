"""What options, modules and the number of players fix for a whole game, looked up by the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from burgrave.games.kingsburg.buildings import BUILDINGS, DECLARED, FIVE_ROWS, POINTS, PRINTED, ROW_MASK, ROWS
from burgrave.games.kingsburg.enemies import PILES
from burgrave.games.kingsburg.holdings import look_at_enemy
from burgrave.games.kingsburg.ids import POWERS

if TYPE_CHECKING:
    from burgrave.engine.agenda import AnyStep
    from burgrave.engine.decision import AnyOffer
    from burgrave.engine.ruleset import Ruleset
    from burgrave.games.kingsburg.state import State

Reactions = tuple[Callable[..., None], ...]


class CourseStep:
    """A step of the year's course, and the step at which the course continues after it."""

    __slots__ = ("after", "step")

    def __init__(self, step: AnyStep, after: AnyStep) -> None:
        self.step = step
        self.after = after


class Book:
    """The game's fixed numbers and reactions, one book per ruleset. Modules fill in their part (`Module.prepare`)."""

    __slots__ = (
        "course",
        "decks",
        "documented_only",
        "look",
        "more_influence",
        "next_buildings",
        "on_build",
        "on_discounts",
        "on_influence",
        "on_powers",
        "on_support",
        "on_visit",
        "piles",
        "place",
        "points",
        "powers",
        "sheet",
        "unused_cards",
    )

    def __init__(self, options: dict[str, Any], modules: list[str]) -> None:
        self.documented_only: str = options["documented_only"]
        """What is left out of the game; see `data.EXCLUSIONS`."""
        self.points: list[int] = POINTS[:]
        """By building: the points that its builder scores."""
        if options["guard_tower"] == "1":
            guard_tower = BUILDINGS.index("guard_tower")
            self.points[guard_tower] = DECLARED["guard_tower"]["points_of_the_first_edition"]
        self.sheet: int = 0
        """The plots of the side of the province sheet that is used."""
        self.use_rows(FIVE_ROWS)
        self.piles: list[list[int]] = PILES[options["year_4_demons"]]
        """By year: the enemies of which one is dealt."""
        self.decks: int = 1
        """The number of decks of enemies."""
        self.look: Callable[[State, int], None] = look_at_enemy
        """Lets a seat look at the enemy of the coming winter in secret."""
        self.next_buildings: dict[int, tuple[tuple[int, int, bool], ...]] = {}
        """The cache of `steps/build.py`."""
        self.unused_cards: frozenset[str] = frozenset()
        """Cards of the year that are discarded when they are turned up."""
        self.powers: set[int] = set()
        """Powers that somebody may come to have; a moment at which none of them does anything is left out of the year."""
        self.use_powers(0, min(PRINTED, len(POWERS)))
        self.course: list[list[list[CourseStep]]] = []
        """By phase and step: what is due from there to the end of the year (`steps/year.py`)."""
        self.on_influence: Reactions = ()
        self.on_visit: Reactions = ()
        self.on_support: Reactions = ()
        self.on_build: Reactions = ()
        self.on_discounts: Reactions = ()
        self.on_powers: Reactions = ()
        """Reactions to the most frequent events, looked up once (`bind`)."""
        self.more_influence: tuple[AnyOffer, ...] = ()
        """What modules offer in the influence step besides the council."""
        self.place: dict[str, int] = {module: number for number, module in enumerate(modules)}
        """By module: the index of its slice in `state.slices`."""

    def bind(self, rules: Ruleset) -> None:
        """Look up the reactions and offers that play asks for most often. Called once all modules have prepared the book."""
        self.on_influence = rules.reactions["influenced"]
        self.on_visit = rules.reactions["visited"]
        self.on_support = rules.reactions["supported"]
        self.on_build = rules.reactions["built"]
        self.on_discounts = rules.reactions["discounts"]
        self.on_powers = rules.reactions["powers"]
        self.more_influence = rules.offers["influence"]

    def use_powers(self, first: int, last: int) -> None:
        """Bring the powers numbered from `first` to before `last` into play."""
        self.powers.update(range(first, last))

    def use_rows(self, rows: tuple[str, ...]) -> None:
        """Play on a sheet with these rows."""
        self.sheet = sum(ROW_MASK[ROWS.index(row)] for row in rows)


def book_of(rules: Ruleset) -> Book:
    """Return the book of a ruleset, before its modules prepare it."""
    return Book(rules.options, [module.id for module in rules.modules if module.slice])
