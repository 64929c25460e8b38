"""The words of destiny."""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.modules.destiny.printed import CARDS, FIRST_CARD, NAMES
from burgrave.games.kingsburg.modules.destiny.words import events
from burgrave.games.kingsburg.modules.destiny.words.cards import POWERS
from burgrave.games.kingsburg.words.declaration import KingsburgWords
from burgrave.games.kingsburg.words.labels import payment
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.topics import power_topic
from burgrave.games.language import Titled, titled
from burgrave.games.words import Options, OptionWords, RulesHelp, Topics
from burgrave.speech import marked

GUESSES: Final[dict[str, str]] = {
    "effect, from a ruling": marked("what it does, which follows from a published ruling on it"),
    "that owners gain a point": marked("that owners gain a point"),
    "that the resource is wood": marked("that the resource is wood"),
    "the number of soldiers": marked("the number of soldiers"),
    "which advisers, which gifts": marked("which advisers have gifts, and which"),
    "what the tokens do": marked("what the tokens do"),
}
"""By guessed part in the printed data: words for players."""


def topics(language: Language, seats: int, options: Options) -> Topics:
    """Return a topic for the snowstorm where an option changes it. The topics of other cards are those of their powers."""
    if options.get("snowstorm") != "die_only":
        return {}
    more = language.gettext("Where tokens are sent instead of a roll, it does nothing.")
    return {"destiny:snowstorm": power_topic(language, FIRST_CARD + NAMES.index("snowstorm"), after=more)}


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return the rules of the module in a few sentences."""
    _ = language.gettext
    text = _("At the start of every year a card is turned up. It changes the rules for all until winter is over.")
    return {"destiny": (_("Destiny"), text)}


def module_words(language: Language) -> dict[str, Titled]:
    """Return the module's title and hint."""
    _ = language.gettext
    return {"destiny": titled(_("Destiny"), _("a card changes the rules of every year"))}


def option_words(language: Language) -> dict[str, OptionWords]:
    """Return the words of the option on the snowstorm."""
    _ = language.gettext
    return {
        "snowstorm": {
            "title": _("Snowstorm"),
            "hint": _("what the card does where soldier tokens replace the king's die"),
            "values": {
                "everybody": titled(
                    _("2 soldiers for everybody"), _("tokens are sent all the same; the rulebook lets both go together")
                ),
                "die_only": titled(_("Nothing"), _("tokens count as usual; so says a sheet for the first edition")),
            },
        }
    }


def listed(language: Language, names: list[str]) -> str:
    """Return the titles of cards, joined."""
    return ", ".join(language.power(FIRST_CARD + NAMES.index(name)) for name in names)


def own_content(language: Language) -> tuple[str, ...]:
    """Return which cards are our own, and which are known only from rulings."""
    _ = language.gettext
    ours = [name for name, card in CARDS.items() if card["source"] == "reconstructed"]
    derived = [name for name, card in CARDS.items() if card["source"] == "one-source" and "guessed" in card]
    return (
        _("What {count} of the destiny cards do, and most of their names: {names}.").format(
            count=len(ours), names=listed(language, ours)
        ),
        _("What {count} more of the destiny cards do is no more than what published rulings on them tell: {names}.").format(
            count=len(derived), names=listed(language, derived)
        ),
    )


WORDS: Final = KingsburgWords(
    powers=POWERS,
    guesses=GUESSES,
    parameters={"pay_one": payment},
    sentences=events.SENTENCES,
    log_handlers=events.LOG_HANDLERS,
    log_exceptions=(("gain", events.log_wood_of_wilds),),
    topics=(topics,),
    rules_help=(rules,),
    module_words=(module_words,),
    option_words=(option_words,),
    own_content=(own_content,),
    not_published=(marked("destiny"),),
)
