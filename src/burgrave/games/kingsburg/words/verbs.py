"""The text on the button of a verb, and the heading above its actions in a list of choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.engine.agenda import Step
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.words.labels import declining
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.words import Button
from burgrave.speech import marked

VerbButton = Callable[[Language, State, int, Any], Button]
"""The words of a verb that a step offers a seat."""


def heading(label: str, icon: str = "") -> VerbButton:
    """Return the words of a verb whose actions are clicked on the board; `label` is an English text."""

    def words(language: Language, state: State, seat: int, step: Step[State]) -> Button:
        translated = language.gettext(label)
        return translated, icon, translated, False

    return words


def button(label: str) -> VerbButton:
    """Return the words of a verb that has a button of its own; `label` is an English text."""

    def words(language: Language, state: State, seat: int, step: Step[State]) -> Button:
        return language.gettext(label), "", language.gettext("Other"), True

    return words


def skip(language: Language, state: State, seat: int, step: Step[State]) -> Button:
    """Return the words of the button that declines what a step offers."""
    return declining(language, step), "", language.gettext("Other"), True


VERBS: Final[dict[str, VerbButton]] = {
    "skip": skip,
    "pass": button(marked("Pass")),
    "end": button(marked("Recruit no more")),
    "influence": heading(marked("Influence an adviser"), "die5"),
    "take": heading(marked("Take")),
    "pay": heading(marked("Give up")),
    "recruit": heading(marked("Recruit a soldier"), "soldier"),
    "build": heading(marked("Build")),
    "use": heading(marked("Use a power")),
    "waive": heading(marked("Let a loss come first")),
    "mark": heading(marked("Reserve an adviser")),
}
"""By verb: returns the words of its button."""
