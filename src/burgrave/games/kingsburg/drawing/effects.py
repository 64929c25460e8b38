"""What buildings and cards do, in signs; words among them are translated when they are drawn (`labels.Labels.sign`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.games.kingsburg.drawing.tokens import Signs
from burgrave.speech import marked

END: Final = marked("end:")
WIN: Final = marked("win")
ALL_EQUAL: Final = marked("all =")
TIES_WIN: Final = marked("= wins")
KEEP: Final = marked("keep")
STANDS: Final = marked("stands")
MOST: Final = marked("most")
ANYBODY: Final = marked("once")
WORDS: Final = (END, WIN, ALL_EQUAL, TIES_WIN, KEEP, STANDS, MOST, ANYBODY)
"""Words that rows of signs may hold."""

BUILDINGS: Final[Mapping[str, Signs]] = {
    "sawmill": ("summer", "wood", "›", "gold", "gold"),
    "quarry": ("summer", "stone", "›", "3", "gold"),
    "goldsmith": ("gold", "›", "point", "soldier"),
    "mint": ("A:", "spring", "summer", "autumn"),
    "statue": (ALL_EQUAL, "reroll"),
    "chapel": ("≤7", "reroll"),
    "church": ("+1", "demons"),
    "cathedral": (END, "any", "any", "›", "point"),
    "inn": ("summer", "plus2"),
    "market": ("±1",),
    "farms": ("white", "−1", "battle"),
    "merchants_guild": ("seasons", "gold"),
    "guard_tower": ("+1", "battle"),
    "blacksmith": ("+1", "battle"),
    "barracks": ("any", "›", "soldier"),
    "wizards_guild": ("+2", "battle"),
    "palisade": ("+1", "battle", "+2", "zombies"),
    "stable": ("soldier", "›", "+1"),
    "stone_wall": ("+1", "battle", TIES_WIN),
    "fortress": ("+1", "battle", WIN, "point"),
    "barricade": ("+1", "goblins"),
    "crane": ("III IV", "−1", "gold"),
    "town_hall": ("any", "›", "point"),
    "embassy": ("seasons", "point"),
    "improvised_defences": ("+1", "battle", "≤5"),
    "recruiting_office": ("plus2", "=", "any"),
    "training_camp": ("autumn", "soldier"),
    "military_academy": ("winter", "white", "white"),
    "tiltyard": ("summer", "point"),
    "stadium": ("summer", "soldier"),
    "gladiator_school": ("+2", "battle"),
    "colosseum": (MOST, "soldier", "point"),
    "bridge": (),
    "altar": ("≤9", "reroll"),
    "monastery": ("summer", "0", "any", "point"),
    "basilica": (STANDS,),
    "brewery": ("soldier", "›", "point", "plus2"),
    "travelling_market": ("1–6",),
    "vineyard": ("autumn", "white"),
    "harbour": ("seasons", "any"),
    "watchtower": ("+1", "battle", "peek"),
    "armoury": ("+1", "battle"),
    "garrison": (KEEP, "soldier"),
    "alchemists_guild": ("+1", "battle", "plus2", "+2"),
    "stockade": ("winter", "soldier"),
    "griffin_ranch": ("≤9", "soldier"),
    "defensive_walls": ("stone", "+1", TIES_WIN),
    "manor": (WIN, "×2"),
    "hidden_refuge": ("0", "point"),
    "carpenters_workshop": ("III IV", "−1", "wood"),
    "exchange": ("autumn", "gold", "›", "2", "point"),
    "architects_guild": ("building", "+1", "point"),
    "fountain": ("3·2·1", "point"),
    "park": ("3", "person", "plus2"),
    "school": ("3", "soldier", "2", "point"),
    "university": ("≤9", "2", "point"),
}
DESTINY: Final[Mapping[str, Signs]] = {
    "call_to_arms": ("soldier", "›", "+1"),
    "diplomatic_moves": ("any", "›", "point"),
    "undiscovered_wilds": ("white", "≥4", "wood"),
    "snowstorm": ("winter", "2", "soldier"),
    "rising_stars": ("gold", "soldier", "plus2"),
    "secret_deals": ("person",),
    "good_year": ("white",),
    "famine": ("−1", "white"),
    "fierce_enemies": ("+1", "battle"),
    "kings_illness": ("0", "king"),
    "timid_enemies": ("−1", "battle"),
    "queens_journey": ("0", "queen"),
    "royal_progress": ("king", "2", "point"),
    "market_days": ("±1",),
    "hospitality": ("summer", "plus2"),
    "conscription": ("any", "›", "soldier"),
    "cheap_labour": ("III IV", "−1", "gold"),
    "pilgrimage": ("B", "+1", "point"),
    "gold_rush": ("gold", "+1"),
    "quarry_collapse": ("3", "stone", "0"),
    "forest_fire": ("½", "wood"),
    "tax_levy": ("autumn", "−1", "any"),
    "builders_strike": ("spring", "+1", "gold"),
    "tournament": (MOST, "soldier", "2", "point"),
    "deserters": ("3", "soldier", "−1"),
    "border_scouts": ("autumn", "peek"),
    "heroic_deeds": ("battle", "±1", "point"),
    "royal_generosity": ("+1", "any"),
    "envoy_delayed": ("0", "envoy"),
    "jesters_feast": ("jester", "point", "plus2"),
}
SCENARIOS: Final[Mapping[str, Signs]] = {
    "wheeling_and_dealing": ("person",),
    "shifting_alliances": ("person", "›", "point"),
    "goblin_valley": ("goblins", "+", "battle"),
    "royal_fair": ("summer", "any", "›", "point"),
}
