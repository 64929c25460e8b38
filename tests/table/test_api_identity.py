"""Who asks: cookies, bearer tokens, forged ones; and posts that another site makes a browser send."""

from __future__ import annotations

import pytest

from served import http
from served.player import HUMAN, Player

NEW = {"game": "burgundy", "seats": [HUMAN, HUMAN]}


@pytest.mark.parametrize("by", ["token", "cookie"])
def test_cookie_and_token_are_the_same_person_all_along(somebody, by):
    ann = somebody(by)
    table = ann.open()["id"]
    me = ann.get("/api/me").json()
    assert me["guest"]
    ann.sit(table, 0, "Ann")
    assert [seat["you"] for seat in ann.look(table)["seats"]] == [True, False]
    assert ann.get("/api/me").json()["id"] == me["id"]
    assert me["token"] is None, "a token is shown once"


def test_the_cookie_is_kept_from_scripts_and_other_sites(somebody):
    answer = somebody().post("/api/tables", NEW)
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Path=/" in cookie


def test_without_cookie_or_token_nobody_is_known(somebody):
    stranger = somebody()
    assert stranger.get("/api/me").status_code == 401
    assert "set-cookie" not in stranger.get("/api/games").headers, "looking makes nobody a guest"


def test_a_new_token_ends_the_old_one(somebody):
    ann = somebody()
    ann.open()
    old = ann.http.headers["authorization"]
    ann.post("/api/people", {})
    assert ann.http.headers["authorization"] != old
    assert ann.get("/api/me").status_code == 200
    assert ann.get("/api/me", headers={"authorization": old}).status_code == 401


@pytest.mark.parametrize(
    "header", ["Bearer", "Bearer x", "Bearer " + "é" * 10, "Basic abc", "Bearer " + "x" * 5000, "bearer", "Bearer\tx"]
)
def test_bad_tokens_are_refused(server, header):
    answer = http.get(f"{server.url}/api/me", headers={"authorization": header.encode("latin-1")})
    assert answer.status_code == 401
    assert answer.json()["error"]


def test_forged_cookies_are_nobody(server, somebody):
    ann = somebody("cookie")
    ann.open()
    real = ann.http.cookies["burgrave"]
    person, epoch, since, signature = real.split(".")
    forged = [
        f"{person}.{epoch}.{int(since) + 1}.{signature}",
        f"{person}.1.{since}.{signature}",
        f"{'0' * len(person)}.{epoch}.{since}.{signature}",
        f"{person}.{epoch}.{since}.{signature[:-1]}",
        f"{person}.{epoch}.{since}.",
        f"{person}.{epoch}.{since}",
        f".{signature}",
        "....",
        "x" * 4000,
        '"',
        "\x80",
        "%00",
    ]
    for cookie in forged:
        answer = http.get(f"{server.url}/api/me", headers={b"cookie": f"burgrave={cookie}".encode("latin-1")})
        assert answer.status_code == 401, cookie
    assert http.get(f"{server.url}/api/me", headers={"cookie": f"a=1; burgrave={real}; b=2"}).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "https://evil.example", "content-type": "text/plain"},
        {"sec-fetch-site": "cross-site", "authorization": ""},
        {"sec-fetch-site": "cross-site", "authorization": "Basic YTpi"},
    ],
)
def test_posts_of_other_sites_are_refused(somebody, headers):
    ann = somebody("cookie")
    table = ann.open()["id"]
    before = ann.get("/api/me").json()
    assert ann.post("/api/tables", NEW, headers=headers).status_code in (401, 403)
    assert ann.post(f"/api/tables/{table}/seats/0", {}, headers=headers).status_code in (401, 403)
    assert all(seat["free"] for seat in ann.look(table)["seats"])
    assert ann.get("/api/me").json() == before


def test_posts_of_our_own_pages_are_taken(server, somebody):
    ann = somebody("cookie")
    for headers in (
        {"sec-fetch-site": "same-origin", "origin": server.url},
        {"origin": server.url},
        {"sec-fetch-site": "none"},
        {},
    ):
        assert ann.post("/api/tables", NEW, headers=headers).status_code == 201


def test_other_sites_may_not_read(somebody):
    """No answer allows another origin to read it."""
    ann = somebody("cookie")
    table = ann.open()["id"]
    for path in ("/api/me", f"/api/tables/{table}", "/api/games"):
        answer = ann.get(path, headers={"origin": "https://evil.example"})
        assert "access-control-allow-origin" not in answer.headers
    asked = ann.ask("OPTIONS", "/api/tables", headers={"origin": "https://evil.example", "access-control-request-method": "POST"})
    assert "access-control-allow-origin" not in asked.headers


def test_names_are_tidied(somebody):
    names = {"  Ann \n Bee\t": "Ann Bee", "<b>x</b>": "<b>x</b>", "y" * 80: "y" * 24, "\u202eevil\u0000": "evil"}
    for name, tidied in names.items():
        ann = somebody()
        table = ann.open()["id"]
        assert ann.sit(table, 0, name)["seats"][0]["name"] == tidied


def test_many_guests_have_different_ids(somebody):
    people = [somebody() for _ in range(5)]
    ids = set()
    for player in people:
        player.open()
        ids.add(player.get("/api/me").json()["id"])
    assert len(ids) == 5


def test_sessions_end_when_the_secret_changes(serve):
    options = ("--guest-rate", "0")
    server = serve(options=options)
    ann = Player(server.url, "cookie")
    ann.open()
    assert ann.get("/api/me").status_code == 200
    server.stop()
    server.secret_file.write_text("another-secret-another-secret-another-secret")
    server.start()
    assert ann.get("/api/me").status_code == 401
