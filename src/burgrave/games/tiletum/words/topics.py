"""Help on everything that is drawn, by topic: the table, figures, places."""

from __future__ import annotations

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
from burgrave.games.tiletum.words.language import Language
from burgrave.games.tiletum.words.sentences import fair_counts
from burgrave.games.tiletum.words.tile_topics import tiles, topic
from burgrave.games.words import Options, Topics


def topics(language: Language, seats: int, options: Options) -> Topics:
    """Return all topics of the game, for so many seats."""
    return {
        **tiles(language, options),
        **goods(language),
        **actions(language),
        **dice(language, seats),
        **europe(language, seats),
        **cathedrals(language),
        **figures(language),
        **track(language),
        **fairs(language),
        **markets(language),
        **house(language),
    }


def actions(language: Language) -> Topics:
    """Return topics of the six actions, and their spaces around the wheel."""
    _ = language.gettext
    texts = (
        action_help.merchant(language),
        action_help.architect(language),
        action_help.character(language),
        action_help.contract(language),
        action_help.king(language),
        action_help.universal(language),
    )
    space = _("Who takes a die from here gets the action points that the wheel shows there, and may take the bonus tile.")
    at_wheel = _("Action space: {action}")
    topics = {}
    for kind, name in enumerate(ACTION_KINDS):
        title = language.action[kind] if kind == ANY else language.whole_action[kind]
        topics[f"action:{name}"] = topic(title, texts[kind], ACTION_ICONS[kind])
        topics[f"space:{name}"] = topic(at_wheel.format(action=language.action[kind]), space, ACTION_ICONS[kind])
    return topics


def dice(language: Language, seats: int) -> Topics:
    """Return topics of dice and of the wheel."""
    _ = language.gettext
    return {
        "die": topic(_("Die"), help.die(language), "die"),
        "dice": topic(_("Dice of this round"), _("The dice that were taken in this round, one in each turn.")),
        "wheel": topic(
            _("The action wheel"),
            help.wheel(language, seats) + " " + _("The order of the actions around it is our reconstruction."),
            "wheel",
        ),
        "points": topic(
            _("Action points"),
            _("They are spent on the action of the die, in any order; those that are left at the end of the turn are lost.")
            + " "
            + action_help.besides(language),
            "ap",
        ),
    }


# ---- the map ---------------------------------------------------------------------------------------------------------


def europe(language: Language, seats: int) -> Topics:
    """Return topics of every space of the map, and of what can stand and lie there."""
    _ = language.gettext
    ours = _("Spaces for houses and bonus tiles, and most roads, are our reconstruction.")
    topics = {}
    for place in range(SPACE_COUNT):
        text = place_text(language, place, seats)
        topics[f"place:{PLACES[place]}"] = topic(language.place(place), f"{text} {ours}" if place < CITIES else text)
    return {
        **topics,
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


def place_text(language: Language, place: int, seats: int) -> str:
    """Return what there is in a city, or on a road."""
    _ = language.gettext
    if place >= CITIES:
        return _("Figures stop here on their way; nothing is built or taken.")
    sentences = []
    spaces = [space for space in HOUSES_AT[place] if HOUSE_FROM[space] <= seats]
    if CATHEDRAL_AT[place] >= 0:
        sentences.append(_("A city with a cathedral, for architects."))
    elif spaces:
        brings = [house_brings(language, space) or _("nothing") for space in spaces]
        number = language.ngettext(
            "A town with {count} house space, which brings {each}.",
            "A town with {count} house spaces, which bring {each}.",
            len(spaces),
        )
        sentences.append(number.format(count=len(spaces), each=", ".join(brings)))
    if 0 < BONUS_FROM[place] <= seats:
        sentences.append(_("A bonus tile lies here in the beginning."))
    return " ".join(sentences)


def cathedrals(language: Language) -> Topics:
    """Return topics of the cathedrals, by city."""
    _ = language.gettext
    rule = _(
        "With a pillar here you may give the stone of the cost tile once, for its points and the top tile of the pile: {points}, "
        "from the top. Most of these numbers are our reconstruction."
    )
    topics = {}
    for number, city in enumerate(CATHEDRALS):
        pile = ", ".join(str(points) for points in PILES[number])
        title = _("Cathedral {place}").format(place=language.at(CATHEDRAL_PLACE[number]))
        topics[f"cathedral:{city}"] = topic(title, rule.format(points=pile), "cathedral")
    return topics


def figures(language: Language) -> Topics:
    """Return topics of merchants and architects."""
    _ = language.gettext
    fair = _("In the city of a fair it lets you take part.")
    texts = (f"{action_help.merchant(language)} {fair}", action_help.architect(language))
    return {
        f"figure:{name}": topic(language.action[figure], texts[figure], f"figure:{name}") for figure, name in enumerate(FIGURES)
    }


# ---- around the map --------------------------------------------------------------------------------------------------


def track(language: Language) -> Topics:
    """Return topics of the king track and what lies beside it."""
    _ = language.gettext
    space = _("That every space is worth its number, and where the track begins, is our reconstruction.")
    leader = _("After the turns of a round, whoever is highest on the king track may take it, or discards it.")
    tokens = _("How many tokens there are of each value is our reconstruction.")
    return {
        "king": topic(_("King track"), f"{help.king_phase(language)} {space}", "crown"),
        "corruption": topic(_("Corruption"), f"{help.corruption(language)} {tokens}", "corruption"),
        "leader": topic(_("Tile of the leader"), leader, "tile"),
        "order": topic(
            _("Turn order"),
            _("Who is first in the turn order begins each turn of the round. The king track decides the order of the next round."),
            "rose",
        ),
    }


def fairs(language: Language) -> Topics:
    """Return topics of fair tiles, and of the cities of the fairs."""
    _ = language.gettext
    there = _("You take part with a house in the city of the fair, or with your merchant there.")
    ours = _("The points of the rounds are our reconstruction, but for the third.")
    topics = {}
    for tile, name in enumerate(FAIRS):
        text = _("{points} from the tile and those of the round, {each}.").format(
            points=language.points(FAIR_POINTS[tile]), each=fair_counts(language, tile)
        )
        topics[f"fair:{name}"] = topic(_("Fair"), f"{text} {there} {ours}", "fair")
    cities = _("Which cities have fairs, but for the first, is mostly our reconstruction.")
    for place in (FIRST_CITY, *CITY_TILES):
        city = _("Fair {place}").format(place=language.at(place))
        topics[f"city:{PLACES[place]}"] = topic(city, f"{there} {cities}", "fair")
    return topics


def markets(language: Language) -> Topics:
    """Return topics of both markets and of the stack of characters."""
    _ = language.gettext
    prices = _("The prices, and how many there are of each tile, are our reconstruction.")
    stack = _("How many there are of each character is our reconstruction.")
    empty = _("When no tile is left in the stack, the slots at the left stay empty.")
    return {
        "market:contracts": topic(_("Market of contracts"), f"{action_help.contract(language)} {empty} {prices}", "contract"),
        "market:characters": topic(_("Market of characters"), f"{action_help.character(language)} {stack}", "character"),
        "deck:characters": topic(
            _("Stack of characters"),
            _("New characters for the market. When the market is renewed, the old ones are shuffled into the stack."),
            "turn",
        ),
    }
