"""One line for every action."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from burgrave.games.burgundy.duchy import DUCHIES, duchy
from burgrave.games.burgundy.mainboard import STORAGE
from burgrave.games.burgundy.questions import QUESTIONS, WORKERS_TAKEN
from burgrave.games.burgundy.tiles import GOODS_KINDS
from burgrave.games.burgundy.words.en.names import COLOUR_NAMES, count, depot_of, goods, goods_of, source, the

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.engine.agenda import Step

SKIPS = {
    "LoadGoods": "Load nothing",
    "LoadMoreGoods": "Load no more",
    "Fetch": "Take nothing",
    "SellAtWarehouse": "Sell nothing",
    "TownHallAction": "Place nothing more",
}
"""What declining means, by the step's name."""


def take(state: Any, seat: int, step: Any, action: Action) -> str:
    """A tile of a depot."""
    paid, space = action.args
    return f"Take {the(state.depots[space])} from {depot_of(space)} {source(state, seat, paid)}"


def place(state: Any, seat: int, step: Any, action: Action) -> str:
    """A stored tile, and where it goes."""
    paid, slot, hex_ = action.args
    layout = state.duchy[seat]
    where = f"hex {hex_ + 1} ({COLOUR_NAMES[layout.colour[hex_]]} {layout.number[hex_]})"
    return f"Place {the(state.storage[seat * STORAGE + slot])} on {where} {source(state, seat, paid)}"


def sell(state: Any, seat: int, step: Any, action: Action) -> str:
    """How many goods of which kind."""
    paid, kind = action.args
    return f"Sell {goods_of(state.goods[seat * GOODS_KINDS + kind], kind)} {source(state, seat, paid)}"


def workers(state: Any, seat: int, step: Any, action: Action) -> str:
    """How many workers."""
    taken = state.answers[seat * QUESTIONS + WORKERS_TAKEN]
    return f"Take {count(taken, 'worker')} {source(state, seat, action.args[0])}"


def buy(state: Any, seat: int, step: Any, action: Action) -> str:
    """A tile for silver."""
    return f"Buy {the(state.depots[action.args[0]])} from {depot_of(action.args[0])}"


def hire(state: Any, seat: int, step: Any, action: Action) -> str:
    """A building for workers."""
    return f"Take {the(state.depots[action.args[0]])} from {depot_of(action.args[0])} for workers"


def fetch(state: Any, seat: int, step: Any, action: Action) -> str:
    """A tile that a building brings."""
    return f"Take {the(state.depots[action.args[0]])} from {depot_of(action.args[0])}"


def load(state: Any, seat: int, step: Any, action: Action) -> str:
    """Which goods lie in the depot."""
    depot = action.args[0]
    return f"Load the goods of depot {depot + 1}: {goods(state.depot_goods[depot * GOODS_KINDS : (depot + 1) * GOODS_KINDS])}"


def keep(state: Any, seat: int, step: Any, action: Action) -> str:
    """Goods for a last free space."""
    kind = action.args[0]
    return f"Keep {goods_of(state.depot_goods[step.depot * GOODS_KINDS + kind], kind)}"


def discard(state: Any, seat: int, step: Any, action: Action) -> str:
    """A stored tile."""
    return f"Discard {the(state.storage[seat * STORAGE + action.args[0]])}"


def settle(state: Any, seat: int, step: Any, action: Action) -> str:
    """A side of the board and a space for the castle."""
    number, hex_ = action.args
    layout = duchy(state.book.edition, DUCHIES[number])
    return f"Duchy {DUCHIES[number]}, starting castle on hex {hex_ + 1} (castle {layout.number[hex_]})"


LABELS: dict[str, Callable[[Any, int, Any, Action], str]] = {
    "take": take,
    "place": place,
    "sell": sell,
    "workers": workers,
    "buy": buy,
    "hire": hire,
    "fetch": fetch,
    "load": load,
    "keep": keep,
    "discard": discard,
    "settle": settle,
    "end": lambda state, seat, step, action: "End your turn",
    "skip": lambda state, seat, step, action: SKIPS[step.worth()],
}
"""By verb."""


def label(state: Any, seat: int, step: Step, action: Action) -> str:
    """The line of an action that the step offers the seat."""
    return LABELS[action.verb](state, seat, step, action)
