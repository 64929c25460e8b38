"""The page of fair dice: the commitment of a running game, and the check of a finished one."""

from __future__ import annotations

import asyncio
from typing import TypedDict
from weakref import WeakKeyDictionary

from litestar import Response, get
from litestar.params import FromPath

from burgrave.engine.chance import is_seed
from burgrave.speech import translation
from burgrave.table.api.tables import record_name
from burgrave.table.archive import Archive, Closed
from burgrave.table.errors import Unwell
from burgrave.table.fairness import FairnessCheck, check_record, commitment_matches
from burgrave.table.installed_games import report
from burgrave.table.json_types import Json
from burgrave.table.pages.archive_page import archive_title
from burgrave.table.pages.rendering import page
from burgrave.table.request_info import AppRequest, language_of, service_of
from burgrave.table.room import Room

KEY_DIGITS = 64
"""Hexadecimal, of 256 bits."""
CHECKS: WeakKeyDictionary[Room, asyncio.Task[FairnessCheck]] = WeakKeyDictionary()
"""Of finished games in memory: each is checked once, whoever asks."""


async def check_of(room: Room) -> FairnessCheck:
    """Return the check of a finished game, computed once in a thread."""
    task = CHECKS.get(room)
    if task is None or task.cancelled() or task.get_loop() is not asyncio.get_running_loop():
        task = CHECKS[room] = asyncio.create_task(asyncio.to_thread(checked, room))
    return await asyncio.shield(task)


def checked(room: Room) -> FairnessCheck:
    """Return the check of a finished game; raises Unwell where the game calls sys.exit(), which would end the server in a task."""
    try:
        return check_record(room.record())
    except SystemExit as error:
        report(room.game.name, error)
        raise Unwell(f"the game {room.game.name!r} raised an error; the log of the server says why") from error


def key_digits(seed: Json) -> str:
    """Return a seed as the hexadecimal digits of the key; empty when it is none."""
    return f"{seed:0{KEY_DIGITS}x}" if is_seed(seed) else ""


def rows_of(check: FairnessCheck | None, has_commitment: bool, language: str) -> list[tuple[str, bool | None]]:
    """Return each step of the check in words, with its result."""
    if check is None:
        return []
    catalog = translation("table", language)
    rows = [
        (catalog.gettext("The seal fits the key, the game, its options and its seats."), check.commitment),
        (catalog.gettext("Every action was legal, and every roll and draw follows from the key."), check.actions),
        (catalog.gettext("The scores are what these actions lead to."), check.scores),
    ]
    return rows if has_commitment else rows[1:]


class DiceNotes(TypedDict):
    """Whether the legacy generator dealt the game, the host chose its seed, and it was continued under other rules."""

    is_legacy: bool
    is_chosen: bool
    is_continued: bool


def fair_page(
    request: AppRequest,
    title: str,
    table: str,
    state: str,
    commitment: str,
    key: str,
    check: FairnessCheck | None,
    file_name: str,
    notes: DiceNotes,
) -> Response[str]:
    """Return the page; `state` is `waiting`, `running`, `over` or `closed`."""
    return page(
        request,
        "fair.html",
        game_title=title,
        table=table,
        state=state,
        commitment=commitment,
        key=key,
        check=check,
        rows=rows_of(check, not notes["is_legacy"], language_of(request)),
        command=f"burgrave verify {file_name}" + (f" --commitment {commitment}" if commitment else ""),
        **notes,
    )


@get("/t/{table:str}/fair", include_in_schema=False)
async def fair(request: AppRequest, table: FromPath[str]) -> Response[str]:
    """Show the commitment of a table; once the game is over also the key and the result of the check."""
    service = service_of(request)
    try:
        room = await service.present_room(table)
    except Closed as closed:
        return closed_fair(request, closed.archive)
    title = room.game.title_in(language_of(request))
    is_over, commitment = room.state.is_over, room.shown_commitment
    check = await check_of(room) if is_over else None
    key = key_digits(room.record()["seed"]) if is_over and room.has_commitment else ""
    state = "over" if is_over else "running" if room.is_started else "waiting"
    notes: DiceNotes = {
        "is_legacy": not room.has_commitment,
        "is_chosen": room.has_chosen_seed,
        "is_continued": room.start is not None,
    }
    return fair_page(request, title, room.id, state, commitment, key, check, record_name(room.game.name, room.id), notes)


def closed_fair(request: AppRequest, archive: Archive) -> Response[str]:
    """Return the page of a closed table, where only what needs no rules can be checked."""
    record, language = archive.record, language_of(request)
    is_legacy, commitment = archive.has_legacy_dice, archive.shown_commitment
    key = key_digits(record.get("seed")) if archive.is_over and not is_legacy else ""
    check = FairnessCheck(commitment_matches(record)) if commitment and key else None
    notes: DiceNotes = {
        "is_legacy": is_legacy,
        "is_chosen": bool(archive.row["has_chosen_seed"]),
        "is_continued": "start" in record,
    }
    file_name = record_name(archive.row["game"], archive.id)
    return fair_page(request, archive_title(archive, language), archive.id, "closed", commitment, key, check, file_name, notes)
