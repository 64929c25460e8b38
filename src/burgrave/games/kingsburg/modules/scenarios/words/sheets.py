"""The titles and texts of the scenario sheets, in our own words."""

from __future__ import annotations

from typing import Final

from burgrave.speech import marked

TITLES: Final[dict[str, str]] = {
    "wheeling_and_dealing": marked("Wheeling and Dealing"),
    "shifting_alliances": marked("Shifting Alliances"),
    "goblin_valley": marked("Goblin Valley"),
    "royal_fair": marked("The Royal Fair"),
}
TEXTS: Final[dict[str, str]] = {
    "wheeling_and_dealing": marked(
        "At the start of every year everybody, in turn order, wins one of eight groups of the people for that year."
    ),
    "shifting_alliances": marked(
        "At the start of every year everybody, in turn order, swears an oath to an adviser with a token that stays. "
        "Whoever influences an adviser without a token of their own there gives every other player 1 point for each "
        "of theirs. At the end of year III everybody takes away one token of the player on their left; with four or "
        "five players at the end of year IV again."
    ),
    "goblin_valley": marked(
        "There is a second deck of enemies, one card for each year. If its card of the winter shows goblins (in year "
        "V always), it joins the enemy: strengths, rewards and losses add up, and the king sends everybody as many "
        "more soldiers as the year's number. Who may look at the enemy chooses a deck."
    ),
    "royal_fair": marked(
        "At the start of every summer everybody, in turn order, may offer up to 2 resources of one kind. For each "
        "kind who offered most scores 2 points, the earlier in turn order in a tie; the others who offered it take a "
        "+2 token."
    ),
}
"""By name of the sheet."""
