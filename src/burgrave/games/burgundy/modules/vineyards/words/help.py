"""The help of the vineyards: gifts, rules, options, facts about places, and lines for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.burgundy.mainboard import BLACK_PRICE
from burgrave.games.burgundy.modules.vineyards.board import CELLS, LAYER, LAYERS, NUMBER, POINTS, SPACES
from burgrave.games.burgundy.modules.vineyards.scoring import area_of
from burgrave.games.burgundy.modules.vineyards.tiles import VINES
from burgrave.games.burgundy.modules.vineyards.vineyard import ID, NO_VINE, vineyards_of
from burgrave.games.burgundy.modules.vineyards.words.names import vine_colours
from burgrave.games.burgundy.tiles import BANK_SILVER, BOARDING_HOUSE_WORKERS, TILES, WATCHTOWER_POINTS
from burgrave.games.burgundy.words.language import Language
from burgrave.games.language import titled
from burgrave.games.words import OptionWords

if TYPE_CHECKING:
    from burgrave.draw.parts import View
    from burgrave.games.burgundy.state import State
    from burgrave.games.burgundy.words.declaration import Facts, Rows
    from burgrave.games.words import Options, RulesHelp, Topics

# ---- gifts -----------------------------------------------------------------------------------------------------------


def gifts(language: Language) -> dict[str, str]:
    """Return the gifts by name, as something to do."""
    _ = language.gettext
    return {
        "silver": _("get {amount}").format(amount=language.silver(BANK_SILVER)),
        "workers": _("get {amount}").format(amount=language.workers(BOARDING_HOUSE_WORKERS)),
        "points": _("get {amount}").format(amount=language.points(WATCHTOWER_POINTS)),
        "building": _("take a building"),
        "mine_monastery_castle": _("take a mine, monastery or castle"),
        "ship_or_animals": _("take a ship or animals"),
        "sale": _("sell one kind of goods"),
        "placement": _("place a stored tile"),
        "action": _("one more action"),
        "black_or_store": _("take a tile of the black depot or the store"),
        "double_hex": _("take a double hex"),
    }


# ---- help ------------------------------------------------------------------------------------------------------------


def vine_help(language: Language, name: str) -> str:
    """Return what a double hex does."""
    return language.gettext(
        "Takes two storage spaces. A die plants it in your vineyard: first in the bottom layer, later next to a double hex there. "
        "Each space has two gifts."
    )


def half_help(language: Language, name: str) -> str:
    """Return help on the second space of a double hex."""
    return language.gettext("The double hex beside it takes this storage space too.")


def scoring(language: Language) -> str:
    """Return what connected vines score."""
    sizes = ", ".join(f"{size} ({points})" for size, points in enumerate(POINTS) if size)
    text = language.gettext(
        "At the end each of your vine bonus tiles scores one area of connected vines of its colour, no area twice; "
        "vines (points): {sizes}."
    )
    return text.format(sizes=sizes)


def topics(language: Language, seats: int, options: Options) -> Topics:
    """Return help on the places of the vineyards, and every gift."""
    _ = language.gettext
    price = language.silver(BLACK_PRICE)
    texts = {
        "vine_depot": (_("Vineyard depot"), _("A die that shows one of its numbers takes a double hex from here.")),
        "vine_store": (
            _("Vineyard store"),
            _("Your purchase of the turn may be a double hex from here instead of a tile of the black depot: {price}.").format(
                price=price
            ),
        ),
        "vineyard": (
            _("Vineyard"),
            _(
                "A die of the printed number plants a stored double hex on a double space; the cell you click gets its first vine. "
                "The first one goes into the bottom layer, the others next to one that is planted. Both gifts are yours, "
                "and a vine bonus tile for every full layer."
            ),
        ),
        "vine_tile": (_("Vine bonus tile"), scoring(language)),
    }
    places: Topics = {name: {"title": title, "text": text} for name, (title, text) in texts.items()}
    for name, gift in gifts(language).items():
        places[f"gift:{name}"] = {
            "title": _("Gift of a vineyard space"),
            "text": _("Plant here: {gift}.").format(gift=gift),
        }
    return places


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return the rules of vineyards, by topic."""
    _ = language.gettext
    text = _(
        "A die may also take a double hex from the vineyard depot, and your purchase may be one of the vineyard store. It takes "
        "two storage spaces. A die plants it in your vineyard, on a space of its number next to what you planted; the first goes "
        "into the bottom one of {layers} layers. Both gifts of the space are yours in any order, and a vine bonus tile for each "
        "full layer; everybody begins with one."
    ).format(layers=LAYERS)
    return {ID: (_("Vineyards"), f"{text} {scoring(language)}")}


def options(language: Language) -> dict[str, OptionWords]:
    """Return the texts of the option for the number of colours."""
    _ = language.gettext
    return {
        "vines": {
            "title": _("Colours of vines"),
            "hint": _("for two or three players"),
            "values": {
                "all": titled(_("All six"), _("every double hex is in the bag")),
                "fewer": titled(_("Fewer"), _("less luck: one colour less with three players, two with two, drawn by lot")),
            },
        }
    }


def about_space(language: Language, state: State, seat: int, number: int) -> tuple[str, Facts]:
    """Return where a cell is, and for each vine of its double space how many are connected with it and what they score."""
    cell = number - 1
    if cell >= CELLS:
        return "", []
    vines = vineyards_of(state).vines(seat)
    facts: dict[int, tuple[str, str]] = {}
    for half in (cell & ~1, cell | 1):
        colour = vines[half]
        if colour != NO_VINE:
            size = area_of(vines, half)
            text = language.ngettext(
                "{count} vine, {points} for a bonus tile", "{count} connected vines, {points} for a bonus tile", size
            )
            value = text.format(count=size, points=language.points(POINTS[size]))
            facts[colour] = (vine_colours(language)[colour].capitalize(), value)
    return language.gettext("vineyard, on a {number}").format(number=NUMBER[cell // 2]), list(facts.values())


# ---- terminal --------------------------------------------------------------------------------------------------------


def named(language: Language, tile: str | None) -> str:
    """Return a double hex in words, "-" for none."""
    return language.title[TILES.index(tile)] if tile else "-"


def lines(language: Language, view: View) -> list[str]:
    """Return depot, store and pool for a terminal."""
    _ = language.gettext
    extra = view["extra"][ID]
    depot = "; ".join(f"{'/'.join(map(str, space['numbers']))}: {named(language, space['tile'])}" for space in extra["depot"])
    store = "; ".join(named(language, tile) for tile in extra["store"])
    pool = ", ".join(
        f"{name} {extra['pool'][colour]}"
        for name, colour in zip(vine_colours(language), VINES, strict=True)
        if extra["pool"][colour]
    )
    return [
        _("Vineyard depot: {tiles}.").format(tiles=depot),
        _("Vineyard store: {tiles}.").format(tiles=store),
        _("Vine bonus tiles: {tiles}.").format(tiles=pool),
    ]


def rows(language: Language, view: View, seat: int) -> Rows:
    """Return a seat's vineyard for a terminal, layer by layer from the bottom, empty spaces by their numbers; and its bonus
    tiles."""
    own, layers = view["extra"][ID]["vineyards"][seat], []
    if not own["in_play"]:
        return []
    colours = dict(zip(VINES, vine_colours(language), strict=True))
    for layer in range(LAYERS):
        spaces = []
        for space in range(SPACES):
            if LAYER[space] == layer:
                pair = own["cells"][2 * space : 2 * space + 2]
                spaces.append(" ".join(colours[colour] for colour in pair) if pair[0] else f"({NUMBER[space]})")
        layers.append(", ".join(spaces))
    tiles = ", ".join(colours[colour] for colour, count in own["tiles"].items() for _ in range(count)) or "-"
    points = sum(points for _, points in own["points"])
    return [(language.gettext("Vineyard"), "; ".join(layers)), (language.gettext("Vines"), f"{tiles}: {language.points(points)}")]
