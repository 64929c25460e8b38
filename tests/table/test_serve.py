"""The command: what it refuses, in one line, before anything is served."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from served import http
from served.ports import HOST, table_port
from served.server import SECRET, Server


def refused(*options, **environment):
    """The line with which it refuses to start."""
    command = [sys.executable, "-m", "burgrave", "serve", "--host", HOST, *map(str, options)]
    result = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment}, timeout=60, check=False)
    assert result.returncode == 2, result.stdout + result.stderr
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr


@pytest.fixture
def secret(tmp_path):
    file = tmp_path / "secret"
    file.write_text(SECRET)
    return file


def test_bad_options(tmp_path, secret):
    own = ("--secret-file", secret, "--port", table_port())
    assert "database" in refused("--database", "mysql://x/y", *own)
    assert "PostgreSQL" in refused("--workers", "2", "--database", f"sqlite:///{tmp_path}/t.db", *own)
    assert "https" in refused("--base-url", "burgrave.example", *own)
    assert "log level" in refused("--log-level", "loud", *own)
    assert "--prot" in refused("--prot", "1")
    assert "hidden" not in refused("--database", "mysql://user:hidden@host/name", *own)


def test_bad_secrets(tmp_path):
    short = tmp_path / "short"
    short.write_text("short")
    assert "32 characters" in refused("--secret-file", short)
    assert "cannot be read" in refused("--secret-file", tmp_path / "nosuch")
    assert "short-one" not in refused(BURGRAVE_SECRET="short-one")


def test_a_port_that_is_taken(serve, secret):
    server = serve()
    assert "cannot listen" in refused("--port", server.port, "--secret-file", secret)


def test_a_sqlite_file_belongs_to_one_server(serve, secret):
    server = serve()
    assert "another server" in refused("--port", table_port(), "--secret-file", secret, "--database", server.database)
    server.kill()
    server.start()  # a killed one leaves nothing behind that would keep others out


def test_a_folder_that_is_not_there(tmp_path, secret):
    missing = f"sqlite:///{tmp_path}/no/such/folder/t.db"
    assert "cannot be used" in refused("--database", missing, "--port", table_port(), "--secret-file", secret)


def test_the_first_start_needs_nothing(tmp_path):
    """Database and secret are made in the user's own folder; the secret is nobody else's to read."""
    port = table_port()
    environment = {key: value for key, value in os.environ.items() if not key.startswith("BURGRAVE")}
    environment |= {"XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "burgrave", "serve", "--port", str(port)]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        server = Server.__new__(Server)
        server.url, server.process, server.folder = f"http://{HOST}:{port}", process, tmp_path
        server.wait()
        assert http.get(server.url, headers={"accept": "text/html"}).status_code == 200
    finally:
        process.terminate()
        process.wait(20)
    home = tmp_path / "burgrave"
    assert {"burgrave.db", "secret"} <= {path.name for path in home.iterdir()}
    assert stat.S_IMODE((home / "secret").stat().st_mode) == 0o600
    assert len(Path(home / "secret").read_text()) >= 32
