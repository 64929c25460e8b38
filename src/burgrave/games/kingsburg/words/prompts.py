"""What a seat is asked, by the step on top of the agenda: a short question, and a line below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.games.kingsburg.calendar import COLOURED_MASK
from burgrave.games.kingsburg.council import FIRST_PRIVATE, FIRST_WHIM, RANKS, REWARDS
from burgrave.games.kingsburg.elements import BUILD_WITH, BY_ENGINEER, BY_ENVOY
from burgrave.games.kingsburg.points import FIRST_POWER
from burgrave.games.kingsburg.powers import DECLARED, POWERS
from burgrave.games.kingsburg.steps.recruit import soldier_price
from burgrave.games.kingsburg.words import module_prompts
from burgrave.games.kingsburg.words.hints import power_hint, reward_hint
from burgrave.games.kingsburg.words.tongue import Tongue
from burgrave.games.words import Question

POLITICIAN: Final = POWERS.index("governor:politician")


# ---- the council -----------------------------------------------------------------------------------------------------


def influence(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Who is influenced."""
    left = (state.dice_left[seat] & COLOURED_MASK).bit_count()
    hint = to.ngettext("with your last coloured die, or pass", "or dice first; {count} coloured dice left", left)
    return to.gettext("Choose an adviser"), hint.format(count=left)


def giver(to: Tongue, step: Any) -> str:
    """Whose reward a step gives: the adviser's that was influenced, or who has it on the board."""
    place: int = step.place
    if 0 <= place < RANKS:
        return to.adviser[place]
    if place >= RANKS:
        return to.power[POLITICIAN]
    reward: int = step.reward
    return to.adviser[reward - FIRST_WHIM if FIRST_WHIM <= reward < FIRST_PRIVATE else reward]


def receive(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """What an adviser gives."""
    _ = to.gettext
    reward = REWARDS[step.reward]
    told = _("{name}: trade?") if reward.is_optional else _("{name}: choose")
    return told.format(name=giver(to, step)), reward_hint(to, step.reward, len(reward.bundles))


def take_resources(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Resources of one's choice, and what they are for."""
    _ = to.gettext
    power = step.source - FIRST_POWER
    reason = to.power[power] if power >= 0 else _("royal aid: several need it most")
    return _("Take {resources}").format(resources=to.resources(step.count)), reason


# ---- the province ----------------------------------------------------------------------------------------------------


def build(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """What is built."""
    _ = to.gettext
    if not step.follows:
        return _("Choose a building"), _("one a season, each row from left to right")
    by = {BUILD_WITH[action][1] for action in state.legal_actions(seat) if action.verb == "build"}
    thanks = [_("thanks to the king's envoy")] if BY_ENVOY in by else []
    if BY_ENGINEER in by:
        thanks.append(_("thanks to the Engineer"))
    return _("Build once more?"), to.either(thanks)


def recruit(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Soldiers for resources."""
    _ = to.gettext
    price = soldier_price(state, seat)
    hint = _("for {price}").format(price=to.resources(price)) if price else _("the next one is free")
    return _("Recruit soldiers"), hint


def use_powers(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Which power is used."""
    _ = to.gettext
    legal = state.legal_actions(seat)
    powers = list(dict.fromkeys(DECLARED[action.args[0]].power for action in legal if action.verb == "use"))
    if len(powers) > 1:
        return _("Use what you have"), _("in any order: {powers}").format(powers=to.both([to.power[power] for power in powers]))
    may_decline = any(action.verb == "skip" for action in legal)
    told = _("{name}: use it?") if may_decline else _("{name}: choose")
    return told.format(name=to.power[powers[0]]), power_hint(to, powers[0])


def peek(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """At which deck to look."""
    return to.gettext("Look at an enemy"), to.gettext("which of the decks?")


# ---- winter ----------------------------------------------------------------------------------------------------------


def give_up(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """What a loser loses."""
    _ = to.gettext
    return _("Give up {resources}").format(resources=to.resources(step.count)), _("you lost the battle; choose which")


def spoils(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """What a winner gains."""
    return to.gettext("Choose your spoils"), to.gettext("you won the battle")


def retain(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Whether a soldier stays."""
    return to.gettext("Keep a soldier?"), to.gettext("the Garrison lets one stay for the next year")


QUESTIONS: Final[dict[str, Callable[[Tongue, Any, int, Any], Question]]] = {
    "Influence": influence,
    "Receive": receive,
    "TakeResources": take_resources,
    "Build": build,
    "Recruit": recruit,
    "UsePowers": use_powers,
    "Peek": peek,
    "GiveUp": give_up,
    "Spoils": spoils,
    "RetainSoldier": retain,
    **module_prompts.QUESTIONS,
}
"""By the name under which the step is known (`Step.worth`)."""
