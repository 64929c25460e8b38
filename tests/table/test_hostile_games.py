"""Games of other packages that do what no game should: whatever they raise or return, other games and tables go on."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from types import SimpleNamespace

import pytest

import burgrave
from burgrave.draw.pieces import shield, shield_at
from burgrave.engine.errors import BrokenGame
from burgrave.games import catalogue
from burgrave.table import bot_worker, broadcast, installed_games, upgrades
from burgrave.table.bot_turns import BotTurns
from burgrave.table.bot_worker import BotFailed, SeatBot
from burgrave.table.errors import Unwell
from burgrave.table.pages import fairness_page
from burgrave.table.upgrade_decision import WAITING
from table.test_unwell_games import HTML, served

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("no_thread_left")]


class OwnError(Exception):
    """An error of a game's own, which nobody else knows."""


@pytest.fixture
def database(tmp_path):
    """One database will do: what games do wrong does not reach it."""
    return f"sqlite+aiosqlite:///{tmp_path}/table.db"


@pytest.fixture(autouse=True)
def _report_again(monkeypatch):
    monkeypatch.setattr(installed_games, "_reported", {})


# ---- loading ---------------------------------------------------------------------------------------------------------------


async def test_a_module_that_exits_is_a_game_that_cannot_be_loaded(tmp_path, monkeypatch):
    (tmp_path / "leaver.py").write_text("import sys\nsys.exit('no display')\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BrokenGame, match="'leaver' cannot be loaded from 'leaver:GAME': SystemExit: no display"):
        catalogue._installed(EntryPoint("leaver", "leaver:GAME", catalogue.GROUP))
    sys.modules.pop("leaver", None)


@pytest.mark.parametrize("name", ["sl/ash", "..", "Big", "<b>", "q?x#y&z", "", "7up", "a b"])
async def test_a_name_that_is_no_part_of_an_address_is_refused(name):
    with pytest.raises(BrokenGame, match="lower-case letters"):
        catalogue._installed(EntryPoint(name, "burgrave.games.tuscany.game:TUSCANY", catalogue.GROUP))


async def test_two_packages_with_a_game_of_one_name_are_both_named():
    entries = [EntryPoint("pig", f"{package}:PIG", catalogue.GROUP) for package in ("sow", "boar")]
    with pytest.raises(BrokenGame, match="several packages: sow:PIG, boar:PIG; keep one"):
        catalogue._only("pig", entries)


async def test_a_game_that_exits_while_it_is_looked_up_is_not_found(monkeypatch):
    def leave(name):
        raise SystemExit(3)

    monkeypatch.setattr(installed_games, "_failed", {})
    monkeypatch.setattr(burgrave, "game", leave)
    assert installed_games.find_game("tuscany") is None


# ---- pages -----------------------------------------------------------------------------------------------------------------


class Unprintable:
    def __str__(self):
        raise OwnError("no text")


@pytest.mark.parametrize("art", ["<!--", "<svg><g><style>", "<svg></g></svg>", None, 7, "\ud800"])
async def test_a_picture_that_would_spoil_the_page_costs_its_own_card(database, monkeypatch, art):
    game = burgrave.game("kingsburg")
    monkeypatch.setattr(game, "_drawings", {tuple(game.modules): replace(game.drawing, art=lambda: art)})
    async with served(database) as (_, client):
        for address in ("/", "/?game=kingsburg", "/rules"):
            answer = await client.get(address, headers=HTML)
            assert answer.status_code == 200
            assert "Kingsburg</h2><p>This game is unwell" in answer.text
            assert answer.text.rstrip().endswith("</html>")


@pytest.mark.parametrize("drawn", [{"patterns": None}, {"patterns": "<g>"}, {"icons": None}, {"icons": {"x": 7}}, {"css": None}])
async def test_a_drawing_whose_definitions_cannot_be_written_spoils_no_page_of_others(database, monkeypatch, drawn):
    game = burgrave.game("kingsburg")
    monkeypatch.setattr(game, "_drawings", {tuple(game.modules): replace(game.drawing, **drawn)})
    async with served(database) as (_, client):
        for address in ("/", "/rules", "/rules/tuscany", "/new/burgundy"):
            assert (await client.get(address, headers=HTML)).status_code == 200


@pytest.mark.parametrize("title", [Unprintable(), None, 5, "\ud800"])
async def test_a_title_that_is_no_text_costs_its_own_card_and_entry(database, monkeypatch, title):
    monkeypatch.setattr(burgrave.game("tiletum"), "title", title)
    async with served(database) as (_, client):
        answer = await client.get("/", headers=HTML)
        assert answer.status_code == 200
        assert "Tiletum</h2><p>This game is unwell" in answer.text
        listed = await client.get("/api/games")
        assert listed.status_code == 200
        assert [game["name"] for game in listed.json() if game["error"]] == ["tiletum"]


@pytest.mark.parametrize("words", [None, {"first_game": {"title": Unprintable(), "hint": ""}}, {"first_game": {"title": "Only"}}])
async def test_presets_without_words_cost_the_card_of_the_game(database, monkeypatch, words):
    monkeypatch.setattr(burgrave.game("tuscany"), "preset_words", lambda language="en": words)
    async with served(database) as (_, client):
        answer = await client.get("/?game=tuscany", headers=HTML)
        assert answer.status_code == 200
        assert "Tuscany</h2><p>This game is unwell" in answer.text


async def test_no_turn_is_planned_where_the_game_has_none(database, monkeypatch):
    async with served(database) as (_, client):
        opened = await client.post("/start", data={"game": "tuscany", "players": "2", "how": "hot"})
        monkeypatch.setattr(burgrave.game("tuscany"), "has_what_if", False)
        answer = await client.post(f"{opened.headers['location']}/plan", json={"seat": 0})
        assert (answer.status_code, answer.json()["detail"]) == (400, "no turn is planned in tuscany")


@pytest.mark.parametrize(
    ("game", "said"), [("tuscany", "turę można planować od pierwszej rundy"), ("tiletum", "kości leżą wokół koła")]
)
async def test_what_a_game_refuses_is_said_in_the_words_of_that_game(database, game, said):
    async with served(database) as (_, client):
        opened = await client.post("/start", data={"game": game, "players": "2", "how": "hot"})
        address = f"{opened.headers['location']}/plan"
        answer = await client.post(address, json={"seat": 0, "dice": [1]}, headers={"accept-language": "pl"})
        assert answer.status_code == 400
        assert answer.json()["detail"].startswith(said)


async def test_there_is_a_shield_for_as_many_seats_as_a_table_has():
    assert len({shield(seat, 20) for seat in range(8)}) == 8
    assert all(shield_at(seat, 0, 0, 20) for seat in range(8))


# ---- bots and upgrades -----------------------------------------------------------------------------------------------------


async def test_a_bot_that_exits_fails(monkeypatch):
    def leave(save):
        raise SystemExit(4)

    monkeypatch.setattr(burgrave, "load", leave)
    with pytest.raises(BotFailed, match="SystemExit"):
        bot_worker.choose(SeatBot("table", 0, "random", 1), {})


class FewTables:
    """Stands in for the service: tables at which bots are due, of which `broken` cannot be read."""

    def __init__(self, fault=OwnError):
        self.fault = fault
        self.due = ["broken", "well"]
        self.asked = []
        self.store = self
        self.rounds = 0

    async def due_tables(self, before, rules):
        self.rounds += 1
        if self.rounds == 1:
            raise self.fault("something else")
        if self.rounds == 4:
            raise KeyboardInterrupt
        return self.due

    async def set_due(self, table, is_due, before):
        raise AssertionError(f"{table} stays due")

    async def present_room(self, table):
        self.asked.append(table)
        if table == "broken":
            raise self.fault("no data file")
        return SimpleNamespace(id=table, bot_to_move=lambda: 0)


@pytest.mark.parametrize("fault", [OwnError, SystemExit])
async def test_a_table_that_cannot_be_read_holds_up_no_bot_of_another(monkeypatch, fault):
    monkeypatch.setattr("burgrave.table.bot_turns.SWEEP_INTERVAL", 0)
    service, driven = FewTables(fault), []
    turns = BotTurns(service)
    monkeypatch.setattr(turns, "drive", lambda room: driven.append(room.id))
    with pytest.raises(KeyboardInterrupt):
        await turns.sweep()
    assert service.asked == ["broken", "well", "well"], "a broken one is tried again by the next start"
    assert driven == ["well", "well"]


async def test_a_table_whose_game_raises_in_an_upgrade_waits(database, monkeypatch):
    def fail(*_arguments):
        raise OwnError("no data file")

    async with served(database) as (app, client):
        location = (await client.post("/start", data={"game": "tuscany", "players": "2", "how": "hot"})).headers["location"]
        store = app.app.state.service.store if hasattr(app, "app") else app.service.store
        async with store.database.writing() as connection:
            await connection.exec_driver_sql("UPDATE tables SET fingerprint = '3-other'")
        monkeypatch.setattr(upgrades, "decide", fail)
        table = location.rpartition("/")[2]
        assert [(one, outcome.kind) async for one, outcome in upgrades.Upgrades(store).each()] == [(table, WAITING)]
        row = (await store.table(table)).row
        assert (row["closed"], row["fingerprint"]) == ("", "3-other")


@pytest.mark.parametrize("fault", [OwnError, SystemExit])
async def test_a_game_that_raises_when_its_result_is_stored_ends_no_server(monkeypatch, fault):
    """In a task of its own, where nobody else would catch it."""

    def leave(room):
        raise fault("no words")

    monkeypatch.setattr(upgrades, "archived_result", leave)
    await upgrades.Upgrades(SimpleNamespace()).keep_result(SimpleNamespace(id="table"))


async def test_a_game_that_exits_while_its_dice_are_checked_ends_no_server(monkeypatch):
    def leave(record):
        raise SystemExit(5)

    class OverRoom:
        game = burgrave.game("tuscany")

        def record(self):
            return {}

    monkeypatch.setattr(fairness_page, "check_record", leave)
    with pytest.raises(Unwell, match="the game 'tuscany' raised an error"):
        await fairness_page.check_of(OverRoom())


@pytest.mark.parametrize("fault", [OwnError, SystemExit])
async def test_news_of_a_table_whose_game_raises_are_followed_by_others(fault):
    followed = []

    async def follow(news):
        followed.append(news["table"])
        if news["table"] == "broken":
            raise fault("no data file")
        if news["table"] == "last":
            raise KeyboardInterrupt

    listener = broadcast.NotifyListener("", follow, follow)
    for table in ("broken", "well", "last"):
        listener._news.put_nowait(json.dumps({"table": table}))
    with pytest.raises(KeyboardInterrupt):
        await listener._deliver()
    assert followed == ["broken", "well", "last"]
