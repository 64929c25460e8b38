"""What the chosen edition, options and number of players fix for a whole game."""

from typing import Any, Final

from burgrave.engine.errors import BadOption, listing
from burgrave.engine.ruleset import Ruleset
from burgrave.games.burgundy.duchy import NUMBERS_BY_EDITION
from burgrave.games.burgundy.mainboard import BLACK_SPACES, POINTS, depot_colours
from burgrave.games.burgundy.questions import NAMES
from burgrave.games.burgundy.tiles import FIRST_MONASTERY, KINDS_OF_TILE, MONASTERIES, by_edition

EDITION_TIE_BREAK: Final = {"2011": "2011", "special": "special"}
EDITION_PURCHASE: Final = {"2011": "between_actions", "special": "any_time"}


class Book:
    """Numbers that the rules look up by name; one per ruleset."""

    __slots__ = (
        "answers",
        "black_spaces",
        "buy_in_town_hall",
        "depots",
        "edition",
        "large_bonus",
        "small_bonus",
        "sold_goods",
        "tie_break",
    )

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.edition: str = options["edition"]
        self.tie_break: str = options["tie_break"] if options["tie_break"] != "edition" else EDITION_TIE_BREAK[self.edition]
        purchase = options["purchase"] if options["purchase"] != "edition" else EDITION_PURCHASE[self.edition]
        self.buy_in_town_hall: bool = purchase == "any_time"
        self.sold_goods: int = POINTS["sold_goods"][str(seats)]
        self.large_bonus: int = POINTS["large_bonus"][str(seats)]
        self.small_bonus: int = POINTS["small_bonus"][str(seats)]
        self.black_spaces: int = BLACK_SPACES[seats]
        self.depots: list[list[tuple[int, int]]] = [depot_colours(seats, phase) for phase in range(5)]
        """By phase: the depot spaces to fill and their colours."""
        self.answers: list[list[tuple[int, int]]] = [[] for _ in range(KINDS_OF_TILE)]
        """By tile: (question, what is added to its owner's answer)."""
        for number, monastery in MONASTERIES.items():
            changes = by_edition(monastery.get("answers", {}), self.edition)
            self.answers[FIRST_MONASTERY + number - 1] = [(NAMES.index(name), add) for name, add in changes.items()]


def book_of(rules: Ruleset) -> Book:
    """The book of a ruleset; BadOption for a duchy that its edition does not have."""
    edition, wanted = rules.options["edition"], rules.options["duchies"]
    valid = [*NUMBERS_BY_EDITION[edition], "dealt"]
    for number in [wanted] if isinstance(wanted, str) else wanted:
        if number not in valid:
            raise BadOption(f"edition {edition!r} has no duchy {number!r}; valid: {listing(valid, 40)}")
    return Book(rules.seats, rules.options)
