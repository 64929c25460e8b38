"""Kingsburg's own icons, and which icon stands for what; expansions have theirs in `modules/<name>/drawing`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.games.kingsburg.council import ADVISERS
from burgrave.games.kingsburg.drawing import icons_court, icons_province
from burgrave.games.kingsburg.drawing.effects import EFFECTS
from burgrave.games.kingsburg.enemies import KINDS_OF_ENEMY

ICONS: Final[dict[str, str]] = {
    **icons_court.HOLDINGS,
    **icons_court.SEASONS,
    **icons_court.ENEMIES,
    **icons_court.ADVISERS,
    **icons_province.BASE,
    **icons_province.SHARED,
}
OF_EVERY_GAME: Final[Mapping[str, str]] = {
    "building:church": "church",
    "building:market": "market",
    "building:town_hall": "town_hall",
    "building:fortress": "castle",
}
"""Pieces that an icon of every game stands for."""
PIECE_ICONS: Final[dict[str, str]] = {
    piece: OF_EVERY_GAME.get(piece, f"k_{piece.partition(':')[2]}")
    for piece in (
        *(f"adviser:{name}" for name in ADVISERS),
        *EFFECTS,
        *(f"enemy:{name}" for name in KINDS_OF_ENEMY),
    )
}
"""By piece: `building:inn`, `adviser:jester`."""

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
    """Return the emblem of an adviser by its rank."""
    return PIECE_ICONS[f"adviser:{ADVISERS[rank - 1]}"]
