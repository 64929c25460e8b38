"""A summary of the rules, complete enough to learn the game from it: the course of the game, and how it ends."""

from __future__ import annotations

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
from burgrave.games.tiletum.words.language import Language
from burgrave.games.words import Options, RulesHelp


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return the rules in a few paragraphs, by topic: title and text."""
    _ = language.gettext
    return {
        "course": (_("The game"), course(language)),
        "setup": (_("Before the first turn"), setup(language, seats)),
        "turn": (_("Your turn"), f"{turn(language)} {changing(language)}"),
        "wheel": (_("The action wheel"), wheel(language, seats)),
        "merchant": (_("Merchant"), action_help.merchant(language)),
        "architect": (_("Architect"), action_help.architect(language)),
        "character": (_("Characters"), f"{action_help.character(language)} {house_help.residents(language)}"),
        "contract": (_("Contracts"), action_help.contract(language)),
        "king": (_("King"), action_help.king(language)),
        "any": (_("Universal action"), action_help.universal(language)),
        "tasks": (_("Tasks, at any time"), action_help.tasks(language)),
        "storage": (_("Storage"), house_help.storage(language)),
        "house": (_("Your house"), f"{house_help.full(language)} {house_help.complete(language)}"),
        "crests": (_("Crests"), f"{house_help.families(language)} {house_help.grounds(language)}"),
        "besides": (_("Actions besides"), action_help.besides(language)),
        "track": (_("King phase"), f"{corruption(language)} {king_phase(language)}"),
        "fairs": (_("Fairs"), fairs(language)),
        "clean_up": (_("Before the next round"), clean_up(language)),
        "end": (_("The end"), ending(language)),
    }


def course(language: Language) -> str:
    """Return what the game is about."""
    text = language.gettext(
        "You are a rich merchant of the early Renaissance. Your merchant and your architect travel through Europe, build houses "
        "and set up pillars; you fulfil contracts, help to build cathedrals, fill a house with guests and visit fairs. There are "
        "{rounds} rounds of {laps} turns for everybody; most points win."
    )
    return text.format(rounds=ROUNDS, laps=LAPS)


def setup(language: Language, seats: int) -> str:
    """Return what everybody has in the beginning."""
    gold = ", ".join(str(number) for number in START_GOLD[:seats])
    goods = language.bundle([0 if good == GOLD else START_GOODS[good] for good in range(GOOD_KINDS)])
    text = language.gettext(
        "Everybody begins with {points}, {goods}, and gold by turn order: {gold}. One house stands in Tiletum, where both figures "
        "begin; {houses} and {pillars} are in the supply. More houses wait on the roofs of your house, more pillars on its spaces "
        "for contracts."
    )
    return text.format(
        points=language.points(START_POINTS),
        goods=goods,
        gold=gold,
        houses=language.houses(SUPPLY_HOUSES),
        pillars=language.pillars(SUPPLY_PILLARS),
    )


def turn(language: Language) -> str:
    """Return what a turn consists of: one die."""
    return language.gettext(
        "Take a die from the wheel. You may take the bonus tile of its action space, if one lies there still. Then you get goods: "
        "the colour of the die says which, its value how many. Then do the action of the space: spend its action points in any "
        "order, again and again, as long as you have some. Points that are left are lost. Tasks can be done at any time. Then end "
        "your turn."
    )


def die(language: Language) -> str:
    """Return what a die is, short: this is read in the middle of a choice."""
    text = language.gettext(
        "As many goods of its colour as its value says, then the action beside it. Many goods mean few action points."
    )
    return f"{text} {changing(language)}"


def changing(language: Language) -> str:
    """Return how gold changes a die."""
    text = language.gettext(
        "Before you take a die, {gold} change its value by one, up or down, as often as you can pay; 6 and 1 are neighbours. So "
        "it brings other goods and another action."
    )
    return text.format(gold=language.goods(GOLD_PER_STEP, GOLD))


def wheel(language: Language, seats: int) -> str:
    """Return how dice and action points lie around the wheel."""
    text = language.gettext(
        "In every round {dice} are drawn from a bag, which has {count} of each colour, rolled, and laid at the part of the wheel "
        "with their value. Each part faces one action. A die and its action points always add up to {whole}: many goods, few "
        "points."
    )
    return text.format(dice=language.dice(DICE[str(seats)]), count=seats, whole=WHOLE)


def corruption(language: Language) -> str:
    """Return what happens before every turn of all."""
    text = language.gettext(
        "Before each of the {laps} turns of a round a corruption token is revealed: all markers on the king track go back by 0, "
        "1 or 2 spaces, those furthest behind first; stacks keep their order. There are {count} tokens."
    )
    return text.format(laps=LAPS, count=len(CORRUPTION))


def king_phase(language: Language) -> str:
    """Return what happens after the last turn of a round."""
    text = language.gettext(
        "After the turns of a round, whoever is highest on the king track may take the bonus tile beside it, or gets {points} "
        "where none lies there, in the last round. Of markers on one space the lowest of the stack, who came first, is ahead. "
        "Then all gain or lose the points of their space. The track is the turn order of the next round; markers below 0 return "
        "to 0."
    )
    return text.format(points=language.points(LEADER_POINTS))


def fairs(language: Language) -> str:
    """Return what happens at the end of every round."""
    board = ", ".join(str(points) for points in FAIR_BOARD)
    text = language.gettext(
        "Each round ends with a fair in a city, the first in Tiletum. You take part if you have a house there or your merchant "
        "is there. The points of the fair's tile and those of the round ({board}) are added, and you score them as often as you "
        "have what the tile shows. The king's fair counts once, in the king phase, with the points of your space on the king "
        "track once more."
    )
    return text.format(board=board)


def clean_up(language: Language) -> str:
    """Return what happens between two rounds."""
    text = language.gettext(
        "Empty action spaces get new bonus tiles. So does the place beside the king track, except after round {round}: in the last "
        "round that place stays empty. Tiles on the map are never replaced. The corruption tokens are mixed, the dice return to "
        "the bag, and the wheel turns clockwise by one part: every action has dice of the next lower value now, and one action "
        "point more; after 1 comes 6."
    )
    return text.format(round=ROUNDS - 1)


def ending(language: Language) -> str:
    """Explain the last points, and who wins."""
    buildings = ", ".join(f"{number}: {points}" for number, points in enumerate(BUILDINGS_POINTS) if points)
    text = language.gettext(
        "After the fair of the last round: points for completed buildings ({buildings}); houses on the map times pillars on the "
        "map; 1 point for every {goods} goods left, all kinds together. Most points win; a tie goes to whoever is first in turn "
        "order. Nobody ever has less than 0 points."
    )
    return text.format(buildings=buildings, goods=GOODS_PER_POINT)
