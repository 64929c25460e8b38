"""The questions of the steps: a short prompt, and a hint below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.steps.dice_actions import GRANTS
from burgrave.games.burgundy.words.language import Language
from burgrave.games.words import PromptTexts

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State
    from burgrave.games.burgundy.steps.fetch import Fetch
    from burgrave.games.burgundy.steps.sell_at_warehouse import SellAtWarehouse
    from burgrave.games.burgundy.steps.settle import SettleInSecret, SettleOpenly
    from burgrave.games.burgundy.steps.ship import KeepGoods, LoadGoods
    from burgrave.games.burgundy.steps.storage import MakeRoom
    from burgrave.games.burgundy.steps.turn import CastleAction, TownHallAction, Turn

HARBOUR_OFFICE = 5
"""The monastery that loads the goods of a second depot."""


def turn(language: Language, state: State, seat: int, step: Turn) -> PromptTexts:
    """Return the question of a turn: which dice are left."""
    _ = language.gettext
    left = state.dice_left[seat].bit_count()
    if left:
        hint = _("or any lit tile; its badge is the price")
        return (_("Choose a die") if left == 2 else _("Use your other die")), hint
    verbs = {action.verb for action in state.legal_actions(seat)}
    more = [_("buy a tile")] if any(verb.startswith("buy") for verb in verbs) else []
    if "hire" in verbs:
        more.append(_("take a building for workers"))
    return _("End your turn"), _("or {more} first").format(more=language.either(more)) if more else _("both dice are used")


def fetch(language: Language, state: State, seat: int, step: Fetch) -> PromptTexts:
    """Return the question of a carpenter, church or market."""
    _ = language.gettext
    names = (_("a building"), _("animals"), _("a ship"), _("a monastery"), _("a castle"), _("a mine"))
    wanted = language.either([names[colour] for colour in range(len(COLOURS)) if step.colours >> colour & 1])
    return _("Take {wanted}").format(wanted=wanted), _("from any numbered depot, or nothing")


def settle(language: Language, state: State, seat: int, step: SettleOpenly | SettleInSecret) -> PromptTexts:
    """Return the question for the side of the board and the starting castle."""
    _ = language.gettext
    is_secret = step.name() == "SettleInSecret"
    hint = _("the others choose at the same time") if is_secret else _("your duchy grows from there")
    if len(state.dealt[seat]) > 1:
        return _("Choose a side and a castle space"), hint
    return _("Choose your castle space"), hint


def granted_by(language: Language, step: CastleAction | TownHallAction | SellAtWarehouse, tile: str) -> str:
    """Return what grants an action, to stand before the question: the usual tile, or something else."""
    grant = GRANTS[step.grant]
    return (language.grant(grant)[0] if grant else tile) + ": "


def castle(language: Language, state: State, seat: int, step: CastleAction) -> PromptTexts:
    """Return the question for one more action with any number."""
    _ = language.gettext
    return granted_by(language, step, _("Castle")) + _("one more action"), _("as with a die of any number")


def town_hall(language: Language, state: State, seat: int, step: TownHallAction) -> PromptTexts:
    """Return the question for placing one more tile."""
    _ = language.gettext
    return granted_by(language, step, _("Town hall")) + _("place one more tile"), _("on a space of any number, or nothing")


def warehouse(language: Language, state: State, seat: int, step: SellAtWarehouse) -> PromptTexts:
    """Return the question for a sale."""
    _ = language.gettext
    return granted_by(language, step, _("Warehouse")) + _("sell one kind of goods"), _("of any number")


def make_room(language: Language, state: State, seat: int, step: MakeRoom) -> PromptTexts:
    """Return the question which tile to discard for the one that is taken."""
    _ = language.gettext
    hint = _("your storage is full; you are taking {tile}").format(tile=language.the[state.depots[step.space]])
    return _("Discard a stored tile"), hint


def load(language: Language, state: State, seat: int, step: LoadGoods) -> PromptTexts:
    """Return the question which depot a ship unloads."""
    _ = language.gettext
    return _("Choose a depot's goods"), _("your ship takes all of them that fit")


def load_more(language: Language, state: State, seat: int, step: LoadGoods) -> PromptTexts:
    """Return the question which second depot a ship unloads."""
    _ = language.gettext
    hint = _("next to the first, thanks to the monastery {name}").format(name=language.monastery_name(HARBOUR_OFFICE))
    return _("Choose a second depot's goods"), hint


def keep(language: Language, state: State, seat: int, step: KeepGoods) -> PromptTexts:
    """Return the question which goods fill the last free space."""
    _ = language.gettext
    return _("Choose the goods to keep"), _("not all kinds fit; the rest stays in the depot")


PROMPTS: Final[dict[str, Callable[[Language, State, int, Any], PromptTexts]]] = {
    "Turn": turn,
    "CastleAction": castle,
    "TownHallAction": town_hall,
    "Fetch": fetch,
    "SellAtWarehouse": warehouse,
    "MakeRoom": make_room,
    "LoadGoods": load,
    "LoadMoreGoods": load_more,
    "KeepGoods": keep,
    "SettleOpenly": settle,
    "SettleInSecret": settle,
}
"""The questions by the name of the step (`Step.name`)."""
