"""`burgrave serve`: starts the web server."""

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
from burgrave.table.settings import Settings, to_environment, without_password

SECRET = "BURGRAVE_SECRET"
"""Environment variable with the secret, as an alternative to a file."""
KEEP_ALIVE = 75
"""Seconds that an idle connection stays open: people think between two clicks, and proxies keep theirs for a minute."""

SHUTDOWN_GRACE = 8
"""Seconds that open requests have when the server stops: longer than one may wait for the database (`BUSY_SECONDS`)."""


def data_folder() -> Path:
    """Return the folder for the default database and secret."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "burgrave"


def secret_of(file: Path | None) -> str:
    """Return the secret from the given file, the environment, or the default file, which is created at the first start.

    Raises BadOption when a file cannot be read.
    """
    environment_secret = os.environ.get(SECRET, "")
    if environment_secret and file is None:
        return environment_secret
    is_default = file is None
    path = file or data_folder() / "secret"
    if is_default and not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as out:
            out.write(secrets.token_hex(32))
    try:
        return path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption(f"the secret cannot be read from {path}: {error}") from None


def database_of(url: str) -> str:
    """Return the database URL with the driver we use; by default that of a SQLite file in the data folder."""
    if url:
        scheme, colon, rest = url.partition(":")
        return {"postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}.get(scheme, scheme) + colon + rest
    data_folder().mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{data_folder() / 'burgrave.db'}"


def check_port(host: str, port: int) -> None:
    """Raise BadOption when it is not possible to listen on the port."""
    try:
        family, kind, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
    except OSError as error:
        raise BadOption(f"cannot listen on {host}:{port} ({error.strerror}); try another --host or --port") from None


def check_database(url: str) -> None:
    """Raise BadOption when the database cannot be opened; in a server process that would be a traceback."""
    from burgrave.table.store.migrate import reason_against

    reason = asyncio.run(reason_against(url))
    if reason:
        raise BadOption(f"the database {without_password(url)} cannot be used: {reason}")


def lock_database(database: str) -> IO[str] | None:
    """Lock a SQLite file for as long as this server runs, and return the lock: two servers would not see each other's moves.

    Returns None for other databases; raises BadOption when another server has the lock.
    """
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
    """Return the URL to open in a browser."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@clear_errors
def serve(
    host: Annotated[str, typer.Option("--host", help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="Port to listen on.")] = 8626,
    database: Annotated[
        str,
        typer.Option(
            "--database", envvar="BURGRAVE_DATABASE", help="Database URL: sqlite:///file.db or postgresql://user@host/name."
        ),
    ] = "",
    workers: Annotated[
        int,
        typer.Option(
            "--workers", envvar="BURGRAVE_WORKERS", min=1, help="Number of server processes; more than one needs PostgreSQL."
        ),
    ] = 1,
    base_url: Annotated[str, typer.Option("--base-url", envvar="BURGRAVE_BASE_URL", help="Public URL of the server.")] = "",
    secret_file: Annotated[
        Path | None,
        typer.Option("--secret-file", help=f"File with the secret that signs sessions. Default: {SECRET}, else a generated file."),
    ] = None,
    bot_workers: Annotated[int, typer.Option("--bot-workers", min=1, help="Number of bot processes per server process.")] = 1,
    bot_pace: Annotated[float, typer.Option("--bot-pace", min=0, help="Minimum seconds between two moves of bots.")] = 0.7,
    request_rate: Annotated[
        int, typer.Option("--request-rate", min=0, help="Maximum requests per minute and person; 0 for no limit.")
    ] = 1200,
    guest_rate: Annotated[
        int, typer.Option("--guest-rate", min=0, help="Maximum new guests per minute and address; 0 for no limit.")
    ] = 60,
    slow_after: Annotated[
        int, typer.Option("--slow-after", min=0, help="Seconds after which a bot may take over for a slow player.")
    ] = 120,
    webhook_host: Annotated[
        list[str] | None,
        typer.Option("--webhook-host", help="Host that webhooks may be sent to, or '*' for any public host. Repeatable."),
    ] = None,
    webhook_private: Annotated[bool, typer.Option("--webhook-private", help="Allow webhooks to private addresses.")] = False,
    log_level: Annotated[str, typer.Option("--log-level", help="Log level: debug, info, warning or error.")] = "info",
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
) -> None:
    """Start the web server, where people play in their browsers."""
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
        raise BadOption(f"{workers} processes need PostgreSQL; {without_password(settings.database)} serves one")
    check_port(host, port)
    check_database(settings.database)
    lock = lock_database(settings.database)
    to_environment(settings)
    address = base_url or address_of(host, port)
    typer.echo(f"Burgrave is at {address} (games are kept in {without_password(settings.database)}); Ctrl+C stops it.")
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
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=SHUTDOWN_GRACE,
        backlog=4096,
    )
    if lock is not None:
        lock.close()
