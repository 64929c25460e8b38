"""Whatever is sent, the answer is a reason, never a server error."""

from __future__ import annotations

import json
import socket
from urllib.parse import urlsplit

import pytest

from served.player import HUMAN

JSON = {"content-type": "application/json"}
GOOD = {"game": "burgundy", "seats": [HUMAN, HUMAN]}

BODIES = {
    "nothing": b"",
    "spaces": b"   ",
    "half": b'{"game": "burgundy", "seats": [',
    "no JSON": b"game=burgundy",
    "null": b"null",
    "number": b"7",
    "text": b'"burgundy"',
    "list": b"[]",
    "no UTF-8": b'{"game": "\xff\xfe"}',
    "UTF-16": json.dumps(GOOD).encode("utf-16"),
    "byte order mark": b"\xef\xbb\xbf" + json.dumps(GOOD).encode(),
    "NaN": b'{"game": NaN}',
    "Infinity": b'{"game": "burgundy", "seats": [], "seed": Infinity}',
    "lone surrogate": b'{"game": "\\ud800", "seats": [{}, {}]}',
    "NUL": b'{"game": "\\u0000", "seats": [{}, {}]}',
    "deep": b'{"game": "burgundy", "seats": [{}, {}], "options": ' + b'{"a":' * 3000 + b"1" + b"}" * 3000 + b"}",
    "deep list": b"[" * 30000 + b"]" * 30000,
    "duplicate keys": b'{"game": "x", "game": "y", "seats": [{}, {}]}',
    "unknown field": b'{"game": "burgundy", "seats": [{}, {}], "admin": true}',
    "seats no list": b'{"game": "burgundy", "seats": 2}',
    "no seats": b'{"game": "burgundy", "seats": []}',
    "many seats": json.dumps({"game": "burgundy", "seats": [{}] * 2000}).encode(),
    "seat no object": b'{"game": "burgundy", "seats": ["human", "human"]}',
    "seat of unknown kind": b'{"game": "burgundy", "seats": [{"kind": "dog"}, {}]}',
    "options no object": b'{"game": "burgundy", "seats": [{}, {}], "options": [1]}',
    "option of wrong type": b'{"game": "burgundy", "seats": [{}, {}], "options": {"edition": [1, {"a": 2}]}}',
    "option null": b'{"game": "burgundy", "seats": [{}, {}], "options": {"edition": null}}',
    "option huge": b'{"game": "burgundy", "seats": [{}, {}], "options": {"edition": 1e400}}',
    "unknown option": b'{"game": "burgundy", "seats": [{}, {}], "options": {"cheat": true}}',
    "duchies odd": b'{"game": "burgundy", "seats": [{}, {}], "options": {"duchies": ["1", 2, null]}}',
    "modules odd": b'{"game": "burgundy", "seats": [{}, {}], "modules": ["base", "base", "nope"]}',
    "modules no texts": b'{"game": "burgundy", "seats": [{}, {}], "modules": [1, {}]}',
    "seed negative": b'{"game": "burgundy", "seats": [{}, {}], "seed": -1}',
    "seed fraction": b'{"game": "burgundy", "seats": [{}, {}], "seed": 1.5}',
    "seed text": b'{"game": "burgundy", "seats": [{}, {}], "seed": "one"}',
    "seed too large": b'{"game": "burgundy", "seats": [{}, {}], "seed": ' + b"9" * 400 + b"}",
    "seed enormous": b'{"game": "burgundy", "seats": [{}, {}], "seed": ' + b"9" * 6000 + b"}",
    "bot odd": b'{"game": "burgundy", "seats": [{}, {"kind": "bot", "bot": "\\u0000"}]}',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES.keys())
def test_bad_tables_are_refused(somebody, body):
    answer = somebody().ask("POST", "/api/tables", content=body, headers=JSON)
    assert 400 <= answer.status_code < 500, answer.text
    error = answer.json()
    assert set(error) == {"error", "detail"}
    assert error["detail"]
    assert "Traceback" not in answer.text
    assert len(answer.text) < 3000, "a reason, not an echo"


MOVES = {
    "nothing": b"",
    "no ply": b'{"action": "end"}',
    "no action": b'{"ply": 0}',
    "ply text": b'{"ply": "0", "action": "end"}',
    "ply fraction": b'{"ply": 0.5, "action": "end"}',
    "ply true": b'{"ply": true, "action": "end"}',
    "ply negative": b'{"ply": -1, "action": "end"}',
    "ply huge": b'{"ply": 99999999999999999999999999, "action": "end"}',
    "ply 2**63": b'{"ply": 9223372036854775808, "action": "end"}',
    "action number": b'{"ply": 0, "action": 7}',
    "action long": b'{"ply": 0, "action": "' + b"x" * 5000 + b'"}',
    "action NUL": b'{"ply": 0, "action": "\\u0000"}',
    "action surrogate": b'{"ply": 0, "action": "\\udfff"}',
    "action lines": b'{"ply": 0, "action": "end\\nend"}',
    "seat text": b'{"ply": 0, "action": "end", "seat": "0"}',
    "seat far": b'{"ply": 0, "action": "end", "seat": 99}',
    "seat negative": b'{"ply": 0, "action": "end", "seat": -1}',
    "seat huge": b'{"ply": 0, "action": "end", "seat": 9223372036854775808}',
    "list": b"[]",
}


@pytest.mark.parametrize("what", ["actions", "undo", "redo"])
@pytest.mark.parametrize("body", MOVES.values(), ids=MOVES.keys())
def test_bad_moves_are_refused(duel, what, body):
    player, look = duel.acting()
    answer = player.ask("POST", f"/api/tables/{duel.table}/{what}", content=body, headers=JSON)
    assert 400 <= answer.status_code < 500, answer.text
    assert set(answer.json()) == {"error", "detail"}
    assert player.look(duel.table)["ply"] == look["ply"]


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "multipart/form-data; boundary=x",
        "application/xml",
        "",
    ],
)
def test_other_kinds_of_content(somebody, kind):
    """Either understood as what it is, or refused; a form of another site cannot pass for JSON."""
    for body in (json.dumps(GOOD).encode(), b"game=burgundy", b"--x\r\n\r\n", b"\x00" * 50):
        answer = somebody().ask("POST", "/api/tables", content=body, headers={"content-type": kind})
        assert answer.status_code < 500, answer.text


@pytest.mark.parametrize(
    "table", ["%00", "%ff%fe", "..%2f..%2fetc%2fpasswd", "'; DROP TABLE moves;--", "a" * 3000, "%F0%9F%8F%B0", "%0d%0aX: y", "null"]
)
def test_odd_table_names_are_not_found(somebody, table):
    ann = somebody()
    for tail in ("", "/record", "/events", "/chat"):
        answer = ann.get(f"/api/tables/{table}{tail}")
        assert answer.status_code in (400, 404), answer.text


@pytest.mark.parametrize("seat", ["x", "1.5", "99999999999999999999999", "%00", "-0", "٣"])
def test_odd_seats_are_not_found(somebody, seat):
    ann = somebody()
    table = ann.open()["id"]
    assert ann.post(f"/api/tables/{table}/seats/{seat}", {}).status_code in (200, 400, 404)


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE", "PATCH", "TRACE", "FOO"])
def test_other_methods(somebody, method):
    ann = somebody()
    table = ann.open()["id"]
    assert 400 <= ann.ask(method, f"/api/tables/{table}/actions").status_code < 500


TRAPS = ("/static/../settings.py", "/static/%2e%2e/app.py", "/static/..%2fapp.py", "/static/nosuch.css")


@pytest.mark.parametrize("path", ["/nosuch", "/api", "/api/nosuch", *TRAPS, "/games/chess/drawing.css"])
def test_unknown_addresses(somebody, path):
    answer = somebody().get(path)
    assert answer.status_code in (400, 404)
    assert "import" not in answer.text


def test_large_bodies_are_refused(somebody):
    ann = somebody()
    body = json.dumps({**GOOD, "options": {"x": "y" * 100_000}}).encode()
    assert ann.ask("POST", "/api/tables", content=body, headers=JSON).status_code == 413

    def pieces():
        yield body[:70_000]
        yield body[70_000:]

    assert ann.ask("POST", "/api/tables", content=pieces(), headers=JSON).status_code == 413, "also without a content-length"


def raw(server, data: bytes) -> bytes:
    parts = urlsplit(server.url)
    with socket.create_connection((parts.hostname, parts.port), timeout=10) as line:
        line.sendall(data)
        line.shutdown(socket.SHUT_WR)
        response = b""
        while piece := line.recv(65536):
            response += piece
    return response


@pytest.mark.parametrize(
    "data",
    [
        b"\r\n\r\n",
        b"NONSENSE\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 200_000 + b"\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\nContent-Type: application/json\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    ],
)
def test_what_is_no_http_at_all(server, somebody, data):
    response = raw(server, data)
    assert b" 500 " not in response.split(b"\r\n")[0]
    assert somebody().get("/api/games").status_code == 200


def test_chat_is_checked(duel):
    ann = duel.players[0]
    for words in ("", " ", "x" * 501, "\u0000", "\u202e", 7, None, ["x"]):
        answer = ann.post(f"/api/tables/{duel.table}/chat", {"text": words})
        assert 400 <= answer.status_code < 500, words
    assert ann.get(f"/api/tables/{duel.table}/chat").json() == []
    assert ann.post(f"/api/tables/{duel.table}/chat", {"text": "Well met  <b>Ben\u0000</b>"}).status_code == 200
    messages = duel.players[1].get(f"/api/tables/{duel.table}/chat").json()
    assert [(message["name"], message["text"]) for message in messages] == [("Ann", "Well met <b>Ben </b>")]


def test_a_plan_is_refused_as_a_move_is(duel):
    """What the rules do not allow is 422, here as there; nothing was changed."""
    player, look = duel.acting()
    plan = {"seat": look["to_act"][0], "actions": ["end"]}
    refused = player.post(f"/t/{duel.table}/plan", plan)
    assert (refused.status_code, refused.json()["error"]) == (422, "illegal")
    assert player.act(duel.table, look["ply"], "end").status_code == 422
    assert player.look(duel.table)["ply"] == look["ply"]
