"""Types of what the table stores as JSON (`stored_json`): records, snapshots, starts and results of games.

What is read back is untyped JSON until it has been checked: another server may have written it.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from burgrave.engine.game_log import LogEntry
from burgrave.table.json_types import Json, JsonObject


class Record(TypedDict):
    """A game as `engine.record` replays it; `seed` is None until the game is over."""

    format: int
    game: str
    version: int
    modules: Json
    options: Json
    seats: int
    seed: int | None
    actions: list[str]
    commitment: NotRequired[str]
    start: NotRequired[JsonObject]
    digests: NotRequired[list[str]]
    scores: NotRequired[list[int]]


class FinalResult(TypedDict):
    """How a finished game ended; `sources` says by seat where the points came from."""

    scores: list[int]
    ranking: list[int]
    winners: list[int]
    sources: list[list[list[str | int]]]


class Snapshot(TypedDict):
    """How a game stands, stored with every move; the result only of a finished game."""

    save: JsonObject
    view: JsonObject
    scores: list[int]
    ranking: NotRequired[list[int]]
    winners: NotRequired[list[int]]
    sources: NotRequired[list[list[list[str | int]]]]


class Start(TypedDict):
    """Where a game goes on under other rules: its position, and by language what the log said until then."""

    save: JsonObject
    log: dict[str, list[LogEntry]]
    version: NotRequired[int]


class TurnView(TypedDict):
    """What a spectator saw (`view`) after `at` actions."""

    at: int
    view: JsonObject


class Result(TypedDict):
    """What is stored of a finished or closed game (`table.archive`)."""

    scores: Json | list[int]
    ranking: Json | list[int]
    winners: Json | list[int]
    sources: Json | list[list[list[str | int]]]
    log: dict[str, dict[str, list[LogEntry]]]
    turns: list[TurnView]
    course: list[list[int]]
    record: Record
    titles: dict[str, dict[str, str]]
    teams: list[list[int]]
