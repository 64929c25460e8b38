"""What is missing for what cannot be had: stored tiles that are of no use yet, cathedrals, spaces and tiles out of reach."""

from __future__ import annotations

from typing import Final

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
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.act import Act, ChooseAction, SideAct
from burgrave.games.tiletum.steps.build import pillars_at
from burgrave.games.tiletum.steps.dice import ChooseDie
from burgrave.games.tiletum.steps.gifts import ResolveBonuses
from burgrave.games.tiletum.tiles import ADDS, CHARACTER_TILE, CONTRACT_TILE, CREST, KIND, NEEDS, RECOLOURS, SAME, SORT
from burgrave.games.tiletum.words.language import Language
from burgrave.games.tiletum.words.task_labels import stored
from burgrave.games.words import asking_step

Reasons = dict[str, str]
"""By element: why it cannot be had; empty where it can."""
TURN: Final = (ChooseDie, ChooseAction, Act, SideAct, ResolveBonuses)
"""Steps in which tasks can be done."""


def out_of_reach(language: Language, state: State, seat: int) -> Reasons:
    """Return for each element that the seat might want now what is missing for it."""
    if state.is_over or seat not in state.to_act:
        return {}
    step = asking_step(state)
    if not isinstance(step, TURN):
        return {}
    reasons = {**tasks(language, state, seat), **cathedrals(language, state, seat)}
    if isinstance(step, Act | SideAct):
        points = state.points if isinstance(step, Act) else step.points
        if step.action_kind in (MERCHANT, ARCHITECT):
            reasons |= on_the_map(language, state, seat, step.action_kind, points)
        elif step.action_kind == CHARACTER:
            reasons |= characters(language, state, seat, points)
        elif step.action_kind == CONTRACT:
            reasons |= contracts(language, state, seat, points)
    offered = {element for action in state.legal_actions(seat) for element in action.path}
    return {element: reason for element, reason in reasons.items() if reason and element not in offered}


def missing(language: Language, goods: str) -> str:
    """Say which goods are not there."""
    return language.gettext("missing: {goods}").format(goods=goods)


def needs_points(language: Language, number: int) -> str:
    """Say how many action points are needed."""
    return language.gettext("needs {points}").format(points=language.action_points(number))


# ---- tasks -----------------------------------------------------------------------------------------------------------


def tasks(language: Language, state: State, seat: int) -> Reasons:
    """Return why stored tiles are of no use now."""
    return {STORES[place].name: unused(language, state, seat, stored(state, seat, place)) for place in range(STORAGE)}


def unused(language: Language, state: State, seat: int, tile: int) -> str:
    """Return why a stored tile is of no use now."""
    _ = language.gettext
    sort = SORT[tile]
    if sort == CONTRACT_TILE:
        return lacking(language, state, seat, tile)
    if sort == CREST:
        free = [CREST_COST[building] for building in range(BUILDINGS) if not state.crests[seat * BUILDINGS + building]]
        short = min(free, default=0) - state.goods[seat * GOOD_KINDS + FOOD]
        return missing(language, language.goods(short, FOOD)) if short > 0 else ""
    if sort == CHARACTER_TILE:
        return _("moves in with a character action")
    if RECOLOURS[tile]:
        return _("only before you take a die")
    if ADDS[tile]:
        return _("only with the action of a die")
    return _("nobody lives in your buildings yet") if tile else ""


def lacking(language: Language, state: State, seat: int, tile: int) -> str:
    """Return the goods that are missing for a contract. Where its kind is free, the kind of which the seat has most counts."""
    own = state.goods[seat * GOOD_KINDS : seat * GOOD_KINDS + GOOD_KINDS]
    short = [max(0, NEEDS[tile][good] - own[good]) for good in range(GOOD_KINDS)]
    items = [language.goods(short[good], good) for good in range(GOOD_KINDS) if short[good]]
    spare = max(max(0, own[good] - NEEDS[tile][good]) for good in range(GOOD_KINDS))
    if SAME[tile] > spare:
        text = language.ngettext("{count} more of one kind", "{count} more of one kind", SAME[tile] - spare)
        items.append(text.format(count=SAME[tile] - spare))
    return missing(language, language.both(items)) if items else ""


def cathedrals(language: Language, state: State, seat: int) -> Reasons:
    """Return why a seat cannot help at the cathedrals that are built in this game."""
    _ = language.gettext
    reasons = {}
    for number in range(len(CATHEDRALS)):
        stone = STONES[state.costs[number]]
        if not stone:
            continue
        if state.cathedrals[seat * len(CATHEDRALS) + number]:
            reasons[CATHEDRAL[number].name] = _("you have helped here already")
        elif not state.pillared[seat] >> number & 1:
            reasons[CATHEDRAL[number].name] = _("you have no pillar here")
        else:
            short = stone - state.goods[seat * GOOD_KINDS + STONE]
            reasons[CATHEDRAL[number].name] = missing(language, language.goods(short, STONE)) if short > 0 else ""
    return reasons


# ---- actions ---------------------------------------------------------------------------------------------------------


def on_the_map(language: Language, state: State, seat: int, figure: int, points: int) -> Reasons:
    """Return which spaces are too far away, and what cannot be built or taken where the figure is."""
    here = (state.merchant if figure == MERCHANT else state.architect)[seat]
    reasons = {
        PLACE[place].name: needs_points(language, DISTANCE[here][place])
        for place in range(SPACE_COUNT)
        if DISTANCE[here][place] > points
    }
    if figure == MERCHANT:
        for space in HOUSES_AT[here]:
            reasons[HOUSE[space].name] = no_house(language, state, seat, here, points)
    elif CATHEDRAL_AT[here] >= 0:
        reasons[PILLAR[CATHEDRAL_AT[here]].name] = no_pillar(language, state, seat, CATHEDRAL_AT[here], points)
    if here < CITIES and state.map_tiles[here]:
        reasons[BONUS[here].name] = refused(language, state, seat, state.map_tiles[here]) or (
            needs_points(language, 1) if not points else ""
        )
    return reasons


def no_house(language: Language, state: State, seat: int, place: int, points: int) -> str:
    """Return why no house can be built in a town."""
    _ = language.gettext
    if state.towns[seat] >> place & 1:
        return _("you have a house here already")
    if not state.houses[seat]:
        return _("no house in your supply: fill a building")
    return "" if points else needs_points(language, 1)


def no_pillar(language: Language, state: State, seat: int, cathedral: int, points: int) -> str:
    """Return why no pillar can be set up at a cathedral."""
    _ = language.gettext
    if state.pillared[seat] >> cathedral & 1:
        return _("you have a pillar here already")
    if not STONES[state.costs[cathedral]]:
        return _("nothing is built here in this game")
    if not state.pillars[seat]:
        return _("no pillar in your supply: fulfil a contract")
    if pillars_at(state, cathedral) == PILLAR_SPACES[cathedral]:
        return _("all pillar spaces are taken")
    return "" if points else needs_points(language, 1)


def refused(language: Language, state: State, seat: int, tile: int) -> str:
    """Return why a tile cannot be taken."""
    _ = language.gettext
    if not state.room_left[seat]:
        return _("your storage is full")
    if SORT[tile] == CREST and state.families[seat] >> KIND[tile] & 1:
        return _("you have a crest of this family")
    if SORT[tile] == CONTRACT_TILE and state.contract_count[seat] == CONTRACT_SPACES:
        return _("your contract spaces are full")
    return ""


def characters(language: Language, state: State, seat: int, points: int) -> Reasons:
    """Return what cannot be taken of the market of characters, and rooms that nobody can move into."""
    reasons = {}
    for slot in range(MARKET):
        tile = state.characters[slot]
        if tile:
            poor = needs_points(language, CHARACTER_PRICE) if points < CHARACTER_PRICE else ""
            reasons[CHARACTERS[slot].name] = refused(language, state, seat, tile) or poor
    kinds = {KIND[tile] for tile in (stored(state, seat, place) for place in range(STORAGE)) if SORT[tile] == CHARACTER_TILE}
    for room in range(ROOMS):
        if kinds and not state.rooms[seat * ROOMS + room]:
            reasons[ROOM[room].name] = closed(language, state, seat, room, kinds, points)
    return reasons


def closed(language: Language, state: State, seat: int, room: int, kinds: set[int], points: int) -> str:
    """Return why no stored character can move into an empty room."""
    _ = language.gettext
    resident = state.resident[seat * BUILDINGS + ROOM_BUILDING[room]]
    if resident >= 0 and resident not in kinds:
        return _("only {characters} live here").format(characters=language.residents[resident])
    return needs_points(language, ROOM_FLOOR[room]) if points < ROOM_FLOOR[room] else _("those you have live elsewhere")


def contracts(language: Language, state: State, seat: int, points: int) -> Reasons:
    """Return what cannot be taken of the market of contracts."""
    reasons = {}
    for slot in range(MARKET):
        tile = state.contracts[slot]
        if tile:
            poor = needs_points(language, CONTRACT_PRICES[slot]) if points < CONTRACT_PRICES[slot] else ""
            reasons[CONTRACTS[slot].name] = refused(language, state, seat, tile) or poor
    return reasons
