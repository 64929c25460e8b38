"""What a tile is called by those who cannot see it: its sort, what it needs and what it brings."""

from __future__ import annotations

from burgrave.games.tiletum.europe import TITLES
from burgrave.games.tiletum.kinds import ACTION_KINDS, GOODS
from burgrave.games.tiletum.tiles import (
    ADDS,
    ANY_GOODS,
    ARCHITECT_STEPS,
    BUILDS_HOUSE,
    BUILDS_PILLAR,
    CONTRACT_TILE,
    CREST,
    GOODS_OF,
    HELPER,
    KIND,
    KING_STEPS,
    MERCHANT_STEPS,
    NEEDS,
    POINTS,
    RECOLOURS,
    REUSES,
    SAME,
    SIDE_KIND,
    SIDE_POINTS,
    SORT,
    tile_named,
)
from burgrave.games.wording import Wording


class TileNames(Wording):
    """One language."""

    domain = "tiletum"

    def __init__(self, language: str) -> None:
        super().__init__(language)
        _ = self.gettext
        self.goods = {"gold": _("gold"), "food": _("food"), "wool": _("wool"), "stone": _("stone"), "iron": _("iron")}
        self.actions = {
            "merchant": _("merchant"),
            "architect": _("architect"),
            "character": _("character"),
            "contract": _("contract"),
            "king": _("king"),
            "any": _("any action"),
        }
        self.families = ("", _("lily"), _("rose"), _("moon"), _("key"), _("tree"), _("fish"))
        """By number, from 1 on."""
        self._tiles: dict[str, str] = {}

    # ---- counted ------------------------------------------------------------------------------------------------------------

    def counted(self, good: str, count: int) -> str:
        """So many of a good."""
        ngettext = self.ngettext
        told = {
            "gold": ngettext("{count} gold", "{count} gold", count),
            "food": ngettext("{count} food", "{count} food", count),
            "wool": ngettext("{count} wool", "{count} wool", count),
            "stone": ngettext("{count} stone", "{count} stone", count),
            "iron": ngettext("{count} iron", "{count} iron", count),
        }
        return told[good].format(count=count)

    def any_goods(self, count: int) -> str:
        """Goods that their owner chooses."""
        return self.ngettext("{count} good of your choice", "{count} goods of your choice", count).format(count=count)

    def same_goods(self, count: int) -> str:
        """Goods of one kind."""
        return self.ngettext("{count} good of any kind", "{count} goods of one kind", count).format(count=count)

    def action_points(self, count: int) -> str:
        """Points of an action."""
        return self.ngettext("{count} action point", "{count} action points", count).format(count=count)

    def houses(self, count: int) -> str:
        """Houses."""
        return self.ngettext("{count} house", "{count} houses", count).format(count=count)

    def pillars(self, count: int) -> str:
        """Pillars."""
        return self.ngettext("{count} pillar", "{count} pillars", count).format(count=count)

    def king_steps(self, count: int) -> str:
        """Steps on the king track."""
        return self.ngettext("{count} step on the king track", "{count} steps on the king track", count).format(count=count)

    # ---- tiles ---------------------------------------------------------------------------------------------------------------

    def tile(self, name: str) -> str:
        """A tile by its name: "contract: 5 iron; 7 points, 1 step on the king track"."""
        if name not in self._tiles:
            self._tiles[name] = self._tile(tile_named(name))
        return self._tiles[name]

    def _tile(self, tile: int) -> str:
        _, sort = self.gettext, SORT[tile]
        brings = ", ".join(self.brings(tile))
        if sort == CREST:
            return _("crest: {family}").format(family=self.families[KIND[tile]])
        if sort == CONTRACT_TILE:
            return _("contract: {needs}; {brings}").format(needs=self.both(self.needs(tile)), brings=brings)
        if sort == HELPER:
            return _("helper: {brings}").format(brings=brings)
        return _("resident for {action}: {brings}").format(action=self.actions[ACTION_KINDS[KIND[tile]]], brings=brings)

    def needs(self, tile: int) -> list[str]:
        """What a contract takes."""
        found = [self.counted(good, count) for good, count in zip(GOODS, NEEDS[tile], strict=True) if count]
        return [*found, self.same_goods(SAME[tile])] if SAME[tile] else found

    def brings(self, tile: int) -> list[str]:
        """What a tile gives its owner."""
        _, ngettext, given = self.gettext, self.ngettext, GOODS_OF[tile]
        found = [self.counted(GOODS[given[at]], given[at + 1]) for at in range(0, len(given), 2)]
        if ANY_GOODS[tile]:
            found.append(self.any_goods(ANY_GOODS[tile]))
        if POINTS[tile]:
            found.append(self.points(POINTS[tile]))
        if KING_STEPS[tile]:
            found.append(self.king_steps(KING_STEPS[tile]))
        if SIDE_POINTS[tile]:
            action, points = self.actions[ACTION_KINDS[SIDE_KIND[tile]]], self.action_points(SIDE_POINTS[tile])
            found.append(_("{points} for {action}").format(points=points, action=action))
        steps = MERCHANT_STEPS[tile]
        if steps:
            found.append(ngettext("{count} step of the merchant", "{count} steps of the merchant", steps).format(count=steps))
        steps = ARCHITECT_STEPS[tile]
        if steps:
            found.append(ngettext("{count} step of the architect", "{count} steps of the architect", steps).format(count=steps))
        if BUILDS_HOUSE[tile]:
            found.append(_("a house where the merchant stands"))
        if BUILDS_PILLAR[tile]:
            found.append(_("a pillar where the architect stands"))
        if ADDS[tile]:
            added = ngettext("{count} more point for the die's action", "{count} more points for the die's action", ADDS[tile])
            found.append(added.format(count=ADDS[tile]))
        if RECOLOURS[tile]:
            found.append(_("the next die brings a good of your choice"))
        if REUSES[tile]:
            found.append(_("the residents of a building once more"))
        return found

    # ---- places --------------------------------------------------------------------------------------------------------------

    def place(self, name: str) -> str:
        """A space of the map: a city as it is written there, or a road by its ends."""
        if name in TITLES:
            return TITLES[name]
        one, other = name.split("-")
        return self.gettext("road from {one} to {other}").format(one=TITLES[one], other=TITLES[other])
