"""Rebuilds a state from its saved data, and checks the data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.engine.errors import BadSave
from burgrave.engine.ruleset import Ruleset
from burgrave.engine.saved import common_fields, numbers, restore_slices, shaped_lists, shaped_numbers
from burgrave.games.kingsburg.book import Book
from burgrave.games.kingsburg.council import NO_REWARD, REWARDS
from burgrave.games.kingsburg.points import POINT_SOURCES, SAVED_SOURCES
from burgrave.games.kingsburg.setup import prepare_course
from burgrave.games.kingsburg.shape import LISTS, NUMBERS
from burgrave.games.kingsburg.state import State


def ledger_of(sources: list[int], seats: int) -> Any:
    """Return the points of each seat and source in the form of `State.ledger`. BadSave for a source that nothing declares."""
    count = len(sources) // seats
    if len(sources) % seats or count < SAVED_SOURCES:
        raise BadSave(f"'sources' must be a list of {SAVED_SOURCES * seats} numbers, or as many more for each seat")
    ledger: Any = None
    for index, points in enumerate(sources):
        if points:
            seat, source = divmod(index, count)
            if source >= len(POINT_SOURCES) or not POINT_SOURCES[source]:
                raise BadSave(f"points of the source {source}, which this game does not have")
            ledger = (ledger, seat, source, points)
    return ledger


def restore(rules: Ruleset, book: Book, common: Mapping[str, Any], position: Mapping[str, Any]) -> State:
    """Return the state that saved data describes. BadSave if no game could reach it."""
    prepare_course(rules)
    seats = rules.seats
    lists = shaped_lists(LISTS, position, seats)
    fields_by_name = shaped_numbers(NUMBERS, position)
    if sorted(lists["order"]) != list(range(seats)) or fields_by_name["envoy"] >= seats or fields_by_name["turn"] >= seats:
        raise BadSave("turn order, turn or envoy do not fit the number of seats")
    if (fields_by_name["passed"] | fields_by_name["aid"] | fields_by_name["built_now"]) >> seats:
        raise BadSave("a seat that this game does not have")
    is_reward = [reward < len(REWARDS) and REWARDS[reward] is not NO_REWARD for reward in lists["support"]]
    if any(built & ~book.sheet for built in lists["built"]) or not all(is_reward):
        raise BadSave("a building or a reward that this game does not have")
    fields: dict[str, Any] = {**fields_by_name, **lists}
    state = State(
        common_fields(rules, common),
        book,
        **fields,
        ledger=ledger_of(numbers("sources", position["sources"], None, -999, 999), seats),
        slices=[],
        answers=[],
        effects=[],
        busy=0,
    )
    state.slices = restore_slices(rules, state, position["slices"])
    state.derive()
    return state
