"""Actions in words: the whole line (`label`), the short one below its heading (`short`), and which way it is (`how`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

from burgrave.engine.agenda import Step
from burgrave.games.game import game_of
from burgrave.games.kingsburg.buildings import building_named
from burgrave.games.kingsburg.calendar import COLOURED, DICE
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.elements import (
    BUILD_WITH,
    DICE_AND_EXTRAS,
    LOSSES,
    PRICES,
    TAKEN,
)
from burgrave.games.kingsburg.powers import DECLARED, Declared
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps import groups
from burgrave.games.kingsburg.steps.build import FIRST_DISCOUNT, NO_DISCOUNT, Build
from burgrave.games.kingsburg.steps.influence import is_held
from burgrave.games.kingsburg.words.declaration import ExtraWords, KingsburgWords
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.words import Texts
from burgrave.speech import marked

if TYPE_CHECKING:
    from burgrave.engine.action import Action

PLACING: Final[dict[str, Callable[[Action], tuple[int, int, int]]]] = {
    "influence": lambda action: (action.args[0], *DICE_AND_EXTRAS[action])
}
"""By verb that puts dice somewhere: the place, the mask of dice, and what is spent besides (`steps/groups.py`)."""


# ---- dice on the council ---------------------------------------------------------------------------------------------


def placement(state: State, action: Action) -> tuple[int, int, int]:
    """Return where an action puts dice, the mask of them, and the extras spent (`steps/groups.py`)."""
    place, dice, extras = words_of(state).placing[action.verb](action)
    if state.taken >> place & 1 if place < RANKS else is_held(state, place):
        extras |= groups.ENVOY
    return place, dice, extras


def dice_of(state: State, seat: int) -> list[int]:
    """Return what the dice of a seat show."""
    return state.dice[seat * DICE : (seat + 1) * DICE]


EXTRAS: Final[dict[int, ExtraWords]] = {
    groups.TOKEN: ExtraWords("plus2", lambda language: language.tokens(1)),
    groups.MARKET: ExtraWords("market", lambda language: language.the_power(building_named("market"))),
    groups.ENVOY: ExtraWords("envoy", lambda language: language.gettext("the king's envoy")),
}
"""By what is spent with dice (`steps/groups.py`)."""


def extras_in_order(words: KingsburgWords) -> list[tuple[int, ExtraWords]]:
    """Return everything that may be spent with dice, in the order in which it is named: the envoy comes last."""
    return sorted(words.extras.items(), key=lambda extra: (extra[0] == groups.ENVOY, extra[0]))


def spent(language: Language, extras: int) -> list[str]:
    """Return the names of the extras that are spent besides dice."""
    return [words.name(language) for extra, words in extras_in_order(language.words) if extras & extra]


def words_of(state: State) -> KingsburgWords:
    """Return the texts of the modules that a state is played with."""
    return cast(KingsburgWords, game_of(state.rules).words_of(state.rules.module_ids))


def influence(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of dice on an adviser, or on a space of the seat's own card."""
    _ = language.gettext
    place, mask, extras = placement(state, action)
    dice = language.dice(dice_of(state, seat), mask)
    extras_spent = spent(language, extras)
    how = _("with {dice}").format(dice=dice)
    if extras_spent:
        how = _("with {dice}, and {more}").format(dice=dice, more=language.both(extras_spent))
    return (
        _("Influence {adviser} {how}").format(adviser=language.the_adviser(place), how=how),
        _("{adviser} ({rank})").format(adviser=language.adviser(place), rank=groups.RANK[place]),
        ", ".join([dice, *extras_spent]),
    )


def signs(state: State, seat: int, action: Action) -> list[str]:
    """Return icons of the dice that an action places, and of the extras spent with them; [] for other actions."""
    if action.verb not in words_of(state).placing:
        return []
    _, mask, extras = placement(state, action)
    values = dice_of(state, seat)
    dice = [f"die{values[die]}{'' if die < COLOURED else ' white'}" for die in range(DICE) if mask >> die & 1]
    return dice + [words.kind for extra, words in extras_in_order(words_of(state)) if extras & extra]


def mark(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of reserving an adviser."""
    place = action.args[0]
    label = language.gettext("Reserve {adviser} for yourself").format(adviser=language.the_adviser(place))
    return label, language.ranked_adviser(place), ""


# ---- what changes hands ----------------------------------------------------------------------------------------------


def take(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of taking a bundle."""
    bundle = language.bundle(TAKEN[action.args[0]])
    return language.gettext("Take {things}").format(things=bundle), bundle, ""


def pay(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of giving up resources after a defeat."""
    bundle = language.gains(LOSSES[action.args[0]])
    return language.gettext("Give up {things}").format(things=bundle), bundle, ""


def recruit(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of recruiting a soldier for a price."""
    _ = language.gettext
    mix = PRICES[action.args[0]]
    if not any(mix):
        return _("Recruit a soldier for nothing"), _("a soldier for nothing"), ""
    price = language.gains(mix)
    return _("Recruit a soldier for {price}").format(price=price), _("for {price}").format(price=price), ""


# ---- the province ----------------------------------------------------------------------------------------------------


def build(language: Language, state: State, seat: int, step: Build, action: Action) -> Texts:
    """Return the texts of a building, what allows it, and which discount is taken."""
    _ = language.gettext
    building, by, discount = BUILD_WITH[action]
    details = [_(with_whom) for allows, (with_whom, _thanks) in language.words.second_building.items() if allows == by]
    if discount == NO_DISCOUNT:
        details.append(_("at the full price"))
    elif discount >= FIRST_DISCOUNT:
        details.append(_("for {less} less").format(less=language.amount(discount - FIRST_DISCOUNT, 1)))
    how = ", ".join(details)
    label = _("Build {building}").format(building=language.the_power(building))
    return f"{label}, {how}" if how else label, language.power(building), how


def use(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of a power and of what is chosen with it."""
    effect = DECLARED[action.args[0]]
    chosen = parameter(language, state, seat, effect, action.args[1:])
    name, label = language.power(effect.power), use_label(language, effect)
    return (f"{label}: {chosen}", f"{name}: {chosen}", chosen) if chosen else (label, name, "")


def use_label(language: Language, effect: Declared) -> str:
    """Return the label of using a power. A card that nobody has is named alone, because its text says what is done."""
    if not language.is_used(effect.power):
        return language.power(effect.power)
    return language.gettext("Use {power}").format(power=language.the_power(effect.power))


def waive(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of a loss that happens while there is nothing to lose."""
    name = language.power(DECLARED[action.args[0]].power)
    label = language.gettext("{power} first, while it takes nothing").format(power=name)
    return label, label, ""


def parameter(language: Language, state: State, seat: int, effect: Declared, chosen: tuple[int, ...]) -> str:
    """Return what is chosen with an effect; "" where there is no choice."""
    parameters = language.words.parameters
    words = parameters.get(effect.odd) or parameters.get(effect.choose)
    return words(language, state, seat, chosen) if words and chosen else ""


def payment(language: Language, state: State, seat: int, chosen: tuple[int, ...]) -> str:
    """Return the words for a payment of the owner's choice."""
    return language.gettext("pay {price}").format(price=language.amount(chosen[0], 1))


def resource(language: Language, state: State, seat: int, chosen: tuple[int, ...]) -> str:
    """Return the words for a resource of the owner's choice."""
    return language.amount(chosen[0], 1)


def die(language: Language, state: State, seat: int, chosen: tuple[int, ...]) -> str:
    """Return the words for a die that is rolled again."""
    return language.gettext("roll the {die} again").format(die=language.dice(dice_of(state, seat), 1 << chosen[0]))


PARAMETERS: Final[dict[str, Callable[[Language, State, int, tuple[int, ...]], str]]] = {
    "payment": payment,
    "resource": resource,
    "die": die,
}
"""By what an effect lets its owner choose."""


# ---- without a piece to click ----------------------------------------------------------------------------------------


def fixed_label(label: str) -> Callable[[Language, State, int, Any, Action], Texts]:
    """Return a label function whose texts are always `label`, an English text."""

    def words(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
        translated = language.gettext(label)
        return translated, translated, ""

    return words


def skip(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of declining a step."""
    label = declining(language, step)
    return label, label, ""


def declining(language: Language, step: Step[State]) -> str:
    """Return what it means to skip a step, or to pass in it."""
    return language.words.declining[step.name()](language, step)


def fixed_declining(label: str) -> Callable[[Language, Any], str]:
    """Return a function for `KingsburgWords.declining` whose text is always `label`, an English text."""
    return lambda language, step: language.gettext(label)


def build_nothing(language: Language, step: Build) -> str:
    """Return the text of building nothing, or nothing more after a first building."""
    return language.gettext("Build nothing more") if step.follows else language.gettext("Build nothing")


DECLINING: Final[dict[str, Callable[[Language, Any], str]]] = {
    "Influence": fixed_declining(marked("Pass for this season")),
    "Receive": fixed_declining(marked("Take nothing")),
    "Build": build_nothing,
    "UsePowers": fixed_declining(marked("Use nothing more")),
}
"""By name of the step."""

LABELS: Final[dict[str, Callable[[Language, State, int, Any, Action], Texts]]] = {
    "influence": influence,
    "pass": skip,
    "take": take,
    "pay": pay,
    "recruit": recruit,
    "end": fixed_label(marked("Recruit no more")),
    "build": build,
    "use": use,
    "waive": waive,
    "mark": mark,
    "skip": skip,
}
"""By verb: returns the texts of an action."""


def summary(language: Language, state: State, seat: int, action: Action, texts: Texts) -> str:
    """Return what an action does, however it is done: "Influence the Astronomer"."""
    _ = language.gettext
    if action.verb in language.words.placing:
        return _("Influence {adviser}").format(adviser=language.the_adviser(placement(state, action)[0]))
    if action.verb == "build":
        return _("Build {building}").format(building=language.the_power(BUILD_WITH[action][0]))
    if action.verb == "use":
        return use_label(language, DECLARED[action.args[0]])
    if action.verb == "recruit":
        return _("Recruit a soldier")
    return texts[0]
