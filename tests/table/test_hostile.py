"""Hostile names and messages: whatever people call themselves or say, pages hold no code of theirs and none inline at all."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from random import Random

import pytest

from served.player import play_on

pytestmark = pytest.mark.parametrize("server", ["sqlite"], indirect=True)  # what is drawn does not depend on the database
NAMES = (
    "<img src=x onerror=a()>",
    '"><svg onload=a()>',
    "</script><script>a()",
    "{{7*7}}${7*7}<%=7%>",
    "' onclick='a()",
    "&lt;b&gt;&#60;",
)
WORDS = (
    "<script>alert(1)</script>",
    "</script><script>alert(1)</script>",
    "<!--<script>",
    '<a href="javascript:alert(1)">x</a>',
    "]]><svg/onload=alert(1)>",
    "\u2028alert(1)",
    "{{ stage }} {% raw %}",
)
OWN_SCHEMES = ("/", "#", "data:image/", "http://127.0.0.1", "?")


class Watch(HTMLParser):
    """Reads a page as a browser would, and notes everything that our policy forbids."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.faults: list[str] = []
        self.words: list[str] = []
        self.data: list[str] = []
        self._in_data = False

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag == "script" and "src" not in values and values.get("type") != "application/json":
            self.faults.append("inline script")
        if tag in ("style", "iframe", "object", "embed", "base", "foreignobject"):
            self.faults.append(f"<{tag}>")
        for name, value in attributes:
            if name.startswith("on") or name == "style":
                self.faults.append(f"{tag} {name}={value!r}")
            is_link = name in ("href", "src", "action", "formaction", "xlink:href", "poster", "srcset")
            if is_link and not (value or "").startswith(OWN_SCHEMES) and ":" in (value or ""):
                self.faults.append(f"{tag} {name}={value!r}")
        self._in_data = tag == "script"

    def handle_endtag(self, tag):
        self._in_data = False

    def handle_data(self, data):
        (self.data if self._in_data else self.words).append(data)


def read(html: str) -> Watch:
    watch = Watch()
    watch.feed(html)
    watch.close()
    assert not watch.faults, watch.faults
    for data in watch.data:
        json.loads(data)
    return watch


@pytest.fixture
def crowd(somebody):
    """A finished game between people with evil names, who said evil things."""

    def new(first: str, second: str):
        ann, ben = somebody("cookie"), somebody("cookie")
        table = ann.open(seed=3, open=True)["id"]
        ann.sit(table, 0, first)
        ben.sit(table, 1, second)
        for words in WORDS:
            ann.post(f"/api/tables/{table}/chat", {"text": words})
        return ann, ben, table

    return new


@pytest.mark.parametrize("pair", list(zip(NAMES[::2], NAMES[1::2], strict=True)), ids=["tags", "scripts", "quotes"])
def test_pages_hold_no_code(crowd, somebody, pair):
    ann, ben, table = crowd(*pair)
    page = {"accept": "text/html", "accept-language": "pl" if pair[0] == NAMES[2] else "en"}
    ann.ask("POST", "/account/name", data={"name": pair[0]}, headers=page)
    pages = [
        "/",
        "/tables",
        "/account",
        "/new/burgundy",
        "/rules",
        "/rules/burgundy",
        "/about",
        "/nosuch",
        f"/join/{table}",
        f"/t/{table}",
    ]
    play_on([ann, ben], table, Random(1), 30)
    for path in pages:
        for person in (ann, somebody()):
            read(person.get(path, headers=page).text)
    play_on([ann, ben], table, Random(1))
    shown = " ".join(read(ann.get(f"/t/{table}", headers=page).text).words)
    assert pair[0][:24].strip() in shown
    assert "<script>alert(1)</script>" in shown, "it is shown as what it is"
    for path in (f"/t/{table}/score", f"/t/{table}/replay", f"/t/{table}/replay?at=5", "/tables", f"/join/{table}"):
        read(ann.get(path, headers=page).text)


def test_panels_hold_no_code(crowd):
    ann, ben, table = crowd(NAMES[0], NAMES[1])
    play_on([ann, ben], table, Random(2), 12)
    for layout in ("desk", "phone"):
        data = ben.get(f"/t/{table}/panels?have=&list=1&layout={layout}").json()
        assert data["panels"]
        for html in data["panels"].values():
            read(html)
        for html in [*data["log"]["html"], *data["chat"]["html"]]:
            read(html)


ODD = ("focus=<script>", "focus=99", "focus=-1", "at=x", "at=99999999", "at=-1", "have=" + "x" * 5000)
DRAFTS = (
    "draft=<script>&question=0.0",
    "draft=%00%ff&question=0.0",
    "question=1.0&draft=" + "x" * 5000,
    "question=<script>&draft=x",
)


@pytest.mark.parametrize("query", [*ODD, *DRAFTS, "log=x.y", "log=9999999.z", "chat=x", "ply=x"])
def test_odd_queries(duel, query):
    for tail in ("", "/panels", "/replay", "/score", "/topics"):
        answer = duel.players[0].get(f"/t/{duel.table}{tail}?{query}", headers={"accept": "text/html"})
        assert answer.status_code < 500, (tail, query)
        assert "<script>&" not in answer.text


ELSEWHERE = ("https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", "/ok\r\nX: y", "\\\\evil")


@pytest.mark.parametrize("back", ELSEWHERE)
def test_redirects_stay_on_this_server(somebody, back):
    ann = somebody("cookie")
    page = {"accept": "text/html"}
    for path, form in (("/preferences", {"theme": "dark", "back": back}), ("/account/name", {"name": "Ann", "back": back})):
        answer = ann.ask("POST", path, data=form, headers=page)
        if answer.status_code in (302, 303):
            target = answer.headers["location"]
            assert target.startswith("/"), target
            assert not target.startswith(("//", "/\\")), target


def test_posts_of_pages_are_checked(duel, somebody):
    """What scripts post is checked as the JSON API checks it: nothing odd is a server error, nothing of another site is done."""
    player, _ = duel.acting()
    stranger = somebody()
    bodies = [b"", b"[]", b"null", b"{", b"\xff", b'{"ply": "x"}', b'{"ply": 0, "action": 7}', b'{"ply": 0, "seat": "0"}']
    seats = [f"seats/{wish}" for wish in ("0/sit", "0/bot", "9/sit", "0/fly")]
    for tail in ("act", "undo", "undo-turn", "redo", "plan", "chat", *seats, "rematch", "branch"):
        for body in (*bodies, b"[" * 20000):
            headers = {"content-type": "application/json"}
            answer = player.ask("POST", f"/t/{duel.table}/{tail}", content=body, headers=headers)
            assert answer.status_code < 500, (tail, body, answer.text)
        refused = stranger.ask("POST", f"/t/{duel.table}/{tail}", content=b'{"ply": 0, "words": ""}', headers=headers)
        assert refused.status_code >= 400, (tail, refused.text)
    cross = {"sec-fetch-site": "cross-site", "content-type": "text/plain"}
    eve = somebody("cookie")
    eve.open()
    assert eve.ask("POST", f"/t/{duel.table}/chat", content=b'{"words": "forged"}', headers=cross).status_code == 403
    assert eve.get(f"/api/tables/{duel.table}/chat").json() == []
    assert {seat["name"] for seat in player.look(duel.table)["seats"]} == {"Ann", "Ben"}
