"""What a terminal shows of Chateauma."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.burgundy.modules.chateauma.holdings import ID
from burgrave.games.burgundy.tiles import TILES
from burgrave.games.burgundy.words.language import Language

if TYPE_CHECKING:
    from burgrave.draw.parts import View
    from burgrave.games.burgundy.words.declaration import Rows


def rows(language: Language, view: View, seat: int) -> Rows:
    """Return its cards, its reserve, and how full its duchy is."""
    extra = view["extra"][ID]
    if extra["seat"] != seat:
        return []
    _ = language.gettext
    cards = [
        _("card {card}, {done} of {all} covered").format(
            card=card["number"], done=len([space for space in card["spaces"] if space["tile"]]), all=len(card["spaces"])
        )
        for card in extra["cards"]
        if card
    ]
    reserved = [language.title[TILES.index(tile)] for tiles in extra["reserve"].values() for tile in tiles]
    areas = [area["tiles"] for area in extra["duchy"].values()]
    covered = sum(tile is not None for tiles in areas for tile in tiles)
    duchy = _("{done} of {all} spaces covered").format(done=covered, all=sum(map(len, areas)))
    return [(_("Cards"), "; ".join(cards) or "-"), (_("Reserve"), ", ".join(reserved) or "-"), (_("Duchy"), duchy)]
