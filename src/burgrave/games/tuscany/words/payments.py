"""Payments in words: two halves, each a card of the field's colour, a pair of another colour or a worker."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.games.tuscany.colours import KINDS
from burgrave.games.tuscany.words.tongue import Tongue


def payment(to: Tongue, colour: int, cards: Sequence[int], workers: int) -> str:
    """What pays for a field of a colour, as an object: "1 village card and a pair of quarry cards"."""
    _ = to.gettext
    own = cards.count(colour)
    found = [to.cards_of(own, colour)] if own else []
    for other in range(KINDS):
        pairs = 0 if other == colour else cards.count(other) // 2
        if pairs:
            told = to.ngettext("a pair of {colour} cards", "{count} pairs of {colour} cards", pairs)
            found.append(told.format(count=pairs, colour=to.of_colour[other]))
    if workers:
        found.append(to.workers(workers))
    return to.both(found)


def given(to: Tongue, cards: Sequence[int], workers: int) -> str:
    """The same, where nobody knows for which field."""
    found = [to.cards_of(cards.count(colour), colour) for colour in range(KINDS) if colour in cards]
    return to.both([*found, to.workers(workers)] if workers else found)
