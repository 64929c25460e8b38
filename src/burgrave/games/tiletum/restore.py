"""A state from its saved data, checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.engine.agenda import Choice, Step
from burgrave.engine.errors import AuditError, BadSave
from burgrave.engine.programme import Slot
from burgrave.engine.ruleset import Ruleset
from burgrave.engine.saved import common_fields, restore_slices, shaped_lists, shaped_numbers
from burgrave.games.tiletum.audit import check_position
from burgrave.games.tiletum.book import Book
from burgrave.games.tiletum.derived import derive
from burgrave.games.tiletum.setup import empty_table
from burgrave.games.tiletum.shape import LISTS, NUMBERS
from burgrave.games.tiletum.state import State


def restore(rules: Ruleset, book: Book, common: Mapping[str, Any], position: Mapping[str, Any]) -> State:
    """A state from its saved data."""
    seats = rules.seats
    single = shaped_numbers(NUMBERS, position)
    lists = shaped_lists(LISTS, position, seats)
    state = empty_table(rules, book, None)
    state.agenda, state.rng, state.forced, state.secret, state.ply, state.sealed = common_fields(rules, common)
    for name, number in single.items():
        setattr(state, name, number)
    for name, items in lists.items():
        setattr(state, name, items)
    derive(state)
    state.slices = restore_slices(rules, state, position["slices"])
    try:
        check_position(state)
    except AuditError as error:
        raise BadSave(f"no game comes to such a position: {error}") from None
    for step in state.agenda:
        check_step(state, step)
    return state


def check_step(state: State, step: Step) -> None:
    """BadSave for a step that would ask somebody who is not there, or about what cannot be."""
    if isinstance(step, Slot):
        if step.name not in state.rules.programme:
            raise BadSave(f"{step!r} is no part of the game")
    elif isinstance(step, Choice) and (type(step.seat) is not int or not 0 <= step.seat < state.seats):
        raise BadSave(f"{step!r} is for a seat that is not there")
