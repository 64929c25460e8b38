"""The log: one sentence for every kind of event, so that every point is explained."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgrave.engine.events import Event
from burgrave.games.burgundy.mainboard import PHASE_LETTERS, PHASE_POINTS, REGION_POINTS
from burgrave.games.burgundy.tiles import GOODS, MONASTERIES, TILES
from burgrave.games.burgundy.words.en.names import COLOUR_NAMES, a, count, depot_of, goods_of, player, silver, the, tile_title

SCORED = {
    "animals": "for animals",
    "bonus_tiles": "for the bonus tile",
    "sales": "for the sale",
    "watchtowers": "for the watchtower",
    "unsold_goods": "for unsold goods",
    "silver": "for silver left",
    "workers": "for workers left",
}
GAINED = {
    "action": "with an action",
    "sale": "for the sale",
    "mines": "from mines",
    "boarding_house": "from the boarding house",
    "bank": "from the bank",
}
PAID = {"die": "to change a die", "purchase": "for a tile", "hire": "for a building"}
LAPSED = {
    "TownHallAction": "has no tile that the town hall could place",
    "Fetch": "finds no such tile in the depots",
    "SellAtWarehouse": "has no goods for the warehouse to sell",
    "LoadGoods": "finds no goods that could be loaded",
    "LoadMoreGoods": "finds no more goods that could be loaded",
}
SOURCES = {
    "animals": "Animals",
    "regions": "Finished regions",
    "phase_bonus": "Finished early",
    "bonus_tiles": "Bonus tiles",
    "sales": "Goods sold",
    "watchtowers": "Watchtowers",
    "unsold_goods": "Goods left",
    "silver": "Silver left",
    "workers": "Workers left",
}


def source_title(source: str) -> str:
    """A line of the score sheet."""
    if source.startswith("monastery-"):
        number = int(source.partition("-")[2])
        return f"{MONASTERIES[number]['name']} (monastery {number})"
    return SOURCES[source]


def score(state: Any, event: Any) -> str:
    """Points, and what for."""
    _, seat, source, points = event
    if source == "regions":
        why = f"for a finished region of {count(REGION_POINTS.index(points), 'space')}"
    elif source == "phase_bonus":
        why = f"for finishing it in phase {PHASE_LETTERS[PHASE_POINTS.index(points)]}"
    elif source.startswith("monastery-"):
        why = f"for the {source_title(source)}"
    else:
        why = SCORED[source]
    return f"{player(seat)} scores {count(points, 'point')} {why}."


def stock(state: Any, event: Any) -> str:
    """Silver or workers paid or gained."""
    kind, seat, number, reason = event
    amount = silver(abs(number)) if kind == "silver" else count(abs(number), "worker")
    return f"{player(seat)} pays {amount} {PAID[reason]}." if number < 0 else f"{player(seat)} gets {amount} {GAINED[reason]}."


def roll(state: Any, event: Any) -> str:
    """All dice of a round."""
    *dice, white = event[2:]
    rolled = ", ".join(f"{dice[2 * seat]} and {dice[2 * seat + 1]} for {player(seat)}" for seat in range(len(dice) // 2))
    return f"The dice: {rolled}; the white die shows {white}."


def bonus(state: Any, event: Any) -> str:
    """Who covered a colour first or second."""
    _, seat, colour, size = event
    order, tile = ("second", "small") if size else ("first", "large")
    return f"{player(seat)} is the {order} to cover every {COLOUR_NAMES[colour]} space and takes the {tile} bonus tile."


SENTENCES: dict[str, Callable[[Any, Any], str]] = {
    "phase": lambda state, event: f"Phase {PHASE_LETTERS[event[2]]} begins.",
    "clear": lambda state, event: f"From {depot_of(event[3])} back to the box: {tile_title(TILES[event[2]])}.",
    "reveal": lambda state, event: f"{depot_of(event[3]).capitalize()} gets {a(event[2])}.",
    "round_goods": lambda state, event: f"Round {event[2] + 1} will bring {GOODS[event[3]]} goods.",
    "roll": roll,
    "goods": lambda state, event: f"The white die brings {GOODS[event[3]]} goods to depot {event[2] + 1}.",
    "turn": lambda state, event: f"It is {player(event[1])}'s turn.",
    "settle": lambda state, event: f"{player(event[1])} settles in duchy {event[2]}, with a castle on hex {event[3] + 1}.",
    "secret": lambda state, event: f"{player(event[1])} has chosen in secret.",
    "take": lambda state, event: f"{player(event[1])} takes {the(event[2])} from {depot_of(event[3])}.",
    "discard": lambda state, event: f"{player(event[1])} discards {the(event[2])}.",
    "place": lambda state, event: f"{player(event[1])} places {the(event[2])} on hex {event[3] + 1}.",
    "sell": lambda state, event: f"{player(event[1])} sells {goods_of(event[3], event[2])}.",
    "load": lambda state, event: f"{player(event[1])} loads {goods_of(event[4], event[3])} from depot {event[2] + 1}.",
    "advance": lambda state, event: f"{player(event[1])} moves to space {event[2]} of the turn order track.",
    "silver": stock,
    "workers": stock,
    "bonus": bonus,
    "score": score,
    "skip": lambda state, event: f"{player(event[1])} declines.",
    "lapse": lambda state, event: f"{player(event[1])} {LAPSED[event[2]]}.",
    "end": lambda state, event: f"{player(event[1])} ends the turn.",
    "over": lambda state, event: "The game is over; the last points are counted.",
}
"""By kind of event."""


def sentence(state: Any, event: Event) -> str:
    """The event in words."""
    return SENTENCES[str(event[0])](state, event)
