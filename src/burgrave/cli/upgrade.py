"""`burgrave upgrade`: upgrades stored games to today's rules, or reports in advance what would happen to each table."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter, defaultdict
from pathlib import Path
from typing import Annotated

import typer

from burgrave.cli.errors import clear_errors
from burgrave.cli.serve import check_database, database_of, lock_database
from burgrave.engine.errors import BadOption
from burgrave.table.settings import without_password

LONGEST_REASON = 200
"""Characters of a reason that are printed."""


def check_file_exists(database: str) -> None:
    """Raise BadOption when the SQLite file does not exist, so that none is created."""
    scheme, _, file = database.partition(":///")
    if scheme.startswith("sqlite") and not Path(file).is_file():
        raise BadOption(f"there is no database {file!r}")


@clear_errors
def upgrade(
    check: Annotated[
        bool, typer.Option("--check", help="Change nothing; report which tables would be upgraded, closed or left waiting.")
    ] = False,
    database: Annotated[
        str,
        typer.Option(
            "--database", envvar="BURGRAVE_DATABASE", help="Database URL: sqlite:///file.db or postgresql://user@host/name."
        ),
    ] = "",
) -> None:
    """Upgrade stored games to today's rules.

    With --check, only report which tables would be upgraded, closed or left waiting; exit code 1 means that some would be closed or
    left waiting.
    """
    url = database_of(database)
    check_file_exists(url)
    check_database(url)
    if check:
        with tempfile.TemporaryDirectory(prefix="burgrave-check-") as folder:
            outcomes = asyncio.run(upgrade_copy(url, Path(folder) / "copy.db"))
        report(outcomes)
        if any(kind in ("closed", "waiting") for _, _, kind, _ in outcomes):
            raise typer.Exit(1)
        return
    lock = lock_database(url)
    try:
        outcomes = asyncio.run(upgrade_database(url))
    finally:
        if lock is not None:
            lock.close()
    report(outcomes)
    waiting = sum(kind == "waiting" for _, _, kind, _ in outcomes)
    rest = f", except {waiting} that wait for a game or version that is not installed" if waiting else ""
    typer.echo(f"The games in {without_password(url)} follow today's rules{rest}.")


TableOutcome = tuple[str, str, str, str]
"""Game, table id, outcome and reason."""


async def upgrade_copy(url: str, file: Path) -> list[TableOutcome]:
    """Upgrade a copy of the database and return the outcomes; the original is not changed, and stays available."""
    from burgrave.table.store.copying import copy_database

    return await upgrade_database(await copy_database(url, file))


async def upgrade_database(url: str) -> list[TableOutcome]:
    """Migrate the database, upgrade every table and return the outcomes."""
    from burgrave.table.store import Store
    from burgrave.table.store.migrate import upgrade as migrate
    from burgrave.table.upgrades import Upgrades

    store = Store(url)
    try:
        await migrate(store.database.engine)
        changed = {table: outcome async for table, outcome in Upgrades(store).each()}
        outcomes: list[TableOutcome] = []
        for table, game, closed in await store.all_tables():
            outcome = changed.get(table)
            kind = outcome.kind if outcome else "archived before" if closed else "current"
            outcomes.append((game, table, kind, outcome.reason if outcome else ""))
        return outcomes
    finally:
        await store.close()


def report(outcomes: list[TableOutcome]) -> None:
    """Print a line for each game, and one for each table that cannot be followed."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for game, _, kind, _ in outcomes:
        counts[game][kind] += 1
    for game in sorted(counts):
        typer.echo(f"{game}: {', '.join(f'{count} {kind}' for kind, count in sorted(counts[game].items()))}")
    for game, table, kind, reason in outcomes:
        if reason:
            typer.echo(f"  {table} ({game}) {kind}: {' '.join(reason.split())[:LONGEST_REASON]}")
    if not outcomes:
        typer.echo("There are no tables.")
