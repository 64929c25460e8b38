"""What is to be said of one place on the table now, beside the help on what lies there. Everything here is open to all."""

from __future__ import annotations

import re
from typing import Any, Final

from burgrave.games.tiletum.cathedrals import CATHEDRALS, COST_POINTS, PILES, STONES
from burgrave.games.tiletum.europe import (
    CATHEDRAL_AT,
    CATHEDRAL_PLACE,
    CITIES,
    HOUSE_NUMBER,
    HOUSE_PLACE,
    HOUSE_SPACES,
    HOUSES_AT,
    PLACES,
)
from burgrave.games.tiletum.fairs import KING_FAIR
from burgrave.games.tiletum.kinds import ACTION_KINDS, STONE
from burgrave.games.tiletum.numbers import CONTRACT_PRICES, MARKET, ROUNDS, WHOLE
from burgrave.games.tiletum.steps.contribute import taken
from burgrave.games.tiletum.steps.fair import sets, takes_part, worth
from burgrave.games.tiletum.words.about_house import KEY_OF_A_SEAT, Facts, own
from burgrave.games.tiletum.words.labels import house_brings
from burgrave.games.tiletum.words.sentences import fair_counts, minus
from burgrave.games.tiletum.words.tongue import Tongue

KEY: Final = re.compile(
    KEY_OF_A_SEAT
    + r"|(?P<kind>place|house|pillar|cathedral|bonus|space|character|contract|fair|deck):(?P<name>[a-z-]{1,24}(?:\.[1-4])?|[1-5])"
    r"|(?P<track>king)"
)
"""How the drawing names places: `0.room:1.3`, `place:paris`, `house:venezia.2`, `space:merchant`, `contract:1`, `king`."""


def about(to: Tongue, state: Any, key: str) -> dict[str, Any]:
    """See `Game.about`."""
    found = KEY.fullmatch(key)
    place, facts, has_since = "", Facts(), False
    if found and found["own"]:
        if int(found["seat"]) < state.seats:
            place, facts, has_since = own(to, state, int(found["seat"]), found["own"], found["at"])
    elif found and found["track"]:
        place, facts = to.gettext("king track"), [(to.player(seat), minus(state.king[seat])) for seat in state.court]
    elif found:
        place, facts, has_since = shared(to, state, found["kind"], found["name"])
    return {"place": place, "facts": facts, "has_since": has_since}


def shared(to: Tongue, state: Any, kind: str, name: str) -> tuple[str, Facts, bool]:
    """Something that all share: where it is, facts, and whether the log tells since when."""
    _ = to.gettext
    if kind in ("character", "contract") and name.isdigit() and int(name) <= MARKET:
        return market(to, state, kind, int(name))
    if kind == "fair" and name.isdigit() and int(name) <= ROUNDS:
        return _("fair of round {round}").format(round=name), fair(to, state, int(name) - 1), False
    if kind == "deck" and name == "characters":
        left = len(state.character_stack) - state.character_drawn
        return _("stack of characters"), [(_("Left"), str(left))], False
    if kind == "space" and name in ACTION_KINDS:
        return _("around the wheel"), space(to, state, ACTION_KINDS.index(name)), False
    if kind == "bonus" and (name in ACTION_KINDS or name == "track"):
        return _("beside the king track") if name == "track" else _("on its action space"), [], False
    return on_the_map(to, state, kind, name)


def market(to: Tongue, state: Any, kind: str, number: int) -> tuple[str, Facts, bool]:
    """A place of a market, and its price."""
    _ = to.gettext
    if kind == "character":
        return _("market of characters, {number}").format(number=number), [], False
    price = to.action_points(CONTRACT_PRICES[number - 1])
    return _("market of contracts, {number}").format(number=number), [(_("Price"), price)], False


def space(to: Tongue, state: Any, kind: int) -> Facts:
    """An action space: the value of its dice, and its points."""
    _ = to.gettext
    value = state.facing.index(kind) + 1
    return [(_("Dice of value"), str(value)), (_("Action points"), str(WHOLE - value))]


def fair(to: Tongue, state: Any, number: int) -> Facts:
    """A fair, and how often everybody who takes part would score it now."""
    _ = to.gettext
    tile, points = state.fairs[number], worth(state, number)
    found = [(_("Points"), f"{points} {fair_counts(to, tile)}")]
    for seat in range(state.seats):
        if takes_part(state, seat, number):
            often = 1 if tile == KING_FAIR else sets(state, seat, tile)
            found.append((to.player(seat), f"{often} × {points}"))
    return found


# ---- the map ---------------------------------------------------------------------------------------------------------


def on_the_map(to: Tongue, state: Any, kind: str, name: str) -> tuple[str, Facts, bool]:
    """A space, a house space, a cathedral or a bonus tile."""
    if kind == "place" and name in PLACES:
        return to.at(PLACES.index(name)), people(to, state, PLACES.index(name)), False
    if kind == "bonus" and name in PLACES[:CITIES]:
        return to.at(PLACES.index(name)), [], False
    if kind in ("cathedral", "pillar") and name in CATHEDRALS:
        number = CATHEDRALS.index(name)
        return to.at(CATHEDRAL_PLACE[number]), cathedral(to, state, number), False
    if kind == "house":
        for number in range(HOUSE_SPACES):
            if name == f"{PLACES[HOUSE_PLACE[number]]}.{HOUSE_NUMBER[number] + 1}" and state.book.house_spaces[number]:
                return to.at(HOUSE_PLACE[number]), house(to, state, number), state.owners[number] >= 0
    return "", [], False


def people(to: Tongue, state: Any, place: int) -> Facts:
    """Who is there, who has a house or a pillar there."""
    _ = to.gettext
    seats = range(state.seats)
    cathedral_number = CATHEDRAL_AT[place]
    found = [
        (_("Merchants"), [seat for seat in seats if state.merchant[seat] == place]),
        (_("Architects"), [seat for seat in seats if state.architect[seat] == place]),
        (_("Houses"), [state.owners[number] for number in HOUSES_AT[place] if state.owners[number] >= 0]),
        (_("Pillars"), [seat for seat in seats if cathedral_number >= 0 and state.pillared[seat] >> cathedral_number & 1]),
    ]
    return [(title, ", ".join(to.player(seat) for seat in some)) for title, some in found if some]


def house(to: Tongue, state: Any, number: int) -> Facts:
    """Whose house stands on a space, and what the space brings."""
    _ = to.gettext
    owner, brings = state.owners[number], house_brings(to, number)
    found = [(_("House of"), to.player(owner))] if owner >= 0 else []
    return [*found, (_("Brings"), brings)] if brings else found


def cathedral(to: Tongue, state: Any, number: int) -> Facts:
    """What it costs and brings, and who has helped."""
    _ = to.gettext
    cost = state.costs[number]
    if not STONES[cost]:
        return [(_("Cathedral"), _("not built in this game"))]
    left = PILES[number][taken(state, number) :]
    found = [
        (_("Cost"), to.goods(STONES[cost], STONE)),
        (_("Points"), " + ".join([str(COST_POINTS[cost]), *(str(points) for points in left[:1])])),
        (_("Pile"), ", ".join(str(points) for points in left) or _("empty")),
    ]
    seats = range(state.seats)
    lists = [
        (_("Pillars"), [seat for seat in seats if state.pillared[seat] >> number & 1]),
        (_("Have helped"), [seat for seat in seats if state.cathedrals[seat * len(CATHEDRALS) + number]]),
    ]
    return found + [(title, ", ".join(to.player(seat) for seat in some)) for title, some in lists if some]
