"""What a seat is asked, by the step on top of the agenda: a short question, and a line below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.games.tiletum.kinds import ARCHITECT, CHARACTER, CONTRACT, GOLD, GOOD_KINDS, MERCHANT
from burgrave.games.tiletum.numbers import GOLD_PER_STEP
from burgrave.games.tiletum.words.tongue import Tongue
from burgrave.games.wording import first_upper
from burgrave.games.words import Question

TASKS: Final = ("fulfil", "place", "contribute", "use", "buy")
"""Verbs that are possible at any time and cost no action points."""


def offered(state: Any, seat: int) -> set[str]:
    """The verbs among what the seat may choose."""
    return {action.verb for action in state.legal_actions(seat)}


# ---- the die ---------------------------------------------------------------------------------------------------------


def choose_die(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """The beginning of a turn."""
    _ = to.gettext
    if state.recolour >= 0:
        hint = _("it brings {good}, whatever its colour").format(good=to.the_good[state.recolour])
    elif state.goods[seat * GOOD_KINDS + GOLD] >= GOLD_PER_STEP:
        hint = _("goods and an action; {gold} change its value by one").format(gold=to.goods(GOLD_PER_STEP, GOLD))
    else:
        hint = _("goods as its value says, and the action beside it")
    return _("Choose a die"), hint


def take_bonus_tile(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """The tile on the space of the die; a helper that can be used for its goods says so."""
    tile = to.title[state.space_tiles[step.kind]]
    if "use" in offered(state, seat):
        tile = to.gettext("{tile}; used at once, for this die").format(tile=tile)
    return to.gettext("Take the bonus tile?"), tile


def take_king_tile(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """The tile beside the king track."""
    return to.gettext("You lead: take the tile?"), to.title[state.king_tile]


def choose_action(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """The die of the universal space."""
    hint = to.gettext("{points} for one of the five").format(points=to.action_points(state.points))
    return to.gettext("Which action?"), hint


def choose_side_action(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A helper for any action."""
    hint = to.gettext("{points} besides your die").format(points=to.action_points(step.points))
    return to.gettext("Which action?"), hint


# ---- action points ---------------------------------------------------------------------------------------------------


def act(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """The action of the die, or the end of the turn when nothing is left of it."""
    _ = to.gettext
    asked = what_to_do(to, state, seat, step.kind)
    if asked:
        return asked, prices(to, step.kind)
    has_tasks = bool(offered(state, seat) & set(TASKS))
    return _("End your turn"), _("tasks are still possible") if has_tasks else _("nothing is left to do")


def side_act(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """An action besides it; where only tasks are left, its points are given up."""
    _ = to.gettext
    asked = what_to_do(to, state, seat, step.kind) or _("No use for these points")
    return asked, _("{action} besides your die: {points} left").format(
        action=to.whole_action[step.kind], points=to.action_points(step.points)
    )


def what_to_do(to: Tongue, state: Any, seat: int, kind: int) -> str:
    """What points can be spent on now: "Move, build or take a tile"; nothing where there is nothing."""
    verbs = offered(state, seat)
    ways = [told for verb, told in ways_of(to, kind).items() if verb in verbs]
    if len(ways) == 1:
        return alone(to, kind, next(verb for verb in ways_of(to, kind) if verb in verbs))
    return first_upper(to.either(ways)) if ways else ""


def ways_of(to: Tongue, kind: int) -> dict[str, str]:
    """By verb, as one of several in a question."""
    _ = to.gettext
    if kind in (MERCHANT, ARCHITECT):
        return {"move": _("move"), "build": _("build"), "take": _("take a tile")}
    if kind == CHARACTER:
        return {"take": _("take a character"), "settle": _("settle one"), "renew": _("renew")}
    return {"take": _("take a contract"), "exchange": _("exchange goods")} if kind == CONTRACT else {}


def alone(to: Tongue, kind: int, verb: str) -> str:
    """The question where a verb is the only way."""
    _ = to.gettext
    if verb == "move":
        return _("Move the merchant") if kind == MERCHANT else _("Move the architect")
    if verb == "build":
        return _("Build a house") if kind == MERCHANT else _("Set up a pillar")
    if verb == "take":
        return {CHARACTER: _("Take a character"), CONTRACT: _("Take a contract")}.get(kind, _("Take the bonus tile"))
    return {"settle": _("Settle a character"), "renew": _("Renew the market"), "exchange": _("Exchange goods")}[verb]


def prices(to: Tongue, kind: int) -> str:
    """What an action costs, in one line."""
    _ = to.gettext
    if kind == MERCHANT:
        return _("1 action point for each step, house or tile")
    if kind == ARCHITECT:
        return _("1 action point for each step, pillar or tile")
    if kind == CHARACTER:
        return _("1 action point to take or renew; a room costs its floor")
    return _("prices stand below; an exchange costs 1")


# ---- goods, figures, buildings ---------------------------------------------------------------------------------------


def gain_goods(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Goods of whatever kind."""
    return to.gettext("Choose a good"), to.any_goods(step.count)


def take_instead(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """What comes for a good given away."""
    _ = to.gettext
    return _("Which good instead?"), _("you give {goods} away").format(goods=to.goods(1, step.given))


def stroll(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """What a tile lets the figures do."""
    _ = to.gettext
    parts = [(step.merchant, _("move the merchant")), (step.architect, _("move the architect"))]
    parts += [(step.house, _("build a house")), (step.pillar, _("set up a pillar"))]
    ways = [told for count, told in parts if count]
    asked = _("Move your figures") if step.merchant and step.architect else first_upper(to.either(ways))
    left = [to.figure_steps(figure, steps) for figure, steps in enumerate((step.merchant, step.architect)) if steps]
    if not left:
        return asked, _("where it is now, or not at all")
    return asked, _("{steps}, or nothing").format(steps=to.both(left))


def travel(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A figure goes anywhere."""
    _ = to.gettext
    hint = _("your merchant may go anywhere, or stay") if step.figure == MERCHANT else _("your architect may go anywhere, or stay")
    return _("Where to?"), hint


def house_anywhere(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A crest's house."""
    return to.gettext("Build a house"), to.gettext("in any town where you have none")


def pillar_anywhere(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A crest's pillar."""
    return to.gettext("Set up a pillar"), to.gettext("at any cathedral where you have none")


def reuse_building(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A building whose characters bring something again."""
    return to.gettext("Which building once more?"), to.gettext("everybody there brings again what they brought")


def resolve_bonuses(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Who of them comes next."""
    return to.gettext("Who is next?"), to.gettext("each brings again what they brought; or ignore them")


QUESTIONS: Final[dict[str, Callable[[Tongue, Any, int, Any], Question]]] = {
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
"""By the name under which the step is known (`Step.worth`)."""
