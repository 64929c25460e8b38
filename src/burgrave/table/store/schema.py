"""The tables of the database. The truth is in `moves`, to which lines are only ever added; the rest says who plays what."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

METADATA = MetaData()

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("token", String(64), unique=True),
    Column("epoch", Integer, nullable=False, default=0),
    Column("language", String(8), nullable=False, default=""),
    Column("webhook", Text, nullable=False, default=""),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
"""Guests and accounts. `login`: an account's folded name; `token`: hash of a bearer token; a raised `epoch` ends all sessions."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("modules", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("is_seeded", Boolean, nullable=False, default=False, server_default=true()),
    Column("has_chosen_seed", Boolean, nullable=False, default=False, server_default=false()),
    Column("host", ForeignKey("people.id")),
    Column("is_open", Boolean, nullable=False, default=False),
    Column("is_over", Boolean, nullable=False, default=False),
    Column("is_due", Boolean, nullable=False, default=False),
    Column("rematch", String(32)),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("format", Integer, nullable=False, server_default="1"),
    Column("fingerprint", String(64), nullable=False, server_default=""),
    Column("closed", Text, nullable=False, server_default=""),
    Column("position", LargeBinary),
    Index("tables_open", "is_open", "is_over", "moved"),
    Index("tables_due", "is_due", "moved"),
)
"""`is_due`: a bot is to move. `seed` is text, because it may have 256 bits; `is_seeded`: it stays as it is, because
somebody chose it (`has_chosen_seed`) or the game has begun. `moved`: when the last line was added.

`version` and `format` are those of the record (`engine.record`). `fingerprint`: the rules that the journal is known to follow.
`position`: how the game stands, compressed (`table.stored_json`), written with every line. `closed`: why it cannot be followed
any more; then it is shown from what is stored."""

SEATS = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", ForeignKey("people.id")),
    Column("name", String(40), nullable=False, default=""),
    Column("bot", String(16), nullable=False, default=""),
    Index("seats_person", "person"),
)
"""`kind` is human, bot, or automa where the game plays; a human's seat with a `bot` is played by it until its owner is back."""

MOVES = Table(
    "moves",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("action", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("digest", String(64), nullable=False, server_default=""),
)
"""Append-only: an action, or the taking back (`undo`, `reset`) or doing again (`redo`) of one. `digest` is that of the game after
it (`engine.digest`)."""

STARTS = Table(
    "starts",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)
"""Positions from which a game went on under other rules, compressed; the journal is followed from the last one's `ply` on."""

RESULTS = Table(
    "results",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)
"""What a finished or closed game is shown from when its journal cannot be replayed (`table.archive`), compressed. Written once."""

CHAT = Table(
    "chat",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id")),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
