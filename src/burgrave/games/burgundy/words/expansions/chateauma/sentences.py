"""Single events of Chateauma's as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from burgrave.games.burgundy.words.expansions.chateauma.names import not_found, on_card, thanks_to, why_sold
from burgrave.games.burgundy.words.tongue import Tongue
from burgrave.games.wording import about_player, first_upper


def own_die(to: Tongue, event: Any) -> str:
    """Its die, and the card that the white die chooses."""
    _, seat, die, white, slot, card = event
    if not card:
        told = to.gettext("{name} rolls {die}; where the white die ({white}) points, no card lies.")
    elif slot:
        told = to.gettext("{name} rolls {die}; the white die ({white}) chooses the right card, number {card}.")
    else:
        told = to.gettext("{name} rolls {die}; the white die ({white}) chooses the left card, number {card}.")
    return told.format(name=to.player(seat), die=die, white=white, card=card)


def new_card(to: Tongue, event: Any) -> str:
    """A card is turned up."""
    _, seat, slot, card = event
    told = to.gettext("{name} gets card {card} on the right.") if slot else to.gettext("{name} gets card {card} on the left.")
    return told.format(name=to.player(seat), card=card)


def lay(to: Tongue, event: Any) -> str:
    """A tile from a depot."""
    _, seat, tile, slot, _card, _space, place, _first = event
    told = to.gettext("{name} lays {tile} {place} {card}.")
    return told.format(name=to.player(seat), tile=to.the[tile], place=to.from_depot(place), card=on_card(to, slot))


def lay_reserve(to: Tongue, event: Any) -> str:
    """A tile of its reserve."""
    _, seat, tile, slot, _card, _space = event
    told = to.gettext("{name} lays {tile} from its reserve {card}.")
    return told.format(name=to.player(seat), tile=to.the[tile], card=on_card(to, slot))


def lay_wild(to: Tongue, event: Any) -> str:
    """A tile face down."""
    return to.gettext("{name} lays a wild tile {card}.").format(name=to.player(event[1]), card=on_card(to, event[2]))


def wild(to: Tongue, event: Any) -> str:
    """The first tile of the black depot."""
    told = to.gettext("{name} takes {tile} from the black depot as a wild tile.")
    return told.format(name=to.player(event[1]), tile=to.the[event[2]])


def reserve(to: Tongue, event: Any) -> str:
    """A tile for its reserve."""
    _, seat, tile, place, cause = event
    told = (
        to.gettext("{name} takes {tile} {place} for its reserve.")
        if cause
        else to.gettext("{name} buys {tile} {place} for its reserve.")
    )
    return told.format(name=to.player(seat), tile=to.the[tile], place=to.from_depot(place))


def stack(to: Tongue, event: Any) -> str:
    """A double hex."""
    _, seat, tile, is_bought = event
    told = to.gettext("{name} buys a double hex ({tile}).") if is_bought else to.gettext("{name} takes a double hex ({tile}).")
    return told.format(name=to.player(seat), tile=to.title[tile])


def sell_for(to: Tongue, event: Any) -> str:
    """A sale, and why."""
    _, seat, kind, count, why = event
    told = to.gettext("{name} sells {goods} ({why}).")
    return told.format(name=to.player(seat), goods=to.goods_of(count, kind), why=why_sold(to, why))


def no_goods(to: Tongue, event: Any) -> str:
    """A sale without goods."""
    told = to.gettext("{name} has no goods to sell ({why}).")
    return told.format(name=to.player(event[1]), why=why_sold(to, event[2]))


SENTENCES: Final[Mapping[str, Callable[[Tongue, Any], str]]] = {
    "own_die": own_die,
    "next_die": lambda to, event: to.gettext("{name} rolls {die} for that tile.").format(name=to.player(event[1]), die=event[2]),
    "new_card": new_card,
    "lay": lay,
    "lay_reserve": lay_reserve,
    "lay_hall": lay_reserve,
    "lay_wild": lay_wild,
    "wild": wild,
    "reserve": reserve,
    "stack": stack,
    "sell_for": sell_for,
    "no_goods": no_goods,
    "no_tile": about_player(lambda to: to.gettext("{name} finds no tile, and the black depot is empty.")),
    "nothing": lambda to, event: first_upper(not_found(to, event[2])) + ".",
    "extra": lambda to, event: first_upper(thanks_to(to, event[2])) + ".",
    "extra_space": about_player(lambda to: to.gettext("A space of {name}'s duchy grants another tile (modifier D).")),
    "complete": lambda to, event: to.gettext("{name} completes card {card}.").format(name=to.player(event[1]), card=event[3]),
    "card_moves": lambda to, event: to.gettext("Card {card} moves to the left.").format(card=event[2]),
}
STOCKS: Final[Mapping[str, Callable[[Tongue], str]]] = {
    "no_tile": lambda to: to.gettext("{name} gets {amount} in the place of a tile."),
}
