"""Rows of the database as the rest of the table reads them, one type for each kind; see `schema` for what the columns mean."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from sqlalchemy import RowMapping


class TableRow(TypedDict):
    """A table; `position` is left out where tables are only listed."""

    id: str
    game: str
    version: int
    modules: str
    options: str
    seats: int
    seed: str
    is_seeded: bool
    has_chosen_seed: bool
    host: str | None
    is_open: bool
    is_over: bool
    is_due: bool
    rematch: str | None
    created: float
    moved: float
    format: int
    fingerprint: str
    closed: str
    position: NotRequired[bytes | None]


class TableChange(TypedDict, total=False):
    """New values of a table's row, written when its rules have changed."""

    format: int
    seed: str
    is_seeded: bool
    has_chosen_seed: bool
    is_due: bool
    fingerprint: str
    closed: str
    position: bytes


class NewTableRow(TypedDict):
    """A table as it is stored first; the database fills in the rest."""

    id: str
    game: str
    format: int
    version: int
    fingerprint: str
    modules: str
    options: str
    seats: int
    seed: str
    is_seeded: bool
    has_chosen_seed: bool
    host: str | None
    is_open: bool
    is_over: bool
    is_due: bool
    position: bytes


class SeatRow(TypedDict):
    """A seat of a table and who sits in it."""

    seat: int
    kind: str
    person: str | None
    name: str
    bot: str


class ChatRow(TypedDict):
    """A message at a table."""

    number: int
    person: str | None
    name: str
    text: str
    at: float


class StartRow(TypedDict):
    """A position from which a game went on under other rules."""

    ply: int
    data: bytes


class NewPersonRow(TypedDict):
    """A guest as they are stored first."""

    id: str
    name: str
    epoch: int
    language: str
    webhook: str


class PersonRow(TypedDict):
    """A guest or an account."""

    id: str
    name: str
    login: str | None
    password: str | None
    token: str | None
    epoch: int
    language: str
    webhook: str


def table_row(row: RowMapping) -> TableRow:
    """Return a row of `tables` from what the driver returned."""
    listed: TableRow = {
        "id": row["id"],
        "game": row["game"],
        "version": row["version"],
        "modules": row["modules"],
        "options": row["options"],
        "seats": row["seats"],
        "seed": row["seed"],
        "is_seeded": row["is_seeded"],
        "has_chosen_seed": row["has_chosen_seed"],
        "host": row["host"],
        "is_open": row["is_open"],
        "is_over": row["is_over"],
        "is_due": row["is_due"],
        "rematch": row["rematch"],
        "created": row["created"],
        "moved": row["moved"],
        "format": row["format"],
        "fingerprint": row["fingerprint"],
        "closed": row["closed"],
    }
    if "position" in row:
        listed["position"] = row["position"]
    return listed


def seat_row(row: RowMapping) -> SeatRow:
    """Return a row of `seats` from what the driver returned."""
    return {"seat": row["seat"], "kind": row["kind"], "person": row["person"], "name": row["name"], "bot": row["bot"]}


def chat_row(row: RowMapping) -> ChatRow:
    """Return a row of `chat` from what the driver returned."""
    return {"number": row["number"], "person": row["person"], "name": row["name"], "text": row["text"], "at": row["at"]}


def start_row(row: RowMapping) -> StartRow:
    """Return a row of `starts` from what the driver returned."""
    return {"ply": row["ply"], "data": row["data"]}


def person_row(row: RowMapping) -> PersonRow:
    """Return a row of `people` from what the driver returned."""
    return {
        "id": row["id"],
        "name": row["name"],
        "login": row["login"],
        "password": row["password"],
        "token": row["token"],
        "epoch": row["epoch"],
        "language": row["language"],
        "webhook": row["webhook"],
    }
