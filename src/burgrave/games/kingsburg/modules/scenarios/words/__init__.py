"""The words of the scenarios."""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.modules.scenarios.words import choices, events
from burgrave.games.kingsburg.modules.scenarios.words.groups import POWERS
from burgrave.games.kingsburg.modules.scenarios.words.refusals import REFUSALS
from burgrave.games.kingsburg.modules.scenarios.words.sheets import TEXTS, TITLES
from burgrave.games.kingsburg.words.badges import badges_by_trial
from burgrave.games.kingsburg.words.declaration import KingsburgWords
from burgrave.games.kingsburg.words.labels import fixed_declining
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.topics import topic
from burgrave.games.kingsburg.words.verbs import heading
from burgrave.games.language import Titled, titled
from burgrave.games.words import Options, OptionWords, RulesHelp, Topics
from burgrave.speech import marked

OURS: Final = "royal_fair"
"""The sheet that nobody has published."""


def topics(language: Language, seats: int, options: Options) -> Topics:
    """Return a topic for each sheet. The topics of the groups are those of their powers."""
    sheets = {}
    for name, title in TITLES.items():
        text = language.gettext(TEXTS[name])
        if name == OURS:
            text += " " + language.gettext("This sheet is ours: the fourth of the box is not published.")
        sheets[f"scenario:{name}"] = topic(language.gettext(title), text, f"scenario:{name}")
    return sheets


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return the rules of the module in a few sentences."""
    _ = language.gettext
    return {
        "scenarios": (
            _("Scenarios"),
            _(
                "One of four sheets adds rules to the whole game: groups of the people, oaths, a valley of goblins, or a royal "
                "fair."
            ),
        )
    }


def module_words(language: Language) -> dict[str, Titled]:
    """Return the module's title and hint."""
    _ = language.gettext
    return {"scenarios": titled(_("Scenarios"), _("a sheet that changes the whole game"))}


def option_words(language: Language) -> dict[str, OptionWords]:
    """Return the words of the option on which sheet is played."""
    _ = language.gettext
    hints = {
        "wheeling_and_dealing": _("every year everybody wins over a group of the people"),
        "shifting_alliances": _("tokens on advisers bring points when others influence them"),
        "goblin_valley": _("a second deck of enemies, whose goblins join the first"),
        "royal_fair": _("resources for points every summer; our own sheet"),
    }
    return {
        "scenario": {
            "title": _("Scenario"),
            "hint": _("which sheet is played"),
            "values": {name: titled(_(title), hints[name]) for name, title in TITLES.items()},
        }
    }


def own_content(language: Language) -> tuple[str, ...]:
    """Return which sheet is our own."""
    _ = language.gettext
    return (_("The fourth scenario, {name}, which is wholly ours.").format(name=_(TITLES[OURS])),)


WORDS: Final = KingsburgWords(
    powers=POWERS,
    guesses={"everything": marked("all of it")},
    prompts=choices.PROMPTS,
    labels={
        "claim": choices.claim_label,
        "swear": choices.swear_label,
        "remove": choices.remove_label,
        "offer": choices.offer_label,
        "look": choices.look_label,
    },
    verbs={
        "claim": heading(marked("Win over a group")),
        "swear": heading(marked("Put a token on an adviser")),
        "remove": heading(marked("Take a token away")),
        "offer": heading(marked("Offer")),
        "look": heading(marked("Look at an enemy"), "k_peek"),
    },
    badges_by_verb={"claim": badges_by_trial},  # some groups have a price
    declining={"OfferResources": fixed_declining(marked("Offer nothing"))},
    parameters={"low_adviser": choices.low_adviser},
    sources={"alliances": marked("Shifting alliances"), "royal_fair": marked("Royal fair")},
    sentences=events.SENTENCES,
    log_handlers=events.LOG_HANDLERS,
    log_exceptions=(
        ("gain", events.log_offer),
        ("order", events.log_order),
        ("copy", events.log_copy),
        ("enemy", events.log_valley),
        ("peek", events.log_peek),
    ),
    topics=(topics,),
    rules_help=(rules,),
    module_words=(module_words,),
    refusals=REFUSALS,
    option_words=(option_words,),
    own_content=(own_content,),
)
