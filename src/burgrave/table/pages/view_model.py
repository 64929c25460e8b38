"""The view model of the table page: a table as one reader sees it, now, at an earlier move or in a plan; and what can be chosen
there.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from typing import NotRequired, TypedDict
from urllib.parse import urlencode

from burgrave.draw import Look, Parts
from burgrave.draw.icons import ICONS
from burgrave.engine.state import GameState
from burgrave.games.words import ActionWords, Prompt, TaskGroup, VerbWords
from burgrave.table.json_types import JsonObject
from burgrave.table.people import Person
from burgrave.table.room import Room

LIVE, PLAN, REPLAY = "live", "plan", "replay"


class Choices(TypedDict):
    """What the script needs to narrow the choices of its reader, click by click."""

    ply: int
    revision: int
    move: int
    table: str
    you: list[int]
    to_act: list[int]
    acting: int | None
    mine: bool
    over: bool
    mode: str
    focus: int
    home: bool
    actions: list[ActionWords]
    question: str
    verbs: dict[str, VerbWords]
    tasks: TaskGroup
    icons: dict[str, str]
    off: dict[str, str]
    since: int
    rules: str
    patience: NotRequired[int]


@dataclass(frozen=True)
class ViewModel:
    """A table as one reader sees it: the state, the reader's seats and language, and what is drawn from them."""

    room: Room
    state: GameState
    you: tuple[int, ...]
    """Seats of the reader."""
    focus: int
    """The seat whose board lies in the middle."""
    language: str
    mode: str = LIVE
    person: str = ""
    layout: str = ""
    """Of the reader's window, where it is known: `desk` or `phone`."""
    posted_draft: tuple[str, str] = ("", "")
    """What the reader says to have composed: for which question, and how far."""

    @property
    def is_host(self) -> bool:
        """Whether the reader opened the table."""
        return self.room.host == self.person

    @property
    def is_live(self) -> bool:
        """Whether this is the present of the table."""
        return self.mode == LIVE

    @cached_property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must choose; none before everybody sits."""
        return self.state.to_act if self.room.is_started else ()

    @cached_property
    def acting(self) -> int | None:
        """The seat for which the reader may choose now."""
        if self.mode == REPLAY:
            return None
        chairs = self.room.chairs
        return next(
            (seat for seat in self.to_act if seat in self.you and (self.mode == PLAN or not chairs[seat].plays_itself)), None
        )

    @cached_property
    def turn(self) -> int | None:
        """The seat that everybody waits for: the reader's, else the first that must choose."""
        return self.acting if self.acting is not None else next(iter(self.to_act), None)

    @cached_property
    def viewer(self) -> int | None:
        """The seat through which the reader sees the table; None for a spectator."""
        return self.acting if self.acting is not None else next(iter(self.you), None)

    @cached_property
    def view(self) -> JsonObject:
        """The view of the reader."""
        return self.state.view(self.viewer)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each seat inside a sentence; empty for a free one."""
        return self.room.isolated_names_in(self.language)

    def name_of(self, seat: int) -> str:
        """Return the name of a seat where it stands alone."""
        return self.room.names_in(self.language)[seat]

    @cached_property
    def look(self) -> Look:
        """What a drawing must know of the reader."""
        return Look(self.focus, self.you, self.names, self.language, self.layout, self.draft)

    @cached_property
    def parts(self) -> Parts:
        """The parts of the page as the game draws them."""
        parts: Parts = self.room.game.drawing_of(self.state.rules.module_ids).parts(self.view, self.look)
        return parts

    @cached_property
    def is_at_home(self) -> bool:
        """Whether the board in the middle is the one that the reader sees by default."""
        return self.focus == home_focus(self.state, self.you, self.to_act)

    # ---- choices --------------------------------------------------------------------------------------------------

    @cached_property
    def asked(self) -> Prompt:
        """The question to the reader and a line below it."""
        if self.acting is None:
            return {"prompt": "", "hint": ""}
        return self.room.game.asking(self.state, self.acting, self.language, self.names)

    @cached_property
    def question(self) -> str:
        """A key of the question to the reader: it stays the same until their seat answers, whatever others do, and returns after an
        undo.
        """
        if self.acting is None:
            return ""
        if self.mode == PLAN:
            return f"plan.{self.acting}.{self.state.ply}"
        return f"{self.acting}.{sum(played.seat == self.acting for played in self.room.history)}"

    @cached_property
    def draft(self) -> str:
        """The draft of the reader's answer to this question; "" when it was for another question."""
        question, draft = self.posted_draft
        return draft if draft and question == self.question else ""

    @cached_property
    def actions(self) -> list[ActionWords]:
        """What the reader may choose, in words; where an answer is composed, only the actions that complete it."""
        if self.acting is None:
            return []
        game, state, composed = self.room.game, self.state, self.parts.composed
        legal_actions = [action for action in state.legal_actions(self.acting) if composed is None or action.text in composed]
        return game.action_words(state, legal_actions, self.language, self.names, self.acting)

    @cached_property
    def verbs(self) -> dict[str, VerbWords]:
        """The names of the verbs among the actions."""
        return {} if self.acting is None else self.room.game.verbs(self.state, self.acting, self.language)

    def choices(self) -> Choices:
        """Return what the script of the page needs to know of the choices, and of the table around them."""
        room, acting = self.room, self.acting
        actions = self.actions
        kinds = dict.fromkeys(badge["kind"] for action in actions for badge in action["badges"])
        return {
            "ply": room.ply,
            "revision": room.revision,
            "move": self.state.ply,
            "table": room.id,
            "you": list(self.you),
            "to_act": list(self.to_act),
            "acting": acting,
            "mine": acting is not None,
            "over": self.state.is_over,
            "mode": self.mode,
            "focus": self.focus,
            "home": self.is_at_home,
            "actions": actions,
            "question": "" if acting is None or self.parts.composed is None else self.question,
            "verbs": self.verbs,
            "tasks": {} if acting is None else room.game.tasks(self.state, acting, self.language),
            "icons": {kind: kind_icon(room.game.drawing.icons, kind) for kind in kinds},
            "off": {} if acting is None else room.game.out_of_reach(self.state, acting, self.language, self.names),
            "since": self.since,
            "rules": rules_address(room),
        }

    @cached_property
    def since(self) -> int:
        """The number of actions up to the reader's own last one; 0 when there is none."""
        history = self.room.history
        return next((at + 1 for at in range(len(history) - 1, -1, -1) if history[at].seat in self.you), 0)

    def can(self, kind: str) -> bool:
        """Return whether the reader may `undo`, `reset` or `redo`."""
        return self.is_live and any(self.room.can(seat, kind) for seat in self.you if not self.room.chairs[seat].plays_itself)


def rules_address(room: Room) -> str:
    """Return the URL of the rules of the game as it is played here."""
    rules = room.state.rules
    chosen = {option.name: rules.options[option.name] for option in room.game.options.values() if option.decides}
    return f"/rules/{room.game.name}?{urlencode({'seats': rules.seats, **chosen})}"


def kind_icon(known: Collection[str], kind: str) -> str:
    """Return the icon of what is paid or gained: `workers` have the icon `worker`."""
    singular = kind.removesuffix("s")
    return kind if kind in known or kind in ICONS else singular


def home_focus(state: GameState, you: tuple[int, ...], to_act: tuple[int, ...]) -> int:
    """Return the seat in the middle by default: the reader's, preferably one that is to act; for spectators the one to act."""
    acting = next((seat for seat in to_act if seat in you), None)
    if acting is not None:
        return acting
    if you:
        return you[0]
    return next(iter(state.to_act), state.ranking[0] if state.is_over else 0)


def view_model_of(
    room: Room,
    person: Person | None,
    language: str,
    focus: int | None = None,
    at: int | None = None,
    layout: str = "",
    drafted: tuple[str, str] = ("", ""),
) -> ViewModel:
    """The table for a person: `focus` is another seat to look at, `at` an earlier move, `layout` that of their window, `drafted`
    what they have composed."""
    you = room.seats_of(person.id if person else None)
    state = room.state if at is None else room.state_at(at)
    if focus is None or not 0 <= focus < state.seats:
        focus = home_focus(state, you, state.to_act)
    return ViewModel(
        room, state, you, focus, language, LIVE if at is None else REPLAY, person.id if person else "", layout, drafted
    )
