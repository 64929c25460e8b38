"""The action "add a hex to your duchy": a stored tile onto a space of its colour and the die's number, next to a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.decision import Offer
from burgrave.engine.masks import BIT_SLOTS
from burgrave.games.burgundy.colours import BUILDING, COLOURS, WILD
from burgrave.games.burgundy.dice import EASIER, WORKERS_SEEN
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.elements import PLACE_AT
from burgrave.games.burgundy.mainboard import PHASE_POINTS, REGION_POINTS
from burgrave.games.burgundy.points import BONUS_TILES, PHASE_BONUS, REGIONS, score
from burgrave.games.burgundy.questions import (
    BONUS_TILE_POINTS,
    FREE_STEP_PLACE,
    QUESTIONS,
    REGION_SIZE,
    REPEAT_BUILDINGS,
    STORAGE_SPACES,
)
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.dice_actions import NO_FREE_STEP, Dice, pay, reach_base
from burgrave.games.burgundy.tiles import COLOUR, LIES_ONCE, ONCE

if TYPE_CHECKING:
    from burgrave.engine.action import Action

BONUS_COLOURS: Final = len(COLOURS)


def placeable(state: State, seat: int, tile: int) -> int:
    """Return the mask of hexes where the seat could place a tile, whatever the die."""
    colour = COLOUR[tile]
    hexes = state.frontier[seat] & state.duchy[seat].colour_mask[colour]
    if not hexes:
        return 0
    kind = LIES_ONCE[tile]
    # One building of a kind in each city (2011 p. 7, special p. 8), unless that is allowed; one of other such tiles in any case.
    if kind >= 0 and not (colour == BUILDING and state.answers[seat * QUESTIONS + REPEAT_BUILDINGS]):
        hexes &= ~state.banned[seat * ONCE + kind]
    if colour == WILD:
        for bound in state.rules.reactions["wild"]:
            hexes &= bound(state, seat)
    return hexes


class Place(Offer[State, Dice]):
    """The verb `place`: a stored tile onto a hex."""

    __slots__ = ()

    def verb(self) -> str:
        return "place"

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        """Offer every stored tile on every hex that a die reaches; of equal tiles in a room only the first."""
        if not dice:
            return
        # What `stored` gives, written out: no other question is asked so often.
        first = state.book.storage_start[seat]
        answers = state.answers
        tiles = state.storage[first : first + answers[seat * QUESTIONS + STORAGE_SPACES]]
        reach = state.duchy[seat].reach
        base_without_step = -1
        free_step = seat * QUESTIONS + FREE_STEP_PLACE
        rooms = state.book.rooms[seat]
        for slot, tile in enumerate(tiles):
            if not tile:
                continue
            # The first equal tile in the room, at the latest the tile itself; a loop, because lists compare numbers as objects.
            first_equal = rooms[slot]
            while tiles[first_equal] != tile:
                first_equal += 1
            if first_equal < slot:
                continue
            hexes = placeable(state, seat, tile)
            if not hexes:
                continue
            if base_without_step < 0:
                base_without_step = reach_base(state, seat, NO_FREE_STEP)
            base = base_without_step + answers[free_step + COLOUR[tile]] * EASIER
            for source, number in dice:
                reached = hexes & reach[base + number * WORKERS_SEEN]
                if reached:
                    row = PLACE_AT[source][slot]
                    while reached:
                        bit = reached & -reached
                        legal_actions.append(row[bit % BIT_SLOTS])
                        reached ^= bit

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Pay, and put the stored tile on its hex."""
        source, slot, hex_ = action.args
        space = state.book.storage_start[seat] + slot
        tile = state.storage[space]
        pay(state, seat, source, state.duchy[seat].number[hex_], FREE_STEP_PLACE + COLOUR[tile])
        state.storage[space] = 0
        put(state, seat, tile, hex_)


def put(state: State, seat: int, tile: int, hex_: int) -> None:
    """Lay a tile into the duchy: what it completes scores at once, then its effect follows."""
    book = state.book
    state.tiles[book.duchy_row[seat] * HEXES + hex_] = tile
    state.events.append(("place", seat, tile, hex_))
    state.cover(seat, hex_, tile)
    duchy = state.duchy[seat]
    covered = state.covered[seat]
    region = duchy.region[hex_]
    if covered & region == region:
        score(state, seat, REGIONS, REGION_POINTS[counted_size(state, seat, region)])
        score(state, seat, PHASE_BONUS, PHASE_POINTS[state.phase])
        colour = duchy.colour[hex_]
        mask = duchy.colour_mask[colour]
        if covered & mask == mask:
            book.award(state, seat, colour)
    for react in book.placed:
        react(state, seat, tile, hex_)


def counted_size(state: State, seat: int, region: int) -> int:
    """Return the size that a region of the seat's duchy has when it scores: its spaces, and what enlarges it."""
    size = region.bit_count() + state.answers[seat * QUESTIONS + REGION_SIZE]
    for enlarge in state.book.region_size:
        size += enlarge(state, seat, region)
    return size


def award_bonus(state: State, seat: int, colour: int) -> None:
    """Give the first to cover a colour its large bonus tile, the second the small one (2011 p. 8, special p. 9)."""
    bonus = state.bonus[:]
    if bonus[colour] < 0:
        bonus[colour] = seat
        state.bonus = bonus
        state.events.append(("bonus", seat, colour, 0))
        score(state, seat, BONUS_TILES, state.book.large_bonus * state.answers[seat * QUESTIONS + BONUS_TILE_POINTS])
    elif bonus[BONUS_COLOURS + colour] < 0:
        bonus[BONUS_COLOURS + colour] = seat
        state.bonus = bonus
        state.events.append(("bonus", seat, colour, 1))
        score(state, seat, BONUS_TILES, state.book.small_bonus * state.answers[seat * QUESTIONS + BONUS_TILE_POINTS])
