"""The words of the shields."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from burgrave.games.burgundy.mainboard import DEPOTS
from burgrave.games.burgundy.modules.shields.phase_end import FROM_BLACK, NUMBERED, may_bring
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
from burgrave.games.burgundy.questions import STORAGE_SPACES
from burgrave.games.burgundy.tiles import GOODS_KINDS
from burgrave.games.burgundy.words.expansions.shields_help import lines, rows, rules, shield_name, titles, topics
from burgrave.games.burgundy.words.expansions.shields_log import CAUSES, SENTENCES, STOCKS, TELLERS
from burgrave.games.burgundy.words.parts import Part
from burgrave.games.burgundy.words.tongue import Tongue
from burgrave.games.words import Button, Question, Texts
from burgrave.speech import marked

if TYPE_CHECKING:
    from burgrave.engine.action import Action


# ---- questions -------------------------------------------------------------------------------------------------------


def pay_tribute(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """How much is due; who cannot pay must give up something."""
    _ = to.gettext
    due = len(owned(state, seat)) * TRIBUTE
    told = _("Pay tribute for your shields")
    if not any(action.verb in ("pay", "pay_with") for action in state.legal_actions(seat)):
        return told, _("{due} due and you cannot pay that: give up a shield").format(due=to.silver(due))
    if step.takes_workers(state):
        return told, _("{due} due, in silver or workers; what you do not pay for leaves the game").format(due=to.silver(due))
    return told, _("{due} due; what you do not pay for leaves the game").format(due=to.silver(due))


def bring_tile(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Where the tile comes from."""
    _ = to.gettext
    by_shield = {
        NUMBERED: _("Shield {number}: place a tile of a numbered depot").format(number=LAND_GRANT + 1),
        FROM_BLACK: _("Shield {number}: place a tile of the black depot").format(number=NIGHT_MARKET + 1),
    }
    both = _("Shields {first} and {second}: place a tile of a depot").format(first=LAND_GRANT + 1, second=NIGHT_MARKET + 1)
    return by_shield.get(may_bring(state, seat, step.left), both), _(
        "straight into your duchy, on a space of any number, or nothing"
    )


def gather_goods(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A kind."""
    _ = to.gettext
    return _("Shield {number}: choose a kind of goods").format(number=MERCHANT_FLEET + 1), _("you take all of it from every depot")


def give_back_storage(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """What is too much."""
    _ = to.gettext
    spaces = state.book.defaults[STORAGE_SPACES]
    hint = _("without the shield there is room for {spaces}").format(spaces=spaces)
    return _("Discard a stored tile"), hint


# ---- labels ----------------------------------------------------------------------------------------------------------


def shield(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A shield, the castle it goes to, and what pays."""
    _ = to.gettext
    wanted, hex_ = action.args
    piece = shields_of(state)
    depot = piece.places[wanted] + 1
    if step.worth() == "Turn":
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
    told = {
        "shield": shield_name(to, wanted),
        "depot": depot,
        "hex": hex_ + 1,
        "how": how,
        "number": state.duchy[seat].number[hex_],
        "old": replaced[0] + 1 if replaced else 0,
    }
    return label.format(**told), short.format(**told), how


def set_die(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """Which die, to what."""
    die, number = action.args
    shown = state.dice[seat * 2 + die]
    told = to.gettext("Set die {die} from {shown} to {number}").format(die=die + 1, shown=shown, number=number)
    return told, to.gettext("die {die} to {number}").format(die=die + 1, number=number), ""


def copy(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """Whom."""
    name = to.player(action.args[0])
    return to.gettext("Use the monasteries of another player from now on: {name}").format(name=name), name, ""


def gather(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """How many there are."""
    kind = action.args[0]
    goods = to.goods_of(sum(state.depot_goods[kind::GOODS_KINDS]), kind)
    return to.gettext("Take {goods} from all depots").format(goods=goods), goods, ""


def bring(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A tile and where it goes."""
    _ = to.gettext
    space, hex_ = action.args
    tile, layout = state.depots[space], state.duchy[seat]
    return (
        _("Place {tile} {place} on space {hex} ({colour} {number})").format(
            tile=to.the[tile],
            place=to.from_depot(space),
            hex=hex_ + 1,
            colour=to.space[layout.colour[hex_]],
            number=layout.number[hex_],
        ),
        _("{tile} on a {number} (space {hex})").format(tile=to.heading[tile], number=layout.number[hex_], hex=hex_ + 1),
        to.from_depot(space),
    )


def pay(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """How much of what."""
    due = len(owned(state, seat)) * TRIBUTE
    workers = action.args[0] if action.args else 0
    amounts = [to.workers(workers)] if workers else []
    if due > workers:
        amounts.append(to.silver(due - workers))
    told = to.gettext("Pay {amount}").format(amount=to.both(amounts))
    return told, told, ""


def drop(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """Which one."""
    named = shield_name(to, action.args[0])
    return to.gettext("Give up {shield}").format(shield=named), named, ""


# ---- buttons ---------------------------------------------------------------------------------------------------------


def pay_button(to: Tongue, state: Any, seat: int, step: Any) -> Button:
    """All in silver."""
    amount = to.silver(len(owned(state, seat)) * TRIBUTE)
    return to.gettext("Pay {amount}").format(amount=amount), "silver", to.gettext("Pay tribute"), True


def button(label: str, icon: str = "", is_pressed: bool = False) -> Callable[[Tongue, Any, int, Any], Button]:
    """A verb whose places are clicked, or which is pressed to choose from a list of what lies on no board."""

    def told(to: Tongue, state: Any, seat: int, step: Any) -> Button:
        words = to.gettext(label)
        return words, icon, words, is_pressed

    return told


def missing(to: Tongue, state: Any, seat: int) -> dict[str, str]:
    """Why a shield cannot be taken in this turn."""
    _ = to.gettext
    if MODULE not in state.book.places:
        return {}
    places = shields_of(state).places
    found: dict[str, str] = {}
    for lying in range(COUNT):
        if 0 <= places[lying] < DEPOTS:
            number = places[lying] + 1
            cost = price(state, seat, number)
            if state.dice_left[seat] != BOTH:
                found[f"shield:{lying + 1}"] = _("takes both dice of a turn")
            elif cost > state.workers[seat]:
                told = to.ngettext(
                    "{count} worker makes both dice a {number}; you have {owned}",
                    "{count} workers make both dice a {number}; you have {owned}",
                    cost,
                )
                found[f"shield:{lying + 1}"] = told.format(count=cost, number=number, owned=state.workers[seat])
    return found


SHIELDS_PART = Part(
    questions={
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
    buttons={
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
        "BringTile": lambda to: (to.gettext("Place nothing"), to.gettext("placed no tile of a depot")),
        "GatherGoods": lambda to: (to.gettext("Take none"), to.gettext("took no kind of goods")),
    },
    lapsed={
        "BringTile": lambda to: (
            to.gettext("{name} finds no tile that a shield could place."),
            to.gettext("no tile for the shield to place"),
        ),
        "GatherGoods": lambda to: (
            to.gettext("{name} finds no goods that a shield could bring."),
            to.gettext("no goods for the shield to bring"),
        ),
    },
    sentences=SENTENCES,
    tellers=TELLERS,
    goes_on=("gather",),
    faced={"set": lambda state, seat, action: int(action.args[1])},
    sources={"shields": lambda to: (to.gettext("Shields"), to.gettext("for shields"))},
    stocks=STOCKS,
    causes=CAUSES,
    missing=missing,
    topics=topics,
    rules=rules,
    titles=titles,
    rows=rows,
    lines=lines,
)
