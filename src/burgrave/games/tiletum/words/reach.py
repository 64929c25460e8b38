"""What is missing for what cannot be had: stored tiles that are of no use yet, cathedrals, spaces and tiles out of reach."""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.tiletum.cathedrals import CATHEDRALS, STONES
from burgrave.games.tiletum.elements import (
    BONUS,
    CATHEDRAL,
    CHARACTERS,
    CONTRACTS,
    HOUSE,
    PILLAR,
    PLACE,
    ROOM,
    STORES,
)
from burgrave.games.tiletum.europe import CATHEDRAL_AT, CITIES, DISTANCE, HOUSES_AT, PILLAR_SPACES, SPACE_COUNT
from burgrave.games.tiletum.house import BUILDINGS, CONTRACT_SPACES, CREST_COST, ROOM_BUILDING, ROOM_FLOOR, ROOMS, STORAGE
from burgrave.games.tiletum.kinds import ARCHITECT, CHARACTER, CONTRACT, FOOD, GOOD_KINDS, MERCHANT, STONE
from burgrave.games.tiletum.numbers import CHARACTER_PRICE, CONTRACT_PRICES, MARKET
from burgrave.games.tiletum.steps.build import pillars_at
from burgrave.games.tiletum.tiles import ADDS, CHARACTER_TILE, CONTRACT_TILE, CREST, KIND, NEEDS, RECOLOURS, SAME, SORT
from burgrave.games.tiletum.words.badges import SPENDING
from burgrave.games.tiletum.words.task_labels import stored
from burgrave.games.tiletum.words.tongue import Tongue
from burgrave.games.wording import asking_step

Reasons = dict[str, str]
TURN: Final = ("ChooseDie", "ChooseAction", "Act", "SideAct", "ResolveBonuses")
"""Steps in which tasks can be done."""


def out_of_reach(to: Tongue, state: Any, seat: int) -> Reasons:
    """By element: what the seat might want now."""
    if state.is_over or seat not in state.to_act:
        return {}
    step: Any = asking_step(state)
    if step.worth() not in TURN:
        return {}
    found = {**tasks(to, state, seat), **cathedrals(to, state, seat)}
    if step.worth() in SPENDING:
        points = state.points if step.worth() == "Act" else step.points
        if step.kind in (MERCHANT, ARCHITECT):
            found |= on_the_map(to, state, seat, step.kind, points)
        elif step.kind == CHARACTER:
            found |= characters(to, state, seat, points)
        elif step.kind == CONTRACT:
            found |= contracts(to, state, seat, points)
    offered = {element for action in state.legal_actions(seat) for element in action.path}
    return {element: reason for element, reason in found.items() if reason and element not in offered}


def missing(to: Tongue, goods: str) -> str:
    """Goods that are not there."""
    return to.gettext("missing: {goods}").format(goods=goods)


def needs_points(to: Tongue, number: int) -> str:
    """Action points that are not there."""
    return to.gettext("needs {points}").format(points=to.action_points(number))


# ---- tasks -----------------------------------------------------------------------------------------------------------


def tasks(to: Tongue, state: Any, seat: int) -> Reasons:
    """Of every stored tile."""
    return {STORES[place].name: unused(to, state, seat, stored(state, seat, place)) for place in range(STORAGE)}


def unused(to: Tongue, state: Any, seat: int, tile: int) -> str:
    """Why a stored tile is of no use now."""
    _ = to.gettext
    sort = SORT[tile]
    if sort == CONTRACT_TILE:
        return lacking(to, state, seat, tile)
    if sort == CREST:
        free = [CREST_COST[building] for building in range(BUILDINGS) if not state.crests[seat * BUILDINGS + building]]
        short = min(free, default=0) - state.goods[seat * GOOD_KINDS + FOOD]
        return missing(to, to.goods(short, FOOD)) if short > 0 else ""
    if sort == CHARACTER_TILE:
        return _("moves in with a character action")
    if RECOLOURS[tile]:
        return _("only before you take a die")
    if ADDS[tile]:
        return _("only with the action of a die")
    return _("nobody lives in your buildings yet") if tile else ""


def lacking(to: Tongue, state: Any, seat: int, tile: int) -> str:
    """The goods that are missing for a contract; of those where the kind is free, the kind of which most is there."""
    own = state.goods[seat * GOOD_KINDS : seat * GOOD_KINDS + GOOD_KINDS]
    short = [max(0, NEEDS[tile][good] - own[good]) for good in range(GOOD_KINDS)]
    found = [to.goods(short[good], good) for good in range(GOOD_KINDS) if short[good]]
    spare = max(max(0, own[good] - NEEDS[tile][good]) for good in range(GOOD_KINDS))
    if SAME[tile] > spare:
        told = to.ngettext("{count} more of one kind", "{count} more of one kind", SAME[tile] - spare)
        found.append(told.format(count=SAME[tile] - spare))
    return missing(to, to.both(found)) if found else ""


def cathedrals(to: Tongue, state: Any, seat: int) -> Reasons:
    """Of every cathedral that is built in this game."""
    _ = to.gettext
    found = {}
    for number in range(len(CATHEDRALS)):
        stone = STONES[state.costs[number]]
        if not stone:
            continue
        if state.cathedrals[seat * len(CATHEDRALS) + number]:
            found[CATHEDRAL[number].name] = _("you have helped here already")
        elif not state.pillared[seat] >> number & 1:
            found[CATHEDRAL[number].name] = _("you have no pillar here")
        else:
            short = stone - state.goods[seat * GOOD_KINDS + STONE]
            found[CATHEDRAL[number].name] = missing(to, to.goods(short, STONE)) if short > 0 else ""
    return found


# ---- actions ---------------------------------------------------------------------------------------------------------


def on_the_map(to: Tongue, state: Any, seat: int, figure: int, points: int) -> Reasons:
    """Spaces too far away, and what cannot be built or taken where the figure is."""
    here = (state.merchant if figure == MERCHANT else state.architect)[seat]
    found = {
        PLACE[place].name: needs_points(to, DISTANCE[here][place]) for place in range(SPACE_COUNT) if DISTANCE[here][place] > points
    }
    if figure == MERCHANT:
        for space in HOUSES_AT[here]:
            found[HOUSE[space].name] = no_house(to, state, seat, here, points)
    elif CATHEDRAL_AT[here] >= 0:
        found[PILLAR[CATHEDRAL_AT[here]].name] = no_pillar(to, state, seat, CATHEDRAL_AT[here], points)
    if here < CITIES and state.map_tiles[here]:
        found[BONUS[here].name] = refused(to, state, seat, state.map_tiles[here]) or (needs_points(to, 1) if not points else "")
    return found


def no_house(to: Tongue, state: Any, seat: int, place: int, points: int) -> str:
    """Why no house can be built in a town."""
    _ = to.gettext
    if state.towns[seat] >> place & 1:
        return _("you have a house here already")
    if not state.houses[seat]:
        return _("no house in your supply: fill a building")
    return "" if points else needs_points(to, 1)


def no_pillar(to: Tongue, state: Any, seat: int, cathedral: int, points: int) -> str:
    """Why no pillar can be set up at a cathedral."""
    _ = to.gettext
    if state.pillared[seat] >> cathedral & 1:
        return _("you have a pillar here already")
    if not STONES[state.costs[cathedral]]:
        return _("nothing is built here in this game")
    if not state.pillars[seat]:
        return _("no pillar in your supply: fulfil a contract")
    if pillars_at(state, cathedral) == PILLAR_SPACES[cathedral]:
        return _("all pillar spaces are taken")
    return "" if points else needs_points(to, 1)


def refused(to: Tongue, state: Any, seat: int, tile: int) -> str:
    """Why a tile cannot be taken."""
    _ = to.gettext
    if not state.room_left[seat]:
        return _("your storage is full")
    if SORT[tile] == CREST and state.families[seat] >> KIND[tile] & 1:
        return _("you have a crest of this family")
    if SORT[tile] == CONTRACT_TILE and state.contract_count[seat] == CONTRACT_SPACES:
        return _("your contract spaces are full")
    return ""


def characters(to: Tongue, state: Any, seat: int, points: int) -> Reasons:
    """The market of characters, and rooms."""
    found = {}
    for slot in range(MARKET):
        tile = state.characters[slot]
        if tile:
            poor = needs_points(to, CHARACTER_PRICE) if points < CHARACTER_PRICE else ""
            found[CHARACTERS[slot].name] = refused(to, state, seat, tile) or poor
    kinds = {KIND[tile] for tile in (stored(state, seat, place) for place in range(STORAGE)) if SORT[tile] == CHARACTER_TILE}
    for room in range(ROOMS):
        if kinds and not state.rooms[seat * ROOMS + room]:
            found[ROOM[room].name] = closed(to, state, seat, room, kinds, points)
    return found


def closed(to: Tongue, state: Any, seat: int, room: int, kinds: set[int], points: int) -> str:
    """Why no stored character can move into an empty room."""
    _ = to.gettext
    resident = state.resident[seat * BUILDINGS + ROOM_BUILDING[room]]
    if resident >= 0 and resident not in kinds:
        return _("only {characters} live here").format(characters=to.residents[resident])
    return needs_points(to, ROOM_FLOOR[room]) if points < ROOM_FLOOR[room] else _("those you have live elsewhere")


def contracts(to: Tongue, state: Any, seat: int, points: int) -> Reasons:
    """The market of contracts."""
    found = {}
    for slot in range(MARKET):
        tile = state.contracts[slot]
        if tile:
            poor = needs_points(to, CONTRACT_PRICES[slot]) if points < CONTRACT_PRICES[slot] else ""
            found[CONTRACTS[slot].name] = refused(to, state, seat, tile) or poor
    return found
