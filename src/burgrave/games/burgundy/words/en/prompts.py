"""What a seat is asked, by the step on top of the agenda."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.words.en.names import either, monastery_name, the

if TYPE_CHECKING:
    from burgrave.engine.agenda import Step

HARBOUR_OFFICE = 5
"""The monastery that loads a second depot."""
TAKEN = ("a building", "animals", "a ship", "a monastery", "a castle", "a mine")
"""By colour."""
AFTER_DICE = {"buy": "buy a tile", "hire": "take a building for workers"}
"""What can still be done without dice, by verb."""


def turn(state: Any, seat: int, step: Any) -> str:
    """How far the turn is."""
    left = state.dice_left[seat].bit_count()
    if left == 2:
        return "Your turn: use your dice"
    if left == 1:
        return "Your turn: use your other die"
    verbs = {action.verb for action in state.legal_actions(seat)}
    more = [offer for verb, offer in AFTER_DICE.items() if verb in verbs]
    return f"Both dice are used: {either([*more, 'end your turn'])}"


def fetch(state: Any, seat: int, step: Any) -> str:
    """What a carpenter, church or market brings."""
    wanted = either(TAKEN[colour] for colour in range(len(COLOURS)) if step.colours >> colour & 1)
    return f"Take {wanted} from a numbered depot, or nothing"


def settle(state: Any, seat: int, step: Any) -> str:
    """Side of the board and starting castle."""
    if len(state.dealt[seat]) > 1:
        return "Choose a side of your board and the place of your starting castle"
    return "Choose the place of your starting castle"


PROMPTS: dict[str, Callable[[Any, int, Any], str]] = {
    "Turn": turn,
    "CastleAction": lambda state, seat, step: "Your castle grants one more action, with a die of any number",
    "TownHallAction": lambda state, seat, step: "Your town hall lets you place one more tile, on a space of any number",
    "Fetch": fetch,
    "SellAtWarehouse": lambda state, seat, step: "Your warehouse lets you sell all goods of one kind",
    "MakeRoom": lambda state, seat, step: f"Your storage is full: discard a tile for {the(state.depots[step.space])}",
    "LoadGoods": lambda state, seat, step: "Your ship loads the goods of one depot",
    "LoadMoreGoods": lambda state, seat, step: f"{monastery_name(HARBOUR_OFFICE)}: load the goods of a depot next to it too",
    "KeepGoods": lambda state, seat, step: "Not all goods fit into your storage: choose a kind to keep",
    "SettleOpenly": settle,
    "SettleInSecret": lambda state, seat, step: f"{settle(state, seat, step)}; the others choose at the same time",
}
"""By the name under which the step is known (`Step.worth`)."""


def prompt(state: Any, seat: int, step: Step) -> str:
    """The question that the step asks the seat."""
    return PROMPTS[step.worth()](state, seat, step)
