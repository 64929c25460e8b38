"""Names of the governors, alone and as an object (Polish: accusative), and what they do, in our own words."""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.modules.governors.cards import GOVERNOR, GOVERNORS
from burgrave.games.kingsburg.words.declaration import PowerWords
from burgrave.games.kingsburg.words.powers import with_guesses
from burgrave.speech import marked

CARDS: Final[dict[str, PowerWords]] = {
    "princess": PowerWords(
        marked("Princess"),
        marked("the Princess"),
        marked(
            "You begin with the king's envoy, 1 resource of your choice and a +2 token. The royal aid of year I, a "
            "white die, is yours; nobody else gets anything from it."
        ),
    ),
    "thief": PowerWords(
        marked("Thief"),
        marked("the Thief"),
        marked("You begin with 4 resources of your choice, and with 3 points less than nothing."),
    ),
    "preacher": PowerWords(
        marked("Preacher"),
        marked("the Preacher"),
        marked("At the end of every season you score 1 point if somebody built nothing in it, be it you."),
    ),
    "tax_collector": PowerWords(
        marked("Tax Collector"),
        marked("the Tax Collector"),
        marked("Whenever somebody else builds in column IV, you take 1 resource of your choice at once."),
    ),
    "priest": PowerWords(
        marked("Priest"),
        marked("the Priest"),
        marked(
            "Every 1 or 2 on a white die of yours is 1 point. Before the roll you may pray: everybody who would roll "
            "no white die gets one for this season, everybody else scores 1 point."
        ),
        hint=marked("pray before the roll"),
    ),
    "architect": PowerWords(
        marked("Architect"),
        marked("the Architect"),
        marked(
            "If nobody has fewer buildings than you when you build, you pay 1 resource of it less, whichever you "
            "choose. At the end of the game: 2 points for every row in which all four buildings stand."
        ),
    ),
    "prince": PowerWords(
        marked("Prince"),
        marked("the Prince"),
        marked(
            "If all your dice together show 8 or less, you may set your coloured dice to 3, 4 and 6; if you have "
            "only two, to two of these."
        ),
        hint=marked("set your coloured dice"),
    ),
    "philosopher": PowerWords(
        marked("Philosopher"),
        marked("the Philosopher"),
        marked(
            "If all your dice together show 10 or less, you may roll all of them again, once a season. If they then "
            "show less than before and you reroll no more, you score 1 point."
        ),
        hint=marked("roll all your dice again"),
    ),
    "politician": PowerWords(
        marked("Politician"),
        marked("the Politician"),
        marked(
            "Two advisers are yours alone: one of rank 5 gives 1 resource of your choice, one of rank 10 gives 2 "
            "different ones. They give together with the council's adviser of that rank."
        ),
    ),
    "heiress": PowerWords(
        marked("Heiress"),
        marked("the Heiress"),
        marked("After the royal aid of every year you take 1 gold; in years I and III also a +2 token."),
    ),
    "miner": PowerWords(
        marked("Miner"),
        marked("the Miner"),
        marked("Once a year a building costs you 1 gold less. At the end of every year you take 1 gold."),
    ),
    "carpenter": PowerWords(
        marked("Carpenter"),
        marked("the Carpenter"),
        marked("Once a year a building costs you 1 wood less. At the end of every year you take 1 wood."),
    ),
    "sculptor": PowerWords(
        marked("Sculptor"),
        marked("the Sculptor"),
        marked("Once a year a building costs you 1 stone less. At the end of every year you take 1 stone."),
    ),
    "minstrel": PowerWords(
        marked("Minstrel"),
        marked("the Minstrel"),
        marked(
            "At the very end of every year you score 1 point if somebody has more points than you, and 1 point if nobody has fewer."
        ),
    ),
    "paladin": PowerWords(
        marked("Paladin"),
        marked("the Paladin"),
        marked(
            "+1 in battle against zombies and demons. At the end of the game: 1 point for every battle you won, and "
            "1 less for every one you lost."
        ),
    ),
    "duke": PowerWords(
        marked("Duke"),
        marked("the Duke"),
        marked(
            "When all have passed and nobody influenced the Duchess, you may move your dice from the highest adviser "
            "you influenced to her, and so influence her."
        ),
        hint=marked("your highest dice go to the Duchess"),
    ),
    "sorcerer": PowerWords(
        marked("Sorcerer"),
        marked("the Sorcerer"),
        marked("At the start of year III you may put up to three buildings of column I for nothing. They bring no points."),
        hint=marked("buildings of column I for nothing"),
    ),
    "fairy": PowerWords(
        marked("Fairy"),
        marked("the Fairy"),
        marked("In summer you roll one more white die."),
    ),
    "trickster": PowerWords(
        marked("Trickster"),
        marked("the Trickster"),
        marked("After the roll you may turn every 2 of yours to a 1 or a 3, once a season: not again after a reroll."),
        hint=marked("turn a 2 to a 1 or a 3"),
    ),
    "general": PowerWords(
        marked("General"),
        marked("the General"),
        marked("At the end of autumn you take 1 soldier and look at the enemy in secret."),
    ),
    "damsel": PowerWords(
        marked("Damsel"),
        marked("the Damsel"),
        marked("At the start of winter you take 2 soldiers if nobody has fewer than you."),
    ),
    "trader": PowerWords(
        marked("Trader"),
        marked("the Trader"),
        marked("At the end of every season you may swap 1 resource for 1 of another kind."),
        hint=marked("swap 1 resource for another"),
    ),
    "captain": PowerWords(
        marked("Captain"),
        marked("the Captain"),
        marked("The first soldier you recruit in a year costs nothing."),
    ),
    "seer": PowerWords(
        marked("Seer"),
        marked("the Seer"),
        marked("At the start of every year you may look at the enemy in secret. Every battle you win brings you 1 point more."),
        hint=marked("look at the enemy in secret"),
    ),
    "engineer": PowerWords(
        marked("Engineer"),
        marked("the Engineer"),
        marked("Once a year you may put up two buildings in one season. Both are paid."),
    ),
}
POWERS: Final[dict[str, PowerWords]] = with_guesses(GOVERNOR, CARDS, GOVERNORS)
"""The words of powers by their names."""
