"""Names of the groups of the people, alone and as an object (Polish: accusative), and what they do, in our own words."""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.modules.scenarios.printed import GROUP, GROUPS
from burgrave.games.kingsburg.words.declaration import PowerWords
from burgrave.games.kingsburg.words.powers import with_guesses
from burgrave.speech import marked

GROUP_WORDS: Final[dict[str, PowerWords]] = {
    "aristocracy": PowerWords(
        marked("Aristocracy"),
        marked("the Aristocracy"),
        marked("You are always first in turn order, and where most or fewest buildings count, a tie goes to you alone."),
    ),
    "clergy": PowerWords(
        marked("Clergy"),
        marked("the Clergy"),
        marked("After all rerolls you score 2 points if your dice together show 9 or less."),
    ),
    "military": PowerWords(
        marked("Military"),
        marked("the Military"),
        marked("In winter two dice are rolled for the king's soldiers: you take the higher number, the others the lower."),
    ),
    "secret_society": PowerWords(
        marked("Secret Society"),
        marked("the Secret Society"),
        marked("At once you put a token on an adviser, who is open to you alone this year."),
    ),
    "craftsmen": PowerWords(
        marked("Craftsmen"),
        marked("the Craftsmen"),
        marked("At the end of every season you take 1 resource of your choice if you have none."),
        hint=marked("1 resource of your choice"),
    ),
    "artists": PowerWords(
        marked("Artists"),
        marked("the Artists"),
        marked("After the roll you may roll one of your dice again."),
        hint=marked("roll one die again"),
    ),
    "peasants": PowerWords(
        marked("Peasants"),
        marked("the Peasants"),
        marked("In a season in which you influenced only advisers of rank 6 or lower, one of your choice helps you twice."),
        hint=marked("one adviser helps you twice"),
    ),
    "bandits": PowerWords(
        marked("Bandits"),
        marked("the Bandits"),
        marked("You lose 2 points at once. Every season you also get what the lowest adviser gives whom nobody influenced."),
    ),
}
POWERS: Final[dict[str, PowerWords]] = with_guesses(GROUP, GROUP_WORDS, GROUPS)
"""The words of powers by their names."""
