"""What a seat is asked, by the step on top of the agenda: a short question, and a line below it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from burgrave.games.language import first_upper
from burgrave.games.tiletum.kinds import ARCHITECT, CHARACTER, CONTRACT, GOLD, GOOD_KINDS, MERCHANT
from burgrave.games.tiletum.numbers import GOLD_PER_STEP
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.act import Act, ChooseAction, ChooseSideAction, SideAct
from burgrave.games.tiletum.steps.contracts import TakeInstead
from burgrave.games.tiletum.steps.dice import ChooseDie, TakeBonusTile
from burgrave.games.tiletum.steps.gifts import ResolveBonuses, ReuseBuilding
from burgrave.games.tiletum.steps.goods import GainGoods
from burgrave.games.tiletum.steps.storage import TakeKingTile
from burgrave.games.tiletum.steps.walk import BuildHouseAnywhere, BuildPillarAnywhere, Stroll, Travel
from burgrave.games.tiletum.words.language import Language
from burgrave.games.words import PromptTexts

TASKS: Final = ("fulfil", "place", "contribute", "use", "buy")
"""Verbs that are possible at any time and cost no action points."""


def offered(state: State, seat: int) -> set[str]:
    """Return the verbs among what the seat may choose."""
    return {action.verb for action in state.legal_actions(seat)}


# ---- the die ---------------------------------------------------------------------------------------------------------


def choose_die(language: Language, state: State, seat: int, step: ChooseDie) -> PromptTexts:
    """Ask for a die, with which a turn begins."""
    _ = language.gettext
    if state.recolour >= 0:
        hint = _("it brings {good}, whatever its colour").format(good=language.the_good[state.recolour])
    elif state.goods[seat * GOOD_KINDS + GOLD] >= GOLD_PER_STEP:
        hint = _("goods and an action; {gold} change its value by one").format(gold=language.goods(GOLD_PER_STEP, GOLD))
    else:
        hint = _("goods as its value says, and the action beside it")
    return _("Choose a die"), hint


def take_bonus_tile(language: Language, state: State, seat: int, step: TakeBonusTile) -> PromptTexts:
    """Ask whether the tile on the space of the die is taken; a helper that can be used for its goods says so."""
    tile = language.title[state.space_tiles[step.action_kind]]
    if "use" in offered(state, seat):
        tile = language.gettext("{tile}; used at once, for this die").format(tile=tile)
    return language.gettext("Take the bonus tile?"), tile


def take_king_tile(language: Language, state: State, seat: int, step: TakeKingTile) -> PromptTexts:
    """Ask whether the leader takes the tile beside the king track."""
    return language.gettext("You lead: take the tile?"), language.title[state.king_tile]


def choose_action(language: Language, state: State, seat: int, step: ChooseAction) -> PromptTexts:
    """Ask for the action of a die of the universal space."""
    hint = language.gettext("{points} for one of the five").format(points=language.action_points(state.points))
    return language.gettext("Which action?"), hint


def choose_side_action(language: Language, state: State, seat: int, step: ChooseSideAction) -> PromptTexts:
    """Ask for the action of a helper for any action."""
    hint = language.gettext("{points} besides your die").format(points=language.action_points(step.points))
    return language.gettext("Which action?"), hint


# ---- action points ---------------------------------------------------------------------------------------------------


def act(language: Language, state: State, seat: int, step: Act) -> PromptTexts:
    """Ask what to do with the action of the die, or for the end of the turn when nothing is left of it."""
    _ = language.gettext
    asked = what_to_do(language, state, seat, step.action_kind)
    if asked:
        return asked, prices(language, step.action_kind)
    has_tasks = bool(offered(state, seat) & set(TASKS))
    return _("End your turn"), _("tasks are still possible") if has_tasks else _("nothing is left to do")


def side_act(language: Language, state: State, seat: int, step: SideAct) -> PromptTexts:
    """Ask what to do with an action besides it; where only tasks are left, its points are given up."""
    _ = language.gettext
    asked = what_to_do(language, state, seat, step.action_kind) or _("No use for these points")
    return asked, _("{action} besides your die: {points} left").format(
        action=language.whole_action[step.action_kind], points=language.action_points(step.points)
    )


def what_to_do(language: Language, state: State, seat: int, kind: int) -> str:
    """Return what points can be spent on now: "Move, build or take a tile"; "" where there is nothing."""
    verbs = offered(state, seat)
    ways = [text for verb, text in ways_of(language, kind).items() if verb in verbs]
    if len(ways) == 1:
        return alone(language, kind, next(verb for verb in ways_of(language, kind) if verb in verbs))
    return first_upper(language.either(ways)) if ways else ""


def ways_of(language: Language, kind: int) -> dict[str, str]:
    """Return for each verb its words as one of several in a question."""
    _ = language.gettext
    if kind in (MERCHANT, ARCHITECT):
        return {"move": _("move"), "build": _("build"), "take": _("take a tile")}
    if kind == CHARACTER:
        return {"take": _("take a character"), "settle": _("settle one"), "renew": _("renew")}
    return {"take": _("take a contract"), "exchange": _("exchange goods")} if kind == CONTRACT else {}


def alone(language: Language, kind: int, verb: str) -> str:
    """Return the question where a verb is the only way."""
    _ = language.gettext
    if verb == "move":
        return _("Move the merchant") if kind == MERCHANT else _("Move the architect")
    if verb == "build":
        return _("Build a house") if kind == MERCHANT else _("Set up a pillar")
    if verb == "take":
        return {CHARACTER: _("Take a character"), CONTRACT: _("Take a contract")}.get(kind, _("Take the bonus tile"))
    return {"settle": _("Settle a character"), "renew": _("Renew the market"), "exchange": _("Exchange goods")}[verb]


def prices(language: Language, kind: int) -> str:
    """Return what an action costs, in one line."""
    _ = language.gettext
    if kind == MERCHANT:
        return _("1 action point for each step, house or tile")
    if kind == ARCHITECT:
        return _("1 action point for each step, pillar or tile")
    if kind == CHARACTER:
        return _("1 action point to take or renew; a room costs its floor")
    return _("prices stand below; an exchange costs 1")


# ---- goods, figures, buildings ---------------------------------------------------------------------------------------


def gain_goods(language: Language, state: State, seat: int, step: GainGoods) -> PromptTexts:
    """Ask for goods of whatever kind."""
    return language.gettext("Choose a good"), language.any_goods(step.count)


def take_instead(language: Language, state: State, seat: int, step: TakeInstead) -> PromptTexts:
    """Ask what comes for a good given away."""
    _ = language.gettext
    return _("Which good instead?"), _("you give {goods} away").format(goods=language.goods(1, step.given))


def stroll(language: Language, state: State, seat: int, step: Stroll) -> PromptTexts:
    """Ask for what a tile lets the figures do."""
    _ = language.gettext
    parts = [(step.merchant, _("move the merchant")), (step.architect, _("move the architect"))]
    parts += [(step.house, _("build a house")), (step.pillar, _("set up a pillar"))]
    ways = [text for count, text in parts if count]
    asked = _("Move your figures") if step.merchant and step.architect else first_upper(language.either(ways))
    left = [language.figure_steps(figure, steps) for figure, steps in enumerate((step.merchant, step.architect)) if steps]
    if not left:
        return asked, _("where it is now, or not at all")
    return asked, _("{steps}, or nothing").format(steps=language.both(left))


def travel(language: Language, state: State, seat: int, step: Travel) -> PromptTexts:
    """Ask where a figure goes that may go anywhere."""
    _ = language.gettext
    hint = _("your merchant may go anywhere, or stay") if step.figure == MERCHANT else _("your architect may go anywhere, or stay")
    return _("Where to?"), hint


def house_anywhere(language: Language, state: State, seat: int, step: BuildHouseAnywhere) -> PromptTexts:
    """Ask where to build the house that a crest brings."""
    return language.gettext("Build a house"), language.gettext("in any town where you have none")


def pillar_anywhere(language: Language, state: State, seat: int, step: BuildPillarAnywhere) -> PromptTexts:
    """Ask where to set up the pillar that a crest brings."""
    return language.gettext("Set up a pillar"), language.gettext("at any cathedral where you have none")


def reuse_building(language: Language, state: State, seat: int, step: ReuseBuilding) -> PromptTexts:
    """Ask for a building whose characters bring something again."""
    return language.gettext("Which building once more?"), language.gettext("everybody there brings again what they brought")


def resolve_bonuses(language: Language, state: State, seat: int, step: ResolveBonuses) -> PromptTexts:
    """Ask which character of a building comes next."""
    return language.gettext("Who is next?"), language.gettext("each brings again what they brought; or ignore them")


PROMPTS: Final[Mapping[str, Callable[[Language, State, int, Any], PromptTexts]]] = {
    "ChooseDie": choose_die,
    "TakeBonusTile": take_bonus_tile,
    "TakeKingTile": take_king_tile,
    "ChooseAction": choose_action,
    "ChooseSideAction": choose_side_action,
    "Act": act,
    "SideAct": side_act,
    "GainGoods": gain_goods,
    "TakeInstead": take_instead,
    "Stroll": stroll,
    "Travel": travel,
    "BuildHouseAnywhere": house_anywhere,
    "BuildPillarAnywhere": pillar_anywhere,
    "ReuseBuilding": reuse_building,
    "ResolveBonuses": resolve_bonuses,
}
"""By the name under which the step is known (`Step.name`)."""
