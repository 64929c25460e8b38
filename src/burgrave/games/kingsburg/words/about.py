"""Facts about one place on the board now, shown beside the help on what lies there. Only what everybody may see."""

from __future__ import annotations

import re
from typing import Final

from burgrave.games.kingsburg.buildings import BUILDINGS, COLUMN, PLOT, ROW, ROWS
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.build import price
from burgrave.games.kingsburg.steps.groups import NEUTRAL, place_of, seat_of
from burgrave.games.kingsburg.words.declaration import Details
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.names import COLUMNS
from burgrave.games.words import PlaceFacts

KEY: Final = re.compile(r"(?:(?P<seat>[0-4])\.)?(?P<kind>building|adviser):(?P<name>[a-z_]{1,30}|[1-9][0-9]?)")
"""Keys of places as the drawing writes them: `1.building:inn`, `adviser:7`."""


def about(language: Language, state: State, key: str) -> PlaceFacts:
    """Return the facts about the place with this key, all empty for unknown keys (see `Game.about`)."""
    match = KEY.fullmatch(key)
    place, facts, has_since = "", Details(), False
    if match and match["kind"] == "building" and match["seat"] and match["name"] in BUILDINGS:
        seat, building = int(match["seat"]), BUILDINGS.index(match["name"])
        if seat < state.seats and is_on_sheet(state, seat, building):
            place = language.gettext("row {row}, column {column}").format(row=ROWS[ROW[building]], column=COLUMNS[COLUMN[building]])
            facts = plot(language, state, seat, building)
            has_since = bool(state.built[seat] >> PLOT[building] & 1)
    elif match and match["kind"] == "adviser" and not match["seat"] and match["name"].isdigit() and int(match["name"]) <= RANKS:
        number = int(match["name"]) - 1
        place = language.gettext("rank {rank}").format(rank=number + 1)
        facts = adviser(language, state, number)
    return {"place": place, "facts": facts, "has_since": has_since}


def is_on_sheet(state: State, seat: int, building: int) -> bool:
    """Return whether the building belongs to the seat's province, built or not."""
    plot_number = PLOT[building]
    return bool(state.book.sheet >> plot_number & 1) and state.building_on(seat, plot_number) == building


def plot(language: Language, state: State, seat: int, building: int) -> Details:
    """Return a building's price and points for its owner."""
    _ = language.gettext
    points = (_("Points"), str(state.book.points[building]))
    if state.built[seat] >> PLOT[building] & 1:
        return [points]
    return [(_("Price now"), language.things(enumerate(price(state, seat, building)))), points]


def adviser(language: Language, state: State, place: int) -> Details:
    """Return who holds an adviser, and what modules add about it."""
    _ = language.gettext
    holders = [seat_of(code) for code in state.groups if place_of(code) == place]
    names = [_("neutral dice") if seat == NEUTRAL else language.player(seat) for seat in dict.fromkeys(holders)]
    facts = [(_("Held by"), language.both(names))] if names else []
    return facts + [fact for facts_of in language.words.adviser_facts for fact in facts_of(language, state, place)]
