"""Guests and accounts, on both databases: what ends when, and what is asked of the database how often."""

from __future__ import annotations

from contextlib import asynccontextmanager

import pytest

from burgrave.table.broadcast import Broadcaster
from burgrave.table.errors import Refused, TooMany, Unknown
from burgrave.table.people import People
from burgrave.table.settings import Settings
from served.store import opened_store

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("no_thread_left")]
PASSWORD = "correct horse"


@asynccontextmanager
async def opened(database, **settings):
    async with opened_store(database) as store:
        yield People(store, Settings("s" * 40, database, **settings))


async def test_who_knew_the_guest_does_not_have_the_account(database):
    """Somebody may have put their own guest's cookie into another's browser before that one registers."""
    async with opened(database) as people:
        guest = await people.new_guest("here", "Gus")
        cookie, token = people.session(guest), await people.give_token(guest)
        assert await people.by_session(cookie) == await people.by_token(token, "here") == guest
        account = await people.register(guest, "Gus", PASSWORD)
        assert account.id == guest.id
        assert await people.by_session(cookie) is None
        with pytest.raises(Unknown):
            await people.by_token(token, "here")
        assert await people.by_session(people.session(account)) == account


async def test_another_password_ends_every_session(database):
    """Also those given out since this process last asked the database."""
    async with opened(database) as people, opened(database) as other:
        account = await people.register(await people.new_guest("here"), "Gus", PASSWORD)
        await other.log_in("there", "Gus", PASSWORD)
        changed = await other.new_password(account, PASSWORD, PASSWORD + "!")
        cookies = [people.session(account), other.session(changed)]
        again = await people.new_password(account, PASSWORD + "!", PASSWORD)
        assert again.epoch == changed.epoch + 1
        assert [await people.by_session(cookie) for cookie in cookies] == [None, None]


@pytest.mark.parametrize("name", ["ﬃ" * 24, "ŉ" * 24, "ΐ" * 24, "İ" * 24])
async def test_names_that_grow_when_they_are_folded(database, name):
    async with opened(database) as people:
        account = await people.register(await people.new_guest("here"), name, PASSWORD)
        assert account.name == name
        assert (await people.log_in("here", name, PASSWORD)).id == account.id
        assert (await people.change(account, name="ß" * 24)).name == "ß" * 24
        with pytest.raises(Refused, match="somebody is called"):
            await people.register(await people.new_guest("here"), "ẞ" * 24, PASSWORD)


async def test_a_taken_name_costs_no_hashing(database, monkeypatch):
    async with opened(database) as people:
        await people.register(await people.new_guest("here"), "Gus", PASSWORD)
        guest = await people.new_guest("here")
        monkeypatch.setattr(people, "_hash", lambda _password: pytest.fail("hashed"))
        with pytest.raises(Refused, match="somebody is called"):
            await people.register(guest, "gus", PASSWORD)


async def test_registering_is_tried_so_often(database):
    async with opened(database, login_rate=3) as people:
        await people.register(await people.new_guest("here"), "Gus", PASSWORD)
        guest = await people.new_guest("here")
        for _ in range(3):
            with pytest.raises(Refused):
                await people.register(guest, "Gus", PASSWORD)
        with pytest.raises(TooMany):
            await people.register(guest, "Ann", PASSWORD)


async def test_unknown_tokens_are_looked_up_so_often(database):
    async with opened(database, request_rate=10) as people:
        token = await people.give_token(await people.new_guest("here"))
        await people.by_token(token, "there")
        for number in range(9):
            with pytest.raises(Unknown):
                await people.by_token(f"wrong {number}", "there")
        with pytest.raises(TooMany):
            await people.by_token("wrong", "there")
        assert await people.by_token(token, "there"), "who is known is not hindered"
        with pytest.raises(Unknown):
            await people.by_token("wrong", "elsewhere")


async def test_streams_are_counted_and_forgotten():
    live = Broadcaster()
    open_streams = [live.subscribe(f"t{number}", "ann") for number in range(3)]
    live.subscribe("t0", "ben")
    assert (live.streams("ann"), live.streams("ben"), live.streams("cid"), live.count()) == (3, 1, 0, 4)
    for number, subscription in enumerate(open_streams):
        live.unsubscribe(f"t{number}", subscription)
        live.unsubscribe(f"t{number}", subscription)
    assert live.streams("ann") == 0
    assert list(live._streams) == ["ben"]
    assert live.has_listeners("t0")
    assert not live.has_listeners("t1")
