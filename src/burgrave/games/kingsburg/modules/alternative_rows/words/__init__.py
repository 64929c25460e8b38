"""The words of the alternative rows."""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.buildings import BUILDING_ON, ROWS, building_named
from burgrave.games.kingsburg.modules.alternative_rows.travel import EXTRA
from burgrave.games.kingsburg.modules.alternative_rows.words import garrison, strips
from burgrave.games.kingsburg.modules.alternative_rows.words.buildings import POWERS
from burgrave.games.kingsburg.words.declaration import ExtraWords, KingsburgWords
from burgrave.games.kingsburg.words.labels import fixed_declining, fixed_label, influence
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.topics import topic
from burgrave.games.kingsburg.words.verbs import button, heading
from burgrave.games.language import Titled, titled
from burgrave.games.words import Options, OptionWords, RulesHelp, Topics
from burgrave.speech import marked

TRAVELLING_MARKET: Final = building_named("travelling_market")


def topics(language: Language, seats: int, options: Options) -> Topics:
    """Return a topic for each alternative row, with its buildings."""
    rows = {}
    for row, letter in enumerate(ROWS):
        names = [language.power(BUILDING_ON[1][column * 7 + 6 - row]) for column in range(4)]
        text = language.gettext("It covers row {row} of your sheet: {buildings}.")
        title = language.gettext("Alternative row {row}").format(row=letter)
        rows[f"row:{letter}"] = topic(title, text.format(row=letter, buildings=", ".join(names)))
    return rows


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return the rules of the module in a few sentences."""
    _ = language.gettext
    return {
        "alternative_rows": (
            _("Alternative rows"),
            _(
                "Everybody gets two strips with other buildings, dealt or chosen from the table, and uses both, one or none of "
                "them: a strip covers the row of its letter. Who was dealt the same row twice may exchange one."
            ),
        )
    }


def module_words(language: Language) -> dict[str, Titled]:
    """Return the module's title and hint."""
    _ = language.gettext
    return {"alternative_rows": titled(_("Alternative rows"), _("other buildings that may cover rows of the sheet"))}


def option_words(language: Language) -> dict[str, OptionWords]:
    """Return the words of the option on how everybody gets strips."""
    _ = language.gettext
    return {
        "rows": {
            "title": _("Alternative rows"),
            "hint": _("how everybody gets two of them"),
            "values": {
                "dealt": titled(_("Dealt"), _("two at random for each")),
                "drafted": titled(_("Chosen"), _("one after the other from the table, there and back again")),
            },
        }
    }


def own_content(language: Language) -> tuple[str, ...]:
    """Return what of the strips is our own guess."""
    return (language.gettext("The prices of all buildings on alternative rows, and what some of them do."),)


WORDS: Final = KingsburgWords(
    powers=POWERS,
    prompts={
        "ExchangeStrip": strips.exchange_question,
        "DraftStrip": strips.draft_question,
        "CoverRows": strips.cover_question,
        "RetainSoldier": garrison.retain_question,
    },
    labels={
        "travel": influence,
        "redraw": fixed_label(marked("Give one back and draw another")),
        "draft": strips.draft_label,
        "cover": strips.cover_label,
        "retain": fixed_label(marked("Keep 1 soldier")),
    },
    verbs={
        "travel": heading(marked("With the Travelling Market"), "travelling_market"),
        "redraw": button(marked("Draw another")),
        "draft": heading(marked("Take a row")),
        "cover": heading(marked("Rows to use")),
        "retain": button(marked("Keep 1 soldier")),
    },
    placing={"travel": lambda action: (action.args[0], 1 << action.args[1], EXTRA)},
    extras={EXTRA: ExtraWords("travelling_market", lambda language: language.the_power(TRAVELLING_MARKET))},
    declining={
        "ExchangeStrip": fixed_declining(marked("Keep both")),
        "RetainSoldier": fixed_declining(marked("Keep none")),
    },
    lapses={"ExchangeStrip": marked("{name} was dealt two different rows.")},
    sentences={**strips.SENTENCES, "retain": garrison.retain},
    log_handlers={**strips.LOG_HANDLERS, "retain": garrison.log_retain},
    revealed=("cover",),
    topics=(topics,),
    rules_help=(rules,),
    module_words=(module_words,),
    option_words=(option_words,),
    own_content=(own_content,),
    not_published=(marked("further rows"),),
)
