"""What a seat may see, built from nothing.

Hidden are the order of the three stacks and the corruption tokens that lie face down; everything else lies open for all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.masks import bits_of
from burgrave.engine.views import common_view
from burgrave.games.tiletum.cathedrals import CATHEDRALS, COST_POINTS, PILES, STONES
from burgrave.games.tiletum.elements import ROOM
from burgrave.games.tiletum.europe import (
    BONUS_FROM,
    CATHEDRAL_AT,
    HOUSE_POINTS,
    HOUSE_REUSE,
    HOUSES_AT,
    PILLAR_SPACES,
    PLACES,
    SPACE_COUNT,
)
from burgrave.games.tiletum.fairs import FAIR_POINTS, FAIRS, KING_FAIR
from burgrave.games.tiletum.house import BONUS_POINTS, BUILDINGS, CONTRACT_SPACES, FLOORS, ROOMS, ROOMS_OF, STORAGE
from burgrave.games.tiletum.kinds import ACTION_KINDS, CHOICES, FIGURES, GOOD_KINDS, GOODS, SPACES
from burgrave.games.tiletum.numbers import FAIR_BOARD, LAPS, ROUNDS, SIDES, WHOLE
from burgrave.games.tiletum.scoring import completed, on_the_map, scoring
from burgrave.games.tiletum.shape import CHOOSING, NO_DIE
from burgrave.games.tiletum.steps.act import SideAct
from burgrave.games.tiletum.steps.contribute import taken
from burgrave.games.tiletum.steps.fair import sets, takes_part
from burgrave.games.tiletum.steps.storage import TakeKingTile
from burgrave.games.tiletum.steps.walk import Stroll
from burgrave.games.tiletum.tiles import TILES

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return the whole state as one seat (None: a spectator) sees it."""
    return {
        **common_view(state, seat),
        "round": state.round,
        "lap": state.lap,
        "order": state.order[:],
        "played": state.order[: max(state.turn - 1, 0)],
        "asked": asked(state),
        "turn": turn(state),
        "spaces": [space(state, place) for place in range(SPACES)],
        "bag": bag(state),
        "king": state.king[:],
        "court": state.court[:],
        "king_bonus": tile_name(state.king_tile),
        "corruption": [state.corruption[lap] if lap < state.lap else None for lap in range(LAPS)],
        "contracts": [tile_name(tile) for tile in state.contracts],
        "contracts_left": len(state.contract_stack) - state.contract_drawn,
        "characters": [tile_name(tile) for tile in state.characters],
        "characters_left": len(state.character_stack) - state.character_drawn,
        "bonus_left": len(state.bonus_stack) - state.bonus_drawn,
        "fairs": [fair(state, number) for number in range(ROUNDS)],
        "places": {PLACES[place]: place_view(state, place) for place in range(SPACE_COUNT)},
        "players": [player(state, number) for number in range(state.seats)],
        "extra": {module.id: module.view(state, seat) for module in state.rules.modules if module.view},
    }


def tile_name(tile: int) -> str | None:
    """Return a tile's name, None for no tile."""
    return TILES[tile] if tile else None


def asked(state: State) -> dict[str, Any] | None:
    """Return what is asked now: the name of the step and what it is about (`ABOUT`)."""
    if not state.agenda:
        return None
    step = state.agenda[-1]
    name = step.name()
    return {"step": name, **(ABOUT[name](state, step) if name in ABOUT else {})}


def stroll(state: State, step: Stroll) -> dict[str, Any]:
    """Return steps of either figure that are left, and whether they may build."""
    return {"merchant": step.merchant, "architect": step.architect, "house": bool(step.house), "pillar": bool(step.pillar)}


ABOUT: Final[dict[str, Callable[[State, Any], dict[str, Any]]]] = {
    "Act": lambda state, step: {"action": ACTION_KINDS[step.action_kind], "points": state.points},
    "SideAct": lambda state, step: {"action": ACTION_KINDS[step.action_kind], "points": step.points},
    "ChooseAction": lambda state, step: {"points": state.points},
    "ChooseSideAction": lambda state, step: {"points": step.points},
    "TakeBonusTile": lambda state, step: {"action": ACTION_KINDS[step.action_kind]},
    "GainGoods": lambda state, step: {"count": step.count},
    "TakeInstead": lambda state, step: {"good": GOODS[step.given]},
    "Stroll": stroll,
    "Travel": lambda state, step: {"figure": FIGURES[step.figure]},
    "ResolveBonuses": lambda state, step: {"rooms": [ROOM[room].name for room in bits_of(step.rooms)]},
}
"""By the name of a step: what the view shows of it."""


def turn(state: State) -> dict[str, Any]:
    """Return the current turn: its die and action, and actions besides it that are not finished, the inner one last."""
    steps = [step for step in state.agenda if isinstance(step, SideAct)]
    is_turn = bool(state.agenda) and not isinstance(state.agenda[-1], TakeKingTile)
    seat = state.agenda[-1].seat if is_turn else None
    dice = [] if seat is None or state.action == NO_DIE else [face for face in state.own_dice[seat * LAPS :][:LAPS] if face >= 0]
    return {
        "seat": seat,
        "die": die(dice[-1]) if dice else None,
        "action": ACTION_KINDS[state.action] if state.action >= 0 else "any" if state.action == CHOOSING else None,
        "points": state.points,
        "granted": state.granted,
        "exchanged": bool(state.exchanged),
        "recolour": GOODS[state.recolour] if state.recolour >= 0 else None,
        "besides": [{"action": ACTION_KINDS[step.action_kind], "points": step.points} for step in steps],
    }


def die(face: int) -> dict[str, Any] | None:
    """Return a die: its colour, which is a good, and its value."""
    return {"good": GOODS[face // SIDES], "value": face % SIDES + 1} if face >= 0 else None


def space(state: State, place: int) -> dict[str, Any]:
    """Return one of the six spaces around the wheel, clockwise: its action, the value and points it faces, dice and bonus tile."""
    kind = state.spaces[place]
    value = state.facing.index(kind) + 1
    return {
        "action": ACTION_KINDS[kind],
        "value": value,
        "points": WHOLE - value,
        "dice": [GOODS[face // SIDES] for face in state.dice if face % SIDES + 1 == value],
        "bonus": tile_name(state.space_tiles[kind]),
        "bonus_points": [state.bonus_points[seat * CHOICES + kind] if kind < CHOICES else 0 for seat in range(state.seats)],
    }


def bag(state: State) -> dict[str, int]:
    """Return dice in the bag, by colour: whatever was not rolled."""
    taken_dice = [face // SIDES for face in (*state.dice, *state.own_dice) if face >= 0]
    return {name: state.book.bag.count(good) - taken_dice.count(good) for good, name in enumerate(GOODS)}


def fair(state: State, number: int) -> dict[str, Any]:
    """Return the fair of a round, and how often each seat would get its points now."""
    tile = state.fairs[number]
    is_king = tile == KING_FAIR
    return {
        "city": PLACES[state.cities[number]],
        "tile": FAIRS[tile],
        "tile_points": FAIR_POINTS[tile],
        "board_points": FAIR_BOARD[number],
        "points": FAIR_POINTS[tile] + FAIR_BOARD[number],
        "is_over": state.is_over or number < state.round - 1,
        "takes_part": [takes_part(state, seat, number) for seat in range(state.seats)],
        "counts": [1 if is_king else sets(state, seat, tile) for seat in range(state.seats)],
    }


def place_view(state: State, place: int) -> dict[str, Any]:
    """Return a space of the map: its house spaces that are in use, its cathedral, its bonus tile."""
    cathedral = CATHEDRAL_AT[place]
    return {
        "houses": [
            {
                "number": number,
                "owner": state.owners[space] if state.owners[space] >= 0 else None,
                "points": HOUSE_POINTS[space],
                "reuse": bool(HOUSE_REUSE[space]),
            }
            for number, space in enumerate(HOUSES_AT[place], 1)
            if state.book.house_spaces[space]
        ],
        "cathedral": cathedral_view(state, cathedral) if cathedral >= 0 else None,
        "has_bonus": 0 < BONUS_FROM[place] <= state.seats,
        "bonus": tile_name(state.map_tiles[place]),
    }


def cathedral_view(state: State, cathedral: int) -> dict[str, Any]:
    """Return a cathedral: its costs and gains (no stone: it is not built in this game), its pile and pillars."""
    cost = state.costs[cathedral]
    return {
        "stone": STONES[cost],
        "points": COST_POINTS[cost],
        "pile": PILES[cathedral][taken(state, cathedral) :] if STONES[cost] else [],
        "spaces": PILLAR_SPACES[cathedral] if STONES[cost] else 0,
        "pillars": [seat for seat in range(state.seats) if state.pillared[seat] >> cathedral & 1],
        "built": [seat for seat in range(state.seats) if state.cathedrals[seat * len(CATHEDRALS) + cathedral]],
    }


def player(state: State, seat: int) -> dict[str, Any]:
    """Return one seat's house and belongings."""
    tiles = [(number, state.cathedrals[seat * len(CATHEDRALS) + number]) for number in range(len(CATHEDRALS))]
    return {
        "seat": seat,
        "goods": {name: state.goods[seat * GOOD_KINDS + good] for good, name in enumerate(GOODS)},
        "dice": [die(face) for face in state.own_dice[seat * LAPS : seat * LAPS + LAPS]],
        "storage": [tile_name(tile) for tile in state.storage[seat * STORAGE : seat * STORAGE + STORAGE]],
        "buildings": [building_view(state, seat, building) for building in range(BUILDINGS)],
        "contracts": [tile_name(tile) for tile in state.fulfilled[seat * CONTRACT_SPACES : (seat + 1) * CONTRACT_SPACES]],
        "cathedrals": [{"city": CATHEDRALS[number], "points": PILES[number][rank - 1]} for number, rank in tiles if rank],
        "houses": state.houses[seat],
        "pillars": state.pillars[seat],
        "houses_on_map": state.towns[seat].bit_count(),
        "pillars_on_map": state.pillared[seat].bit_count(),
        "merchant": PLACES[state.merchant[seat]],
        "architect": PLACES[state.architect[seat]],
        "king": state.king[seat],
        "families": [family for family in bits_of(state.families[seat]) if family],
        "completed": completed(state, seat),
        "map_points": on_the_map(state, seat),
        "bonus_points": {ACTION_KINDS[kind]: state.bonus_points[seat * CHOICES + kind] for kind in range(CHOICES)},
        "score": state.score[seat],
        "scoring": scoring(state, seat),
    }


def building_view(state: State, seat: int, building: int) -> dict[str, Any]:
    """Return a building: its characters from the first floor up, its crest, and the action that it strengthens."""
    resident = state.resident[seat * BUILDINGS + building]
    return {
        "rooms": [tile_name(state.rooms[seat * ROOMS + room]) for room in ROOMS_OF[building]],
        "crest": state.crests[seat * BUILDINGS + building] or None,
        "resident": ACTION_KINDS[resident] if resident >= 0 else None,
        "has_roof": bool(FLOORS[building]) and not state.is_full(seat, building),
        "is_full": state.is_full(seat, building),
        "is_complete": state.is_complete(seat, building),
        "bonus_points": BONUS_POINTS[building],
    }
