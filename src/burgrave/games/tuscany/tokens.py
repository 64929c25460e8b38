"""Estate tokens as small numbers with tables beside them, and the bonus tokens.

A token is known by its kind: villages are alike, and so are two fields of grapes. 0 is no token; the wooden hexagon counts as one,
of whatever colour the field has on which it is placed.
"""

from typing import Final

from burgrave.games.tuscany.colours import AGRICULTURE, COLOURS, KINDS
from burgrave.games.tuscany.data import read_toml

_TOKENS: Final = read_toml("tokens.toml")

TOKENS: Final[list[str]] = ["none"]
"""Names of tokens, by kind."""
COLOUR: Final[list[int]] = [-1]
"""By kind; the hexagon has none of its own (HEXAGON_COLOUR)."""
PRODUCE: Final[list[int]] = [0]
"""The mask of the kinds of produce on a token."""
PRODUCE_KINDS: Final[tuple[str, ...]] = tuple(_TOKENS["produce"]["kinds"])
OWN: Final[list[int]] = []
"""The tokens that every player has in three stacks."""
NEUTRAL: Final[list[int]] = []
"""Those with a neutral back."""
HEXAGON_COLOUR: Final = KINDS


def _declare(name: str, colour: int, own: int, neutral: int, produce: int = 0) -> int:
    token = len(TOKENS)
    TOKENS.append(name)
    COLOUR.append(colour)
    PRODUCE.append(produce)
    OWN.extend([token] * own)
    NEUTRAL.extend([token] * neutral)
    return token


for _colour, _name in enumerate(COLOURS):
    if _colour != AGRICULTURE:
        _declare(_name, _colour, _TOKENS["player"][_name], _TOKENS["neutral"]["each"])
for _name in (*_TOKENS["agriculture"]["neutral"], *_TOKENS["agriculture"]["player"]):
    _mask = sum(1 << PRODUCE_KINDS.index(_kind) for _kind in _name.split("+"))
    _lists = _TOKENS["agriculture"]
    _declare(_name, AGRICULTURE, _lists["player"].count(_name), _lists["neutral"].count(_name), _mask)
HEXAGON: Final = _declare("hexagon", HEXAGON_COLOUR, 0, 0)
CASTLE_TOKEN: Final = TOKENS.index("castle")
KINDS_OF_TOKEN: Final = len(TOKENS)

BONUSES: Final[tuple[str, ...]] = tuple(_TOKENS["bonus"]["kinds"])
"""The kinds of bonus tokens."""
BONUS_KINDS: Final = len(BONUSES)
BONUS_EACH: Final[int] = _TOKENS["bonus"]["each"]
STORAGE_GREEN: Final[int] = _TOKENS["bonus"]["storage_green"]
"""Green points that come with a bonus token for storage."""
MORE_STORAGE: Final = BONUSES.index("storage")
MORE_MARBLE: Final = BONUSES.index("marble")
MORE_WORKERS: Final = BONUSES.index("worker")
MORE_CARDS: Final = BONUSES.index("card")
MORE_INCOME: Final = BONUSES.index("income")


def token_named(name: str) -> int:
    """Return the kind of token of that name: `village`, `grapes+olives`, `hexagon`."""
    return TOKENS.index(name)
