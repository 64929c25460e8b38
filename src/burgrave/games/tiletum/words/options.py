"""Modules of a new table in words, and what of the content is ours."""

from __future__ import annotations

from collections.abc import Iterable

from burgrave.games.language import Titled, titled
from burgrave.games.tiletum.house import CONTRACT_POINTS
from burgrave.games.tiletum.kinds import CHOICES, GOLD
from burgrave.games.tiletum.numbers import CONTRACT_PRICES, CORRUPTION, FAIR_BOARD, LOWEST, MOST_SEATS
from burgrave.games.tiletum.tiles import CHARACTER_STACK, CONTRACT_STACKS, GOODS_OF, GUESSED, POINTS, TILE_KINDS, tile_named
from burgrave.games.tiletum.words.language import Language
from burgrave.games.words import OptionWords


def option_words(language: Language) -> dict[str, OptionWords]:
    """Return title, hint and values of each option."""
    _ = language.gettext
    return {
        "documented_only": {
            "title": _("Pieces of our own"),
            "hint": _("where nobody has published a piece, we had to make one up"),
            "values": {
                "no": titled(_("All pieces"), _("the game is complete; the help tells what is ours")),
                "yes": titled(_("Published ones only"), _("our own pieces stay in the box")),
            },
        },
        "contract_stack": {
            "title": _("Stack of contracts"),
            "hint": _("how many tiles it has for 2, 3 and 4 players; nobody has published that"),
            "values": {
                "larger": titled(_("20, 24 or 26"), _("the market hardly ever runs dry")),
                "smaller": titled(_("14, 20 or 26"), _("as it was here at first; with two players the market often runs dry")),
            },
        },
        "space_helper": {
            "title": _("Helper for another good"),
            "hint": _("taken from the action space of your die"),
            "values": {
                "at_once": titled(_("For this die"), _("the tile comes before the goods, as the rulebook has it")),
                "later": titled(_("For later dice"), _("as it was here at first")),
            },
        },
    }


def module_words(language: Language) -> dict[str, Titled]:
    """Return title and hint of each module."""
    _ = language.gettext
    return {
        "base": titled(_("Tiletum"), _("four rounds of three dice; a die is goods and an action at once")),
    }


def reconstructed(language: Language) -> tuple[str, ...]:
    """Return what is reconstructed, with the numbers that are guessed; last, what only one source has."""
    return (*of_the_boards(language), *of_the_tiles(language), of_one_source(language))


def numbers(values: Iterable[int]) -> str:
    """Return a list of numbers: "1, 2, 3"."""
    return ", ".join(map(str, values))


def of_the_boards(language: Language) -> tuple[str, ...]:
    """Return what is ours on the boards: map, tracks, markets, cathedrals."""
    _ = language.gettext
    return (
        _(
            "Most roads of the map, and which cities have spaces for houses and bonus tiles, for how many players, and what "
            "house spaces bring."
        ),
        _("The order of the actions around the wheel."),
        _("The lowest space of the king track ({lowest}), and that every space is worth its number.").format(lowest=LOWEST),
        _("How many corruption tokens there are of each value ({tokens}).").format(tokens=numbers(CORRUPTION)),
        _("The prices below the market of contracts ({prices}), and the points of the contract spaces ({points}).").format(
            prices=numbers(CONTRACT_PRICES), points=numbers(CONTRACT_POINTS)
        ),
        _("The points that rounds add to fairs ({board}), but for the third; and most cities where fairs are held.").format(
            board=numbers(FAIR_BOARD)
        ),
        _("Most values of the cathedral tiles and of their cost tiles."),
        _("How many pillars find room at each cathedral: as many as it has tiles."),
    )


def of_the_tiles(language: Language) -> tuple[str, ...]:
    """Return what is ours of the tiles: characters, contracts, crests, helpers."""
    _ = language.gettext
    stacks = [str(len(CONTRACT_STACKS["larger"][seats])) for seats in range(2, MOST_SEATS + 1)]
    needing = sorted({POINTS[tile] for tile in range(TILE_KINDS) if GUESSED[tile] == "goods"})
    gold, points = tile_named("helper:gold_4"), tile_named("helper:points_4")
    return (
        _(
            "That there are {count} characters of each kind, which bonuses belong to which kind, and how many there are of each."
        ).format(count=len(CHARACTER_STACK[MOST_SEATS]) // CHOICES),
        _(
            "How many there are of each contract, crest and helper, in which stack they lie, and for how many players; so there "
            "are {stacks} tiles in the stack of contracts for 2, 3 or 4 players."
        ).format(stacks=language.either(stacks)),
        _(
            "Which goods the contracts for iron and wool of {values} points ask for, and how much the helpers bring that give only "
            "gold or only points ({gold} and {points})."
        ).format(
            values=language.both([str(value) for value in needing]),
            gold=language.goods(GOODS_OF[gold][1], GOLD),
            points=language.points(POINTS[points]),
        ),
    )


def of_one_source(language: Language) -> str:
    """Return what is published, but only by one source."""
    return language.gettext(
        "Known from one source only: the names of most cities, the six road spaces, four places of the storage, six contract "
        "spaces, the helper of 2 gold and 2 points, that no town has two houses with two players, one or two values of each "
        "cathedral and one cost tile."
    )
