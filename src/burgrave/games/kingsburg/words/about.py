"""What is to be said of one place on the table now, beside the help on what lies there. Only what everybody may see."""

from __future__ import annotations

import re
from typing import Any, Final

from burgrave.games.kingsburg.buildings import BUILDINGS, COLUMN, PLOT, ROW, ROWS
from burgrave.games.kingsburg.council import FIRST_WHIM, RANKS
from burgrave.games.kingsburg.steps.build import price
from burgrave.games.kingsburg.steps.groups import NEUTRAL, place_of, seat_of
from burgrave.games.kingsburg.words.effects import reward_text
from burgrave.games.kingsburg.words.names import COLUMNS
from burgrave.games.kingsburg.words.tongue import Tongue

KEY: Final = re.compile(r"(?:(?P<seat>[0-4])\.)?(?P<kind>building|adviser):(?P<name>[a-z_]{1,30}|[1-9][0-9]?)")
"""How the drawing names places: `1.building:inn`, `adviser:7`."""

Facts = list[tuple[str, str]]


def about(to: Tongue, state: Any, key: str) -> dict[str, Any]:
    """See `Game.about`."""
    found = KEY.fullmatch(key)
    place, facts, has_since = "", Facts(), False
    if found and found["kind"] == "building" and found["seat"] and found["name"] in BUILDINGS:
        seat, building = int(found["seat"]), BUILDINGS.index(found["name"])
        if seat < state.seats and is_on_sheet(state, seat, building):
            place = to.gettext("row {row}, column {column}").format(row=ROWS[ROW[building]], column=COLUMNS[COLUMN[building]])
            facts = plot(to, state, seat, building)
            has_since = bool(state.built[seat] >> PLOT[building] & 1)
    elif found and found["kind"] == "adviser" and not found["seat"] and found["name"].isdigit() and int(found["name"]) <= RANKS:
        number = int(found["name"]) - 1
        place = to.gettext("rank {rank}").format(rank=number + 1)
        facts = adviser(to, state, number)
    return {"place": place, "facts": facts, "has_since": has_since}


def is_on_sheet(state: Any, seat: int, building: int) -> bool:
    """Whether the building belongs to the seat's province, built or not."""
    at = PLOT[building]
    return bool(state.book.sheet >> at & 1) and state.building_on(seat, at) == building


def plot(to: Tongue, state: Any, seat: int, building: int) -> Facts:
    """A building's price and points, for its owner."""
    _ = to.gettext
    points = (_("Points"), str(state.book.points[building]))
    if state.built[seat] >> PLOT[building] & 1:
        return [points]
    return [(_("Price now"), to.things(enumerate(price(state, seat, building)))), points]


def adviser(to: Tongue, state: Any, place: int) -> Facts:
    """Who holds an adviser, and what its whim gives."""
    _ = to.gettext
    holders = [seat_of(code) for code in state.groups if place_of(code) == place]
    names = [_("neutral dice") if seat == NEUTRAL else to.player(seat) for seat in dict.fromkeys(holders)]
    facts = [(_("Held by"), to.both(names))] if names else []
    if FIRST_WHIM <= state.support[place] < FIRST_WHIM + RANKS:
        facts.append((_("Whim"), reward_text(to, state.support[place])))
    return facts
