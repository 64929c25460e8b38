"""What governors, destiny cards and groups of the people do, in our own words."""

from __future__ import annotations

from typing import Final

from burgrave.speech import marked

GOVERNORS: Final[dict[str, str]] = {
    "princess": marked(
        "You begin with the king's envoy, 1 resource of your choice and a +2 token. The royal aid of year I, a white die, is "
        "yours; nobody else gets anything from it."
    ),
    "thief": marked("You begin with 4 resources of your choice, and with 3 points less than nothing."),
    "preacher": marked("At the end of every season you score 1 point if somebody built nothing in it, be it you."),
    "tax_collector": marked("Whenever somebody else builds in column IV, you take 1 resource of your choice at once."),
    "priest": marked(
        "Every 1 or 2 on a white die of yours is 1 point. Before the roll you may pray: everybody who would roll no white die gets "
        "one for this season, everybody else scores 1 point."
    ),
    "architect": marked(
        "If nobody has fewer buildings than you when you build, you pay 1 resource of it less, whichever you choose. At the end of "
        "the game: 2 points for every row in which all four buildings stand."
    ),
    "prince": marked(
        "If all your dice together show 8 or less, you may set your coloured dice to 3, 4 and 6; if you have only two, to two of "
        "these."
    ),
    "philosopher": marked(
        "If all your dice together show 10 or less, you may roll all of them again, once a season. If they then show less than "
        "before and you reroll no more, you score 1 point."
    ),
    "politician": marked(
        "Two advisers are yours alone: one of rank 5 gives 1 resource of your choice, one of rank 10 gives 2 different ones. "
        "They give together with the council's adviser of that rank."
    ),
    "heiress": marked("After the royal aid of every year you take 1 gold; in years I and III also a +2 token."),
    "miner": marked("Once a year a building costs you 1 gold less. At the end of every year you take 1 gold."),
    "carpenter": marked("Once a year a building costs you 1 wood less. At the end of every year you take 1 wood."),
    "sculptor": marked("Once a year a building costs you 1 stone less. At the end of every year you take 1 stone."),
    "minstrel": marked(
        "At the very end of every year you score 1 point if somebody has more points than you, and 1 point if nobody has fewer."
    ),
    "paladin": marked(
        "+1 in battle against zombies and demons. At the end of the game: 1 point for every battle you won, and 1 less for every "
        "one you lost."
    ),
    "duke": marked(
        "When all have passed and nobody influenced the Duchess, you may move your dice from the highest adviser you influenced to "
        "her, and so influence her."
    ),
    "sorcerer": marked("At the start of year III you may put up to three buildings of column I for nothing. They bring no points."),
    "fairy": marked("In summer you roll one more white die."),
    "trickster": marked("After the roll you may turn every 2 of yours to a 1 or a 3, once a season: not again after a reroll."),
    "general": marked("At the end of autumn you take 1 soldier and look at the enemy in secret."),
    "damsel": marked("At the start of winter you take 2 soldiers if nobody has fewer than you."),
    "trader": marked("At the end of every season you may swap 1 resource for 1 of another kind."),
    "captain": marked("The first soldier you recruit in a year costs nothing."),
    "seer": marked("At the start of every year you may look at the enemy in secret. Every battle you win brings you 1 point more."),
    "engineer": marked("Once a year you may put up two buildings in one season. Both are paid."),
}

DESTINY: Final[dict[str, str]] = {
    "call_to_arms": marked(
        "Who has no Stable takes 1 soldier more whenever an adviser gives soldiers. Who has one scores 1 point whenever an adviser "
        "of rank 11 or higher helps them."
    ),
    "diplomatic_moves": marked(
        "At the end of every season who has neither Town Hall nor Exchange may pay a +2 token or 1 resource for 1 point, once. "
        "Who has one of them scores 1 point more when using it."
    ),
    "undiscovered_wilds": marked("At the end of every season a white die is rolled: on 4 or more everybody takes 1 wood."),
    "snowstorm": marked("This winter nothing is rolled for the king's soldiers: everybody gets exactly 2."),
    "rising_stars": marked(
        "At the start of every season gifts lie on the advisers of rank 4, 5 and 6: 1 gold, 1 soldier, a +2 token. The first to "
        "influence such an adviser takes the gift at once."
    ),
    "secret_deals": marked(
        "In turn order everybody puts a token on an adviser without one. For the rest of the year only its owner may influence "
        "them."
    ),
    "good_year": marked(
        "At the start of every season everybody who would roll no white die gets one; the others take 1 resource of their choice."
    ),
    "famine": marked("Everybody rolls only two of their coloured dice this year."),
    "fierce_enemies": marked("The enemy of this winter is 1 stronger."),
    "kings_illness": marked("Nobody can influence the King this year."),
    "timid_enemies": marked("The enemy of this winter is 1 weaker, but at least 1 strong."),
    "queens_journey": marked("Nobody can influence the Queen this year."),
    "royal_progress": marked("Whoever influences the King this year also scores 2 points."),
    "market_days": marked("Who has no Market may use one once a season. Who has one may use it twice."),
    "hospitality": marked("At the end of summer who has no Inn takes a +2 token. Who has one scores 1 point besides their token."),
    "conscription": marked("The first soldier that anybody recruits this year costs 1 resource less."),
    "cheap_labour": marked(
        "Who has no Crane pays 1 gold less for buildings of columns III and IV. Who has one scores 1 point for each they put up."
    ),
    "pilgrimage": marked("Buildings of row B bring 1 point more this year."),
    "gold_rush": marked("Once a season, when an adviser gives you gold, you take 1 gold more."),
    "quarry_collapse": marked("Advisers give no stone to anybody who has 3 stone or more."),
    "forest_fire": marked("At the end of spring everybody loses half of their wood, rounded down."),
    "tax_levy": marked("At the end of autumn everybody with 4 resources or more gives one of them up."),
    "builders_strike": marked("Buildings put up in spring cost 1 gold more."),
    "tournament": marked("At the end of summer whoever has the most soldiers, at least 1, scores 2 points; several may."),
    "deserters": marked("After recruitment everybody with 3 soldiers or more loses 1."),
    "border_scouts": marked("At the start of autumn the enemy of this year is revealed to everybody."),
    "heroic_deeds": marked("Who wins this winter's battle scores 1 point more, who loses it loses 1 point more."),
    "royal_generosity": marked(
        "Before spring everybody takes 1 resource of their choice, except those with the most buildings. The royal aid comes as "
        "usual."
    ),
    "envoy_delayed": marked("The king sends no envoy this year; who still has him keeps him."),
    "jesters_feast": marked("Whoever influences the Jester this year gets 1 point and a +2 token besides."),
}

GROUPS: Final[dict[str, str]] = {
    "aristocracy": marked("You are always first in turn order, and where most or fewest buildings count, a tie goes to you alone."),
    "clergy": marked("After all rerolls you score 2 points if your dice together show 9 or less."),
    "military": marked("In winter two dice are rolled for the king's soldiers: you take the higher number, the others the lower."),
    "secret_society": marked("At once you put a token on an adviser, who is open to you alone this year."),
    "craftsmen": marked("At the end of every season you take 1 resource of your choice if you have none."),
    "artists": marked("After the roll you may roll one of your dice again."),
    "peasants": marked("In a season in which you influenced only advisers of rank 6 or lower, one of your choice helps you twice."),
    "bandits": marked("You lose 2 points at once. Every season you also get what the lowest adviser gives whom nobody influenced."),
}

SCENARIOS: Final[dict[str, str]] = {
    "wheeling_and_dealing": marked(
        "At the start of every year everybody, in turn order, wins one of eight groups of the people for that year."
    ),
    "shifting_alliances": marked(
        "At the start of every year everybody, in turn order, swears an oath to an adviser with a token that stays. Whoever "
        "influences an adviser without a token of their own there gives every other player 1 point for each of theirs. At the end "
        "of year III everybody takes away one token of the player on their left; with four or five players at the end of year IV "
        "again."
    ),
    "goblin_valley": marked(
        "There is a second deck of enemies, one card for each year. If its card of the winter shows goblins (in year V always), it "
        "joins the enemy: strengths, rewards and losses add up, and the king sends everybody as many more soldiers as the year's "
        "number. Who may look at the enemy chooses a deck."
    ),
    "royal_fair": marked(
        "At the start of every summer everybody, in turn order, may offer up to 2 resources of one kind. For each kind who offered "
        "most scores 2 points, the earlier in turn order in a tie; the others who offered it take a +2 token."
    ),
}

WHIMS: Final[tuple[str, ...]] = (
    marked("You get what the lowest adviser gives whom nobody influenced this season."),
    marked("Take two +2 tokens; or pay one for 1 gold and 1 soldier."),
    marked("Take 1 resource; the player on your left chooses which."),
    marked("Take 1 of the resources on the tile. When the last is gone, 1 gold, 1 wood and 1 stone come back."),
    marked("Take the resource on the tile; a new one is drawn for the next season."),
    marked("Pay 1 resource, 1 point or 1 soldier to get 1 of each of the other two, or nothing. The resource is of your choice."),
    marked("Name another player, who takes 1 resource of their choice; you take 2 of the same kind."),
    marked("Take 1 resource that the player on your left chooses, then 1 that the player on your right chooses."),
    marked("Choose two different: 1 gold; 1 wood; 1 stone; 1 soldier with a +2 token."),
    marked("Take 2 gold, 2 wood or 2 stone."),
    marked(
        "Take 1 stone, 1 soldier and 1 point. Who has the fewest resources, soldiers or points may take one more of these instead "
        "of one of the others."
    ),
    marked("Take 3 gold, and all others score 1 point; or score 3 points, and all others take 1 gold; or nothing."),
    marked("Take 1 resource of your choice, a +2 token, 1 soldier and 1 point, and look at the enemy in secret."),
    marked("Name another player, who takes 1 gold, 1 wood, 1 stone, a +2 token or 1 soldier; you get the other four."),
    marked("Take 2 gold, 2 wood and 2 stone, and give two of these away to other players."),
    marked("Score 5 points."),
)
"""By rank - 1."""
