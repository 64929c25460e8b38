"""Single events of Chateauma's as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from burgrave.games.burgundy.modules.chateauma.words.names import not_found, on_card, thanks_to, why_sold
from burgrave.games.burgundy.words.language import Language
from burgrave.games.language import first_upper, player_sentence


def own_die(language: Language, seat: int, die: int, white: int, slot: int, card: int) -> str:
    """Its die, and the card that the white die chooses."""
    if not card:
        text = language.gettext("{name} rolls {die}; where the white die ({white}) points, no card lies.")
    elif slot:
        text = language.gettext("{name} rolls {die}; the white die ({white}) chooses the right card, number {card}.")
    else:
        text = language.gettext("{name} rolls {die}; the white die ({white}) chooses the left card, number {card}.")
    return text.format(name=language.player(seat), die=die, white=white, card=card)


def new_card(language: Language, seat: int, slot: int, card: int) -> str:
    """A card is turned up."""
    text = (
        language.gettext("{name} gets card {card} on the right.")
        if slot
        else language.gettext("{name} gets card {card} on the left.")
    )
    return text.format(name=language.player(seat), card=card)


def lay(language: Language, seat: int, tile: int, slot: int, card: int, space: int, place: int, first: int) -> str:
    """A tile from a depot."""
    text = language.gettext("{name} lays {tile} {place} {card}.")
    return text.format(
        name=language.player(seat), tile=language.the[tile], place=language.from_depot(place), card=on_card(language, slot)
    )


def lay_reserve(language: Language, seat: int, tile: int, slot: int, card: int, space: int) -> str:
    """A tile of its reserve."""
    text = language.gettext("{name} lays {tile} from its reserve {card}.")
    return text.format(name=language.player(seat), tile=language.the[tile], card=on_card(language, slot))


def lay_wild(language: Language, seat: int, slot: int, card: int, space: int) -> str:
    """A tile face down."""
    return language.gettext("{name} lays a wild tile {card}.").format(name=language.player(seat), card=on_card(language, slot))


def wild(language: Language, seat: int, tile: int, place: int) -> str:
    """The first tile of the black depot."""
    text = language.gettext("{name} takes {tile} from the black depot as a wild tile.")
    return text.format(name=language.player(seat), tile=language.the[tile])


def reserve(language: Language, seat: int, tile: int, place: int, cause: int) -> str:
    """A tile for its reserve."""
    text = (
        language.gettext("{name} takes {tile} {place} for its reserve.")
        if cause
        else language.gettext("{name} buys {tile} {place} for its reserve.")
    )
    return text.format(name=language.player(seat), tile=language.the[tile], place=language.from_depot(place))


def stack(language: Language, seat: int, tile: int, is_bought: int) -> str:
    """A double hex."""
    text = (
        language.gettext("{name} buys a double hex ({tile}).")
        if is_bought
        else language.gettext("{name} takes a double hex ({tile}).")
    )
    return text.format(name=language.player(seat), tile=language.title[tile])


def sell_for(language: Language, seat: int, kind: int, count: int, why: str) -> str:
    """A sale, and why."""
    text = language.gettext("{name} sells {goods} ({why}).")
    return text.format(name=language.player(seat), goods=language.goods_of(count, kind), why=why_sold(language, why))


def no_goods(language: Language, seat: int, why: str) -> str:
    """A sale without goods."""
    text = language.gettext("{name} has no goods to sell ({why}).")
    return text.format(name=language.player(seat), why=why_sold(language, why))


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
    "nothing": lambda language, seat, what: first_upper(not_found(language, what)) + ".",
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
