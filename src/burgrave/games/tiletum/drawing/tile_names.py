"""What the labels of board and house share: goods, tiles and places, by their names in the view."""

from __future__ import annotations

from burgrave.games.tiletum.europe import PLACES
from burgrave.games.tiletum.kinds import GOODS
from burgrave.games.tiletum.tiles import CONTRACT_TILE, SORT, tile_named
from burgrave.games.tiletum.words.tiles import gain
from burgrave.games.tiletum.words.tongue import Tongue, tongue


class TileNames:
    """One language, on top of the words of the game."""

    def __init__(self, language: str) -> None:
        self.to: Tongue = tongue(language)
        self.gettext = self.to.gettext
        self.ngettext = self.to.ngettext
        self.points = self.to.points
        self.action_points = self.to.action_points

    def goods(self, good: str, count: int) -> str:
        """So many of a good."""
        return self.to.goods(count, GOODS.index(good))

    def tile(self, name: str) -> str:
        """A tile alone; of a contract also what it brings."""
        tile = tile_named(name)
        title = self.to.title[tile]
        if SORT[tile] != CONTRACT_TILE:
            return title
        return self.gettext("{contract}: {gain}").format(contract=title, gain=gain(self.to, tile))

    def place(self, name: str) -> str:
        """A space of the map: a city as it is written there, or a road by its ends."""
        return self.to.place(PLACES.index(name))
