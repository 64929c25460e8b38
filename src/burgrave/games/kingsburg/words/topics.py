"""Help on everything that is drawn, by topic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgrave.games.kingsburg.buildings import BUILDINGS, COLUMN, COST, DECLARED, POINTS, ROW, ROWS, STANDING_ON
from burgrave.games.kingsburg.calendar import NUMBERS, PHASES
from burgrave.games.kingsburg.council import ADVISERS, FIRST_WHIM
from burgrave.games.kingsburg.enemies import CARDS, KIND, SPANS
from burgrave.games.kingsburg.powers import POWERS
from burgrave.games.kingsburg.words import card_effects, card_names
from burgrave.games.kingsburg.words.battle_deeds import defeat, victory
from burgrave.games.kingsburg.words.effects import power_text, reconstruction, reward_text
from burgrave.games.kingsburg.words.names import COLUMNS
from burgrave.games.kingsburg.words.sentences import card
from burgrave.games.kingsburg.words.tongue import Tongue
from burgrave.games.wording import first_upper

Topics = dict[str, dict[str, str]]

TILES: Final = len(card_effects.WHIMS)
GUARD_TOWER: Final = BUILDINGS.index("guard_tower")


def topics(to: Tongue, seats: int, options: Mapping[str, Any]) -> Topics:
    """All of them."""
    return {
        **council(to),
        **powers(to, options),
        **rows(to),
        **scenarios(to),
        **enemies(to),
        **phases(to),
        **stocks(to),
        **table(to),
    }


def topic(title: str, text: str, piece: str = "") -> dict[str, str]:
    """Help, with the piece or icon to show beside it where there is one."""
    return {"title": title, "text": text, "piece": piece} if piece else {"title": title, "text": text}


def council(to: Tongue) -> Topics:
    """Every adviser, and its whim."""
    found = {}
    for place in range(len(ADVISERS)):
        title = to.gettext("{adviser} ({rank})").format(adviser=to.adviser[place], rank=place + 1)
        found[f"adviser:{place + 1}"] = topic(title, reward_text(to, place), f"adviser:{place + 1}")
        if place < TILES:
            whim = to.gettext("Whim: {adviser} ({rank})").format(adviser=to.adviser[place], rank=place + 1)
            found[f"whim:{place + 1}"] = topic(whim, reward_text(to, FIRST_WHIM + place), f"whim:{place + 1}")
    return found


def powers(to: Tongue, chosen: Mapping[str, Any]) -> Topics:
    """Buildings, governors, destiny cards, groups: what they do, and what of it is ours."""
    points = dict(enumerate(POINTS))
    if chosen.get("guard_tower") == "1":
        points[GUARD_TOWER] = DECLARED["guard_tower"]["points_of_the_first_edition"]
    found = {}
    for number, name in enumerate(POWERS):
        parts = [power_text(to, number)]
        if number < len(BUILDINGS):
            parts.insert(0, price(to, number, points[number]))
        if name == "destiny:snowstorm" and chosen.get("snowstorm") == "die_only":
            parts.append(to.gettext("Where tokens are sent instead of a roll, it does nothing."))
        ours = reconstruction(to, name)
        if ours:
            parts.append(ours)
        found[name] = topic(to.power[number], " ".join(parts), name)
    return found


def price(to: Tongue, building: int, points: int) -> str:
    """Where a building stands, what it costs and scores."""
    _ = to.gettext
    plain = _("Row {row}, column {column}. Costs {price}.")
    told = _("Row {row}, column {column}. Costs {price}, scores {points}.") if points else plain
    return told.format(
        row=ROWS[ROW[building]],
        column=COLUMNS[COLUMN[building]],
        price=to.things(enumerate(COST[building])),
        points=to.points(points),
    )


def rows(to: Tongue) -> Topics:
    """The alternative rows, each with its buildings."""
    found = {}
    for row, letter in enumerate(ROWS):
        names = [to.power[STANDING_ON[1][column * 7 + 6 - row]] for column in range(4)]
        text = to.gettext("It covers row {row} of your sheet: {buildings}.").format(row=letter, buildings=", ".join(names))
        found[f"row:{letter}"] = topic(to.gettext("Alternative row {row}").format(row=letter), text)
    return found


def scenarios(to: Tongue) -> Topics:
    """The sheets."""
    found = {}
    for name, title in card_names.SCENARIOS.items():
        text = to.gettext(card_effects.SCENARIOS[name])
        if name == "royal_fair":
            text += " " + to.gettext("This sheet is ours: the fourth of the box is not published.")
        found[f"scenario:{name}"] = topic(to.gettext(title), text, f"scenario:{name}")
    return found


def enemies(to: Tongue) -> Topics:
    """Every card, and its back."""
    _ = to.gettext
    found = {
        f"enemy:{name}": topic(
            first_upper(card(to, number)),
            _("Who is stronger gets {victory}. Who is weaker loses {defeat}, as far as it is there.").format(
                victory=victory(to, number), defeat=defeat(to, number)
            ),
            f"enemy:{name}",
        )
        for number, name in enumerate(CARDS)
    }
    spans = ", ".join(f"{to.year[year]} {low}-{high}" for year, (low, high) in enumerate(SPANS))
    kinds = to.both([to.enemy[kind] for kind in sorted(set(KIND))])
    found["enemy:hidden"] = topic(
        _("The enemy of the winter"),
        _(
            "One card of five for each year. Nobody knows it before winter, except who has looked at it. How strong it may be: "
            "{spans}. There are {kinds}."
        ).format(spans=spans, kinds=kinds),
    )
    return found


def phases(to: Tongue) -> Topics:
    """The eight phases of a year."""
    _ = to.gettext
    season = _("Roll, influence the council, get its support, build.")
    told = {
        "aid": _(
            "Whoever has the fewest buildings, then resources, rolls a white die more in spring. Who tie take 1 resource each."
        ),
        "spring": season,
        "favour": _("Everybody with the most buildings scores {points}.").format(points=to.points(NUMBERS["favour_points"])),
        "summer": season,
        "envoy": _("Whoever has the fewest buildings, then resources, receives the king's envoy. In a tie nobody does."),
        "autumn": season,
        "recruit": _("In turn order everybody may recruit soldiers, {price} for each.").format(
            price=to.resources(NUMBERS["recruit_price"])
        ),
        "winter": _("The king sends soldiers, the enemy is revealed, everybody fights it alone, soldiers go home."),
    }
    return {
        f"phase:{name}": topic(f"{number + 1}. {first_upper(to.phase[number])}", told[name]) for number, name in enumerate(PHASES)
    }


def stocks(to: Tongue) -> Topics:
    """What a player owns besides the province."""
    _ = to.gettext
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


def table(to: Tongue) -> Topics:
    """Dice, tracks and pieces of modules."""
    _ = to.gettext
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
        "soldier_token": topic(
            _("Soldier token"),
            _(
                "Instead of a die for the king's soldiers everybody sends one of their tokens in secret: 0, 1, 1, 2, 3 or 4 "
                "soldiers. Each is used once. The one left at the end is worth as many points."
            ),
        ),
        "bid": topic(_("Bid"), _("Whoever bids most takes the governor and pays so many points, below nothing if need be.")),
    }
