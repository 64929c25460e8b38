"""Tables that today's rules cannot follow are shown from what is stored of them, whatever that is; nothing of them is markup."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import httpx
import pytest

from burgrave.table.app import create_app
from burgrave.table.sessions import COOKIE
from burgrave.table.settings import Settings
from served import http
from served.server import Server
from table.closed_tables import HOSTILE, ClosedTables, write_closed_tables

CLOSED = ("whole", "unfinished", "empty", "bare", "hostile", "alien", "strange")
FREE = ("--guest-rate", "0", "--request-rate", "0")


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Iterator[tuple[Server, ClosedTables]]:
    server = Server(tmp_path_factory.mktemp("closed"), "", 1, *FREE)
    tables = asyncio.run(write_closed_tables(server.database))
    server.start()
    yield server, tables
    server.end()
    assert not server.errors(), server.errors()[0]


def ask(site, path: str, language: str = "en", **options) -> httpx.Response:
    server, tables = site
    headers = {"accept": "text/html", "accept-language": language}
    address = server.url + path.format(**tables.tables)
    return http.get(address, headers=headers, cookies={COOKIE: tables.session}, **options)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("tail", ["", "/score", "/replay?at=3", "/fair", "?turn=1&focus=1", "?turn=x&focus=77"])
@pytest.mark.parametrize("name", CLOSED)
def test_every_closed_table_has_a_page(site, name, tail, language):
    answer = ask(site, f"/t/{{{name}}}{tail}", language)
    assert answer.status_code == 200
    assert f'lang="{language}"' in answer.text
    assert "<script>alert" not in answer.text
    assert "<i>Ben" not in answer.text


def test_a_finished_one_says_who_won_and_where_the_points_came_from(site):
    data, page = site[1].data, ask(site, "/t/{whole}").text
    winner = data["winners"][0]
    assert f"{('Ann', '&lt;i&gt;Ben')[winner]} wins" in page
    for points in data["scores"]:
        assert f'total">{points}<' in page
    for title in data["titles"]["en"].values():
        assert title.split("-")[0] in page or "monastery" in title.lower()
    assert 'class="chart"' in page
    assert 'class="draw"' in page
    assert f"turn {len(data['turns'])} of {len(data['turns'])}" in page
    assert "well played" in page
    assert "Zakończ" not in page
    assert "Wygrywa" in ask(site, "/t/{whole}", "pl").text


def test_one_that_could_not_be_finished_says_so(site):
    page = ask(site, "/t/{unfinished}").text
    assert "Closed, not finished" in page
    assert 'class="draw"' in page
    assert "Zamknięta, niedokończona" in ask(site, "/t/{unfinished}", "pl").text
    assert site[1].keys["unfinished"] not in ask(site, "/t/{unfinished}/fair").text


@pytest.mark.parametrize("name", ["empty", "bare"])
def test_where_nothing_was_stored_the_page_says_that(site, name):
    page = ask(site, f"/t/{{{name}}}").text
    assert "Finished; the result was not stored" in page
    assert "No position was stored" in page


@pytest.mark.parametrize("name", ["hostile", "alien", "strange"])
def test_what_cannot_be_drawn_any_more_is_a_sentence(site, name):
    assert "cannot be drawn any more" in ask(site, f"/t/{{{name}}}").text


def test_programs_read_what_is_stored(site):
    data = site[1].data
    seen = ask(site, "/api/tables/{whole}").json()
    assert (seen["closed"], seen["over"], seen["actions"], seen["to_act"]) == (True, True, [], [])
    assert [seen[name] for name in ("scores", "ranking", "winners", "sources")] == [
        data[name] for name in ("scores", "ranking", "winners", "sources")
    ]
    assert seen["view"] == json.loads(json.dumps(data["turns"][-1]["view"]))
    assert seen["commitment"] == data["record"]["commitment"]
    assert ask(site, "/api/tables/{whole}/record").json() == data["record"]
    assert HOSTILE in ask(site, "/api/tables/{whole}/chat").json()[0]["text"]
    empty = ask(site, "/api/tables/{empty}").json()
    assert (empty["view"], empty["scores"], empty["ranking"]) == ({}, [], None)
    for name in CLOSED:
        assert ask(site, f"/api/tables/{{{name}}}").status_code == 200
        assert ask(site, f"/api/tables/{{{name}}}/record").status_code == 200
    running = ask(site, "/api/tables/{running}").json()
    assert not running["closed"]
    assert len(running["commitment"]) == 64


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("actions", {"ply": 0, "action": "end"}),
        ("undo", {"ply": 0}),
        ("redo", {"ply": 0}),
        ("seats/0", {}),
        ("chat", {"text": "hi"}),
    ],
)
def test_nothing_can_be_done_there(site, path, body):
    server, tables = site
    with http.client(server.url, cookies={COOKIE: tables.session}) as somebody:
        for name in CLOSED:
            answer = somebody.post(f"/api/tables/{tables.tables[name]}/{path}", json=body)
            assert answer.status_code == 410
            assert "played by other rules" in answer.json()["detail"]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_every_page_shows_it_or_says_that_it_is_closed(site):
    """Rematch, branch, plan, seats, streams and all the rest: nothing is changed, and nothing is our fault."""
    server, tables = site
    routes = [route for route in create_app(Settings(secret="x" * 40)).app.routes if "/{table:str}" in route.path]
    pages = [(method, route.path) for route in routes for method in route.methods & {"GET", "POST"} if "/api/" not in route.path]
    assert len(pages) > 15
    body = {"ply": 0, "action": "end", "text": "hi", "bot": "page", "seat": 0}
    with http.client(server.url, cookies={COOKIE: tables.session}) as somebody:
        for method, path in pages:
            for wish in ("sit", "leave", "back", "bot", "nudge") if "{wish:str}" in path else ("",):
                for name in ("whole", "unfinished", "alien"):
                    url = path.replace("{table:str}", tables.tables[name]).replace("{seat:int}", "0").replace("{wish:str}", wish)
                    answer = somebody.request(method, url, json=body if method == "POST" else None)
                    if method == "POST" or answer.status_code not in (200, 302, 303):
                        assert answer.status_code == 410, (url, answer.text)


@pytest.mark.parametrize(("language", "words"), [("en", "closed, not finished"), ("pl", "zamknięta, niedokończona")])
def test_they_stand_in_the_list_of_who_sat_there(site, language, words):
    page = ask(site, "/", language).text
    assert words in page
    assert f'href="/t/{site[1].tables["alien"]}"' in page
    assert "<i>Ben" not in page


def test_an_invitation_leads_to_the_archive(site):
    assert ask(site, "/join/{whole}").headers["location"] == f"/t/{site[1].tables['whole']}"


# ---- fair dice -------------------------------------------------------------------------------------------------------------


def test_a_running_game_shows_its_seal_and_not_its_key(site):
    page = ask(site, "/t/{running}/fair").text
    assert ask(site, "/api/tables/{running}").json()["commitment"] in page
    assert site[1].keys["running"] not in page
    assert "host chose" not in page
    assert "host chose" in ask(site, "/t/{chosen}/fair").text
    assert 'href="/t/{running}/fair"'.format(**site[1].tables) in ask(site, "/t/{running}").text


def test_a_finished_game_shows_its_key_and_every_check(site):
    page = ask(site, "/t/{over}/fair").text
    assert site[1].keys["over"] in page
    assert page.count('chip ok"') == 3
    assert "Everything fits" in page
    assert f"burgrave verify burgundy-{site[1].tables['over']}.json --commitment" in page
    assert "Check the dice" in ask(site, "/t/{over}/score").text
    assert "Wszystko się zgadza" in ask(site, "/t/{over}/fair", "pl").text


def test_of_a_closed_game_the_seal_is_checked_and_nothing_else(site):
    page = ask(site, "/t/{whole}/fair").text
    assert site[1].keys["whole"] in page
    assert (page.count('chip ok"'), page.count("not checked")) == (1, 2)
