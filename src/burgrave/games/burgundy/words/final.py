"""Explains the points of a seat at the end of the game."""

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
    """Return what was left over and what monasteries were worth, as one text."""
    ngettext = language.ngettext
    texts = []
    for _, _, source, points in events:
        if source == "unsold_goods":
            number = points // POINTS["unsold_goods"]
            cause = ngettext("{count} goods tile left", "{count} goods tiles left", number).format(count=number)
        elif source == "silver":
            number = state.silver[seat]
            cause = ngettext("{count} silver left", "{count} silver left", number).format(count=number)
        elif source == "workers":
            number = state.workers[seat]
            cause = ngettext("{count} worker left", "{count} workers left", number).format(count=number)
        else:
            cause = source_title(language, source)
        texts.append(f"{cause}: {points}")
    return first_upper("; ".join(texts))
