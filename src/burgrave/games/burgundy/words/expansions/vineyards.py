"""The words of the vineyards: questions, choices, log; `vineyard_help.py` tells what things are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.games.burgundy.dice import COST, WORKERS_SEEN
from burgrave.games.burgundy.elements import DEPOT_SPACES, VINE_SPACES
from burgrave.games.burgundy.mainboard import BLACK_PRICE
from burgrave.games.burgundy.modules.vineyards.board import DEPOT, LAYER, NUMBER, STORE
from burgrave.games.burgundy.modules.vineyards.take import nearest
from burgrave.games.burgundy.steps.dice_actions import NO_FREE_STEP, reach_base
from burgrave.games.burgundy.tiles import DOUBLES, FIRST_DOUBLE
from burgrave.games.burgundy.words.expansions.vineyard_help import (
    about_space,
    gifts,
    half_help,
    lines,
    options,
    rows,
    rules,
    topics,
    vine_help,
)
from burgrave.games.burgundy.words.labels import payer, turned
from burgrave.games.burgundy.words.parts import Part
from burgrave.games.burgundy.words.tongue import Tongue
from burgrave.games.burgundy.words.verbs import missing_workers, no_purchase
from burgrave.games.wording import Entry, entry, first_upper, titled
from burgrave.games.words import Button, Question, Texts

if TYPE_CHECKING:
    from burgrave.engine.action import Action

# ---- questions -------------------------------------------------------------------------------------------------------


def ask_gifts(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """What the space gives."""
    told = gifts(to)
    prompt = first_upper(to.either([told[gift] for gift in step.gifts]))
    if len(step.gifts) > 1:
        return prompt, to.gettext("both in any order, or none")
    return prompt, to.gettext("or nothing")


def ask_claim(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A layer is full."""
    return to.gettext("Choose a vine bonus tile"), to.gettext("a layer of your vineyard is full")


# ---- choices ---------------------------------------------------------------------------------------------------------


def take_vine(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A double hex of the vineyard depot."""
    source, space = action.args
    tile = state.depots[space]
    label = to.gettext("Take {tile} {place} {how}")
    return (
        label.format(tile=to.the[tile], place=to.from_depot(space), how=payer(to, state, seat, source)),
        f"{to.heading[tile]}, {to.at_depot(space)}",
        turned(to, state, seat, source, nearest(state, seat, source, space)),
    )


def buy_vine(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A double hex for silver."""
    space = action.args[0]
    tile = state.depots[space]
    return to.gettext("Buy {tile} {place}").format(tile=to.the[tile], place=to.from_depot(space)), to.heading[tile], ""


def from_left(to: Tongue, tile: int, cell: int) -> str:
    """The vines of a double hex, as they lie when the first one goes onto a cell."""
    first, second = (to.vines[vine] for vine in DOUBLES[tile - FIRST_DOUBLE])
    return f"{second}, {first}" if cell % 2 else f"{first}, {second}"


def plant(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """Where a double hex goes, and which way round."""
    _ = to.gettext
    source, slot, cell = action.args
    tile = state.storage[state.book.shelf[seat] + slot]
    number, layer = NUMBER[cell // 2], LAYER[cell // 2] + 1
    vines = from_left(to, tile, cell)
    return (
        _("Plant {tile} on the {number} of layer {layer}, from the left {vines}, {how}").format(
            tile=to.the[tile], number=number, layer=layer, vines=vines, how=payer(to, state, seat, source)
        ),
        _("On the {number} of layer {layer}: {vines}").format(number=number, layer=layer, vines=vines),
        turned(to, state, seat, source, number),
    )


def claim_vine(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A colour."""
    colour = to.vines[action.args[0]]
    return to.gettext("Take the vine bonus tile: {colour}").format(colour=colour), first_upper(colour), ""


def plain_button(label: str, group: str = "") -> Button:
    """Of a verb whose places are clicked."""
    return label, "", group or label, False


def missing(to: Tongue, state: Any, seat: int) -> dict[str, str]:
    """Double hexes that no die reaches, and those that cannot be bought."""
    if len(state.depots) < VINE_SPACES:
        return {}
    found: dict[str, str] = {}
    dice = [state.dice[seat * 2 + die] for die in range(2) if state.dice_left[seat] >> die & 1]
    offered = {element for action in state.legal_actions(seat) for element in action.path}
    ease = reach_base(state, seat, NO_FREE_STEP) // (7 * WORKERS_SEEN)
    for space, numbers in DEPOT[state.seats].items() if dice else ():
        element = DEPOT_SPACES[space].name
        if state.depots[space] and element not in offered:
            price = min(COST[(ease * 7 + die) * 7 + number] for die in dice for number in numbers)
            found[element] = missing_workers(to, price, state.workers[seat])
    reason = no_purchase(to, state, seat)
    if reason:
        found |= {DEPOT_SPACES[space].name: reason for space in STORE[state.seats] if state.depots[space]}
    return found


# ---- what happened ---------------------------------------------------------------------------------------------------


def planted(deed: Any, event: Any) -> None:
    """A double hex went into the vineyard."""
    _, seat, tile, cell = event
    told = deed.to.gettext("planted {tile} on a {number}")
    first = cell // 2 * 2
    deed.add(told.format(tile=deed.to.the[tile], number=NUMBER[cell // 2]), f"{seat}.vine:{first + 1}", f"{seat}.vine:{first + 2}")


def claimed(deed: Any, event: Any) -> None:
    """A vine bonus tile."""
    told = deed.to.gettext("took a vine bonus tile ({colour})")
    deed.add(told.format(colour=deed.to.vines[event[2]]), f"{event[1]}.vine_tiles")


def removed(to: Tongue, events: list[Any]) -> list[Entry]:
    """Colours that stay in the box."""
    colours = ", ".join(to.vines[event[2]] for event in events)
    return [entry(None, to.gettext("Vines that are not in play: {colours}").format(colours=colours))]


def plant_sentence(to: Tongue, event: Any) -> str:
    """For the terminal."""
    _, seat, tile, cell = event
    told = to.gettext("{name} plants {tile} on the {number} of layer {layer}.")
    return told.format(name=to.player(seat), tile=to.the[tile], number=NUMBER[cell // 2], layer=LAYER[cell // 2] + 1)


def claim_sentence(to: Tongue, event: Any) -> str:
    """For the terminal."""
    told = to.gettext("{name} gets a vine bonus tile ({colour}).")
    return told.format(name=to.player(event[1]), colour=to.vines[event[2]])


def removed_sentence(to: Tongue, event: Any) -> str:
    """For the terminal."""
    return to.gettext("Vines that are not in play: {colours}").format(colours=to.vines[event[2]]) + "."


VINEYARDS_PART: Final = Part(
    questions={"VineyardGifts": ask_gifts, "ClaimVineTile": ask_claim},
    labels={"take_vine": take_vine, "buy_vine": buy_vine, "plant": plant, "claim_vine": claim_vine},
    buttons={
        "take_vine": lambda to, state, seat, step: plain_button(to.gettext("Take a double hex")),
        "buy_vine": lambda to, state, seat, step: (
            to.gettext("Buy for {price}").format(price=to.silver(BLACK_PRICE)),
            "silver",
            to.gettext("Buy from the vineyard store"),
            False,
        ),
        "plant": lambda to, state, seat, step: plain_button(to.gettext("Plant in your vineyard")),
        "claim_vine": lambda to, state, seat, step: plain_button(to.gettext("Take a vine bonus tile")),
    },
    missing=missing,
    declining={"VineyardGifts": lambda to: (to.gettext("Take no more gifts"), to.gettext("took no more gifts"))},
    declined={"plant": lambda to: to.gettext("took no more gifts")},
    faced={
        "take_vine": lambda state, seat, action: nearest(state, seat, *action.args),
        "plant": lambda state, seat, action: NUMBER[action.args[2] // 2],
    },
    about={"vine": about_space},
    places={
        "vine_depot": lambda to: (
            to.gettext("from the vineyard depot"),
            to.gettext("The vineyard depot gets {tile}."),
            to.gettext("vineyard depot"),
        ),
        "vine_store": lambda to: (
            to.gettext("from the vineyard store"),
            to.gettext("The vineyard store gets {tile}."),
            to.gettext("vineyard store"),
        ),
    },
    tiles={"vine": vine_help, "half": half_help},
    lapsed={
        "VineyardGifts": lambda to: (
            to.gettext("{name} has no use for what the vineyard gives."),
            to.gettext("no use for what the vineyard gives"),
        ),
        "ClaimVineTile": lambda to: (to.gettext("{name} finds no vine bonus tile."), to.gettext("no vine bonus tile left")),
    },
    grants={"vineyard": lambda to: (to.gettext("Vineyard"), to.gettext("thanks to the vineyard"))},
    sentences={"plant": plant_sentence, "vine_tile": claim_sentence, "vines_removed": removed_sentence},
    tellers={"plant": planted, "vine_tile": claimed},
    table={"vines_removed": removed},
    goes_on=("claim_vine",),
    sources={
        "vineyard": lambda to: (to.gettext("Gifts of the vineyard"), to.gettext("for the vineyard")),
        "vines": lambda to: (to.gettext("Connected vines"), to.gettext("for connected vines")),
    },
    stocks={"vineyard": lambda to: to.gettext("{name} gets {amount} from the vineyard.")},
    topics=topics,
    rules=rules,
    rows=rows,
    lines=lines,
    options=options,
    titles=lambda to: {
        "vineyards": titled(to.gettext("Vineyards"), to.gettext("double hexes, a vineyard of your own, points for connected vines"))
    },
    guesses=lambda to: (
        to.gettext(
            "The vineyard board: the shape of its six layers, and the numbers and gifts of all spaces but the two at the bottom, "
            "of which the rulebook tells the numbers, and the gifts of the 4."
        ),
    ),
)
