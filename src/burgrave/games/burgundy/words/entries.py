"""Builds a log entry for what a seat did with one action: one sentence, with points and payments below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.duchy import RANDOM
from burgrave.games.burgundy.elements import DEPOT_SPACES, DIE_2, SOURCES
from burgrave.games.burgundy.mainboard import SPACES
from burgrave.games.burgundy.steps.storage import ToStore, stored
from burgrave.games.burgundy.words.gains import Gains
from burgrave.games.burgundy.words.unused import declined, lapsed
from burgrave.games.log import action_entry

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.engine.events import Event
    from burgrave.engine.game_log import LogEntry
    from burgrave.games.burgundy.state import State
    from burgrave.games.burgundy.words.language import Language

CONTINUING: Final = ("load", "keep", "fetch", "discard", "skip")
"""Verbs of the base game that only finish what the action before them began."""
PAYERS: Final = {source.name: source.number for source in SOURCES.values()}
"""What pays for an action, by the action's first element."""


def paying(action: Action) -> int:
    """Return what pays for an action (a number of `elements.SOURCES`); -1 for nothing."""
    return PAYERS.get(action.path[0], -1) if action.path else -1


class EntryBuilder:
    """Collects a seat's events of one action; the functions of `BurgundyWords.log_handlers` add them."""

    def __init__(self, language: Language, state: State, seat: int, events: Sequence[Event]) -> None:
        self.language = language
        self.state = state
        """The state right after the action."""
        self.seat = seat
        self.events = events
        self.action: Action | None = state.rules.actions[state.past[2]] if state.past else None
        """The action that was chosen; None in the setup."""
        self.is_own = bool(state.past) and state.past[1] == seat
        """Whether the seat chose the action itself."""
        self.position = 0
        """The place among `events` of the event that is being added."""
        self.kinds = {event[0] for event in events}
        self.texts: list[str] = []
        self.keys: list[str] = []
        self.gains = Gains(language, state, seat)
        self.payments: list[str] = []
        self.rest: list[str] = []
        """Other texts below the sentence."""

    @property
    def verb(self) -> str:
        """The verb of the chosen action; "" in the setup."""
        return "" if self.action is None else self.action.verb

    def entries(self) -> list[LogEntry]:
        """Return one entry; none where there is nothing to say."""
        for position, event in enumerate(self.events):
            self.position = position
            handler = self.language.words.log_handlers.get(event[0])
            if handler is not None:
                handler(self, *event[2:])
        self.add_loads()
        self.add_postponed()
        if not self.texts:
            return []
        die = self.die()
        points = self.gains.texts
        if die and (self.payments or not points):
            self.payments = [", ".join([die, *self.payments])]
        detail = "; ".join([*points, *self.rest, *self.payments])
        joined_entry = action_entry(self.seat, ", ".join(self.texts), detail, self.gains.total, (), self.is_continued())
        joined_entry["keys"] = self.keys
        return [joined_entry]

    def is_continued(self) -> bool:
        """Whether the action continues the one before it: with what a placed tile grants, or with a tile that was taken."""
        action = self.action
        if action is None or not self.is_own or self.kinds & {"settle", "secret"}:
            return False
        return action.verb in self.language.words.continuing_verbs or paying(action) > DIE_2

    def die(self) -> str:
        """Return which die paid, in words; "" where none did."""
        action = self.action
        if action is None or not self.is_own or not 0 <= paying(action) <= DIE_2 or self.kinds & {"settle", "secret"}:
            return ""
        if self.state.dice_left[self.seat] >> action.args[0] & 1:
            return ""  # It was not used.
        return self.language.gettext("die {number}").format(number=self.state.dice[self.seat * 2 + action.args[0]])

    def add(self, text: str, *keys: str) -> None:
        """Add a part of the sentence, and the places where it happened."""
        self.texts.append(text)
        self.keys += keys

    # ---- handlers by kind of event ----------------------------------------------------------------------------------

    def settle(self, side: str, hex_: int) -> None:
        """Add the side of the board and the space of the starting castle."""
        number = self.state.duchy[self.seat].number[hex_]
        text = self.language.gettext("settled in duchy {duchy}, with a castle on a {number}")
        if side == RANDOM:
            text = self.language.gettext("settled in a random duchy, with a castle on a {number}")
        self.add(text.format(duchy=side, number=number), f"{self.seat}.hex:{hex_ + 1}")

    def secret(self) -> None:
        """Add that the seat made a choice that nobody else knows yet."""
        self.add(self.language.gettext("chose in secret"))

    def place(self, tile: int, hex_: int) -> None:
        """Add a tile that was placed."""
        self.gains.placed(tile, hex_)
        text = self.language.gettext("placed {tile} on a {number}")
        number = self.state.duchy[self.seat].number[hex_]
        self.add(text.format(tile=self.language.a[tile], number=number), f"{self.seat}.hex:{hex_ + 1}")

    def take(self, tile: int, space: int) -> None:
        """Add a tile that came into storage; where room had to be made, the entry before has mentioned it already."""
        storing = self.language.words.storing.get(self.verb)
        if "discard" not in self.kinds and storing is None:
            self.add_taken(tile, space)
        tiles = stored(self.state, self.seat)
        if storing is not None and self.action is not None:
            slot = self.action.args[0]
            self.add(storing(self.language, self.state, self.seat, slot), f"{self.seat}.storage:{slot + 1}")
        elif tile in tiles:
            self.keys.append(f"{self.seat}.storage:{tiles.index(tile) + 1}")

    def add_taken(self, tile: int, space: int) -> None:
        """Add where a tile was taken or bought."""
        is_bought = self.verb.startswith("buy")
        text = self.language.gettext("bought {tile} {place}") if is_bought else self.language.gettext("took {tile} {place}")
        self.add(text.format(tile=self.language.the[tile], place=self.language.from_depot(space)), DEPOT_SPACES[space].name)

    def add_postponed(self) -> None:
        """Add a tile for which room must be made first; what is discarded is the next choice."""
        top = self.state.agenda[-1] if self.state.agenda else None
        if self.is_own and isinstance(top, ToStore) and self.kinds.isdisjoint({"take", "end", "discard"}):
            self.add_taken(self.state.depots[top.space], top.space)

    def discard(self, tile: int) -> None:
        """Add a tile that was discarded."""
        _ = self.language.gettext
        text = _("discarded {tile} for it") if "take" in self.kinds else _("discarded {tile}")
        self.add(text.format(tile=self.language.the[tile]))

    def sell(self, kind: int, count: int) -> None:
        """Add a sale of goods."""
        self.gains.sold(count)
        goods = self.language.goods_of(count, kind)
        self.add(self.language.gettext("sold {goods}").format(goods=goods), f"{self.seat}.sold")

    def add_loads(self) -> None:
        """Add all goods of one depot together; goods that are kept are of one kind, perhaps from two depots."""
        language = self.language
        loads = [event for event in self.events if event[0] == "load"]
        if not loads:
            return
        keys = [f"{self.seat}.goods:{event[3] + 1}" for event in loads]
        if self.verb == "keep":
            goods = language.goods_of(sum(event[4] for event in loads), loads[0][3])
            self.add(language.gettext("kept {goods}").format(goods=goods), *(f"depot:{event[2] + 1}" for event in loads), *keys)
            return
        for depot in dict.fromkeys(event[2] for event in loads):
            goods = language.both([language.goods_of(event[4], event[3]) for event in loads if event[2] == depot])
            text = language.gettext("took {goods} {place}").format(goods=goods, place=language.from_depot(depot * SPACES))
            self.add(text, f"depot:{depot + 1}")
        self.keys += keys

    def advance(self, space: int) -> None:
        """Add a step on the turn order track."""
        self.rest.append(self.language.gettext("turn order track: {space}").format(space=space))
        self.keys.append(f"order:{space}.{self.seat}")

    def workers(self, number: int, reason: str) -> None:
        """Add workers that were paid (a negative number) or gained."""
        if number < 0:
            self.payments.append(self.workers_paid(-number))
        elif reason == "sale":
            self.gains.sale_workers(number)
        else:
            amount = self.language.workers(number)
            self.add(self.language.gettext("took {amount}").format(amount=amount), f"{self.seat}.workers")
            self.add_cause(reason)

    def workers_paid(self, number: int) -> str:
        """Return workers that were paid, in words."""
        _ = self.language.gettext
        return {1: _("one worker"), 2: _("two workers"), 3: _("three workers")}.get(number) or self.language.workers(number)

    def silver(self, number: int, reason: str) -> None:
        """Add silver that was paid (a negative number) or gained."""
        if number < 0:
            self.payments.append(self.language.silver(-number))
        elif reason == "sale":
            self.gains.sale_silver(number)
        else:
            amount = self.language.silver(number)
            self.add(self.language.gettext("took {amount}").format(amount=amount), f"{self.seat}.silver")
            self.add_cause(reason)

    def add_cause(self, reason: str) -> None:
        """Add what silver or workers come from, where that is not obvious."""
        cause = self.language.words.causes.get(reason)
        if cause is not None:
            self.rest.append(cause(self.language))

    def bonus(self, colour: int, is_small: int) -> None:
        """Add a bonus tile that was taken."""
        self.gains.bonus(colour, bool(is_small))
        self.keys.append(f"bonus:{COLOURS[colour]}.{is_small + 1}")

    def score(self, source: str, points: int) -> None:
        """Add points from a source."""
        self.gains.score(source, points)

    def skip(self, step: str = "") -> None:
        """Add what was declined: the event names the step, or else the past actions tell."""
        self.add(declined(self.language, self.state, self.seat, step))

    def lapse(self, step: str) -> None:
        """Add what was granted though there was nothing to use it on."""
        self.rest.append(lapsed(self.language, step))


HANDLERS: Final[dict[str, Callable[..., None]]] = {
    "settle": EntryBuilder.settle,
    "secret": EntryBuilder.secret,
    "place": EntryBuilder.place,
    "take": EntryBuilder.take,
    "discard": EntryBuilder.discard,
    "sell": EntryBuilder.sell,
    "advance": EntryBuilder.advance,
    "workers": EntryBuilder.workers,
    "silver": EntryBuilder.silver,
    "bonus": EntryBuilder.bonus,
    "score": EntryBuilder.score,
    "skip": EntryBuilder.skip,
    "lapse": EntryBuilder.lapse,
}
"""By kind of event. Goods that are loaded are added together; the end of a turn needs no words."""
