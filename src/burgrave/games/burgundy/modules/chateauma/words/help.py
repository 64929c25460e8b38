"""The options, rules and score sheet lines of Chateauma."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.mainboard import BLACK_PRICE
from burgrave.games.burgundy.modules.chateauma.cards import HIGHEST_LEFT, POINTS, RULES
from burgrave.games.burgundy.modules.chateauma.holdings import ID
from burgrave.games.burgundy.modules.chateauma.readings import FROM_WHITE, RESERVE_ORDER
from burgrave.games.burgundy.words.language import Language
from burgrave.games.language import Titled, titled
from burgrave.games.words import OptionWords

if TYPE_CHECKING:
    from burgrave.games.words import Options, RulesHelp, Topics


def titles(language: Language) -> dict[str, Titled]:
    """Return title and hint of the module."""
    return {
        ID: titled(
            language.gettext("Chateauma"),
            language.gettext("a virtual opponent takes the last seat, and fills cards in the place of a duchy"),
        )
    }


def options(language: Language) -> dict[str, OptionWords]:
    """Return the texts of its options."""
    _ = language.gettext
    off = titled(_("Off"), _("as in a first game"))

    def modifier(letter: str, hint: str) -> OptionWords:
        return {
            "title": _("Chateauma, modifier {letter}").format(letter=letter),
            "hint": hint,
            "values": {"off": off, "on": titled(_("On"), hint)},
        }

    return {
        "chateauma_level": {
            "title": _("Chateauma's points"),
            "hint": _("what its completed cards are worth"),
            "values": {
                "easy": titled(_("Easy"), _("the left number of a card, 14 for most")),
                "medium": titled(_("Medium"), _("the middle one, 18 for most; for a first game")),
                "hard": titled(_("Hard"), _("the right one, 22 for most")),
            },
        },
        "chateauma_a": modifier("A", _("five spaces of its duchy are covered from the beginning")),
        "chateauma_b": modifier("B", _("it begins with a building, a mine and a castle in its duchy")),
        "chateauma_c": modifier("C", _("it begins as the first player")),
        "chateauma_d": modifier("D", _("some spaces of its duchy grant it another tile")),
        **readings(language),
    }


def readings(language: Language) -> dict[str, OptionWords]:
    """Return the texts of the options for rules that can be read in two ways."""
    _ = language.gettext
    printed = _("as the book says")
    return {
        "chateauma_purchase": {
            "title": _("Chateauma buys"),
            "hint": _("where its reserve has equally few of several colours"),
            "values": {
                "depot": titled(_("The first black tile"), printed),
                "reserve": titled(_("By its reserve"), _("the colour furthest left in its reserve")),
            },
        },
        "chateauma_ship": {
            "title": _("Chateauma's ships"),
            "hint": _("where several depots have most goods"),
            "values": {
                "after": titled(_("After the white die"), _("the first depot after the white die's own, as the book says")),
                "from": titled(_("From the white die on"), _("its own depot comes first")),
            },
        },
        "chateauma_white_castle": {
            "title": _("Chateauma's white castles"),
            "hint": _("which colour they bring into its reserve"),
            "values": {
                "lacking": titled(_("One it lacks"), _("or a silver where it lacks none, as the book says")),
                "fewest": titled(_("The scarcest"), _("the one it has fewest of")),
            },
        },
        "chateauma_extra": {
            "title": _("Chateauma, tiles of modifier D"),
            "hint": _("where it looks for them"),
            "values": {
                "own_die": titled(_("A new roll"), _("of its own die, as the book says")),
                "white_die": titled(_("The white die"), _("as for a castle")),
            },
        },
    }


SOURCES: Final[Mapping[str, Callable[[Language], tuple[str, str]]]] = {
    "duchy_cards": lambda language: (language.gettext("Completed cards"), language.gettext("for a completed card")),
    "boarding_houses": lambda language: (language.gettext("Boarding houses"), language.gettext("for the boarding house")),
    "chateauma_routes": lambda language: (
        language.gettext("Trade routes (Chateauma)"),
        language.gettext("for a sale, as it has no trade routes"),
    ),
    "any_monastery": lambda language: (language.gettext("Monasteries (Chateauma)"), language.gettext("for its monasteries")),
    "reserve_tiles": lambda language: (language.gettext("Tiles in the reserve"), language.gettext("for tiles in its reserve")),
    "chateauma_shields": lambda language: (language.gettext("Shields (Chateauma)"), language.gettext("for its shields")),
    "chateauma_double_hexes": lambda language: (
        language.gettext("Double hexes (Chateauma)"),
        language.gettext("for its double hexes"),
    ),
    "card_tiles": lambda language: (
        language.gettext("Tiles on open cards"),
        language.gettext("for tiles on cards that are not complete"),
    ),
}


def topics(language: Language, seats: int, options: Options) -> Topics:
    """Return help on the parts of its card."""
    _ = language.gettext
    return {
        "chateauma:card": {
            "title": _("Chateauma's card"),
            "text": _(
                "It lays one tile in its turn, on the card that the white die chooses: up to {highest} the left one, "
                "above that the right one. A covered coin sells goods. A complete card scores its points; its tiles "
                "move to the duchy."
            ).format(highest=HIGHEST_LEFT),
        },
        "chateauma:reserve": {
            "title": _("Chateauma's reserve"),
            "text": _(
                "Tiles from buildings and purchases, in stacks by colour. It takes from here what no depot has. Wild "
                "tiles lie face down and fit anywhere."
            ),
        },
        "chateauma:duchy": {
            "title": _("Chateauma's duchy"),
            "text": _("Tiles of completed cards. A colour whose spaces are all covered brings the bonus tile."),
        },
    }


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return what it does in its turn and at the end, by topic."""
    return {
        "chateauma": (
            language.gettext("Chateauma"),
            " ".join((turn(language), bonuses(language), ties(language, options), ending(language))),
        )
    }


def turn(language: Language) -> str:
    """Return how it looks for a tile in its turn."""
    text = language.gettext(
        "The last seat plays by itself. It has one die, no workers and no use for monasteries. The white die chooses "
        "one of its two cards, 1 to {highest} the left one. In its turn it rolls, and looks in that depot for a tile of "
        "the colour of the card's first empty space, then of the next ones; if none fits, in the next depot, clockwise, "
        "and so on. If no depot has any, it takes "
        "a tile of its reserve, then a wild one; without those the first tile of the black depot becomes a wild one, "
        "and if that is empty it gets {silver}."
    )
    return text.format(highest=HIGHEST_LEFT, silver=language.silver(RULES["no_tile_silver"]))


def bonuses(language: Language) -> str:
    """Return what tiles do for it, and what follows."""
    text = language.gettext(
        "A castle brings another tile, from the white die's depot on. Carpenter, church and market bring a tile into "
        "the reserve, a town hall lays one of them on a card, a boarding house is worth {lodging}, animals count with "
        "all of their species, a ship takes the goods of the fullest depot. A covered coin sells the goods it has most "
        "of. A complete card scores, its tiles move to the duchy, and covered colours bring bonus tiles. With {price} "
        "it buys a tile from the black depot, of the colour its reserve has fewest of."
    )
    return text.format(lodging=language.points(RULES["boarding_house_points"]), price=language.silver(BLACK_PRICE))


def ties(language: Language, options: Options) -> str:
    """Return what decides where several are equal, by the options of this table."""
    _ = language.gettext
    bought = (
        _("Where that is true of several colours, the one furthest left in its reserve decides.")
        if options.get("chateauma_purchase") == RESERVE_ORDER
        else _("Where that is true of several colours, it buys the first of their tiles, from the left of the top row.")
    )
    loaded = (
        _("Of several fullest depots a ship takes the first from the white die's depot on, clockwise.")
        if options.get("chateauma_ship") == FROM_WHITE
        else _("Of several fullest depots a ship takes the first after the white die's depot, clockwise.")
    )
    return f"{bought} {loaded}"


def ending(language: Language) -> str:
    """Return what it scores at the end."""
    text = language.gettext(
        "At the end it scores {monastery} for each monastery, {card} for each tile on an open card, and one for each "
        "goods tile, silver and tile of the reserve. Who has no more points than Chateauma loses to it."
    )
    return text.format(monastery=language.points(POINTS["monastery"]), card=language.points(POINTS["open_card"]))


def guesses(language: Language) -> tuple[str, ...]:
    """Return what `chateauma.toml` marks as reconstructed, as sentences."""
    _ = language.gettext
    return (
        _("Chateauma's cards 10 to 17, and which cards carry the signs of border posts and shields."),
        _("Chateauma's boards 35 and 36: how many spaces each colour has, which of them are marked, and the order of the reserve."),
    )
