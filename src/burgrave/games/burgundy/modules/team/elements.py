"""The actions of choosing the duchies of a team, and where in its storage a tile goes."""

from typing import Final

from burgrave.engine.action import Action
from burgrave.games.burgundy.elements import ACTIONS, SHARED_STORED, STORAGES, add_settling

DUCHIES: Final = (add_settling(1750, "31"), add_settling(1824, "32"))
"""The numbers of duchies for partners."""
_BLOCK: Final = ACTIONS.block(6797)
STORE: Final[list[Action]] = [_BLOCK.add("store", slot) for slot in STORAGES[:SHARED_STORED]]
"""Putting a tile that is taken into a room of the storage, by its first free space."""
