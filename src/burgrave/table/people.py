"""Guests and accounts: signed sessions for browsers, bearer tokens for programs, passwords with argon2."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass
from typing import Any, NoReturn

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from burgrave.engine.errors import BadOption
from burgrave.speech import LANGUAGES, translation
from burgrave.table.errors import Refused, TooMany, Unknown
from burgrave.table.rate_limit import RateLimit
from burgrave.table.request_info import FormValue
from burgrave.table.settings import Settings
from burgrave.table.store import Store
from burgrave.table.store.rows import PersonRow
from burgrave.table.text import clean_line

MAX_NAME = 24
MAX_LOGIN = 40
"""Characters that the database keeps."""
FIRST_LANGUAGE = next(iter(LANGUAGES))
PASSWORD = (8, 200)
"""Fewest and most characters of a password."""
SESSION_DAYS = 365
KEPT, KEPT_ALONE = 30.0, 600.0
"""Seconds for which a person is remembered without asking the database again; a process alone hears of every change."""
SEEN = 3600.0
"""Seconds between two notes that somebody was here."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays or looks."""

    id: str
    name: str
    is_guest: bool
    epoch: int
    language: str
    webhook: str

    @classmethod
    def of(cls, row: PersonRow) -> Person:
        """The person of a row of the database."""
        return cls(row["id"], row["name"], row["login"] is None, row["epoch"], row["language"], row["webhook"])


def tidy_name(name: FormValue) -> str:
    """A name as it may be shown: printable, without line breaks, not too long; BadOption when nothing is left."""
    if not isinstance(name, str):
        raise BadOption(f"a name is a text of 1 to {MAX_NAME} characters")
    tidy = clean_line(clean_line(name)[:MAX_NAME])
    if not tidy:
        raise BadOption(f"a name is a text of 1 to {MAX_NAME} characters")
    return tidy


def login_of(name: str) -> str:
    """What two names have in common that nobody could tell apart; folded, a letter may become three."""
    return name.casefold()[:MAX_LOGIN]


def guest_name(language: str, number: int) -> str:
    """What to call somebody who has not said a name."""
    return translation("table", language).gettext("Guest %(number)s") % {"number": number}


def is_guest_name(name: str) -> bool:
    """Whether we made up this name, in whichever language."""
    number = name.rpartition(" ")[2]
    is_number = number.isascii() and number.isdecimal() and len(number) == 4
    return is_number and any(name == guest_name(language, int(number)) for language in LANGUAGES)


def required(person: Person | None) -> Person:
    """The person, who must be known to do this."""
    if person is None:
        raise Unknown("nobody knows you yet: sit down at a table first, or POST /api/people")
    return person


def hashed(token: str) -> str:
    """What is kept of a token: enough to know it again, not to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Guests and accounts: who a session or token belongs to, and every change of a person."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._key = hashlib.blake2b(b"burgrave session", key=settings.secret.encode()[:64]).digest()
        self._hasher = PasswordHasher()
        self._known: dict[str, tuple[float, Person]] = {}
        self._tokens: dict[str, tuple[float, str]] = {}
        self._seen: dict[str, float] = {}
        self._kept = KEPT if settings.is_shared else KEPT_ALONE
        self._guests = RateLimit(settings.guest_rate)
        self._logins = RateLimit(settings.login_rate)
        self._tries = RateLimit(settings.request_rate)

    # ---- who is it ------------------------------------------------------------------------------------------------

    def session(self, person: Person) -> str:
        """What the cookie holds: who, since when, and our signature."""
        signed = f"{person.id}.{person.epoch}.{int(time.time())}"
        return f"{signed}.{self._signature(signed)}"

    def _signature(self, signed: str) -> str:
        return hmac.new(self._key, signed.encode(), hashlib.sha256).hexdigest()

    async def by_session(self, cookie: str) -> Person | None:
        """Whose session this is; None when it is forged, expired or ended."""
        signed, _, signature = cookie.rpartition(".")
        if not signed or not hmac.compare_digest(self._signature(signed).encode(), signature.encode("utf-8", "replace")):
            return None
        person_id, epoch, since = signed.split(".")
        if int(since) < time.time() - SESSION_DAYS * 86400:
            return None
        person = await self.by_id(person_id)
        return person if person is not None and person.epoch == int(epoch) else None

    async def by_token(self, token: str, address: str) -> Person:
        """Whose bearer token this is; Unknown when nobody's. Those we do not remember are looked up only so often."""
        key = hashed(token)
        kept = self._tokens.get(key)
        if kept is not None and kept[0] > time.monotonic():
            person = await self.by_id(kept[1])
            if person is not None:
                return person
        if not self._tries.allows(address):
            raise TooMany("too many requests; wait a little")
        row = await self._store.person("token", key)
        if row is None:
            raise Unknown("this bearer token is not valid; POST /api/people gives one")
        person = self._keep(Person.of(row))
        self._tokens[key] = (time.monotonic() + self._kept, person.id)
        return person

    async def by_id(self, person: str) -> Person | None:
        """A person by id, remembered for a short while."""
        kept = self._known.get(person)
        if kept is not None and kept[0] > time.monotonic():
            return kept[1]
        row = await self._store.person("id", person)
        if row is None:
            return None
        if time.monotonic() - self._seen.get(person, -SEEN) >= SEEN:
            self._seen[person] = time.monotonic()
            await self._store.set_person(person, seen=time.time())
        return self._keep(Person.of(row))

    def _keep(self, person: Person) -> Person:
        self._known[person.id] = (time.monotonic() + self._kept, person)
        return person

    def tidy(self) -> None:
        """Drop what is remembered too long."""
        now = time.monotonic()
        self._known = {key: kept for key, kept in self._known.items() if kept[0] > now}
        self._tokens = {key: kept for key, kept in self._tokens.items() if kept[0] > now}
        self._seen = {key: when for key, when in self._seen.items() if now - when < SEEN}

    # ---- coming and going -----------------------------------------------------------------------------------------

    async def welcome(self, address: str, name: str = "", language: str = FIRST_LANGUAGE) -> Person:
        """A new guest, called in the given language until they say their name."""
        if not self._guests.allows(address):
            raise TooMany("too many new guests from this address; wait a minute")
        called = tidy_name(name) if name else guest_name(language, secrets.randbelow(9000) + 1000)
        person = Person(secrets.token_hex(10), called, True, 0, "", "")
        await self._store.add_person({"id": person.id, "name": person.name, "epoch": 0, "language": "", "webhook": ""})
        return self._keep(person)

    async def give_token(self, person: Person) -> str:
        """A new bearer token; the one before is no longer valid."""
        token = secrets.token_urlsafe(32)
        await self._store.set_person(person.id, token=hashed(token))
        self._forget_token(person)
        return token

    async def change(self, person: Person, **values: Any) -> Person:
        """Change name, language or webhook; an account logs in by its new name from then on."""
        if "name" in values:
            values["name"] = tidy_name(values["name"])
            if not person.is_guest:
                values["login"] = login_of(values["name"])
        if not await self._store.set_person(person.id, **values):
            self._refuse_name(values["name"])
        return await self._again(person)

    def _forget_token(self, person: Person) -> None:
        self._tokens = {key: kept for key, kept in self._tokens.items() if kept[1] != person.id}

    @staticmethod
    def _refuse_name(name: str) -> NoReturn:
        raise Refused(f"somebody is called {name!r} already; choose another name, or log in")

    async def _again(self, person: Person) -> Person:
        self._known.pop(person.id, None)
        self._forget_token(person)
        reloaded = await self.by_id(person.id)
        assert reloaded is not None
        return reloaded

    async def register(self, person: Person, name: FormValue, password: FormValue) -> Person:
        """A guest becomes an account and keeps seats and tables; sessions and the token from before end.

        Whoever knew those of the guest shall not have the account.
        """
        if not person.is_guest:
            raise Refused("you have an account already")
        name = tidy_name(name)
        if not self._logins.allows(f"person {person.id}"):
            raise TooMany("too many tries; wait a minute")
        if await self._store.person("login", login_of(name)) is not None:
            self._refuse_name(name)
        kept = await self._hash(password)
        account = {"name": name, "login": login_of(name), "password": kept, "epoch": person.epoch + 1, "token": None}
        if not await self._store.set_person(person.id, **account):
            self._refuse_name(name)
        return await self._again(person)

    async def log_in(self, address: str, name: FormValue, password: FormValue) -> Person:
        """The account of that name; Refused, without saying why, when name or password is wrong."""
        name = tidy_name(name)
        if not (self._logins.allows(f"name {login_of(name)}") and self._logins.allows(f"address {address}")):
            raise TooMany("too many tries; wait a minute")
        row = await self._store.person("login", login_of(name))
        kept = row["password"] if row is not None and row["password"] else NOBODY
        fits = await asyncio.to_thread(self._fits, kept, password if isinstance(password, str) else "")
        if row is None or not fits:
            raise Refused("name or password is wrong")
        if self._hasher.check_needs_rehash(kept):
            await self._store.set_person(row["id"], password=await self._hash(password))
        return self._keep(Person.of(row))

    def _fits(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password[: PASSWORD[1]])
        except (VerificationError, InvalidHashError):
            return False

    async def new_password(self, person: Person, old: FormValue, new: FormValue) -> Person:
        """Another password; all sessions and the token end."""
        if not self._logins.allows(f"person {person.id}"):
            raise TooMany("too many tries; wait a minute")
        row = await self._store.person("id", person.id)
        if row is None or not row["password"] or not await asyncio.to_thread(self._fits, row["password"], str(old)):
            raise Refused("the old password is wrong")
        kept = await self._hash(new)
        await self._store.set_person(person.id, password=kept, epoch=row["epoch"] + 1, token=None)
        return await self._again(person)

    async def _hash(self, password: FormValue) -> str:
        if not isinstance(password, str) or not PASSWORD[0] <= len(password) <= PASSWORD[1]:
            raise BadOption(f"a password has {PASSWORD[0]} to {PASSWORD[1]} characters")
        return await asyncio.to_thread(self._hasher.hash, password)


NOBODY = PasswordHasher().hash(secrets.token_hex(16))
"""FairnessCheck when there is no such account, so that the answer takes as long."""
