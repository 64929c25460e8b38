"""Fair dice: the seal of a running game, and the check of a finished one."""

from __future__ import annotations

import asyncio
from typing import Any
from weakref import WeakKeyDictionary

from litestar import Request, Response, get

from burgrave.engine.chance import is_seed
from burgrave.speech import translation
from burgrave.table.api.tables import record_name
from burgrave.table.archive import Archive, Closed
from burgrave.table.fairness import Checked, checked, seal_fits
from burgrave.table.hall import Hall
from burgrave.table.pages.archived import archive_title
from burgrave.table.pages.shell import page
from burgrave.table.reader import language_of
from burgrave.table.room import Room

KEY_DIGITS = 64
"""Hexadecimal, of 256 bits."""
CHECKS: WeakKeyDictionary[Room, asyncio.Task[Checked]] = WeakKeyDictionary()
"""Of finished games in memory: each is checked once, whoever asks."""


async def check_of(room: Room) -> Checked:
    """The check of a finished game, in a thread of its own."""
    task = CHECKS.get(room)
    if task is None or task.cancelled() or task.get_loop() is not asyncio.get_running_loop():
        task = CHECKS[room] = asyncio.create_task(asyncio.to_thread(lambda: checked(room.record())))
    return await asyncio.shield(task)


def key_digits(seed: Any) -> str:
    """A seed as the key that it is; empty when it is none."""
    return f"{seed:0{KEY_DIGITS}x}" if is_seed(seed) else ""


def rows_of(check: Checked | None, has_seal: bool, language: str) -> list[tuple[str, bool | None]]:
    """Each step of the check in words, with its verdict."""
    if check is None:
        return []
    words = translation("table", language)
    rows = [
        (words.gettext("The seal fits the key, the game, its options and its seats."), check.seal),
        (words.gettext("Every action was legal, and every roll and draw follows from the key."), check.actions),
        (words.gettext("The scores are what these actions lead to."), check.scores),
    ]
    return rows if has_seal else rows[1:]


def fair_page(
    request: Request[Any, Any, Any],
    title: str,
    table: str,
    state: str,
    seal: str,
    key: str,
    check: Checked | None,
    file_name: str,
    notes: dict[str, Any],
) -> Response[str]:
    """The page; `state` is `waiting`, `running`, `over` or `closed`, `notes` what else is to be said."""
    return page(
        request,
        "fair.html",
        game_title=title,
        table=table,
        state=state,
        seal=seal,
        key=key,
        check=check,
        rows=rows_of(check, not notes["is_former"], language_of(request)),
        command=f"burgrave verify {file_name}" + (f" --commitment {seal}" if seal else ""),
        **notes,
    )


@get("/t/{table:str}/fair", include_in_schema=False)
async def fair(request: Request[Any, Any, Any], table: str) -> Response[str]:
    """The seal of a table's dice; once the game is over the key, and what the check of everything says."""
    hall: Hall = request.app.state.hall
    try:
        room = await hall.present_room(table)
    except Closed as closed:
        return closed_fair(request, closed.archive)
    title = translation("table", language_of(request)).gettext(room.game.title)
    is_over, seal = room.state.is_over, room.seal
    check = await check_of(room) if is_over else None
    key = key_digits(room.record()["seed"]) if is_over and room.has_seal else ""
    state = "over" if is_over else "running" if room.is_started else "waiting"
    notes = {"is_former": not room.has_seal, "is_chosen": room.has_chosen_seed, "is_continued": room.start is not None}
    return fair_page(request, title, room.id, state, seal, key, check, record_name(room.game.name, room.id), notes)


def closed_fair(request: Request[Any, Any, Any], archive: Archive) -> Response[str]:
    """The same of a closed table: only what needs no rules can be checked."""
    record, language = archive.record, language_of(request)
    is_former, seal = archive.is_former, archive.seal
    key = key_digits(record.get("seed")) if archive.is_over and not is_former else ""
    check = Checked(seal_fits(record)) if seal and key else None
    notes = {"is_former": is_former, "is_chosen": bool(archive.row["has_chosen_seed"]), "is_continued": "start" in record}
    file_name = record_name(archive.row["game"], archive.id)
    return fair_page(request, archive_title(archive, language), archive.id, "closed", seal, key, check, file_name, notes)
