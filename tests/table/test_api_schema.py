"""Schemathesis makes up requests for every operation of the served OpenAPI document: none may cause a server error.

`--examples 1000` is the long form (`make soak-api`). The stream of events is left out: it has no end.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from served.player import BOT, HUMAN, Player

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


@pytest.fixture
def examples(request: pytest.FixtureRequest) -> int:
    return int(request.config.getoption("--examples"))


def run_schemathesis(server, folder, examples, parameters, headers=(), exclude=()):
    """Run schemathesis; its exit code and what it writes."""
    lines = "".join(f"{name} = {values!r}\n" for name, values in parameters.items())
    config = folder / "schemathesis.toml"
    config.write_text(f"[parameters]\n{lines}" if lines else "")
    command = [
        sys.executable,
        "-m",
        "schemathesis.cli",
        "--config-file",
        str(config),
        "run",
        f"{server.url}/api/schema/openapi.json",
    ]
    command += ["--checks", CHECKS, "--max-examples", str(examples), "--phases", "examples,coverage,fuzzing", "--no-color"]
    command += ["--exclude-path-regex", "|".join(["/events$", *exclude]), "--request-timeout", "20", "--warnings", "off"]
    command += [part for header in headers for part in ("--header", header)]
    result = subprocess.run(command, capture_output=True, text=True, cwd=folder, env={**os.environ, "COLUMNS": "150"}, check=False)
    return result.returncode, result.stdout + result.stderr


def test_the_document_names_every_operation(somebody):
    document = somebody().get("/api/schema/openapi.json").json()
    operations = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    table = "/api/tables/{table}"
    wanted = {("GET", "/api/games"), ("POST", "/api/tables"), ("GET", table), ("POST", f"{table}/seats/{{seat}}")}
    wanted |= {("POST", f"{table}/{name}") for name in ("actions", "undo", "redo")}
    wanted |= {("GET", f"{table}/{name}") for name in ("events", "record")}
    assert wanted <= operations


@pytest.mark.parametrize(
    ("server", "who"), [("sqlite", "nobody"), ("sqlite", "host"), ("postgresql", "player")], indirect=["server"]
)
def test_no_request_breaks_the_server(server, tmp_path, examples, who):
    ann = Player(server.url)
    fresh = ann.open([HUMAN, HUMAN])["id"]
    begun = ann.open([HUMAN, BOT])["id"]
    ann.sit(begun, 0)
    header = f"Authorization: {ann.http.headers['authorization']}"
    if who == "nobody":
        code, output = run_schemathesis(server, tmp_path, examples, {})
    else:
        table = fresh if who == "host" else begun
        code, output = run_schemathesis(server, tmp_path, examples, {"table": table}, [header], ["^/api/people$"])
    assert re.search(r"(\d+) passed", output), output[-3000:]
    assert code == 0, output[-6000:]
    assert ann.look(fresh)["id"] == fresh
