"""The shape of a saved position: which fields, how long, which numbers."""

from typing import Final

from burgrave.engine.saved import Lists, Numbers
from burgrave.games.tiletum.cathedrals import CATHEDRALS, COSTS
from burgrave.games.tiletum.elements import DICE_FACES
from burgrave.games.tiletum.europe import HOUSE_SPACES, SPACE_COUNT
from burgrave.games.tiletum.fairs import FAIRS
from burgrave.games.tiletum.house import BUILDINGS, CONTRACT_SPACES, ROOFS, ROOMS, STORAGE
from burgrave.games.tiletum.kinds import CHOICES, GOOD_KINDS, SPACES
from burgrave.games.tiletum.numbers import CORRUPTION, HIGHEST, LAPS, LOWEST, MARKET, ROUNDS, SIDES, SUPPLY_HOUSES, SUPPLY_PILLARS
from burgrave.games.tiletum.points import SOURCES
from burgrave.games.tiletum.tiles import CRESTS, TILE_KINDS

NO_DIE: Final = -2
CHOOSING: Final = -1
"""Instead of the action of a turn: no die is taken yet; its owner has to say which action it is."""
NUMBERS: Final[Numbers] = {
    "round": (0, ROUNDS),
    "lap": (0, LAPS),
    "turn": (0, 4),
    "wheel": (0, SIDES - 1),
    "king_tile": (0, TILE_KINDS - 1),
    "bonus_drawn": (0, 99),
    "contract_drawn": (0, 99),
    "character_drawn": (0, 99),
    "action": (NO_DIE, CHOICES - 1),
    "points": (0, 99),
    "granted": (0, 99),
    "exchanged": (0, 1),
    "recolour": (-1, GOOD_KINDS - 1),
}
LISTS: Final[Lists] = {
    "order": (1, 0, 3),
    "king": (1, LOWEST, HIGHEST),
    "court": (1, 0, 3),
    "corruption": (-len(CORRUPTION), 0, max(CORRUPTION)),
    "spaces": (-SPACES, 0, SPACES - 1),
    "space_tiles": (-SPACES, 0, TILE_KINDS - 1),
    "dice": (0, 0, DICE_FACES - 1),
    "own_dice": (LAPS, -1, DICE_FACES - 1),
    "bonus_stack": (0, 1, TILE_KINDS - 1),
    "contract_stack": (0, 1, TILE_KINDS - 1),
    "character_stack": (0, 1, TILE_KINDS - 1),
    "contracts": (-MARKET, 0, TILE_KINDS - 1),
    "characters": (-MARKET, 0, TILE_KINDS - 1),
    "map_tiles": (-SPACE_COUNT, 0, TILE_KINDS - 1),
    "costs": (-len(CATHEDRALS), 0, COSTS - 1),
    "fairs": (-ROUNDS, 0, len(FAIRS) - 1),
    "cities": (-ROUNDS, 0, SPACE_COUNT - 1),
    "goods": (GOOD_KINDS, 0, 999),
    "storage": (STORAGE, 0, TILE_KINDS - 1),
    "rooms": (ROOMS, 0, TILE_KINDS - 1),
    "crests": (BUILDINGS, 0, CRESTS),
    "fulfilled": (CONTRACT_SPACES, 0, TILE_KINDS - 1),
    "cathedrals": (len(CATHEDRALS), 0, 4),
    "pillared": (1, 0, (1 << len(CATHEDRALS)) - 1),
    "owners": (-HOUSE_SPACES, -1, 3),
    "merchant": (1, 0, SPACE_COUNT - 1),
    "architect": (1, 0, SPACE_COUNT - 1),
    "houses": (1, 0, SUPPLY_HOUSES + ROOFS),
    "pillars": (1, 0, SUPPLY_PILLARS + CONTRACT_SPACES),
    "score": (1, 0, 9999),
    "score_from": (SOURCES, -999, 9999),
}
