"""The words of the governors."""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.council import FIRST_OWN, RANKS
from burgrave.games.kingsburg.elements import BY_POWER
from burgrave.games.kingsburg.modules.governors.cards import FIRST_GOVERNOR, GOVERNORS, governor
from burgrave.games.kingsburg.modules.governors.elements import LOBBY_WITH
from burgrave.games.kingsburg.modules.governors.words import choosing, powers
from burgrave.games.kingsburg.modules.governors.words.cards import POWERS
from burgrave.games.kingsburg.words.declaration import KingsburgWords
from burgrave.games.kingsburg.words.labels import fixed_declining, influence
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.topics import topic
from burgrave.games.kingsburg.words.verbs import heading
from burgrave.games.language import Titled, titled
from burgrave.games.words import Options, OptionWords, RulesHelp, Topics
from burgrave.speech import marked

GUESSES: Final[dict[str, str]] = {
    "the two small gifts": marked("the two small gifts"),
    "that the resources are free to choose": marked("that the resources are free to choose"),
    "that low white dice bring points": marked("that low white dice bring points"),
    "both abilities": marked("both abilities"),
    "the second rank, and what both give": marked("the second rank, and what both give"),
    "the ability": marked("the ability"),
    "kind and amounts": marked("kinds and amounts"),
    "what is compared": marked("what is compared"),
}
"""By guessed part in the printed data: words for players."""
SPACES: Final = (marked("Take 1 resource of your choice."), marked("Take 2 different resources of your choice."))
"""What the politician's own spaces give."""


def topics(language: Language, seats: int, options: Options) -> Topics:
    """Return the topic of bids. The topics of the cards are those of their powers."""
    _ = language.gettext
    text = _("Whoever bids most takes the governor and pays so many points, below nothing if need be.")
    return {"bid": topic(_("Bid"), text)}


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return the rules of the module in a few sentences."""
    _ = language.gettext
    return {
        "governors": (
            _("Governors"),
            _(
                "Everybody is a governor with a power for the whole game: keep one of three cards in secret, or bid points for "
                "those on the table. Whoever opens chooses the card; who is left alone takes one for nothing."
            ),
        )
    }


def module_words(language: Language) -> dict[str, Titled]:
    """Return the module's title and hint."""
    _ = language.gettext
    return {"governors": titled(_("Governors"), _("everybody is somebody, with a power of their own"))}


def option_words(language: Language) -> dict[str, OptionWords]:
    """Return the words of the option on how everybody gets a governor."""
    _ = language.gettext
    return {
        "governor_choice": {
            "title": _("Governors"),
            "hint": _("how everybody gets one"),
            "values": {
                "dealt": titled(_("One of three"), _("kept in secret, revealed together")),
                "auction": titled(_("Auction"), _("bid for with points, one after the other")),
            },
        }
    }


def own_content(language: Language) -> tuple[str, ...]:
    """Return which governors are our own."""
    ours = [name for name, card in GOVERNORS.items() if card["source"] == "reconstructed"]
    names = ", ".join(language.power(FIRST_GOVERNOR + governor(name)) for name in ours)
    return (language.gettext("What {count} of the governors do: {names}.").format(count=len(ours), names=names),)


WORDS: Final = KingsburgWords(
    powers=POWERS,
    rewards={FIRST_OWN + number: text for number, text in enumerate(SPACES)},
    guesses=GUESSES,
    own_space=powers.own_space,
    prompts={
        "KeepGovernors": choosing.keep_question,
        "Nominate": choosing.nominate_question,
        "Bid": choosing.bid_question,
    },
    labels={
        "lobby": influence,
        "keep": choosing.keep_label,
        "nominate": choosing.nominate_label,
        "bid": choosing.bid_label,
    },
    verbs={
        "lobby": heading(marked("Use a space of your own"), "die5"),
        "keep": heading(marked("Keep a governor")),
        "nominate": heading(marked("Bid for a governor")),
        "bid": heading(marked("Bid")),
    },
    declining={"Bid": fixed_declining(marked("Pass"))},
    parameters=powers.PARAMETERS,
    placing={"lobby": lambda action: (RANKS + action.args[0], *LOBBY_WITH[action])},
    second_building={BY_POWER: (marked("with the Engineer"), marked("thanks to the Engineer"))},
    sources={"bids": marked("Paid for the governor")},
    sentences={**choosing.SENTENCES, **powers.SENTENCES},
    log_handlers={**choosing.LOG_HANDLERS, **powers.LOG_HANDLERS},
    log_exceptions=(("score", choosing.log_price),),
    revealed=("governor",),
    topics=(topics,),
    rules_help=(rules,),
    module_words=(module_words,),
    option_words=(option_words,),
    own_content=(own_content,),
)
