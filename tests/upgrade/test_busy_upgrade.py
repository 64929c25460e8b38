"""People play while tables are upgraded: each is upgraded once, and no move is lost or written against the old position."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from burgrave.table.hall import Hall
from burgrave.table.store import Store
from upgrade.conftest import hall_of, more_points, open_table, play

pytestmark = [pytest.mark.anyio, pytest.mark.pure]


async def test_upgraded_elsewhere_while_it_is_read(hall, new_rules, monkeypatch, database):
    """A table that another task or process upgrades between two queries is not read half before and half after."""
    _, room = await open_table(hall, "tuscany")
    await play(hall, room, 40)
    hall.rooms.clear()
    new_rules()
    more_points(monkeypatch, "tuscany")
    other = hall_of(database)
    moves = Store._moves

    async def upgraded_meanwhile(store: Store, *args: Any) -> Any:
        if store is hall.store:
            await other.upgrades.opened(room.id)
        return await moves(store, *args)

    monkeypatch.setattr(Store, "_moves", upgraded_meanwhile)
    try:
        served = await hall.room(room.id)
        await play(hall, served, 10)
        again, _ = await other.upgrades.opened(room.id)
        assert again.state.digest() == served.state.digest()
        assert again.start is not None
    finally:
        await other.store.close()
