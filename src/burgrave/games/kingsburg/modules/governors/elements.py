"""What can be clicked for governors: the cards, bids for them, and what their effects let their owners choose."""

from typing import Final

from burgrave.engine.action import Action, Element
from burgrave.games.kingsburg.buildings import COLUMN
from burgrave.games.kingsburg.bundles import KINDS, RESOURCES, Bundle, bundle, bundle_text
from burgrave.games.kingsburg.calendar import LOW_RANK
from burgrave.games.kingsburg.elements import (
    ACTIONS,
    BUILDING,
    BY_POWER,
    CHOICES,
    DIE,
    ON_BOARDS,
    Paths,
    declare_own_low_space,
    declare_second_build,
    extras_with_dice,
    placements,
)
from burgrave.games.kingsburg.modules.governors.cards import NAMES, OWN_RANKS
from burgrave.games.kingsburg.steps.groups import declare_own_space

ON_BOARDS.add("private")
for _rank in OWN_RANKS:
    _place = declare_own_space(_rank)
    if _rank <= LOW_RANK:
        declare_own_low_space(Element(f"private:{_rank}", _place))
declare_second_build(BY_POWER, "engineer")
HIGHEST_BID: Final = 20
GOVERNOR: Final = [Element(f"governor:{name}", number) for number, name in enumerate(NAMES)]

_BLOCK: Final = ACTIONS.block(3395)

KEEP: Final[list[Action]] = [_BLOCK.add("keep", governor) for governor in GOVERNOR]
NOMINATE: Final[list[Action]] = [_BLOCK.add("nominate", governor) for governor in GOVERNOR]
BID: Final[list[Action]] = [_BLOCK.add("bid", Element(f"points:{points}", points)) for points in range(HIGHEST_BID + 1)]
"""By points."""

VALUES: Final = (Element("values:3+4+6", 0), Element("values:3+4", 1), Element("values:3+6", 2), Element("values:4+6", 3))
"""What the prince's coloured dice become."""
TURNS: Final = tuple(Element(f"to:{value}", value) for value in (1, 3))
SWAPS: Final[list[Bundle]] = [
    bundle({KINDS[paid]: -1, KINDS[gained]: 1}) for paid in range(RESOURCES) for gained in range(RESOURCES) if paid != gained
]
CHOICES_OF_GOVERNORS: Final[dict[str, Paths]] = {
    **CHOICES,
    "values": [[values] for values in VALUES],
    "turn": [[die, turn] for die in DIE for turn in TURNS],
    "swap": [[Element(bundle_text(mix), number)] for number, mix in enumerate(SWAPS)],
    "first_column": [[BUILDING[number]] if number in BUILDING else None for number, column in enumerate(COLUMN) if column == 0],
}
"""By the names of choices in the printed data."""

PRIVATE: Final = [Element(f"private:{rank}", number) for number, rank in enumerate(OWN_RANKS)]
_LOBBIES: Final = ACTIONS.block(2019)
LOBBY: Final[list[list[list[Action]]]] = [placements(_LOBBIES, "lobby", place) for place in PRIVATE]
"""By space of the politician's card, mask of dice and extras."""
LOBBY_WITH: Final[dict[Action, tuple[int, int]]] = extras_with_dice(LOBBY)
"""By action: its mask of dice and its extras."""
