"""The words of the shields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.mainboard import DEPOTS
from burgrave.games.burgundy.modules.shields.phase_end import FROM_BLACK, NUMBERED, BringTile, may_bring
from burgrave.games.burgundy.modules.shields.pieces import (
    COUNT,
    LAND_GRANT,
    MERCHANT_FLEET,
    MODULE,
    NIGHT_MARKET,
    TRIBUTE,
    owned,
    shields_of,
)
from burgrave.games.burgundy.modules.shields.take import BOTH, price
from burgrave.games.burgundy.modules.shields.tribute import PayTribute
from burgrave.games.burgundy.modules.shields.words.help import lines, rows, rules, shield_name, titles, topics
from burgrave.games.burgundy.modules.shields.words.log import CAUSES, HANDLERS, SENTENCES, STOCKS
from burgrave.games.burgundy.questions import STORAGE_SPACES
from burgrave.games.burgundy.tiles import GOODS_KINDS
from burgrave.games.burgundy.words.declaration import BurgundyWords
from burgrave.games.burgundy.words.language import Language
from burgrave.games.burgundy.words.out_of_reach import is_own_turn
from burgrave.games.burgundy.words.verbs import button
from burgrave.games.words import Button, PromptTexts, Texts
from burgrave.speech import marked

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.engine.agenda import AnyStep
    from burgrave.games.burgundy.state import State


# ---- questions -------------------------------------------------------------------------------------------------------


def pay_tribute(language: Language, state: State, seat: int, step: PayTribute) -> PromptTexts:
    """Return the question of the tribute: how much is due; a seat that cannot pay must give up a shield."""
    _ = language.gettext
    due = len(owned(state, seat)) * TRIBUTE
    text = _("Pay tribute for your shields")
    if not any(action.verb in ("pay", "pay_with") for action in state.legal_actions(seat)):
        return text, _("{due} due and you cannot pay that: give up a shield").format(due=language.silver(due))
    if step.takes_workers(state):
        return text, _("{due} due, in silver or workers; what you do not pay for leaves the game").format(due=language.silver(due))
    return text, _("{due} due; what you do not pay for leaves the game").format(due=language.silver(due))


def bring_tile(language: Language, state: State, seat: int, step: BringTile) -> PromptTexts:
    """Return the question where a tile that a shield brings comes from."""
    _ = language.gettext
    by_shield = {
        NUMBERED: _("Shield {number}: place a tile of a numbered depot").format(number=LAND_GRANT + 1),
        FROM_BLACK: _("Shield {number}: place a tile of the black depot").format(number=NIGHT_MARKET + 1),
    }
    both = _("Shields {first} and {second}: place a tile of a depot").format(first=LAND_GRANT + 1, second=NIGHT_MARKET + 1)
    return by_shield.get(may_bring(state, seat, step.left), both), _(
        "straight into your duchy, on a space of any number, or nothing"
    )


def gather_goods(language: Language, state: State, seat: int, step: AnyStep) -> PromptTexts:
    """Return the question which kind of goods a shield brings."""
    _ = language.gettext
    return _("Shield {number}: choose a kind of goods").format(number=MERCHANT_FLEET + 1), _("you take all of it from every depot")


def give_back_storage(language: Language, state: State, seat: int, step: AnyStep) -> PromptTexts:
    """Return the question which tile to discard when shield 4 is lost."""
    _ = language.gettext
    spaces = state.book.defaults[STORAGE_SPACES]
    hint = _("without the shield there is room for {spaces}").format(spaces=spaces)
    return _("Discard a stored tile"), hint


# ---- labels ----------------------------------------------------------------------------------------------------------


def shield(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for taking a shield: the castle it goes to, and what pays."""
    _ = language.gettext
    taken, hex_ = action.args
    piece = shields_of(state)
    depot = piece.places[taken] + 1
    if step.name() == "Turn":
        dice = state.dice[seat * 2 : seat * 2 + 2]
        how = _("with both dice") if dice == [depot, depot] else _("with both dice, turned to {number}").format(number=depot)
    else:
        how = _("with the castle's action")
    label = _("Take {shield} from depot {depot} onto the castle on space {hex}, {how}")
    short = _("{shield}, castle on a {number} (space {hex})")
    replaced = [other for other in owned(state, seat) if piece.hexes[other] == hex_]
    if replaced:
        label = _("Take {shield} from depot {depot} onto the castle on space {hex} in place of shield {old}, {how}")
        short = _("{shield} in place of shield {old} (space {hex})")
    values = {
        "shield": shield_name(language, taken),
        "depot": depot,
        "hex": hex_ + 1,
        "how": how,
        "number": state.duchy[seat].number[hex_],
        "old": replaced[0] + 1 if replaced else 0,
    }
    return label.format(**values), short.format(**values), how


def set_die(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for setting a die."""
    die, number = action.args
    shown = state.dice[seat * 2 + die]
    text = language.gettext("Set die {die} from {shown} to {number}").format(die=die + 1, shown=shown, number=number)
    return text, language.gettext("die {die} to {number}").format(die=die + 1, number=number), ""


def copy(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for copying the monasteries of a player."""
    name = language.player(action.args[0])
    return language.gettext("Use the monasteries of another player from now on: {name}").format(name=name), name, ""


def gather(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for taking all goods of a kind."""
    kind = action.args[0]
    goods = language.goods_of(sum(state.depot_goods[kind::GOODS_KINDS]), kind)
    return language.gettext("Take {goods} from all depots").format(goods=goods), goods, ""


def bring(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for laying a tile of a depot into the duchy."""
    _ = language.gettext
    space, hex_ = action.args
    tile, layout = state.depots[space], state.duchy[seat]
    return (
        _("Place {tile} {place} on space {hex} ({colour} {number})").format(
            tile=language.the[tile],
            place=language.from_depot(space),
            hex=hex_ + 1,
            colour=language.space[layout.colour[hex_]],
            number=layout.number[hex_],
        ),
        _("{tile} on a {number} (space {hex})").format(tile=language.heading[tile], number=layout.number[hex_], hex=hex_ + 1),
        language.from_depot(space),
    )


def pay(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for paying the tribute."""
    due = len(owned(state, seat)) * TRIBUTE
    workers = action.args[0] if action.args else 0
    amounts = [language.workers(workers)] if workers else []
    if due > workers:
        amounts.append(language.silver(due - workers))
    text = language.gettext("Pay {amount}").format(amount=language.both(amounts))
    return text, text, ""


def drop(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for giving up a shield."""
    name = shield_name(language, action.args[0])
    return language.gettext("Give up {shield}").format(shield=name), name, ""


# ---- buttons ---------------------------------------------------------------------------------------------------------


def pay_button(language: Language, state: State, seat: int, step: AnyStep) -> Button:
    """Return the button that pays the tribute in silver."""
    amount = language.silver(len(owned(state, seat)) * TRIBUTE)
    return language.gettext("Pay {amount}").format(amount=amount), "silver", language.gettext("Pay tribute"), True


def missing(language: Language, state: State, seat: int) -> dict[str, str]:
    """Return why shields cannot be taken in this turn, by their elements."""
    _ = language.gettext
    if not is_own_turn(state, seat):
        return {}
    places = shields_of(state).places
    reasons: dict[str, str] = {}
    for shield_ in range(COUNT):
        if 0 <= places[shield_] < DEPOTS:
            number = places[shield_] + 1
            cost = price(state, seat, number)
            if state.dice_left[seat] != BOTH:
                reasons[f"shield:{shield_ + 1}"] = _("takes both dice of a turn")
            elif cost > state.workers[seat]:
                text = language.ngettext(
                    "{count} worker makes both dice a {number}; you have {owned}",
                    "{count} workers make both dice a {number}; you have {owned}",
                    cost,
                )
                reasons[f"shield:{shield_ + 1}"] = text.format(count=cost, number=number, owned=state.workers[seat])
    return reasons


WORDS: Final = BurgundyWords(
    prompts={
        "PayTribute": pay_tribute,
        "BringTile": bring_tile,
        "GatherGoods": gather_goods,
        "GiveBackStorage": give_back_storage,
    },
    labels={
        "shield": shield,
        "set": set_die,
        "copy": copy,
        "gather": gather,
        "bring": bring,
        "pay": pay,
        "pay_with": pay,
        "drop": drop,
    },
    verbs={
        "shield": button(marked("Take a shield")),
        "set": button(marked("Set a die"), "dice_any", True),
        "copy": button(marked("Copy monasteries"), "eye", True),
        "gather": button(marked("Take one kind of goods")),
        "bring": button(marked("Place a tile of a depot")),
        "pay": pay_button,
        "pay_with": button(marked("Pay with workers"), "worker", True),
        "drop": button(marked("Give up a shield")),
    },
    declining={
        "BringTile": lambda language: (language.gettext("Place nothing"), language.gettext("placed no tile of a depot")),
        "GatherGoods": lambda language: (language.gettext("Take none"), language.gettext("took no kind of goods")),
    },
    lapsed={
        "BringTile": lambda language: (
            language.gettext("{name} finds no tile that a shield could place."),
            language.gettext("no tile for the shield to place"),
        ),
        "GatherGoods": lambda language: (
            language.gettext("{name} finds no goods that a shield could bring."),
            language.gettext("no goods for the shield to bring"),
        ),
    },
    sentences=SENTENCES,
    log_handlers=HANDLERS,
    continuing_verbs=("gather",),
    die_numbers={"set": lambda state, seat, action: int(action.args[1])},
    sources={"shields": lambda language: (language.gettext("Shields"), language.gettext("for shields"))},
    stocks=STOCKS,
    causes=CAUSES,
    out_of_reach=(missing,),
    topics=(topics,),
    rules_help=(rules,),
    module_words=(titles,),
    terminal_rows=(rows,),
    terminal_lines={MODULE: lines},
)
