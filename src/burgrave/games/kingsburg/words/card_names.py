"""What cards and sheets of the modules are called: alone and, where sentences need it, as an object (Polish: accusative)."""

from __future__ import annotations

from typing import Final

from burgrave.speech import marked

GOVERNORS: Final[dict[str, tuple[str, str]]] = {
    "princess": (marked("Princess"), marked("the Princess")),
    "thief": (marked("Thief"), marked("the Thief")),
    "preacher": (marked("Preacher"), marked("the Preacher")),
    "tax_collector": (marked("Tax Collector"), marked("the Tax Collector")),
    "priest": (marked("Priest"), marked("the Priest")),
    "architect": (marked("Architect"), marked("the Architect")),
    "prince": (marked("Prince"), marked("the Prince")),
    "philosopher": (marked("Philosopher"), marked("the Philosopher")),
    "politician": (marked("Politician"), marked("the Politician")),
    "heiress": (marked("Heiress"), marked("the Heiress")),
    "miner": (marked("Miner"), marked("the Miner")),
    "carpenter": (marked("Carpenter"), marked("the Carpenter")),
    "sculptor": (marked("Sculptor"), marked("the Sculptor")),
    "minstrel": (marked("Minstrel"), marked("the Minstrel")),
    "paladin": (marked("Paladin"), marked("the Paladin")),
    "duke": (marked("Duke"), marked("the Duke")),
    "sorcerer": (marked("Sorcerer"), marked("the Sorcerer")),
    "fairy": (marked("Fairy"), marked("the Fairy")),
    "trickster": (marked("Trickster"), marked("the Trickster")),
    "general": (marked("General"), marked("the General")),
    "damsel": (marked("Damsel"), marked("the Damsel")),
    "trader": (marked("Trader"), marked("the Trader")),
    "captain": (marked("Captain"), marked("the Captain")),
    "seer": (marked("Seer"), marked("the Seer")),
    "engineer": (marked("Engineer"), marked("the Engineer")),
}

GROUPS: Final[dict[str, tuple[str, str]]] = {
    "aristocracy": (marked("Aristocracy"), marked("the Aristocracy")),
    "clergy": (marked("Clergy"), marked("the Clergy")),
    "military": (marked("Military"), marked("the Military")),
    "secret_society": (marked("Secret Society"), marked("the Secret Society")),
    "craftsmen": (marked("Craftsmen"), marked("the Craftsmen")),
    "artists": (marked("Artists"), marked("the Artists")),
    "peasants": (marked("Peasants"), marked("the Peasants")),
    "bandits": (marked("Bandits"), marked("the Bandits")),
}

DESTINY: Final[dict[str, str]] = {
    "call_to_arms": marked("Call to Arms"),
    "diplomatic_moves": marked("Diplomatic Moves"),
    "undiscovered_wilds": marked("Undiscovered Wilds"),
    "snowstorm": marked("Snowstorm"),
    "rising_stars": marked("Rising Stars"),
    "secret_deals": marked("Secret Deals"),
    "good_year": marked("Good Year"),
    "famine": marked("Famine"),
    "fierce_enemies": marked("Fierce Enemies"),
    "kings_illness": marked("The King's Illness"),
    "timid_enemies": marked("Timid Enemies"),
    "queens_journey": marked("The Queen's Journey"),
    "royal_progress": marked("Royal Progress"),
    "market_days": marked("Market Days"),
    "hospitality": marked("Hospitality"),
    "conscription": marked("Conscription"),
    "cheap_labour": marked("Cheap Labour"),
    "pilgrimage": marked("Pilgrimage"),
    "gold_rush": marked("Gold Rush"),
    "quarry_collapse": marked("Quarry Collapse"),
    "forest_fire": marked("Forest Fire"),
    "tax_levy": marked("Tax Levy"),
    "builders_strike": marked("Builders' Strike"),
    "tournament": marked("Tournament"),
    "deserters": marked("Deserters"),
    "border_scouts": marked("Border Scouts"),
    "heroic_deeds": marked("Heroic Deeds"),
    "royal_generosity": marked("Royal Generosity"),
    "envoy_delayed": marked("The Envoy Is Delayed"),
    "jesters_feast": marked("Jester's Feast"),
}

SCENARIOS: Final[dict[str, str]] = {
    "wheeling_and_dealing": marked("Wheeling and Dealing"),
    "shifting_alliances": marked("Shifting Alliances"),
    "goblin_valley": marked("Goblin Valley"),
    "royal_fair": marked("The Royal Fair"),
}
