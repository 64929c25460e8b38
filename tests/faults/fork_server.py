"""Starts servers fast: everything is imported once, then each server is a fork that runs the same application as `burgrave serve`.

Run as a program it reads one JSON line a server from standard input (`port`, `log`, `settings`) and answers with its process id.
Killing a thousand servers takes minutes this way instead of an hour of imports.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

import httpx

from served import http
from served.child_processes import end_with_parent
from served.ports import HOST, table_port
from served.server import SECRET, NotServing

TESTS = Path(__file__).parent.parent


class ForkServer:
    """The process in which everything is imported."""

    def __init__(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(TESTS)}
        command = [sys.executable, "-m", "faults.fork_server"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=TESTS
        )

    def start(self, order: dict[str, Any]) -> int:
        """A new server's process id."""
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps(order), file=self.process.stdin, flush=True)
        return int(self.process.stdout.readline())

    def close(self) -> None:
        """No more servers."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait(10)


class ForkedServer:
    """A server that can be killed and started again within milliseconds."""

    def __init__(self, fork_server: ForkServer, folder: Path, database: str, bot_pace: float = 0) -> None:
        from burgrave.table.settings import Settings

        folder.mkdir(parents=True, exist_ok=True)
        self.fork_server = fork_server
        self.log_file = folder / "log"
        self.port = table_port()
        self.url = f"http://{HOST}:{self.port}"
        self.database = database
        self.settings = Settings(secret=SECRET, database=database, request_rate=0, guest_rate=0, bot_pace=bot_pace)
        self.pid = 0

    def start(self, wait: bool = True) -> None:
        """Start it; with `wait`, until it answers."""
        order = {"port": self.port, "log": str(self.log_file), "settings": asdict(self.settings)}
        self.pid = self.fork_server.start(order)
        if wait:
            self.wait()

    def wait(self) -> None:
        """Until it is ready."""
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                if http.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.01)
        raise NotServing(self.log_file.read_text()[-3000:])

    def kill(self) -> None:
        """-9, and wait until it is gone."""
        if not self.pid:
            return
        os.killpg(self.pid, signal.SIGKILL)
        deadline = time.monotonic() + 10
        while is_alive(self.pid) and time.monotonic() < deadline:
            time.sleep(0.001)
        self.pid = 0

    def errors(self) -> list[str]:
        """Faults that it logged."""
        return [line for line in self.log_file.read_text().splitlines() if '"level": "error"' in line or "Traceback" in line]


def is_alive(pid: int) -> bool:
    """Whether the process runs."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def serve(order: dict[str, Any]) -> None:
    """In the fork: be a server."""
    import uvicorn

    from burgrave.table import settings

    log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(log, 1)
    os.dup2(log, 2)
    settings.to_environment(settings.Settings(**{**order["settings"], "webhook_hosts": ()}))
    app = "burgrave.table.app:from_command"
    uvicorn.run(app, factory=True, host=HOST, port=order["port"], log_config=None, access_log=False, server_header=False)


def main() -> None:
    """Fork a server for each line of standard input, and print its process id."""
    import asyncio  # noqa: F401

    import uvicorn.lifespan.on
    import uvicorn.loops.uvloop
    import uvicorn.protocols.http.httptools_impl  # noqa: F401

    import burgrave.table.app  # noqa: F401
    from burgrave.table.installed_games import current_rules

    current_rules()  # of every game, which loads them
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    out, tie = os.dup(1), end_with_parent()
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            os.setsid()
            if tie:
                tie()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(out)
            try:
                serve(json.loads(line))
            finally:
                os._exit(1)
        os.write(out, f"{pid}\n".encode())


if __name__ == "__main__":
    main()
