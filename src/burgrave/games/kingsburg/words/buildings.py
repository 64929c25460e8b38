"""Names of the buildings of rows B to F, alone and as an object (Polish: accusative), and what they do, in our own words."""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.buildings import DECLARED
from burgrave.games.kingsburg.ids import BUILDING
from burgrave.games.kingsburg.words.declaration import PowerWords
from burgrave.games.kingsburg.words.powers import with_guesses
from burgrave.speech import marked

BUILDINGS: Final[dict[str, PowerWords]] = {
    "statue": PowerWords(
        marked("Statue"),
        marked("the Statue"),
        marked("If all your dice show the same number, white ones too, you may roll one of them again. Once a season."),
        hint=marked("roll one die again"),
    ),
    "chapel": PowerWords(
        marked("Chapel"),
        marked("the Chapel"),
        marked("If all your dice together show 7 or less, you may roll all of them again. Once a season."),
        hint=marked("roll all your dice again"),
    ),
    "church": PowerWords(
        marked("Church"),
        marked("the Church"),
        marked("+1 in battle, but only against demons."),
    ),
    "cathedral": PowerWords(
        marked("Cathedral"),
        marked("the Cathedral"),
        marked("At the end of the game: 1 point for every 2 resources you still have. +2 tokens are no resources."),
    ),
    "inn": PowerWords(
        marked("Inn"),
        marked("the Inn"),
        marked("At the end of every summer you take a +2 token."),
    ),
    "market": PowerWords(
        marked("Market"),
        marked("the Market"),
        marked("Once a season your dice may influence an adviser whose rank is 1 higher or 1 lower than their sum."),
    ),
    "farms": PowerWords(
        marked("Farms"),
        marked("the Farms"),
        marked("In spring, summer and autumn you roll one more white die. -1 in every battle."),
    ),
    "merchants_guild": PowerWords(
        marked("Merchants' Guild"),
        marked("the Merchants' Guild"),
        marked("At the start of spring, summer and autumn, before the roll, you take 1 gold."),
    ),
    "guard_tower": PowerWords(
        marked("Guard Tower"),
        marked("the Guard Tower"),
        marked("+1 in battle."),
    ),
    "blacksmith": PowerWords(
        marked("Blacksmith"),
        marked("the Blacksmith"),
        marked("+1 in battle."),
    ),
    "barracks": PowerWords(
        marked("Barracks"),
        marked("the Barracks"),
        marked("When soldiers are recruited, each costs you 1 resource instead of 2."),
    ),
    "wizards_guild": PowerWords(
        marked("Wizards' Guild"),
        marked("the Wizards' Guild"),
        marked("+2 in battle."),
    ),
    "palisade": PowerWords(
        marked("Palisade"),
        marked("the Palisade"),
        marked("+1 in battle; against zombies +2 instead."),
    ),
    "stable": PowerWords(
        marked("Stable"),
        marked("the Stable"),
        marked("Whenever an adviser you influenced gives you soldiers, you take 1 more."),
    ),
    "stone_wall": PowerWords(
        marked("Stone Wall"),
        marked("the Stone Wall"),
        marked("+1 in battle. Where you are just as strong as the enemy, you win."),
    ),
    "fortress": PowerWords(
        marked("Fortress"),
        marked("the Fortress"),
        marked("+1 in battle. Every battle you win brings you 1 point more."),
    ),
    "barricade": PowerWords(
        marked("Barricade"),
        marked("the Barricade"),
        marked("+1 in battle, but only against goblins."),
    ),
    "crane": PowerWords(
        marked("Crane"),
        marked("the Crane"),
        marked("Buildings of columns III and IV cost you 1 gold less."),
    ),
    "town_hall": PowerWords(
        marked("Town Hall"),
        marked("the Town Hall"),
        marked("At the end of every season you may pay a +2 token or any 1 resource for 1 point, once."),
        hint=marked("1 point for one of these"),
    ),
    "embassy": PowerWords(
        marked("Embassy"),
        marked("the Embassy"),
        marked("At the end of spring, summer and autumn you score 1 point."),
    ),
}
POWERS: Final[dict[str, PowerWords]] = with_guesses(BUILDING, BUILDINGS, DECLARED)
"""The words of powers by their names."""
