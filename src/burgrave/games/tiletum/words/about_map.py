"""What is to be said of one place of the map now."""

from __future__ import annotations

from burgrave.games.tiletum.cathedrals import CATHEDRALS, COST_POINTS, PILES, STONES
from burgrave.games.tiletum.elements import HOUSE
from burgrave.games.tiletum.europe import CATHEDRAL_AT, CATHEDRAL_PLACE, CITIES, HOUSE_PLACE, HOUSE_SPACES, HOUSES_AT, PLACES
from burgrave.games.tiletum.kinds import STONE
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.contribute import taken
from burgrave.games.tiletum.words.labels import house_brings
from burgrave.games.tiletum.words.language import Facts, Language, Place

NOWHERE: Place = ("", [], False)


def on_the_map(language: Language, state: State, kind: str, name: str) -> Place:
    """Return facts about a space, a house space, a cathedral, a pillar or a bonus tile."""
    if kind == "place" and name in PLACES:
        return language.at(PLACES.index(name)), people(language, state, PLACES.index(name)), False
    if kind == "bonus" and name in PLACES[:CITIES]:
        return language.at(PLACES.index(name)), [], False
    city, _, owner = name.partition(".")
    if kind in ("cathedral", "pillar") and city in CATHEDRALS:
        number = CATHEDRALS.index(city)
        if owner and not (kind == "pillar" and owner.isdigit() and has_pillar(state, int(owner), number)):
            return NOWHERE
        return language.at(CATHEDRAL_PLACE[number]), cathedral(language, state, number), bool(owner)
    if kind == "house":
        for space in range(HOUSE_SPACES):
            if HOUSE[space].name == f"house:{name}" and state.book.house_spaces[space]:
                return language.at(HOUSE_PLACE[space]), house(language, state, space), state.owners[space] >= 0
    return NOWHERE


def has_pillar(state: State, seat: int, number: int) -> bool:
    """Return whether a seat, if it is one, has a pillar at a cathedral."""
    return seat < state.seats and bool(state.pillared[seat] >> number & 1)


def figure(language: Language, state: State, seat: int, kind: str, name: str) -> Place:
    """Return facts about somebody's merchant or architect, where it stands."""
    place = (state.merchant if kind == "merchant" else state.architect)[seat]
    if name != PLACES[place]:
        return NOWHERE
    _ = language.gettext
    title = _("Merchant of") if kind == "merchant" else _("Architect of")
    return language.at(place), [(title, language.player(seat))], True


def people(language: Language, state: State, place: int) -> Facts:
    """Return whose figures are on a space, and who has a house or a pillar there."""
    _ = language.gettext
    seats = range(state.seats)
    number = CATHEDRAL_AT[place]
    return listed(
        language,
        [
            (_("Merchants"), [seat for seat in seats if state.merchant[seat] == place]),
            (_("Architects"), [seat for seat in seats if state.architect[seat] == place]),
            (_("Houses"), [state.owners[space] for space in HOUSES_AT[place] if state.owners[space] >= 0]),
            (_("Pillars"), [seat for seat in seats if number >= 0 and has_pillar(state, seat, number)]),
        ],
    )


def listed(language: Language, lists: list[tuple[str, list[int]]]) -> Facts:
    """Return the names of players under titles, without empty titles."""
    return [(title, ", ".join(language.player(seat) for seat in seats)) for title, seats in lists if seats]


def house(language: Language, state: State, space: int) -> Facts:
    """Return whose house stands on a space, and what the space brings."""
    _ = language.gettext
    owner, brings = state.owners[space], house_brings(language, space)
    facts = [(_("House of"), language.player(owner))] if owner >= 0 else []
    return [*facts, (_("Brings"), brings)] if brings else facts


def cathedral(language: Language, state: State, number: int) -> Facts:
    """Return what a cathedral costs and brings, and who has helped."""
    _ = language.gettext
    cost = state.costs[number]
    if not STONES[cost]:
        return [(_("Cathedral"), _("not built in this game"))]
    left = PILES[number][taken(state, number) :]
    seats = range(state.seats)
    return [
        (_("Cost"), language.goods(STONES[cost], STONE)),
        (_("Points"), " + ".join([str(COST_POINTS[cost]), *(str(points) for points in left[:1])])),
        (_("Pile"), ", ".join(str(points) for points in left) or _("empty")),
        *listed(
            language,
            [
                (_("Pillars"), [seat for seat in seats if has_pillar(state, seat, number)]),
                (_("Have helped"), [seat for seat in seats if state.cathedrals[seat * len(CATHEDRALS) + number]]),
            ],
        ),
    ]
