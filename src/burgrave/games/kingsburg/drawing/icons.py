"""Kingsburg's own icons, and which icon stands for what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.games.kingsburg.buildings import BUILDINGS
from burgrave.games.kingsburg.council import ADVISERS
from burgrave.games.kingsburg.drawing import icons_cards, icons_court, icons_province
from burgrave.games.kingsburg.enemies import KINDS_OF_ENEMY
from burgrave.games.kingsburg.modules.destiny.table import CARDS as DESTINY
from burgrave.games.kingsburg.modules.governors.cards import GOVERNORS
from burgrave.games.kingsburg.modules.scenarios.table import GROUPS

ICONS: Final[dict[str, str]] = {
    **icons_court.HOLDINGS,
    **icons_court.SEASONS,
    **icons_court.ENEMIES,
    **icons_court.ADVISERS,
    **icons_province.BASE,
    **icons_province.MORE_ROWS,
    **icons_province.STRIPS,
    **icons_cards.GOVERNORS,
    **icons_cards.DESTINY,
    **icons_cards.GROUPS,
    **icons_cards.SCENARIOS,
}

SHARED: Final[Mapping[str, str]] = {
    "building:church": "church",
    "building:market": "market",
    "building:town_hall": "town_hall",
    "building:fortress": "castle",
    "building:watchtower": "watchtower",
    "building:travelling_market": "travelling_market",
    "building:quarry": "mine",
    "building:monastery": "monastery",
    "building:brewery": "barrel",
    "building:vineyard": "grapes",
    "building:carpenters_workshop": "carpenter",
    "governor:architect": "k_architect",
    "governor:miner": "mine",
    "governor:carpenter": "carpenter",
    "destiny:market_days": "market",
    "destiny:hospitality": "k_inn",
    "destiny:tournament": "k_tiltyard",
    "destiny:border_scouts": "k_peek",
    "group:military": "k_battle",
    "scenario:wheeling_and_dealing": "wheel",
    "scenario:shifting_alliances": "link",
}
"""What an icon of every game, or of another piece, stands for as well."""
PREFIX: Final[Mapping[str, str]] = {
    "adviser": "k_",
    "building": "k_",
    "enemy": "k_",
    "governor": "k_governor_",
    "destiny": "k_destiny_",
    "group": "k_group_",
    "scenario": "k_scenario_",
}
SCENARIOS: Final = ("wheeling_and_dealing", "shifting_alliances", "goblin_valley", "royal_fair")
PIECES: Final[tuple[str, ...]] = (
    *(f"adviser:{name}" for name in ADVISERS),
    *(f"building:{name}" for name in BUILDINGS),
    *(f"enemy:{name}" for name in KINDS_OF_ENEMY),
    *(f"governor:{name}" for name in GOVERNORS),
    *(f"destiny:{name}" for name in DESTINY),
    *(f"group:{name}" for name in GROUPS),
    *(f"scenario:{name}" for name in SCENARIOS),
)
"""Everything that has a picture of its own."""
ICON_OF: Final[Mapping[str, str]] = {
    piece: SHARED.get(piece, PREFIX[piece.partition(":")[0]] + piece.partition(":")[2]) for piece in PIECES
}
"""By piece: `building:inn`, `governor:thief`."""

PHASE_ICONS: Final[Mapping[str, str]] = {
    "aid": "k_white_die",
    "spring": "k_spring",
    "favour": "crown",
    "summer": "k_summer",
    "envoy": "envoy",
    "autumn": "k_autumn",
    "recruit": "soldier",
    "winter": "k_winter",
}


def adviser_icon(rank: int) -> str:
    """The emblem of an adviser, by rank."""
    return ICON_OF[f"adviser:{ADVISERS[rank - 1]}"]


def emblem(building: str) -> str:
    """The emblem of a building."""
    return ICON_OF[f"building:{building}"]
