"""What a power does and what an adviser gives, in a sentence or two."""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.kingsburg.buildings import DECLARED as BUILDINGS
from burgrave.games.kingsburg.council import ADVISERS, FIRST_PRIVATE, FIRST_WHIM
from burgrave.games.kingsburg.powers import DESTINY, GOVERNORS, POWERS
from burgrave.games.kingsburg.words import building_effects, card_effects
from burgrave.games.kingsburg.words.tongue import Tongue
from burgrave.speech import marked

COUNCIL: Final[dict[str, str]] = {
    "jester": marked("Score 1 point."),
    "squire": marked("Take 1 gold."),
    "architect": marked("Take 1 wood."),
    "merchant": marked("Take 1 wood or 1 gold."),
    "sergeant": marked("Take 1 soldier."),
    "alchemist": marked("You may pay 1 resource for 1 of each of the other two kinds."),
    "astronomer": marked("Take 1 resource of your choice and a +2 token."),
    "treasurer": marked("Take 2 gold."),
    "master_hunter": marked("Take 1 wood, and 1 gold or 1 stone."),
    "general": marked("Take 2 soldiers and look at the enemy in secret."),
    "swordsmith": marked("Take 1 stone, and 1 gold or 1 wood."),
    "duchess": marked("Take 2 resources of your choice and a +2 token."),
    "champion": marked("Take 3 stone."),
    "smuggler": marked("Lose 1 point and take 3 resources of your choice. Your points may fall below nothing."),
    "inventor": marked("Take 1 gold, 1 wood and 1 stone."),
    "wizard": marked("Take 4 gold."),
    "queen": marked("Take 2 resources of your choice, score 3 points and look at the enemy in secret."),
    "king": marked("Take 1 gold, 1 wood, 1 stone and 1 soldier."),
}
"""By name in the table."""

PRIVATE: Final = (marked("Take 1 resource of your choice."), marked("Take 2 different resources of your choice."))
"""What the politician's own spaces give."""

TEXTS: Final[dict[str, dict[str, str]]] = {
    "building": building_effects.BUILDINGS,
    "governor": card_effects.GOVERNORS,
    "destiny": card_effects.DESTINY,
    "group": card_effects.GROUPS,
}


def power_text(to: Tongue, power: int) -> str:
    """What a building, governor, destiny card or group does."""
    kind, _, name = POWERS[power].partition(":")
    return to.gettext(TEXTS[kind][name])


def reward_text(to: Tongue, reward: int) -> str:
    """What a reward of `council.REWARDS` is."""
    if reward >= FIRST_PRIVATE:
        return to.gettext(PRIVATE[reward - FIRST_PRIVATE])
    if reward >= FIRST_WHIM:
        return to.gettext(card_effects.WHIMS[reward - FIRST_WHIM])
    return to.gettext(COUNCIL[ADVISERS[reward]])


def guessed_of(power: str) -> list[str]:
    """What of a power is our own reconstruction, in the words of its table; nothing where all is published."""
    kind, _, name = power.partition(":")
    tables: dict[str, dict[str, Any]] = {"building": BUILDINGS, "governor": GOVERNORS, "destiny": DESTINY}
    return list(tables.get(kind, {}).get(name, {}).get("guessed", []))


def reconstruction(to: Tongue, power: str) -> str:
    """A sentence that says which part of a power is ours; nothing where all is published."""
    guessed = guessed_of(power)
    if not guessed:
        return ""
    _ = to.gettext
    if {"name and effect", "name and ability"} & set(guessed):
        return _("This card is our reconstruction: nobody has published it.")
    if set(guessed) <= {"cost", "points"}:
        return (
            _("What it costs and scores is our reconstruction.") if "points" in guessed else _("Its price is our reconstruction.")
        )
    return _("Parts of it are our reconstruction: {parts}.").format(parts=to.both([_(GUESSED[part]) for part in guessed]))


GUESSED: Final[dict[str, str]] = {
    "cost": marked("its price"),
    "effect": marked("what it does"),
    "effect, from a ruling": marked("what it does, which follows from a published ruling on it"),
    "points": marked("its points"),
    "the two small gifts": marked("the two small gifts"),
    "that the resources are free to choose": marked("that the resources are free to choose"),
    "that low white dice bring points": marked("that low white dice bring points"),
    "both abilities": marked("both abilities"),
    "the second rank, and what both give": marked("the second rank, and what both give"),
    "the ability": marked("the ability"),
    "kind and amounts": marked("kinds and amounts"),
    "what is compared": marked("what is compared"),
    "that owners gain a point": marked("that owners gain a point"),
    "that the resource is wood": marked("that the resource is wood"),
    "the number of soldiers": marked("the number of soldiers"),
    "which advisers, which gifts": marked("which advisers have gifts, and which"),
    "what the tokens do": marked("what the tokens do"),
    "everything": marked("all of it"),
}
"""What the tables say is guessed, in words for players."""
