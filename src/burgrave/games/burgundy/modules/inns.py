"""Inns (special p. 13): bought beside the black depot, laid on any empty space, and their region counts one larger.

The view has `stack`: the elements of the inns that lie beside the black depot, the bottom one first (`["inn:1", "inn:3"]`); the
last one is on top and the only one that is offered. Inns in storages and duchies are tiles named `inn` like all others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.decision import Offer
from burgrave.engine.errors import demand
from burgrave.engine.events import NOBODY
from burgrave.engine.ruleset import Module, Ruleset
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.elements import BUY_INN, DEPOT_SPACES, INN_SPACES
from burgrave.games.burgundy.evaluation.land import DICE, PROMISE, at
from burgrave.games.burgundy.evaluation.position import dice_to_come
from burgrave.games.burgundy.mainboard import BLACK_PRICE
from burgrave.games.burgundy.steps.buy import BOUGHT, ToPlace, ToPlaceAtAnyTime
from burgrave.games.burgundy.steps.dice_actions import pay_silver
from burgrave.games.burgundy.steps.storage import fill_space, receive
from burgrave.games.burgundy.tiles import INN, INNS, KIND, ONCE

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.burgundy.book import Book
    from burgrave.games.burgundy.state import State

PILE: Final = [INN] * INNS
"""All of them, as they wait for their phases."""


class LayInn(Automatic):
    """One more inn for each phase, on top of those that nobody bought: they stay."""

    __slots__ = ()

    def run(self, table: Any) -> None:
        state: State = table
        pile = state.book.supply.index(PILE)
        drawn = state.drawn[:]
        space = INN_SPACES[drawn[pile]]
        drawn[pile] += 1
        state.drawn = drawn
        fill_space(state, space, INN)
        state.events.append(("reveal", NOBODY, INN, space))


class BuyInn(Offer):
    """The verb `buy_inn`: the purchase of a turn, for the price of a black tile."""

    __slots__ = ()

    def verb(self) -> str:
        return "buy_inn"

    def propose(self, table: Any, seat: int, context: Any, found: list[Action]) -> None:
        """The topmost one: they are alike."""
        state: State = table
        if state.silver[seat] < BLACK_PRICE or state.spent & BOUGHT:
            return
        there = stack(state)
        if there:
            found.append(BUY_INN[there[-1]])

    def apply(self, table: Any, seat: int, action: Action) -> None:
        """Pay the silver, and move the inn to storage."""
        state: State = table
        state.spent |= BOUGHT
        pay_silver(state, seat, BLACK_PRICE, "purchase")
        receive(state, seat, action.args[0])


def stack(state: State) -> list[int]:
    """The places in the stack where an inn lies."""
    return [place for place, space in enumerate(INN_SPACES) if state.depots[space]]


def with_inn(state: State, seat: int) -> int:
    """The mask of the regions in which a seat has an inn."""
    return state.banned[seat * ONCE + KIND[INN]]


def region_size(state: State, seat: int, region: int) -> int:
    """An inn makes its region one larger."""
    return 1 if with_inn(state, seat) & region else 0


def worth(state: State, seat: int) -> float:
    """Unfinished regions with an inn promise what those of the next size do."""
    marked = with_inn(state, seat)
    if not marked:
        return 0.0
    used = DICE - dice_to_come(state, seat)
    value = 0.0
    for region in state.duchy[seat].regions:
        missing = (region & ~state.covered[seat]).bit_count()
        if region & marked and missing:
            size = region.bit_count()
            value += PROMISE[at(size + 1, missing, used)] - PROMISE[at(size, missing, used)]
    return value


def audited(state: State) -> None:
    """No region has two of them."""
    for seat in state.book.people:
        first = state.book.homes[seat] * HEXES
        duchy = state.duchy[seat]
        marked = 0
        for hex_ in range(duchy.hexes):
            if state.tiles[first + hex_] == INN:
                demand(not marked >> hex_ & 1, "two inns in a region", seat, hex_)
                marked |= duchy.region[hex_]


def prepare(rules: Ruleset) -> None:
    """A pile of their own, and spaces beside the black depot."""
    book: Book = rules.book
    book.supply.append(PILE[:])
    book.spaces = max(book.spaces, INN_SPACES.stop)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """See above."""
    return {"stack": [DEPOT_SPACES[INN_SPACES[place]].name for place in stack(state)]}


INNS_MODULE: Final = Module(
    id="inns",
    title="Inns",
    summary="One more each phase: for two silver, on any space of a duchy, and its region counts one larger.",
    needs=("base",),
    demands={"edition": ("special",)},
    prepare=prepare,
    programme={"phase_start": lambda steps: (*steps, LayInn())},
    offers={
        "turn": (BuyInn(stays=True),),
        "castle": (ToPlace(BuyInn()),),
        "white_die": (ToPlace(BuyInn()),),
        "town_hall": (ToPlaceAtAnyTime(BuyInn()),),
    },
    reactions={"region_size": (region_size,), "audited": (audited,)},
    evaluations=(worth,),
    steps=(LayInn,),
    view=view,
)
