"""Restores a state from its saved data, and validates it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from burgrave.engine.errors import AuditError, BadSave
from burgrave.engine.ruleset import Ruleset
from burgrave.engine.saved import common_fields, restore_slices, shaped_lists, shaped_numbers
from burgrave.engine.secret_choice import UNDECIDED
from burgrave.games.tiletum.audit import check_position
from burgrave.games.tiletum.book import Book
from burgrave.games.tiletum.derived import derive
from burgrave.games.tiletum.fairs import CITY_TILES, FIRST_CITY
from burgrave.games.tiletum.kinds import SPACES
from burgrave.games.tiletum.numbers import ROUNDS
from burgrave.games.tiletum.pending import check_agenda
from burgrave.games.tiletum.setup import empty_state
from burgrave.games.tiletum.shape import LISTS, NUMBERS
from burgrave.games.tiletum.state import State

STACKS: Final = ("bonus", "contract", "character")


def restore(rules: Ruleset, book: Book, common: Mapping[str, Any], position: Mapping[str, Any]) -> State:
    """Return the state that saved data describes. BadSave if no game could reach it."""
    single = shaped_numbers(NUMBERS, position)
    lists = shaped_lists(LISTS, position, rules.seats)
    for name in STACKS:
        if single[f"{name}_drawn"] > len(lists[f"{name}_stack"]):
            raise BadSave(f"'{name}_stack' is drawn beyond its end")
    state = empty_state(common_fields(rules, common), book)
    if not isinstance(common["agenda"], list):
        raise BadSave("'agenda' must be a list of steps")
    for step in common["agenda"]:
        if any(isinstance(item, bool) for item in step):
            # Compiled by mypyc, a bool would be accepted as an int.
            raise BadSave(f"{step!r} holds a truth value; steps of this game hold numbers")
    if any(chosen != UNDECIDED for chosen in state.secret):
        raise BadSave("'secret' holds a choice; nothing is chosen in secret in this game")
    for name, number in single.items():
        setattr(state, name, number)
    for name, items in lists.items():
        setattr(state, name, items)
    check_stacks(state)
    check_places(state)
    derive(state)
    state.slices = restore_slices(rules, state, position["slices"])
    try:
        check_position(state)
    except AuditError as error:
        raise BadSave(f"no game comes to such a position: {error}") from None
    check_agenda(state)
    return state


def check_stacks(state: State) -> None:
    """Check that the stacks have the tiles of this game, and enough bonus tiles for all rounds to come."""
    book = state.book
    if sorted(state.bonus_stack) != sorted(book.bonus_stack):
        raise BadSave("'bonus_stack' has other tiles than the game")
    if sorted(state.contract_stack) != sorted(book.contract_stack):
        raise BadSave("'contract_stack' has other tiles than the game")
    # Renewing the market makes a new stack of those that lie in it.
    if Counter(state.character_stack) - Counter(book.character_stack):
        raise BadSave("'character_stack' has other tiles than the game")
    rounds = ROUNDS - max(1, state.round)
    if len(state.bonus_stack) - state.bonus_drawn < rounds * SPACES + max(0, rounds - 1):
        raise BadSave("'bonus_stack' has too few tiles for the rounds to come")


def check_places(state: State) -> None:
    """Check that figures, houses, pillars and tiles are on spaces of the map where they can be."""
    for index, tile in enumerate(state.map_tiles):
        if tile and index not in state.book.bonus_places:
            raise BadSave(f"'map_tiles' has a tile at place {index}, where none can lie")
    if state.cities[0] != FIRST_CITY or any(city not in CITY_TILES for city in state.cities[1:]):
        raise BadSave("'cities' has other places than those of the fairs")
