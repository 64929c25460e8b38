"""What the pieces that ask are for, in so few words that they fit below a question; the help tells the whole."""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.council import REWARDS
from burgrave.games.kingsburg.powers import POWERS
from burgrave.games.kingsburg.words.effects import power_text, reward_text
from burgrave.games.kingsburg.words.tongue import Tongue
from burgrave.speech import marked

FEW: Final = 2
"""Of more choices than these, each shows what it is, and there is no room for a sentence."""
ROLL_ALL: Final = marked("roll all your dice again")
ROLL_ONE: Final = marked("roll one die again")
PEEK: Final = marked("look at the enemy in secret")
ANY: Final = marked("1 resource of your choice")

POWERS_THAT_ASK: Final[dict[str, str]] = {
    "building:sawmill": marked("2 gold for 1 wood"),
    "building:quarry": marked("3 gold for 1 stone"),
    "building:goldsmith": marked("1 point and 1 soldier for 1 gold"),
    "building:statue": ROLL_ONE,
    "building:chapel": ROLL_ALL,
    "building:altar": ROLL_ALL,
    "building:town_hall": marked("1 point for one of these"),
    "building:harbour": ANY,
    "building:watchtower": PEEK,
    "building:alchemists_guild": marked("2 more in battle for a +2 token"),
    "building:defensive_walls": marked("1 more in battle for 1 stone"),
    "building:exchange": marked("2 points for 1 gold"),
    "governor:priest": marked("pray before the roll"),
    "governor:prince": marked("set your coloured dice"),
    "governor:philosopher": ROLL_ALL,
    "governor:duke": marked("your highest dice go to the Duchess"),
    "governor:sorcerer": marked("buildings of column I for nothing"),
    "governor:trickster": marked("turn a 2 to a 1 or a 3"),
    "governor:trader": marked("swap 1 resource for another"),
    "governor:seer": PEEK,
    "destiny:tax_levy": marked("give up 1 resource"),
    "group:craftsmen": ANY,
    "group:artists": ROLL_ONE,
    "group:peasants": marked("one adviser helps you twice"),
}
"""By power; another tells its whole text."""

WHIMS_THAT_ASK: Final[dict[str, str]] = {
    "TakeFromStock": marked("one of those on the tile"),
    "NameFriend": marked("they take 1 resource, you 2 of it"),
    "Balance": marked("one more of your fewest"),
    "Feast": marked("the others get 1 of the other kind"),
    "Share": marked("they take 1 piece, you 4"),
    "GiveAway": marked("what, and then to whom"),
}
"""By step."""


def power_hint(to: Tongue, power: int) -> str:
    """What a power is for."""
    told = POWERS_THAT_ASK.get(POWERS[power])
    return to.gettext(told) if told else power_text(to, power)


def reward_hint(to: Tongue, reward: int, choices: int) -> str:
    """What an adviser gives, unless the choices tell it."""
    told = reward_text(to, reward)
    if choices <= FEW and ";" not in told:
        return told
    return to.gettext("or take nothing") if REWARDS[reward].is_optional else to.gettext("one of these")


def whim_hint(to: Tongue, step: str) -> str:
    """What a whim asks for."""
    return to.gettext(WHIMS_THAT_ASK[step])
