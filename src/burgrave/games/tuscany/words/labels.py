"""Actions in words: the whole line (`label`), the short one below its heading (`short`), and which way it is (`how`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from burgrave.games.tuscany.elements import BY_WORKER, STORAGE, TAKE_BONUS
from burgrave.games.tuscany.estate import FIELD_NAMES, ORDERS, PART_LETTERS, SHIFTS
from burgrave.games.tuscany.steps.place import Pay
from burgrave.games.tuscany.tokens import COLOUR, HEXAGON
from burgrave.games.tuscany.words.payments import payment
from burgrave.games.tuscany.words.prompts import drawn, given_up
from burgrave.games.tuscany.words.tongue import Tongue
from burgrave.games.words import Texts

if TYPE_CHECKING:
    from burgrave.engine.action import Action


BONUS_ACTIONS: Final = frozenset(TAKE_BONUS)


def stored(state: Any, seat: int, place: int) -> int:
    """The token on a storage place."""
    found: int = state.storage[seat * STORAGE + place]
    return found


# ---- before the first turn -------------------------------------------------------------------------------------------


def arrange(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """Order, turns, shifts, and the first castle."""
    _ = to.gettext
    order, turned, shifts, part = action.args
    field = FIELD_NAMES[state.estate[seat].castle(part)]
    parts, how = " ".join(ORDERS[order]), laid(to, turned, shifts)
    return (
        _("Lay {parts}, {how}; first castle on {field}").format(parts=parts, how=how, field=field),
        _("{parts}, castle on {field}").format(parts=parts, field=field),
        how,
    )


def laid(to: Tongue, turned: int, shifts: int) -> str:
    """Which parts are turned, and how they are shifted: "A and C turned, shifted up and down"."""
    _ = to.gettext
    letters = [letter for part, letter in enumerate(PART_LETTERS) if turned >> part & 1]
    ways = (_("shifted up and up"), _("shifted down and up"), _("shifted up and down"), _("shifted down and down"))
    way = ways[shifts % len(SHIFTS)]
    if not letters:
        return _("none turned, {way}").format(way=way)
    return to.ngettext("{parts} turned, {way}", "{parts} turned, {way}", len(letters)).format(parts=to.both(letters), way=way)


# ---- the three actions -----------------------------------------------------------------------------------------------


def draw(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """How many cards."""
    told = to.gettext("Draw {cards}").format(cards=to.cards(drawn(state, seat)))
    return told, told, ""


def take(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A bonus token, or an open token and what goes for it."""
    _ = to.gettext
    if action in BONUS_ACTIONS:
        title = to.bonus[action.args[0]]
        return _("Take the bonus token {title}").format(title=title), title, ""
    place = action.args[0]
    token = state.display[place]
    lost = given_up(state, seat)
    if len(lost) == 1:
        label = _("Take {token} (open token {number}) and throw {lost} away").format(
            token=to.the[token], number=place + 1, lost=to.the[lost[0]]
        )
    else:
        label = _("Take {token} (open token {number})").format(token=to.the[token], number=place + 1)
    how = _("take it into storage") if may_exchange(state, seat) else ""
    return label, _("{token} ({number})").format(token=to.title[token], number=place + 1), how


def may_exchange(state: Any, seat: int) -> bool:
    """Whether a click on an open token may mean two things."""
    return any(action.verb == "exchange" for action in state.legal_actions(seat))


def exchange(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """All open tokens of a colour."""
    _ = to.gettext
    tokens = to.all[COLOUR[state.display[action.args[0]]]]
    return _("Exchange all open {tokens}").format(tokens=tokens), tokens, _("exchange all open {tokens}").format(tokens=tokens)


def place(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A stored token onto a field, and what pays where that is clear; or an open one for a castle."""
    _ = to.gettext
    field = FIELD_NAMES[action.args[1]]
    if step.worth() == "PlaceOpenToken":
        token, number = state.display[action.args[0]], action.args[0] + 1
        return (
            _("Place {token} (open token {number}) on {field}").format(token=to.the[token], number=number, field=field),
            _("{token} ({number}) on {field}").format(token=to.title[token], number=number, field=field),
            "",
        )
    token = stored(state, seat, action.args[0])
    label = deed_of_place(to, state, seat, action)
    ways = Pay(seat, action.args[0], action.args[1]).options(state, seat)
    if len(ways) == 1:
        label = _("{deed} for {price}").format(deed=label, price=paid(to, state, seat, action.args[1], ways[0]))
    return label, _("{token} on {field}").format(token=to.title[token], field=field), ""


def deed_of_place(to: Tongue, state: Any, seat: int, action: Action) -> str:
    """A stored token and its field."""
    _ = to.gettext
    token, field = stored(state, seat, action.args[0]), action.args[1]
    if token == HEXAGON:
        colour = to.as_colour[state.estate[seat].colour[field]]
        return _("Place the hexagon on {field} as {colour}").format(field=FIELD_NAMES[field], colour=colour)
    return _("Place {token} on {field}").format(token=to.the[token], field=FIELD_NAMES[field])


def paid(to: Tongue, state: Any, seat: int, field: int, action: Action) -> str:
    """What an action `pay` gives for a field."""
    cards = [half for half in action.args if half != BY_WORKER]
    return payment(to, state.estate[seat].colour[field], cards, len(action.args) - len(cards))


def pay(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """Cards and workers."""
    told = paid(to, state, seat, step.field, action)
    return to.gettext("Pay {price}").format(price=told), told, told


# ---- the rest of a turn ----------------------------------------------------------------------------------------------


def discard(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A stored token."""
    token = stored(state, seat, action.args[0])
    return to.gettext("Throw {token} away").format(token=to.the[token]), to.title[token], ""


def marble(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """One more action."""
    told = to.gettext("Spend 1 marble for a second action")
    return told, told, ""


def end(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """The end of a turn."""
    told = to.gettext("End your turn")
    return told, told, ""


def skip(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A castle's effect declined."""
    told = to.gettext("Place no open token")
    return told, told, ""


LABELS: Final[dict[str, Callable[[Tongue, Any, int, Any, Action], Texts]]] = {
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
"""By verb."""


def deed(to: Tongue, state: Any, seat: int, action: Action, told: Texts) -> str:
    """What is done, whichever way: "Place the village on B3"."""
    _ = to.gettext
    if action.verb == "arrange":
        return _("Arrange your estate")
    if action.verb == "take" and action not in BONUS_ACTIONS:
        return _("Take {token}").format(token=to.the[state.display[action.args[0]]])
    if action.verb == "pay":
        step: Any = state.agenda[-1]
        return _("Pay for {token}").format(token=to.the[stored(state, seat, step.place)])
    if action.verb == "place" and state.agenda[-1].worth() != "PlaceOpenToken":
        return deed_of_place(to, state, seat, action)
    return told[0]


def signs(state: Any, seat: int, action: Action) -> list[str]:
    """None: nothing here is paid with dice."""
    return []
