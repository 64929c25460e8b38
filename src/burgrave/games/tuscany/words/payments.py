"""Payments in words: two halves, each a card of the field's colour, a pair of another colour or a worker."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.games.tuscany.colours import KINDS
from burgrave.games.tuscany.words.language import Language


def payment(language: Language, colour: int, cards: Sequence[int], workers: int) -> str:
    """Return what pays for a field of a colour, as an object: "1 village card and a pair of quarry cards"."""
    _ = language.gettext
    own = cards.count(colour)
    items = [language.cards_of(own, colour)] if own else []
    for other in range(KINDS):
        pairs = 0 if other == colour else cards.count(other) // 2
        if pairs:
            text = language.ngettext("a pair of {colour} cards", "{count} pairs of {colour} cards", pairs)
            items.append(text.format(count=pairs, colour=language.of_colour[other]))
    if workers:
        items.append(language.workers(workers))
    return language.both(items)


def given(language: Language, cards: Sequence[int], workers: int) -> str:
    """Return what pays, as an object, where the field is not known."""
    items = [language.cards_of(cards.count(colour), colour) for colour in range(KINDS) if colour in cards]
    return language.both([*items, language.workers(workers)] if workers else items)
