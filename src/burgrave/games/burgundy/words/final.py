"""The last points of a seat, each explained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.burgundy.mainboard import POINTS
from burgrave.games.burgundy.words.language import Language
from burgrave.games.burgundy.words.sentences import source_title
from burgrave.games.language import first_upper

if TYPE_CHECKING:
    from burgrave.engine.events import Event
    from burgrave.games.burgundy.state import State


def last_points(language: Language, state: State, seat: int, events: list[Event]) -> str:
    """What was left over, and what monasteries were worth."""
    ngettext = language.ngettext
    texts = []
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
            what = source_title(language, source)
        texts.append(f"{what}: {points}")
    return first_upper("; ".join(texts))
