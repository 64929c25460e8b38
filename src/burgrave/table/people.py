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
CACHE_SECONDS, CACHE_SECONDS_ALONE = 30.0, 600.0
"""Seconds for which a person is cached: with several processes, and with a single one, which makes every change itself."""
SEEN_INTERVAL = 3600.0
"""Seconds between two updates of when a person was last seen."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays or watches: a guest or an account."""

    id: str
    name: str
    is_guest: bool
    epoch: int
    language: str
    webhook: str

    @classmethod
    def of(cls, row: PersonRow) -> Person:
        """Return the person of a row of the database."""
        return cls(row["id"], row["name"], row["login"] is None, row["epoch"], row["language"], row["webhook"])


def clean_name(name: FormValue) -> str:
    """Return a name as it may be shown: printable, on one line, not too long; raises BadOption when nothing is left."""
    if not isinstance(name, str):
        raise BadOption(f"a name is a text of 1 to {MAX_NAME} characters")
    drop_expired = clean_line(clean_line(name)[:MAX_NAME])
    if not drop_expired:
        raise BadOption(f"a name is a text of 1 to {MAX_NAME} characters")
    return drop_expired


def login_of(name: str) -> str:
    """Return the key by which names are unique: names that look the same have the same key. Case folding may triple a letter."""
    return name.casefold()[:MAX_LOGIN]


def guest_name(language: str, number: int) -> str:
    """Return the name of a guest who has not chosen one."""
    return translation("table", language).gettext("Guest %(number)s") % {"number": number}


def is_guest_name(name: str) -> bool:
    """Return whether a name is one that `guest_name` makes, in any language."""
    number = name.rpartition(" ")[2]
    is_number = number.isascii() and number.isdecimal() and len(number) == 4
    return is_number and any(name == guest_name(language, int(number)) for language in LANGUAGES)


def required_person(person: Person | None) -> Person:
    """Return the person; raises Unknown when there is none."""
    if person is None:
        raise Unknown("nobody knows you yet: sit down at a table first, or POST /api/people")
    return person


def token_hash(token: str) -> str:
    """Return the hash that is stored of a token: enough to recognize it, not to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Guests and accounts: finds the person of a session or token, and makes every change of a person."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._key = hashlib.blake2b(b"burgrave session", key=settings.secret.encode()[:64]).digest()
        self._hasher = PasswordHasher()
        self._people: dict[str, tuple[float, Person]] = {}
        self._tokens: dict[str, tuple[float, str]] = {}
        self._seen: dict[str, float] = {}
        self._cache_seconds = CACHE_SECONDS if settings.is_shared else CACHE_SECONDS_ALONE
        self._guests = RateLimit(settings.guest_rate)
        self._logins = RateLimit(settings.login_rate)
        self._tries = RateLimit(settings.request_rate)

    # ---- who is it ------------------------------------------------------------------------------------------------

    def session(self, person: Person) -> str:
        """Return the value of a new session cookie: the person's id, when it began, and our signature."""
        signed = f"{person.id}.{person.epoch}.{int(time.time())}"
        return f"{signed}.{self._signature(signed)}"

    def _signature(self, signed: str) -> str:
        return hmac.new(self._key, signed.encode(), hashlib.sha256).hexdigest()

    async def by_session(self, cookie: str) -> Person | None:
        """Return the person of a session cookie; None when it is forged, expired or ended."""
        signed, _, signature = cookie.rpartition(".")
        if not signed or not hmac.compare_digest(self._signature(signed).encode(), signature.encode("utf-8", "replace")):
            return None
        person_id, epoch, since = signed.split(".")
        if int(since) < time.time() - SESSION_DAYS * 86400:
            return None
        person = await self.by_id(person_id)
        return person if person is not None and person.epoch == int(epoch) else None

    async def by_token(self, token: str, address: str) -> Person:
        """Return the person of a bearer token; raises Unknown for an invalid one. Lookups of uncached tokens are limited by
        address.
        """
        key = token_hash(token)
        cached = self._tokens.get(key)
        if cached is not None and cached[0] > time.monotonic():
            person = await self.by_id(cached[1])
            if person is not None:
                return person
        if not self._tries.allows(address):
            raise TooMany("too many requests; wait a little")
        row = await self._store.person("token", key)
        if row is None:
            raise Unknown("this bearer token is not valid; POST /api/people gives one")
        person = self._remember(Person.of(row))
        self._tokens[key] = (time.monotonic() + self._cache_seconds, person.id)
        return person

    async def by_id(self, person: str) -> Person | None:
        """Return a person by id, cached for a short while; None when there is none."""
        cached = self._people.get(person)
        if cached is not None and cached[0] > time.monotonic():
            return cached[1]
        row = await self._store.person("id", person)
        if row is None:
            return None
        if time.monotonic() - self._seen.get(person, -SEEN_INTERVAL) >= SEEN_INTERVAL:
            self._seen[person] = time.monotonic()
            await self._store.set_person(person, seen=time.time())
        return self._remember(Person.of(row))

    def _remember(self, person: Person) -> Person:
        self._people[person.id] = (time.monotonic() + self._cache_seconds, person)
        return person

    def drop_expired(self) -> None:
        """Drop expired entries of the caches."""
        now = time.monotonic()
        self._people = {key: cached for key, cached in self._people.items() if cached[0] > now}
        self._tokens = {key: cached for key, cached in self._tokens.items() if cached[0] > now}
        self._seen = {key: when for key, when in self._seen.items() if now - when < SEEN_INTERVAL}

    # ---- coming and going -----------------------------------------------------------------------------------------

    async def new_guest(self, address: str, name: str = "", language: str = FIRST_LANGUAGE) -> Person:
        """Create a guest; without a name they get one in the given language."""
        if not self._guests.allows(address):
            raise TooMany("too many new guests from this address; wait a minute")
        clean = clean_name(name) if name else guest_name(language, secrets.randbelow(9000) + 1000)
        person = Person(secrets.token_hex(10), clean, True, 0, "", "")
        await self._store.add_person({"id": person.id, "name": person.name, "epoch": 0, "language": "", "webhook": ""})
        return self._remember(person)

    async def give_token(self, person: Person) -> str:
        """Return a new bearer token; the previous one is no longer valid."""
        token = secrets.token_urlsafe(32)
        await self._store.set_person(person.id, token=token_hash(token))
        self._forget_token(person)
        return token

    async def change(self, person: Person, **values: Any) -> Person:
        """Change name, language or webhook and return the person; an account logs in by its new name from then on."""
        if "name" in values:
            values["name"] = clean_name(values["name"])
            if not person.is_guest:
                values["login"] = login_of(values["name"])
        if not await self._store.set_person(person.id, **values):
            self._refuse_name(values["name"])
        return await self._reload(person)

    def _forget_token(self, person: Person) -> None:
        self._tokens = {key: cached for key, cached in self._tokens.items() if cached[1] != person.id}

    @staticmethod
    def _refuse_name(name: str) -> NoReturn:
        raise Refused(f"somebody is called {name!r} already; choose another name, or log in")

    async def _reload(self, person: Person) -> Person:
        self._people.pop(person.id, None)
        self._forget_token(person)
        reloaded = await self.by_id(person.id)
        assert reloaded is not None
        return reloaded

    async def register(self, person: Person, name: FormValue, password: FormValue) -> Person:
        """Turn a guest into an account that keeps seats and tables; all sessions and the token end.

        Somebody who knew those of the guest must not get into the account.
        """
        if not person.is_guest:
            raise Refused("you have an account already")
        name = clean_name(name)
        if not self._logins.allows(f"person {person.id}"):
            raise TooMany("too many tries; wait a minute")
        if await self._store.person("login", login_of(name)) is not None:
            self._refuse_name(name)
        password_hash = await self._hash(password)
        account = {"name": name, "login": login_of(name), "password": password_hash, "epoch": person.epoch + 1, "token": None}
        if not await self._store.set_person(person.id, **account):
            self._refuse_name(name)
        return await self._reload(person)

    async def log_in(self, address: str, name: FormValue, password: FormValue) -> Person:
        """Return the account of that name; raises Refused, without saying why, when name or password is wrong."""
        name = clean_name(name)
        if not (self._logins.allows(f"name {login_of(name)}") and self._logins.allows(f"address {address}")):
            raise TooMany("too many tries; wait a minute")
        row = await self._store.person("login", login_of(name))
        password_hash = row["password"] if row is not None and row["password"] else DUMMY_HASH
        is_right = await asyncio.to_thread(self._password_fits, password_hash, password if isinstance(password, str) else "")
        if row is None or not is_right:
            raise Refused("name or password is wrong")
        if self._hasher.check_needs_rehash(password_hash):
            await self._store.set_person(row["id"], password=await self._hash(password))
        return self._remember(Person.of(row))

    def _password_fits(self, password_hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(password_hash, password[: PASSWORD[1]])
        except (VerificationError, InvalidHashError):
            return False

    async def new_password(self, person: Person, old: FormValue, new: FormValue) -> Person:
        """Change the password; all sessions and the token end."""
        if not self._logins.allows(f"person {person.id}"):
            raise TooMany("too many tries; wait a minute")
        row = await self._store.person("id", person.id)
        if row is None or not row["password"] or not await asyncio.to_thread(self._password_fits, row["password"], str(old)):
            raise Refused("the old password is wrong")
        password_hash = await self._hash(new)
        await self._store.set_person(person.id, password=password_hash, epoch=row["epoch"] + 1, token=None)
        return await self._reload(person)

    async def _hash(self, password: FormValue) -> str:
        if not isinstance(password, str) or not PASSWORD[0] <= len(password) <= PASSWORD[1]:
            raise BadOption(f"a password has {PASSWORD[0]} to {PASSWORD[1]} characters")
        return await asyncio.to_thread(self._hasher.hash, password)


DUMMY_HASH = PasswordHasher().hash(secrets.token_hex(16))
"""Verified when there is no such account, so that the answer takes as long."""
