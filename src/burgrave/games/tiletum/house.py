"""The player board: six buildings, of which the last is lived in from the beginning, contract spaces and storage."""

from typing import Any, Final

from burgrave.games.tiletum.data import read_toml

_HOUSE: Final = read_toml("house.toml")
_BUILDINGS: Final[list[dict[str, Any]]] = _HOUSE["building"]

BUILDINGS: Final = len(_BUILDINGS)
FLOORS: Final[list[int]] = [building["floors"] for building in _BUILDINGS]
"""By building: how many rooms there are to fill."""
BONUS_POINTS: Final[list[int]] = [building["bonus_points"] for building in _BUILDINGS]
"""Action points that a completed building adds."""
CREST_COST: Final[list[int]] = [building["crest_cost"] for building in _BUILDINGS]
"""The price of placing a crest, in food."""
CREST_BONUS: Final[list[str]] = [building["crest_bonus"] for building in _BUILDINGS]
CREST_GOODS: Final[int] = _HOUSE["crest_bonus"]["goods"]
CREST_POINTS: Final[int] = _HOUSE["crest_bonus"]["points"]

FIRST_ROOM: Final[list[int]] = [sum(FLOORS[:building]) for building in range(BUILDINGS)]
ROOMS: Final = sum(FLOORS)
ROOM_BUILDING: Final[list[int]] = [building for building in range(BUILDINGS) for _ in range(FLOORS[building])]
ROOM_FLOOR: Final[list[int]] = [floor + 1 for building in range(BUILDINGS) for floor in range(FLOORS[building])]
"""Also what it costs to move in."""
ROOMS_OF: Final[list[list[int]]] = [
    list(range(FIRST_ROOM[building], FIRST_ROOM[building] + FLOORS[building])) for building in range(BUILDINGS)
]
BUILDING_MASK: Final[list[int]] = [sum(1 << room for room in rooms) for rooms in ROOMS_OF]
"""By building: the mask of its rooms."""
ALL_ROOMS: Final = (1 << ROOMS) - 1
FLOOR_MASK: Final[list[int]] = [sum(1 << room for room in range(ROOMS) if ROOM_FLOOR[room] <= points) for points in range(4)]
"""By action points: the mask of the rooms that can be paid with them; more than 3 are never needed."""
ROOFS: Final = sum(1 for floors in FLOORS if floors)
"""Houses on roofs in the beginning."""

CONTRACT_POINTS: Final[list[int]] = _HOUSE["contract_spaces"]["points"]
CONTRACT_SPACES: Final = len(CONTRACT_POINTS)
CONTRACT_PILLARS: Final[int] = _HOUSE["contract_spaces"]["pillars"]
"""On so many of the first spaces stands a pillar."""
STORAGE: Final[int] = _HOUSE["storage"]["places"]
