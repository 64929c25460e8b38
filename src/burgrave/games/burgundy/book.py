"""What the chosen edition, modules, options and number of players fix for a whole game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import AnyStep
from burgrave.engine.errors import BadOption, listing
from burgrave.engine.ruleset import Ruleset, refuse_reconstructed
from burgrave.games.burgundy.duchy import BOXES, NUMBERS_BY_EDITION, RANDOM, RANDOM_EACH, duchy, is_reconstructed
from burgrave.games.burgundy.elements import MOST_STORED
from burgrave.games.burgundy.mainboard import (
    ALL_SPACES,
    BLACK,
    BLACK_PILE,
    BLACK_SPACES,
    GOODS_SPACES,
    PHASES,
    POINTS,
    SETUP,
    STORAGE,
    depot_colours,
)
from burgrave.games.burgundy.points import POINT_SOURCES
from burgrave.games.burgundy.questions import DEFAULTS, NAMES
from burgrave.games.burgundy.tiles import (
    BLACK_SUPPLY,
    GOODS_EACH,
    GOODS_KINDS,
    INSTEAD,
    KINDS_OF_TILE,
    MONASTERIES,
    MONASTERY_TILE,
    SUPPLY,
    by_edition,
)

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

EDITION_TIE_BREAK: Final = {"2011": "2011", "special": "special"}
EDITION_PURCHASE: Final = {"2011": "between_actions", "special": "any_time"}
EDITION_TWO_DEPOTS: Final = {"2011": "together", "special": "in_turn"}
Reactions = tuple[Callable[..., Any], ...]
FEWEST: Final = 2
"""The fewest seats that components are laid out for: a game for one is laid out like a game for two."""


class Book:
    """What the rules look up by name, one per ruleset. Modules change it in their `prepare`, before any game begins."""

    __slots__ = (
        "answers",
        "award",
        "black_spaces",
        "buy_in_castle",
        "buy_in_town_hall",
        "defaults",
        "depots",
        "depots_together",
        "duchy_row",
        "duchy_seats",
        "edition",
        "effects",
        "frontier",
        "goods",
        "goods_spaces",
        "grants_placement",
        "into_rooms",
        "large_bonus",
        "lasting",
        "people",
        "placed",
        "ranking",
        "region_size",
        "result",
        "rooms",
        "scored",
        "seating",
        "slice_places",
        "small_bonus",
        "sold",
        "sold_goods",
        "sources",
        "spaces",
        "start_silver",
        "start_workers",
        "storage_size",
        "storage_start",
        "supply",
        "tie_break",
        "turns",
        "winners",
        "workers",
        "worth",
    )

    def __init__(self, seats: int, options: dict[str, Any], reactions: dict[str, Reactions]) -> None:
        players = str(max(seats, FEWEST))
        self.edition: str = options["edition"]
        self.tie_break: str = options["tie_break"] if options["tie_break"] != "edition" else EDITION_TIE_BREAK[self.edition]
        purchase = options["purchase"] if options["purchase"] != "edition" else EDITION_PURCHASE[self.edition]
        self.buy_in_castle: bool = purchase != "between_dice"
        """Whether tiles may be bought between what grants an action, a castle, and that action."""
        self.buy_in_town_hall: bool = purchase == "any_time"
        """Whether tiles may be bought while one more may be placed."""
        two_depots = options["two_depots"] if options["two_depots"] != "edition" else EDITION_TWO_DEPOTS[self.edition]
        self.depots_together: bool = two_depots == "together"
        """Whether a ship that takes the goods of two depots takes them at once, so that they may be mixed."""
        self.sold_goods: int = POINTS["sold_goods"][players]
        self.large_bonus: int = POINTS["large_bonus"][players]
        self.small_bonus: int = POINTS["small_bonus"][players]
        self.black_spaces: int = BLACK_SPACES[int(players)]
        self.depots: list[list[tuple[int, int]]] = [
            [*depot_colours(int(players), phase), *((space, BLACK_PILE) for space in range(BLACK, BLACK + self.black_spaces))]
            for phase in range(PHASES)
        ]
        """By phase: the depot spaces to fill and the piles (the colours, black) whose tiles go there."""
        self.answers: list[list[tuple[int, int]]] = [[] for _ in range(KINDS_OF_TILE)]
        """By tile: (question, what is added to its owner's answer)."""
        for number, monastery in MONASTERIES.items():
            changes = by_edition(monastery.get("answers", {}), self.edition)
            self.answers[MONASTERY_TILE[number]] = [(NAMES.index(name), add) for name, add in changes.items()]

        # ---- what every tile and every point asks for, out of `rules.reactions` ----
        self.placed: Reactions = reactions["placed"]
        self.frontier: Reactions = reactions["frontier"]
        self.region_size: Reactions = reactions["region_size"]
        self.scored: Reactions = reactions["scored"]
        self.sold: Reactions = reactions["sold"]
        self.workers: Reactions = reactions["workers"]

        # ---- what modules may change ----
        self.defaults: list[int] = DEFAULTS[:]
        """The answers of a seat without any tile."""
        instead = INSTEAD[self.edition]
        self.supply: list[list[int]] = [[instead.get(tile, tile) for tile in pile] for pile in (*SUPPLY, BLACK_SUPPLY)]
        """The tiles in play, by colour of their backs, black after them; piles of modules follow."""
        self.sources: list[str] = list(POINT_SOURCES)
        """The names of all sources of points, in the order of the score sheet."""
        self.spaces: int = ALL_SPACES
        """How many spaces for tiles there are, on the board and beside it; those from `ALL_SPACES` on belong to modules, which
        clear them."""
        self.slice_places: dict[str, int] = {}
        """Module -> the place of its own part in `state.slices`."""
        self.people: list[int] = list(range(seats))
        """The seats whose turns people play; every other seat is played by a module."""
        self.duchy_seats: list[tuple[int, ...]] = [(seat,) for seat in range(seats)]
        """By seat: the seats that share duchy, goods, silver and workers with it, itself among them."""
        self.duchy_row: list[int] = list(range(seats))
        """By seat: which row of `state.tiles`, `goods` and `sold` is its duchy's; seats that share a duchy have the row of the
        first of them."""
        self.storage_start: list[int] = [seat * STORAGE for seat in range(seats)]
        """By seat: its first storage space in `state.storage`; how many it has from there on is a question (`storage_spaces`)."""
        self.storage_size: int = seats * STORAGE
        """How many storage spaces all seats have together."""
        self.rooms: list[list[int]] = [[0] * MOST_STORED] * seats
        """By seat and storage space of its own: the first space of the same room."""
        self.into_rooms: Callable[[Any, int, int], None] = _nothing
        """Moves a tile into a storage of several rooms; called with state, seat and the depot space where it lies."""
        self.seating: list[int] = list(range(seats))
        """The seats as they take their first turns, whoever begins."""
        self.goods: list[int] = [kind for kind in range(GOODS_KINDS) for _ in range(GOODS_EACH)]
        """The goods tiles that are mixed for the phases and the people; what a module sets aside is not among them."""
        self.goods_spaces: int = GOODS_SPACES
        """How many kinds of goods a seat may hold."""
        self.start_silver: int = SETUP["start_silver"]
        self.start_workers: list[int] = SETUP["start_workers"]
        """Workers at the start, by place in turn order."""
        self.lasting: bool = True
        """Whether a change of the rules for a seat never ends; where it may end, the tiles of a duchy may break its rules by
        now."""
        self.effects: list[Callable[[Any, int, int, int], None]] = []
        """By tile: what it does when it is placed (`tiles/effects.py`)."""
        self.worth: list[float] = [0.0] * KINDS_OF_TILE
        """By tile: what placing it brings at once where that does not depend on the position, for the evaluation
        (`evaluation/tiles.py`)."""
        self.grants_placement: list[bool] = [False] * KINDS_OF_TILE
        """By tile: whether another stored tile may be placed once it lies in the duchy (`TownHallAction`)."""
        self.award: Callable[[Any, int, int], None] = _nothing
        """What covering a whole colour brings; called with state, seat and colour."""
        self.turns: list[AnyStep] = []
        """By seat: the step that is its turn."""
        self.ranking: Callable[[Any], tuple[int, ...]] | None = None
        self.winners: Callable[[Any], tuple[int, ...]] | None = None
        """None: the base game's ranking and winners (`scoring.py`)."""
        self.result: Callable[[Any, int], float] | None = None
        """The value of a finished game for a seat, for bots; None: its points."""

    @property
    def duchy_rows(self) -> list[int]:
        """The rows that belong to people's duchies (see `duchy_row`), each once, in ascending order."""
        return sorted({self.duchy_row[seat] for seat in self.people})


def _nothing(state: State, seat: int, number: int) -> None:
    """Do nothing: stands for what a module sets, such as what a covered colour brings."""


def usual_numbers(edition: str) -> list[str]:
    """Return the numbers of an edition's duchies of the usual shape; the others belong to modules."""
    return [number for number in NUMBERS_BY_EDITION[edition] if duchy(edition, number).is_usual]


def book_of(rules: Ruleset) -> Book:
    """Return the book of a ruleset.

    Raises BadOption for a duchy that its edition does not have, and for reconstructed content where only published
    content is wanted.
    """
    edition, wanted = rules.options["edition"], rules.options["duchies"]
    demanded = [value for module in rules.modules for value in module.demands.get("duchies", ())]
    valid = demanded or [*usual_numbers(edition), *BOXES[edition], RANDOM, RANDOM_EACH]
    for number in [wanted] if isinstance(wanted, str) else wanted:
        if number not in valid:
            raise BadOption(f"edition {edition!r} has no duchy {number!r}; valid: {listing(valid, 60)}")
    if rules.options["documented_only"] == "yes":
        refuse_reconstructed(rules)
        refuse_guessed_duchies(rules, valid)
    book = Book(rules.seats, rules.options, rules.reactions)
    book.slice_places = {module.id: index for index, module in enumerate(module for module in rules.modules if module.slice)}
    return book


def refuse_guessed_duchies(rules: Ruleset, duchies: list[str]) -> None:
    """Raise BadOption when a chosen duchy is reconstructed; `duchies` are all that could be chosen."""
    edition, wanted = rules.options["edition"], rules.options["duchies"]
    for value in [wanted] if isinstance(wanted, str) else wanted:
        if is_reconstructed(edition, value):
            left = listing([number for number in duchies if not is_reconstructed(edition, number)], 60)
            raise BadOption(f"duchies {value!r} are partly our own guess; with documented_only 'yes' choose from {left}")


def automa(rules: Ruleset) -> tuple[int, ...]:
    """Return the seats that a module plays."""
    return tuple(seat for seat in range(rules.seats) if seat not in rules.book.people)


def teams(rules: Ruleset) -> tuple[tuple[int, ...], ...]:
    """Return the groups of seats that share a duchy."""
    return tuple(team for team in dict.fromkeys(rules.book.duchy_seats) if len(team) > 1)
