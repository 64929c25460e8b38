"""The texts of the options of a new table."""

from __future__ import annotations

from burgrave.games.burgundy.duchy import DUCHIES, NUMBERS_BY_EDITION, duchy
from burgrave.games.burgundy.words.language import Language
from burgrave.games.language import Titled, titled
from burgrave.games.words import OptionWords


def option_words(language: Language) -> dict[str, OptionWords]:
    """Return the options by name: title, hint, and values."""
    _ = language.gettext
    printed = titled(_("As the edition has it"), _("what its rulebook says"))
    return {
        "edition": {
            "title": _("Edition"),
            "hint": _("whose rules and duchies"),
            "values": {
                "special": titled(_("Special"), _("the Special Edition: thirty duchies, its own text for three monasteries")),
                "2011": titled("2011", _("the first edition, with nine duchies")),
            },
        },
        "duchies": {
            "title": _("Duchies"),
            "hint": _("which board everybody fills"),
            "values": {
                **{number: titled(_("Duchy {number}").format(number=number), regions(language, number)) for number in DUCHIES},
                "dealt": titled(_("Dealt"), _("a random board for each; its owner chooses the side")),
                "dealt_expansion": titled(_("Dealt from 11-18"), _("the boards of the first expansion")),
                "dealt_championship": titled(_("Dealt from 19-20"), _("one side for each of two German championships")),
                "dealt_special": titled(_("Dealt from 21-22"), _("the board of the Special Edition")),
                "dealt_border": titled(_("Dealt from 23-30"), _("the boards for border posts")),
                "random": titled(_("Random"), _("one fair duchy, drawn anew, for all")),
                "random_each": titled(_("Random for each"), _("drawn anew for each, cut into regions of the same sizes")),
                "dealt_all": titled(_("Dealt from all"), _("any board of 1-30; its owner chooses the side")),
            },
        },
        "start_castle": {
            "title": _("Starting castle"),
            "hint": _("where everybody begins"),
            "values": {
                "recommended": titled(_("Recommended"), _("the space for a first game, where a duchy has one")),
                "choose": titled(_("Chosen"), _("any castle space")),
            },
        },
        "settling": {
            "title": _("Choosing sides and castles"),
            "hint": _("where there is something to choose"),
            "values": {
                "open": titled(_("Openly"), _("one after the other, in turn order")),
                "secret": titled(_("In secret"), _("all at the same time")),
            },
        },
        "tie_break": {
            "title": _("A tie goes to"),
            "hint": _("who has as many points as another"),
            "values": {
                "edition": printed,
                "2011": titled(_("More empty spaces"), _("then the later turn, as in 2011")),
                "special": titled(_("Fewer empty spaces"), _("then further ahead in turn order, as in the Special Edition")),
            },
        },
        "purchase": {
            "title": _("Buying a tile"),
            "hint": _("when in a turn"),
            "values": {
                "edition": printed,
                "any_time": titled(_("At any time"), _("a town hall may place what was just bought")),
                "between_actions": titled(_("Between actions"), _("not in the middle of one")),
                "between_dice": titled(_("Between dice"), _("not before the action of a castle either")),
            },
        },
        "documented_only": {
            "title": _("Content of our own"),
            "hint": _("where nobody has published something, we had to make it up"),
            "values": {
                "no": titled(_("Everything"), _("the rules tell what is ours")),
                "yes": titled(
                    _("Published only"), _("no boards whose two sides are a guess, no expansion with boards or cards of our own")
                ),
            },
        },
        "two_depots": {
            "title": _("Goods of two depots"),
            "hint": _("how monastery 5 takes them"),
            "values": {
                "edition": printed,
                "together": titled(_("Together"), _("you choose among all of them where not all fit, as in 2011")),
                "in_turn": titled(_("One after the other"), _("all that fit of one, then of the other, as in the Special Edition")),
            },
        },
    }


def regions(language: Language, number: str) -> str:
    """Return how many regions a duchy has, for each edition where editions printed different boards."""
    counts = {edition: len(duchy(edition, number).regions) for edition, numbers in NUMBERS_BY_EDITION.items() if number in numbers}
    texts = {
        edition: language.ngettext("{count} region", "{count} regions", count).format(count=count)
        for edition, count in counts.items()
    }
    if len(set(counts.values())) == 1:
        return next(iter(texts.values()))
    return language.gettext("{special}; 2011: {first}").format(special=texts["special"], first=texts["2011"])


def reconstructed(language: Language) -> tuple[str, ...]:
    """Return what `duchies.toml` marks as reconstructed, as sentences."""
    sentence = language.gettext("Which duchies share a two-sided board, in both editions. It matters only where boards are dealt.")
    return (sentence,)


def module_words(language: Language) -> dict[str, Titled]:
    """Return title and hint of the game itself."""
    _ = language.gettext
    return {"base": titled(_("The Castles of Burgundy"), _("five phases, two dice a round, a duchy to fill"))}
