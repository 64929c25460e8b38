"""Inns (special p. 13): bought beside the black depot, laid on any empty space, and their region counts one larger.

The view has `stack`: the elements of the inns that lie beside the black depot, the bottom one first (`["inn:1", "inn:3"]`); the
last one is on top and the only one that is offered. Inns in storages and duchies are tiles named `inn` like all others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.module import Module
from burgrave.engine.ruleset import Ruleset
from burgrave.games.burgundy.elements import DEPOT_SPACES
from burgrave.games.burgundy.modules.inns.elements import INN_SPACES
from burgrave.games.burgundy.modules.inns.evaluation import evaluate_inns
from burgrave.games.burgundy.modules.inns.regions import audited, region_size
from burgrave.games.burgundy.modules.inns.stack import PILE, BuyInn, LayInn, stack
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.buy import ToPlace, ToPlaceAtAnyTime

if TYPE_CHECKING:
    from burgrave.games.burgundy.book import Book

ID: Final = "inns"


def prepare(rules: Ruleset) -> None:
    """Add a pile of inns, and spaces beside the black depot."""
    book: Book = rules.book
    book.supply.append(PILE[:])
    book.spaces = max(book.spaces, INN_SPACES.stop)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return the inns beside the black depot; see the module's docstring."""
    return {"stack": [DEPOT_SPACES[INN_SPACES[place]].name for place in stack(state)]}


INNS: Final = Module[State](
    id=ID,
    home=__name__,
    title="Inns",
    summary="One more each phase: for two silver, on any space of a duchy, and its region counts one larger.",
    needs=("base",),
    demands={"edition": ("special",)},
    prepare=prepare,
    programme={"phase_start": lambda steps: (*steps, LayInn())},
    offers={
        "turn": (BuyInn(stays=True),),
        "castle": (ToPlace(BuyInn()),),
        "town_hall": (ToPlaceAtAnyTime(BuyInn()),),
    },
    reactions={"region_size": (region_size,), "audited": (audited,)},
    evaluations=(evaluate_inns,),
    steps=(LayInn,),
    view=view,
)
