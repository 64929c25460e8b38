"""A state from its saved data, checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.engine.errors import BadSave
from burgrave.engine.ruleset import Ruleset
from burgrave.engine.saved import common_fields, numbers, restore_slices, shaped_lists, shaped_numbers
from burgrave.games.burgundy.book import Book
from burgrave.games.burgundy.duchy import LAYOUTS, NUMBERS_BY_EDITION
from burgrave.games.burgundy.shape import LISTS, NUMBERS
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.tiles import KINDS_OF_TILE


def boards(edition: str, seats: int, dealt: Any) -> list[list[str]]:
    """The sides of each seat's board, checked."""
    known = NUMBERS_BY_EDITION[edition]
    if (
        not isinstance(dealt, list)
        or len(dealt) != seats
        or not all(sides and all(side in known for side in sides) for sides in dealt)
    ):
        raise BadSave(f"'dealt' must have the numbers of a board's sides for each of {seats} seats")
    return [list(sides) for sides in dealt]


def restore(rules: Ruleset, book: Book, common: Mapping[str, Any], position: Mapping[str, Any]) -> State:
    """A state from its saved data."""
    seats = rules.seats
    lists = shaped_lists(LISTS, position, seats)
    single = shaped_numbers(NUMBERS, position)
    if single["phase"] > 5 or single["round"] > 4 or any(sorted(lists[name]) != list(range(seats)) for name in ("order", "rota")):
        raise BadSave("phase, round or turn order do not fit a game of Burgundy")
    duchies = numbers("duchy", position["duchy"], seats, 0, len(LAYOUTS) - 1)
    piles = [numbers("piles", pile, None, 1, KINDS_OF_TILE - 1) for pile in position["piles"]]
    if len(piles) != 7 or any(drawn > len(pile) for drawn, pile in zip(lists["drawn"], piles, strict=True)):
        raise BadSave("'piles' must be seven lists, none drawn beyond its end")
    agenda, rng, forced, secret, ply, sealed = common_fields(rules, common)
    state = State(
        rules,
        book,
        seats,
        None,
        agenda,
        rng,
        forced,
        secret,
        ply,
        sealed,
        None,
        None,
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
        [LAYOUTS[index] for index in duchies],
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
    return state
