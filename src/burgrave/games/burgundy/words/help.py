"""Help on every tile, and a short summary of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.book import EDITION_TWO_DEPOTS
from burgrave.games.burgundy.mainboard import (
    ACTIONS,
    BLACK_PRICE,
    GOODS_SPACES,
    PHASE_LETTERS,
    PHASE_POINTS,
    PHASES,
    POINTS,
    PRINTED_SIZES,
    REGION_POINTS,
    ROUNDS,
    STORAGE,
)
from burgrave.games.burgundy.tiles import (
    BANK_SILVER,
    BOARDING_HOUSE_WORKERS,
    MONASTERIES,
    WATCHTOWER_POINTS,
    by_edition,
)
from burgrave.games.burgundy.words.language import Language
from burgrave.games.burgundy.words.tile_names import SPECIES_TILES

if TYPE_CHECKING:
    from burgrave.games.words import Options, RulesHelp

# ---- tiles -----------------------------------------------------------------------------------------------------------


def tile_help(language: Language, name: str, edition: str) -> str:
    """Return what a tile does; "" where no module in play says so."""
    kind, _, number = name.partition("-")
    if kind == "monastery":
        return monastery_help(language, int(number), edition)
    declared = language.words.tile_help.get(kind)
    return "" if declared is None else declared(language, name)


def ship_help(language: Language, name: str) -> str:
    """Return what a ship does when it is placed."""
    return language.gettext(
        "Placed: take all goods of one depot of your choice (they must fit, you store {kinds} kinds) "
        "and move one space ahead on the turn order track."
    ).format(kinds=GOODS_SPACES)


def castle_help(language: Language, name: str) -> str:
    """Return what a castle does when it is placed."""
    return language.gettext("Placed: at once one more action of your choice, as if with a die that shows whatever number you need.")


def mine_help(language: Language, name: str) -> str:
    """Return what a mine brings in each phase."""
    text = language.gettext("At the end of every phase each mine in your duchy brings you {silver}.")
    return text.format(silver=language.silver(ACTIONS["mine_silver"]))


def building_help(language: Language, name: str) -> str:
    """Return what a building of the base game does."""
    _ = language.gettext
    return {
        "warehouse": _("Placed: sell all your goods of one kind, without a die."),
        "carpenter": _("Placed: take a building from any numbered depot into your storage."),
        "church": _("Placed: take a mine, a monastery or a castle from any numbered depot into your storage."),
        "market": _("Placed: take a ship or animals from any numbered depot into your storage."),
        "boarding_house": _("Placed: take {workers}.").format(workers=language.workers(BOARDING_HOUSE_WORKERS)),
        "bank": _("Placed: take {silver}.").format(silver=language.silver(BANK_SILVER)),
        "town_hall": _("Placed: place one more tile of your storage at once, on a fitting space of any number."),
        "watchtower": _("Placed: score {points}.").format(points=language.points(WATCHTOWER_POINTS)),
    }[name]


def animal_help(language: Language, name: str) -> str:
    """Return what animals score, and which others score again."""
    _ = language.gettext
    species, _hyphen, number = name.partition("-")
    text = {
        "cow": _("Placed: score {points}; tiles with cows that lie in the same pasture score again."),
        "sheep": _("Placed: score {points}; tiles with sheep that lie in the same pasture score again."),
        "pig": _("Placed: score {points}; tiles with pigs that lie in the same pasture score again."),
        "chicken": _("Placed: score {points}; tiles with chickens that lie in the same pasture score again."),
        "goat": _("Placed: score {points}; tiles with goats that lie in the same pasture score again."),
    }[species]
    return text.format(points=language.points(int(number)))


BUILDINGS: Final = ("warehouse", "carpenter", "church", "market", "boarding_house", "bank", "town_hall", "watchtower")
TILE_HELP: Final[dict[str, Callable[[Language, str], str]]] = {
    "castle": castle_help,
    "mine": mine_help,
    "ship": ship_help,
    **dict.fromkeys(BUILDINGS, building_help),
    **dict.fromkeys(SPECIES_TILES, animal_help),
}
"""By name of a tile up to a hyphen; monasteries have `monastery_help`."""


def monastery_help(language: Language, number: int, edition: str) -> str:
    """Return the effect of a monastery from `monasteries.toml`, and its points where editions differ."""
    printed = MONASTERIES[number]
    effect = language.gettext(str(by_edition(printed["effect"], edition)))
    if isinstance(printed.get("points"), dict):
        each = language.points(by_edition(printed["points"], edition))
        effect += " " + language.gettext("Each is worth {points}.").format(points=each)
    return effect


# ---- rules -----------------------------------------------------------------------------------------------------------


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return the rules in a few paragraphs, by topic: title and text."""
    _ = language.gettext
    return {
        "turn": (
            _("Your turn"),
            _(
                "The game has {phases} phases of {rounds} rounds. In a round everybody rolls two dice and then has one turn, in "
                "turn order. Each die pays for one action: take, place, sell or workers. Use both, then end your turn."
            ).format(phases=PHASES, rounds=ROUNDS),
        ),
        "take": (
            _("Take a tile"),
            _(
                "Take a tile from the depot with the die's number into your storage, which holds {spaces}. "
                "If it is full, discard one of its tiles."
            ).format(spaces=STORAGE),
        ),
        "place": (
            _("Place a tile"),
            _(
                "Place a tile of your storage on an empty space of its colour and of the die's number, next to a tile of yours. "
                "A city, that is a region of buildings, holds only one building of each kind."
            ),
        ),
        "sell": (_("Sell goods"), selling(language, seats)),
        "workers": (
            _("Take workers"),
            _("Any die takes {workers}. A worker you pay changes a die by 1, up or down; 1 and 6 are neighbours.").format(
                workers=language.workers(ACTIONS["workers"])
            ),
        ),
        "buy": (
            _("Buy a tile"),
            _("Once in your turn you may buy a tile of the black depot for {price}. It goes into your storage.").format(
                price=language.silver(BLACK_PRICE)
            ),
        ),
        "goods": (
            _("Goods"),
            _(
                "Every round the white die sends a goods tile to the depot of its number. Ships take them. "
                "You can store {kinds} kinds, as many of each as you like."
            ).format(kinds=GOODS_SPACES),
        ),
        "regions": (_("Regions"), regions(language) + " " + first_and_second(language, seats)),
        "end": (_("The end"), ending(language, tie_break_of(options))),
    }


def selling(language: Language, seats: int) -> str:
    """Return what a sale of goods brings."""
    text = language.gettext("Sell all your goods of the kind with the die's number: {points} for each tile and {silver} in all.")
    return text.format(
        points=language.points(POINTS["sold_goods"][str(max(seats, 2))]), silver=language.silver(ACTIONS["sale_silver"])
    )


def regions(language: Language) -> str:
    """Return the points for finished regions."""
    sizes = ", ".join(f"{size} ({points})" for size, points in enumerate(REGION_POINTS[: PRINTED_SIZES + 1]) if size)
    early = ", ".join(f"{letter} {points}" for letter, points in zip(PHASE_LETTERS, PHASE_POINTS))
    text = language.gettext(
        "A region is what hangs together in one colour. Covered completely it scores by its size, spaces (points): {sizes}; "
        "and more the earlier the phase: {early}."
    )
    return text.format(sizes=sizes, early=early)


def first_and_second(language: Language, seats: int) -> str:
    """Return who gets the bonus tiles of a colour."""
    text = language.gettext("Who is first to cover all spaces of a colour gets {large}, the second gets {small}.")
    large, small = (language.points(POINTS[name][str(max(seats, 2))]) for name in ("large_bonus", "small_bonus"))
    return text.format(large=large, small=small)


def ending(language: Language, tie_break: str) -> str:
    """Return the points at the end, and who wins."""
    _ = language.gettext
    tie = (
        _("A tie goes to whoever has fewer empty spaces, then to whoever is further ahead in turn order.")
        if tie_break == "special"
        else _("A tie goes to whoever has more empty spaces, then to whoever had the later turn in the last round.")
    )
    text = _(
        "After the last phase: {goods} for each unsold goods tile, {silver} for each silver, {workers} for every {number} workers, "
        "and what your monasteries are worth. Most points win."
    ).format(
        goods=language.points(POINTS["unsold_goods"]),
        silver=language.points(POINTS["silver"]),
        workers=language.points(1),
        number=POINTS["workers_per_point"],
    )
    return f"{text} {tie}"


def tie_break_of(options: Options) -> str:
    """Return the edition whose tie-break these options use."""
    wanted = str(options.get("tie_break", "edition"))
    return edition_of(options) if wanted == "edition" else wanted


def two_depots_of(options: Options) -> str:
    """Return the edition whose rule for the goods of two depots these options use."""
    wanted = options.get("two_depots", "edition")
    return next((edition for edition, way in EDITION_TWO_DEPOTS.items() if way == wanted), edition_of(options))


def edition_of(options: Options) -> str:
    """Return the edition that these options name."""
    return str(options.get("edition", "special"))
