"""A summary of the rules, complete enough to learn the game from it: the course of the game, and how it ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.games.tiletum.kinds import GOLD, GOOD_KINDS
from burgrave.games.tiletum.numbers import (
    BUILDINGS_POINTS,
    CORRUPTION,
    DICE,
    FAIR_BOARD,
    GOLD_PER_STEP,
    GOODS_PER_POINT,
    LAPS,
    LEADER_POINTS,
    ROUNDS,
    START_GOLD,
    START_GOODS,
    START_POINTS,
    SUPPLY_HOUSES,
    SUPPLY_PILLARS,
    WHOLE,
)
from burgrave.games.tiletum.words import action_help, house_help
from burgrave.games.tiletum.words.tongue import Tongue


def rules(to: Tongue, seats: int, options: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """The game in a few paragraphs, by topic: title and text."""
    _ = to.gettext
    return {
        "course": (_("The game"), course(to)),
        "setup": (_("Before the first turn"), setup(to, seats)),
        "turn": (_("Your turn"), f"{turn(to)} {changing(to)}"),
        "wheel": (_("The action wheel"), wheel(to, seats)),
        "merchant": (_("Merchant"), action_help.merchant(to)),
        "architect": (_("Architect"), action_help.architect(to)),
        "character": (_("Characters"), f"{action_help.character(to)} {house_help.residents(to)}"),
        "contract": (_("Contracts"), action_help.contract(to)),
        "king": (_("King"), action_help.king(to)),
        "any": (_("Universal action"), action_help.universal(to)),
        "tasks": (_("Tasks, at any time"), action_help.tasks(to)),
        "storage": (_("Storage"), house_help.storage(to)),
        "house": (_("Your house"), f"{house_help.full(to)} {house_help.complete(to)}"),
        "crests": (_("Crests"), f"{house_help.families(to)} {house_help.grounds(to)}"),
        "besides": (_("Actions besides"), action_help.besides(to)),
        "track": (_("King phase"), f"{corruption(to)} {king_phase(to)}"),
        "fairs": (_("Fairs"), fairs(to)),
        "clean_up": (_("Before the next round"), clean_up(to)),
        "end": (_("The end"), ending(to)),
    }


def course(to: Tongue) -> str:
    """What it is about."""
    told = to.gettext(
        "You are a rich merchant of the early Renaissance. Your merchant and your architect travel through Europe, build houses "
        "and set up pillars; you fulfil contracts, help to build cathedrals, fill a house with guests and visit fairs. There are "
        "{rounds} rounds of {laps} turns for everybody; most points win."
    )
    return told.format(rounds=ROUNDS, laps=LAPS)


def setup(to: Tongue, seats: int) -> str:
    """What everybody begins with."""
    gold = ", ".join(str(number) for number in START_GOLD[:seats])
    goods = to.bundle([0 if good == GOLD else START_GOODS[good] for good in range(GOOD_KINDS)])
    told = to.gettext(
        "Everybody begins with {points}, {goods}, and gold by turn order: {gold}. One house stands in Tiletum, where both figures "
        "begin; {houses} and {pillars} are in the supply. More houses wait on the roofs of your house, more pillars on its spaces "
        "for contracts."
    )
    return told.format(
        points=to.points(START_POINTS),
        goods=goods,
        gold=gold,
        houses=to.houses(SUPPLY_HOUSES),
        pillars=to.pillars(SUPPLY_PILLARS),
    )


def turn(to: Tongue) -> str:
    """One die."""
    return to.gettext(
        "Take a die from the wheel. You may take the bonus tile of its action space, if one lies there still. Then you get goods: "
        "the colour of the die says which, its value how many. Then do the action of the space: spend its action points in any "
        "order, again and again, as long as you have some. Points that are left are lost. Tasks can be done at any time. Then end "
        "your turn."
    )


def die(to: Tongue) -> str:
    """What a die is, short: this is read in the middle of a choice."""
    told = to.gettext(
        "As many goods of its colour as its value says, then the action beside it. Many goods mean few action points."
    )
    return f"{told} {changing(to)}"


def changing(to: Tongue) -> str:
    """Gold for dice."""
    told = to.gettext(
        "Before you take a die, {gold} change its value by one, up or down, as often as you can pay; 6 and 1 are neighbours. So "
        "it brings other goods and another action."
    )
    return told.format(gold=to.goods(GOLD_PER_STEP, GOLD))


def wheel(to: Tongue, seats: int) -> str:
    """Dice and points."""
    told = to.gettext(
        "In every round {dice} are drawn from a bag, which has {count} of each colour, rolled, and laid at the part of the wheel "
        "with their value. Each part faces one action. A die and its action points always add up to {whole}: many goods, few "
        "points."
    )
    return told.format(dice=to.dice(DICE[str(seats)]), count=seats, whole=WHOLE)


def corruption(to: Tongue) -> str:
    """Before every turn of all."""
    told = to.gettext(
        "Before each of the {laps} turns of a round a corruption token is revealed: all markers on the king track go back by 0, "
        "1 or 2 spaces, those furthest behind first; stacks keep their order. There are {count} tokens."
    )
    return told.format(laps=LAPS, count=len(CORRUPTION))


def king_phase(to: Tongue) -> str:
    """After the last turn of a round."""
    told = to.gettext(
        "After the turns of a round, whoever is highest on the king track may take the bonus tile beside it, or gets {points} "
        "where none lies there, in the last round. Of markers on one space the lowest of the stack, who came first, is ahead. "
        "Then all gain or lose the points of their space. The track is the turn order of the next round; markers below 0 return "
        "to 0."
    )
    return told.format(points=to.points(LEADER_POINTS))


def fairs(to: Tongue) -> str:
    """At the end of every round."""
    board = ", ".join(str(points) for points in FAIR_BOARD)
    told = to.gettext(
        "Each round ends with a fair in a city, the first in Tiletum. You take part if you have a house there or your merchant "
        "is there. The points of the fair's tile and those of the round ({board}) are added, and you score them as often as you "
        "have what the tile shows. The king's fair counts once, in the king phase, with the points of your space on the king "
        "track once more."
    )
    return told.format(board=board)


def clean_up(to: Tongue) -> str:
    """Between two rounds."""
    text = to.gettext(
        "Empty action spaces get new bonus tiles. So does the place beside the king track, except after round {round}: in the last "
        "round that place stays empty. Tiles on the map are never replaced. The corruption tokens are mixed, the dice return to "
        "the bag, and the wheel turns clockwise by one part: every action has dice of the next lower value now, and one action "
        "point more; after 1 comes 6."
    )
    return text.format(round=ROUNDS - 1)


def ending(to: Tongue) -> str:
    """The last points, and who wins."""
    buildings = ", ".join(f"{number}: {points}" for number, points in enumerate(BUILDINGS_POINTS) if points)
    told = to.gettext(
        "After the fair of the last round: points for completed buildings ({buildings}); houses on the map times pillars on the "
        "map; 1 point for every {goods} goods left, all kinds together. Most points win; a tie goes to whoever is first in turn "
        "order. Nobody ever has less than 0 points."
    )
    return told.format(buildings=buildings, goods=GOODS_PER_POINT)
