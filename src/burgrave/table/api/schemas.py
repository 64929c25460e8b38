"""The request and response bodies of the API."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from burgrave.games.words import Badge

Name = Annotated[str, Meta(max_length=100)]
Ply = Annotated[int, Meta(ge=0, description="The `ply` of the table as you saw it.")]


class NewPerson(Struct, forbid_unknown_fields=True):
    """The body of a request to become a guest, with the name to be called by."""

    name: Name = ""


class ModuleShown(Struct):
    """A module of a game."""

    id: str
    title: str
    hint: str
    needs: list[str]
    excludes: list[str]
    seats: list[int]
    demands: dict[str, list[str]]
    mode: bool


class PresetShown(Struct):
    """A named table; the game itself plays `own_seats` of its seats."""

    id: str
    title: str
    hint: str
    modules: list[str]
    options: dict[str, Any]
    seats: int
    own_seats: list[int]


class GameShown(Struct):
    """A game that is installed."""

    name: str
    title: str
    version: int
    seats: list[int]
    modules: list[ModuleShown]
    default_modules: list[str]
    options: dict[str, Any]
    presets: list[PresetShown]
    languages: list[str]
    bots: list[str]
    error: str = ""
    """Why it cannot be played; empty for every game that can."""


class PersonShown(Struct):
    """Somebody, with a token when it is new."""

    id: str
    name: str
    guest: bool
    token: str | None = None


class SeatWish(Struct, forbid_unknown_fields=True):
    """What a seat of a new table is to be."""

    kind: Literal["human", "bot"] = "human"
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Name = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    modules: Annotated[list[str], Meta(max_length=40)] | None = None
    options: dict[str, Any] | None = None
    preset: Annotated[str, Meta(max_length=40)] = ""
    seed: Annotated[int, Meta(ge=0)] | None = None
    open: bool = False


class Sitting(Struct, forbid_unknown_fields=True):
    """How to be called in a seat."""

    name: Name = ""


class Choice(Struct, forbid_unknown_fields=True):
    """An action, chosen by somebody who has seen the table at `ply`."""

    ply: Ply
    action: Annotated[str, Meta(max_length=200)]
    seat: int | None = None


class Seen(Struct, forbid_unknown_fields=True):
    """To do again what was taken back, having seen the table at `ply`."""

    ply: Ply
    seat: int | None = None


class TakenBack(Seen, forbid_unknown_fields=True):
    """To take back one step, several, or everything of a turn that can be."""

    turn: bool = False
    steps: Annotated[int, Meta(ge=1, le=200)] = 1


class Words(Struct, forbid_unknown_fields=True):
    """The body of a chat message."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class MessageShown(Struct):
    """Something that was said at a table."""

    number: int
    name: str
    text: str
    at: float


class ActionShown(Struct):
    """Something a seat of yours may do now."""

    text: str
    path: list[str]
    label: str
    seat: int
    verb: str
    badges: list[Badge]


class SeatShown(Struct):
    """A seat and who sits in it."""

    seat: int
    kind: str
    name: str
    bot: str
    free: bool
    you: bool


class TableShown(Struct):
    """A table as the asker may see it."""

    id: str
    game: str
    ply: int
    move: int
    started: bool
    seed_chosen: bool
    to_act: list[int]
    seats: list[SeatShown]
    over: bool
    closed: bool
    commitment: str
    scores: list[int]
    ranking: list[int] | None
    winners: list[int] | None
    sources: list[list[tuple[str, int]]] | None
    teams: list[list[int]]
    view: dict[str, Any]
    actions: list[ActionShown]
    undo: bool
    redo: bool
    token: str | None = None


class Problem(Struct):
    """What was wrong, and what would be right."""

    error: str
    detail: str
