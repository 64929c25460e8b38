"""Rules that change under tables written by today's code."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from sqlalchemy import text

import burgrave
from burgrave.engine.errors import BadSave
from burgrave.engine.verify import verify
from burgrave.table import upgrade_decision
from burgrave.table.api.tables import table_answer
from burgrave.table.archive import Closed
from burgrave.table.room import Room
from burgrave.table.service import TableService
from burgrave.table.store.migrate import upgrade as migrate
from burgrave.table.stored_json import decompress_json
from burgrave.table.upgrades import Upgrades
from upgrade.conftest import more_points, open_table, play, service_of, upgraded
from upgrade.old_databases import expected, lay_out

pytestmark = [pytest.mark.anyio, pytest.mark.pure]


async def execute(service: TableService, query: str, **values: Any) -> None:
    async with service.store.database.writing() as connection:
        await connection.execute(text(query), values)


async def test_same_behaviour_goes_on_silently(service, new_rules):
    _, room = await open_table(service)
    await play(service, room, 40)
    before = room.state.digest()
    new_rules()
    assert (await upgraded(service))[room.id].kind == "replayed"
    again = await service.room(room.id)
    assert again.start is None
    assert again.state.digest() == before
    await play(service, again)
    assert verify(again.record())


async def test_changed_scoring(service, new_rules, monkeypatch, caplog):
    """Finished games keep their scores, running ones go on from their position and say so; the host is warned."""
    _, over = await open_table(service)
    await play(service, over)
    await service.upgrades.keep_result(over)
    _, late = await open_table(service)
    await play(service, late)  # its server died before it stored the result
    _, running = await open_table(service)
    await play(service, running, 60)
    scores = {room.id: list(room.state.scores) for room in (over, late)}
    to_act, ply = running.state.to_act, running.ply
    new_rules()
    more_points(monkeypatch)
    with caplog.at_level(logging.WARNING):
        await service.upgrades.announce()
    assert "the rules were changed without a raised version" in caplog.text
    outcomes = await upgraded(service)
    assert [outcomes[room.id].kind for room in (over, late, running)] == ["archived", "archived", "position"]
    for table, was in scores.items():
        with pytest.raises(Closed) as closed:
            await service.room(table)
        data = closed.value.archive.data
        assert data["scores"] == was
        assert data["ranking"]
        assert closed.value.archive.view_at(None)
        assert closed.value.archive.log("en", None)
    again = await service.room(running.id)
    assert (again.state.to_act, again.ply) == (to_act, ply)
    assert any("rules were changed" in entry["text"] for entry in again.preface("en"))
    await play(service, again)
    assert verify(again.record()).scores == again.state.scores
    caplog.clear()
    await service.upgrades.announce()
    assert not caplog.records, "said once"


async def test_a_continued_table_is_upgraded_again(service, new_rules, monkeypatch):
    _, room = await open_table(service)
    await play(service, room, 40)
    for round, mark in enumerate("ef", 1):
        new_rules(mark)
        more_points(monkeypatch)
        assert (await upgraded(service))[room.id].kind == "position"
        room = await service.room(room.id)
        assert sum("rules were changed" in entry["text"] for entry in room.preface("en")) == round
        await play(service, room, 15, seed=round)
    await play(service, room)
    assert verify(room.record())


async def test_position_that_cannot_be_loaded(service, new_rules, monkeypatch):
    """Closed, readable, with its last scores; these rules do not try it again, and it counts no more as unfinished."""
    ann, room = await open_table(service, is_open=True)
    await play(service, room, 50)
    scores = list(room.state.scores)
    new_rules("e")
    more_points(monkeypatch)

    def fail(*_args: Any) -> None:
        raise BadSave("no")

    with monkeypatch.context() as patches:
        patches.setattr(upgrade_decision, "carried_over", fail)
        assert (await upgraded(service))[room.id].kind == "closed"
    assert await upgraded(service) == {}
    with pytest.raises(Closed) as closed:
        await service.room(room.id)
    archive = closed.value.archive
    assert archive.data["scores"] == scores
    assert archive.view_at(None)
    assert archive.data["record"]["seed"] is None
    assert await service.store.count_unfinished(ann.id) == 0
    assert await service.store.open_tables() == []
    assert await service.store.served_rules() == []


@pytest.mark.parametrize("known", ["", "1-abc"])
async def test_a_game_that_is_gone(service, known):
    _, over = await open_table(service)
    await play(service, over)
    await service.upgrades.keep_result(over)
    _, room = await open_table(service)
    await play(service, room, 20)
    await execute(service, "UPDATE tables SET game = 'gone', fingerprint = :known", known=known)
    service.rooms.clear()
    for table, scores in ((over.id, over.state.scores), (room.id, room.state.scores)):
        with pytest.raises(Closed) as closed:
            await service.room(table)
        assert closed.value.archive.data["scores"] == list(scores)


DAMAGES = [
    "UPDATE tables SET position = :junk",
    "UPDATE tables SET position = NULL",
    "UPDATE tables SET version = 999",
    "UPDATE tables SET version = -1",
    "UPDATE tables SET format = 77",
    "UPDATE tables SET seed = 'seed'",
    "UPDATE tables SET modules = '{'",
    "UPDATE tables SET options = '[1]'",
    "UPDATE tables SET modules = '[1]'",
    "UPDATE results SET data = :junk",
    "UPDATE moves SET kind = 'what' WHERE ply = 7",
    "UPDATE moves SET action = 'what' WHERE ply = 7",
    "UPDATE moves SET kind = 'undo', action = 'x' WHERE ply = 7",
    "UPDATE moves SET kind = 'undo', action = '99' WHERE ply = 7",
    "UPDATE moves SET seat = 77 WHERE ply = 7",
    "DELETE FROM moves WHERE ply = 7",
    "UPDATE moves SET kind = 'what', digest = 'x'",
]


@pytest.mark.parametrize("is_changed", [False, True])
async def test_damage_ends_clearly(service, new_rules, is_changed):
    """Whatever is damaged, a table can be played or is closed and readable; the others are not concerned."""
    for damage in DAMAGES:
        _, over = await open_table(service, "tuscany")
        await play(service, over)
        await service.upgrades.keep_result(over)
        scores = list(over.state.scores)
        _, room = await open_table(service, "tuscany")
        await play(service, room, 25)
        own = damage + (" AND " if "WHERE" in damage else " WHERE ")
        column = "id" if "UPDATE tables" in damage else '"table"'
        query = f"{own} {column} IN (:one, :other)"
        values = {"one": over.id, "other": room.id} | ({"junk": b"junk"} if ":junk" in damage else {})
        await execute(service, query, **values)
        if is_changed:
            await execute(service, "UPDATE tables SET fingerprint = '1-old' WHERE closed = ''")
            await upgraded(service)
        service.rooms.clear()
        for table in (over.id, room.id):
            try:
                again = await service.room(table)
                assert len(again.chairs) == 2
                await play(service, again, 5)
                if table == over.id:
                    assert list(again.state.scores) == scores, damage
            except Closed as closed:
                archive = closed.archive
                assert archive.data["log"], damage
                archive.log("en", None), archive.view_at(None)
                if table == over.id:
                    assert archive.data["scores"] == scores, damage


@pytest.mark.parametrize(("game", "seats", "modules", "options"), [
    ("tuscany", 3, None, None),
    ("kingsburg", 3, ["governors"], None),
    ("burgundy", 2, None, {"settling": "secret", "start_castle": "choose"}),
])  # fmt: skip
async def test_choices_that_lie_face_down(service, new_rules, monkeypatch, game, seats, modules, options):
    """They are neither lost nor shown when the table goes on from its position."""
    _, room = await open_table(service, game, seats, modules=modules, options=options)
    for _ in range(200):
        if any(choice != -1 for choice in room.state.secret):
            break
        await play(service, room, 1)
    else:
        pytest.fail(f"nobody chose in secret in {game}")
    action = room.history[-1].action
    secret = list(room.state.secret)
    await execute(service, "UPDATE moves SET digest = 'other' WHERE ply = 0")
    new_rules()
    assert (await upgraded(service))[room.id].kind == "position"
    again = await service.room(room.id)
    assert list(again.state.secret) == secret
    if room.ply == 1:
        assert action not in str(again.preface("en"))
    await play(service, again)
    assert verify(again.record())


async def test_a_rule_that_breaks_stops_no_other_table(service, new_rules, monkeypatch):
    """Whatever error the rules of another day have."""
    rooms = [(await open_table(service, "tuscany"))[1] for _ in range(3)]
    for room in rooms:
        await play(service, room, 20)
    new_rules()
    damaged_id, apply_move = sorted(room.id for room in rooms)[1], Room.apply_move

    def fail(room: Room, move: Any) -> None:
        if room.id == damaged_id:
            raise RuntimeError("no such rule")
        apply_move(room, move)

    monkeypatch.setattr(Room, "apply_move", fail)
    kinds = {table: outcome.kind for table, outcome in (await upgraded(service)).items()}
    assert kinds == {room.id: "position" if room.id == damaged_id else "replayed" for room in rooms}


async def test_result_is_stored_after_a_crash(service):
    _, room = await open_table(service)
    await play(service, room)
    assert await service.store.result(room.id) is None
    assert (await upgraded(service))[room.id].kind == "finished"
    packed = await service.store.result(room.id)
    assert packed is not None
    assert decompress_json(packed)["scores"] == list(room.state.scores)
    assert await upgraded(service) == {}


async def test_rematch_and_branch_of_a_former_game(database, tmp_path):
    """What the legacy generator dealt is branched with dice of its own, and played to its end."""
    await lay_out("aa3537f", database, tmp_path)
    service = service_of(database)
    try:
        await migrate(service.store.database.engine)
        await upgraded(service)
        for table, was in expected("aa3537f")["tables"].items():
            if not was["is_over"] or was["game"] == "burgundy":
                continue
            room = await service.room(table)
            assert room.record()["format"] == 1
            assert not table_answer(room, None).commitment, "nobody saw one when it began"
            ann = await service.people.by_id(room.host)
            branch = await service.factory.branch(ann, room, 10)
            assert branch.state.scores == room.state_at(10).scores
            assert not branch.has_chosen_seed, "nobody knows the key that the server drew"
            for other in (branch, await service.factory.rematch(ann, room)):
                await play(service, other)
                assert verify(other.record()).is_over
    finally:
        await service.store.close()


async def test_two_at_once(service, new_rules, monkeypatch, database):
    """Two processes upgrade the same tables: each is decided once."""
    import asyncio

    rooms = [(await open_table(service, "tuscany"))[1] for _ in range(6)]
    for number, room in enumerate(rooms):
        await play(service, room, 10_000 if number % 2 else 30)
    await execute(service, "UPDATE moves SET digest = 'other' WHERE ply = 3")
    new_rules()
    other = service_of(database)

    async def all_of(upgrades: Upgrades) -> list[str]:
        return [table async for table, _ in upgrades.each()]

    one, two = await asyncio.gather(all_of(service.upgrades), all_of(other.upgrades))
    assert sorted(one + two) == sorted(room.id for room in rooms)
    await other.store.close()
    service.rooms.clear()
    async with service.store.database.reading() as connection:
        starts = (await connection.execute(text('SELECT "table" FROM starts'))).all()
        results = (await connection.execute(text('SELECT "table" FROM results'))).all()
    assert len(starts) == len(results) == 3
    assert burgrave.game("tuscany")
