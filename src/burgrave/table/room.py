"""One table in memory: the game, its journal applied line by line, and who sits where. It knows no database and no network."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Final, TypeVar
from zlib import crc32

from burgrave.engine.action import Action
from burgrave.engine.digest import chain_start, commitment, next_digest
from burgrave.engine.errors import BurgraveError, IllegalAction
from burgrave.engine.events import Event
from burgrave.engine.game_log import LogEntry
from burgrave.engine.record import LEGACY_FORMAT, opening_of
from burgrave.engine.secret_choice import UNDECIDED
from burgrave.engine.state import GameState
from burgrave.engine.timeline import Timeline
from burgrave.engine.verify import digests_of
from burgrave.table.chairs import AUTOMA as AUTOMA
from burgrave.table.chairs import Chair as Chair
from burgrave.table.chairs import chairs_of as chairs_of
from burgrave.table.errors import NotFound, NotYours, Outdated, Refused, TableError
from burgrave.table.installed_games import find_game
from burgrave.table.json_types import Json
from burgrave.table.log_entries import commitment_entry
from burgrave.table.store.journal import KINDS, Move, StoredTable, steps_of
from burgrave.table.store.rows import ChatRow, SeatRow
from burgrave.table.stored_json import read_start
from burgrave.table.stored_types import Record
from burgrave.table.text import bidi_isolated

MAX_DRAWINGS = 12
"""Drawings of its present that a table caches: for players, spectators and other languages."""

RULE_FAULTS: Final = (
    BurgraveError, LookupError, TypeError, ValueError, AttributeError, ArithmeticError, AssertionError, RuntimeError,
)  # fmt: skip
"""What rules may raise when they replay a damaged journal, or one of other rules."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class PlayedAction:
    """One action of the present line of play, with its effects."""

    seat: int
    action: str
    events: tuple[Event, ...]
    scores: tuple[int, ...]
    digest: str
    """The digest after it; empty where an older server played it."""


class Room:
    """One table in memory; see the module's docstring. `state` is the present game: callers must not change it."""

    def __init__(self, saved: StoredTable, is_checked: bool = False) -> None:
        """Build the table; with `is_checked`, raises Outdated for the first line that does not lead to its stored digest."""
        row = saved.row
        self.id: str = row["id"]
        game = find_game(row["game"])
        if game is None:
            raise Outdated(f"the game {row['game']!r} is not installed, or fails to load")
        self.game = game
        self.host: str | None = row["host"]
        self.is_open: bool = row["is_open"]
        self.rematch: str | None = row["rematch"]
        self.has_chosen_seed: bool = row["has_chosen_seed"]
        """Whether the host chose the seed: then the dice may be known to somebody."""
        self.is_seeded: bool = row["is_seeded"]
        """Whether the seed is final; otherwise a new one is drawn when the last seat is taken."""
        self.created: float = row["created"]
        self.moved: float = row["moved"]
        self._header: Record = {
            "format": row["format"],
            "game": row["game"],
            "version": row["version"],
            "modules": json.loads(row["modules"]),
            "options": json.loads(row["options"]),
            "seats": row["seats"],
            "seed": None,
            "actions": [],
        }
        """What the game was begun with, as a record has it; without the seed."""
        self.start = read_start(saved.start["data"]) if saved.start else None
        """Where the game was continued under other rules: the position (`save`) and the log until then (`log`, by language)."""
        self._seed = -1
        self._is_checked = is_checked
        self.opening: GameState
        """The game before its first move; its `events` are those of the setup."""
        self._commitment = self._first_digest = ""
        self._timeline: Timeline
        self.history: list[PlayedAction] = []
        self.ply: int = saved.start["ply"] if saved.start else 0
        """Lines in the journal: only ever grows, also when something is taken back."""
        self._drawings: dict[Hashable, Any] = {}
        self.chairs: list[Chair] = []
        self._names: dict[str, tuple[str, ...]] = {}
        self._set_seed(row["seed"])
        self.set_chairs(saved.seats)
        self.chat = saved.chat
        self.lock = asyncio.Lock()
        """Held for each change, first come first served."""
        self.nudged: dict[int, float] = {}
        """When each seat was last nudged."""
        self.used = time.monotonic()
        for move in saved.moves:
            self.apply_move(move)

    @classmethod
    def of(cls, saved: StoredTable, is_checked: bool = False) -> Room:
        """Return the table of what is stored, which may be damaged; raises Outdated when today's rules cannot follow it."""
        try:
            return cls(saved, is_checked)
        except TableError:
            raise
        except RULE_FAULTS as error:
            raise Outdated(f"what is stored of this table is damaged: {type(error).__name__}: {error}") from None

    # ---- looking --------------------------------------------------------------------------------------------------

    @property
    def state(self) -> GameState:
        """The present state of the game."""
        return self._timeline.state

    def names_in(self, language: str) -> tuple[str, ...]:
        """Return the name of each seat in a language, empty for a free one; a seat that the game plays itself has a name in each
        language.
        """
        if language not in self._names:
            own = self.game.automa_name(self.opening.rules, language) if any(chair.kind == AUTOMA for chair in self.chairs) else ""
            self._names[language] = tuple(own if chair.kind == AUTOMA else chair.name for chair in self.chairs)
        return self._names[language]

    def isolated_names_in(self, language: str) -> tuple[str, ...]:
        """Return the names as they may stand inside a sentence, where names may run from right to left."""
        return tuple(bidi_isolated(name) for name in self.names_in(language))

    def preface(self, language: str) -> list[LogEntry]:
        """Return the log entries before the first move: what was played under other rules, and the commitment to the dice."""
        entries = list(self.start["log"].get(language, ())) if self.start else []
        if not self.has_commitment:
            return entries
        return [*entries, commitment_entry(self.commitment, language)]

    @property
    def has_commitment(self) -> bool:
        """Whether its dice come from a key whose commitment was shown; games of the legacy generator had none."""
        return bool(self._header["format"] != LEGACY_FORMAT)

    @property
    def shown_commitment(self) -> str:
        """The commitment that everybody was shown when the game began; empty before, and where there was none."""
        return self.commitment if self.has_commitment else ""

    @property
    def is_started(self) -> bool:
        """Whether every seat is taken."""
        return not any(chair.is_free for chair in self.chairs)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must choose now; none before everybody sits."""
        return self.state.to_act if self.is_started else ()

    @property
    def revision(self) -> int:
        """A checksum of what people see besides moves: who sits where and the rematch; the same in every process."""
        seats = [(chair.kind, chair.person, chair.name, chair.bot) for chair in self.chairs]
        return crc32(repr((seats, self.rematch)).encode())

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together; () where everybody plays alone."""
        return self.game.teams(self.state.rules)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """Return the seats that a person owns."""
        return tuple(chair.seat for chair in self.chairs if person is not None and chair.person == person)

    def chair(self, seat: Json) -> Chair:
        """Return a chair by its number; raises NotFound, which names the valid ones."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(self.chairs):
            raise NotFound(f"there is no seat {seat!r} at this table; seats are 0 to {len(self.chairs) - 1}")
        return self.chairs[seat]

    def can(self, seat: int, kind: str) -> bool:
        """Return whether the seat may now `undo`, `reset` its turn or `redo`; not when the game is over."""
        if self.state.is_over:
            return False
        return self._timeline.can_redo(seat) if kind == "redo" else self._timeline.can_undo(seat)

    def steps(self, seat: int) -> list[tuple[GameState, Action]]:
        """Return what the seat may take back now, oldest first, each step with the state before it; callers must not change the
        states.
        """
        return self._timeline.steps(seat) if self.can(seat, "undo") else []

    def state_at(self, count: Json) -> GameState:
        """Return the state after the first `count` actions of the present line of play; raises NotFound when there are fewer."""
        if not isinstance(count, int) or not 0 <= count <= len(self.history):
            raise NotFound(f"there is no move {count!r}; this game has moves 0 to {len(self.history)}")
        if count == len(self.history):
            return self.state
        state = self.opening.clone()
        for played in self.history[:count]:
            state.apply(played.action, played.seat)
        return state

    def record(self) -> Record:
        """Return the record of the present line of play, as everybody may see it.

        Until the game is over it lacks the seed, which would tell what is to come, and choices that still lie face down
        (those are always the last ones). Afterwards it has what `burgrave verify` checks.
        """
        actions = [f"@{played.seat} {played.action}" for played in self.history]
        record: Record = {**self._header, "actions": actions, "commitment": self.commitment}
        if not self.state.is_over:
            hidden = sum(choice != UNDECIDED for choice in self.state.secret)
            return {**record, "actions": actions[: len(actions) - hidden]}
        record["seed"] = self._seed
        if self.start is not None:
            record["start"] = self.start["save"]
        digests = [played.digest for played in self.history]
        record["digests"] = digests if all(digests) else digests_of(record)
        record["scores"] = list(self.state.scores)
        return record

    @property
    def commitment(self) -> str:
        """The hash of what the game is begun with, its key included; empty before everybody sits and the key is drawn."""
        return self._commitment if self.is_started else ""

    @property
    def digest(self) -> str:
        """The digest of the present state."""
        return self.history[-1].digest if self.history else self._first_digest

    def digest_after(self, kind: str, action: str, after: GameState) -> str:
        """Return the digest of the state that a line of the journal (see `preview`) leads to."""
        if kind in ("act", "redo"):
            return next_digest(self.digest, after)
        kept = len(self.history) - (self.state.ply - after.ply)
        return self.history[kept - 1].digest if kept else self._first_digest

    def bot_to_move(self) -> Chair | None:
        """Return the first chair whose bot must choose now; None when there is none."""
        waiting = self.to_act
        return next((chair for chair in self.chairs if chair.seat in waiting and chair.plays_itself), None)

    def has_only_secrets_since(self, ply: Json) -> bool:
        """Return whether since `ply` others have only made secret choices: then a seat that chooses too still sees what it saw."""
        count = self.ply - ply if isinstance(ply, int) else 0
        last = self.history[-count:] if 0 < count <= len(self.history) else []
        return bool(last) and all([event[0] for event in played.events] == ["secret"] for played in last)

    # ---- changing -------------------------------------------------------------------------------------------------

    def preview(self, kind: str, seat: int, action: str) -> GameState:
        """Return the state after this line, without changing anything; raises Refused when the rules do not allow it."""
        if not self.is_started:
            raise Refused("the game begins when every seat is taken")
        try:
            if kind == "act":
                return self._timeline.after_apply(action, seat)
        except IllegalAction as error:
            raise Refused(str(error)) from None
        if self.state.is_over:
            raise Refused("the game is over; nothing is taken back any more")
        if not self.can(seat, kind):
            raise Refused(
                "there is nothing to do again"
                if kind == "redo"
                else "nothing of yours can be taken back since the last roll, draw or move of another"
            )
        if kind == "redo":
            return self._timeline.after_redo()
        steps, most = steps_of(action) if kind == "undo" else 1, len(self.steps(seat))
        if not 0 < steps <= most:
            raise Refused(f"{steps} steps cannot be taken back; you may take back 1 to {most}")
        return self._timeline.after_undo(kind == "reset", steps)

    def apply_move(self, move: Move, after: GameState | None = None) -> None:
        """Apply the next line of the journal; raises Outdated when it cannot be applied.

        `after` is the state that `preview` returned for this line: then its action is not applied a second time.
        """
        line = self._timeline
        if move.ply != self.ply or move.kind not in KINDS:
            raise Outdated(f"the journal of this table is damaged: {move.kind!r} at ply {move.ply} where ply {self.ply} should be")
        try:
            if after is not None and move.kind in ("act", "redo"):
                self._add_to_history(move, line.advance(after, move.kind == "redo"))
            elif move.kind == "act":
                self._add_to_history(move, line.apply(move.action, move.seat))
            elif move.kind == "redo":
                self._add_to_history(move, line.redo(move.seat))
            elif move.kind == "undo":
                for _ in range(steps_of(move.action)):
                    line.undo(move.seat)
                    self.history.pop()
            else:
                del self.history[-line.undo_turn(move.seat) :]
        except Outdated:
            raise
        except RULE_FAULTS as error:
            raise Outdated(f"the journal of this table cannot be followed at ply {move.ply}: {error}") from None
        self.ply = move.ply + 1
        self.moved = move.at
        self.invalidate()

    def _add_to_history(self, move: Move, events: list[Event]) -> None:
        state = self.state
        if self._is_checked and move.digest and move.digest != next_digest(self.digest, state):
            raise Outdated(f"line {move.ply} of the journal, {move.action!r}, means something else under today's rules")
        action = str(state.rules.actions[state.past[2]])
        self.history.append(PlayedAction(move.seat, action, tuple(events), tuple(state.scores), move.digest))

    def set_seed(self, seed: str) -> None:
        """Set up the game from a seed; raises Outdated when something was played with another one."""
        if int(seed) == self._seed:
            return
        if self.ply:
            raise Outdated("the seed of this table was changed while it was played; look again")
        self._set_seed(seed)

    def _set_seed(self, seed: str) -> None:
        self._seed = int(seed)
        record = {**self._header, "seed": self._seed, "actions": [], "start": self.start and self.start["save"]}
        try:
            self.opening = opening_of(record)
        except BurgraveError as error:
            raise Outdated(f"this table cannot be laid by today's rules: {error}") from None
        self._commitment = commitment(record)
        self._first_digest = chain_start(record)
        self._timeline = Timeline(self.opening.clone())
        self.invalidate()

    def set_chairs(self, seats: list[SeatRow]) -> bool:
        """Update who sits where from rows of the database, and return whether something changed."""
        chairs = chairs_of(seats)
        if chairs == self.chairs:
            return False
        self.chairs = chairs
        self.is_seeded = self.is_seeded or self.is_started
        self._names = {}
        self.invalidate()
        return True

    def add_chat(self, lines: list[ChatRow]) -> None:
        """Add messages, each once: our own and the news about it may arrive in any order."""
        known = {line["number"] for line in self.chat}
        self.chat = sorted([*self.chat, *(line for line in lines if line["number"] not in known)], key=lambda line: line["number"])

    def invalidate(self) -> None:
        """Drop everything that was drawn of the table, because something visible has changed."""
        self._drawings = {}

    def cached(self, key: Hashable, draw: Callable[[], T]) -> T:
        """Return what was drawn of the present under this key, calling `draw` if necessary; kept until something changes."""
        drawing: T | None = self._drawings.pop(key, None)
        if drawing is None:
            drawing = draw()
        self._drawings[key] = drawing
        if len(self._drawings) > MAX_DRAWINGS:
            del self._drawings[next(iter(self._drawings))]
        return drawing

    def owned(self, person: str, seat: Json) -> Chair:
        """Return a chair that the person owns; raises NotYours otherwise."""
        chair = self.chair(seat)
        if chair.person != person:
            raise NotYours(f"seat {seat} is not yours")
        return chair

    def check_place(self, person: str, seat: Json) -> None:
        """Raise NotYours unless the person owns the seat, or without a seat any at all."""
        if seat is not None:
            self.owned(person, seat)
        elif not self.seats_of(person):
            raise NotYours("you have no seat at this table; sit down first")

    def seat_for(self, person: str, seat: Json) -> int:
        """Return the seat for which a person acts: the given one, or the one of theirs that is to act; raises NotYours."""
        self.check_place(person, seat)
        if seat is not None:
            return self.chair(seat).seat
        own = self.seats_of(person)
        waiting = [one for one in own if one in self.state.to_act]
        if self.state.is_over:
            return own[0]  # the rules will refuse it, and say why
        if not waiting:
            raise NotYours(f"it is not your turn; waiting for seat {', '.join(map(str, self.state.to_act)) or 'nobody'}")
        return waiting[0]
