"""What can be clicked for alternative rows: which of them to lay on the sheet, or to draft; travelling market, garrison."""

from typing import Final

from burgrave.engine.action import Action, Element
from burgrave.games.kingsburg.buildings import ROWS
from burgrave.games.kingsburg.calendar import COLOURED, LOW_RANK
from burgrave.games.kingsburg.elements import ACTIONS, ADVISER, DIE, ON_BOARDS, for_own_low_spaces

ON_BOARDS.update(("row", "travelling_market"))
_BLOCK: Final = ACTIONS.block(3358)

COVERS: Final[list[int]] = [
    sum(1 << row for row in rows)
    for rows in (
        [],
        *([row] for row in range(len(ROWS))),
        *([row, other] for other in range(len(ROWS)) for row in range(other)),
    )
]
COVER: Final[dict[int, Action]] = {
    mask: _BLOCK.add("cover", Element("+".join(ROWS[row] for row in range(len(ROWS)) if mask >> row & 1) or "none", mask))
    for mask in COVERS
}
"""By mask of rows: lay these alternative rows on the sheet."""
REDRAW: Final[Action] = _BLOCK.add("redraw")
DRAFT: Final[list[Action]] = [_BLOCK.add("draft", Element(f"row:{row}", number)) for number, row in enumerate(ROWS)]
"""By row."""

FAIR: Final = Element("travelling_market", 1)
_TRAVELS: Final = ACTIONS.block(2243)
_OWN_TRAVELS: Final = ACTIONS.block(3620)
TRAVEL: Final[list[list[Action]]] = [
    [_TRAVELS.add("travel", adviser, die, FAIR) for die in DIE[:COLOURED]] for adviser in ADVISER[:LOW_RANK]
]
"""With the travelling market, by adviser and coloured die."""
TRAVEL_OWN: Final[dict[int, list[Action]]] = {}
"""With the travelling market on a space of a card, by place and coloured die."""


def _add_travels(space: Element) -> None:
    TRAVEL_OWN[space.number] = [_OWN_TRAVELS.add("travel", space, die, FAIR) for die in DIE[:COLOURED]]


for_own_low_spaces(_add_travels)
RETAIN: Final[Action] = ACTIONS.block(3623).add("retain")
"""Keep a soldier in the garrison when the others go home."""
