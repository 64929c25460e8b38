"""What is to be said of one place of the map now."""

from __future__ import annotations

from typing import Any

from burgrave.games.tiletum.cathedrals import CATHEDRALS, COST_POINTS, PILES, STONES
from burgrave.games.tiletum.elements import HOUSE
from burgrave.games.tiletum.europe import CATHEDRAL_AT, CATHEDRAL_PLACE, CITIES, HOUSE_PLACE, HOUSE_SPACES, HOUSES_AT, PLACES
from burgrave.games.tiletum.kinds import STONE
from burgrave.games.tiletum.steps.contribute import taken
from burgrave.games.tiletum.words.labels import house_brings
from burgrave.games.tiletum.words.tongue import Facts, Told, Tongue

NOWHERE: Told = ("", [], False)


def on_the_map(to: Tongue, state: Any, kind: str, name: str) -> Told:
    """A space, a house space, a cathedral, a pillar or a bonus tile."""
    if kind == "place" and name in PLACES:
        return to.at(PLACES.index(name)), people(to, state, PLACES.index(name)), False
    if kind == "bonus" and name in PLACES[:CITIES]:
        return to.at(PLACES.index(name)), [], False
    city, _, owner = name.partition(".")
    if kind in ("cathedral", "pillar") and city in CATHEDRALS:
        number = CATHEDRALS.index(city)
        if owner and not (kind == "pillar" and owner.isdigit() and has_pillar(state, int(owner), number)):
            return NOWHERE
        return to.at(CATHEDRAL_PLACE[number]), cathedral(to, state, number), bool(owner)
    if kind == "house":
        for space in range(HOUSE_SPACES):
            if HOUSE[space].name == f"house:{name}" and state.book.house_spaces[space]:
                return to.at(HOUSE_PLACE[space]), house(to, state, space), state.owners[space] >= 0
    return NOWHERE


def has_pillar(state: Any, seat: int, number: int) -> bool:
    """Whether a seat, if it is one, has a pillar at a cathedral."""
    return seat < state.seats and bool(state.pillared[seat] >> number & 1)


def figure(to: Tongue, state: Any, seat: int, kind: str, name: str) -> Told:
    """Somebody's merchant or architect, where it stands."""
    place = (state.merchant if kind == "merchant" else state.architect)[seat]
    if name != PLACES[place]:
        return NOWHERE
    _ = to.gettext
    title = _("Merchant of") if kind == "merchant" else _("Architect of")
    return to.at(place), [(title, to.player(seat))], True


def people(to: Tongue, state: Any, place: int) -> Facts:
    """Who is there, who has a house or a pillar there."""
    _ = to.gettext
    seats = range(state.seats)
    number = CATHEDRAL_AT[place]
    return listed(
        to,
        [
            (_("Merchants"), [seat for seat in seats if state.merchant[seat] == place]),
            (_("Architects"), [seat for seat in seats if state.architect[seat] == place]),
            (_("Houses"), [state.owners[space] for space in HOUSES_AT[place] if state.owners[space] >= 0]),
            (_("Pillars"), [seat for seat in seats if number >= 0 and has_pillar(state, seat, number)]),
        ],
    )


def listed(to: Tongue, lists: list[tuple[str, list[int]]]) -> Facts:
    """Players under titles, where there are any."""
    return [(title, ", ".join(to.player(seat) for seat in seats)) for title, seats in lists if seats]


def house(to: Tongue, state: Any, space: int) -> Facts:
    """Whose house stands on a space, and what the space brings."""
    _ = to.gettext
    owner, brings = state.owners[space], house_brings(to, space)
    found = [(_("House of"), to.player(owner))] if owner >= 0 else []
    return [*found, (_("Brings"), brings)] if brings else found


def cathedral(to: Tongue, state: Any, number: int) -> Facts:
    """What it costs and brings, and who has helped."""
    _ = to.gettext
    cost = state.costs[number]
    if not STONES[cost]:
        return [(_("Cathedral"), _("not built in this game"))]
    left = PILES[number][taken(state, number) :]
    seats = range(state.seats)
    return [
        (_("Cost"), to.goods(STONES[cost], STONE)),
        (_("Points"), " + ".join([str(COST_POINTS[cost]), *(str(points) for points in left[:1])])),
        (_("Pile"), ", ".join(str(points) for points in left) or _("empty")),
        *listed(
            to,
            [
                (_("Pillars"), [seat for seat in seats if has_pillar(state, seat, number)]),
                (_("Have helped"), [seat for seat in seats if state.cathedrals[seat * len(CATHEDRALS) + number]]),
            ],
        ),
    ]
