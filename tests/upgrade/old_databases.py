"""Databases that earlier commits wrote, unpacked on SQLite or copied to PostgreSQL at their own revision."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from burgrave.table.store.copying import NAMES, at_revision, copy_table

FOLDER = Path(__file__).parent / "databases"
COMMITS = sorted(file.stem for file in FOLDER.glob("*.json"))


def expected(commit: str) -> dict[str, Any]:
    """What that commit's code said: `revision`, and by id its `tables`."""
    data: dict[str, Any] = json.loads((FOLDER / f"{commit}.json").read_text(encoding="utf-8"))
    return data


def decompress_json(commit: str, file: Path) -> None:
    """The SQLite file as it was written."""
    file.write_bytes(gzip.decompress((FOLDER / f"{commit}.db.gz").read_bytes()))


async def lay_out(commit: str, url: str, folder: Path) -> None:
    """Fill an empty database of either kind with what the commit wrote."""
    if url.startswith("sqlite"):
        decompress_json(commit, Path(url.partition(":///")[2]))
        return
    file = folder / f"{commit}.db"
    decompress_json(commit, file)
    source = create_engine(f"sqlite:///{file}")
    target = create_async_engine(url)
    try:
        with source.connect() as rows:
            async with target.begin() as connection:
                await connection.run_sync(fill, rows, expected(commit)["revision"])
    finally:
        source.dispose()
        await target.dispose()


def fill(target: Connection, source: Connection, revision: str) -> None:
    """All rows, into tables of that revision."""
    at_revision(target, revision)
    known = MetaData()
    known.reflect(source)
    for name in NAMES:
        if name in known.tables:
            copy_table(source, target, known.tables[name])
