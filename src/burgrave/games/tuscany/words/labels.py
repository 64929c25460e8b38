"""Actions in words: the whole line (`label`), the short one below its heading (`short`), and what distinguishes it (`how`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import Step
from burgrave.games.tuscany.elements import BY_WORKER, STORAGE, TAKE_BONUS
from burgrave.games.tuscany.estate import FIELD_NAMES, ORDERS, PART_LETTERS, SHIFTS
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.steps.castle import PlaceOpenToken
from burgrave.games.tuscany.steps.place import Pay
from burgrave.games.tuscany.tokens import COLOUR, HEXAGON
from burgrave.games.tuscany.words.language import Language
from burgrave.games.tuscany.words.payments import payment
from burgrave.games.tuscany.words.prompts import drawn, given_up
from burgrave.games.words import Texts

if TYPE_CHECKING:
    from burgrave.engine.action import Action


BONUS_ACTIONS: Final = frozenset(TAKE_BONUS)


def stored(state: State, seat: int, place: int) -> int:
    """Return the token on a storage place."""
    return state.storage[seat * STORAGE + place]


# ---- before the first turn -------------------------------------------------------------------------------------------


def arrange(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `arrange`: order, turns, shifts, and the first castle."""
    _ = language.gettext
    order, turned, shifts, part = action.args
    field = FIELD_NAMES[state.estate[seat].castle(part)]
    parts, how = " ".join(ORDERS[order]), laid(language, turned, shifts)
    return (
        _("Lay {parts}, {how}; first castle on {field}").format(parts=parts, how=how, field=field),
        _("{parts}, castle on {field}").format(parts=parts, field=field),
        how,
    )


def laid(language: Language, turned: int, shifts: int) -> str:
    """Return which parts are turned, and how they are shifted: "A and C turned, shifted up and down"."""
    _ = language.gettext
    letters = [letter for part, letter in enumerate(PART_LETTERS) if turned >> part & 1]
    ways = (_("shifted up and up"), _("shifted down and up"), _("shifted up and down"), _("shifted down and down"))
    way = ways[shifts % len(SHIFTS)]
    if not letters:
        return _("none turned, {way}").format(way=way)
    return language.ngettext("{parts} turned, {way}", "{parts} turned, {way}", len(letters)).format(
        parts=language.both(letters), way=way
    )


# ---- the three actions -----------------------------------------------------------------------------------------------


def draw(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `draw`: how many cards."""
    text = language.gettext("Draw {cards}").format(cards=language.cards(drawn(state, seat)))
    return text, text, ""


def take(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `take`: a bonus token, or an open token and what is discarded for it."""
    _ = language.gettext
    if action in BONUS_ACTIONS:
        title = language.bonus[action.args[0]]
        return _("Take the bonus token {title}").format(title=title), title, ""
    place = action.args[0]
    token = state.display[place]
    lost = given_up(state, seat)
    if len(lost) == 1:
        label = _("Take {token} (open token {number}) and throw {lost} away").format(
            token=language.the[token], number=place + 1, lost=language.the[lost[0]]
        )
    else:
        label = _("Take {token} (open token {number})").format(token=language.the[token], number=place + 1)
    how = _("take it into storage") if may_exchange(state, seat) else ""
    return label, _("{token} ({number})").format(token=language.title[token], number=place + 1), how


def may_exchange(state: State, seat: int) -> bool:
    """Return whether a click on an open token may mean two things."""
    return any(action.verb == "exchange" for action in state.legal_actions(seat))


def exchange(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `exchange`: all open tokens of a colour."""
    _ = language.gettext
    tokens = language.all[COLOUR[state.display[action.args[0]]]]
    return _("Exchange all open {tokens}").format(tokens=tokens), tokens, _("exchange all open {tokens}").format(tokens=tokens)


def place(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `place`: a stored token onto a field, with its payment where there is one way; or an open one for a
    castle.
    """
    _ = language.gettext
    field = FIELD_NAMES[action.args[1]]
    if isinstance(step, PlaceOpenToken):
        token, number = state.display[action.args[0]], action.args[0] + 1
        return (
            _("Place {token} (open token {number}) on {field}").format(token=language.the[token], number=number, field=field),
            _("{token} ({number}) on {field}").format(token=language.title[token], number=number, field=field),
            "",
        )
    token = stored(state, seat, action.args[0])
    label = place_text(language, state, seat, action)
    ways = Pay(seat, action.args[0], action.args[1]).legal_actions(state, seat)
    if len(ways) == 1:
        label = _("{summary} for {price}").format(summary=label, price=paid(language, state, seat, action.args[1], ways[0]))
    return label, _("{token} on {field}").format(token=language.title[token], field=field), ""


def place_text(language: Language, state: State, seat: int, action: Action) -> str:
    """Return a stored token and the field it goes to: "Place the village on B3"."""
    _ = language.gettext
    token, field = stored(state, seat, action.args[0]), action.args[1]
    if token == HEXAGON:
        colour = language.as_colour[state.estate[seat].colour[field]]
        return _("Place the hexagon on {field} as {colour}").format(field=FIELD_NAMES[field], colour=colour)
    return _("Place {token} on {field}").format(token=language.the[token], field=FIELD_NAMES[field])


def paid(language: Language, state: State, seat: int, field: int, action: Action) -> str:
    """Return what an action `pay` gives for a field."""
    cards = [half for half in action.args if half != BY_WORKER]
    return payment(language, state.estate[seat].colour[field], cards, len(action.args) - len(cards))


def pay(language: Language, state: State, seat: int, step: Pay, action: Action) -> Texts:
    """Return the texts of `pay`: the cards and workers that are given."""
    price = paid(language, state, seat, step.field, action)
    return language.gettext("Pay {price}").format(price=price), price, price


# ---- the rest of a turn ----------------------------------------------------------------------------------------------


def discard(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `discard`: which stored token is thrown away."""
    token = stored(state, seat, action.args[0])
    return language.gettext("Throw {token} away").format(token=language.the[token]), language.title[token], ""


def marble(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `marble`: one more action."""
    text = language.gettext("Spend 1 marble for a second action")
    return text, text, ""


def end(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `end`: the turn is over."""
    text = language.gettext("End your turn")
    return text, text, ""


def skip(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `skip`: a castle's effect is declined."""
    text = language.gettext("Place no open token")
    return text, text, ""


LABELS: Final[Mapping[str, Callable[[Language, State, int, Any, Action], Texts]]] = {
    "arrange": arrange,
    "draw": draw,
    "take": take,
    "exchange": exchange,
    "place": place,
    "pay": pay,
    "discard": discard,
    "marble": marble,
    "end": end,
    "skip": skip,
}
"""By verb: returns the texts of an action."""


def summary(language: Language, state: State, seat: int, action: Action, texts: Texts) -> str:
    """Return what an action does, however it is done: "Place the village on B3"."""
    _, step = language.gettext, state.agenda[-1]
    if action.verb == "arrange":
        return _("Arrange your estate")
    if action.verb == "take" and action not in BONUS_ACTIONS:
        return _("Take {token}").format(token=language.the[state.display[action.args[0]]])
    if isinstance(step, Pay):
        return _("Pay for {token}").format(token=language.the[stored(state, seat, step.place)])
    if action.verb == "place" and not isinstance(step, PlaceOpenToken):
        return place_text(language, state, seat, action)
    return texts[0]


def signs(state: State, seat: int, action: Action) -> list[str]:
    """Return [], since nothing here is paid with dice."""
    return []
