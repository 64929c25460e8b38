"""The words of the vineyards that tell what things are: gifts, help, rules, options, and lines for a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.games.burgundy.mainboard import BLACK_PRICE
from burgrave.games.burgundy.modules.vineyards.board import CELLS, LAYER, LAYERS, NUMBER, POINTS, SPACES
from burgrave.games.burgundy.modules.vineyards.part import NO_VINE, part
from burgrave.games.burgundy.modules.vineyards.scoring import area_of
from burgrave.games.burgundy.tiles import BANK_SILVER, BOARDING_HOUSE_WORKERS, TILES, VINES, WATCHTOWER_POINTS
from burgrave.games.burgundy.words.parts import Topics
from burgrave.games.burgundy.words.tongue import Tongue
from burgrave.games.wording import titled

# ---- gifts -----------------------------------------------------------------------------------------------------------


def gifts(to: Tongue) -> dict[str, str]:
    """What planting brings, by name, as something to do."""
    _ = to.gettext
    return {
        "silver": _("get {amount}").format(amount=to.silver(BANK_SILVER)),
        "workers": _("get {amount}").format(amount=to.workers(BOARDING_HOUSE_WORKERS)),
        "points": _("get {amount}").format(amount=to.points(WATCHTOWER_POINTS)),
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


def vine_help(to: Tongue, name: str) -> str:
    """A double hex."""
    return to.gettext(
        "Takes two storage spaces. A die plants it in your vineyard: first in the bottom layer, later next to a double hex there. "
        "Each space has two gifts."
    )


def half_help(to: Tongue, name: str) -> str:
    """The second space of a double hex."""
    return to.gettext("The double hex beside it takes this storage space too.")


def scoring(to: Tongue) -> str:
    """What connected vines are worth."""
    sizes = ", ".join(f"{size} ({points})" for size, points in enumerate(POINTS) if size)
    told = to.gettext(
        "At the end each of your vine bonus tiles scores one area of connected vines of its colour, no area twice; "
        "vines (points): {sizes}."
    )
    return told.format(sizes=sizes)


def topics(to: Tongue, seats: int, options: Mapping[str, Any]) -> Topics:
    """The places of the vineyards, and every gift."""
    _ = to.gettext
    price = to.silver(BLACK_PRICE)
    found = {
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
        "vine_tile": (_("Vine bonus tile"), scoring(to)),
    }
    places: Topics = {name: {"title": title, "text": text} for name, (title, text) in found.items()}
    for name, told in gifts(to).items():
        places[f"gift:{name}"] = {
            "title": _("Gift of a vineyard space"),
            "text": _("Plant here: {gift}.").format(gift=told),
        }
    return places


def rules(to: Tongue, seats: int, options: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """The expansion in a paragraph."""
    _ = to.gettext
    told = _(
        "A die may also take a double hex from the vineyard depot, and your purchase may be one of the vineyard store. It takes "
        "two storage spaces. A die plants it in your vineyard, on a space of its number next to what you planted; the first goes "
        "into the bottom one of {layers} layers. Both gifts of the space are yours in any order, and a vine bonus tile for each "
        "full layer; everybody begins with one."
    ).format(layers=LAYERS)
    return {"vineyards": (_("Vineyards"), f"{told} {scoring(to)}")}


def options(to: Tongue) -> dict[str, dict[str, Any]]:
    """How many colours."""
    _ = to.gettext
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


def about_space(to: Tongue, state: Any, seat: int, number: int) -> tuple[str, list[tuple[str, str]]]:
    """A double space: its number, and of each vine there how many of its colour hang together and what these are worth."""
    cell = number - 1
    if cell >= CELLS or "vineyards" not in state.book.places:
        return "", []
    vines = part(state).vines(seat)
    facts: dict[int, tuple[str, str]] = {}
    for half in (cell & ~1, cell | 1):
        colour = vines[half]
        if colour != NO_VINE:
            size = area_of(vines, half)
            text = to.ngettext(
                "{count} vine, {points} for a bonus tile", "{count} connected vines, {points} for a bonus tile", size
            )
            told = text.format(count=size, points=to.points(POINTS[size]))
            facts[colour] = (to.vines[colour].capitalize(), told)
    return to.gettext("vineyard, on a {number}").format(number=NUMBER[cell // 2]), list(facts.values())


# ---- terminal --------------------------------------------------------------------------------------------------------


def named(to: Tongue, tile: str | None) -> str:
    """A double hex, or that there is none."""
    return to.title[TILES.index(tile)] if tile else "-"


def lines(to: Tongue, view: Mapping[str, Any]) -> list[str]:
    """Depot, store and pool."""
    _ = to.gettext
    extra = view["extra"]["vineyards"]
    depot = "; ".join(f"{'/'.join(map(str, it['numbers']))}: {named(to, it['tile'])}" for it in extra["depot"])
    store = "; ".join(named(to, tile) for tile in extra["store"])
    pool = ", ".join(f"{to.vines[place]} {extra['pool'][colour]}" for place, colour in enumerate(VINES) if extra["pool"][colour])
    return [
        _("Vineyard depot: {tiles}.").format(tiles=depot),
        _("Vineyard store: {tiles}.").format(tiles=store),
        _("Vine bonus tiles: {tiles}.").format(tiles=pool),
    ]


def rows(to: Tongue, view: Mapping[str, Any], seat: int) -> list[tuple[str, str]]:
    """A seat's vineyard layer by layer, from the bottom, empty spaces by their numbers; and its bonus tiles."""
    extra = view["extra"].get("vineyards")
    if extra is None or not extra["vineyards"][seat]["in_play"]:
        return []
    own, layers = extra["vineyards"][seat], []
    colours = dict(zip(VINES, to.vines, strict=True))
    for layer in range(LAYERS):
        found = []
        for space in range(SPACES):
            if LAYER[space] == layer:
                pair = own["cells"][2 * space : 2 * space + 2]
                found.append(" ".join(colours[colour] for colour in pair) if pair[0] else f"({NUMBER[space]})")
        layers.append(", ".join(found))
    tiles = ", ".join(colours[colour] for colour, count in own["tiles"].items() for _ in range(count)) or "-"
    points = sum(points for _, points in own["points"])
    return [(to.gettext("Vineyard"), "; ".join(layers)), (to.gettext("Vines"), f"{tiles}: {to.points(points)}")]
