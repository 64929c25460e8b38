"""What stands on the button of a verb and above its actions in a list of choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from burgrave.engine.agenda import Step
from burgrave.games.tiletum.kinds import CHARACTER, GOLD, MERCHANT
from burgrave.games.tiletum.numbers import GOLD_FOR_A_GOOD
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.act import Act, SideAct
from burgrave.games.tiletum.steps.dice import ChooseDie, TakeBonusTile
from burgrave.games.tiletum.steps.storage import TakeKingTile
from burgrave.games.tiletum.steps.walk import BuildHouseAnywhere, BuildPillarAnywhere, Stroll
from burgrave.games.tiletum.words.labels import declined
from burgrave.games.tiletum.words.language import Language
from burgrave.games.words import PHONE, Button


def take(language: Language, state: State, seat: int, step: ChooseDie | TakeBonusTile | TakeKingTile | Act | SideAct) -> Button:
    """Return the button of `take`: a die, a bonus tile, or something of a market."""
    _ = language.gettext
    if isinstance(step, ChooseDie):
        return _("Take a die"), "", _("Take a die"), False
    if isinstance(step, TakeBonusTile | TakeKingTile):
        return _("Take the tile"), "tile", _("Take the bonus tile"), True
    if step.action_kind <= MERCHANT + 1:
        return _("Tile"), "tile", _("Take the bonus tile"), PHONE
    if step.action_kind == CHARACTER:
        return _("Take"), "character", _("Take a character"), False
    return _("Take"), "contract", _("Take a contract"), False


def build(
    language: Language, state: State, seat: int, step: Stroll | BuildHouseAnywhere | BuildPillarAnywhere | Act | SideAct
) -> Button:
    """Return the button of `build`: a house or a pillar; where a tile allows both, either."""
    _ = language.gettext
    house, pillar = (_("House"), "house", _("Build a house"), False), (_("Pillar"), "pillar", _("Set up a pillar"), False)
    if isinstance(step, Stroll):
        return house if step.house else pillar
    if isinstance(step, BuildHouseAnywhere | BuildPillarAnywhere):
        return house if isinstance(step, BuildHouseAnywhere) else pillar
    label, icon, group, _is_button = house if step.action_kind == MERCHANT else pillar
    return label, icon, group, PHONE


def use(language: Language, state: State, seat: int, step: Step[State]) -> Button:
    """Return the button of `use`: a stored helper, or the one on the action space of the die."""
    _ = language.gettext
    if isinstance(step, TakeBonusTile):
        return _("Use it at once"), "recolour", _("Take it and use it at once"), True
    return _("Use a helper"), "tile", _("Use a helper"), True


def buy(language: Language, state: State, seat: int, step: Step[State]) -> Button:
    """Return the button of `buy`, with the price."""
    label = language.gettext("Buy a good for {gold}").format(gold=language.goods(GOLD_FOR_A_GOOD, GOLD))
    return label, "t_gold", label, True


def skip(language: Language, state: State, seat: int, step: Step[State]) -> Button:
    """Return the button of `skip`, by what is declined."""
    return declined(language, step.name()), "", language.gettext("Other"), True


def fixed(words: Callable[[Language], Button]) -> Callable[[Language, State, int, Step[State]], Button]:
    """Return the button of a verb whose words depend on nothing but the language."""
    return lambda language, state, seat, step: words(language)


def same(words: Callable[[Language], str], icon: str) -> Callable[[Language, State, int, Step[State]], Button]:
    """Return the button of a task, whose label is its heading too."""
    return fixed(lambda language: (words(language), icon, words(language), True))


VERBS: Final[Mapping[str, Callable[[Language, State, int, Any], Button]]] = {
    "take": take,
    "build": build,
    "skip": skip,
    "choose": fixed(lambda language: (language.gettext("Choose"), "", language.gettext("Choose an action"), False)),
    "move": fixed(lambda language: (language.gettext("Move"), "step", language.gettext("Move"), False)),
    "settle": fixed(lambda language: (language.gettext("Settle"), "character", language.gettext("Settle a character"), False)),
    "renew": fixed(lambda language: (language.gettext("Renew the market"), "turn", language.gettext("Other"), False)),
    "exchange": fixed(lambda language: (language.gettext("Exchange"), "t_any", language.gettext("Give a good for another"), False)),
    "gain": fixed(lambda language: (language.gettext("Take"), "t_any", language.gettext("Take a good"), False)),
    "fulfil": same(lambda language: language.gettext("Fulfil a contract"), "contract"),
    "place": same(lambda language: language.gettext("Place a crest"), "crest3"),
    "contribute": same(lambda language: language.gettext("Help to build a cathedral"), "cathedral"),
    "use": use,
    "buy": buy,
    "reuse": fixed(
        lambda language: (language.gettext("Use once more"), "reuse", language.gettext("Use a building once more"), False)
    ),
    "resolve": fixed(lambda language: (language.gettext("Next"), "reuse", language.gettext("Who is next"), False)),
    "end": fixed(lambda language: (language.gettext("End turn"), "", language.gettext("Other"), True)),
}
"""By verb: returns the words of its button."""
