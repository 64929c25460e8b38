"""A PostgreSQL server of our own in a temporary folder, run as an unprivileged user because it refuses to run as root."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from glob import glob
from pathlib import Path
from typing import Any

from served.child_processes import end_with_parent
from served.ports import HOST, is_free, postgres_port

USERS = ("postgres", "nobody")
SETTINGS = {
    "listen_addresses": f"'{HOST}'",
    "unix_socket_directories": "''",
    "max_connections": "200",
    "shared_buffers": "64MB",
    "logging_collector": "off",
}
"""Durable as installed: fsync and synchronous_commit stay on, because tests are about what a commit promises."""


class Unavailable(Exception):
    """PostgreSQL cannot be had here; the message says why."""


def program(name: str) -> str:
    """Where a program of PostgreSQL lies; Debian keeps them off the path."""
    newest = sorted(glob(f"/usr/lib/postgresql/*/bin/{name}"), key=lambda path: int(Path(path).parts[4]))
    file = newest[-1] if newest else shutil.which(name)
    if not file:
        raise Unavailable(f"no {name} here: install a PostgreSQL server (tests/tools.sh does it on Debian as root)")
    return file


def unprivileged() -> pwd.struct_passwd | None:
    """The user to run it as; None when we are not root and run it as ourselves."""
    if os.getuid() != 0:
        return None
    known = {user.pw_name: user for user in pwd.getpwall()}
    for name in USERS:
        if name in known:
            return known[name]
    raise Unavailable(f"root cannot run PostgreSQL and there is none of the users {', '.join(USERS)}")


class Postgres:
    """A cluster in a temporary folder; can be stopped, started, and killed."""

    def __init__(self) -> None:
        user = unprivileged()
        self.run_as: dict[str, Any] = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user else {}
        self.folder = Path(tempfile.mkdtemp(prefix="burgrave-postgres-"))
        self.data = self.folder / "data"
        self.port = postgres_port()
        self.process: subprocess.Popen[bytes] | None = None
        if user:
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        os.chmod(self.folder, 0o700)
        self._run("initdb", "-D", str(self.data), "-U", "burgrave", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        lines = "".join(f"{name} = {value}\n" for name, value in SETTINGS.items())
        with (self.data / "postgresql.conf").open("a") as conf:
            conf.write(lines)

    def _run(self, name: str, *args: str) -> str:
        command = [program(name), *args]
        done = subprocess.run(command, capture_output=True, text=True, cwd="/", timeout=120, check=False, **self.run_as)
        if done.returncode:
            raise Unavailable(f"{name} failed: {done.stderr.strip() or done.stdout.strip()}")
        return done.stdout

    def start(self) -> None:
        """Start the server and wait until it answers."""
        log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(
            [program("postgres"), "-D", str(self.data), "-p", str(self.port)],
            stdout=log,
            stderr=log,
            stdin=subprocess.DEVNULL,
            cwd="/",
            preexec_fn=end_with_parent(signal.SIGQUIT),
            **self.run_as,
        )
        log.close()
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            ready = [program("pg_isready"), "-q", "-h", HOST, "-p", str(self.port)]
            if subprocess.run(ready, check=False).returncode == 0:
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise Unavailable(f"PostgreSQL did not start: {self.log()[-2000:]}")

    def log(self) -> str:
        """What the server wrote."""
        return (self.folder / "log").read_text(errors="replace")

    def stop(self, mode: str = "immediate") -> None:
        """Stop the server; `immediate` is like pulling the plug, `fast` breaks connections in good order."""
        if self.process and self.process.poll() is None:
            self._run("pg_ctl", "-D", str(self.data), "-m", mode, "-w", "stop")
            self.process.wait(30)
        deadline = time.monotonic() + 10
        while not is_free(self.port) and time.monotonic() < deadline:
            time.sleep(0.02)

    def close(self) -> None:
        """Stop the server and remove everything."""
        try:
            self.stop()
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def sql(self, text: str, database: str = "postgres") -> str:
        """Run a statement; its output without decoration."""
        command = ["-h", HOST, "-p", str(self.port), "-U", "burgrave", "-d", database, "-XAtq", "-v", "ON_ERROR_STOP=1", "-c", text]
        return self._run("psql", *command).strip()

    def fresh(self, name: str) -> str:
        """Make an empty database; its URL for the table."""
        self.sql(f'CREATE DATABASE "{name}"')
        return f"postgresql+asyncpg://burgrave@{HOST}:{self.port}/{name}"
