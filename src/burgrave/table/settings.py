"""The settings of a server. All have defaults except the secret, which `burgrave serve` keeps in a file."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, fields
from typing import Any

from burgrave.engine.errors import BadOption

ENVIRONMENT = "BURGRAVE_TABLE"
"""Through this variable the command hands the settings to the server processes it starts."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server; times are in seconds."""

    secret: str
    """Signs the sessions; at least 32 characters."""
    database: str = "sqlite+aiosqlite:///burgrave.db"
    base_url: str = ""
    """How people reach the table, such as `https://burgrave.example`; empty: as the request says."""
    bot_workers: int = 1
    """Processes in which bots think."""
    bot_pace: float = 0.7
    """At least so long between two moves of bots, so that people can follow."""
    request_rate: int = 1200
    """Requests that one person, or one address without identity, may make in a minute; 0: no limit."""
    guest_rate: int = 60
    """New guests from one address in a minute; 0: no limit."""
    login_rate: int = 10
    """Tries of a password in a minute, by name and by address."""
    max_body: int = 65536
    """Bytes of a request."""
    max_tables: int = 200
    """Unfinished tables that one person may have open."""
    slow_after: int = 120
    """After so long without a move others may nudge a player or let a bot play on."""
    idle_after: int = 600
    """A table nobody looks at leaves memory after so long."""
    webhook_hosts: tuple[str, ...] = ()
    """Hosts to which notifications may be posted; `*`: any public one. Empty: webhooks are off."""
    webhook_private: bool = False
    """Whether webhooks may go to private addresses too."""
    forget_after: int = 60
    """Days after which a guest without tables is forgotten."""
    log_level: str = "info"

    def __post_init__(self) -> None:
        if len(self.secret) < 32:
            raise BadOption("the secret must have at least 32 characters; `burgrave serve` makes one by itself")
        if not self.database.startswith(("sqlite+aiosqlite:", "postgresql+asyncpg:")):
            raise BadOption(
                f"the database must be 'sqlite+aiosqlite:///file.db' or 'postgresql+asyncpg://user@host/name', "
                f"not {without_password(self.database)!r}"
            )
        if self.base_url and not self.base_url.startswith(("http://", "https://")):
            raise BadOption(f"the base URL begins with http:// or https://, unlike {self.base_url!r}")
        if self.bot_workers < 1:
            raise BadOption(f"bots need at least one process, not {self.bot_workers}")

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to the same database."""
        return self.database.startswith("postgresql")

    @property
    def is_secure(self) -> bool:
        """Whether people come over https, so that cookies may be kept to it."""
        return self.base_url.startswith("https://")

    def __repr__(self) -> str:
        values = {**asdict(self), "secret": "...", "database": without_password(self.database)}
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in values.items())})"


def without_password(url: str) -> str:
    """Return a database URL without its password."""
    head, at, tail = url.rpartition("@")
    if not at:
        return url
    scheme, slashes, user = head.partition("://")
    return f"{scheme}{slashes}{user.partition(':')[0]}@{tail}"


def to_environment(settings: Settings) -> None:
    """Pass the settings to the processes that are started from here."""
    os.environ[ENVIRONMENT] = json.dumps(asdict(settings))


def from_environment() -> Settings:
    """Return the settings that the command passed on; raises BadOption when there are none."""
    try:
        data: dict[str, Any] = json.loads(os.environ[ENVIRONMENT])
    except (KeyError, ValueError):
        raise BadOption(f"{ENVIRONMENT} does not hold settings; start the table with `burgrave serve`") from None
    field_names = {field.name for field in fields(Settings)}
    values = {name: value for name, value in data.items() if name in field_names}
    values["webhook_hosts"] = tuple(values.get("webhook_hosts", ()))
    return Settings(**values)
