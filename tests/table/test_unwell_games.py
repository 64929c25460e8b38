"""A game that fails to load, or raises in every method, is shown as unwell; all other games are served as before."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import replace
from types import FunctionType

import httpx
import pytest

import burgrave
from burgrave.engine import registry
from burgrave.engine.errors import BrokenGame
from burgrave.games.fingerprint import fingerprint
from burgrave.table import installed_games
from burgrave.table.app import create_app
from burgrave.table.settings import Settings

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("no_thread_left")]

HTML = {"accept": "text/html"}


class Quagmire(burgrave.Game):
    """Has a name and raises at everything else."""

    def __init__(self, spared=()):
        object.__setattr__(self, "_spared", {"name", "__class__", "__dict__", "_spared", *spared})

    def __getattribute__(self, name):
        if name == "name":
            return "quagmire"
        if name in object.__getattribute__(self, "_spared") or name.startswith("__"):
            return object.__getattribute__(self, name)
        raise RuntimeError(f"quagmire has no {name}")


def failing_loader():
    raise ImportError("no module named bog")


@pytest.fixture(params=["raises", "fails to load"])
def unwell(request, monkeypatch):
    """The name of a game that is there and cannot be used."""
    loaded = {name: game for name, game in registry._LOADED.items() if name in registry._LOADERS}  # without those of other tests
    monkeypatch.setattr(registry, "_LOADED", loaded)
    monkeypatch.setattr(registry, "_LOADERS", dict(registry._LOADERS))
    monkeypatch.setattr(installed_games, "_failed", {})
    monkeypatch.setattr(installed_games, "_reported", {})
    if request.param == "raises":
        burgrave.register(Quagmire())
    else:
        registry.announce("quagmire", failing_loader)
    return "quagmire"


@asynccontextmanager
async def served(database):
    app = create_app(Settings(secret="s" * 40, database=database, bot_pace=1000))
    transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
    async with app.app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://table") as client:
        yield app, client


async def test_every_page_of_all_games_is_served_and_says_which_is_unwell(database, unwell, caplog):
    async with served(database) as (_, client):
        for address in ("/", "/?game=kingsburg", f"/?game={unwell}", "/rules"):
            answer = await client.get(address, headers=HTML)
            assert answer.status_code == 200, address
            assert "Quagmire</h2><p>This game is unwell" in answer.text
            assert answer.text.count('class="panel card unwell"') == 1
            for name in ("burgundy", "kingsburg", "tiletum", "tuscany"):
                assert f"/games/{name}/drawing.css" in answer.text
            assert f"/games/{unwell}/" not in answer.text
        for language, said in (("en", "This game is unwell"), ("pl", "Ta gra niedomaga")):
            assert said in (await client.get("/", headers={**HTML, "accept-language": language})).text
        assert (await client.get("/tables")).status_code == 200
    logged = [record for record in caplog.records if record.message == "a game is unwell"]
    assert len(logged) == 1
    assert logged[0].game == unwell
    assert logged[0].exc_info


async def test_the_api_lists_it_as_unwell(database, unwell):
    async with served(database) as (_, client):
        answer = await client.get("/api/games")
        assert answer.status_code == 200
        by_name = {game["name"]: game for game in answer.json()}
        assert list(by_name) == sorted(["burgundy", "kingsburg", "tiletum", "tuscany", unwell])
        assert "unwell" in by_name[unwell]["error"]
        assert by_name[unwell]["seats"] == []
        assert [game["error"] for name, game in by_name.items() if name != unwell] == [""] * 4


async def test_only_its_own_pages_fail_and_no_trace_is_shown(database, unwell):
    async with served(database) as (_, client):
        for address in (f"/new/{unwell}", f"/rules/{unwell}", f"/games/{unwell}/drawing.css"):
            answer = await client.get(address, headers=HTML)
            assert answer.status_code == 500, address
            assert "Traceback" not in answer.text
            assert "no module named bog" not in answer.text
        for name in ("burgundy", "kingsburg", "tiletum", "tuscany"):
            for address in (f"/new/{name}", f"/rules/{name}", f"/games/{name}/drawing.css"):
                assert (await client.get(address, headers=HTML)).status_code == 200, address
        opened = await client.post("/start", data={"game": "burgundy", "players": "2", "how": "hot"})
        assert (await client.get(opened.headers["location"], headers=HTML)).status_code == 200
        refused = await client.post("/api/tables", json={"game": unwell, "seats": [{}, {}]})
        assert refused.status_code == 500


async def test_tables_of_a_game_that_becomes_unwell_wait_and_can_be_read(database, unwell, monkeypatch):
    """Nothing of them is changed: repaired, the game goes on."""
    async with served(database) as (_, client):
        form = {"game": "burgundy", "players": "2", "how": "hot"}
        unwell_table, other_table = [(await client.post("/start", data=form)).headers["location"] for _ in range(2)]
        cookies = dict(client.cookies)
    rules = fingerprint(burgrave.game("burgundy"))
    async with served(database) as (app, client):
        client.cookies.update(cookies)
        store = app.service.store
        async with store.database.writing() as connection:
            await connection.exec_driver_sql(f"UPDATE tables SET game = '{unwell}' WHERE id = '{unwell_table.rpartition('/')[2]}'")
        front = await client.get("/", headers=HTML)
        assert front.status_code == 200
        assert f'href="{unwell_table}"' in front.text
        assert f'href="{other_table}"' in front.text
        assert (await client.get(unwell_table, headers=HTML)).status_code == 200
        assert (await client.get(f"{unwell_table}/score", headers=HTML)).status_code == 200
        assert (await client.get(f"/api/tables/{unwell_table.rpartition('/')[2]}")).json()["closed"]
        row = (await store.table(unwell_table.rpartition("/")[2])).row
        assert (row["closed"], row["fingerprint"]) == ("", rules)


@pytest.mark.parametrize("fault", [RuntimeError, SystemExit])
async def test_a_table_whose_game_cannot_describe_it_is_listed(database, monkeypatch, fault):
    monkeypatch.setattr(installed_games, "_reported", {})

    def raises(*_args):
        raise fault("no words")

    async with served(database) as (_, client):
        opened = await client.post("/start", data={"game": "tuscany", "players": "2", "how": "hot"})
        monkeypatch.setattr(type(burgrave.game("tuscany")), "moment", raises)
        for address in ("/", "/tables"):
            answer = await client.get(address, headers=HTML)
            assert answer.status_code == 200
            assert "this game is unwell" in answer.text
            assert f'href="{opened.headers["location"]}"' in answer.text


async def test_a_list_calls_a_game_by_its_short_title_or_its_title(database, monkeypatch):
    """In its own words: a game of another package is not called by its id."""
    game = burgrave.game("tuscany")
    async with served(database) as (_, client):
        await client.post("/start", data={"game": "tuscany", "players": "2", "how": "hot"})
        for short, language, shown in (
            ("Tuscany", "en", "<b>Tuscany, hot seat</b>"),
            ("Tuscany", "pl", "<b>Toskania, "),
            ("", "en", "<b>The Castles of Tuscany, hot seat</b>"),
            ("", "pl", "<b>Zamki Toskanii, "),
        ):
            monkeypatch.setattr(game, "short_title", short)
            assert shown in (await client.get("/tables", headers={**HTML, "accept-language": language})).text


async def test_a_game_that_raises_while_its_table_is_drawn_is_named(database, monkeypatch, caplog):
    """By the page, for the API and in the log; other tables are drawn."""

    def crooked(scene):
        raise RuntimeError("the pencil is broken")

    async with served(database) as (_, client):
        opened = [
            (await client.post("/start", data={"game": game, "players": "2", "how": "hot"})).headers["location"]
            for game in ("tuscany", "tiletum")
        ]
        drawing = burgrave.game("tuscany").drawing_of
        monkeypatch.setattr(
            burgrave.game("tuscany"), "drawing_of", lambda *modules: replace(drawing(*modules), own_map=in_tuscany(crooked))
        )
        answers = [await client.get(address, headers=HTML) for address in opened]
        assert [answer.status_code for answer in answers] == [500, 200]
        assert "the game &#39;tuscany&#39; raised an error" in answers[0].text
        assert "pencil" not in answers[0].text
        panels = await client.get(f"{opened[0]}/panels")
        assert (panels.status_code, panels.json()["error"]) == (500, "unwell")
    assert {record.game for record in caplog.records if record.message == "a request failed"} == {"tuscany"}


def in_tuscany(function):
    """Return a function as if it stood in the package of Tuscany."""
    return FunctionType(function.__code__, {**function.__globals__, "__name__": "burgrave.games.tuscany.drawing"})


async def test_a_fault_of_ours_blames_no_game(database, monkeypatch):
    async with served(database) as (_, client):
        monkeypatch.setattr("burgrave.table.pages.lobby.skyline", lambda: 1 / 0)
        answer = await client.get("/", headers=HTML)
        assert answer.status_code == 500
        assert "raised an error" not in answer.text


async def test_why_a_package_cannot_be_loaded_is_for_the_host_alone(database, monkeypatch):
    monkeypatch.setattr(registry, "_LOADERS", dict(registry._LOADERS))
    monkeypatch.setattr(installed_games, "_failed", {})

    def broken():
        raise BrokenGame("game 'mire' cannot be loaded from 'mire:MIRE': RuntimeError: secret of the host")

    registry.announce("mire", broken)
    async with served(database) as (_, client):
        answer = await client.post("/api/tables", json={"game": "mire", "seats": [{}, {}]})
        assert (answer.status_code, answer.json()["error"]) == (500, "unwell")
        assert "secret" not in answer.text


async def test_first_page_and_api_agree_about_a_picture_that_raises(database, monkeypatch):
    monkeypatch.setattr(installed_games, "_reported", {})

    def blank():
        raise ValueError("no picture")

    game = burgrave.game("kingsburg")
    monkeypatch.setattr(game, "_drawings", {tuple(game.modules): replace(game.drawing, art=blank)})
    async with served(database) as (_, client):
        assert "Kingsburg</h2><p>This game is unwell" in (await client.get("/", headers=HTML)).text
        errors = {one["name"]: one["error"] for one in (await client.get("/api/games")).json()}
        assert [name for name, error in errors.items() if error] == ["kingsburg"]
