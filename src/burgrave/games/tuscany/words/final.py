"""The points at the end of a phase and of the game, each explained."""

from __future__ import annotations

from burgrave.engine.events import Event
from burgrave.engine.game_log import LogEntry
from burgrave.games.language import first_upper
from burgrave.games.log import entry
from burgrave.games.tuscany.numbers import STORED_POINTS
from burgrave.games.tuscany.scoring import cards
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.words.language import Language


def phase_points(language: Language, seat: int, green: int, red: int) -> LogEntry:
    """Return the entry for green points that are added to so many red ones."""
    text = language.gettext("Green {green}, red {before} to {after}").format(green=green, before=red, after=red + green)
    return entry(seat, language.gettext("scored the phase"), text, green)


def last_points(language: Language, state: State, seat: int, events: list[Event]) -> LogEntry:
    """Return the entry for what a seat has left at the end, from its events `score`."""
    ngettext = language.ngettext
    parts = []
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
        parts.append(f"{what.format(count=number)}: {points}")
    gain = sum(event[3] for event in events)
    return entry(seat, language.gettext("scored at the end"), first_upper("; ".join(parts)), gain)
