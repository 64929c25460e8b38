"""What stands on the button of a verb and above its actions in a list of choices; and what is missing for what cannot be had."""

from __future__ import annotations

from typing import Any

from burgrave.games.burgundy.dice import COST, WORKERS_SEEN
from burgrave.games.burgundy.elements import DEPOT_SPACES
from burgrave.games.burgundy.mainboard import BLACK, BLACK_PRICE, SPACES
from burgrave.games.burgundy.questions import BUY_FROM_DEPOTS, FREE_STEP_TAKE, QUESTIONS, WORKERS_TAKEN
from burgrave.games.burgundy.steps.buy import BOUGHT
from burgrave.games.burgundy.steps.dice_actions import reach_base
from burgrave.games.burgundy.words import parts
from burgrave.games.burgundy.words.labels import declining
from burgrave.games.burgundy.words.tongue import Tongue
from burgrave.games.wording import asking_step
from burgrave.games.words import Button

TURN = "Turn"
"""The step in which dice are used."""


def button(to: Tongue, state: Any, seat: int, step: Any, verb: str) -> Button:
    """Of a verb that may be chosen now."""
    _ = to.gettext
    other = _("Other")
    if verb == "workers":
        return _("Take {count}").format(count=state.answers[seat * QUESTIONS + WORKERS_TAKEN]), "worker", other, True
    if verb == "end":
        return _("End turn"), "", other, True
    if verb == "skip":
        return declining(to, step), "", other, True
    if verb == "buy":
        group = _("Buy a tile") if state.answers[seat * QUESTIONS + BUY_FROM_DEPOTS] else _("Buy from the black depot")
        return _("Buy for {price}").format(price=to.silver(BLACK_PRICE)), "silver", group, False
    known = {
        "take": (_("Take a tile"), ""),
        "place": (_("Place a tile"), ""),
        "sell": (_("Sell"), "tag"),
        "hire": (_("Take a building for workers"), "worker"),
        "fetch": (_("Take a tile"), ""),
        "load": (_("Load goods"), ""),
        "keep": (_("Keep goods"), ""),
        "discard": (_("Discard a tile"), ""),
        "store": (_("Put it there"), ""),
        "settle": (_("Settle"), ""),
    }
    if verb not in known:
        found: Button = parts.told("buttons", verb)(to, state, seat, step)
        return found
    label, icon = known[verb]
    return label, icon, label, False


def out_of_reach(to: Tongue, state: Any, seat: int) -> dict[str, str]:
    """In a turn with dice left: the tiles of depots that no die reaches, and those of the black depot that cannot be paid."""
    if state.is_over or seat not in state.to_act or asking_step(state).worth() != TURN:
        return {}
    found: dict[str, str] = {}
    dice = [state.dice[seat * 2 + die] for die in range(2) if state.dice_left[seat] >> die & 1]
    offered = {element for action in state.legal_actions(seat) for element in action.path}
    if dice:
        ease = reach_base(state, seat, FREE_STEP_TAKE) // (7 * WORKERS_SEEN)
        for space in range(BLACK):
            element = DEPOT_SPACES[space].name
            if state.depots[space] and element not in offered:
                price = min(COST[(ease * 7 + die) * 7 + space // SPACES + 1] for die in dice)
                found[element] = missing_workers(to, price, state.workers[seat])
    reason = no_purchase(to, state, seat)
    if reason:
        for space in range(BLACK, BLACK + state.book.black_spaces):
            if state.depots[space]:
                found[DEPOT_SPACES[space].name] = reason
    for part in parts.PARTS:
        found |= part.missing(to, state, seat)
    return found


def missing_workers(to: Tongue, price: int, owned: int) -> str:
    """How far a depot is, and what there is to go there."""
    _ = to.gettext
    return {
        (1, 0): _("one worker away; you have none"),
        (2, 0): _("two workers away; you have none"),
        (2, 1): _("two workers away; you have one"),
        (3, 0): _("three workers away; you have none"),
        (3, 1): _("three workers away; you have one"),
        (3, 2): _("three workers away; you have two"),
    }[price, owned]


def no_purchase(to: Tongue, state: Any, seat: int) -> str:
    """Why the seat cannot buy; nothing when it can."""
    if state.spent & BOUGHT:
        return to.gettext("you have bought in this turn")
    owned = state.silver[seat]
    if owned >= BLACK_PRICE:
        return ""
    return to.gettext("costs {price}; you have {owned}").format(price=to.silver(BLACK_PRICE), owned=owned)
