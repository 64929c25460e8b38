"""The class of the texts of a module of Tiletum: `Words`, with fields that only this game has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from burgrave.engine.game_log import LogEntry
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.words.language import Language
from burgrave.games.words import Words


@dataclass(frozen=True, kw_only=True)
class TiletumWords(Words[Language, State]):
    """The words of one module; the base game's are `words.WORDS`."""

    setup_entries: Mapping[str, Callable[..., LogEntry]] = field(default_factory=dict)
    """By kind of an event of the setup: its entry in the log, of the language and what follows the kind in the event."""
