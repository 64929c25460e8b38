"""Tables written by today's code, and rules that change under them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.games import fingerprint as fingerprints
from burgrave.table import installed_games, table_factory
from burgrave.table.room import Room
from burgrave.table.service import TableService
from burgrave.table.settings import Settings
from burgrave.table.store.migrate import upgrade as migrate
from burgrave.table.table_factory import NewSeat


def service_of(url: str) -> TableService:
    """A service that no bot plays in by itself."""
    service = TableService(Settings(secret="x" * 40, database=url, bot_pace=0, guest_rate=0))
    service.bot_turns.drive = lambda room: None  # type: ignore[method-assign]
    return service


@pytest.fixture
async def service(database: str) -> AsyncIterator[TableService]:
    service = service_of(database)
    await migrate(service.store.database.engine)
    yield service
    await service.store.close()


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Call it: from now on games have another fingerprint, of the same version."""

    def change(mark: str = "f") -> None:
        known = fingerprints.fingerprint.__wrapped__
        for module in (installed_games, table_factory):
            monkeypatch.setattr(module, "fingerprint", lambda game: known(game)[:-1] + mark * 2)

    return change


def more_points(monkeypatch: pytest.MonkeyPatch, game: str = "burgundy") -> None:
    """The reported case: scores that are two points higher."""
    kind = type(burgrave.game(game))
    scores = kind.scores
    monkeypatch.setattr(kind, "scores", lambda game, state: tuple(score + 2 for score in scores(game, state)))


async def open_table(service: TableService, game: str = "burgundy", seats: int = 2, **options: Any) -> tuple[Any, Room]:
    """A table at which one person has all seats."""
    ann = await service.people.new_guest("127.0.0.1", "Ann")
    return ann, await service.factory.new_table(ann, game, [NewSeat("human", person=ann.id)] * seats, **options)


async def play(service: TableService, room: Room, lines: int = 10_000, seed: int = 1) -> None:
    """Random moves, a step taken back now and then."""
    random = Random(seed)
    for _ in range(lines):
        if room.state.is_over:
            return
        seat = random.choice(room.state.to_act)
        async with room.lock:
            await service.append(room, "act", seat, str(random.choice(room.state.legal_actions(seat))))
            if random.random() < 0.05 and room.can(seat, "undo"):
                await service.append(room, random.choice(["undo", "reset"]), seat, "")


async def upgraded(service: TableService) -> dict[str, Any]:
    """Upgrade all tables as after a start, nothing in memory; outcomes by table."""
    service.rooms.clear()
    return {table: outcome async for table, outcome in service.upgrades.each()}
