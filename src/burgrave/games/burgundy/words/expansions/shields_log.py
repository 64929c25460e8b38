"""What shields do, as sentences and in the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgrave.games.burgundy.elements import DEPOT_SPACES
from burgrave.games.burgundy.modules.shields.pieces import IDLE_HANDS, SHIELDS
from burgrave.games.burgundy.words.tongue import Tongue


def name_of(to: Tongue, shield: int) -> str:
    """What we call a shield."""
    return to.gettext(str(SHIELDS[shield + 1]["name"]))


# ---- single events ---------------------------------------------------------------------------------------------------


def shield(to: Tongue, event: Any) -> str:
    """Onto a castle, or beside a board."""
    _, seat, taken, depot, hex_ = event
    told = (
        to.gettext("{player} takes shield {number} ({name}) from depot {depot} onto the castle on space {hex}.")
        if hex_ >= 0
        else to.gettext("{player} takes shield {number} ({name}) from depot {depot}.")
    )
    return told.format(player=to.player(seat), number=taken + 1, name=name_of(to, taken), depot=depot + 1, hex=hex_ + 1)


def shield_lost(to: Tongue, event: Any) -> str:
    """Out of the game."""
    told = to.gettext("Shield {number} ({name}) of {player} leaves the game.")
    return told.format(player=to.player(event[1]), number=event[2] + 1, name=name_of(to, event[2]))


def tribute(to: Tongue, event: Any) -> str:
    """For how many."""
    told = to.ngettext("{name} pays tribute for {count} shield.", "{name} pays tribute for {count} shields.", event[2])
    return told.format(name=to.player(event[1]), count=event[2])


SENTENCES: dict[str, Callable[[Tongue, Any], str]] = {
    "tribute": tribute,
    "shield": shield,
    "shield_lost": shield_lost,
    "die_set": lambda to, event: to.gettext("{name} sets die {die} to {number}.").format(
        name=to.player(event[1]), die=event[2] + 1, number=event[3]
    ),
    "copy": lambda to, event: to.gettext("{name} uses the monasteries of another player from now on: {other}.").format(
        name=to.player(event[1]), other=to.player(event[2])
    ),
    "gather": lambda to, event: to.gettext("{name} takes {goods} from all depots.").format(
        name=to.player(event[1]), goods=to.goods_of(event[3], event[2])
    ),
    "bring": lambda to, event: to.gettext("{name} takes {tile} {place}.").format(
        name=to.player(event[1]), tile=to.the[event[2]], place=to.from_depot(event[3])
    ),
}

STOCKS: dict[str, Callable[[Tongue], str]] = {
    "tribute": lambda to: to.gettext("{name} pays {amount} as tribute."),
    "shield": lambda to: to.gettext("{name} gets {amount} thanks to a shield."),
}

CAUSES: dict[str, Callable[[Tongue], str]] = {
    "shield": lambda to: to.gettext("thanks to shield {number}").format(number=IDLE_HANDS + 1),
}


# ---- entries of the log ----------------------------------------------------------------------------------------------


def tell_shield(deed: Any, event: Any) -> None:
    """Taken, and where it lies now."""
    _, seat, taken, depot, hex_ = event
    told = deed.to.gettext("took shield {number} ({name}) from depot {depot}")
    keys = [f"{seat}.hex:{hex_ + 1}"] if hex_ >= 0 else []
    deed.add(told.format(number=taken + 1, name=name_of(deed.to, taken), depot=depot + 1), *keys)


def tell_lost(deed: Any, event: Any) -> None:
    """Given up, unpaid or replaced."""
    told = deed.to.gettext("gave up shield {number} ({name})")
    deed.add(told.format(number=event[2] + 1, name=name_of(deed.to, event[2])), f"{event[1]}.hex:{event[3] + 1}")


def tell_set(deed: Any, event: Any) -> None:
    """A die of one's choice."""
    deed.add(deed.to.gettext("set a die to {number}").format(number=event[3]))


def tell_copy(deed: Any, event: Any) -> None:
    """Whose monasteries."""
    deed.add(deed.to.gettext("uses the monasteries of {other} from now on").format(other=deed.to.player(event[2])))


def tell_gather(deed: Any, event: Any) -> None:
    """Goods of one kind."""
    goods = deed.to.goods_of(event[3], event[2])
    deed.add(deed.to.gettext("took {goods} from all depots").format(goods=goods), f"{event[1]}.goods:{event[2] + 1}")


def tell_bring(deed: Any, event: Any) -> None:
    """A tile; where it goes is told with its placing."""
    told = deed.to.gettext("took {tile} {place}")
    deed.add(told.format(tile=deed.to.the[event[2]], place=deed.to.from_depot(event[3])), DEPOT_SPACES[event[3]].name)


def tell_tribute(deed: Any, event: Any) -> None:
    """For how many; what it cost stands below."""
    told = deed.to.ngettext("paid tribute for {count} shield", "paid tribute for {count} shields", event[2])
    deed.add(told.format(count=event[2]))


TELLERS: dict[str, Callable[[Any, Any], None]] = {
    "shield": tell_shield,
    "shield_lost": tell_lost,
    "die_set": tell_set,
    "copy": tell_copy,
    "gather": tell_gather,
    "bring": tell_bring,
    "tribute": tell_tribute,
}
