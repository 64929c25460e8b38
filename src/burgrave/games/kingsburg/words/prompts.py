"""What a seat is asked, by the step on top of the agenda: a short question, and a line below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.games.kingsburg.calendar import COLOURED_MASK
from burgrave.games.kingsburg.council import RANKS, REWARDS
from burgrave.games.kingsburg.elements import BUILD_WITH
from burgrave.games.kingsburg.points import FIRST_POWER
from burgrave.games.kingsburg.powers import DECLARED
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.build import Build
from burgrave.games.kingsburg.steps.favour import TakeResources
from burgrave.games.kingsburg.steps.groups import RANK
from burgrave.games.kingsburg.steps.influence import Influence
from burgrave.games.kingsburg.steps.mark import MarkAdviser
from burgrave.games.kingsburg.steps.moment import UsePowers
from burgrave.games.kingsburg.steps.recruit import Recruit, soldier_price
from burgrave.games.kingsburg.steps.support import Receive
from burgrave.games.kingsburg.steps.winter import GiveUp, Spoils
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.powers import power_hint, reward_hint
from burgrave.games.words import PromptTexts

# ---- the council -----------------------------------------------------------------------------------------------------


def influence(language: Language, state: State, seat: int, step: Influence) -> PromptTexts:
    """Ask which adviser is influenced."""
    left = (state.dice_left[seat] & COLOURED_MASK).bit_count()
    hint = language.ngettext("with your last coloured die, or pass", "or dice first; {count} coloured dice left", left)
    return language.gettext("Choose an adviser"), hint.format(count=left)


def giver(language: Language, step: Receive) -> str:
    """Return the name of whoever gives a reward: the influenced adviser, or the adviser to whom the reward belongs."""
    if 0 <= step.place < RANKS:
        return language.adviser(step.place)
    if step.place >= RANKS:
        return language.words.own_space(language, RANK[step.place]).owner
    return language.adviser(REWARDS[step.reward].place)


def receive(language: Language, state: State, seat: int, step: Receive) -> PromptTexts:
    """Ask what is taken of what an adviser gives."""
    _ = language.gettext
    reward = REWARDS[step.reward]
    prompt = _("{name}: trade?") if reward.is_optional else _("{name}: choose")
    return prompt.format(name=giver(language, step)), reward_hint(language, step.reward, len(reward.bundles))


def take_resources(language: Language, state: State, seat: int, step: TakeResources) -> PromptTexts:
    """Ask for resources of one's choice, and say what they are for."""
    _ = language.gettext
    power = step.source - FIRST_POWER
    reason = language.power(power) if power >= 0 else _("royal aid: several need it most")
    return _("Take {resources}").format(resources=language.resources(step.count)), reason


def mark(language: Language, state: State, seat: int, step: MarkAdviser) -> PromptTexts:
    """Ask for an adviser to reserve."""
    _ = language.gettext
    return _("Reserve an adviser"), _("nobody else may influence them this year")


# ---- the province ----------------------------------------------------------------------------------------------------


def build(language: Language, state: State, seat: int, step: Build) -> PromptTexts:
    """Ask what is built."""
    _ = language.gettext
    if not step.follows:
        return _("Choose a building"), _("one a season, each row from left to right")
    by = {BUILD_WITH[action][1] for action in state.legal_actions(seat) if action.verb == "build"}
    return _("Build once more?"), language.either(
        [_(thanks) for allows, (_with, thanks) in language.words.second_building.items() if allows in by]
    )


def recruit(language: Language, state: State, seat: int, step: Recruit) -> PromptTexts:
    """Ask for soldiers, and say what they cost."""
    _ = language.gettext
    price = soldier_price(state, seat)
    hint = _("for {price}").format(price=language.resources(price)) if price else _("the next one is free")
    return _("Recruit soldiers"), hint


def use_powers(language: Language, state: State, seat: int, step: UsePowers) -> PromptTexts:
    """Ask which power is used."""
    _ = language.gettext
    legal = state.legal_actions(seat)
    powers = list(dict.fromkeys(DECLARED[action.args[0]].power for action in legal if action.verb == "use"))
    if len(powers) > 1:
        names = language.both([language.power(power) for power in powers])
        return _("Use what you have"), _("in any order: {powers}").format(powers=names)
    may_decline = any(action.verb == "skip" for action in legal)
    prompt = _("{name}: use it?") if may_decline else _("{name}: choose")
    return prompt.format(name=language.power(powers[0])), power_hint(language, powers[0])


# ---- winter ----------------------------------------------------------------------------------------------------------


def give_up(language: Language, state: State, seat: int, step: GiveUp) -> PromptTexts:
    """Ask what a loser loses."""
    _ = language.gettext
    return _("Give up {resources}").format(resources=language.resources(step.count)), _("you lost the battle; choose which")


def spoils(language: Language, state: State, seat: int, step: Spoils) -> PromptTexts:
    """Ask what a winner gains."""
    return language.gettext("Choose your spoils"), language.gettext("you won the battle")


PROMPTS: Final[dict[str, Callable[[Language, State, int, Any], PromptTexts]]] = {
    "Influence": influence,
    "Receive": receive,
    "TakeResources": take_resources,
    "MarkAdviser": mark,
    "Build": build,
    "Recruit": recruit,
    "UsePowers": use_powers,
    "GiveUp": give_up,
    "Spoils": spoils,
}
"""By the name under which the step is known (`Step.name`)."""
