"""What the buildings do, in our own words. Numbers that the tables hold (price, points) stand in the help beside it."""

from __future__ import annotations

from typing import Final

from burgrave.speech import marked

BUILDINGS: Final[dict[str, str]] = {
    "sawmill": marked("At the end of every summer you may turn 1 wood into 2 gold, once."),
    "quarry": marked("At the end of every summer you may turn 1 stone into 3 gold, once."),
    "goldsmith": marked("At the end of every summer you may pay 1 gold for 1 point and 1 soldier, once."),
    "mint": marked("Your Sawmill, Quarry and Goldsmith's Workshop may also be used at the end of spring and autumn."),
    "statue": marked("If all your dice show the same number, white ones too, you may roll one of them again. Once a season."),
    "chapel": marked("If all your dice together show 7 or less, you may roll all of them again. Once a season."),
    "church": marked("+1 in battle, but only against demons."),
    "cathedral": marked("At the end of the game: 1 point for every 2 resources you still have. +2 tokens are no resources."),
    "inn": marked("At the end of every summer you take a +2 token."),
    "market": marked("Once a season your dice may influence an adviser whose rank is 1 higher or 1 lower than their sum."),
    "farms": marked("In spring, summer and autumn you roll one more white die. -1 in every battle."),
    "merchants_guild": marked("At the start of spring, summer and autumn, before the roll, you take 1 gold."),
    "guard_tower": marked("+1 in battle."),
    "blacksmith": marked("+1 in battle."),
    "barracks": marked("When soldiers are recruited, each costs you 1 resource instead of 2."),
    "wizards_guild": marked("+2 in battle."),
    "palisade": marked("+1 in battle; against zombies +2 instead."),
    "stable": marked("Whenever an adviser you influenced gives you soldiers, you take 1 more."),
    "stone_wall": marked("+1 in battle. Where you are just as strong as the enemy, you win."),
    "fortress": marked("+1 in battle. Every battle you win brings you 1 point more."),
    "barricade": marked("+1 in battle, but only against goblins."),
    "crane": marked("Buildings of columns III and IV cost you 1 gold less."),
    "town_hall": marked("At the end of every season you may pay a +2 token or any 1 resource for 1 point, once."),
    "embassy": marked("At the end of spring, summer and autumn you score 1 point."),
    "improvised_defences": marked("+1 in battle, but only against enemies with a printed strength of 5 or less."),
    "recruiting_office": marked("When soldiers are recruited, your +2 tokens pay like resources."),
    "training_camp": marked("At the end of autumn you take 1 soldier if you have no more than 1."),
    "military_academy": marked(
        "In winter you roll a die of your own and may take that many soldiers instead of those the king sends. "
        "Where their number is not rolled, half of your die counts, rounded up."
    ),
    "tiltyard": marked("At the end of every summer you score 1 point."),
    "stadium": marked("At the end of every summer you take 1 soldier."),
    "gladiator_school": marked("+2 in battle, but nothing against zombies and demons."),
    "colosseum": marked("At the end of every season you score 1 point if nobody has more soldiers than you."),
    "bridge": marked("It does nothing more: only its points count."),
    "altar": marked("If all your dice together show 9 or less, you may roll all of them again. Once a season."),
    "monastery": marked("At the end of every summer you score 1 point if you have no resources. +2 tokens are no resources."),
    "basilica": marked("No enemy can tear it down: another building falls in its place."),
    "brewery": marked("At the end of every summer you must send 1 soldier home, if you have one, and get 1 point and a +2 token."),
    "travelling_market": marked(
        "Once a season a single coloured die, whatever it shows, influences an adviser of rank 6 or lower."
    ),
    "vineyard": marked("In autumn you roll one more white die."),
    "harbour": marked("At the start of every season, before the roll, you take 1 resource of your choice."),
    "watchtower": marked("+1 in battle. At the start of years IV and V you may look at the enemy in secret."),
    "armoury": marked("+1 in battle."),
    "garrison": marked("When soldiers go home, you may keep 1 if you won the battle and nobody was stronger."),
    "alchemists_guild": marked("+1 in battle. Before the enemy is revealed you may pay a +2 token to make it +3."),
    "stockade": marked("At the start of winter, before the king sends soldiers, you take 1 soldier if you have at least 1."),
    "griffin_ranch": marked("After all rerolls you take 1 soldier if your dice together show 9 or less."),
    "defensive_walls": marked(
        "Before the enemy is revealed you may pay 1 stone for +1 in this battle. Where you are just as strong as the enemy, you "
        "win."
    ),
    "manor": marked("When you win a battle, what the enemy's card gives counts twice."),
    "hidden_refuge": marked("When you lose a battle, you lose none of the points on the enemy's card. All other losses remain."),
    "carpenters_workshop": marked("Buildings of columns III and IV cost you 1 wood less."),
    "exchange": marked("At the end of autumn you may pay 1 gold for 2 points, once."),
    "architects_guild": marked(
        "Every building you put up after it is worth 1 point more. At the end of the game: 3 points if nobody has more buildings."
    ),
    "fountain": marked("Built in year I it brings 3 points more, in year II 2, in year III 1."),
    "park": marked("You take a +2 token in every season in which you influenced three different advisers."),
    "school": marked("After recruitment you score 2 points if you have at least 3 soldiers."),
    "university": marked("After all rerolls you score 2 points if your dice together show 9 or less."),
}
"""By name in the tables."""
