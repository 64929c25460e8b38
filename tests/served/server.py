"""A table served by the real command in a process of its own, that can be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from served import http
from served.child_processes import end_with_parent
from served.ports import HOST, table_port

SECRET = "tests-only-tests-only-tests-only-0123456789"


class NotServing(Exception):
    """The server did not come up; the message holds what it wrote."""


class Server:
    """`burgrave serve` on loopback; what it writes is kept in a file in its folder."""

    def __init__(self, folder: Path, database: str = "", processes: int = 1, *options: str, python: str = sys.executable) -> None:
        self.folder = folder
        self.python = python
        folder.mkdir(parents=True, exist_ok=True)
        self.database = database or f"sqlite+aiosqlite:///{folder}/table.db"
        self.port = table_port()
        self.url = f"http://{HOST}:{self.port}"
        self.processes = processes
        self.options = options
        self.may_fail = False
        self.process: subprocess.Popen[bytes] | None = None
        self.secret_file = folder / "secret"
        self.secret_file.write_text(SECRET)
        self.secret_file.chmod(0o600)

    def command(self) -> list[str]:
        arguments = ["--host", HOST, "--port", str(self.port), "--database", self.database, "--workers", str(self.processes)]
        return [self.python, "-m", "burgrave", "serve", *arguments, "--secret-file", str(self.secret_file), *self.options]

    def start(self, wait: bool = True) -> Server:
        """Start it; with `wait`, until it answers."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,
                preexec_fn=end_with_parent(),
            )
        if wait:
            self.wait()
        return self

    def wait(self, seconds: float = 60) -> None:
        """Until it is ready."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            try:
                if http.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            if self.process is not None and self.process.poll() is not None:
                break
            time.sleep(0.03)
        raise NotServing(self.log()[-4000:])

    def log(self) -> str:
        """Everything the server wrote."""
        return (self.folder / "log").read_text(errors="replace")

    def errors(self) -> list[str]:
        """The lines of the log that report an error."""
        signs = ('"level": "error"', '"level": "critical"', "Traceback")
        return [line for line in self.log().splitlines() if any(sign in line for sign in signs)]

    def kill(self) -> None:
        """Pull the plug: -9, to the server and every process it started."""
        assert self.process
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(30)

    def stop(self) -> int:
        """Ask it to stop, as systemd does; the exit code."""
        assert self.process
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
                raise NotServing(f"did not stop when asked: {self.log()[-2000:]}") from None
        return self.process.returncode

    def end(self) -> None:
        """Stop it, whatever state it is in."""
        if self.process is not None and self.process.poll() is None:
            self.stop()
