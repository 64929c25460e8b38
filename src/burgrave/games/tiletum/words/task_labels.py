"""Tasks in words: contracts, crests, cathedrals, helpers, buying."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from burgrave.games.tiletum.elements import BONUS_OF_SPACE
from burgrave.games.tiletum.europe import CATHEDRAL_PLACE
from burgrave.games.tiletum.house import CREST_BONUS, CREST_GOODS, CREST_POINTS, STORAGE
from burgrave.games.tiletum.kinds import GOLD
from burgrave.games.tiletum.numbers import GOLD_FOR_A_GOOD
from burgrave.games.tiletum.words.tongue import Tongue
from burgrave.games.words import Texts

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def stored(state: Any, seat: int, place: int) -> int:
    """The tile on a storage place."""
    found: int = state.storage[seat * STORAGE + place]
    return found


def helper_used(state: Any, seat: int, action: Action) -> int:
    """The helper of the verb `use`: a stored one, or that on the action space of the die."""
    if action.path[0].startswith("bonus:"):
        on_space: int = state.space_tiles[action.args[0] - BONUS_OF_SPACE]
        return on_space
    return stored(state, seat, action.args[0])


def fulfil(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A contract, and the kind of goods where that is free."""
    _ = to.gettext
    tile = stored(state, seat, action.args[0])
    label = _("Fulfil {contract}").format(contract=to.the[tile])
    if len(action.args) == 1:
        return label, to.title[tile], ""
    how = _("with {good}").format(good=to.with_good[action.args[1]])
    return f"{label} {how}", to.title[tile], how


def place(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A crest on the ground floor of a building, and what that brings."""
    _ = to.gettext
    tile, building = stored(state, seat, action.args[0]), action.args[1]
    label = _("Place {crest} {ground}: {gain}").format(
        crest=to.the[tile], ground=to.on_ground(building), gain=crest_brings(to, building)
    )
    return label, _("{crest} {ground}").format(crest=to.title[tile], ground=to.on_ground(building)), ""


def crest_brings(to: Tongue, building: int) -> str:
    """What a crest in a building brings at once."""
    _ = to.gettext
    return {
        "house": _("a house in any town"),
        "pillar": _("a pillar at any cathedral"),
        "merchant": _("the merchant travels anywhere"),
        "architect": _("the architect travels anywhere"),
        "goods": to.any_goods(CREST_GOODS),
        "points": to.points(CREST_POINTS),
    }[CREST_BONUS[building]]


def contribute(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """Stone for a cathedral."""
    city = CATHEDRAL_PLACE[action.args[0]]
    return to.gettext("Help to build the cathedral {place}").format(place=to.at(city)), to.place(city), ""


def use(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A helper, and the good of the die where that is what it does."""
    _ = to.gettext
    tile = helper_used(state, seat, action)
    if len(action.args) == 1:
        return _("Use {helper}").format(helper=to.the[tile]), to.title[tile], ""
    good = to.the_good[action.args[1]]
    return _("Use a helper: the die brings {good}").format(good=good), to.title[tile], good


def buy(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A good for gold."""
    goods = to.goods(1, action.args[1])
    label = to.gettext("Buy {goods} for {gold}").format(goods=goods, gold=to.goods(GOLD_FOR_A_GOOD, GOLD))
    return label, to.good[action.args[1]], ""


TASK_LABELS: Final[dict[str, Callable[[Tongue, Any, int, Any, Action], Texts]]] = {
    "fulfil": fulfil,
    "place": place,
    "contribute": contribute,
    "use": use,
    "buy": buy,
}
"""By verb."""
