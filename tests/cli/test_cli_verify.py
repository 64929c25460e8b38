"""`burgrave verify`: 0 for a record that proves itself, 1 for one that does not fit, 2 for what is no record."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import burgrave
from burgrave.bots import bot
from burgrave.bots.arena import play
from burgrave.engine.record import carried_over
from burgrave.engine.verify import digests_of, proven

GAMES = ("burgundy", "kingsburg", "tiletum", "tuscany")


@pytest.fixture(scope="session")
def exports():
    """A finished game of each game, as a table exports it."""
    records = {}
    for game in GAMES:
        state = play(burgrave.new(game, 2, seed=2**250 + 9), [bot("random", 1), bot("random", 2)])
        records[game] = proven(state)
    return records


@pytest.fixture
def write(tmp_path):
    """Write a record into a file; returns its path."""

    def written(record):
        path = tmp_path / "record.json"
        path.write_text(json.dumps(record), encoding="utf-8")
        return path

    return written


@pytest.fixture
def denied(run):
    """Run the command and check that it denies with one line and exit code 1; returns the line."""

    def invoke(*args):
        result = run("verify", *args)
        assert result.exit_code == 1, result.output
        assert result.stdout == ""
        (line,) = result.stderr.splitlines()
        assert line.startswith("burgrave: ")
        return line

    return invoke


@pytest.mark.parametrize("game", GAMES)
def test_a_true_record(run, exports, write, game):
    record = exports[game]
    result = run("verify", write(record))
    assert result.exit_code == 0, result.output
    assert record["commitment"] in result.stdout
    assert f"{len(record['actions'])}, all legal" in result.stdout
    assert all(f"Player {seat + 1} {points}" in result.stdout for seat, points in enumerate(record["scores"]))
    assert "--commitment" in result.stdout


def test_the_commitment_that_was_shown(run, denied, exports, write):
    record = exports["burgundy"]
    path = write(record)
    for text in (record["commitment"], f" {record['commitment'].upper()} "):
        result = run("verify", path, "--commitment", text)
        assert result.exit_code == 0
        assert "is the one that was shown" in result.stdout
    assert "not the one that was shown" in denied(path, "--commitment", "0" * 64)


def test_a_game_that_was_continued_says_so(run, exports, write):
    record = exports["tuscany"]
    start = carried_over(burgrave.new("tuscany", 2, seed=record["seed"]).save()).save()
    continued = {**record, "start": start}
    result = run("verify", write({**continued, "digests": digests_of(continued)}))
    assert result.exit_code == 0, result.output
    assert "What was played before it was not checked" in result.stdout


@pytest.mark.parametrize("text", ["", " ", "0", "x" * 64, "0" * 63, "0" * 65, "٠" * 64])
def test_a_commitment_that_is_none(refused, exports, write, text):
    assert "64 hexadecimal digits" in refused("verify", write(exports["burgundy"]), "--commitment", text)


@pytest.mark.parametrize("game", GAMES)
def test_records_that_do_not_fit(denied, exports, write, game):
    record = exports[game]
    lines = record["actions"]
    changes = {
        "seed": record["seed"] + 1,
        "seats": 3,
        "options": {**record["options"], "more": 1},
        "modules": [],
        "actions": [*lines[:5], *lines[6:]],
        "digests": [*record["digests"][:-1], "0"],
        "scores": [points + 1 for points in record["scores"]],
        "commitment": "0" * 64,
    }
    for name, value in changes.items():
        assert denied(write({**record, name: value}))
    assert "no commitment" in denied(write({name: record[name] for name in record if name != "commitment"}))
    assert "no seed" in denied(write({**record, "seed": None}))


def test_files_that_are_no_records(refused, exports, write, tmp_path):
    assert "No such file" in refused("verify", tmp_path / "missing.json")
    assert "file" in refused("verify").lower()
    path = tmp_path / "bad.json"
    huge, nested = b'{"seed": ' + b"9" * 5000 + b"}", b"[" * 100_000
    for content, reason in [
        (b"", "not JSON"),
        (b"\xff", "not JSON"),
        (b"[1]", "mapping"),
        (huge, "not JSON"),
        (nested, "not JSON"),
    ]:
        path.write_bytes(content)
        assert reason in refused("verify", path)
    assert "rules version 99" in refused("verify", write({**exports["burgundy"], "version": 99}))


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data(), value=st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.just([]) | st.just({}))
def test_garbage_is_refused_in_one_line(run, exports, write, data, value):
    record = dict(exports["tuscany"])
    name = data.draw(st.sampled_from(sorted(record)))
    if record[name] != value:
        result = run("verify", write({**record, name: value}))
        assert result.exit_code in (1, 2)
        assert result.exception is None or isinstance(result.exception, SystemExit)
        assert len(result.stderr.splitlines()) == 1
