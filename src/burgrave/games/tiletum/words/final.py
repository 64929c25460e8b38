"""The points at the end of the game, each explained."""

from __future__ import annotations

from burgrave.engine.events import Event
from burgrave.engine.game_log import LogEntry
from burgrave.games.language import first_upper
from burgrave.games.log import entry
from burgrave.games.tiletum.kinds import GOOD_KINDS
from burgrave.games.tiletum.scoring import completed
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.words.language import Language


def last_points(language: Language, state: State, seat: int, events: list[Event]) -> LogEntry:
    """Return the entry for what the end brings a seat, from its events `score`: buildings, houses times pillars, goods."""
    parts = []
    for _, _, source, points in events:
        if source == "buildings":
            number = completed(state, seat)
            what = language.ngettext("{count} completed building", "{count} completed buildings", number).format(count=number)
        elif source == "houses_and_pillars":
            houses, pillars = language.houses(state.towns[seat].bit_count()), language.pillars(state.pillared[seat].bit_count())
            what = language.gettext("{houses} × {pillars}").format(houses=houses, pillars=pillars)
        else:
            number = sum(state.goods[seat * GOOD_KINDS : (seat + 1) * GOOD_KINDS])
            what = language.ngettext("{count} good left", "{count} goods left", number).format(count=number)
        parts.append(f"{what}: {points}")
    gain = sum(event[3] for event in events)
    return entry(seat, language.gettext("scored at the end"), first_upper("; ".join(parts)), gain)
