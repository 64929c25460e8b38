"""What stands on the button of a verb and above its actions in a list of choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from burgrave.engine.agenda import Step
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.steps.bonus import ChooseBonus
from burgrave.games.tuscany.steps.turn import TakeAction
from burgrave.games.tuscany.words.language import Language
from burgrave.games.tuscany.words.prompts import drawn
from burgrave.games.words import Button


def is_action(step: Step[State]) -> bool:
    """Return whether verbs are buttons besides: in a turn, where one says first what to do, then with which token."""
    return isinstance(step, TakeAction)


def draw(language: Language, state: State, seat: int, step: Step[State]) -> Button:
    """Return the button of `draw`, with the number of cards."""
    _ = language.gettext
    return _("Draw {count}").format(count=drawn(state, seat)), "card", _("Draw cards"), True


def take(language: Language, state: State, seat: int, step: Step[State]) -> Button:
    """Return the button of `take`: of an open token, or of a bonus token, which is only clicked."""
    _ = language.gettext
    if isinstance(step, ChooseBonus):
        label = _("Take a bonus token")
        return label, "", label, False
    return _("Take"), "t_hex_flat", _("Take a token"), is_action(step)


def place(language: Language, state: State, seat: int, step: Step[State]) -> Button:
    """Return the button of `place`, besides the stored tokens."""
    _ = language.gettext
    return _("Place"), "t_storage", _("Place a token"), is_action(step)


def exchange(language: Language, state: State, seat: int, step: Step[State]) -> Button:
    """Return the button of `exchange`, besides the open tokens."""
    _ = language.gettext
    return _("Exchange"), "t_swap", _("Exchange all of one colour"), is_action(step)


def fixed(words: Callable[[Language], Button]) -> Callable[[Language, State, int, Step[State]], Button]:
    """Return the button of a verb whose words depend on nothing but the language."""
    return lambda language, state, seat, step: words(language)


VERBS: Final[Mapping[str, Callable[[Language, State, int, Any], Button]]] = {
    "draw": draw,
    "take": take,
    "place": place,
    "exchange": exchange,
    "marble": fixed(lambda language: (language.gettext("Second action for 1"), "marble", language.gettext("Other"), True)),
    "pay": fixed(lambda language: (language.gettext("Pay"), "", language.gettext("Pay"), False)),
    "discard": fixed(lambda language: (language.gettext("Throw away"), "", language.gettext("Throw a token away"), False)),
    "arrange": fixed(lambda language: (language.gettext("Ready"), "", language.gettext("Arrange"), False)),
    "end": fixed(lambda language: (language.gettext("End turn"), "", language.gettext("Other"), True)),
    "skip": fixed(lambda language: (language.gettext("No open token"), "", language.gettext("Other"), True)),
}
"""By verb: returns the words of its button."""
