"""Databases of earlier commits under today's code: nothing is lost, finished games keep their results, running ones go on."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

import burgrave
from burgrave.engine.verify import verify
from burgrave.table.room import Room
from burgrave.table.store import Store
from burgrave.table.store.journal import Move
from burgrave.table.stored_json import decompress_json
from burgrave.table.upgrades import Upgrades
from served.store import opened_store
from upgrade.old_databases import COMMITS, expected, lay_out

pytestmark = [pytest.mark.anyio, pytest.mark.pure]
MOVES = 'SELECT "table", ply, seat, kind, action FROM moves ORDER BY "table", ply'


async def rows(store: Store, query: str) -> list[Any]:
    async with store.database.reading() as connection:
        return [tuple(row) for row in await connection.execute(text(query))]


@pytest.mark.parametrize("commit", COMMITS)
async def test_nothing_is_lost(commit, database, tmp_path):
    await lay_out(commit, database, tmp_path)
    tables = expected(commit)["tables"]
    bare = Store(database)
    moves = await rows(bare, MOVES)
    await bare.close()
    async with opened_store(database) as store:
        outcomes = {table: outcome async for table, outcome in Upgrades(store).each()}
        assert outcomes.keys() == tables.keys()
        reasons = [f"{table} of {tables[table]['game']}: {outcome.reason}" for table, outcome in outcomes.items() if outcome.reason]
        assert not reasons, "\n".join(reasons)
        print(commit, dict(Counter(outcome.kind for outcome in outcomes.values())))
        assert await rows(store, MOVES) == moves, "journals are only ever added to"
        for table, was in tables.items():
            room, _ = await Upgrades(store).open_room(table)
            assert outcomes[table].kind == ("finished" if was["is_over"] else "replayed")
            await check_same(store, room, was)
            if not was["is_over"] and was["is_started"]:
                check_goes_on(room, Random(commit))
        assert [one async for one in Upgrades(store).each()] == [], "a second time there is nothing to do"


async def check_same(store: Store, room: Room, was: dict[str, Any]) -> None:
    """The table is what the earlier code said."""
    state = room.state
    assert list(state.scores) == was["scores"], f"{room.id}: the scores were {was['scores']}, are {state.scores}"
    assert (room.ply, state.is_over) == (was["lines"], was["is_over"])
    assert len(room.chat) == was["chat"]
    packed = await store.result(room.id)
    if was["is_over"]:
        assert packed is not None
        result = decompress_json(packed)
        assert [result[name] for name in ("scores", "ranking", "sources")] == [
            was[name] for name in ("scores", "ranking", "sources")
        ]
        assert len(room.history) == len(result["course"]) == was["actions"]
        assert verify(result["record"]).scores == state.scores
    elif was["lines"]:
        assert packed is None
        assert list(state.to_act) == was["to_act"]
        assert [[str(action) for action in state.legal_actions(seat)] for seat in state.to_act] == was["legal"]
        assert room.preface("en")[-2]["text"], "the log says that the dice are new"


def check_goes_on(room: Room, random: Random) -> None:
    """Random moves to the end; the record proves the dice."""
    while not room.state.is_over:
        seat = room.state.to_act[0]
        action = str(random.choice(room.state.legal_actions(seat)))
        after = room.preview("act", seat, action)
        room.apply_move(Move(room.ply, seat, "act", action, 1.0, room.digest_after("act", action, after)))
    record = room.record()
    assert verify(record).scores == room.state.scores
    assert record["format"] == burgrave.engine.record.FORMAT
