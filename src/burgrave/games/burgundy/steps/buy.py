"""The purchase of a turn: two silver for a tile of the black depot; and what monastery 6 makes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.ruleset import Lister
from burgrave.games.burgundy.colours import BUILDING
from burgrave.games.burgundy.elements import BUY_FROM, HIRE
from burgrave.games.burgundy.mainboard import BLACK, BLACK_PRICE, DEPOTS
from burgrave.games.burgundy.questions import BUY_FROM_DEPOTS, HIRE_PRICE, QUESTIONS
from burgrave.games.burgundy.steps.dice_actions import Dice
from burgrave.games.burgundy.steps.place import placeable
from burgrave.games.burgundy.steps.storage import receive
from burgrave.games.burgundy.tiles import COLOUR

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.burgundy.state import State

BOUGHT: Final = 1
HIRED: Final = 2
"""Bits of `state.spent`."""


def list_purchases(state: State, seat: int, dice: Dice, found: list[Action]) -> None:
    """Once in a turn: the black depot's tiles, and with monastery 6 of 2011 those of every depot."""
    if state.silver[seat] < BLACK_PRICE or state.spent & BOUGHT:
        return
    shelves = state.shelves
    found += BUY_FROM[DEPOTS][shelves[DEPOTS]]
    if state.answers[seat * QUESTIONS + BUY_FROM_DEPOTS]:
        for depot in range(DEPOTS):
            found += BUY_FROM[depot][shelves[depot]]


def buy(state: State, seat: int, action: Action) -> None:
    """Pay the silver, and move the tile to storage."""
    state.spent |= BOUGHT
    state.silver[seat] -= BLACK_PRICE
    state.events.append(("silver", seat, -BLACK_PRICE, "purchase"))
    receive(state, seat, action.args[0])


def list_hires(state: State, seat: int, dice: Dice, found: list[Action]) -> None:
    """Once in a turn, with monastery 6 of the special edition: a building of a numbered depot for workers."""
    price = state.answers[seat * QUESTIONS + HIRE_PRICE]
    if not price or state.spent & HIRED or state.workers[seat] < price:
        return
    depots = state.depots
    for space in range(BLACK):
        if depots[space] and COLOUR[depots[space]] == BUILDING:
            found.append(HIRE[space])


def hire(state: State, seat: int, action: Action) -> None:
    """Pay the workers, and move the building to storage."""
    state.spent |= HIRED
    price = state.answers[seat * QUESTIONS + HIRE_PRICE]
    state.workers[seat] -= price
    state.events.append(("workers", seat, -price, "hire"))
    receive(state, seat, action.args[0])


def to_place(lister: Lister) -> Lister:
    """While a tile grants an action: only what could be bought or hired and then placed with it.

    Anything else can be bought just as well when the granted action is done, so it is not offered here.
    """

    def listed(state: State, seat: int, dice: Dice, found: list[Action]) -> None:
        wares: list[Action] = []
        lister(state, seat, dice, wares)
        found += [action for action in wares if placeable(state, seat, state.depots[action.args[0]])]

    return listed


def at_any_time(lister: Lister) -> Lister:
    """In the middle of an action: only where the edition or an option lets a purchase be made there."""

    def listed(state: State, seat: int, dice: Dice, found: list[Action]) -> None:
        if state.book.buy_in_town_hall:
            lister(state, seat, dice, found)

    return listed
