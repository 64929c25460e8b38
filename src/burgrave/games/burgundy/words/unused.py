"""What was granted and not used: declined by the player, or with nothing there to use it on."""

from __future__ import annotations

from typing import Any

from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.tiles import TILES
from burgrave.games.burgundy.words import parts
from burgrave.games.burgundy.words.tongue import Tongue


def declined(to: Tongue, state: Any, seat: int) -> str:
    """What the seat passed up just now: the history tells which tile had granted it."""
    _ = to.gettext
    past = state.past[0]
    while past is not None:
        past, _seat, index = past
        action = state.rules.actions[index]
        if action.verb in ("load", "keep"):
            return _("took no more goods")
        told = parts.all_of("declined").get(action.verb)
        if told is not None:
            return str(told(to))
        if action.verb in ("place", "lift"):
            at = action.args[-1]
            tile = TILES[at if action.verb == "lift" else state.tiles[state.book.homes[seat] * HEXES + at]]
            if tile == "ship":
                return _("took no goods")
            if tile == "warehouse":
                return _("sold nothing")
            return _("placed no other tile") if tile == "town_hall" else _("took no tile")
    return _("declined")


def lapsed(to: Tongue, step: str) -> str:
    """What there was nothing for, by the step's name."""
    _ = to.gettext
    known = {
        "TownHallAction": _("no tile to place"),
        "Fetch": _("no such tile in the depots"),
        "SellAtWarehouse": _("no goods to sell"),
        "LoadGoods": _("no goods to take"),
        "LoadMoreGoods": _("no more goods to take"),
    }
    return known[step] if step in known else str(parts.told("lapsed", step)(to)[1])
