"""`burgrave serve`: start the web table."""

from __future__ import annotations

import asyncio
import fcntl
import os
import secrets
import socket
import threading
import time
import webbrowser
from pathlib import Path
from typing import IO, Annotated

import typer

from burgrave.cli.errors import clear_errors
from burgrave.engine.errors import BadOption
from burgrave.table.settings import Settings, shown, to_environment

SECRET = "BURGRAVE_SECRET"
"""Environment variable with the secret, for hosts who keep theirs elsewhere."""
KEPT_ALIVE = 75
"""Seconds that an idle connection stays open: people think between two clicks, and proxies keep theirs for a minute."""

LAST_WORDS = 8
"""Seconds that requests have when the server stops: whoever waits for the database (`BUSY_SECONDS`) still gets an answer."""


def home() -> Path:
    """The folder for the default database and secret."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "burgrave"


def secret_of(file: Path | None) -> str:
    """The secret from the environment, a given file, or our own file, made at the first start."""
    told = os.environ.get(SECRET, "")
    if told and file is None:
        return told
    own = file is None
    path = file or home() / "secret"
    if own and not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as out:
            out.write(secrets.token_hex(32))
    try:
        return path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption(f"the secret cannot be read from {path}: {error}") from None


def database_of(url: str) -> str:
    """The database's URL, by default a file of our own."""
    if url:
        scheme, colon, rest = url.partition(":")
        return {"postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}.get(scheme, scheme) + colon + rest
    home().mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{home() / 'burgrave.db'}"


def check_port(host: str, port: int) -> None:
    """BadOption when nobody can listen there."""
    try:
        family, kind, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
    except OSError as error:
        raise BadOption(f"cannot listen on {host}:{port} ({error.strerror}); try another --host or --port") from None


def check_database(url: str) -> None:
    """BadOption when the database cannot be opened: said here in one line, by a server process it would be a trace."""
    from burgrave.table.store.migrate import reason_against

    reason = asyncio.run(reason_against(url))
    if reason:
        raise BadOption(f"the database {shown(url)} cannot be used: {reason}")


def keep_for_us(database: str) -> IO[str] | None:
    """Keep a SQLite file for this server for as long as it runs: another one would not hear of its moves."""
    scheme, _, file = database.partition(":///")
    if not scheme.startswith("sqlite") or not file:
        return None
    try:
        lock = open(f"{file}.lock", "a", encoding="ascii")  # noqa: SIM115 - held until the process ends
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadOption(f"another server keeps its games in {file}; choose another --database, or PostgreSQL for both") from None
    except OSError as error:
        raise BadOption(f"games cannot be kept in {file}: {error.strerror}") from None
    return lock


def open_when_ready(address: str, host: str, port: int) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(200):
        try:
            socket.create_connection((host, port), 0.5).close()
        except OSError:
            time.sleep(0.1)
            continue
        webbrowser.open(address)
        return


def address_of(host: str, port: int) -> str:
    """What to type into a browser."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@clear_errors
def serve(
    host: Annotated[str, typer.Option("--host", help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="Port to listen on.")] = 8626,
    database: Annotated[
        str, typer.Option("--database", envvar="BURGRAVE_DATABASE", help="sqlite:///file.db or postgresql://user@host/name.")
    ] = "",
    workers: Annotated[
        int, typer.Option("--workers", envvar="BURGRAVE_WORKERS", min=1, help="Server processes; more than one needs PostgreSQL.")
    ] = 1,
    base_url: Annotated[str, typer.Option("--base-url", envvar="BURGRAVE_BASE_URL", help="How people reach the table.")] = "",
    secret_file: Annotated[
        Path | None, typer.Option("--secret-file", help=f"File with the secret (else {SECRET}, else our own).")
    ] = None,
    bot_workers: Annotated[
        int, typer.Option("--bot-workers", min=1, help="Processes in which bots think, for each server process.")
    ] = 1,
    bot_pace: Annotated[float, typer.Option("--bot-pace", min=0, help="Seconds between two moves of bots.")] = 0.7,
    request_rate: Annotated[
        int, typer.Option("--request-rate", min=0, help="Requests a minute for one person; 0: no limit.")
    ] = 1200,
    guest_rate: Annotated[int, typer.Option("--guest-rate", min=0, help="New guests a minute from one address; 0: no limit.")] = 60,
    slow_after: Annotated[int, typer.Option("--slow-after", min=0, help="Seconds before a bot may play on for somebody.")] = 120,
    webhook_host: Annotated[
        list[str] | None, typer.Option("--webhook-host", help="A host that webhooks may go to, '*' for any public one; repeatable.")
    ] = None,
    webhook_private: Annotated[bool, typer.Option("--webhook-private", help="Allow webhooks to private addresses.")] = False,
    log_level: Annotated[str, typer.Option("--log-level", help="debug, info, warning or error.")] = "info",
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
) -> None:
    """Start the table: people play in their browsers."""
    import uvicorn

    settings = Settings(
        secret=secret_of(secret_file),
        database=database_of(database),
        base_url=base_url.rstrip("/"),
        bot_workers=bot_workers,
        bot_pace=bot_pace,
        request_rate=request_rate,
        guest_rate=guest_rate,
        slow_after=slow_after,
        webhook_hosts=tuple(webhook_host or ()),
        webhook_private=webhook_private,
        log_level=log_level,
    )
    if log_level not in ("debug", "info", "warning", "error"):
        raise BadOption(f"the log level is debug, info, warning or error, not {log_level!r}")
    if workers > 1 and not settings.is_shared:
        raise BadOption(f"{workers} processes need PostgreSQL; {shown(settings.database)} serves one")
    check_port(host, port)
    check_database(settings.database)
    lock = keep_for_us(settings.database)
    to_environment(settings)
    address = base_url or address_of(host, port)
    typer.echo(f"Burgrave is at {address} (games are kept in {shown(settings.database)}); Ctrl+C stops it.")
    if open_browser:
        threading.Thread(target=open_when_ready, args=(address, host, port), daemon=True).start()
    uvicorn.run(
        "burgrave.table.app:from_command",
        factory=True,
        host=host,
        port=port,
        workers=workers if workers > 1 else None,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=KEPT_ALIVE,
        timeout_graceful_shutdown=LAST_WORDS,
        backlog=4096,
    )
    if lock is not None:
        lock.close()
