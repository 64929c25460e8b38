"""The points at the end of the game, each explained."""

from __future__ import annotations

from typing import Any

from burgrave.games.tiletum.kinds import GOOD_KINDS
from burgrave.games.tiletum.scoring import completed
from burgrave.games.tiletum.words.tongue import Tongue
from burgrave.games.wording import Entry, entry, first_upper


def last_points(to: Tongue, state: Any, seat: int, events: list[Any]) -> Entry:
    """Buildings, houses times pillars, goods."""
    told = []
    for _, _, source, points in events:
        if source == "buildings":
            number = completed(state, seat)
            what = to.ngettext("{count} completed building", "{count} completed buildings", number).format(count=number)
        elif source == "houses_and_pillars":
            houses, pillars = to.houses(state.towns[seat].bit_count()), to.pillars(state.pillared[seat].bit_count())
            what = to.gettext("{houses} × {pillars}").format(houses=houses, pillars=pillars)
        else:
            number = sum(state.goods[seat * GOOD_KINDS : (seat + 1) * GOOD_KINDS])
            what = to.ngettext("{count} good left", "{count} goods left", number).format(count=number)
        told.append(f"{what}: {points}")
    gain = sum(event[3] for event in events)
    return entry(seat, to.gettext("scored at the end"), first_upper("; ".join(told)), gain)
