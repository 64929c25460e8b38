"""The words of the vineyards: questions, choices, log; `help.py` has the help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.game_log import LogEntry
from burgrave.games.burgundy.dice import COST, WORKERS_SEEN
from burgrave.games.burgundy.elements import DEPOT_SPACES
from burgrave.games.burgundy.mainboard import BLACK_PRICE
from burgrave.games.burgundy.modules.vineyards.board import DEPOT, LAYER, NUMBER, STORE
from burgrave.games.burgundy.modules.vineyards.gifts import VineyardGifts
from burgrave.games.burgundy.modules.vineyards.take import nearest
from burgrave.games.burgundy.modules.vineyards.tiles import DOUBLES, FIRST_DOUBLE
from burgrave.games.burgundy.modules.vineyards.vineyard import ID
from burgrave.games.burgundy.modules.vineyards.words.help import (
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
from burgrave.games.burgundy.modules.vineyards.words.names import TILE_NAMES, vine_colours
from burgrave.games.burgundy.steps.dice_actions import NO_FREE_STEP, reach_base
from burgrave.games.burgundy.words.declaration import BurgundyWords
from burgrave.games.burgundy.words.labels import payer, turned_die
from burgrave.games.burgundy.words.language import Language
from burgrave.games.burgundy.words.out_of_reach import is_own_turn, missing_workers, no_purchase
from burgrave.games.burgundy.words.verbs import button
from burgrave.games.language import Titled, first_upper, titled
from burgrave.games.log import entry
from burgrave.games.words import Button, PromptTexts, Texts
from burgrave.speech import marked

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.engine.agenda import AnyStep
    from burgrave.engine.events import Event
    from burgrave.games.burgundy.state import State
    from burgrave.games.burgundy.words.entries import EntryBuilder

# ---- questions -------------------------------------------------------------------------------------------------------


def ask_gifts(language: Language, state: State, seat: int, step: VineyardGifts) -> PromptTexts:
    """Return the question which gift of a space comes next."""
    texts = gifts(language)
    prompt = first_upper(language.either([texts[gift] for gift in step.gifts]))
    if len(step.gifts) > 1:
        return prompt, language.gettext("both in any order, or none")
    return prompt, language.gettext("or nothing")


def ask_claim(language: Language, state: State, seat: int, step: AnyStep) -> PromptTexts:
    """Return the question which vine bonus tile is taken for a full layer."""
    return language.gettext("Choose a vine bonus tile"), language.gettext("a layer of your vineyard is full")


# ---- choices ---------------------------------------------------------------------------------------------------------


def take_vine(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for taking a double hex of the vineyard depot."""
    source, space = action.args
    tile = state.depots[space]
    label = language.gettext("Take {tile} {place} {how}")
    return (
        label.format(tile=language.the[tile], place=language.from_depot(space), how=payer(language, state, seat, source)),
        f"{language.heading[tile]}, {language.at_depot(space)}",
        turned_die(language, state, seat, source, nearest(state, seat, source, space)),
    )


def buy_vine(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for buying a double hex."""
    space = action.args[0]
    tile = state.depots[space]
    return (
        language.gettext("Buy {tile} {place}").format(tile=language.the[tile], place=language.from_depot(space)),
        language.heading[tile],
        "",
    )


def from_left(language: Language, tile: int, cell: int) -> str:
    """Return the vines of a double hex, as they lie when the first one goes onto a cell."""
    colours = vine_colours(language)
    first, second = (colours[vine] for vine in DOUBLES[tile - FIRST_DOUBLE])
    return f"{second}, {first}" if cell % 2 else f"{first}, {second}"


def plant(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for planting a double hex: where, and which way round."""
    _ = language.gettext
    source, slot, cell = action.args
    tile = state.storage[state.book.storage_start[seat] + slot]
    number, layer = NUMBER[cell // 2], LAYER[cell // 2] + 1
    vines = from_left(language, tile, cell)
    return (
        _("Plant {tile} on the {number} of layer {layer}, from the left {vines}, {how}").format(
            tile=language.the[tile], number=number, layer=layer, vines=vines, how=payer(language, state, seat, source)
        ),
        _("On the {number} of layer {layer}: {vines}").format(number=number, layer=layer, vines=vines),
        turned_die(language, state, seat, source, number),
    )


def claim_vine(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for taking a vine bonus tile."""
    colour = vine_colours(language)[action.args[0]]
    return language.gettext("Take the vine bonus tile: {colour}").format(colour=colour), first_upper(colour), ""


def buy_button(language: Language, state: State, seat: int, step: AnyStep) -> Button:
    """Return the heading of double hexes that can be bought, with their price."""
    _ = language.gettext
    return _("Buy for {price}").format(price=language.silver(BLACK_PRICE)), "silver", _("Buy from the vineyard store"), False


def missing(language: Language, state: State, seat: int) -> dict[str, str]:
    """Return what is missing for double hexes that no die reaches or that cannot be bought, by their elements."""
    if not is_own_turn(state, seat):
        return {}
    reasons: dict[str, str] = {}
    dice = [state.dice[seat * 2 + die] for die in range(2) if state.dice_left[seat] >> die & 1]
    offered = {element for action in state.legal_actions(seat) for element in action.path}
    ease = reach_base(state, seat, NO_FREE_STEP) // (7 * WORKERS_SEEN)
    for space, numbers in DEPOT[state.seats].items() if dice else ():
        element = DEPOT_SPACES[space].name
        if state.depots[space] and element not in offered:
            price = min(COST[(ease * 7 + die) * 7 + number] for die in dice for number in numbers)
            reasons[element] = missing_workers(language, price, state.workers[seat])
    reason = no_purchase(language, state, seat)
    if reason:
        reasons |= {DEPOT_SPACES[space].name: reason for space in STORE[state.seats] if state.depots[space]}
    return reasons


# ---- what happened ---------------------------------------------------------------------------------------------------


def planted(builder: EntryBuilder, tile: int, cell: int) -> None:
    """Add a double hex that was planted."""
    text = builder.language.gettext("planted {tile} on a {number}")
    first = cell // 2 * 2
    builder.add(
        text.format(tile=builder.language.the[tile], number=NUMBER[cell // 2]),
        f"{builder.seat}.vine:{first + 1}",
        f"{builder.seat}.vine:{first + 2}",
    )


def claimed(builder: EntryBuilder, colour: int) -> None:
    """Add a vine bonus tile that was taken."""
    text = builder.language.gettext("took a vine bonus tile ({colour})")
    builder.add(text.format(colour=vine_colours(builder.language)[colour]), f"{builder.seat}.vine_tiles")


def removed(language: Language, events: list[Event]) -> list[LogEntry]:
    """Return the entry for colours that stay in the box."""
    colours = ", ".join(vine_colours(language)[event[2]] for event in events)
    return [entry(None, language.gettext("Vines that are not in play: {colours}").format(colours=colours))]


def plant_sentence(language: Language, seat: int, tile: int, cell: int) -> str:
    """Return a sentence for a double hex that is planted."""
    text = language.gettext("{name} plants {tile} on the {number} of layer {layer}.")
    return text.format(name=language.player(seat), tile=language.the[tile], number=NUMBER[cell // 2], layer=LAYER[cell // 2] + 1)


def claim_sentence(language: Language, seat: int, colour: int) -> str:
    """Return a sentence for a vine bonus tile that a seat gets."""
    text = language.gettext("{name} gets a vine bonus tile ({colour}).")
    return text.format(name=language.player(seat), colour=vine_colours(language)[colour])


def removed_sentence(language: Language, seat: int, colour: int) -> str:
    """Return a sentence for a colour that stays in the box."""
    return language.gettext("Vines that are not in play: {colours}").format(colours=vine_colours(language)[colour]) + "."


def titles(language: Language) -> dict[str, Titled]:
    """Return title and hint of the module."""
    _ = language.gettext
    return {ID: titled(_("Vineyards"), _("double hexes, a vineyard of your own, points for connected vines"))}


def guesses(language: Language) -> tuple[str, ...]:
    """Return what `vineyard.toml` marks as reconstructed, as sentences."""
    return (
        language.gettext(
            "The vineyard board: the shape of its six layers, and the numbers and gifts of all spaces but the two at the bottom, "
            "of which the rulebook tells the numbers, and the gifts of the 4."
        ),
    )


WORDS: Final = BurgundyWords(
    prompts={"VineyardGifts": ask_gifts, "ClaimVineTile": ask_claim},
    labels={"take_vine": take_vine, "buy_vine": buy_vine, "plant": plant, "claim_vine": claim_vine},
    verbs={
        "take_vine": button(marked("Take a double hex")),
        "buy_vine": buy_button,
        "plant": button(marked("Plant in your vineyard")),
        "claim_vine": button(marked("Take a vine bonus tile")),
    },
    out_of_reach=(missing,),
    declining={"VineyardGifts": lambda language: (language.gettext("Take no more gifts"), language.gettext("took no more gifts"))},
    declined={"plant": lambda language: language.gettext("took no more gifts")},
    die_numbers={
        "take_vine": lambda state, seat, action: nearest(state, seat, *action.args),
        "plant": lambda state, seat, action: NUMBER[action.args[2] // 2],
    },
    seat_places={"vine": about_space},
    board_spaces={
        "vine_depot": lambda language: (
            language.gettext("from the vineyard depot"),
            language.gettext("The vineyard depot gets {tile}."),
            language.gettext("vineyard depot"),
        ),
        "vine_store": lambda language: (
            language.gettext("from the vineyard store"),
            language.gettext("The vineyard store gets {tile}."),
            language.gettext("vineyard store"),
        ),
    },
    tile_names=TILE_NAMES,
    tile_help={"vine": vine_help, "half": half_help},
    lapsed={
        "VineyardGifts": lambda language: (
            language.gettext("{name} has no use for what the vineyard gives."),
            language.gettext("no use for what the vineyard gives"),
        ),
        "ClaimVineTile": lambda language: (
            language.gettext("{name} finds no vine bonus tile."),
            language.gettext("no vine bonus tile left"),
        ),
    },
    grants={"vineyard": lambda language: (language.gettext("Vineyard"), language.gettext("thanks to the vineyard"))},
    sentences={"plant": plant_sentence, "vine_tile": claim_sentence, "vines_removed": removed_sentence},
    log_handlers={"plant": planted, "vine_tile": claimed},
    board_entries={"vines_removed": removed},
    continuing_verbs=("claim_vine",),
    sources={
        "vineyard": lambda language: (language.gettext("Gifts of the vineyard"), language.gettext("for the vineyard")),
        "vines": lambda language: (language.gettext("Connected vines"), language.gettext("for connected vines")),
    },
    stocks={"vineyard": lambda language: language.gettext("{name} gets {amount} from the vineyard.")},
    topics=(topics,),
    rules_help=(rules,),
    terminal_rows=(rows,),
    terminal_lines={ID: lines},
    option_words=(options,),
    module_words=(titles,),
    reconstructed=(guesses,),
)
