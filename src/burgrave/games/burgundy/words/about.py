"""Facts about one place on the table now, shown beside the help on what lies there; only what everybody may see."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.mainboard import DEPOTS, PHASE_POINTS, PHASES, REGION_POINTS
from burgrave.games.burgundy.scoring import monastery_points
from burgrave.games.burgundy.steps.place import counted_size
from burgrave.games.burgundy.steps.storage import stored
from burgrave.games.burgundy.tiles import SCORING_MONASTERIES, monastery
from burgrave.games.burgundy.words.language import Language
from burgrave.games.words import PlaceFacts

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

KEY = re.compile(r"(?:(?P<seat>[0-3])\.)?(?P<kind>hex|storage|goods|depot|black)(?::(?P<number>[1-9][0-9]?))(?:\.[a-z0-9:]{1,8})?")
"""The names of places in the drawing: `1.hex:12`, `0.storage:2`, `depot:3.2`, `black:4`."""
OTHER = re.compile(r"(?P<seat>[0-3])\.(?P<kind>[a-z_]{1,20}):(?P<number>[1-9][0-9]?)")
"""The names of a seat's places that expansions bring: `0.vine:7`."""


def about(language: Language, state: State, key: str) -> PlaceFacts:
    """Return the facts about the place with a name in the drawing; see `Game.about`."""
    match, words = KEY.fullmatch(key), language.words
    place, facts, has_since = "", [], False
    if match:
        _ = language.gettext
        kind, number = match["kind"], int(match["number"])
        seat = int(match["seat"]) if match["seat"] else -1
        if kind == "hex" and 0 <= seat < state.seats and number <= state.duchy[seat].hexes and state.covered[seat]:
            place = _("on a {number} (space {hex})").format(number=state.duchy[seat].number[number - 1], hex=number)
            facts = space(language, state, seat, number - 1)
            has_since = bool(state.tiles[state.book.duchy_row[seat] * HEXES + number - 1])
        elif kind == "storage" and 0 <= seat < state.seats and number <= len(stored(state, seat)):
            place = _("in storage")
        elif kind == "goods" and 0 <= seat < state.seats:
            place = _("goods in storage")
        elif kind == "depot" and number <= DEPOTS:
            place = _("depot {depot}").format(depot=number)
        elif kind == "black":
            place = _("black depot")
    elif (other := OTHER.fullmatch(key)) and other["kind"] in words.seat_places and int(other["seat"]) < state.seats:
        place, facts = words.seat_places[other["kind"]](language, state, int(other["seat"]), int(other["number"]))
    elif key.partition(":")[0] in words.board_spaces:
        place = words.board_spaces[key.partition(":")[0]](language)[2]
    return {"place": place, "facts": facts, "has_since": has_since}


def space(language: Language, state: State, seat: int, hex_: int) -> list[tuple[str, str]]:
    """Return facts about a space of a duchy: what its tile is worth so far, and how far its region is."""
    _ = language.gettext
    tile, layout = state.tiles[state.book.duchy_row[seat] * HEXES + hex_], state.duchy[seat]
    facts = [
        (_("Worth now"), language.points(monastery_points(state, seat, number)))
        for number in SCORING_MONASTERIES
        if tile == monastery(number)
    ]
    size = layout.region_size[hex_]
    counted = counted_size(state, seat, layout.region[hex_])
    done = (layout.region[hex_] & state.covered[seat]).bit_count()
    if done == size:
        region = language.ngettext("complete, {size} space", "complete, {size} spaces", size).format(size=size)
    elif state.phase >= PHASES:
        region = language.ngettext("{done} of {size} space", "{done} of {size} spaces", size).format(done=done, size=size)
    else:
        region = language.ngettext(
            "{done} of {size} space, pays {points} + {bonus}", "{done} of {size} spaces, pays {points} + {bonus}", size
        ).format(done=done, size=size, points=REGION_POINTS[counted], bonus=PHASE_POINTS[state.phase])
    return [*facts, (_("Its region"), region)]
