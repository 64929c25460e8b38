"""The words of the whims of the court."""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.modules.whims.printed import FIRST_TILE, TILES
from burgrave.games.kingsburg.modules.whims.words import events, prompts
from burgrave.games.kingsburg.modules.whims.words.rewards import REWARDS
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.words.declaration import Details, KingsburgWords
from burgrave.games.kingsburg.words.labels import fixed_declining
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.powers import reward_text
from burgrave.games.kingsburg.words.topics import topic
from burgrave.games.kingsburg.words.verbs import heading
from burgrave.games.language import Titled, titled
from burgrave.games.words import Options, OptionWords, RulesHelp, Topics
from burgrave.speech import marked


def adviser_facts(language: Language, state: State, place: int) -> Details:
    """Return what the tile on an adviser gives; [] where none lies there."""
    reward = state.support[place]
    if not FIRST_TILE <= reward < FIRST_TILE + TILES:
        return []
    return [(language.gettext("Whim"), reward_text(language, reward))]


def topics(language: Language, seats: int, options: Options) -> Topics:
    """Return a topic for each tile."""
    title = language.gettext("Whim: {adviser} ({rank})")
    return {
        f"whim:{place + 1}": topic(
            title.format(adviser=language.adviser(place), rank=place + 1),
            reward_text(language, FIRST_TILE + place),
            f"whim:{place + 1}",
        )
        for place in range(TILES)
    }


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return the rules of the module in a few sentences."""
    _ = language.gettext
    return {
        "whims": (
            _("Whims of the court"),
            _(
                "At the start of every season a tile is laid on the adviser of its rank and changes what that adviser gives, for "
                "good. Or all lie there from the start, and after every season one goes: that of the highest adviser who was "
                "influenced, else the lowest."
            ),
        )
    }


def module_words(language: Language) -> dict[str, Titled]:
    """Return the module's title and hint."""
    _ = language.gettext
    return {"whims": titled(_("Whims of the court"), _("tiles change what the advisers give"))}


def option_words(language: Language) -> dict[str, OptionWords]:
    """Return the words of the option on how whims come and go."""
    _ = language.gettext
    return {
        "court": {
            "title": _("Whims"),
            "hint": _("how they come and go"),
            "values": {
                "whims": titled(_("One more each season"), _("the council changes little by little")),
                "tradition": titled(_("Return to tradition"), _("all from the start, and one goes each season")),
            },
        }
    }


WORDS: Final = KingsburgWords(
    rewards=REWARDS,
    prompts=prompts.PROMPTS,
    labels={"name": prompts.name_label, "grant": prompts.grant_label, "give": prompts.give_label},
    verbs={
        "name": heading(marked("Name a player")),
        "grant": heading(marked("Grant")),
        "give": heading(marked("Give away")),
    },
    declining={"Feast": fixed_declining(marked("Take nothing"))},
    adviser_facts=(adviser_facts,),
    sentences=events.SENTENCES,
    log_handlers=events.LOG_HANDLERS,
    log_exceptions=(("copy", events.log_copy), ("gain", events.log_gift)),
    topics=(topics,),
    rules_help=(rules,),
    module_words=(module_words,),
    option_words=(option_words,),
)
