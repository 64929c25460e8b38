"""A game that is missing for a while, rules that are taken back: no table is closed for ever because of one start."""

from __future__ import annotations

import json
from typing import Any

import pytest

import burgrave
from burgrave.engine import registry
from burgrave.engine.errors import BadSave
from burgrave.engine.verify import verify
from burgrave.table import installed_games, upgrade_decision
from burgrave.table.archive import Archive, Closed
from burgrave.table.service import TableService
from burgrave.table.stored_json import decompress_json
from burgrave.table.table_factory import NewSeat
from upgrade.conftest import more_points, open_table, play, upgraded

pytestmark = [pytest.mark.anyio, pytest.mark.pure]


def uninstall(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """As if the package of a game were not there."""
    monkeypatch.delitem(registry._LOADED, game, raising=False)
    monkeypatch.delitem(registry._LOADERS, game, raising=False)


async def read(service: TableService, table: str) -> Archive:
    """What people read of a table that cannot be played."""
    with pytest.raises(Closed) as closed:
        await service.room(table)
    return closed.value.archive


async def due(service: TableService) -> list[str]:
    """The tables at which a bot is to move."""
    return await service.store.due_tables(1e12, installed_games.current_rules())


@pytest.mark.parametrize("is_changed", [False, True])
async def test_a_game_that_is_missing_for_one_start(service, new_rules, monkeypatch, is_changed):
    """Its tables can be read meanwhile, and are what they were when it is back, also with other rules."""
    _, running = await open_table(service, "tuscany")
    await play(service, running, 30)
    ann, over = await open_table(service, "tuscany")
    await play(service, over)
    await service.upgrades.keep_result(over)
    _, late = await open_table(service, "tuscany")
    await play(service, late)  # its server died before it stored the result
    rooms = {room.id: room for room in (running, over, late)}
    with monkeypatch.context() as missing:
        uninstall(missing, "tuscany")
        outcomes = await upgraded(service)
        assert [outcomes[table].kind for table in rooms] == ["waiting"] * 3
        for table, room in rooms.items():
            archive = await read(service, table)
            assert archive.is_waiting
            assert "not installed" in str(Closed(archive))
            assert archive.scores == list(room.state.scores)
            assert archive.view_at(None) == json.loads(json.dumps(room.state.view(None)))
            assert archive.log("en", None)
    if is_changed:
        new_rules()
    await upgraded(service)
    for table, room in rooms.items():
        again = await service.room(table)
        assert (again.ply, again.state.digest(), again.start) == (room.ply, room.state.digest(), None)
    result = await service.store.result(late.id)
    assert result is not None
    assert len(decompress_json(result)["turns"]) > 1, "every turn, not only the last position"
    await play(service, await service.room(running.id))
    assert await service.factory.rematch(ann, await service.room(over.id))


async def test_bots_of_a_missing_game_go_on(service, monkeypatch):
    """While it is missing they are not due; when it is back they are, without anybody asking for the table."""
    ann = await service.people.new_guest("127.0.0.1", "Ann")
    room = await service.factory.new_table(ann, "tuscany", [NewSeat("bot", "page")] * 2)
    assert await due(service) == [room.id]
    with monkeypatch.context() as missing:
        uninstall(missing, "tuscany")
        await upgraded(service)
        assert await due(service) == []
        await read(service, room.id)
    await upgraded(service)
    assert await due(service) == [room.id]


async def test_rules_that_are_taken_back(service, new_rules, monkeypatch):
    """A, then B, then A: a table goes on from its position each time that the rules mean something else."""
    _, played = await open_table(service)
    _, idle = await open_table(service)
    for room in (played, idle):
        await play(service, room, 30)
    with monkeypatch.context() as other:
        new_rules("e")
        more_points(other)
        outcomes = await upgraded(service)
        assert [outcomes[room.id].kind for room in (played, idle)] == ["position"] * 2
        room = await service.room(played.id)
        await play(service, room, 20, seed=2)
        ply, position = room.ply, room.state.position()
    new_rules("d")
    outcomes = await upgraded(service)
    assert (outcomes[played.id].kind, outcomes[idle.id].kind) == ("position", "replayed")
    room = await service.room(played.id)
    assert (room.ply, room.state.position()) == (ply, position)
    for table in (played.id, idle.id):
        room = await service.room(table)
        await play(service, room, seed=3)
        assert verify(room.record()).scores == room.state.scores


async def test_a_version_that_is_taken_back(service, new_rules, monkeypatch):
    """What was played by newer rules waits for them where older ones cannot follow it, and can be read meanwhile."""
    game = burgrave.game("tuscany")
    version = game.version

    def serve(number: int, mark: str) -> None:
        monkeypatch.setattr(game, "version", number)
        new_rules(mark)

    _, idle = await open_table(service, "tuscany")
    _, played = await open_table(service, "tuscany")
    for room in (idle, played):
        await play(service, room, 30)
    more_points(monkeypatch, "tuscany")
    serve(version + 1, "e")
    await upgraded(service)
    played = await service.room(played.id)
    _, new = await open_table(service, "tuscany")
    _, over = await open_table(service, "tuscany")
    for room, lines in ((played, 20), (new, 20), (over, 10_000)):
        await play(service, room, lines, seed=2)
    await service.upgrades.keep_result(over)
    rooms = [await service.room(idle.id), played, new, over]
    scores = {room.id: list(room.state.scores) for room in rooms}
    serve(version, "d")
    outcomes = await upgraded(service)
    assert [outcomes[table].kind for table in scores] == ["waiting"] * 4
    for table, was in scores.items():
        assert (await read(service, table)).scores == was
    serve(version + 1, "e")
    assert await upgraded(service) == {}, "nothing was written meanwhile"
    for table, was in scores.items():
        room = await service.room(table)
        assert list(room.state.scores) == was
        await play(service, room)
        assert verify(room.record()).scores == room.state.scores


async def test_closed_by_rules_that_were_broken(service, new_rules, monkeypatch):
    """A running table that some rules could not load goes on when others can; its result is that of its end."""
    ann = await service.people.new_guest("127.0.0.1", "Ann")
    room = await service.factory.new_table(ann, "tuscany", [NewSeat("human", person=ann.id), NewSeat("bot", "page")])
    while room.bot_to_move() is None:
        await play(service, room, 1)
    digest, scores = room.state.digest(), list(room.state.scores)

    def fail(*_args: Any) -> None:
        raise BadSave("broken")

    for mark in "ec":  # the second time it is still closed, and keeps what was stored at first
        new_rules(mark)
        with monkeypatch.context() as patches:
            patches.setattr(upgrade_decision, "carried_over", fail)
            patches.setattr("burgrave.table.room.opening_of", fail)
            assert (await upgraded(service))[room.id].kind == "closed"
            assert await upgraded(service) == {}
        assert (await read(service, room.id)).scores == scores
        assert await due(service) == []
    new_rules("d")
    assert (await upgraded(service))[room.id].kind == "replayed"
    assert await due(service) == [room.id]
    assert await service.store.result(room.id) is None
    again = await service.room(room.id)
    assert again.state.digest() == digest
    await play(service, again)
    await service.upgrades.keep_result(again)
    result = await service.store.result(room.id)
    assert result is not None
    assert decompress_json(result)["scores"] == list(again.state.scores)
