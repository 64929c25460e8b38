"""What Chateauma gets at the end of each phase and of the game, and who wins (special p. 23, 25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.engine.agenda import Automatic
from burgrave.games.burgundy.colours import MONASTERY
from burgrave.games.burgundy.mainboard import ACTIONS
from burgrave.games.burgundy.modules.chateauma.cards import POINTS
from burgrave.games.burgundy.modules.chateauma.part import LEFT, RIGHT, part_of
from burgrave.games.burgundy.modules.chateauma.setup import plays_with
from burgrave.games.burgundy.modules.shields.pieces import FIRST_SEAT, shields_of
from burgrave.games.burgundy.points import score_for
from burgrave.games.burgundy.scoring import usual_ranking
from burgrave.games.burgundy.steps.sell import gain_silver
from burgrave.games.burgundy.tiles import GOODS_KINDS, MINE_TILE

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


class ChateaumaMines(Automatic):
    """A silver for each mine that lies face up on its cards and in its duchy."""

    __slots__ = ()

    def run(self, table: Any) -> None:
        state: State = table
        mines = part_of(state).faces().count(MINE_TILE)
        gain_silver(state, state.seats - 1, mines * ACTIONS["mine_silver"], "mines")


class ChateaumaCount(Automatic):
    """Its own final count."""

    __slots__ = ()

    def run(self, table: Any) -> None:
        state: State = table
        seat = state.seats - 1
        part = part_of(state)
        goods = sum(state.goods[seat * GOODS_KINDS : (seat + 1) * GOODS_KINDS])
        on_cards = sum(1 for tile in (*part.laid[LEFT], *part.laid[RIGHT]) if tile)
        found = {
            "unsold_goods": goods * POINTS["unsold_goods"],
            "silver": state.silver[seat] * POINTS["silver"],
            "any_monastery": len(part.faces_of(MONASTERY)) * POINTS["monastery"],
            "reserve_tiles": sum(map(len, part.reserve)) * POINTS["reserve"],
            "card_tiles": on_cards * POINTS["open_card"],
        }
        for owned, source in ((shields(state, seat), "shields"), (len(part.doubles), "double_hexes")):
            if owned:
                by_number: list[int] = POINTS[source]
                found[f"chateauma_{source}"] = by_number[min(owned, len(by_number) - 1)]
        for source, points in found.items():
            if points:
                score_for(state, seat, source, points)


def shields(state: State, seat: int) -> int:
    """How many shields lie beside its board."""
    return shields_of(state).places.count(FIRST_SEAT + seat) if plays_with(state, "shields") else 0


def ranking(state: State) -> tuple[int, ...]:
    """As usual, but a tie with Chateauma is lost."""
    seat = state.seats - 1
    return tuple(sorted(usual_ranking(state), key=lambda other: (state.points[other], other == seat), reverse=True))
