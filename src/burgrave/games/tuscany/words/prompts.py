"""What a seat is asked, by the step on top of the agenda: a short question, and a line below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.games.tuscany.elements import STORAGE
from burgrave.games.tuscany.estate import FIELD_NAMES
from burgrave.games.tuscany.steps.take import free_place, places
from burgrave.games.tuscany.tokens import BONUS_KINDS, MORE_CARDS
from burgrave.games.tuscany.words.tongue import Tongue
from burgrave.games.words import Question

# ---- before the first turn -------------------------------------------------------------------------------------------


def arrange(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """How three parts lie, and where the first castle stands."""
    _ = to.gettext
    return _("Arrange your estate"), _("swap, turn and shift the parts, then choose a castle field")


def choose_bonus(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Before the first turn, or for a city."""
    _ = to.gettext
    if not state.round:
        return _("Choose your first bonus token"), _("it helps you for the whole game")
    return _("City: take a bonus token"), _("it helps you from now on")


# ---- a turn ----------------------------------------------------------------------------------------------------------


def take_action(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Which action of the turn it is, and what can be done."""
    _ = to.gettext
    if not state.spent:
        asked = _("Choose your action")
    elif sum(1 for other in state.agenda if other.worth() == "TakeAction") > 1:
        asked = _("Choose the first of two actions")
    else:
        asked = _("Choose your second action")
    lost = given_up(state, seat)
    if len(lost) == 1:
        return asked, _("storage is full: a token you take replaces {token}").format(token=to.the[lost[0]])
    if lost:
        return asked, _("storage is full: a token you take replaces one of yours")
    verbs = {action.verb for action in state.legal_actions(seat)}
    if "exchange" in verbs:
        return asked, _("no open token fits: exchange some first, or take any")
    ways = [_("draw {cards}").format(cards=to.cards(drawn(state, seat)))]
    if "take" in verbs:
        ways.append(_("take a token"))
    if "place" in verbs:
        ways.append(_("place a stored one"))
    return asked, to.either(ways)


def drawn(state: Any, seat: int) -> int:
    """How many cards the action "draw" brings the seat."""
    found: int = state.book.draw + state.bonus[seat * BONUS_KINDS + MORE_CARDS]
    return found


def given_up(state: Any, seat: int) -> list[int]:
    """The kinds of stored tokens of which one goes when another is taken; none as long as there is room."""
    if free_place(state, seat) >= 0:
        return []
    return list(dict.fromkeys(state.storage[seat * STORAGE : seat * STORAGE + places(state, seat)]))


def pay(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """What pays."""
    _ = to.gettext
    token, colour = state.storage[seat * STORAGE + step.place], state.estate[seat].colour[step.field]
    hint = _("for each half one {colour} card, a pair of others or a worker")
    asked = _("Pay for {token} on {field}").format(token=to.the[token], field=FIELD_NAMES[step.field])
    return asked, hint.format(colour=to.of_colour[colour])


def make_room(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """What goes for a token that comes."""
    _ = to.gettext
    hint = _("your storage is full; you are taking {token}").format(token=to.the[state.display[step.place]])
    return _("Throw a stored token away"), hint


def take_after_exchange(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """What must follow an exchange."""
    _ = to.gettext
    verbs = {action.verb for action in state.legal_actions(seat)}
    if "exchange" in verbs:
        return _("Exchange once more"), _("still no open token fits your estate")
    return _("Take a token that fits"), _("you have exchanged, so now you take one")


def place_open_token(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A castle's effect."""
    _ = to.gettext
    return _("Castle: place an open token"), _("at once and for nothing, or none")


def end_turn(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """The end, or a marble first."""
    _ = to.gettext
    verbs = {action.verb for action in state.legal_actions(seat)}
    hint = _("or spend a marble for a second action") if "marble" in verbs else _("nothing is left to do")
    return _("End your turn"), hint


QUESTIONS: Final[dict[str, Callable[[Tongue, Any, int, Any], Question]]] = {
    "Arrange": arrange,
    "ChooseBonus": choose_bonus,
    "TakeAction": take_action,
    "Pay": pay,
    "MakeRoom": make_room,
    "TakeAfterExchange": take_after_exchange,
    "PlaceOpenToken": place_open_token,
    "EndTurn": end_turn,
}
"""By the name under which the step is known (`Step.worth`)."""
