"""Ids of everything that can be clicked, and the interned actions made of them.

Saves and the digests of secret choices hold the indices of actions, which never change. So actions of the base game are only ever
added at the end of the action table, and a module that brings actions adds them in a block of its own (`ActionTable.block`).
"""

from typing import Final

from burgrave.engine.action import Action, ActionTable, Element
from burgrave.games.tiletum.cathedrals import CATHEDRALS
from burgrave.games.tiletum.europe import CITIES, DISTANCE, HOUSE_NUMBER, HOUSE_PLACE, HOUSE_SPACES, PLACES, SPACE_COUNT
from burgrave.games.tiletum.house import BUILDINGS, ROOM_BUILDING, ROOM_FLOOR, ROOMS, STORAGE
from burgrave.games.tiletum.kinds import ACTION_KINDS, CHOICES, FIGURES, GOLD, GOOD_KINDS, GOODS
from burgrave.games.tiletum.numbers import MARKET, SIDES

DICE_FACES: Final = GOOD_KINDS * SIDES

DIE: Final = [Element(f"die:{GOODS[face // SIDES]}.{face % SIDES + 1}", face) for face in range(DICE_FACES)]
"""By face: colour and value."""
SPACE: Final = [Element(f"space:{name}", kind) for kind, name in enumerate(ACTION_KINDS)]
GOOD: Final = [Element(f"good:{name}", good) for good, name in enumerate(GOODS)]
STORES: Final = [Element(f"storage:{place + 1}", place) for place in range(STORAGE)]
FIGURE: Final = [Element(f"figure:{name}", figure) for figure, name in enumerate(FIGURES)]
PLACE: Final = [Element(f"place:{name}", index) for index, name in enumerate(PLACES)]
HOUSE: Final = [Element(f"house:{PLACES[HOUSE_PLACE[space]]}.{HOUSE_NUMBER[space] + 1}", space) for space in range(HOUSE_SPACES)]
PILLAR: Final = [Element(f"pillar:{city}", number) for number, city in enumerate(CATHEDRALS)]
CATHEDRAL: Final = [Element(f"cathedral:{city}", number) for number, city in enumerate(CATHEDRALS)]
BONUS: Final = [Element(f"bonus:{name}", number) for number, name in enumerate((*PLACES[:CITIES], *ACTION_KINDS, "track"))]
"""Bonus tiles in cities, on action spaces and beside the king track."""
CHARACTERS: Final = [Element(f"character:{slot + 1}", slot) for slot in range(MARKET)]
CONTRACTS: Final = [Element(f"contract:{slot + 1}", slot) for slot in range(MARKET)]
"""Places of the market of contracts; those of characters are above."""
DECK: Final = Element("deck:characters", 0)
ROOM: Final = [Element(f"room:{ROOM_BUILDING[room] + 1}.{ROOM_FLOOR[room]}", room) for room in range(ROOMS)]
GROUND: Final = [Element(f"ground:{building + 1}", building) for building in range(BUILDINGS)]
BUILDING: Final = [Element(f"building:{building + 1}", building) for building in range(BUILDINGS)]

ACTIONS: Final = ActionTable("tiletum")
SKIP: Final = ACTIONS.skip

END: Final[Action] = ACTIONS.add("end")
TAKE_DIE: Final[list[list[Action]]] = [[ACTIONS.add("take", die, space) for space in SPACE] for die in DIE]
"""By face and the action that it is taken for: gold changes the die on its way there."""
TAKE_BONUS: Final[list[Action]] = [ACTIONS.add("take", tile) for tile in BONUS]
BONUS_OF_SPACE: Final = CITIES
"""From here on those on action spaces, by action."""
BONUS_OF_TRACK: Final = CITIES + len(ACTION_KINDS)
CHOOSE: Final[list[Action]] = [ACTIONS.add("choose", space) for space in SPACE[:CHOICES]]
MOVE: Final[list[list[Action]]] = [[ACTIONS.add("move", figure, place) for place in PLACE] for figure in FIGURE]
"""By figure and place."""
BUILD_HOUSE: Final[list[Action]] = [ACTIONS.add("build", space) for space in HOUSE]
BUILD_PILLAR: Final[list[Action]] = [ACTIONS.add("build", pillar) for pillar in PILLAR]
TAKE_CHARACTER: Final[list[Action]] = [ACTIONS.add("take", slot) for slot in CHARACTERS]
RENEW: Final[Action] = ACTIONS.add("renew", DECK)
SETTLE: Final[list[list[Action]]] = [[ACTIONS.add("settle", place, room) for room in ROOM] for place in STORES]
"""A stored character into a room."""
TAKE_CONTRACT: Final[list[Action]] = [ACTIONS.add("take", slot) for slot in CONTRACTS]
EXCHANGE: Final[list[Action]] = [ACTIONS.add("exchange", good) for good in GOOD]
"""By what is given away."""
GAIN: Final[list[Action]] = [ACTIONS.add("gain", good) for good in GOOD]

# ---- tasks ----

BUY: Final[tuple[Action, ...]] = tuple(ACTIONS.add("buy", GOOD[GOLD], good) for good in GOOD if good is not GOOD[GOLD])
FULFIL: Final[list[Action]] = [ACTIONS.add("fulfil", place) for place in STORES]
FULFIL_WITH: Final[list[list[Action]]] = [[ACTIONS.add("fulfil", place, good) for good in GOOD] for place in STORES]
"""With a kind of good for what the contract leaves free."""
PLACE_CREST: Final[list[list[Action]]] = [[ACTIONS.add("place", place, ground) for ground in GROUND] for place in STORES]
CONTRIBUTE: Final[list[Action]] = [ACTIONS.add("contribute", cathedral) for cathedral in CATHEDRAL]
USE: Final[list[Action]] = [ACTIONS.add("use", place) for place in STORES]
RECOLOUR: Final[list[tuple[Action, ...]]] = [tuple(ACTIONS.add("use", place, good) for good in GOOD) for place in STORES]
REUSE: Final[list[Action]] = [ACTIONS.add("reuse", building) for building in BUILDING]
RESOLVE: Final[list[Action]] = [ACTIONS.add("resolve", room) for room in ROOM]

USE_FROM_SPACE: Final[list[tuple[Action, ...]]] = [
    tuple(ACTIONS.add("use", BONUS[BONUS_OF_SPACE + kind], good) for good in GOOD) for kind in range(len(ACTION_KINDS))
]
"""By action space: the helper there that recolours a die is taken and used for the die of that space."""

# ---- the same, ready to be handed out by what lies on the table ----

FARTHEST: Final[int] = max(map(max, DISTANCE))


def _reach(figure: int, start: int, steps: int) -> tuple[Action, ...]:
    near = sorted((DISTANCE[start][place], place) for place in range(SPACE_COUNT))
    return tuple(MOVE[figure][place] for distance, place in near if 0 < distance <= steps)


REACH: Final[list[list[list[tuple[Action, ...]]]]] = [
    [[_reach(figure, start, steps) for steps in range(FARTHEST + 1)] for start in range(SPACE_COUNT)]
    for figure in range(len(FIGURES))
]
"""Moves by figure, where it stands and how many steps it can go, the nearest first."""
