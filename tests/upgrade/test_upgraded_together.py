"""Several servers and commands begin together to upgrade one old database."""

from __future__ import annotations

import asyncio
from multiprocessing import get_context

import pytest

from burgrave.table.store.migrate import upgrade as migrate
from upgrade.conftest import service_of
from upgrade.old_databases import lay_out
from upgrade.test_killed_upgrade import finish, outcome, upgrading

pytestmark = pytest.mark.pure


async def begin(url: str) -> None:
    """What a server does with stored tables at its start."""
    service = service_of(url)
    await migrate(service.store.database.engine)
    await service.upgrades.announce()
    await service.upgrades.sweep()
    await service.store.close()


def serve(url: str) -> None:
    """In a process of its own."""
    asyncio.run(begin(url))


def test_what_they_leave_is_what_one_alone_leaves(postgres, tmp_path):
    whole = f"sqlite+aiosqlite:///{tmp_path}/whole.db"
    asyncio.run(lay_out("a023e9b", whole, tmp_path))
    finish(whole)
    url = postgres.fresh("together")
    asyncio.run(lay_out("a023e9b", url, tmp_path))
    servers = [get_context("fork").Process(target=serve, args=(url,)) for _ in range(2)]
    for server in servers:
        server.start()
    for process in [upgrading(url), *servers]:
        process.join(120)
        assert process.exitcode == 0
    assert asyncio.run(outcome(url)) == asyncio.run(outcome(whole))
