"""The value of shields for a seat, in points. The weights were found by playing, not taken from the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.colours import ANIMAL, CASTLE, MINE
from burgrave.games.burgundy.evaluation import weights as w
from burgrave.games.burgundy.evaluation.land import DICE
from burgrave.games.burgundy.evaluation.position import dice_to_come
from burgrave.games.burgundy.evaluation.tiles import monastery
from burgrave.games.burgundy.mainboard import PHASES, ROUNDS
from burgrave.games.burgundy.modules.shields.abilities import GatherGoods, monasteries
from burgrave.games.burgundy.modules.shields.pieces import (
    COAT_OF_ARMS,
    LABOUR_DUES,
    LAND_GRANT,
    LUCKY_CHARM,
    NIGHT_MARKET,
    NOWHERE,
    POINTS,
    SCRIPTORIUM,
    has,
    owned,
    shields_of,
)
from burgrave.games.burgundy.modules.shields.tribute import most_paid
from burgrave.games.burgundy.modules.shields.turn import DIE_SET
from burgrave.games.burgundy.tiles import GOODS_KINDS

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

POWER: Final = [2.0, 6.0, 0.0, 0.0, 1.0, 0.0, 3.5, 0.0, 5.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 13.0, 13.0, 6.0]
"""By shield: the value of its effect in a whole game; it shrinks with the dice to come. Other effects are computed below."""
DUE: Final = 2.0
"""The value of a silver of tribute."""
DUE_WITH_WORKERS: Final = 1.6
"""The value of a silver of tribute that workers may pay (shield 3)."""
UNPAID: Final = 0.35
"""Part of a shield's value that counts while there is no silver for its tribute, in the last round of a phase."""
STILL_PAID: Final = 0.5
"""How much larger that part is with a whole phase still to come."""
GRANTED_TILE: Final = 8.5
"""A tile of a numbered depot without a die, at the end of a phase."""
BLACK_TILE: Final = 5.6
"""A tile of the black depot without a die, at the end of a phase, when few are left there."""
GOODS_TO_SELL: Final = 5.0
"""Goods sold in a whole game."""
MORE_MINES: Final = 1.5
"""Mines that may still be placed, in a whole game."""
TO_COPY: Final = 4.0
"""The value of better monasteries that may still come to be copied."""
PATIENCE: Final = 0.6
"""Part of the value of copying that counts while nobody is chosen."""
SETTING: Final = 0.8
"""A die that can still be set in this turn."""
DOUBLES: Final = 3.0
"""The points of shields still to come that shield 13 doubles, in a whole game."""


def evaluate_shields(state: State, seat: int) -> float:
    """Return the value of a seat's shields; nothing but their points once the last tribute is paid."""
    shields = owned(state, seat)
    value = 0.0
    if shields:
        dice = dice_to_come(state, seat)
        due = DUE_WITH_WORKERS if has(state, seat, LABOUR_DUES) else DUE
        tribute = due * max(0, PHASES - state.phase)
        times = 2 if has(state, seat, COAT_OF_ARMS) else 1
        values = sorted((times * POINTS[shield] + power(state, seat, shield, dice) - tribute for shield in shields), reverse=True)
        paid = most_paid(state, seat)
        unpaid_part = UNPAID + STILL_PAID * (ROUNDS - 1 - state.round) / ROUNDS
        for index, value_of_shield in enumerate(values):
            if value_of_shield > 0:
                value += value_of_shield if index < paid else value_of_shield * unpaid_part
        if has(state, seat, LUCKY_CHARM) and state.dice_left[seat] and not state.spent & DIE_SET:
            value += SETTING
    if state.agenda and isinstance(state.agenda[-1], GatherGoods) and state.agenda[-1].seat == seat:
        most = max(sum(state.depot_goods[kind::GOODS_KINDS]) for kind in range(GOODS_KINDS))
        value += most * w.GOODS * state.book.sold_goods
    return value


def power(state: State, seat: int, shield: int, dice: int) -> float:
    """Return the value of a shield's effect for its owner until the end."""
    left = dice / DICE
    layout, covered = state.duchy[seat], state.covered[seat]
    value = POWER[shield] * left
    number = shield + 1
    if shield == SCRIPTORIUM:
        value = copying(state, seat, dice)
    elif shield in (LAND_GRANT, NIGHT_MARKET):
        value = (GRANTED_TILE if shield == LAND_GRANT else BLACK_TILE) * max(0, PHASES - state.phase)
    elif number == 1:
        empty = (layout.colour_mask[ANIMAL] & ~covered).bit_count()
        value *= empty / max(1, layout.colour_mask[ANIMAL].bit_count())
    elif number == 2:
        value *= state.seats - 1
    elif number == 8:
        mines = (covered & layout.colour_mask[MINE]).bit_count() + MORE_MINES * left
        value = mines * ((PHASES - 1 - state.phase) * w.SILVER + w.SILVER_IDLE)
    elif number == 11:
        value = 2.0 * (layout.colour_mask[CASTLE] & ~covered).bit_count() * left
    elif number == 12:
        first = state.book.duchy_row[seat] * GOODS_KINDS
        held = sum(state.goods[first : first + GOODS_KINDS])
        value = state.book.sold_goods * (w.GOODS * held + GOODS_TO_SELL * left)
    elif shield == COAT_OF_ARMS:
        value = DOUBLES * left
    return value


def copying(state: State, seat: int, dice: int) -> float:
    """Return the value of the monasteries of others through shield 6."""
    left = dice / DICE
    chosen = shields_of(state).copied[seat]
    if chosen != NOWHERE:
        return sum(monastery(state, seat, tile, dice) for tile in monasteries(state, chosen)) + TO_COPY * left / 2
    others = [monasteries(state, other) for other in range(state.seats) if other != seat]
    best = max(sum(monastery(state, seat, tile, dice) for tile in tiles) for tiles in others)
    return PATIENCE * best + TO_COPY * left
