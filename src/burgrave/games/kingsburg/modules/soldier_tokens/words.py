"""The words of the soldier tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.agenda import Step
from burgrave.games.kingsburg.modules.soldier_tokens.tokens import SendTokens
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.words.declaration import KingsburgWords
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.log import LogBuilder
from burgrave.games.kingsburg.words.topics import topic
from burgrave.games.kingsburg.words.verbs import heading
from burgrave.games.language import Titled, titled
from burgrave.games.words import Options, PromptTexts, RulesHelp, Texts, Topics
from burgrave.speech import marked

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def send_question(language: Language, state: State, seat: int, step: SendTokens) -> PromptTexts:
    """Ask for a token."""
    _ = language.gettext
    return _("Choose a soldier token"), _("in secret; each only once, and the last one left is points")


def send_label(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of sending a token."""
    soldiers = language.soldiers(action.args[0])
    return language.gettext("Send the token with {soldiers}").format(soldiers=soldiers), soldiers, ""


def token(language: Language, seat: int, value: int) -> str:
    """Say which token a player sent."""
    sentence = language.gettext("{name} sends the token with {soldiers}.")
    return sentence.format(name=language.player(seat), soldiers=language.soldiers(value))


def log_token(log: LogBuilder, seat: int, value: int) -> None:
    """Log a sent token. The soldiers it brings need no other entry."""
    log.soldiers[seat] = value
    text = log.language.gettext("sent the token with {soldiers}")
    log.add_entry(seat, text.format(soldiers=log.language.soldiers(value)))


def topics(language: Language, seats: int, options: Options) -> Topics:
    """Return the topic of the tokens."""
    _ = language.gettext
    return {
        "soldier_token": topic(
            _("Soldier token"),
            _(
                "Instead of a die for the king's soldiers everybody sends one of their tokens in secret: 0, 1, 1, 2, 3 or 4 "
                "soldiers. Each is used once. The one left at the end is worth as many points."
            ),
        )
    }


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return the rules of the module in a few sentences."""
    _ = language.gettext
    return {
        "soldier_tokens": (
            _("Soldier tokens"),
            _(
                "Everybody has tokens of 0, 1, 1, 2, 3 and 4 soldiers. In winter nothing is rolled: all choose a token in secret "
                "and get its soldiers. Each token is used once; the last one left scores its number."
            ),
        )
    }


def module_words(language: Language) -> dict[str, Titled]:
    """Return the module's title and hint."""
    _ = language.gettext
    return {"soldier_tokens": titled(_("Soldier tokens"), _("chosen in secret instead of a die for the king's soldiers"))}


WORDS: Final = KingsburgWords(
    prompts={"SendTokens": send_question},
    labels={"send": send_label},
    verbs={"send": heading(marked("Send a token"), "soldier")},
    sources={"last_token": marked("Last soldier token")},
    sentences={"token": token},
    log_handlers={"token": log_token},
    revealed=("token",),
    topics=(topics,),
    rules_help=(rules,),
    module_words=(module_words,),
)
