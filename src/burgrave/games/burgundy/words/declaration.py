"""The words of a module of Burgundy: the fields that the game adds to those of all games (`games/words.py`).

The base game and every expansion declare one `BurgundyWords`; those of the modules in play are merged, and any function that is
given a language reaches them by `language.words`. So nothing here names an expansion, and one that is not in play is not asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.words.language import Language, TileNames
from burgrave.games.words import Words

if TYPE_CHECKING:
    from burgrave.draw.parts import View
    from burgrave.engine.action import Action
    from burgrave.engine.events import Event
    from burgrave.engine.game_log import LogEntry

Facts = list[tuple[str, str]]
"""Facts about a place: names and values."""
Rows = list[tuple[str, str]]
"""Rows that a terminal shows for a seat: titles and texts."""


@dataclass(frozen=True, kw_only=True)
class BurgundyWords(Words[Language, State]):
    """The words of one module; see `games.words.Words` for the fields of all games."""

    declining: Mapping[str, Callable[[Language], tuple[str, str]]] = field(default_factory=dict)
    """By step: the label for skipping it ("Take nothing"), and what the log says then ("took nothing")."""
    declined: Mapping[str, Callable[[Language], str]] = field(default_factory=dict)
    """By verb that was skipped: what the log says then, where the event does not name the step."""
    lapsed: Mapping[str, Callable[[Language], tuple[str, str]]] = field(default_factory=dict)
    """By step that had nothing to offer: a sentence with {name}, and the words below an entry of the log."""
    die_numbers: Mapping[str, Callable[[State, int, Action], int]] = field(default_factory=dict)
    """By verb that a die pays for: the number it must show, 0 for any."""
    grants: Mapping[str, Callable[[Language], tuple[str, str]]] = field(default_factory=dict)
    """By what grants an action instead of a tile (`GRANTS`): its name ("Trade route"), and "thanks to the trade route"."""
    payers: Mapping[int, Callable[[Language, State], str]] = field(default_factory=dict)
    """By what pays (a number of `elements.SOURCES`): how, at the end of a line ("with the white die (3)")."""
    board_spaces: Mapping[str, Callable[[Language], tuple[str, str, str]]] = field(default_factory=dict)
    """By name of a board space up to its number (`vine_depot`): "from the ...", "The ... gets {tile}.", and the name in words."""
    seat_places: Mapping[str, Callable[[Language, State, int, int], tuple[str, Facts]]] = field(default_factory=dict)
    """By kind of place that a seat has (`vine` in `0.vine:7`): function of seat and number that returns where it is and facts about
    it."""
    tile_names: Mapping[str, Callable[[Language, str], TileNames]] = field(default_factory=dict)
    """By name of a tile up to a hyphen: function of the name that returns what the tile is called (`words/tile_names.py`). A tile
    that no module names is called by the name in its code."""
    species: Mapping[str, Callable[[Language], str]] = field(default_factory=dict)
    """By name of a species: what many of its animals are called."""
    every_species: Callable[[Language], str] | None = None
    """What animals are called that count with every species (`tiles.EVERY_SPECIES`)."""
    tile_help: Mapping[str, Callable[[Language, str], str]] = field(default_factory=dict)
    """By name of a tile up to a hyphen: function of the name that returns help on the tile."""
    sources: Mapping[str, Callable[[Language], tuple[str, str]]] = field(default_factory=dict)
    """By source of points: its line on the score sheet ("Border posts"), and what for ("for linked border posts")."""
    stocks: Mapping[str, Callable[[Language], str]] = field(default_factory=dict)
    """By reason for a change of silver or workers: a sentence with {name} and {amount}."""
    causes: Mapping[str, Callable[[Language], str]] = field(default_factory=dict)
    """By the same reason: what stands below an entry of the log ("thanks to a shield")."""

    log_handlers: Mapping[str, Callable[..., None]] = field(default_factory=dict)
    """By kind of event of a seat: adds the event to an `EntryBuilder`; called with the builder and what follows the seat in the
    event."""
    board_entries: Mapping[str, Callable[[Language, list[Event]], list[LogEntry]]] = field(default_factory=dict)
    """By kind of event that no seat causes: the entries of the log for all such events of one action."""
    automa_entries: Mapping[str, Callable[[Language, State, int, list[Event]], list[LogEntry]]] = field(default_factory=dict)
    """By name of the step that is the turn of a seat which the module plays: the entries of the log for what it does."""
    storing: Mapping[str, Callable[[Language, State, int, int], str]] = field(default_factory=dict)
    """By verb that says where a tile goes which was taken before: of state, seat and storage space, what the log says."""
    continuing_verbs: tuple[str, ...] = ()
    """Verbs that only finish what the action before them began."""

    terminal_rows: tuple[Callable[[Language, View, int], Rows], ...] = ()
    """Functions that return rows that a terminal shows for a seat, from a view."""
    terminal_lines: Mapping[str, Callable[[Language, View], list[str]]] = field(default_factory=dict)
    """By module: the lines that a terminal shows for all seats together; without an entry it shows the module's view as data."""


def no_lines(language: Language, view: View) -> list[str]:
    """Return no lines: a terminal shows nothing for the module."""
    return []
