"""The printed data of Chateauma's cards and board, from `chateauma.toml`."""

from typing import Any, Final

from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.data import read_toml

_PRINTED: Final = read_toml("modules/chateauma/chateauma.toml")

LEVELS: Final = ("easy", "medium", "hard")
RULES: Final[dict[str, Any]] = _PRINTED["rules"]
POINTS: Final[dict[str, Any]] = _PRINTED["points"]
DECKS: Final[dict[str, Any]] = _PRINTED["decks"]
HIGHEST_LEFT: Final[int] = DECKS["highest_left"]
"""The highest number of the white die that chooses the left card."""


class Card:
    """A duchy card; lists and masks are by space, in the order in which spaces are filled."""

    __slots__ = ("colours", "doubles", "has_post", "has_shield", "number", "points", "sales")

    def __init__(self, number: int, spaces: list[str], points: list[int]) -> None:
        words = [space.split() for space in spaces]
        self.number = number
        self.colours: list[int] = [COLOURS.index(word[0]) for word in words]
        self.sales: int = sum(1 << space for space, word in enumerate(words) if "sale" in word)
        """The mask of the spaces that sell goods when they are covered."""
        self.doubles: int = sum(1 << space for space, word in enumerate(words) if "double" in word)
        """The mask of the spaces that bring a double hex when they are covered."""
        self.points: list[int] = points
        """The points for completing the card, by level."""
        self.has_post: bool = number in _PRINTED["symbols"]["post"]
        self.has_shield: bool = number in _PRINTED["symbols"]["shield"]


CARDS: Final[dict[int, Card]] = {
    int(number): Card(int(number), printed["spaces"], printed["points"])
    for number, printed in (*_PRINTED["cards"].items(), *_PRINTED["double_cards"].items())
    if number != "source"
}
"""The cards by number."""

SPACES: Final[dict[str, int]] = _PRINTED["board"]["spaces"]
BOARD: Final[list[int]] = [colour for colour, name in enumerate(COLOURS) for _ in range(SPACES[name])]
"""The colour of each space of Chateauma's duchy."""
FIRST_SPACE: Final[list[int]] = [BOARD.index(colour) for colour in range(len(COLOURS))]
"""By colour: where its spaces begin in `BOARD`."""
RESERVE: Final[list[int]] = [COLOURS.index(name) for name in _PRINTED["board"]["reserve"]]
"""The colours of the reserve's stacks, from the left."""
WILD_STACK: Final = len(COLOURS)
"""The stack of the reserve with tiles face down."""


def marked_spaces(mark: str) -> list[int]:
    """Return the places in `BOARD` with a mark of board 36."""
    printed: dict[str, list[int]] = _PRINTED["marks"][mark]
    return [
        FIRST_SPACE[COLOURS.index(name)] + space - 1 for name, spaces in printed.items() if name != "source" for space in spaces
    ]


MARKED_A: Final = marked_spaces("a")
MARKED_B: Final = marked_spaces("b")
EXTRA: Final = marked_spaces("extra")
