"""The events of shields as sentences and in the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.elements import DEPOT_SPACES
from burgrave.games.burgundy.modules.shields.pieces import IDLE_HANDS, SHIELDS
from burgrave.games.burgundy.words.language import Language

if TYPE_CHECKING:
    from burgrave.games.burgundy.words.entries import EntryBuilder


def name_of(language: Language, shield: int) -> str:
    """Return the name of a shield."""
    return language.gettext(str(SHIELDS[shield + 1]["name"]))


# ---- single events ---------------------------------------------------------------------------------------------------


def shield(language: Language, seat: int, taken: int, depot: int, hex_: int) -> str:
    """Return a sentence for a shield that is put on a castle, or beside a board."""
    text = (
        language.gettext("{player} takes shield {number} ({name}) from depot {depot} onto the castle on space {hex}.")
        if hex_ >= 0
        else language.gettext("{player} takes shield {number} ({name}) from depot {depot}.")
    )
    return text.format(player=language.player(seat), number=taken + 1, name=name_of(language, taken), depot=depot + 1, hex=hex_ + 1)


def shield_lost(language: Language, seat: int, shield: int, hex_: int) -> str:
    """Return a sentence for a shield that leaves the game."""
    text = language.gettext("Shield {number} ({name}) of {player} leaves the game.")
    return text.format(player=language.player(seat), number=shield + 1, name=name_of(language, shield))


def tribute(language: Language, seat: int, count: int) -> str:
    """Return a sentence for the tribute paid for a number of shields."""
    text = language.ngettext("{name} pays tribute for {count} shield.", "{name} pays tribute for {count} shields.", count)
    return text.format(name=language.player(seat), count=count)


SENTENCES: Final[dict[str, Callable[..., str]]] = {
    "tribute": tribute,
    "shield": shield,
    "shield_lost": shield_lost,
    "die_set": lambda language, seat, die, number: language.gettext("{name} sets die {die} to {number}.").format(
        name=language.player(seat), die=die + 1, number=number
    ),
    "copy": lambda language, seat, other: language.gettext(
        "{name} uses the monasteries of another player from now on: {other}."
    ).format(name=language.player(seat), other=language.player(other)),
    "gather": lambda language, seat, kind, count: language.gettext("{name} takes {goods} from all depots.").format(
        name=language.player(seat), goods=language.goods_of(count, kind)
    ),
    "bring": lambda language, seat, tile, space: language.gettext("{name} takes {tile} {place}.").format(
        name=language.player(seat), tile=language.the[tile], place=language.from_depot(space)
    ),
}

STOCKS: Final[dict[str, Callable[[Language], str]]] = {
    "tribute": lambda language: language.gettext("{name} pays {amount} as tribute."),
    "shield": lambda language: language.gettext("{name} gets {amount} thanks to a shield."),
}

CAUSES: Final[dict[str, Callable[[Language], str]]] = {
    "shield": lambda language: language.gettext("thanks to shield {number}").format(number=IDLE_HANDS + 1),
}


# ---- entries of the log ----------------------------------------------------------------------------------------------


def add_shield(builder: EntryBuilder, taken: int, depot: int, hex_: int) -> None:
    """Add a shield that was taken, and where it lies now."""
    text = builder.language.gettext("took shield {number} ({name}) from depot {depot}")
    keys = [f"{builder.seat}.hex:{hex_ + 1}"] if hex_ >= 0 else []
    builder.add(text.format(number=taken + 1, name=name_of(builder.language, taken), depot=depot + 1), *keys)


def add_lost(builder: EntryBuilder, shield: int, hex_: int) -> None:
    """Add a shield that was given up, unpaid or replaced."""
    text = builder.language.gettext("gave up shield {number} ({name})")
    builder.add(text.format(number=shield + 1, name=name_of(builder.language, shield)), f"{builder.seat}.hex:{hex_ + 1}")


def add_set(builder: EntryBuilder, die: int, number: int) -> None:
    """Add a die that was set."""
    builder.add(builder.language.gettext("set a die to {number}").format(number=number))


def add_copy(builder: EntryBuilder, other: int) -> None:
    """Add whose monasteries the seat copies."""
    builder.add(
        builder.language.gettext("uses the monasteries of {other} from now on").format(other=builder.language.player(other))
    )


def add_gather(builder: EntryBuilder, kind: int, count: int) -> None:
    """Add goods of one kind."""
    goods = builder.language.goods_of(count, kind)
    builder.add(builder.language.gettext("took {goods} from all depots").format(goods=goods), f"{builder.seat}.goods:{kind + 1}")


def add_bring(builder: EntryBuilder, tile: int, space: int) -> None:
    """Add a tile of a depot; where it goes is added with its placing."""
    text = builder.language.gettext("took {tile} {place}")
    builder.add(text.format(tile=builder.language.the[tile], place=builder.language.from_depot(space)), DEPOT_SPACES[space].name)


def add_tribute(builder: EntryBuilder, count: int) -> None:
    """Add the tribute for a number of shields; what it cost stands below."""
    text = builder.language.ngettext("paid tribute for {count} shield", "paid tribute for {count} shields", count)
    builder.add(text.format(count=count))


HANDLERS: Final[dict[str, Callable[..., None]]] = {
    "shield": add_shield,
    "shield_lost": add_lost,
    "die_set": add_set,
    "copy": add_copy,
    "gather": add_gather,
    "bring": add_bring,
    "tribute": add_tribute,
}
