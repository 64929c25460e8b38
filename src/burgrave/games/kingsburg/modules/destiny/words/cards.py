"""Names of the destiny cards, and what they do, in our own words."""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.modules.destiny.printed import CARD
from burgrave.games.kingsburg.modules.destiny.printed import CARDS as DECLARED
from burgrave.games.kingsburg.words.declaration import PowerWords
from burgrave.games.kingsburg.words.powers import with_guesses
from burgrave.speech import marked

CARDS: Final[dict[str, PowerWords]] = {
    "call_to_arms": PowerWords(
        marked("Call to Arms"),
        text=marked(
            "Who has no Stable takes 1 soldier more whenever an adviser gives soldiers. Who has one scores 1 point "
            "whenever an adviser of rank 11 or higher helps them."
        ),
    ),
    "diplomatic_moves": PowerWords(
        marked("Diplomatic Moves"),
        text=marked(
            "At the end of every season who has neither Town Hall nor Exchange may pay a +2 token or 1 resource for "
            "1 point, once. Who has one of them scores 1 point more when using it."
        ),
    ),
    "undiscovered_wilds": PowerWords(
        marked("Undiscovered Wilds"),
        text=marked("At the end of every season a white die is rolled: on 4 or more everybody takes 1 wood."),
    ),
    "snowstorm": PowerWords(
        marked("Snowstorm"),
        text=marked("This winter nothing is rolled for the king's soldiers: everybody gets exactly 2."),
    ),
    "rising_stars": PowerWords(
        marked("Rising Stars"),
        text=marked(
            "At the start of every season gifts lie on the advisers of rank 4, 5 and 6: 1 gold, 1 soldier, a +2 "
            "token. The first to influence such an adviser takes the gift at once."
        ),
    ),
    "secret_deals": PowerWords(
        marked("Secret Deals"),
        text=marked(
            "In turn order everybody puts a token on an adviser without one. For the rest of the year only its owner "
            "may influence them."
        ),
    ),
    "good_year": PowerWords(
        marked("Good Year"),
        text=marked(
            "At the start of every season everybody who would roll no white die gets one; the others take 1 resource "
            "of their choice."
        ),
    ),
    "famine": PowerWords(
        marked("Famine"),
        text=marked("Everybody rolls only two of their coloured dice this year."),
    ),
    "fierce_enemies": PowerWords(
        marked("Fierce Enemies"),
        text=marked("The enemy of this winter is 1 stronger."),
    ),
    "kings_illness": PowerWords(
        marked("The King's Illness"),
        text=marked("Nobody can influence the King this year."),
    ),
    "timid_enemies": PowerWords(
        marked("Timid Enemies"),
        text=marked("The enemy of this winter is 1 weaker, but at least 1 strong."),
    ),
    "queens_journey": PowerWords(
        marked("The Queen's Journey"),
        text=marked("Nobody can influence the Queen this year."),
    ),
    "royal_progress": PowerWords(
        marked("Royal Progress"),
        text=marked("Whoever influences the King this year also scores 2 points."),
    ),
    "market_days": PowerWords(
        marked("Market Days"),
        text=marked("Who has no Market may use one once a season. Who has one may use it twice."),
    ),
    "hospitality": PowerWords(
        marked("Hospitality"),
        text=marked("At the end of summer who has no Inn takes a +2 token. Who has one scores 1 point besides their token."),
    ),
    "conscription": PowerWords(
        marked("Conscription"),
        text=marked("The first soldier that anybody recruits this year costs 1 resource less."),
    ),
    "cheap_labour": PowerWords(
        marked("Cheap Labour"),
        text=marked(
            "Who has no Crane pays 1 gold less for buildings of columns III and IV. Who has one scores 1 point for "
            "each they put up."
        ),
    ),
    "pilgrimage": PowerWords(
        marked("Pilgrimage"),
        text=marked("Buildings of row B bring 1 point more this year."),
    ),
    "gold_rush": PowerWords(
        marked("Gold Rush"),
        text=marked("Once a season, when an adviser gives you gold, you take 1 gold more."),
    ),
    "quarry_collapse": PowerWords(
        marked("Quarry Collapse"),
        text=marked("Advisers give no stone to anybody who has 3 stone or more."),
    ),
    "forest_fire": PowerWords(
        marked("Forest Fire"),
        text=marked("At the end of spring everybody loses half of their wood, rounded down."),
    ),
    "tax_levy": PowerWords(
        marked("Tax Levy"),
        text=marked("At the end of autumn everybody with 4 resources or more gives one of them up."),
        hint=marked("give up 1 resource"),
    ),
    "builders_strike": PowerWords(
        marked("Builders' Strike"),
        text=marked("Buildings put up in spring cost 1 gold more."),
    ),
    "tournament": PowerWords(
        marked("Tournament"),
        text=marked("At the end of summer whoever has the most soldiers, at least 1, scores 2 points; several may."),
    ),
    "deserters": PowerWords(
        marked("Deserters"),
        text=marked("After recruitment everybody with 3 soldiers or more loses 1."),
    ),
    "border_scouts": PowerWords(
        marked("Border Scouts"),
        text=marked("At the start of autumn the enemy of this year is revealed to everybody."),
    ),
    "heroic_deeds": PowerWords(
        marked("Heroic Deeds"),
        text=marked("Who wins this winter's battle scores 1 point more, who loses it loses 1 point more."),
    ),
    "royal_generosity": PowerWords(
        marked("Royal Generosity"),
        text=marked(
            "Before spring everybody takes 1 resource of their choice, except those with the most buildings. The "
            "royal aid comes as usual."
        ),
    ),
    "envoy_delayed": PowerWords(
        marked("The Envoy Is Delayed"),
        text=marked("The king sends no envoy this year; who still has him keeps him."),
    ),
    "jesters_feast": PowerWords(
        marked("Jester's Feast"),
        text=marked("Whoever influences the Jester this year gets 1 point and a +2 token besides."),
    ),
}
POWERS: Final[dict[str, PowerWords]] = with_guesses(CARD, CARDS, DECLARED)
"""The words of powers by their names."""
