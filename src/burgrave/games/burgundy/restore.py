"""Restores a state from saved data, and checks the data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.engine.errors import BadSave
from burgrave.engine.ruleset import Ruleset
from burgrave.engine.saved import common_fields, numbers, restore_slices, shaped_lists, shaped_numbers
from burgrave.games.burgundy.book import Book
from burgrave.games.burgundy.duchy import LAYOUTS, NUMBERS_BY_EDITION, RANDOM, Duchy, duchy, layout_named, printed_as
from burgrave.games.burgundy.shape import NUMBERS, lists_of
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.tiles import TILES


def boards(edition: str, seats: int, dealt: Any) -> list[list[str]]:
    """Return the sides of each seat's board; raises BadSave for data that does not fit."""
    numbers_printed = NUMBERS_BY_EDITION[edition]
    if (
        not isinstance(dealt, list)
        or len(dealt) != seats
        or not all(sides and all(isinstance(side, str) for side in sides) for sides in dealt)
    ):
        raise BadSave(f"'dealt' must have the numbers of a board's sides for each of {seats} seats")
    for side in [side for sides in dealt for side in sides]:
        if side not in numbers_printed and printed_as(side) != RANDOM:
            raise BadSave(f"'dealt' names a duchy {side!r} that edition {edition!r} does not have")
        duchy(edition, side)
    return [list(sides) for sides in dealt]


def layouts(seats: int, saved: Any) -> list[Duchy]:
    """Return the duchy of each seat: the data has the index of a printed layout, or the name of another one. Raises BadSave."""
    if not isinstance(saved, list) or len(saved) != seats:
        raise BadSave(f"'duchy' must have a layout for each of {seats} seats")
    return [
        layout_named(layout) if isinstance(layout, str) else LAYOUTS[numbers("duchy", [layout], 1, 0, len(LAYOUTS) - 1)[0]]
        for layout in saved
    ]


def restore(rules: Ruleset, book: Book, common: Mapping[str, Any], position: Mapping[str, Any]) -> State:
    """Return a state from its saved data; raises BadSave for data that does not fit."""
    seats = rules.seats
    lists = shaped_lists(lists_of(book), position, seats)
    single = shaped_numbers(NUMBERS, position)
    if single["phase"] > 5 or single["round"] > 4 or any(sorted(lists[name]) != list(range(seats)) for name in ("order", "rota")):
        raise BadSave("phase, round or turn order do not fit a game of Burgundy")
    duchies = layouts(seats, position["duchy"])
    piles = [numbers("piles", pile, None, 1, len(TILES) - 1) for pile in position["piles"]]
    if len(piles) != len(book.supply) or any(drawn > len(pile) for drawn, pile in zip(lists["drawn"], piles, strict=True)):
        raise BadSave(f"'piles' must be {len(book.supply)} lists, none drawn beyond its end")
    state = State(
        common_fields(rules, common),
        book,
        single["phase"],
        single["round"],
        single["white"],
        lists["dice"],
        lists["dice_left"],
        single["spent"],
        single["turn"],
        lists["rota"],
        lists["order"],
        lists["track"],
        duchies,
        boards(book.edition, seats, position["dealt"]),
        lists["tiles"],
        lists["storage"],
        lists["goods"],
        lists["sold"],
        lists["silver"],
        lists["workers"],
        lists["points"],
        lists["sources"],
        lists["bonus"],
        lists["depots"],
        lists["depot_goods"],
        lists["drawn"],
        piles,
        lists["goods_pile"],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
    )
    state.derive()
    state.slices = restore_slices(rules, state, position["slices"])
    state.ask_modules()
    return state
