"""Names of the buildings of the alternative rows, alone and as an object (Polish: accusative), and what they do."""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.ids import BUILDING
from burgrave.games.kingsburg.modules.alternative_rows import STRIPS
from burgrave.games.kingsburg.words.declaration import PowerWords
from burgrave.games.kingsburg.words.powers import with_guesses
from burgrave.speech import marked

BUILDINGS: Final[dict[str, PowerWords]] = {
    "tiltyard": PowerWords(
        marked("Tiltyard"),
        marked("the Tiltyard"),
        marked("At the end of every summer you score 1 point."),
    ),
    "stadium": PowerWords(
        marked("Stadium"),
        marked("the Stadium"),
        marked("At the end of every summer you take 1 soldier."),
    ),
    "gladiator_school": PowerWords(
        marked("Gladiator School"),
        marked("the Gladiator School"),
        marked("+2 in battle, but nothing against zombies and demons."),
    ),
    "colosseum": PowerWords(
        marked("Colosseum"),
        marked("the Colosseum"),
        marked("At the end of every season you score 1 point if nobody has more soldiers than you."),
    ),
    "bridge": PowerWords(
        marked("Bridge"),
        marked("the Bridge"),
        marked("It does nothing more: only its points count."),
    ),
    "altar": PowerWords(
        marked("Altar"),
        marked("the Altar"),
        marked("If all your dice together show 9 or less, you may roll all of them again. Once a season."),
        hint=marked("roll all your dice again"),
    ),
    "monastery": PowerWords(
        marked("Monastery"),
        marked("the Monastery"),
        marked("At the end of every summer you score 1 point if you have no resources. +2 tokens are no resources."),
    ),
    "basilica": PowerWords(
        marked("Basilica"),
        marked("the Basilica"),
        marked("No enemy can tear it down: another building falls in its place."),
    ),
    "brewery": PowerWords(
        marked("Brewery"),
        marked("the Brewery"),
        marked("At the end of every summer you must send 1 soldier home, if you have one, and get 1 point and a +2 token."),
    ),
    "travelling_market": PowerWords(
        marked("Travelling Market"),
        marked("the Travelling Market"),
        marked("Once a season a single coloured die, whatever it shows, influences an adviser of rank 6 or lower."),
    ),
    "vineyard": PowerWords(
        marked("Vineyard"),
        marked("the Vineyard"),
        marked("In autumn you roll one more white die."),
    ),
    "harbour": PowerWords(
        marked("Harbour"),
        marked("the Harbour"),
        marked("At the start of every season, before the roll, you take 1 resource of your choice."),
        hint=marked("1 resource of your choice"),
    ),
    "watchtower": PowerWords(
        marked("Watchtower"),
        marked("the Watchtower"),
        marked("+1 in battle. At the start of years IV and V you may look at the enemy in secret."),
        hint=marked("look at the enemy in secret"),
    ),
    "armoury": PowerWords(
        marked("Armoury"),
        marked("the Armoury"),
        marked("+1 in battle."),
    ),
    "garrison": PowerWords(
        marked("Garrison"),
        marked("the Garrison"),
        marked("When soldiers go home, you may keep 1 if you won the battle and nobody was stronger."),
    ),
    "alchemists_guild": PowerWords(
        marked("Alchemists' Guild"),
        marked("the Alchemists' Guild"),
        marked("+1 in battle. Before the enemy is revealed you may pay a +2 token to make it +3."),
        hint=marked("2 more in battle for a +2 token"),
    ),
    "stockade": PowerWords(
        marked("Stockade"),
        marked("the Stockade"),
        marked("At the start of winter, before the king sends soldiers, you take 1 soldier if you have at least 1."),
    ),
    "griffin_ranch": PowerWords(
        marked("Griffin Ranch"),
        marked("the Griffin Ranch"),
        marked("After all rerolls you take 1 soldier if your dice together show 9 or less."),
    ),
    "defensive_walls": PowerWords(
        marked("Defensive Walls"),
        marked("the Defensive Walls"),
        marked(
            "Before the enemy is revealed you may pay 1 stone for +1 in this battle. Where you are just as strong as "
            "the enemy, you win."
        ),
        hint=marked("1 more in battle for 1 stone"),
    ),
    "manor": PowerWords(
        marked("Manor"),
        marked("the Manor"),
        marked("When you win a battle, what the enemy's card gives counts twice."),
    ),
    "hidden_refuge": PowerWords(
        marked("Hidden Refuge"),
        marked("the Hidden Refuge"),
        marked("When you lose a battle, you lose none of the points on the enemy's card. All other losses remain."),
    ),
    "carpenters_workshop": PowerWords(
        marked("Carpenter's Workshop"),
        marked("the Carpenter's Workshop"),
        marked("Buildings of columns III and IV cost you 1 wood less."),
    ),
    "exchange": PowerWords(
        marked("Exchange"),
        marked("the Exchange"),
        marked("At the end of autumn you may pay 1 gold for 2 points, once."),
        hint=marked("2 points for 1 gold"),
    ),
    "architects_guild": PowerWords(
        marked("Architects' Guild"),
        marked("the Architects' Guild"),
        marked(
            "Every building you put up after it is worth 1 point more. At the end of the game: 3 points if nobody "
            "has more buildings."
        ),
    ),
    "fountain": PowerWords(
        marked("Fountain"),
        marked("the Fountain"),
        marked("Built in year I it brings 3 points more, in year II 2, in year III 1."),
    ),
    "park": PowerWords(
        marked("Park"),
        marked("the Park"),
        marked("You take a +2 token in every season in which you influenced three different advisers."),
    ),
    "school": PowerWords(
        marked("School"),
        marked("the School"),
        marked("After recruitment you score 2 points if you have at least 3 soldiers."),
    ),
    "university": PowerWords(
        marked("University"),
        marked("the University"),
        marked("After all rerolls you score 2 points if your dice together show 9 or less."),
    ),
}
POWERS: Final[dict[str, PowerWords]] = with_guesses(BUILDING, BUILDINGS, STRIPS)
"""The words of powers by their names."""
