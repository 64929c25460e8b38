"""Help on every tile, and a short summary of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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
from burgrave.games.burgundy.words import parts
from burgrave.games.burgundy.words.parts import PARTS
from burgrave.games.burgundy.words.tongue import ANIMAL_TILES, Tongue

# ---- tiles -----------------------------------------------------------------------------------------------------------


def tile_help(to: Tongue, name: str, edition: str) -> str:
    """What a tile does."""
    kind, _, number = name.partition("-")
    if kind == "monastery":
        return monastery_help(to, int(number), edition)
    if kind in ANIMAL_TILES:
        return animal_help(to, kind, int(number))
    told = parts.all_of("tiles").get(kind)
    return str(told(to, name)) if told is not None else placed(to)[name]


def placed(to: Tongue) -> dict[str, str]:
    """Tiles that are no animals and no monasteries, by name."""
    _ = to.gettext
    ship = _(
        "Placed: take all goods of one depot of your choice (they must fit, you store {kinds} kinds) "
        "and move one space ahead on the turn order track."
    )
    return {
        "castle": _("Placed: at once one more action of your choice, as if with a die that shows whatever number you need."),
        "mine": _("At the end of every phase each mine in your duchy brings you {silver}.").format(
            silver=to.silver(ACTIONS["mine_silver"])
        ),
        "ship": ship.format(kinds=GOODS_SPACES),
        "warehouse": _("Placed: sell all your goods of one kind, without a die."),
        "carpenter": _("Placed: take a building from any numbered depot into your storage."),
        "church": _("Placed: take a mine, a monastery or a castle from any numbered depot into your storage."),
        "market": _("Placed: take a ship or animals from any numbered depot into your storage."),
        "boarding_house": _("Placed: take {workers}.").format(workers=to.workers(BOARDING_HOUSE_WORKERS)),
        "bank": _("Placed: take {silver}.").format(silver=to.silver(BANK_SILVER)),
        "town_hall": _("Placed: place one more tile of your storage at once, on a fitting space of any number."),
        "watchtower": _("Placed: score {points}.").format(points=to.points(WATCHTOWER_POINTS)),
        "white_castle": _("Placed: at once one more action with the number of the white die; workers may change it."),
        "crane": _("Placed: do what any one building does. At the end it counts as a building of any one kind."),
        "inn": _(
            "Lies on an empty space of any colour and does nothing itself. Its region counts as one space larger; "
            "a region takes one inn only."
        ),
        "black_hex": _("Lies face down on a space of any colour. It fills the space and does nothing else."),
    }


def animal_help(to: Tongue, species: str, number: int) -> str:
    """Animals score, and wake those that are there."""
    _ = to.gettext
    told = {
        "cow": _("Placed: score {points}; tiles with cows that lie in the same pasture score again."),
        "sheep": _("Placed: score {points}; tiles with sheep that lie in the same pasture score again."),
        "pig": _("Placed: score {points}; tiles with pigs that lie in the same pasture score again."),
        "chicken": _("Placed: score {points}; tiles with chickens that lie in the same pasture score again."),
        "goat": _("Placed: score {points}; tiles with goats that lie in the same pasture score again."),
        "geese": _("Placed: score {points}, then one other species of the pasture scores. They count with each one placed later."),
    }[species]
    return told.format(points=to.points(number))


def monastery_help(to: Tongue, number: int, edition: str) -> str:
    """The effect that `monasteries.toml` declares, with what the edition makes of it."""
    declared = MONASTERIES[number]
    effect = to.gettext(str(by_edition(declared["effect"], edition)))
    if isinstance(declared.get("points"), dict):
        each = to.points(by_edition(declared["points"], edition))
        effect += " " + to.gettext("Each is worth {points}.").format(points=each)
    return effect


# ---- rules -----------------------------------------------------------------------------------------------------------


def rules(to: Tongue, seats: int, options: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """The game in a few paragraphs, by topic: title and text."""
    _ = to.gettext
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
        "sell": (_("Sell goods"), selling(to, seats)),
        "workers": (
            _("Take workers"),
            _("Any die takes {workers}. A worker you pay changes a die by 1, up or down; 1 and 6 are neighbours.").format(
                workers=to.workers(ACTIONS["workers"])
            ),
        ),
        "buy": (
            _("Buy a tile"),
            _("Once in your turn you may buy a tile of the black depot for {price}. It goes into your storage.").format(
                price=to.silver(BLACK_PRICE)
            ),
        ),
        "goods": (
            _("Goods"),
            _(
                "Every round the white die sends a goods tile to the depot of its number. Ships take them. "
                "You can store {kinds} kinds, as many of each as you like."
            ).format(kinds=GOODS_SPACES),
        ),
        "regions": (_("Regions"), regions(to) + " " + first_and_second(to, seats)),
        "end": (_("The end"), ending(to, tie_break_of(options))),
        **{name: found for part in PARTS for name, found in part.rules(to, seats, options).items()},
    }


def selling(to: Tongue, seats: int) -> str:
    """What goods bring."""
    told = to.gettext("Sell all your goods of the kind with the die's number: {points} for each tile and {silver} in all.")
    return told.format(points=to.points(POINTS["sold_goods"][str(max(seats, 2))]), silver=to.silver(ACTIONS["sale_silver"]))


def regions(to: Tongue) -> str:
    """What a finished region is worth."""
    sizes = ", ".join(f"{size} ({points})" for size, points in enumerate(REGION_POINTS[: PRINTED_SIZES + 1]) if size)
    early = ", ".join(f"{letter} {points}" for letter, points in zip(PHASE_LETTERS, PHASE_POINTS))
    told = to.gettext(
        "A region is what hangs together in one colour. Covered completely it scores by its size, spaces (points): {sizes}; "
        "and more the earlier the phase: {early}."
    )
    return told.format(sizes=sizes, early=early)


def first_and_second(to: Tongue, seats: int) -> str:
    """Bonus tiles."""
    told = to.gettext("Who is first to cover all spaces of a colour gets {large}, the second gets {small}.")
    large, small = (to.points(POINTS[name][str(max(seats, 2))]) for name in ("large_bonus", "small_bonus"))
    return told.format(large=large, small=small)


def ending(to: Tongue, tie_break: str) -> str:
    """The last points, and who wins."""
    _ = to.gettext
    tie = (
        _("A tie goes to whoever has fewer empty spaces, then to whoever is further ahead in turn order.")
        if tie_break == "special"
        else _("A tie goes to whoever has more empty spaces, then to whoever had the later turn in the last round.")
    )
    told = _(
        "After the last phase: {goods} for each unsold goods tile, {silver} for each silver, {workers} for every {number} workers, "
        "and what your monasteries are worth. Most points win."
    ).format(
        goods=to.points(POINTS["unsold_goods"]),
        silver=to.points(POINTS["silver"]),
        workers=to.points(1),
        number=POINTS["workers_per_point"],
    )
    return f"{told} {tie}"


def tie_break_of(options: Any) -> str:
    """The edition whose way to break ties these options follow."""
    wanted = str(options.get("tie_break", "edition"))
    return edition_of(options) if wanted == "edition" else wanted


def two_depots_of(options: Any) -> str:
    """The edition whose way to take the goods of two depots these options follow."""
    wanted = options.get("two_depots", "edition")
    return next((edition for edition, way in EDITION_TWO_DEPOTS.items() if way == wanted), edition_of(options))


def edition_of(options: Any) -> str:
    """The edition that these options play."""
    return str(options.get("edition", "special"))
