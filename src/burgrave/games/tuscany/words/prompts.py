"""What a seat is asked, by the step on top of the agenda: a short question, and a line below it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from burgrave.games.tuscany.elements import STORAGE
from burgrave.games.tuscany.estate import FIELD_NAMES
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.steps.arrange import Arrange
from burgrave.games.tuscany.steps.bonus import ChooseBonus
from burgrave.games.tuscany.steps.castle import PlaceOpenToken
from burgrave.games.tuscany.steps.place import Pay
from burgrave.games.tuscany.steps.take import MakeRoom, TakeAfterExchange, free_place, places
from burgrave.games.tuscany.steps.turn import EndTurn, TakeAction
from burgrave.games.tuscany.tokens import BONUS_KINDS, MORE_CARDS
from burgrave.games.tuscany.words.language import Language
from burgrave.games.words import PromptTexts

# ---- before the first turn -------------------------------------------------------------------------------------------


def arrange(language: Language, state: State, seat: int, step: Arrange) -> PromptTexts:
    """Ask how three parts lie, and where the first castle stands."""
    _ = language.gettext
    return _("Arrange your estate"), _("swap, turn and shift the parts, then choose a castle field")


def choose_bonus(language: Language, state: State, seat: int, step: ChooseBonus) -> PromptTexts:
    """Ask for a bonus token, before the first turn or for a city."""
    _ = language.gettext
    if not state.round:
        return _("Choose your first bonus token"), _("it helps you for the whole game")
    return _("City: take a bonus token"), _("it helps you from now on")


# ---- a turn ----------------------------------------------------------------------------------------------------------


def take_action(language: Language, state: State, seat: int, step: TakeAction) -> PromptTexts:
    """Ask for an action: which of the turn it is, and what can be done."""
    _ = language.gettext
    if not state.spent:
        asked = _("Choose your action")
    elif sum(1 for other in state.agenda if isinstance(other, TakeAction)) > 1:
        asked = _("Choose the first of two actions")
    else:
        asked = _("Choose your second action")
    lost = given_up(state, seat)
    if len(lost) == 1:
        return asked, _("storage is full: a token you take replaces {token}").format(token=language.the[lost[0]])
    if lost:
        return asked, _("storage is full: a token you take replaces one of yours")
    verbs = {action.verb for action in state.legal_actions(seat)}
    if "exchange" in verbs:
        return asked, _("no open token fits: exchange some first, or take any")
    ways = [_("draw {cards}").format(cards=language.cards(drawn(state, seat)))]
    if "take" in verbs:
        ways.append(_("take a token"))
    if "place" in verbs:
        ways.append(_("place a stored one"))
    return asked, language.either(ways)


def drawn(state: State, seat: int) -> int:
    """Return how many cards the action "draw" brings the seat."""
    return state.book.draw + state.bonus[seat * BONUS_KINDS + MORE_CARDS]


def given_up(state: State, seat: int) -> list[int]:
    """Return the kinds of stored tokens of which one is discarded when another is taken; none as long as there is room."""
    if free_place(state, seat) >= 0:
        return []
    return list(dict.fromkeys(state.storage[seat * STORAGE : seat * STORAGE + places(state, seat)]))


def pay(language: Language, state: State, seat: int, step: Pay) -> PromptTexts:
    """Ask what pays for a token."""
    _ = language.gettext
    token, colour = state.storage[seat * STORAGE + step.place], state.estate[seat].colour[step.field]
    hint = _("for each half one {colour} card, a pair of others or a worker")
    asked = _("Pay for {token} on {field}").format(token=language.the[token], field=FIELD_NAMES[step.field])
    return asked, hint.format(colour=language.of_colour[colour])


def make_room(language: Language, state: State, seat: int, step: MakeRoom) -> PromptTexts:
    """Ask what goes for a token that comes."""
    _ = language.gettext
    hint = _("your storage is full; you are taking {token}").format(token=language.the[state.display[step.place]])
    return _("Throw a stored token away"), hint


def take_after_exchange(language: Language, state: State, seat: int, step: TakeAfterExchange) -> PromptTexts:
    """Ask for what must follow an exchange."""
    _ = language.gettext
    verbs = {action.verb for action in state.legal_actions(seat)}
    if "exchange" in verbs:
        return _("Exchange once more"), _("still no open token fits your estate")
    return _("Take a token that fits"), _("you have exchanged, so now you take one")


def place_open_token(language: Language, state: State, seat: int, step: PlaceOpenToken) -> PromptTexts:
    """Ask for the open token that a castle places."""
    _ = language.gettext
    return _("Castle: place an open token"), _("at once and for nothing, or none")


def end_turn(language: Language, state: State, seat: int, step: EndTurn) -> PromptTexts:
    """Ask for the end of the turn, or a marble first."""
    _ = language.gettext
    verbs = {action.verb for action in state.legal_actions(seat)}
    hint = _("or spend a marble for a second action") if "marble" in verbs else _("nothing is left to do")
    return _("End your turn"), hint


PROMPTS: Final[Mapping[str, Callable[[Language, State, int, Any], PromptTexts]]] = {
    "Arrange": arrange,
    "ChooseBonus": choose_bonus,
    "TakeAction": take_action,
    "Pay": pay,
    "MakeRoom": make_room,
    "TakeAfterExchange": take_after_exchange,
    "PlaceOpenToken": place_open_token,
    "EndTurn": end_turn,
}
"""By the name under which the step is known (`Step.name`)."""
