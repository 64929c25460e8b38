"""Chateauma's income at the end of each phase, its points at the end of the game, and the ranking (special p. 23, 25)."""

from __future__ import annotations

from typing import ClassVar

from burgrave.engine.agenda import Automatic
from burgrave.games.burgundy.colours import MONASTERY
from burgrave.games.burgundy.mainboard import ACTIONS
from burgrave.games.burgundy.modules.chateauma.cards import POINTS
from burgrave.games.burgundy.modules.chateauma.holdings import LEFT, RIGHT, holdings_of
from burgrave.games.burgundy.points import score_for
from burgrave.games.burgundy.scoring import usual_ranking
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.sell import gain_silver
from burgrave.games.burgundy.tiles import GOODS_KINDS, MINE_TILE


class ChateaumaMines(Automatic[State]):
    """Give a silver for each mine that lies face up on its cards and in its duchy."""

    __slots__ = ()
    id: ClassVar[str] = "ChateaumaMines"

    def run(self, state: State) -> None:
        mines = holdings_of(state).faces().count(MINE_TILE)
        gain_silver(state, state.seats - 1, mines * ACTIONS["mine_silver"], "mines")


class ChateaumaCount(Automatic[State]):
    """Score what it has at the end of the game."""

    __slots__ = ()
    id: ClassVar[str] = "ChateaumaCount"

    def run(self, state: State) -> None:
        seat = state.seats - 1
        holdings = holdings_of(state)
        goods = sum(state.goods[seat * GOODS_KINDS : (seat + 1) * GOODS_KINDS])
        on_cards = sum(1 for tile in (*holdings.laid[LEFT], *holdings.laid[RIGHT]) if tile)
        points_of = {
            "unsold_goods": goods * POINTS["unsold_goods"],
            "silver": state.silver[seat] * POINTS["silver"],
            "any_monastery": len(holdings.faces_of(MONASTERY)) * POINTS["monastery"],
            "reserve_tiles": sum(map(len, holdings.reserve)) * POINTS["reserve"],
            "card_tiles": on_cards * POINTS["open_card"],
        }
        for owned, source in ((shields(state, seat), "shields"), (len(holdings.doubles), "double_hexes")):
            if owned:
                by_number: list[int] = POINTS[source]
                points_of[f"chateauma_{source}"] = by_number[min(owned, len(by_number) - 1)]
        for source, points in points_of.items():
            if points:
                score_for(state, seat, source, points)


def shields(state: State, seat: int) -> int:
    """Return how many shields lie beside its board."""
    return sum(count(state, seat) for count in state.rules.reactions["automa_shields"])


def ranking(state: State) -> tuple[int, ...]:
    """Return the seats, best first: as usual, but a tie with Chateauma is lost."""
    seat = state.seats - 1
    return tuple(sorted(usual_ranking(state), key=lambda other: (state.points[other], other == seat), reverse=True))
