"""What a seat is asked, by the step on top of the agenda: a short question, and a line below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.steps.dice_actions import GRANTS
from burgrave.games.burgundy.words import parts
from burgrave.games.burgundy.words.tongue import Tongue
from burgrave.games.words import Question

HARBOUR_OFFICE = 5
"""The monastery that loads a second depot."""


def turn(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """How far the turn is."""
    _ = to.gettext
    left = state.dice_left[seat].bit_count()
    if left:
        hint = _("or any lit tile; its badge is the price")
        return (_("Choose a die") if left == 2 else _("Use your other die")), hint
    verbs = {action.verb for action in state.legal_actions(seat)}
    more = [_("buy a tile")] if any(verb.startswith("buy") for verb in verbs) else []
    if "hire" in verbs:
        more.append(_("take a building for workers"))
    return _("End your turn"), _("or {more} first").format(more=to.either(more)) if more else _("both dice are used")


def fetch(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """What a carpenter, church or market brings."""
    _ = to.gettext
    taken = (_("a building"), _("animals"), _("a ship"), _("a monastery"), _("a castle"), _("a mine"))
    wanted = to.either([taken[colour] for colour in range(len(COLOURS)) if step.colours >> colour & 1])
    return _("Take {wanted}").format(wanted=wanted), _("from any numbered depot, or nothing")


def settle(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Side of the board and starting castle."""
    _ = to.gettext
    is_secret = step.worth() == "SettleInSecret"
    hint = _("the others choose at the same time") if is_secret else _("your duchy grows from there")
    if len(state.dealt[seat]) > 1:
        return _("Choose a side and a castle space"), hint
    return _("Choose your castle space"), hint


def granted_by(to: Tongue, step: Any, tile: str) -> str:
    """What grants an action, before what is asked: the tile that usually does, or something else."""
    grant = GRANTS[step.grant]
    return (str(parts.told("grants", grant)(to)[0]) if grant else tile) + ": "


def white_die(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """One more action, with the white die."""
    _ = to.gettext
    return _("White castle: one more action"), _("with the white die, a {number}").format(number=state.white)


def castle(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """One more action."""
    _ = to.gettext
    return granted_by(to, step, _("Castle")) + _("one more action"), _("as with a die of any number")


def town_hall(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """One more tile."""
    _ = to.gettext
    return granted_by(to, step, _("Town hall")) + _("place one more tile"), _("on a space of any number, or nothing")


def warehouse(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A sale."""
    _ = to.gettext
    return granted_by(to, step, _("Warehouse")) + _("sell one kind of goods"), _("of any number")


def make_room(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """What goes for a tile that comes."""
    _ = to.gettext
    hint = _("your storage is full; you are taking {tile}").format(tile=to.the[state.depots[step.space]])
    return _("Discard a stored tile"), hint


def choose_room(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Where a tile goes that comes."""
    _ = to.gettext
    hint = _("you are taking {tile}; it stays where you put it").format(tile=to.the[state.depots[step.space]])
    return _("Choose a storage space"), hint


def load(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Which depot a ship unloads."""
    _ = to.gettext
    return _("Choose a depot's goods"), _("your ship takes all of them that fit")


def load_more(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A second depot."""
    _ = to.gettext
    hint = _("next to the first, thanks to the monastery {name}").format(name=to.monastery_name(HARBOUR_OFFICE))
    return _("Choose a second depot's goods"), hint


def keep(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Which goods fill the last free space."""
    _ = to.gettext
    return _("Choose the goods to keep"), _("not all kinds fit; the rest stays in the depot")


QUESTIONS: dict[str, Callable[[Tongue, Any, int, Any], Question]] = {
    "Turn": turn,
    "CastleAction": castle,
    "TownHallAction": town_hall,
    "WhiteDieAction": white_die,
    "Fetch": fetch,
    "SellAtWarehouse": warehouse,
    "MakeRoom": make_room,
    "ChooseRoom": choose_room,
    "LoadGoods": load,
    "LoadMoreGoods": load_more,
    "KeepGoods": keep,
    "SettleOpenly": settle,
    "SettleInSecret": settle,
}
"""By the name under which the step is known (`Step.worth`)."""
