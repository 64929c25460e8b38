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
    from burgrave.games.tiletum.words.language import Language

ONE_EACH: Final = [number for good in range(GOOD_KINDS) if good != GOLD for number in (good, 1)]
"""Goods as pairs, as tiles have them: named together, because one by one they are long."""


def title(language: Language, tile: int) -> str:
    """Return a tile's name alone: "helper (2 more action points)"."""
    _, sort = language.gettext, SORT[tile]
    if sort == CREST:
        return _("{family} crest").format(family=language.family[KIND[tile]])
    if sort == CONTRACT_TILE:
        return _("contract for {goods}").format(goods=needs(language, tile))
    if sort == HELPER:
        return _("helper ({gain})").format(gain=gain(language, tile))
    return _("{character} ({gain})").format(character=language.resident[KIND[tile]], gain=gain(language, tile))


def a(language: Language, tile: int) -> str:
    """Return a tile's name with an indefinite article: the sentence mentions it first."""
    _, sort = language.gettext, SORT[tile]
    if sort == CREST:
        return _("a {family} crest").format(family=language.family[KIND[tile]])
    if sort == CONTRACT_TILE:
        return _("a contract for {goods}").format(goods=needs(language, tile))
    if sort == HELPER:
        return _("a helper ({gain})").format(gain=gain(language, tile))
    return _("{character} ({gain})").format(character=language.a_resident[KIND[tile]], gain=gain(language, tile))


def a_sort(language: Language, tile: int) -> str:
    """Return the name of a helper or character with an indefinite article, without what it brings; of others the whole."""
    if SORT[tile] == HELPER:
        return language.gettext("a helper")
    return language.a_resident[KIND[tile]] if SORT[tile] == CHARACTER_TILE else a(language, tile)


def the(language: Language, tile: int) -> str:
    """Return a tile's name with a definite article: the sentence points at it."""
    _, sort = language.gettext, SORT[tile]
    if sort == CREST:
        return _("the {family} crest").format(family=language.family[KIND[tile]])
    if sort == CONTRACT_TILE:
        return _("the contract for {goods}").format(goods=needs(language, tile))
    if sort == HELPER:
        return _("the helper ({gain})").format(gain=gain(language, tile))
    return _("{character} ({gain})").format(character=language.the_resident[KIND[tile]], gain=gain(language, tile))


def needs(language: Language, tile: int) -> str:
    """Return what a contract takes: "2 equal goods and 2 wool"."""
    items = [language.same_goods(SAME[tile])] if SAME[tile] else []
    return language.both([*items, *(language.goods(NEEDS[tile][good], good) for good in range(GOOD_KINDS) if NEEDS[tile][good])])


def gain(language: Language, tile: int) -> str:
    """Return everything that a tile brings: "1 step of the merchant and a house there"."""
    return language.both(gains(language, tile))


def gains(language: Language, tile: int) -> list[str]:
    """Return what a tile brings, one by one; nothing of a crest, which brings what its place says."""
    _ = language.gettext
    given = GOODS_OF[tile]
    texts = [_("1 good of each kind but gold")] if given == ONE_EACH else []
    if not texts:
        texts = [language.goods(given[at + 1], given[at]) for at in range(0, len(given), 2)]
    if ANY_GOODS[tile]:
        texts.append(language.any_goods(ANY_GOODS[tile]))
    if POINTS[tile]:
        texts.append(language.points(POINTS[tile]))
    if KING_STEPS[tile]:
        texts.append(language.king_steps(KING_STEPS[tile]))
    if SIDE_POINTS[tile]:
        action, points = language.whole_action[SIDE_KIND[tile]], language.action_points(SIDE_POINTS[tile])
        texts.append(_("{action} with {points}").format(action=action, points=points))
    if MERCHANT_STEPS[tile]:
        texts.append(language.figure_steps(MERCHANT, MERCHANT_STEPS[tile]))
    if ARCHITECT_STEPS[tile]:
        texts.append(language.figure_steps(ARCHITECT, ARCHITECT_STEPS[tile]))
    if BUILDS_HOUSE[tile]:
        texts.append(_("a house where the merchant is"))
    if BUILDS_PILLAR[tile]:
        texts.append(_("a pillar where the architect is"))
    if ADDS[tile]:
        text = language.ngettext("{count} more action point", "{count} more action points", ADDS[tile])
        texts.append(text.format(count=ADDS[tile]))
    if RECOLOURS[tile]:
        texts.append(_("other goods for the die"))
    if REUSES[tile]:
        texts.append(_("a building once more"))
    return texts
