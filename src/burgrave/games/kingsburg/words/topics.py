"""Help on everything that is drawn, by topic."""

from __future__ import annotations

from burgrave.games.kingsburg.buildings import BUILDINGS, COLUMN, COST, DECLARED, POINTS, ROW, ROWS, building_named
from burgrave.games.kingsburg.calendar import NUMBERS, PHASES
from burgrave.games.kingsburg.council import ADVISERS
from burgrave.games.kingsburg.enemies import CARDS, KIND, SPANS
from burgrave.games.kingsburg.ids import POWERS
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.log_battles import defeat, victory
from burgrave.games.kingsburg.words.names import COLUMNS
from burgrave.games.kingsburg.words.powers import power_text, reconstruction, reward_text
from burgrave.games.kingsburg.words.sentences import enemy_card
from burgrave.games.language import first_upper
from burgrave.games.words import Options, Topics


def topics(language: Language, seats: int, options: Options) -> Topics:
    """Return the topics of the base game, and those of all buildings and cards that are powers."""
    return {
        **council(language),
        **powers(language, options),
        **enemies(language),
        **phases(language),
        **stocks(language),
        **pieces(language),
    }


def topic(title: str, text: str, piece: str = "") -> dict[str, str]:
    """Return a help topic, with the piece or icon to show beside it where there is one."""
    return {"title": title, "text": text, "piece": piece} if piece else {"title": title, "text": text}


def council(language: Language) -> Topics:
    """Return a topic for each adviser."""
    return {
        f"adviser:{place + 1}": topic(language.ranked_adviser(place), reward_text(language, place), f"adviser:{place + 1}")
        for place in range(len(ADVISERS))
    }


def powers(language: Language, options: Options) -> Topics:
    """Return a topic for each building and card that has words: what it does, and which part of it is ours."""
    points = dict(enumerate(POINTS))
    if options.get("guard_tower") == "1":
        points[building_named("guard_tower")] = DECLARED["guard_tower"]["points_of_the_first_edition"]
    return {
        name: power_topic(language, number, price(language, number, points[number]) if number < len(BUILDINGS) else "")
        for number, name in enumerate(POWERS)
        if name in language.words.powers
    }


def power_topic(language: Language, number: int, before: str = "", after: str = "") -> dict[str, str]:
    """Return the topic of a building or card, with sentences before and after what it does."""
    name = POWERS[number]
    sentences = (before, power_text(language, number), after, reconstruction(language, name))
    return topic(language.power(number), " ".join(sentence for sentence in sentences if sentence), name)


def price(language: Language, building: int, points: int) -> str:
    """Return where a building stands, what it costs and scores."""
    _ = language.gettext
    without_points = _("Row {row}, column {column}. Costs {price}.")
    text = _("Row {row}, column {column}. Costs {price}, scores {points}.") if points else without_points
    return text.format(
        row=ROWS[ROW[building]],
        column=COLUMNS[COLUMN[building]],
        price=language.things(enumerate(COST[building])),
        points=language.points(points),
    )


def enemies(language: Language) -> Topics:
    """Return a topic for each enemy card, and one for its back."""
    _ = language.gettext
    topics_of_cards = {
        f"enemy:{name}": topic(
            first_upper(enemy_card(language, number)),
            _("Who is stronger gets {victory}. Who is weaker loses {defeat}, as far as it is there.").format(
                victory=victory(language, number), defeat=defeat(language, number)
            ),
            f"enemy:{name}",
        )
        for number, name in enumerate(CARDS)
    }
    spans = ", ".join(f"{language.year[year]} {low}-{high}" for year, (low, high) in enumerate(SPANS))
    kinds = language.both([language.enemy[kind] for kind in sorted(set(KIND))])
    topics_of_cards["enemy:hidden"] = topic(
        _("The enemy of the winter"),
        _(
            "One card of five for each year. Nobody knows it before winter, except who has looked at it. How strong it may be: "
            "{spans}. There are {kinds}."
        ).format(spans=spans, kinds=kinds),
    )
    return topics_of_cards


def phases(language: Language) -> Topics:
    """Return a topic for each of the eight phases of a year."""
    _ = language.gettext
    season = _("Roll, influence the council, get its support, build.")
    texts = {
        "aid": _(
            "Whoever has the fewest buildings, then resources, rolls a white die more in spring. Who tie take 1 resource each."
        ),
        "spring": season,
        "favour": _("Everybody with the most buildings scores {points}.").format(points=language.points(NUMBERS["favour_points"])),
        "summer": season,
        "envoy": _("Whoever has the fewest buildings, then resources, receives the king's envoy. In a tie nobody does."),
        "autumn": season,
        "recruit": _("In turn order everybody may recruit soldiers, {price} for each.").format(
            price=language.resources(NUMBERS["recruit_price"])
        ),
        "winter": _("The king sends soldiers, the enemy is revealed, everybody fights it alone, soldiers go home."),
    }
    return {
        f"phase:{name}": topic(f"{number + 1}. {first_upper(language.phase[number])}", texts[name])
        for number, name in enumerate(PHASES)
    }


def stocks(language: Language) -> Topics:
    """Return topics for what a player owns besides the province."""
    _ = language.gettext
    resource = _("A resource: it pays for buildings and soldiers, and decides ties. You may have as many as you like.")
    return {
        "stock:gold": topic(_("Gold"), resource, "gold"),
        "stock:wood": topic(_("Wood"), resource, "wood"),
        "stock:stone": topic(_("Stone"), resource, "stone"),
        "stock:plus2": topic(
            _("+2 token"),
            _("Spent with dice it adds exactly {token} to their sum, once a season. It is no resource.").format(
                token=NUMBERS["token"]
            ),
            "plus2",
        ),
        "stock:soldier": topic(
            _("Soldiers"),
            _("They fight in winter and go home afterwards. Advisers give them, the king sends some, resources recruit more."),
            "soldier",
        ),
        "stock:buildings": topic(
            _("Buildings"), _("How many you have decides whom the king helps and whom he honours. The fewest get aid and envoy.")
        ),
        "envoy": topic(
            _("King's envoy"),
            _(
                "Once he lets you influence an adviser who is taken already, or put up a second building in a season. If you do "
                "not use him, he leaves before the next envoy is sent."
            ),
            "envoy",
        ),
    }


def pieces(language: Language) -> Topics:
    """Return topics for dice and tracks."""
    _ = language.gettext
    return {
        "die": topic(
            _("Die"),
            _("One or more dice influence the adviser whose rank is just their sum. At least one of them must be of your colour."),
        ),
        "white_die": topic(
            _("White die"),
            _("It counts like your own dice, but only together with at least one of your colour."),
        ),
        "year": topic(_("Year"), _("Five years are played. The numbers tell how strong the enemy of each winter may be.")),
        "order": topic(_("Turn order"), _("Whoever rolled the lowest sum is first. In a tie the order stays as it was.")),
        "strength": topic(
            _("Order and strength"),
            _(
                "In turn order: soldiers, and what buildings add in battle. Whoever rolled the lowest sum is first; in winter "
                "strength is compared with the enemy's."
            ),
        ),
    }
