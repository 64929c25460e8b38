"""Help on the own house and on goods."""

from __future__ import annotations

from burgrave.games.tiletum.house import BUILDINGS
from burgrave.games.tiletum.kinds import FOOD, GOLD, GOODS, IRON, STONE, WOOL
from burgrave.games.tiletum.numbers import GOLD_FOR_A_GOOD, GOLD_PER_STEP, GOODS_PER_POINT
from burgrave.games.tiletum.words import action_help, house_help
from burgrave.games.tiletum.words.language import Language
from burgrave.games.tiletum.words.tile_topics import topic
from burgrave.games.words import Topics


def goods(language: Language) -> Topics:
    """Return topics of the five kinds of goods."""
    _ = language.gettext
    texts = {
        GOLD: _("{change} change a die by one; {buy} buy a good of another kind.").format(
            change=language.goods(GOLD_PER_STEP, GOLD), buy=language.goods(GOLD_FOR_A_GOOD, GOLD)
        ),
        FOOD: _("Pays for crests on ground floors."),
        WOOL: _("Many contracts ask for it."),
        STONE: _("Pays for cathedrals."),
        IRON: _("Many contracts ask for it."),
    }
    left = _("Every {count} goods left at the end are 1 point, all kinds together.").format(count=GOODS_PER_POINT)
    return {f"good:{name}": topic(language.good[good], f"{texts[good]} {left}", f"good:{name}") for good, name in enumerate(GOODS)}


def house(language: Language) -> Topics:
    """Return topics of rooms, ground floors, contracts, storage and supplies."""
    _ = language.gettext
    topics = {
        "room": topic(
            _("Room"),
            _("A character moves in for as many action points as its floor says.") + f" {house_help.residents(language)}",
            "character",
        ),
        "contract_space": topic(
            _("Contract space"),
            action_help.fulfil(language) + " " + _("How many points the spaces bring is our reconstruction."),
            "contract",
        ),
        "storage": topic(_("Storage"), house_help.storage(language), "tile"),
        "supply:houses": topic(
            _("Houses in your supply"),
            _("They can be built. The others wait on the roofs of your house until all rooms below are full."),
            "house",
        ),
        "supply:pillars": topic(
            _("Pillars in your supply"),
            _("They can be set up. The others wait on contract spaces until a contract is fulfilled there."),
            "pillar",
        ),
    }
    for building in range(BUILDINGS):
        title = language.gettext("Ground floor of building {number}").format(number=building + 1)
        ground = f"{house_help.ground(language, building)} {house_help.families(language)}"
        topics[f"ground:{building + 1}"] = topic(title, ground, "crest3")
        topics[f"building:{building + 1}"] = topic(language.building(building), house_help.building(language, building))
    return topics
