"""Single events of Chateauma as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from burgrave.games.burgundy.modules.chateauma.words.names import not_found, on_card, sale_reason, thanks_to
from burgrave.games.burgundy.words.language import Language
from burgrave.games.language import first_upper, player_sentence


def own_die(language: Language, seat: int, die: int, white: int, slot: int, card: int) -> str:
    """Return a sentence for its die, and the card that the white die chooses."""
    if not card:
        text = language.gettext("{name} rolls {die}; where the white die ({white}) points, no card lies.")
    elif slot:
        text = language.gettext("{name} rolls {die}; the white die ({white}) chooses the right card, number {card}.")
    else:
        text = language.gettext("{name} rolls {die}; the white die ({white}) chooses the left card, number {card}.")
    return text.format(name=language.player(seat), die=die, white=white, card=card)


def new_card(language: Language, seat: int, slot: int, card: int) -> str:
    """Return a sentence for a new card."""
    text = (
        language.gettext("{name} gets card {card} on the right.")
        if slot
        else language.gettext("{name} gets card {card} on the left.")
    )
    return text.format(name=language.player(seat), card=card)


def lay(language: Language, seat: int, tile: int, slot: int, card: int, space: int, place: int, first: int) -> str:
    """Return a sentence for a tile laid from a depot."""
    text = language.gettext("{name} lays {tile} {place} {card}.")
    return text.format(
        name=language.player(seat), tile=language.the[tile], place=language.from_depot(place), card=on_card(language, slot)
    )


def lay_reserve(language: Language, seat: int, tile: int, slot: int, card: int, space: int) -> str:
    """Return a sentence for a tile laid from its reserve."""
    text = language.gettext("{name} lays {tile} from its reserve {card}.")
    return text.format(name=language.player(seat), tile=language.the[tile], card=on_card(language, slot))


def lay_wild(language: Language, seat: int, slot: int, card: int, space: int) -> str:
    """Return a sentence for a wild tile laid face down."""
    return language.gettext("{name} lays a wild tile {card}.").format(name=language.player(seat), card=on_card(language, slot))


def wild(language: Language, seat: int, tile: int, place: int) -> str:
    """Return a sentence for a tile of the black depot that becomes a wild tile."""
    text = language.gettext("{name} takes {tile} from the black depot as a wild tile.")
    return text.format(name=language.player(seat), tile=language.the[tile])


def reserve(language: Language, seat: int, tile: int, place: int, cause: int) -> str:
    """Return a sentence for a tile that comes into its reserve."""
    text = (
        language.gettext("{name} takes {tile} {place} for its reserve.")
        if cause
        else language.gettext("{name} buys {tile} {place} for its reserve.")
    )
    return text.format(name=language.player(seat), tile=language.the[tile], place=language.from_depot(place))


def stack(language: Language, seat: int, tile: int, is_bought: int) -> str:
    """Return a sentence for a double hex that it takes or buys."""
    text = (
        language.gettext("{name} buys a double hex ({tile}).")
        if is_bought
        else language.gettext("{name} takes a double hex ({tile}).")
    )
    return text.format(name=language.player(seat), tile=language.title[tile])


def sell_for(language: Language, seat: int, kind: int, count: int, reason: str) -> str:
    """Return a sentence for a sale and its reason."""
    text = language.gettext("{name} sells {goods} ({why}).")
    return text.format(name=language.player(seat), goods=language.goods_of(count, kind), why=sale_reason(language, reason))


def no_goods(language: Language, seat: int, reason: str) -> str:
    """Return a sentence for a sale that lacks goods, and its reason."""
    text = language.gettext("{name} has no goods to sell ({why}).")
    return text.format(name=language.player(seat), why=sale_reason(language, reason))


SENTENCES: Final[Mapping[str, Callable[..., str]]] = {
    "own_die": own_die,
    "next_die": lambda language, seat, die: language.gettext("{name} rolls {die} for that tile.").format(
        name=language.player(seat), die=die
    ),
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
    "no_tile": player_sentence(lambda language: language.gettext("{name} finds no tile, and the black depot is empty.")),
    "nothing": lambda language, seat, missing: first_upper(not_found(language, missing)) + ".",
    "extra": lambda language, seat, tile: first_upper(thanks_to(language, tile)) + ".",
    "extra_space": lambda language, seat, tile: language.gettext(
        "A space of {name}'s duchy grants another tile (modifier D)."
    ).format(name=language.player(seat)),
    "complete": lambda language, seat, slot, card: language.gettext("{name} completes card {card}.").format(
        name=language.player(seat), card=card
    ),
    "card_moves": lambda language, seat, card: language.gettext("Card {card} moves to the left.").format(card=card),
}
STOCKS: Final[Mapping[str, Callable[[Language], str]]] = {
    "no_tile": lambda language: language.gettext("{name} gets {amount} in the place of a tile."),
}
