"""Explains what is missing for the tiles that a seat cannot have in its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.dice import COST, WORKERS_SEEN
from burgrave.games.burgundy.elements import DEPOT_SPACES
from burgrave.games.burgundy.mainboard import BLACK, BLACK_PRICE, SPACES
from burgrave.games.burgundy.questions import FREE_STEP_TAKE
from burgrave.games.burgundy.steps.buy import BOUGHT
from burgrave.games.burgundy.steps.dice_actions import reach_base
from burgrave.games.words import asking_step

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State
    from burgrave.games.burgundy.words.language import Language

TURN: Final = "Turn"
"""The name of the step in which dice are used."""


def is_own_turn(state: State, seat: int) -> bool:
    """Whether the seat is asked for an action of its turn, not for a choice in between."""
    return not state.is_over and seat in state.to_act and asking_step(state).name() == TURN


def out_of_reach(language: Language, state: State, seat: int) -> dict[str, str]:
    """Return by element what is missing for depot tiles that no die reaches and black tiles that cannot be paid, in a turn."""
    if not is_own_turn(state, seat):
        return {}
    missing: dict[str, str] = {}
    dice = [state.dice[seat * 2 + die] for die in range(2) if state.dice_left[seat] >> die & 1]
    offered = {element for action in state.legal_actions(seat) for element in action.path}
    if dice:
        ease = reach_base(state, seat, FREE_STEP_TAKE) // (7 * WORKERS_SEEN)
        for space in range(BLACK):
            element = DEPOT_SPACES[space].name
            if state.depots[space] and element not in offered:
                price = min(COST[(ease * 7 + die) * 7 + space // SPACES + 1] for die in dice)
                missing[element] = missing_workers(language, price, state.workers[seat])
    reason = no_purchase(language, state, seat)
    if reason:
        for space in range(BLACK, BLACK + state.book.black_spaces):
            if state.depots[space]:
                missing[DEPOT_SPACES[space].name] = reason
    return missing


def missing_workers(language: Language, price: int, owned: int) -> str:
    """Return how many workers away a depot is, and how many the seat has."""
    _ = language.gettext
    return {
        (1, 0): _("one worker away; you have none"),
        (2, 0): _("two workers away; you have none"),
        (2, 1): _("two workers away; you have one"),
        (3, 0): _("three workers away; you have none"),
        (3, 1): _("three workers away; you have one"),
        (3, 2): _("three workers away; you have two"),
    }[price, owned]


def no_purchase(language: Language, state: State, seat: int) -> str:
    """Return why the seat cannot buy; "" when it can."""
    if state.spent & BOUGHT:
        return language.gettext("you have bought in this turn")
    owned = state.silver[seat]
    if owned >= BLACK_PRICE:
        return ""
    return language.gettext("costs {price}; you have {owned}").format(price=language.silver(BLACK_PRICE), owned=owned)
