"""The words of the extra rows: their buildings' names, alone and as an object (Polish: accusative), what they do, the own die."""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.ids import BUILDING
from burgrave.games.kingsburg.modules.extra_rows import MORE_ROWS
from burgrave.games.kingsburg.words.declaration import KingsburgWords, PowerWords
from burgrave.games.kingsburg.words.entries import EntryBuilder
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.log import LogBuilder
from burgrave.games.kingsburg.words.log_battles import OWN_DIE
from burgrave.games.kingsburg.words.powers import with_guesses
from burgrave.games.language import Titled, titled
from burgrave.games.words import Options, RulesHelp
from burgrave.speech import marked

BUILDINGS: Final[dict[str, PowerWords]] = {
    "sawmill": PowerWords(
        marked("Sawmill"),
        marked("the Sawmill"),
        marked("At the end of every summer you may turn 1 wood into 2 gold, once."),
        hint=marked("2 gold for 1 wood"),
    ),
    "quarry": PowerWords(
        marked("Quarry"),
        marked("the Quarry"),
        marked("At the end of every summer you may turn 1 stone into 3 gold, once."),
        hint=marked("3 gold for 1 stone"),
    ),
    "goldsmith": PowerWords(
        marked("Goldsmith's Workshop"),
        marked("the Goldsmith's Workshop"),
        marked("At the end of every summer you may pay 1 gold for 1 point and 1 soldier, once."),
        hint=marked("1 point and 1 soldier for 1 gold"),
    ),
    "mint": PowerWords(
        marked("Mint"),
        marked("the Mint"),
        marked("Your Sawmill, Quarry and Goldsmith's Workshop may also be used at the end of spring and autumn."),
    ),
    "improvised_defences": PowerWords(
        marked("Improvised Defences"),
        marked("the Improvised Defences"),
        marked("+1 in battle, but only against enemies with a printed strength of 5 or less."),
    ),
    "recruiting_office": PowerWords(
        marked("Recruiting Office"),
        marked("the Recruiting Office"),
        marked("When soldiers are recruited, your +2 tokens pay like resources."),
    ),
    "training_camp": PowerWords(
        marked("Training Camp"),
        marked("the Training Camp"),
        marked("At the end of autumn you take 1 soldier if you have no more than 1."),
    ),
    "military_academy": PowerWords(
        marked("Military Academy"),
        marked("the Military Academy"),
        marked(
            "In winter you roll a die of your own and may take that many soldiers instead of those the king sends. "
            "Where their number is not rolled, half of your die counts, rounded up."
        ),
    ),
}
POWERS: Final[dict[str, PowerWords]] = with_guesses(BUILDING, BUILDINGS, MORE_ROWS)
"""The words of powers by their names."""


def academy(language: Language, seat: int, die: int) -> str:
    """Say what a player's own die for the king's soldiers shows."""
    return language.gettext("{name} rolls {die} at the Military Academy.").format(name=language.player(seat), die=die)


def log_academy(log: LogBuilder, seat: int, die: int) -> None:
    """Log the die of a seat's academy."""
    builder = log.open_entry(EntryBuilder, seat, OWN_DIE)
    builder.texts.append(log.language.gettext("rolled {die} at the Military Academy").format(die=die))
    log.soldiers.pop(seat, None)


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return the rules of the module in a sentence."""
    _ = language.gettext
    return {"extra_rows": (_("Extra rows"), _("The sheet has seven rows of buildings instead of five. All else is as usual."))}


def module_words(language: Language) -> dict[str, Titled]:
    """Return the module's title and hint."""
    _ = language.gettext
    return {"extra_rows": titled(_("Extra rows"), _("the side of the sheet with seven rows of buildings"))}


def own_content(language: Language) -> tuple[str, ...]:
    """Return what of the rows is our own guess."""
    return (language.gettext("The prices of rows A and G, most of their points, and a part of what one of them does."),)


WORDS: Final = KingsburgWords(
    powers=POWERS,
    sentences={"academy": academy},
    log_handlers={"academy": log_academy},
    rules_help=(rules,),
    module_words=(module_words,),
    own_content=(own_content,),
    not_published=(marked("further rows"),),
)
