"""The texts on the button of a verb, and above its actions in a list of choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.mainboard import BLACK_PRICE
from burgrave.games.burgundy.questions import BUY_FROM_DEPOTS, QUESTIONS, WORKERS_TAKEN
from burgrave.games.burgundy.words.unused import declining
from burgrave.speech import marked

if TYPE_CHECKING:
    from burgrave.engine.agenda import AnyStep
    from burgrave.games.burgundy.state import State
    from burgrave.games.burgundy.words.language import Language
    from burgrave.games.words import Button

ButtonWords = Callable[["Language", "State", int, "AnyStep"], "Button"]


def button(label: str, icon: str = "", is_pressed: bool = False) -> ButtonWords:
    """Return the button of a verb with one `marked` text as label and heading.

    It is pressed where what can be chosen lies on no board; else its places are clicked.
    """

    def words(language: Language, state: State, seat: int, step: AnyStep) -> Button:
        text = language.gettext(label)
        return text, icon, text, is_pressed

    return words


def workers(language: Language, state: State, seat: int, step: AnyStep) -> Button:
    """Return the button that takes workers, with their number."""
    _ = language.gettext
    return _("Take {count}").format(count=state.answers[seat * QUESTIONS + WORKERS_TAKEN]), "worker", _("Other"), True


def end(language: Language, state: State, seat: int, step: AnyStep) -> Button:
    """Return the button that ends a turn."""
    return language.gettext("End turn"), "", language.gettext("Other"), True


def skip(language: Language, state: State, seat: int, step: AnyStep) -> Button:
    """Return the button that declines what the step offers."""
    return declining(language, step.name()), "", language.gettext("Other"), True


def buy(language: Language, state: State, seat: int, step: AnyStep) -> Button:
    """Return the heading of tiles that can be bought, with their price."""
    _ = language.gettext
    group = _("Buy a tile") if state.answers[seat * QUESTIONS + BUY_FROM_DEPOTS] else _("Buy from the black depot")
    return _("Buy for {price}").format(price=language.silver(BLACK_PRICE)), "silver", group, False


VERBS: Final[dict[str, ButtonWords]] = {
    "take": button(marked("Take a tile")),
    "place": button(marked("Place a tile")),
    "sell": button(marked("Sell"), "tag"),
    "workers": workers,
    "buy": buy,
    "hire": button(marked("Take a building for workers"), "worker"),
    "fetch": button(marked("Take a tile")),
    "load": button(marked("Load goods")),
    "keep": button(marked("Keep goods")),
    "discard": button(marked("Discard a tile")),
    "settle": button(marked("Settle")),
    "end": end,
    "skip": skip,
}
"""The buttons, by verb."""
