"""The view of one seat, built from nothing.

Hidden are the piles, the goods of coming phases, the goods in the box, and what others choose in secret. Sold goods lie face
down, but every sale was made in the open: they are shown (docs/rulings.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.engine.views import common_view
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.duchy import HEXES, printed_as
from burgrave.games.burgundy.elements import DEPOT_GOODS, DEPOT_SPACES
from burgrave.games.burgundy.mainboard import BLACK, DEPOTS, PHASE_LETTERS, PHASES, ROUNDS, SPACES
from burgrave.games.burgundy.scoring import scoring
from burgrave.games.burgundy.steps.buy import BOUGHT, HIRED
from burgrave.games.burgundy.steps.dice_actions import GRANTING_TILES, GRANTS
from burgrave.games.burgundy.steps.ship import NO_DEPOT
from burgrave.games.burgundy.steps.storage import ToStore, stored
from burgrave.games.burgundy.tiles import GOODS, GOODS_KINDS, TILES

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return everything that one seat (None: a spectator) may see, as JSON-able data."""
    return {
        **common_view(state, seat),
        "phase": PHASE_LETTERS[min(state.phase, PHASES - 1)],
        "round": ROUNDS if state.phase >= PHASES else state.round + 1,
        "white_die": state.white,
        "order": list(state.order),
        "rota": list(state.rota),
        "asked": asked(state),
        "purchase_used": bool(state.spent & BOUGHT),
        "hire_used": bool(state.spent & HIRED),
        "round_goods": round_goods(state),
        "depots": [depot(state, number) for number in range(DEPOTS)],
        "black_depot": [name(tile) for tile in state.depots[BLACK : BLACK + state.book.black_spaces]],
        "supply": {pile: len(state.piles[number]) - state.drawn[number] for number, pile in enumerate((*COLOURS, "black"))},
        "bonus": {
            colour: [owner(state.bonus[number]), owner(state.bonus[len(COLOURS) + number])] for number, colour in enumerate(COLOURS)
        },
        "players": [player(state, number) for number in range(state.seats)],
        "extra": {module.id: module.view(state, seat) for module in state.rules.modules if module.view},
    }


def asked(state: State) -> dict[str, Any] | None:
    """Return what the game waits for: the step's name, the tile that grants it, the element where it takes place (`at`), and,
    where there are two, the second one (`and`)."""
    if not state.agenda:
        return None
    step: Any = state.agenda[-1]
    while hasattr(step, "choice"):
        step = step.choice
    step_name = step.name()
    place = second = None
    if isinstance(step, ToStore):
        place = DEPOT_SPACES[step.space].name
    elif step_name == "KeepGoods":
        place = DEPOT_GOODS[step.depot].name
        second = DEPOT_GOODS[step.second].name if step.second != NO_DEPOT else None
    elif step_name == "LoadMoreGoods":
        place = DEPOT_GOODS[step.first].name
    grant = GRANTS[getattr(step, "grant", 0)] or GRANTING_TILES.get(step_name)
    question = {"step": step_name, "grant": grant, "at": place}
    return {**question, "and": second} if second else question


def name(tile: int) -> str | None:
    """Return a tile's name, None for no tile."""
    return TILES[tile] if tile else None


def owner(seat: int) -> int | None:
    """Return the seat that owns something, None for nobody."""
    return seat if seat >= 0 else None


def round_goods(state: State) -> list[str]:
    """Return the goods still on the round spaces, the next one first."""
    if not state.white or state.phase >= PHASES:
        return []
    first = state.phase * ROUNDS
    return [GOODS[kind] for kind in state.goods_pile[first + state.round + 1 : first + ROUNDS]]


def depot(state: State, number: int) -> dict[str, Any]:
    """Return one numbered depot: its tiles by space, and its goods."""
    goods = state.depot_goods[number * GOODS_KINDS : (number + 1) * GOODS_KINDS]
    return {
        "tiles": [name(tile) for tile in state.depots[number * SPACES : (number + 1) * SPACES]],
        "goods": {GOODS[kind]: count for kind, count in enumerate(goods) if count},
    }


def player(state: State, seat: int) -> dict[str, Any]:
    """Return one seat's board and belongings."""
    row = state.book.duchy_row[seat]
    goods = state.goods[row * GOODS_KINDS : (row + 1) * GOODS_KINDS]
    sold = state.sold[row * GOODS_KINDS : (row + 1) * GOODS_KINDS]
    left = state.dice_left[seat]
    return {
        "seat": seat,
        "duchy": printed_as(state.dealt[seat][0]) if len(state.dealt[seat]) == 1 else None,
        "dealt": list(state.dealt[seat]),
        "layout": state.duchy[seat].name,
        "hexes": [name(tile) for tile in state.tiles[row * HEXES : row * HEXES + state.duchy[seat].hexes]],
        "storage": [name(tile) for tile in stored(state, seat)],
        "goods": {GOODS[kind]: count for kind, count in enumerate(goods) if count},
        "sold": {GOODS[kind]: count for kind, count in enumerate(sold) if count},
        "silver": state.silver[seat],
        "workers": state.workers[seat],
        "dice": state.dice[seat * 2 : seat * 2 + 2],
        "dice_left": [bool(left & 1), bool(left & 2)],
        "track": state.track[seat],
        "points": state.points[seat],
        "scoring": scoring(state, seat),
    }
