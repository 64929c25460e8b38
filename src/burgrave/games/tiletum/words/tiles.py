"""Square tiles in words: what they are called, what a contract needs, what a tile brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.tiletum.kinds import ARCHITECT, GOLD, GOOD_KINDS, MERCHANT
from burgrave.games.tiletum.tiles import (
    ADDS,
    ANY_GOODS,
    ARCHITECT_STEPS,
    BUILDS_HOUSE,
    BUILDS_PILLAR,
    CHARACTER_TILE,
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
)

if TYPE_CHECKING:
    from burgrave.games.tiletum.words.tongue import Tongue

ONE_EACH: Final = [number for good in range(GOOD_KINDS) if good != GOLD for number in (good, 1)]
"""Goods as pairs, as tiles have them: told together, because one by one they are long."""


def title(to: Tongue, tile: int) -> str:
    """A tile alone: "helper (2 more action points)"."""
    _, sort = to.gettext, SORT[tile]
    if sort == CREST:
        return _("{family} crest").format(family=to.family[KIND[tile]])
    if sort == CONTRACT_TILE:
        return _("contract for {goods}").format(goods=needs(to, tile))
    if sort == HELPER:
        return _("helper ({gain})").format(gain=gain(to, tile))
    return _("{character} ({gain})").format(character=to.resident[KIND[tile]], gain=gain(to, tile))


def a(to: Tongue, tile: int) -> str:
    """A tile that a sentence brings up."""
    _, sort = to.gettext, SORT[tile]
    if sort == CREST:
        return _("a {family} crest").format(family=to.family[KIND[tile]])
    if sort == CONTRACT_TILE:
        return _("a contract for {goods}").format(goods=needs(to, tile))
    if sort == HELPER:
        return _("a helper ({gain})").format(gain=gain(to, tile))
    return _("{character} ({gain})").format(character=to.a_resident[KIND[tile]], gain=gain(to, tile))


def a_sort(to: Tongue, tile: int) -> str:
    """A helper or character that a sentence brings up, without what it brings; of others the whole."""
    if SORT[tile] == HELPER:
        return to.gettext("a helper")
    return to.a_resident[KIND[tile]] if SORT[tile] == CHARACTER_TILE else a(to, tile)


def the(to: Tongue, tile: int) -> str:
    """A tile that a sentence points at."""
    _, sort = to.gettext, SORT[tile]
    if sort == CREST:
        return _("the {family} crest").format(family=to.family[KIND[tile]])
    if sort == CONTRACT_TILE:
        return _("the contract for {goods}").format(goods=needs(to, tile))
    if sort == HELPER:
        return _("the helper ({gain})").format(gain=gain(to, tile))
    return _("{character} ({gain})").format(character=to.the_resident[KIND[tile]], gain=gain(to, tile))


def needs(to: Tongue, tile: int) -> str:
    """What a contract takes: "2 equal goods and 2 wool"."""
    found = [to.same_goods(SAME[tile])] if SAME[tile] else []
    return to.both([*found, *(to.goods(NEEDS[tile][good], good) for good in range(GOOD_KINDS) if NEEDS[tile][good])])


def gain(to: Tongue, tile: int) -> str:
    """Everything that a tile brings: "1 step of the merchant and a house there"."""
    return to.both(gains(to, tile))


def gains(to: Tongue, tile: int) -> list[str]:
    """What a tile brings, one by one; nothing of a crest, which brings what its place says."""
    _ = to.gettext
    given = GOODS_OF[tile]
    found = [_("1 good of each kind but gold")] if given == ONE_EACH else []
    if not found:
        found = [to.goods(given[at + 1], given[at]) for at in range(0, len(given), 2)]
    if ANY_GOODS[tile]:
        found.append(to.any_goods(ANY_GOODS[tile]))
    if POINTS[tile]:
        found.append(to.points(POINTS[tile]))
    if KING_STEPS[tile]:
        found.append(to.king_steps(KING_STEPS[tile]))
    if SIDE_POINTS[tile]:
        action, points = to.whole_action[SIDE_KIND[tile]], to.action_points(SIDE_POINTS[tile])
        found.append(_("{action} with {points}").format(action=action, points=points))
    if MERCHANT_STEPS[tile]:
        found.append(to.figure_steps(MERCHANT, MERCHANT_STEPS[tile]))
    if ARCHITECT_STEPS[tile]:
        found.append(to.figure_steps(ARCHITECT, ARCHITECT_STEPS[tile]))
    if BUILDS_HOUSE[tile]:
        found.append(_("a house where the merchant is"))
    if BUILDS_PILLAR[tile]:
        found.append(_("a pillar where the architect is"))
    if ADDS[tile]:
        told = to.ngettext("{count} more action point", "{count} more action points", ADDS[tile])
        found.append(told.format(count=ADDS[tile]))
    if RECOLOURS[tile]:
        found.append(_("other goods for the die"))
    if REUSES[tile]:
        found.append(_("a building once more"))
    return found
