"""The last points of a seat, each explained."""

from __future__ import annotations

from typing import Any

from burgrave.games.burgundy.mainboard import POINTS
from burgrave.games.burgundy.words.sentences import source_title
from burgrave.games.burgundy.words.tongue import Tongue
from burgrave.games.wording import first_upper


def last_points(to: Tongue, state: Any, seat: int, events: list[Any]) -> str:
    """What was left over, and what monasteries were worth."""
    ngettext = to.ngettext
    told = []
    for _, _, source, points in events:
        if source == "unsold_goods":
            number = points // POINTS["unsold_goods"]
            what = ngettext("{count} goods tile left", "{count} goods tiles left", number).format(count=number)
        elif source == "silver":
            number = state.silver[seat]
            what = ngettext("{count} silver left", "{count} silver left", number).format(count=number)
        elif source == "workers":
            number = state.workers[seat]
            what = ngettext("{count} worker left", "{count} workers left", number).format(count=number)
        else:
            what = source_title(to, source)
        told.append(f"{what}: {points}")
    return first_upper("; ".join(told))
