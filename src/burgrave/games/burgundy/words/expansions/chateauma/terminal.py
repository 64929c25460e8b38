"""What a terminal tells of Chateauma."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.games.burgundy.tiles import TILES
from burgrave.games.burgundy.words.tongue import Tongue

ID = "chateauma"


def rows(to: Tongue, view: Mapping[str, Any], seat: int) -> list[tuple[str, str]]:
    """Its cards, its reserve, and how full its duchy is."""
    told = view["extra"].get(ID)
    if told is None or told["seat"] != seat:
        return []
    _ = to.gettext
    cards = [
        _("card {card}, {done} of {all} covered").format(
            card=card["number"], done=len([space for space in card["spaces"] if space["tile"]]), all=len(card["spaces"])
        )
        for card in told["cards"]
        if card
    ]
    kept = [to.title[TILES.index(tile)] for tiles in told["reserve"].values() for tile in tiles]
    areas = [area["tiles"] for area in told["duchy"].values()]
    done = sum(tile is not None for tiles in areas for tile in tiles)
    duchy = _("{done} of {all} spaces covered").format(done=done, all=sum(map(len, areas)))
    return [(_("Cards"), "; ".join(cards) or "-"), (_("Reserve"), ", ".join(kept) or "-"), (_("Duchy"), duchy)]
