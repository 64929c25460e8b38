"""What a power does and what an adviser gives, in a sentence or two, and in the few words that fit below a question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgrave.games.kingsburg.council import ADVISERS, REWARDS
from burgrave.games.kingsburg.ids import POWERS
from burgrave.games.kingsburg.words.declaration import PowerWords
from burgrave.games.kingsburg.words.language import Language
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
"""By name in the printed data."""
COUNCIL_REWARDS: Final[dict[int, str]] = {number: COUNCIL[name] for number, name in enumerate(ADVISERS)}
"""By number of the reward."""
FEW: Final = 2
"""With more choices than these, each shows what it is, and there is no room for a sentence."""

GUESSES: Final[dict[str, str]] = {
    "cost": marked("its price"),
    "effect": marked("what it does"),
    "points": marked("its points"),
}
"""By guessed part in the printed data of buildings: words for players."""
WHOLE_CARD: Final = frozenset({"name and effect", "name and ability"})
"""What the printed data calls a card that is wholly ours."""


def with_guesses(kind: str, words: Mapping[str, PowerWords], declared: Mapping[str, Mapping[str, Any]]) -> dict[str, PowerWords]:
    """Return the words of powers of a kind by the names of the powers, with the parts that their printed data says are guessed."""
    return {
        f"{kind}:{name}": power_words._replace(guessed=tuple(declared[name].get("guessed", ())))
        for name, power_words in words.items()
    }


def power_text(language: Language, power: int) -> str:
    """Return what a building or card does; "" where no module in play has words for it."""
    words = language.power_words(power)
    return language.gettext(words.text) if words and words.text else ""


def power_hint(language: Language, power: int) -> str:
    """Return the purpose of a power, in words that fit below a question."""
    words = language.power_words(power)
    return language.gettext(words.hint) if words and words.hint else power_text(language, power)


def reward_text(language: Language, reward: int) -> str:
    """Return what a reward of `council.REWARDS` is."""
    text = language.words.rewards.get(reward)
    return language.gettext(text) if text else ""


def reward_hint(language: Language, reward: int, choices: int) -> str:
    """Return what an adviser gives, unless the choices show it."""
    text = reward_text(language, reward)
    if choices <= FEW and ";" not in text:
        return text
    return language.gettext("or take nothing") if REWARDS[reward].is_optional else language.gettext("one of these")


def reconstruction(language: Language, power: str) -> str:
    """Return a sentence that says which part of a power is ours; "" where all is published."""
    words = language.power_words(POWERS.index(power))
    guessed = words.guessed if words else ()
    if not guessed:
        return ""
    _ = language.gettext
    if WHOLE_CARD & set(guessed):
        return _("This card is our reconstruction: nobody has published it.")
    if set(guessed) <= {"cost", "points"}:
        return (
            _("What it costs and scores is our reconstruction.") if "points" in guessed else _("Its price is our reconstruction.")
        )
    parts = [_(language.words.guesses[part]) for part in guessed]
    return _("Parts of it are our reconstruction: {parts}.").format(parts=language.both(parts))
