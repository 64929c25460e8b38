"""Tasks in words: contracts, crests, cathedrals, helpers, buying."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import Step
from burgrave.games.tiletum.elements import BONUS_OF_SPACE
from burgrave.games.tiletum.europe import CATHEDRAL_PLACE
from burgrave.games.tiletum.house import CREST_BONUS, CREST_GOODS, CREST_POINTS, STORAGE
from burgrave.games.tiletum.kinds import GOLD
from burgrave.games.tiletum.numbers import GOLD_FOR_A_GOOD
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.words.language import Language
from burgrave.games.words import Texts

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def stored(state: State, seat: int, place: int) -> int:
    """Return the tile on a storage place."""
    return state.storage[seat * STORAGE + place]


def helper_used(state: State, seat: int, action: Action) -> int:
    """Return the helper of the verb `use`: a stored one, or that on the action space of the die."""
    if action.path[0].startswith("bonus:"):
        return state.space_tiles[action.args[0] - BONUS_OF_SPACE]
    return stored(state, seat, action.args[0])


def fulfil(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `fulfil`: a contract, and the kind of goods where that is free."""
    _ = language.gettext
    tile = stored(state, seat, action.args[0])
    label = _("Fulfil {contract}").format(contract=language.the[tile])
    if len(action.args) == 1:
        return label, language.title[tile], ""
    how = _("with {good}").format(good=language.with_good[action.args[1]])
    return f"{label} {how}", language.title[tile], how


def place(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `place`: a crest on the ground floor of a building, and what that brings."""
    _ = language.gettext
    tile, building = stored(state, seat, action.args[0]), action.args[1]
    label = _("Place {crest} {ground}: {gain}").format(
        crest=language.the[tile], ground=language.on_ground(building), gain=crest_brings(language, building)
    )
    return label, _("{crest} {ground}").format(crest=language.title[tile], ground=language.on_ground(building)), ""


def crest_brings(language: Language, building: int) -> str:
    """Return what a crest in a building brings at once."""
    _ = language.gettext
    return {
        "house": _("a house in any town"),
        "pillar": _("a pillar at any cathedral"),
        "merchant": _("the merchant travels anywhere"),
        "architect": _("the architect travels anywhere"),
        "goods": language.any_goods(CREST_GOODS),
        "points": language.points(CREST_POINTS),
    }[CREST_BONUS[building]]


def contribute(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `contribute`: stone is given for a cathedral."""
    city = CATHEDRAL_PLACE[action.args[0]]
    return language.gettext("Help to build the cathedral {place}").format(place=language.at(city)), language.place(city), ""


def use(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `use`: a helper, and the good of the die where the helper changes it."""
    _ = language.gettext
    tile = helper_used(state, seat, action)
    if len(action.args) == 1:
        return _("Use {helper}").format(helper=language.the[tile]), language.title[tile], ""
    good = language.the_good[action.args[1]]
    return _("Use a helper: the die brings {good}").format(good=good), language.title[tile], good


def buy(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `buy`: a good is bought for gold."""
    goods = language.goods(1, action.args[1])
    label = language.gettext("Buy {goods} for {gold}").format(goods=goods, gold=language.goods(GOLD_FOR_A_GOOD, GOLD))
    return label, language.good[action.args[1]], ""


TASK_LABELS: Final[Mapping[str, Callable[[Language, State, int, Any, Action], Texts]]] = {
    "fulfil": fulfil,
    "place": place,
    "contribute": contribute,
    "use": use,
    "buy": buy,
}
"""By verb: returns the texts of an action."""
