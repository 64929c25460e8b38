"""A state from its saved data, checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.engine.errors import BadSave
from burgrave.engine.ruleset import Ruleset
from burgrave.engine.saved import common_fields, numbers, restore_slices, shaped_lists, shaped_numbers
from burgrave.games.kingsburg.book import Book
from burgrave.games.kingsburg.council import REWARDS
from burgrave.games.kingsburg.points import POINT_SOURCES
from burgrave.games.kingsburg.setup import lay_out
from burgrave.games.kingsburg.shape import LISTS, NUMBERS
from burgrave.games.kingsburg.state import State


def ledger_of(sources: list[int]) -> Any:
    """The points of each seat and source as `State.ledger` has them."""
    ledger: Any = None
    for at, points in enumerate(sources):
        if points:
            ledger = (ledger, at // len(POINT_SOURCES), at % len(POINT_SOURCES), points)
    return ledger


def restore(rules: Ruleset, book: Book, common: Mapping[str, Any], position: Mapping[str, Any]) -> State:
    """A state from its saved data."""
    lay_out(rules)
    seats = rules.seats
    lists = shaped_lists(LISTS, position, seats)
    single = shaped_numbers(NUMBERS, position)
    if sorted(lists["order"]) != list(range(seats)) or single["envoy"] >= seats or single["turn"] >= seats:
        raise BadSave("turn order, turn or envoy do not fit the number of seats")
    if (single["passed"] | single["aid"] | single["built_now"]) >> seats:
        raise BadSave("a seat that this game does not have")
    if any(built & ~book.sheet for built in lists["built"]) or any(reward >= len(REWARDS) for reward in lists["support"]):
        raise BadSave("a building or a reward that this game does not have")
    fields: dict[str, Any] = {**single, **lists}
    state = State(
        common_fields(rules, common),
        book,
        **fields,
        ledger=ledger_of(numbers("sources", position["sources"], len(POINT_SOURCES) * seats, -999, 999)),
        slices=[],
        answers=[],
        effects=[],
        busy=0,
    )
    state.slices = restore_slices(rules, state, position["slices"])
    state.derive()
    return state
