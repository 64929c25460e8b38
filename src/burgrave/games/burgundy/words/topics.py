"""Help on everything that is drawn, by topic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.book import EDITION_PURCHASE
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.mainboard import (
    ACTIONS,
    BLACK_PRICE,
    GOODS_SPACES,
    PHASE_LETTERS,
    PHASE_POINTS,
    PHASES,
    POINTS,
    ROUNDS,
    STORAGE,
)
from burgrave.games.burgundy.tiles import GOODS_KINDS, NUMBER_OF, TILES, monastery, tile_names
from burgrave.games.burgundy.words.help import edition_of, first_and_second, regions, selling, tile_help, two_depots_of
from burgrave.games.burgundy.words.language import Language
from burgrave.games.language import first_upper

if TYPE_CHECKING:
    from burgrave.games.words import Options, Topics

TWO_DEPOTS: Final = 5
"""The monastery for which an option, not the edition alone, decides the rule."""


def topics(language: Language, seats: int, options: Options) -> Topics:
    """Return help on everything that the base game draws, and on all tiles."""
    edition = edition_of(options)
    return {
        **tiles(language, edition, two_depots_of(options)),
        **spaces(language),
        **goods(language, seats),
        **bonuses(language, seats),
        **board(language, edition, str(options.get("purchase", "edition"))),
        **stocks(language, seats),
    }


def topic(title: str, text: str, piece: str = "") -> dict[str, str]:
    """Return one topic, with the piece or icon to show beside it where there is one."""
    return {"title": title, "text": text, "piece": piece} if piece else {"title": title, "text": text}


def tiles(language: Language, edition: str, two_depots: str) -> Topics:
    """Return help on every tile that has any; `two_depots` is the edition whose rule the monastery for two depots follows."""
    editions = {TILES[monastery(TWO_DEPOTS)]: two_depots}
    texts = {name: tile_help(language, name, editions.get(name, edition)) for name in tile_names()}
    return {f"tile:{name}": topic(first_upper(language.title[NUMBER_OF[name]]), text, name) for name, text in texts.items() if text}


def spaces(language: Language) -> Topics:
    """Return help on the empty spaces of a duchy."""
    _ = language.gettext
    rule = _("A die of the printed number places a fitting tile here, next to one that lies already.")
    texts = {
        "building": (_("Building space"), _("For buildings. In one city no two may be of a kind.")),
        "animal": (_("Animal space"), _("For animals. In one pasture tiles of one species score together.")),
        "ship": (_("Ship space"), _("For ships.")),
        "monastery": (_("Monastery space"), _("For monasteries.")),
        "castle": (_("Castle space"), _("For castles.")),
        "mine": (_("Mine space"), _("For mines.")),
    }
    return {f"space:{colour}": topic(texts[colour][0], f"{texts[colour][1]} {rule}", f"space:{colour}") for colour in COLOURS}


def goods(language: Language, seats: int) -> Topics:
    """Return help on the six kinds of goods."""
    _ = language.gettext
    colours = (_("turquoise"), _("purple"), _("pink"), _("red"), _("brown"), _("orange"))
    text = _(
        "Goods of kind {number} ({colour}): a die that shows {number} sells them. {points} for each tile, {silver} for the sale."
    )
    points = language.points(POINTS["sold_goods"][str(max(seats, 2))])
    silver = language.silver(ACTIONS["sale_silver"])
    return {
        f"good:{kind + 1}": topic(
            first_upper(language.goods[kind]),
            text.format(number=kind + 1, colour=colours[kind], points=first_upper(points), silver=silver),
            f"good-{kind + 1}",
        )
        for kind in range(GOODS_KINDS)
    }


def bonuses(language: Language, seats: int) -> Topics:
    """Return help on the bonus tiles, by colour."""
    title = language.gettext("Bonus: {spaces}")
    return {
        f"bonus:{colour}": topic(title.format(spaces=language.spaces[number]), first_and_second(language, seats), "bonus")
        for number, colour in enumerate(COLOURS)
    }


def board(language: Language, edition: str, purchase: str) -> Topics:
    """Return help on the parts of the main board and on the dice."""
    _ = language.gettext
    black = _("Once in your turn you may buy one of these tiles for {price}. It goes into your storage.").format(
        price=language.silver(BLACK_PRICE)
    )
    when = EDITION_PURCHASE[edition] if purchase == "edition" else purchase
    black += (
        " "
        + {
            "any_time": _("Any moment of your turn will do: a town hall may place what you just bought."),
            "between_actions": _("Buy before, between or after your actions, not in the middle of one."),
            "between_dice": _(
                "Buy before, between or after the actions of your dice: not between a castle and its action, "
                "nor while a town hall places a tile."
            ),
        }[when]
    )
    early = ", ".join(f"{letter} {points}" for letter, points in zip(PHASE_LETTERS, PHASE_POINTS))
    return {
        "depot": topic(
            _("Depot"),
            _(
                "A die of its number takes one of its tiles. The depots are a ring: a worker is one step along the road, 6 lies "
                "next to 1. Below the tiles lie goods that ships may take. At the end of the phase what is left goes; goods stay."
            ),
        ),
        "black": topic(_("Black depot"), black),
        "phase": topic(
            _("Phase"),
            _("The game has {phases} phases. A region finished in one of them scores besides its size: {early}.").format(
                phases=PHASES, early=early
            ),
        ),
        "round": topic(
            _("Round"),
            _("A phase has {rounds} rounds. Each begins with a roll, and its goods go where the white die sends them.").format(
                rounds=ROUNDS
            ),
        ),
        "order": topic(
            _("Turn order"),
            _("Who stands furthest ahead plays first; on one space whoever lies on top. A ship you place moves you one ahead."),
        ),
        "regions": topic(_("Regions"), regions(language)),
        "white_die": topic(
            _("White die"),
            _("It sends the goods of the round to the depot of its number. Nobody turns it; only a white castle acts with it."),
        ),
        "die": topic(
            _("Die"),
            _(
                "A die pays for one action: take a tile from the depot of its number, place a tile on a space of its number, sell "
                "the goods of its number, or take workers. A worker you pay turns it by 1."
            ),
        ),
    }


def stocks(language: Language, seats: int) -> Topics:
    """Return help on what a player owns besides the duchy."""
    _ = language.gettext
    return {
        "storage": topic(
            _("Storage"),
            _(
                "Tiles wait here until a die places them. There is room for {spaces}; what is left at the end counts nothing."
            ).format(spaces=STORAGE),
        ),
        "stock:workers": topic(
            _("Workers"),
            _(
                "A worker you pay turns a die by 1, up or down; 1 and 6 are neighbours. At the end {number} workers are {points}."
            ).format(number=POINTS["workers_per_point"], points=language.points(1)),
        ),
        "stock:silver": topic(
            _("Silver"),
            _("Once in your turn {price} buy a tile of the black depot. At the end each silver is {points}.").format(
                price=language.silver(BLACK_PRICE), points=language.points(POINTS["silver"])
            ),
        ),
        "stock:goods": topic(
            _("Goods"),
            _("You store {kinds} kinds, as many of each as you like.").format(kinds=GOODS_SPACES) + " " + selling(language, seats),
        ),
        "stock:sold": topic(_("Goods sold"), _("How many goods you have sold. Some monasteries count them at the end.")),
    }
