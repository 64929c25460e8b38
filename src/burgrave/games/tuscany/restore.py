"""A state from its saved data, checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.engine.errors import BadSave
from burgrave.engine.ruleset import Ruleset
from burgrave.engine.saved import common_fields, numbers, restore_slices
from burgrave.games.tuscany.book import Book
from burgrave.games.tuscany.estate import PARTS, estate
from burgrave.games.tuscany.setup import empty_table
from burgrave.games.tuscany.shape import LISTS, NUMBERS
from burgrave.games.tuscany.state import State


def restore(rules: Ruleset, book: Book, common: Mapping[str, Any], position: Mapping[str, Any]) -> State:
    """A state from its saved data."""
    seats = rules.seats
    single = {name: numbers(name, [position[name]], 1, low, high)[0] for name, (low, high) in NUMBERS.items()}
    lists = {
        name: numbers(name, position[name], None if not length else -length if length < 0 else length * seats, low, high)
        for name, (length, low, high) in LISTS.items()
    }
    if single["first"] >= seats or single["turn"] > seats:
        raise BadSave(f"'first' and 'turn' do not fit a game of {seats}")
    for drawn, pile in (("drawn", "deck"), ("income_drawn", "income"), ("neutral_drawn", "neutral")):
        if single[drawn] > len(lists[pile]):
            raise BadSave(f"{pile!r} is drawn beyond its end")
    state = empty_table(rules, book, None)
    state.agenda, state.rng, state.forced, state.secret, state.ply, state.sealed = common_fields(rules, common)
    for name, number in single.items():
        setattr(state, name, number)
    for name, items in lists.items():
        if name != "layouts":
            setattr(state, name, items)
    state.estate = [
        estate(tuple(state.parts[seat * PARTS : seat * PARTS + PARTS]), layout) for seat, layout in enumerate(lists["layouts"])
    ]
    state.derive()
    state.slices = restore_slices(rules, state, position["slices"])
    return state
