"""Scenarios in words: questions and choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import Step
from burgrave.games.kingsburg.modules.scenarios.alliances import RemoveOath, SwearOath
from burgrave.games.kingsburg.modules.scenarios.fair import OfferResources
from burgrave.games.kingsburg.modules.scenarios.groups import ClaimGroup
from burgrave.games.kingsburg.modules.scenarios.printed import FIRST_GROUP
from burgrave.games.kingsburg.modules.scenarios.valley import Peek
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.words import PromptTexts, Texts

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def claim_question(language: Language, state: State, seat: int, step: ClaimGroup) -> PromptTexts:
    """Ask for a group of the people."""
    _ = language.gettext
    return _("Win over a group of the people"), _("it is with you for this year")


def swear_question(language: Language, state: State, seat: int, step: SwearOath) -> PromptTexts:
    """Ask on which adviser a token is put."""
    _ = language.gettext
    return _("Put a token on an adviser"), _("a point whenever somebody without one there influences them")


def remove_question(language: Language, state: State, seat: int, step: RemoveOath) -> PromptTexts:
    """Ask which token of a neighbour goes."""
    _ = language.gettext
    left = language.player((seat + 1) % state.seats)
    return _("Take a token away"), _("one that belongs to {player}, on your left").format(player=left)


def offer_question(language: Language, state: State, seat: int, step: OfferResources) -> PromptTexts:
    """Ask for resources for the fair."""
    _ = language.gettext
    return _("Offer resources at the fair"), _("one or two of a kind; the most of it brings 2 points")


def peek_question(language: Language, state: State, seat: int, step: Peek) -> PromptTexts:
    """Ask at which deck to look."""
    return language.gettext("Look at an enemy"), language.gettext("which of the decks?")


PROMPTS: Final[dict[str, Callable[[Language, State, int, Any], PromptTexts]]] = {
    "ClaimGroup": claim_question,
    "SwearOath": swear_question,
    "RemoveOath": remove_question,
    "OfferResources": offer_question,
    "Peek": peek_question,
}
"""By name of the step."""


def claim_label(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of claiming a group."""
    power = FIRST_GROUP + action.args[0]
    label = language.gettext("Win over {group}").format(group=language.the_power(power))
    return label, language.power(power), ""


def swear_label(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of putting a token on an adviser."""
    place = action.args[0]
    label = language.gettext("Put a token on {adviser}").format(adviser=language.the_adviser(place))
    return label, language.ranked_adviser(place), ""


def remove_label(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of removing a neighbour's token."""
    place = action.args[0]
    label = language.gettext("Take a token away {adviser}").format(adviser=language.from_adviser(place))
    return label, language.ranked_adviser(place), ""


def offer_label(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of offering resources at the fair."""
    kind, count = action.args[0] // 2, action.args[0] % 2 + 1
    amount = language.amount(kind, count)
    return language.gettext("Offer {things}").format(things=amount), amount, ""


def look_label(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of looking at one deck of enemies."""
    _ = language.gettext
    label = _("Look at the goblins' valley") if action.args[0] else _("Look at the enemy")
    return label, label, ""


def low_adviser(language: Language, state: State, seat: int, chosen: tuple[int, ...]) -> str:
    """Return the name of the adviser who helps twice."""
    return language.adviser(chosen[0])
