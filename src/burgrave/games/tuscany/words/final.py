"""The points at the end of a phase and of the game, each explained."""

from __future__ import annotations

from typing import Any

from burgrave.games.tuscany.numbers import STORED_POINTS
from burgrave.games.tuscany.scoring import cards
from burgrave.games.tuscany.words.tongue import Tongue
from burgrave.games.wording import Entry, entry, first_upper


def phase_points(to: Tongue, seat: int, green: int, red: int) -> Entry:
    """Green points that are added to so many red ones."""
    told = to.gettext("Green {green}, red {before} to {after}").format(green=green, before=red, after=red + green)
    return entry(seat, to.gettext("scored the phase"), told, green)


def last_points(to: Tongue, state: Any, seat: int, events: list[Any]) -> Entry:
    """What was left over."""
    ngettext = to.ngettext
    told = []
    for _, _, source, points in events:
        if source == "cards":
            number = cards(state, seat)
            what = ngettext("{count} card left", "{count} cards left", number)
        elif source == "stored":
            number = points // STORED_POINTS
            what = ngettext("{count} token in storage", "{count} tokens in storage", number)
        elif source == "hexagons":
            number = points // STORED_POINTS
            what = ngettext("{count} hexagon left", "{count} hexagons left", number)
        elif source == "marble":
            number = state.marble[seat]
            what = ngettext("{count} marble left", "{count} marble left", number)
        else:
            number = state.workers[seat]
            what = ngettext("{count} worker left", "{count} workers left", number)
        told.append(f"{what.format(count=number)}: {points}")
    gain = sum(event[3] for event in events)
    return entry(seat, to.gettext("scored at the end"), first_upper("; ".join(told)), gain)
