"""Whims in words: questions and choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import Step
from burgrave.games.kingsburg.modules.whims.rewards import AtPlace, ForAnother, FriendTakes, GiveAway, GrantResource
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.support import NOT_INFLUENCED
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.words import PromptTexts, Texts
from burgrave.speech import marked

if TYPE_CHECKING:
    from burgrave.engine.action import Action

RANK_OF: Final = {
    "TakeFromStock": 4,
    "NameFriend": 7,
    "FriendTakes": 7,
    "Balance": 11,
    "Feast": 12,
    "Share": 14,
    "FriendPicks": 14,
    "GiveAway": 15,
}
"""By step: the rank of the whim that asks. A step may serve another adviser's place, where the same is given."""
HINTS: Final[dict[str, str]] = {
    "TakeFromStock": marked("one of those on the tile"),
    "NameFriend": marked("they take 1 resource, you 2 of it"),
    "Balance": marked("one more of your fewest"),
    "Feast": marked("the others get 1 of the other kind"),
    "Share": marked("they take 1 piece, you 4"),
    "GiveAway": marked("what, and then to whom"),
}
"""By step: the purpose of the choice, in so few words that they fit below a question."""


def asking_adviser(language: Language, step: AtPlace) -> str:
    """Return the name of the adviser whose whim asks."""
    return language.adviser(RANK_OF[step.name()] - 1)


def question(language: Language, step: AtPlace, prompt: str) -> PromptTexts:
    """Return a whim's question, with its hint below; `prompt` has a place for the adviser's {name}."""
    return prompt.format(name=asking_adviser(language, step)), language.gettext(HINTS[step.name()])


def choose_from(language: Language, state: State, seat: int, step: AtPlace) -> PromptTexts:
    """Ask for something that an adviser gives."""
    return question(language, step, language.gettext("{name}: choose"))


def name_player(language: Language, state: State, seat: int, step: AtPlace) -> PromptTexts:
    """Ask for another player."""
    return question(language, step, language.gettext("{name}: name a player"))


def give_away(language: Language, state: State, seat: int, step: GiveAway) -> PromptTexts:
    """Ask for a piece for another player."""
    prompt = language.ngettext("{name}: give {count} more away", "{name}: give {count} away", step.left)
    return question(language, step, prompt.replace("{count}", str(step.left)))


def for_another(language: Language, state: State, seat: int, step: GrantResource) -> PromptTexts:
    """Ask what another player gets from an adviser, who is named unless nobody influenced it."""
    _ = language.gettext
    player = language.player(step.served)
    if step.place == NOT_INFLUENCED:
        return _("Choose a resource"), player
    return _("Choose a resource"), _("{player} gets it {adviser}").format(player=player, adviser=language.from_adviser(step.place))


def friend(language: Language, state: State, seat: int, step: ForAnother) -> PromptTexts:
    """Ask what a friend gets, and say what its namer gets for it."""
    _ = language.gettext
    hint = _("{player} gets 2 of the same") if isinstance(step, FriendTakes) else _("{player} gets the other four")
    prompt = _("{name}: choose").format(name=asking_adviser(language, step))
    return prompt, hint.format(player=language.player(step.served))


PROMPTS: Final[dict[str, Callable[[Language, State, int, Any], PromptTexts]]] = {
    "TakeFromStock": choose_from,
    "Balance": choose_from,
    "Feast": choose_from,
    "NameFriend": name_player,
    "Share": name_player,
    "GiveAway": give_away,
    "GrantResource": for_another,
    "FriendTakes": friend,
    "FriendPicks": friend,
}
"""By name of the step."""


def name_label(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of naming another player."""
    player = language.player(action.args[0])
    return language.gettext("Name {player}").format(player=player), player, ""


def grant_label(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of granting a resource to another player."""
    amount = language.amount(action.args[0], 1)
    return language.gettext("Grant {things}").format(things=amount), amount, ""


def give_label(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of giving a resource to another player."""
    amount, player = language.amount(action.args[0], 1), language.player(action.args[1])
    label = language.gettext("Give {things} to {player}").format(things=amount, player=player)
    return label, f"{player}: {amount}", ""
