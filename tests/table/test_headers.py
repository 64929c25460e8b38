"""Every answer carries the same protection, errors and streams too."""

from __future__ import annotations

import pytest

from served.player import Player

POLICY = {
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
}
HARMLESS = {"manifest-src 'self'"}


def check(answer):
    headers = answer.headers
    policy = {part.strip() for part in headers["content-security-policy"].split(";")}
    assert policy >= POLICY
    assert policy <= POLICY | HARMLESS
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] in ("no-referrer", "same-origin", "strict-origin")
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers
    assert "x-powered-by" not in headers


def test_every_answer_is_protected(somebody):
    ann = somebody()
    table = ann.open()["id"]
    asked = [
        ("GET", "/"),
        ("GET", "/api/games"),
        ("GET", f"/api/tables/{table}"),
        ("GET", f"/t/{table}"),
        ("GET", "/api/schema/openapi.json"),
        ("GET", "/health"),
        ("GET", "/metrics"),
        ("GET", "/static/tower.svg"),
        ("GET", "/nosuch"),
        ("GET", "/static/nosuch.css"),
        ("POST", "/api/tables"),
        ("DELETE", "/api/tables"),
        ("OPTIONS", "/api/tables"),
        ("HEAD", "/"),
        ("POST", f"/api/tables/{table}/actions"),
    ]
    for method, path in asked:
        check(ann.ask(method, path))
    check(ann.ask("POST", "/api/tables", content=b"x" * 100_000))
    check(ann.ask("POST", "/api/tables", headers={"sec-fetch-site": "cross-site", "authorization": ""}))
    check(ann.get("/api/me", headers={"authorization": "Bearer no"}))
    with ann.http.stream("GET", f"/api/tables/{table}/events") as answer:
        check(answer)
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert answer.headers["x-accel-buffering"] == "no"
        assert "no-" in answer.headers["cache-control"]


def test_private_answers_are_not_kept(somebody):
    ann = somebody()
    table = ann.open()["id"]
    for path in (f"/api/tables/{table}", "/api/me", f"/api/tables/{table}/record"):
        assert "no-store" in ann.get(path).headers.get("cache-control", ""), path


@pytest.mark.parametrize("path", ["/static/tower.svg", "/games/burgundy/drawing.css"])
def test_what_never_changes_is_kept(somebody, path):
    answer = somebody().get(path)
    assert answer.status_code == 200
    assert answer.headers["etag"]
    again = somebody().get(path, headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    assert "immutable" in somebody().get(f"{path}?v=1").headers["cache-control"]


def test_over_https_the_cookie_is_kept_to_it(serve):
    ann = Player(serve(options=("--base-url", "https://burgrave.example")).url)
    answer = ann.post("/api/tables", {"game": "burgundy", "seats": [{}, {}]}, headers={"origin": "https://burgrave.example"})
    assert answer.status_code == 201
    assert "Secure" in answer.headers["set-cookie"]
    assert "max-age" in answer.headers["strict-transport-security"]
