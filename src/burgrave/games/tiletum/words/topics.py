"""Help on everything that is drawn, by topic: the table, figures, places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.games.tiletum.cathedrals import CATHEDRALS, PILES
from burgrave.games.tiletum.europe import (
    BONUS_FROM,
    CATHEDRAL_AT,
    CATHEDRAL_PLACE,
    CITIES,
    HOUSE_FROM,
    HOUSES_AT,
    PLACES,
    SPACE_COUNT,
)
from burgrave.games.tiletum.fairs import CITY_TILES, FAIR_POINTS, FAIRS, FIRST_CITY
from burgrave.games.tiletum.kinds import ACTION_KINDS, ANY, FIGURES
from burgrave.games.tiletum.words import action_help, help
from burgrave.games.tiletum.words.house_topics import goods, house
from burgrave.games.tiletum.words.labels import ACTION_ICONS, house_brings
from burgrave.games.tiletum.words.sentences import fair_counts
from burgrave.games.tiletum.words.tile_topics import Topics, tiles, topic
from burgrave.games.tiletum.words.tongue import Tongue


def topics(to: Tongue, seats: int, options: Mapping[str, Any]) -> Topics:
    """All of them."""
    return {
        **tiles(to, options),
        **goods(to),
        **actions(to),
        **dice(to, seats),
        **europe(to, seats),
        **cathedrals(to),
        **figures(to),
        **track(to),
        **fairs(to),
        **markets(to),
        **house(to),
    }


def actions(to: Tongue) -> Topics:
    """The six actions, and their spaces around the wheel."""
    _ = to.gettext
    texts = (
        action_help.merchant(to),
        action_help.architect(to),
        action_help.character(to),
        action_help.contract(to),
        action_help.king(to),
        action_help.universal(to),
    )
    space = _("Who takes a die from here gets the action points that the wheel shows there, and may take the bonus tile.")
    at_wheel = _("Action space: {action}")
    found = {}
    for kind, name in enumerate(ACTION_KINDS):
        title = to.action[kind] if kind == ANY else to.whole_action[kind]
        found[f"action:{name}"] = topic(title, texts[kind], ACTION_ICONS[kind])
        found[f"space:{name}"] = topic(at_wheel.format(action=to.action[kind]), space, ACTION_ICONS[kind])
    return found


def dice(to: Tongue, seats: int) -> Topics:
    """Dice and the wheel."""
    _ = to.gettext
    return {
        "die": topic(_("Die"), help.die(to), "die"),
        "dice": topic(_("Dice of this round"), _("The dice that were taken in this round, one in each turn.")),
        "wheel": topic(
            _("The action wheel"),
            help.wheel(to, seats) + " " + _("The order of the actions around it is our reconstruction."),
            "wheel",
        ),
        "points": topic(
            _("Action points"),
            _("They are spent on the action of the die, in any order; those that are left at the end of the turn are lost.")
            + " "
            + action_help.besides(to),
            "ap",
        ),
    }


# ---- the map ---------------------------------------------------------------------------------------------------------


def europe(to: Tongue, seats: int) -> Topics:
    """Every space, and what can stand and lie there."""
    _ = to.gettext
    ours = _("Spaces for houses and bonus tiles, and most roads, are our reconstruction.")
    found = {}
    for place in range(SPACE_COUNT):
        told = place_text(to, place, seats)
        found[f"place:{PLACES[place]}"] = topic(to.place(place), f"{told} {ours}" if place < CITIES else told)
    return {
        **found,
        "house": topic(
            _("House space"),
            _("Room for one house; nobody has two in a town. What is printed there comes at once: points, or a building once more.")
            + " "
            + ours,
            "house",
        ),
        "pillar": topic(
            _("Pillar space"),
            _("Room for one pillar; nobody has two at a cathedral. A pillar lets you help to build the cathedral.")
            + " "
            + _("That a cathedral has as many of them as tiles is our reconstruction."),
            "pillar",
        ),
        "road": topic(_("Road"), _("Figures stop here on their way; nothing is built or taken.")),
        "bonus": topic(
            _("Place of a bonus tile"),
            _("The tile has been taken. Bonus tiles on the map are never replaced, those on action spaces after every round."),
            "tile",
        ),
    }


def place_text(to: Tongue, place: int, seats: int) -> str:
    """What there is in a city, or on a road."""
    _ = to.gettext
    if place >= CITIES:
        return _("Figures stop here on their way; nothing is built or taken.")
    told = []
    spaces = [space for space in HOUSES_AT[place] if HOUSE_FROM[space] <= seats]
    if CATHEDRAL_AT[place] >= 0:
        told.append(_("A city with a cathedral, for architects."))
    elif spaces:
        brings = [house_brings(to, space) or _("nothing") for space in spaces]
        number = to.ngettext(
            "A town with {count} house space, which brings {each}.",
            "A town with {count} house spaces, which bring {each}.",
            len(spaces),
        )
        told.append(number.format(count=len(spaces), each=", ".join(brings)))
    if 0 < BONUS_FROM[place] <= seats:
        told.append(_("A bonus tile lies here in the beginning."))
    return " ".join(told)


def cathedrals(to: Tongue) -> Topics:
    """By city."""
    _ = to.gettext
    rule = _(
        "With a pillar here you may give the stone of the cost tile once, for its points and the top tile of the pile: {points}, "
        "from the top. Most of these numbers are our reconstruction."
    )
    found = {}
    for number, city in enumerate(CATHEDRALS):
        pile = ", ".join(str(points) for points in PILES[number])
        title = _("Cathedral {place}").format(place=to.at(CATHEDRAL_PLACE[number]))
        found[f"cathedral:{city}"] = topic(title, rule.format(points=pile), "cathedral")
    return found


def figures(to: Tongue) -> Topics:
    """Merchants and architects."""
    _ = to.gettext
    fair = _("In the city of a fair it lets you take part.")
    texts = (f"{action_help.merchant(to)} {fair}", action_help.architect(to))
    return {f"figure:{name}": topic(to.action[figure], texts[figure], f"figure:{name}") for figure, name in enumerate(FIGURES)}


# ---- around the map --------------------------------------------------------------------------------------------------


def track(to: Tongue) -> Topics:
    """The king track and what lies beside it."""
    _ = to.gettext
    space = _("That every space is worth its number, and where the track begins, is our reconstruction.")
    leader = _("After the turns of a round, whoever is highest on the king track may take it, or discards it.")
    tokens = _("How many tokens there are of each value is our reconstruction.")
    return {
        "king": topic(_("King track"), f"{help.king_phase(to)} {space}", "crown"),
        "corruption": topic(_("Corruption"), f"{help.corruption(to)} {tokens}", "corruption"),
        "leader": topic(_("Tile of the leader"), leader, "tile"),
        "order": topic(
            _("Turn order"),
            _("Who is first in the turn order begins each turn of the round. The king track decides the order of the next round."),
            "rose",
        ),
    }


def fairs(to: Tongue) -> Topics:
    """Fair tiles, and the cities of the fairs."""
    _ = to.gettext
    there = _("You take part with a house in the city of the fair, or with your merchant there.")
    ours = _("The points of the rounds are our reconstruction, but for the third.")
    found = {}
    for tile, name in enumerate(FAIRS):
        told = _("{points} from the tile and those of the round, {each}.")
        text = told.format(points=to.points(FAIR_POINTS[tile]), each=fair_counts(to, tile))
        found[f"fair:{name}"] = topic(_("Fair"), f"{text} {there} {ours}", "fair")
    cities = _("Which cities have fairs, but for the first, is mostly our reconstruction.")
    for place in (FIRST_CITY, *CITY_TILES):
        city = _("Fair {place}").format(place=to.at(place))
        found[f"city:{PLACES[place]}"] = topic(city, f"{there} {cities}", "fair")
    return found


def markets(to: Tongue) -> Topics:
    """Both markets."""
    _ = to.gettext
    prices = _("The prices, and how many there are of each tile, are our reconstruction.")
    stack = _("How many there are of each character is our reconstruction.")
    empty = _("When no tile is left in the stack, the slots at the left stay empty.")
    return {
        "market:contracts": topic(_("Market of contracts"), f"{action_help.contract(to)} {empty} {prices}", "contract"),
        "market:characters": topic(_("Market of characters"), f"{action_help.character(to)} {stack}", "character"),
        "deck:characters": topic(
            _("Stack of characters"),
            _("New characters for the market. When the market is renewed, the old ones are shuffled into the stack."),
            "turn",
        ),
    }
