"""Events of modules as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.games.kingsburg.buildings import ROWS
from burgrave.games.kingsburg.powers import FIRST_DESTINY, FIRST_GOVERNOR, FIRST_GROUP
from burgrave.games.kingsburg.words.tongue import Tongue


def rows(to: Tongue, mask: int) -> str:
    """The letters of some rows."""
    return to.both([ROWS[row] for row in range(len(ROWS)) if mask >> row & 1])


def cover(to: Tongue, event: Any) -> str:
    """Which alternative rows a player uses."""
    _, seat, mask = event
    if not mask:
        return to.gettext("{name} uses no alternative row.").format(name=to.player(seat))
    told = to.ngettext("{name} uses alternative row {rows}.", "{name} uses alternative rows {rows}.", mask.bit_count())
    return told.format(name=to.player(seat), rows=rows(to, mask))


SENTENCES: Final[dict[str, Callable[[Tongue, Any], str]]] = {
    "keep_strips": lambda to, event: to.gettext("{name} keeps the same row twice.").format(name=to.player(event[1])),
    "redraw": lambda to, event: to.gettext("{name} exchanges a row and gets {row}.").format(
        name=to.player(event[1]), row=ROWS[event[2]]
    ),
    "draft": lambda to, event: to.gettext("{name} takes alternative row {row}.").format(
        name=to.player(event[1]), row=ROWS[event[2]]
    ),
    "cover": cover,
    "governor": lambda to, event: to.gettext("{name} becomes governor: {governor}.").format(
        name=to.player(event[1]), governor=to.power[FIRST_GOVERNOR + event[2]]
    ),
    "nominate": lambda to, event: to.gettext("{name} opens the bidding for {governor}.").format(
        name=to.player(event[1]), governor=to.the_power[FIRST_GOVERNOR + event[2]]
    ),
    "bid": lambda to, event: to.gettext("{name} bids {points}.").format(name=to.player(event[1]), points=to.points(event[2])),
    "bid_pass": lambda to, event: to.gettext("{name} bids no more.").format(name=to.player(event[1])),
    "white_die": lambda to, event: to.gettext("{name} gets a white die for this season.").format(name=to.player(event[1])),
    "set_dice": lambda to, event: to.gettext("{name} changes dice and has {dice}.").format(
        name=to.player(event[1]), dice=to.numbers(event[2:])
    ),
    "move_dice": lambda to, event: to.gettext("{name} moves dice {left} to the Duchess.").format(
        name=to.player(event[1]), left=to.from_adviser[event[2]]
    ),
    "destiny": lambda to, event: to.gettext("The card of the year: {card}.").format(card=to.power[FIRST_DESTINY + event[2]]),
    "destiny_unused": lambda to, event: to.gettext("A card that the scenario does not use is discarded: {card}.").format(
        card=to.power[FIRST_DESTINY + event[2]]
    ),
    "envoy_delayed": lambda to, event: to.gettext("The king's envoy is delayed this year."),
    "wilds": lambda to, event: to.gettext("A white die decides on the wilds: {die}.").format(die=event[2]),
    "mark": lambda to, event: to.gettext("{name} alone may influence {adviser} this year.").format(
        name=to.player(event[1]), adviser=to.the_adviser[event[2]]
    ),
    "claim": lambda to, event: to.gettext("{name} wins over {group}.").format(
        name=to.player(event[1]), group=to.the_power[FIRST_GROUP + event[2]]
    ),
    "swear": lambda to, event: to.gettext("{name} puts a token on {adviser}.").format(
        name=to.player(event[1]), adviser=to.the_adviser[event[2]]
    ),
    "remove": lambda to, event: to.gettext("{name} takes a token of {other} away {adviser}.").format(
        name=to.player(event[1]), adviser=to.from_adviser[event[2]], other=to.player(event[3])
    ),
    "offer_nothing": lambda to, event: to.gettext("{name} offers nothing.").format(name=to.player(event[1])),
    "copy": lambda to, event: to.gettext("{name} gets what this adviser gives: {adviser}.").format(
        name=to.player(event[1]), adviser=to.adviser[event[2]]
    ),
    "granted": lambda to, event: to.gettext("{name} chooses for {other}: {things}.").format(
        name=to.player(event[1]), other=to.player(event[2]), things=to.amount(event[3], 1)
    ),
    "name": lambda to, event: to.gettext("{name} names {other}.").format(name=to.player(event[1]), other=to.player(event[2])),
    "whim": lambda to, event: to.gettext("A whim changes what this adviser gives: {adviser}.").format(adviser=to.adviser[event[2]]),
    "whim_gone": lambda to, event: to.gettext("The whim of this adviser is gone: {adviser}.").format(adviser=to.adviser[event[2]]),
    "whim_resource": lambda to, event: to.gettext("On the whim of rank 5 lies {things}.").format(things=to.amount(event[2], 1)),
    "token": lambda to, event: to.gettext("{name} sends the token with {soldiers}.").format(
        name=to.player(event[1]), soldiers=to.soldiers(event[2])
    ),
}
"""By kind of event."""
