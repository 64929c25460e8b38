"""The texts of actions: the whole line (`label`), the short one below its heading (`short`), and the way to do it (`how`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from burgrave.games.burgundy.dice import distance
from burgrave.games.burgundy.duchy import RANDOM, duchy, printed_as
from burgrave.games.burgundy.elements import CASTLE, DIE_2, SOURCES, TOWN_HALL, WAREHOUSE
from burgrave.games.burgundy.mainboard import BLACK, BLACK_PRICE, SPACES
from burgrave.games.burgundy.questions import HIRE_PRICE, QUESTIONS, WORKERS_TAKEN
from burgrave.games.burgundy.steps.dice_actions import GRANTS, shown
from burgrave.games.burgundy.steps.settle import side_of
from burgrave.games.burgundy.steps.ship import NO_DEPOT
from burgrave.games.burgundy.tiles import GOODS_KINDS
from burgrave.games.burgundy.words.declaration import BurgundyWords
from burgrave.games.burgundy.words.language import Language
from burgrave.games.burgundy.words.unused import declining
from burgrave.games.game import game_of
from burgrave.games.words import Texts, asking_step
from burgrave.speech import readable

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.engine.agenda import AnyStep
    from burgrave.games.burgundy.state import State
    from burgrave.games.burgundy.steps.ship import KeepGoods


# ---- what pays -------------------------------------------------------------------------------------------------------


def payer(language: Language, state: State, seat: int, source: int) -> str:
    """Return what pays for an action: a die with its number, or the tile that grants it."""
    _ = language.gettext
    if source <= DIE_2:
        return _("with die {die} ({number})").format(die=source + 1, number=state.dice[seat * 2 + source])
    grant = GRANTS[getattr(asking_step(state), "grant", 0)]
    if grant:
        return language.grant(grant)[1]
    declared = language.words.payers.get(source)
    return f"({readable(SOURCES[source].name)})" if declared is None else declared(language, state)


PAYERS: Final[dict[int, Callable[[Language, State], str]]] = {
    CASTLE: lambda language, state: language.gettext("thanks to the castle"),
    TOWN_HALL: lambda language, state: language.gettext("thanks to the town hall"),
    WAREHOUSE: lambda language, state: language.gettext("thanks to the warehouse"),
}
"""By what pays: the texts of tiles that grant an action."""


def turned_die(language: Language, state: State, seat: int, source: int, number: int) -> str:
    """Return the die that pays, and the number it is turned to; "" where a tile grants the action."""
    die = shown(state, seat, source)
    if not die:
        return ""
    if number and distance(die, number):
        return language.gettext("with the {die}, turned to {number}").format(die=die, number=number)
    return language.gettext("with the {die}").format(die=die)


def faces(state: State, seat: int, action: Action) -> list[str]:
    """Return the icons of the die that pays and, where it is turned, of the number it is turned to; [] where no die pays."""
    words = game_of(state.rules).words_of(state.rules.module_ids)
    number_of = words.die_numbers.get(action.verb) if isinstance(words, BurgundyWords) else None
    if number_of is None:
        return []
    die = shown(state, seat, action.args[0])
    if not die:
        return []
    number = number_of(state, seat, action)
    return [f"die{die}", "next", f"die{number}"] if number and distance(die, number) else [f"die{die}"]


DIE_NUMBERS: Final[dict[str, Callable[[State, int, Action], int]]] = {
    "take": lambda state, seat, action: action.args[1] // SPACES + 1,
    "place": lambda state, seat, action: state.duchy[seat].number[action.args[2]],
    "sell": lambda state, seat, action: action.args[1] + 1,
    "workers": lambda state, seat, action: 0,
}
"""By verb that a die pays for: the number it must show (0: any)."""


def summary(language: Language, state: State, seat: int, action: Action, texts: Texts) -> str:
    """Return what is done, whichever way it is paid: "Take the 4 cows"."""
    _ = language.gettext
    if action.verb in ("take", "hire"):
        return _("Take {tile}").format(tile=language.the[state.depots[action.args[-1]]])
    if action.verb == "place":
        tile = state.storage[state.book.storage_start[seat] + action.args[1]]
        return _("Place {tile} on the {number}").format(tile=language.the[tile], number=state.duchy[seat].number[action.args[2]])
    if action.verb == "sell":
        goods = language.goods_of(state.goods[state.book.duchy_row[seat] * GOODS_KINDS + action.args[1]], action.args[1])
        return _("Sell {goods}").format(goods=goods)
    return texts[1]


# ---- one function for each verb --------------------------------------------------------------------------------------


def take(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for taking a tile of a depot."""
    _ = language.gettext
    source, space = action.args
    tile = state.depots[space]
    return (
        _("Take {tile} {place} {how}").format(
            tile=language.the[tile], place=language.from_depot(space), how=payer(language, state, seat, source)
        ),
        _("{tile}, depot {depot}").format(tile=language.heading[tile], depot=space // SPACES + 1),
        turned_die(language, state, seat, source, space // SPACES + 1),
    )


def place(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for placing a stored tile on a hex."""
    _ = language.gettext
    source, slot, hex_ = action.args
    tile = state.storage[state.book.storage_start[seat] + slot]
    layout = state.duchy[seat]
    number = layout.number[hex_]
    label = _("Place {tile} on space {hex} ({colour} {number}) {how}")
    return (
        label.format(
            tile=language.the[tile],
            hex=hex_ + 1,
            colour=language.space[layout.colour[hex_]],
            number=number,
            how=payer(language, state, seat, source),
        ),
        _("{tile} on a {number} (space {hex})").format(tile=language.heading[tile], number=number, hex=hex_ + 1),
        turned_die(language, state, seat, source, number),
    )


def sell(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for selling goods of a kind."""
    source, kind = action.args
    goods = language.goods_of(state.goods[state.book.duchy_row[seat] * GOODS_KINDS + kind], kind)
    label = language.gettext("Sell {goods} {how}").format(goods=goods, how=payer(language, state, seat, source))
    return label, goods, turned_die(language, state, seat, source, kind + 1)


def workers(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for taking workers."""
    source = action.args[0]
    amount = language.workers(state.answers[seat * QUESTIONS + WORKERS_TAKEN])
    return (
        language.gettext("Take {workers} {how}").format(workers=amount, how=payer(language, state, seat, source)),
        language.gettext("Take {workers}").format(workers=amount),
        turned_die(language, state, seat, source, 0),
    )


def buy(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for buying a tile for silver."""
    _ = language.gettext
    space = action.args[0]
    tile = state.depots[space]
    label = _("Buy {tile} {place}").format(tile=language.the[tile], place=language.from_depot(space))
    if space >= BLACK:
        return label, language.heading[tile], ""
    # Monastery 6 of 2011: the same tile may also be taken with a die.
    short = _("{tile}, depot {depot}").format(tile=language.heading[tile], depot=space // SPACES + 1)
    return label, short, _("for {price}").format(price=language.silver(BLACK_PRICE))


def hire(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for taking a building for workers."""
    _ = language.gettext
    space = action.args[0]
    tile = state.depots[space]
    price = language.workers(state.answers[seat * QUESTIONS + HIRE_PRICE])
    return (
        _("Take {tile} {place} for {price}").format(tile=language.the[tile], place=language.from_depot(space), price=price),
        _("{tile}, depot {depot}").format(tile=language.heading[tile], depot=space // SPACES + 1),
        _("for {price}").format(price=price),
    )


def fetch(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for taking a tile thanks to a building."""
    _ = language.gettext
    space = action.args[0]
    tile = state.depots[space]
    return (
        _("Take {tile} {place}").format(tile=language.the[tile], place=language.from_depot(space)),
        f"{language.heading[tile]}, {language.at_depot(space)}",
        "",
    )


def load(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for loading the goods of a depot."""
    _ = language.gettext
    depot = action.args[0]
    goods = language.all_goods(state.depot_goods[depot * GOODS_KINDS : (depot + 1) * GOODS_KINDS])
    return (
        _("Load the goods of depot {depot}: {goods}").format(depot=depot + 1, goods=goods),
        _("Depot {depot}: {goods}").format(depot=depot + 1, goods=goods),
        "",
    )


def keep(language: Language, state: State, seat: int, step: KeepGoods, action: Action) -> Texts:
    """Return the texts for keeping goods of one kind."""
    kind = action.args[0]
    depots = [depot for depot in (step.depot, step.second) if depot != NO_DEPOT]
    goods = language.goods_of(sum(state.depot_goods[depot * GOODS_KINDS + kind] for depot in depots), kind)
    return language.gettext("Keep {goods}").format(goods=goods), goods, ""


def discard(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for discarding a stored tile."""
    tile = state.storage[state.book.storage_start[seat] + action.args[0]]
    return language.gettext("Discard {tile}").format(tile=language.the[tile]), language.heading[tile], ""


def settle(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for choosing a side of the board and the castle's space."""
    _ = language.gettext
    side, hex_ = side_of(state, seat, action), action.args[1]
    number = duchy(state.book.edition, side).number[hex_]
    label = _("Duchy {duchy}, starting castle on space {hex} (castle {number})")
    short = _("Duchy {duchy}, castle on a {number} (space {hex})")
    if printed_as(side) == RANDOM:
        label = _("Random duchy, starting castle on space {hex} (castle {number})")
        short = _("Random duchy, castle on a {number} (space {hex})")
    return (
        label.format(duchy=side, hex=hex_ + 1, number=number),
        short.format(duchy=side, hex=hex_ + 1, number=number),
        "",
    )


def end(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for ending the turn."""
    text = language.gettext("End your turn")
    return text, text, ""


def skip(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for declining what a step offers."""
    text = declining(language, step.name())
    return text, text, ""


LABELS: Final[dict[str, Callable[[Language, State, int, Any, Action], Texts]]] = {
    "take": take,
    "place": place,
    "sell": sell,
    "workers": workers,
    "buy": buy,
    "hire": hire,
    "fetch": fetch,
    "load": load,
    "keep": keep,
    "discard": discard,
    "settle": settle,
    "end": end,
    "skip": skip,
}
"""The texts of actions, by verb."""
