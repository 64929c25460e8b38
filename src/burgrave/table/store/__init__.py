"""Where tables, moves, people and chat are kept: SQLite or PostgreSQL, the same statements on both."""

from burgrave.table.store.store import Store

__all__ = ["Store"]
