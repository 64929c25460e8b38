"""How good a position is for a seat, in points it may expect, from what the seat can see.

It is meant for comparing what one action leads to, so what an action sets in motion has a value too: dice that are left,
steps waiting on the agenda, tiles in storage. Time is counted in the seat's own dice, so that ending a turn changes nothing.
It never looks at piles, coming goods, the generator or others' secrets; nor at what the next roll or phase brings, which an
imagined end of a turn has made up: depots and dice count only while one die is left or a tile's effect is waiting.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.secret_choice import UNDECIDED
from burgrave.games.burgundy.duchy import duchy
from burgrave.games.burgundy.evaluation import weights as w
from burgrave.games.burgundy.evaluation.land import DICE, land
from burgrave.games.burgundy.evaluation.learned_weights import learned
from burgrave.games.burgundy.evaluation.tiles import standing
from burgrave.games.burgundy.evaluation.waiting import waiting
from burgrave.games.burgundy.mainboard import POINTS, ROUNDS
from burgrave.games.burgundy.steps.settle import side_of
from burgrave.games.burgundy.tiles import GOODS_KINDS

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


def evaluate(state: State, seat: int) -> float:
    """Return the points that the seat and those who share its duchy may expect; when the game is over, the points they have."""
    if not state.agenda:
        result = state.book.result
        return float(state.points[seat]) if result is None else result(state, seat)
    if state.secret[seat] != UNDECIDED:
        return settled(state, seat)
    dice = dice_to_come(state, seat)
    value = duchy_points(state, seat) + w.DIE * dice + belongings(state, seat, dice)
    value += land(state, seat, state.duchy[seat], state.covered[seat], state.frontier[seat], DICE - dice)
    value += standing(state, seat, dice)
    value += waiting(state, seat, dice)
    if dice:
        value += learned(state, seat, dice)
    for contribution in state.rules.evaluations:
        value += contribution(state, seat)
    return value


def duchy_points(state: State, seat: int) -> int:
    """Return the points of those who share the seat's duchy."""
    points = state.points
    total = 0
    for member in state.book.duchy_seats[seat]:
        total += points[member]
    return total


def dice_to_come(state: State, seat: int) -> int:
    """Return how many dice the seat will still use: those left in this round, and two for each later one."""
    if not state.white:
        return DICE  # Nothing has been rolled yet.
    return DICE - 2 * (state.phase * ROUNDS + state.round + 1) + state.dice_left[seat].bit_count()


def settled(state: State, seat: int) -> float:
    """Return the value of the duchy that the seat has chosen in secret."""
    action = state.rules.actions[state.secret[seat]]
    hex_ = action.args[1]
    layout = duchy(state.book.edition, side_of(state, seat, action))
    return land(state, seat, layout, 1 << hex_, layout.neighbours[hex_], 0)


def belongings(state: State, seat: int, dice: int) -> float:
    """Return the value of workers, silver, goods and the place on the turn order track."""
    workers = state.workers[seat]
    silver = state.silver[seat]
    first = state.book.duchy_row[seat] * GOODS_KINDS
    goods = sum(state.goods[first : first + GOODS_KINDS])
    if not dice:
        return float(workers // POINTS["workers_per_point"] + silver * POINTS["silver"] + goods * POINTS["unsold_goods"])
    left = dice / DICE
    useful = min(silver, dice)
    return (
        w.WORKER * workers
        + w.SILVER * useful
        + w.SILVER_IDLE * (silver - useful)
        + w.GOODS * state.book.sold_goods * goods
        + w.SALE * state.kinds[seat].bit_count()
        + w.TRACK * state.track[seat] * left
    )
