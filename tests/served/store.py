"""A database of the table, opened as a server opens it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from burgrave.table.store import Store
from burgrave.table.store.migrate import upgrade


@asynccontextmanager
async def opened_store(url: str) -> AsyncIterator[Store]:
    """Yield the store of a database, with all its tables; it is closed at the end."""
    store = Store(url)
    await upgrade(store.database.engine)
    try:
        yield store
    finally:
        await store.close()
