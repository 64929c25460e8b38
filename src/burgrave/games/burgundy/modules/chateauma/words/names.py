"""The words for Chateauma's things in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.games.burgundy.tiles import TILES
from burgrave.games.burgundy.words.language import Language


def on_card(language: Language, slot: int) -> str:
    """Return where a tile is laid: "on the left card"."""
    return language.gettext("on the right card") if slot else language.gettext("on the left card")


def sale_reason(language: Language, reason: str) -> str:
    """Return the reason of a sale."""
    _ = language.gettext
    return {
        "symbol": _("sale symbol covered"),
        "warehouse": _("warehouse"),
        "no_space": _("no empty space on a card: a sale instead"),
    }[reason]


def not_found(language: Language, missing: str) -> str:
    """Return what a tile should bring and there was none of."""
    _ = language.gettext
    return {
        "goods": _("no goods in the depots"),
        "carpenter": _("carpenter: no building in the depots"),
        "church": _("church: no castle, mine or monastery in the depots"),
        "market": _("market: no ship or animals in the depots"),
        "white_castle": _("white castle: no such tile in the depots"),
        "town_hall": _("town hall: nothing in the reserve fits"),
        "shield": _("no shield is left in the depots"),
        "double_hex": _("no double hex is left in the vineyard depot"),
    }[missing]


def thanks_to(language: Language, tile: int) -> str:
    """Return the tile that brings another one, or one for the reserve."""
    _ = language.gettext
    return {
        "castle": _("castle: another tile, searched from the white die's depot on"),
        "crane": _("crane: another tile, as with a castle"),
        "carpenter": _("carpenter: a building for the reserve"),
        "church": _("church: a castle, mine or monastery for the reserve"),
        "market": _("market: a ship or animals for the reserve"),
        "white_castle": _("white castle: a tile that its reserve has fewest of"),
    }[TILES[tile]]


def searched(language: Language, depots: Sequence[int]) -> str:
    """Return the depots in which nothing fitted."""
    text = language.ngettext("nothing fits in depot {depots}", "nothing fits in depots {depots}", len(depots))
    return text.format(depots=language.both([str(depot + 1) for depot in depots]))
