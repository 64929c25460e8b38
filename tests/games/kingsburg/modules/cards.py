"""Positions with cards: governors appointed, a destiny card in force, whims on the council, groups claimed."""

from typing import Any

from burgrave.games.kingsburg.modules.destiny.deck import deck_of
from burgrave.games.kingsburg.modules.destiny.printed import NAMES as DESTINIES
from burgrave.games.kingsburg.modules.governors.cards import governor
from burgrave.games.kingsburg.modules.governors.court import NOBODY_YET, court_of
from burgrave.games.kingsburg.modules.scenarios.printed import NAMES as GROUPS
from burgrave.games.kingsburg.modules.scenarios.sheet import NONE, sheet_of
from burgrave.games.kingsburg.modules.whims.tiles import lay
from burgrave.games.kingsburg.state import State

from ..scene import begin, refresh, scene


def ruled_by(*names: str, seats: int = 3, modules: tuple[str, ...] = (), **own: Any) -> State:
    """A bare table at which the first seats are these governors, and the others nobody."""
    state = scene(seats, modules=("base", "governors", *modules), **own)
    court = court_of(state)
    court.hands = [[] for _ in range(seats)]
    court.auctioned = []
    court.governors = [*map(governor, names), *[NOBODY_YET] * (seats - len(names))]
    return refresh(state)


def fated(card: str, seats: int = 3, modules: tuple[str, ...] = (), **own: Any) -> State:
    """A bare table at which this destiny card is turned up, up to the first choice it brings."""
    state = scene(seats, modules=("base", "destiny", *modules), **own)
    turn_up(state, card)
    return state


def turn_up(state: State, *cards: str) -> None:
    """The year starts; these cards are the next of the deck."""
    deck = deck_of(state)
    deck.cards = [DESTINIES.index(card) for card in cards] + [number for number, name in enumerate(DESTINIES) if name not in cards]
    deck.turned = 0
    deck.force = -1
    begin(state, "aid", "year_start")


def whimsical(rank: int, seats: int = 3, court: str = "whims", **own: Any) -> State:
    """A bare table at which the whim of this rank lies on its adviser, and no other does."""
    state = scene(seats, modules=("base", "whims"), options={"court": court}, **own)
    state.support = list(range(18))
    lay(state, rank - 1)
    return refresh(state)


def grouped(*names: str, seats: int = 3, modules: tuple[str, ...] = (), **own: Any) -> State:
    """A bare table at which the first seats have claimed these groups."""
    options = {"scenario": "wheeling_and_dealing"}
    state = scene(seats, modules=("base", "scenarios", *modules), options=options, **own)
    sheet_of(state).groups = [*map(GROUPS.index, names), *[NONE] * (seats - len(names))]
    return refresh(state)
