"""Restores a state from its saved data, and validates it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.engine.agenda import Choice, Step
from burgrave.engine.errors import AuditError, BadSave
from burgrave.engine.programme import Slot
from burgrave.engine.ruleset import Ruleset
from burgrave.engine.saved import common_fields, restore_slices, shaped_lists, shaped_numbers
from burgrave.engine.secret_choice import UNDECIDED
from burgrave.games.tuscany.audit import check_position
from burgrave.games.tuscany.book import Book
from burgrave.games.tuscany.elements import ARRANGE, STORAGE
from burgrave.games.tuscany.estate import FIELDS, PARTS, estate
from burgrave.games.tuscany.numbers import DISPLAY, PHASES
from burgrave.games.tuscany.setup import empty_state
from burgrave.games.tuscany.shape import LISTS, NUMBERS
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.steps.place import Pay, placeable
from burgrave.games.tuscany.steps.take import MakeRoom, places


def restore(rules: Ruleset, book: Book, common: Mapping[str, Any], position: Mapping[str, Any]) -> State:
    """Return the state that saved data describes. BadSave if no game could reach it."""
    seats = rules.seats
    single = shaped_numbers(NUMBERS, position)
    lists = shaped_lists(LISTS, position, seats)
    if single["first"] >= seats or single["turn"] > seats:
        raise BadSave(f"'first' and 'turn' do not fit a game of {seats}")
    for drawn, pile in (("drawn", "deck"), ("income_drawn", "income"), ("neutral_drawn", "neutral")):
        if single[drawn] > len(lists[pile]):
            raise BadSave(f"{pile!r} is drawn beyond its end")
    state = empty_state(common_fields(rules, common), book)
    for step in common["agenda"]:
        if any(isinstance(item, bool) for item in step):
            # Compiled by mypyc, a bool would be accepted as an int.
            raise BadSave(f"{step!r} holds a truth value; steps of this game hold numbers")
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
    check(state)
    return state


def check(state: State) -> None:
    """Raise BadSave for a position that no game can have: played on, it might never end, or break down."""
    for seat in range(state.seats):
        if places(state, seat) > STORAGE:
            raise BadSave("'bonus' has more places for storage than a seat can get")
    for step in state.agenda:
        check_step(state, step)
    if state.agenda and not any(state.agenda[-1].legal_actions(state, seat) for seat in state.to_act):
        raise BadSave(f"{state.agenda[-1]!r} leaves nobody anything to choose")
    if state.agenda and state.phase == PHASES:
        raise BadSave("'phase' is past the last, but the game is not over")
    for chosen in state.secret:
        if chosen != UNDECIDED and state.rules.actions[chosen] not in ARRANGE:
            raise BadSave(f"'secret' holds {chosen}, which arranges nothing")
    try:
        check_position(state)
    except AuditError as error:
        raise BadSave(f"no game comes to such a position: {error}") from None


def check_step(state: State, step: Step[State]) -> None:
    """Raise BadSave for a step that would ask a seat that is not there, or about what cannot be."""
    if isinstance(step, Slot):
        if step.slot not in state.rules.programme:
            raise BadSave(f"{step!r} is no part of the game")
    elif isinstance(step, Choice):
        if type(step.seat) is not int or not 0 <= step.seat < state.seats:
            raise BadSave(f"{step!r} is for a seat that is not there")
        if isinstance(step, (Pay, MakeRoom)) and step is not state.agenda[-1]:
            raise BadSave(f"{step!r} is about something that comes later")
        if isinstance(step, Pay) and not (
            step.place in range(places(state, step.seat))
            and step.field in range(FIELDS)
            and placeable(state, step.seat, state.storage[step.seat * STORAGE + step.place]) >> step.field & 1
        ):
            raise BadSave(f"{step!r} is for a token that cannot be placed there")
        if isinstance(step, MakeRoom) and not (step.place in range(DISPLAY) and state.display[step.place]):
            raise BadSave(f"{step!r} is for a token that is not open")
