"""Storage of tables, moves, people and chat: SQLite or PostgreSQL, with the same statements on both."""

from burgrave.table.store.store import Store

__all__ = ["Store"]
