"""What a module of Burgundy says: the fields that the game has besides those of all games (`games/words.py`).

The base game and every expansion declare one `BurgundyWords`; those of the modules in play are merged, and any function that is
given a language reaches them by `language.words`. So nothing here names an expansion, and one that is not in play is not asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.words.language import Language
from burgrave.games.words import Words

if TYPE_CHECKING:
    from burgrave.draw.parts import View
    from burgrave.engine.action import Action
    from burgrave.engine.events import Event
    from burgrave.engine.game_log import LogEntry

Facts = list[tuple[str, str]]
"""What is known of a place: names and values."""
Rows = list[tuple[str, str]]
"""What a terminal shows of a seat: titles and texts."""


@dataclass(frozen=True, kw_only=True)
class BurgundyWords(Words[Language, State]):
    """The words of one module."""

    declining: Mapping[str, Callable[[Language], tuple[str, str]]] = field(default_factory=dict)
    """By step: what it means to skip it ("Take nothing"), and what the log says then ("took nothing")."""
    declined: Mapping[str, Callable[[Language], str]] = field(default_factory=dict)
    """By verb whose gift was skipped: what the log says then, where the event does not name the step."""
    lapsed: Mapping[str, Callable[[Language], tuple[str, str]]] = field(default_factory=dict)
    """By step that had nothing to offer: a sentence with {name}, and the words below an entry of the log."""
    die_numbers: Mapping[str, Callable[[State, int, Action], int]] = field(default_factory=dict)
    """By verb that a die pays for: the number it must show, 0 for any."""
    grants: Mapping[str, Callable[[Language], tuple[str, str]]] = field(default_factory=dict)
    """By what grants an action in the place of a tile (`GRANTS`): its name ("Trade route"), and "thanks to the trade route"."""
    board_spaces: Mapping[str, Callable[[Language], tuple[str, str, str]]] = field(default_factory=dict)
    """By board space's name up to its number (`vine_depot`): "from the ...", "The ... gets {tile}.", and what it is called."""
    seat_places: Mapping[str, Callable[[Language, State, int, int], tuple[str, Facts]]] = field(default_factory=dict)
    """By kind of place that a seat has (`vine` in `0.vine:7`): where that is and facts about it, of a seat and a number."""
    tile_help: Mapping[str, Callable[[Language, str], str]] = field(default_factory=dict)
    """By tile's name up to a hyphen: help on the tile of that name."""
    sources: Mapping[str, Callable[[Language], tuple[str, str]]] = field(default_factory=dict)
    """By source of points: its line on the score sheet ("Border posts"), and what for ("for linked border posts")."""
    stocks: Mapping[str, Callable[[Language], str]] = field(default_factory=dict)
    """By reason why silver or workers change hands: a sentence with {name} and {amount}."""
    causes: Mapping[str, Callable[[Language], str]] = field(default_factory=dict)
    """By the same: what stands below an entry of the log ("thanks to a shield")."""

    log_handlers: Mapping[str, Callable[..., None]] = field(default_factory=dict)
    """By kind of event of a seat: adds it to an `EntryBuilder`, given that and what follows the seat in the event."""
    board_entries: Mapping[str, Callable[[Language, list[Event]], list[LogEntry]]] = field(default_factory=dict)
    """By kind of event that no seat causes: the entries of the log for all such events of one action."""
    automa_entries: Mapping[str, Callable[[Language, State, int, list[Event]], list[LogEntry]]] = field(default_factory=dict)
    """By the name of the step that is its turn: the entries of the log for what a seat does that the module plays."""
    continuing_verbs: tuple[str, ...] = ()
    """Verbs that only finish what the action before them began."""

    terminal_rows: tuple[Callable[[Language, View, int], Rows], ...] = ()
    """What a terminal shows of a seat, from a view."""
    terminal_lines: Mapping[str, Callable[[Language, View], list[str]]] = field(default_factory=dict)
    """By module: what a terminal shows of the whole table; without an entry it shows what the view has, as it is."""


def no_lines(language: Language, view: View) -> list[str]:
    """What a terminal shows of the whole table for a module: nothing."""
    return []
