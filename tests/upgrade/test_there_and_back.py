"""A game that is missing for a while, rules that are taken back: no table is closed for ever because of one start."""

from __future__ import annotations

import json
from typing import Any

import pytest

import burgrave
from burgrave.engine import registry
from burgrave.engine.errors import BadSave
from burgrave.engine.verify import verify
from burgrave.table import upgrade
from burgrave.table.archive import Archive, Closed
from burgrave.table.hall import Hall
from burgrave.table.opening import SeatPlan
from burgrave.table.packed import unpack
from upgrade.conftest import more_points, open_table, play, upgraded

pytestmark = [pytest.mark.anyio, pytest.mark.pure]


def uninstall(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """As if the package of a game were not there."""
    monkeypatch.delitem(registry._LOADED, game, raising=False)
    monkeypatch.delitem(registry._LOADERS, game, raising=False)


async def read(hall: Hall, table: str) -> Archive:
    """What people read of a table that cannot be played."""
    with pytest.raises(Closed) as closed:
        await hall.room(table)
    return closed.value.archive


async def due(hall: Hall) -> list[str]:
    """The tables at which a bot is to move."""
    return await hall.store.due_tables(1e12, upgrade.current_rules())


@pytest.mark.parametrize("is_changed", [False, True])
async def test_a_game_that_is_missing_for_one_start(hall, new_rules, monkeypatch, is_changed):
    """Its tables can be read meanwhile, and are what they were when it is back, also with other rules."""
    _, running = await open_table(hall, "tuscany")
    await play(hall, running, 30)
    ann, over = await open_table(hall, "tuscany")
    await play(hall, over)
    await hall.upgrades.keep_result(over)
    _, late = await open_table(hall, "tuscany")
    await play(hall, late)  # its server died before it stored the result
    rooms = {room.id: room for room in (running, over, late)}
    with monkeypatch.context() as missing:
        uninstall(missing, "tuscany")
        outcomes = await upgraded(hall)
        assert [outcomes[table].kind for table in rooms] == ["waiting"] * 3
        for table, room in rooms.items():
            archive = await read(hall, table)
            assert archive.is_waiting
            assert "not installed" in str(Closed(archive))
            assert archive.scores == list(room.state.scores)
            assert archive.view_at(None) == json.loads(json.dumps(room.state.view(None)))
            assert archive.log("en", None)
    if is_changed:
        new_rules()
    await upgraded(hall)
    for table, room in rooms.items():
        again = await hall.room(table)
        assert (again.ply, again.state.digest(), again.start) == (room.ply, room.state.digest(), None)
    result = await hall.store.result(late.id)
    assert result is not None
    assert len(unpack(result)["turns"]) > 1, "every turn, not only the last position"
    await play(hall, await hall.room(running.id))
    assert await hall.opening.rematch(ann, await hall.room(over.id))


async def test_bots_of_a_missing_game_go_on(hall, monkeypatch):
    """While it is missing they are not due; when it is back they are, without anybody asking for the table."""
    ann = await hall.people.welcome("127.0.0.1", "Ann")
    room = await hall.opening.table(ann, "tuscany", [SeatPlan("bot", "page")] * 2)
    assert await due(hall) == [room.id]
    with monkeypatch.context() as missing:
        uninstall(missing, "tuscany")
        await upgraded(hall)
        assert await due(hall) == []
        await read(hall, room.id)
    await upgraded(hall)
    assert await due(hall) == [room.id]


async def test_rules_that_are_taken_back(hall, new_rules, monkeypatch):
    """A, then B, then A: a table goes on from its position each time that the rules mean something else."""
    _, played = await open_table(hall)
    _, idle = await open_table(hall)
    for room in (played, idle):
        await play(hall, room, 30)
    with monkeypatch.context() as other:
        new_rules("e")
        more_points(other)
        outcomes = await upgraded(hall)
        assert [outcomes[room.id].kind for room in (played, idle)] == ["position"] * 2
        room = await hall.room(played.id)
        await play(hall, room, 20, seed=2)
        ply, position = room.ply, room.state.position()
    new_rules("d")
    outcomes = await upgraded(hall)
    assert (outcomes[played.id].kind, outcomes[idle.id].kind) == ("position", "replayed")
    room = await hall.room(played.id)
    assert (room.ply, room.state.position()) == (ply, position)
    for table in (played.id, idle.id):
        room = await hall.room(table)
        await play(hall, room, seed=3)
        assert verify(room.record()).scores == room.state.scores


async def test_a_version_that_is_taken_back(hall, new_rules, monkeypatch):
    """What was played by newer rules waits for them where older ones cannot follow it, and can be read meanwhile."""
    game = burgrave.game("tuscany")
    version = game.version

    def serve(number: int, mark: str) -> None:
        monkeypatch.setattr(game, "version", number)
        new_rules(mark)

    _, idle = await open_table(hall, "tuscany")
    _, played = await open_table(hall, "tuscany")
    for room in (idle, played):
        await play(hall, room, 30)
    more_points(monkeypatch, "tuscany")
    serve(version + 1, "e")
    await upgraded(hall)
    played = await hall.room(played.id)
    _, new = await open_table(hall, "tuscany")
    _, over = await open_table(hall, "tuscany")
    for room, lines in ((played, 20), (new, 20), (over, 10_000)):
        await play(hall, room, lines, seed=2)
    await hall.upgrades.keep_result(over)
    rooms = [await hall.room(idle.id), played, new, over]
    scores = {room.id: list(room.state.scores) for room in rooms}
    serve(version, "d")
    outcomes = await upgraded(hall)
    assert [outcomes[table].kind for table in scores] == ["waiting"] * 4
    for table, was in scores.items():
        assert (await read(hall, table)).scores == was
    serve(version + 1, "e")
    assert await upgraded(hall) == {}, "nothing was written meanwhile"
    for table, was in scores.items():
        room = await hall.room(table)
        assert list(room.state.scores) == was
        await play(hall, room)
        assert verify(room.record()).scores == room.state.scores


async def test_closed_by_rules_that_were_broken(hall, new_rules, monkeypatch):
    """A running table that some rules could not load goes on when others can; its result is that of its end."""
    ann = await hall.people.welcome("127.0.0.1", "Ann")
    room = await hall.opening.table(ann, "tuscany", [SeatPlan("human", person=ann.id), SeatPlan("bot", "page")])
    while room.bot_to_move() is None:
        await play(hall, room, 1)
    digest, scores = room.state.digest(), list(room.state.scores)

    def fail(*_args: Any) -> None:
        raise BadSave("broken")

    for mark in "ec":  # the second time it is still closed, and keeps what was stored at first
        new_rules(mark)
        with monkeypatch.context() as broken:
            broken.setattr(upgrade, "carried_over", fail)
            broken.setattr("burgrave.table.room.opening_of", fail)
            assert (await upgraded(hall))[room.id].kind == "closed"
            assert await upgraded(hall) == {}
        assert (await read(hall, room.id)).scores == scores
        assert await due(hall) == []
    new_rules("d")
    assert (await upgraded(hall))[room.id].kind == "replayed"
    assert await due(hall) == [room.id]
    assert await hall.store.result(room.id) is None
    again = await hall.room(room.id)
    assert again.state.digest() == digest
    await play(hall, again)
    await hall.upgrades.keep_result(again)
    result = await hall.store.result(room.id)
    assert result is not None
    assert unpack(result)["scores"] == list(again.state.scores)
