"""What a player did with one action, as an entry of the log: what happened in one sentence, points and payment below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.duchy import RANDOM
from burgrave.games.burgundy.elements import DEPOT_SPACES, DIE_2, SOURCES
from burgrave.games.burgundy.mainboard import SPACES
from burgrave.games.burgundy.steps.storage import is_shared, stored
from burgrave.games.burgundy.words.gains import Gains
from burgrave.games.burgundy.words.parts import PARTS, all_of, told
from burgrave.games.burgundy.words.tongue import Tongue
from burgrave.games.burgundy.words.unused import declined, lapsed
from burgrave.games.wording import first_upper

GOES_ON = ("load", "keep", "fetch", "discard", "store", "skip")
"""Verbs that only finish what the action before them began."""
PAYERS = {source.name: source.number for source in SOURCES}
"""First elements of actions that something pays for: which that is."""


def paying(action: Any) -> int:
    """What pays for an action (`elements.SOURCES`); -1 for nothing."""
    return PAYERS.get(action.path[0], -1) if action.path else -1


class Deed:
    """The events of one seat in one action."""

    def __init__(self, to: Tongue, state: Any, seat: int, events: list[Any]) -> None:
        self.to = to
        self.state = state
        self.seat = seat
        self.events = events
        self.action: Any = state.rules.actions[state.past[2]] if state.past else None
        """What was chosen; None in the setup."""
        self.is_own = bool(state.past) and state.past[1] == seat
        """Whether the seat chose it itself."""
        self.kinds = {event[0] for event in events}
        self.texts: list[str] = []
        self.keys: list[str] = []
        self.gains = Gains(to, state, seat)
        self.payments: list[str] = []
        self.rest: list[str] = []
        """Other things to say below the sentence."""

    def entries(self) -> list[dict[str, Any]]:
        """One entry; none where nothing is worth telling."""
        for event in self.events:
            teller = TELLERS.get(event[0]) or all_of("tellers").get(event[0])
            if teller is not None:
                teller(self, event)
        self.tell_loads()
        self.tell_postponed()
        if not self.texts:
            return []
        die = self.die()
        points = self.gains.told
        if die and (self.payments or not points):
            self.payments = [", ".join([die, *self.payments])]
        joins = self.is_continued()
        detail = "; ".join([*points, *self.rest, *self.payments])
        return [
            {
                "seat": self.seat,
                "text": ", ".join(self.texts),
                "detail": detail if joins else first_upper(detail),
                "gain": self.gains.total,
                "keys": self.keys,
                "head": None,
                "joins": joins,
            }
        ]

    def is_continued(self) -> bool:
        """Whether the action goes on with the one before it: with what a placed tile grants, or with a tile that was taken."""
        action = self.action
        if action is None or not self.is_own or self.kinds & {"settle", "secret"}:
            return False
        return action.verb in GOES_ON or any(action.verb in part.goes_on for part in PARTS) or paying(action) > DIE_2

    def die(self) -> str:
        """The die that paid; nothing where none did."""
        action = self.action
        if action is None or not self.is_own or not 0 <= paying(action) <= DIE_2 or self.kinds & {"settle", "secret"}:
            return ""
        if self.state.dice_left[self.seat] >> action.args[0] & 1:
            return ""  # It was not used.
        return self.to.gettext("die {number}").format(number=self.state.dice[self.seat * 2 + action.args[0]])

    def add(self, text: str, *keys: str) -> None:
        """One part of the sentence, and where it happened."""
        self.texts.append(text)
        self.keys += keys

    # ---- what happened --------------------------------------------------------------------------------------------

    def settle(self, event: Any) -> None:
        number = self.state.duchy[self.seat].number[event[3]]
        told = self.to.gettext("settled in duchy {duchy}, with a castle on a {number}")
        if event[2] == RANDOM:
            told = self.to.gettext("settled in a random duchy, with a castle on a {number}")
        self.add(told.format(duchy=event[2], number=number), f"{self.seat}.hex:{event[3] + 1}")

    def secret(self, event: Any) -> None:
        self.add(self.to.gettext("chose in secret"))

    def place(self, event: Any) -> None:
        _, _, tile, hex_ = event
        self.gains.placed(tile, hex_)
        told = self.to.gettext("placed {tile} on a {number}")
        number = self.state.duchy[self.seat].number[hex_]
        self.add(told.format(tile=self.to.a[tile], number=number), f"{self.seat}.hex:{hex_ + 1}")

    def take(self, event: Any) -> None:
        """A tile comes into storage; where room had to be made for it, the action before has told so already."""
        _, _, tile, space = event
        if "discard" not in self.kinds and self.action.verb != "store":
            self.taken(tile, space)
        tiles = stored(self.state, self.seat)
        if self.action.verb == "store":
            slot = self.action.args[0]
            shared = is_shared(self.state, self.seat, slot)
            told = self.to.gettext("put it into the shared storage") if shared else self.to.gettext("put it into their own storage")
            self.add(told, f"{self.seat}.storage:{slot + 1}")
        elif tile in tiles:
            self.keys.append(f"{self.seat}.storage:{tiles.index(tile) + 1}")

    def taken(self, tile: int, space: int) -> None:
        """Where a tile was taken or bought."""
        bought = self.action.verb.startswith("buy")
        told = self.to.gettext("bought {tile} {place}") if bought else self.to.gettext("took {tile} {place}")
        self.add(told.format(tile=self.to.the[tile], place=self.to.from_depot(space)), DEPOT_SPACES[space].name)

    def tell_postponed(self) -> None:
        """A tile for which room must be made first: what goes is the next choice."""
        top: Any = self.state.agenda[-1] if self.state.agenda else None
        waits = top is not None and top.worth() in ("MakeRoom", "ChooseRoom")
        if self.is_own and waits and self.kinds.isdisjoint({"take", "end", "discard"}):
            self.taken(self.state.depots[top.space], top.space)

    def discard(self, event: Any) -> None:
        told = self.to.gettext("discarded {tile} for it") if "take" in self.kinds else self.to.gettext("discarded {tile}")
        self.add(told.format(tile=self.to.the[event[2]]))

    def sell(self, event: Any) -> None:
        _, _, kind, count = event
        self.gains.sold(count)
        self.add(self.to.gettext("sold {goods}").format(goods=self.to.goods_of(count, kind)), f"{self.seat}.sold")

    def tell_loads(self) -> None:
        """All goods of one depot together; what is kept is of one kind, perhaps from two depots."""
        to = self.to
        loads = [event for event in self.events if event[0] == "load"]
        if not loads:
            return
        keys = [f"{self.seat}.goods:{event[3] + 1}" for event in loads]
        if self.action.verb == "keep":
            goods = to.goods_of(sum(event[4] for event in loads), loads[0][3])
            self.add(to.gettext("kept {goods}").format(goods=goods), *(f"depot:{event[2] + 1}" for event in loads), *keys)
            return
        for depot in dict.fromkeys(event[2] for event in loads):
            goods = to.both([to.goods_of(event[4], event[3]) for event in loads if event[2] == depot])
            text = to.gettext("took {goods} {place}").format(goods=goods, place=to.from_depot(depot * SPACES))
            self.add(text, f"depot:{depot + 1}")
        self.keys += keys

    def advance(self, event: Any) -> None:
        self.rest.append(self.to.gettext("turn order track: {space}").format(space=event[2]))
        self.keys.append(f"order:{event[2]}.{self.seat}")

    def workers(self, event: Any) -> None:
        _, _, number, why = event
        if number < 0:
            self.payments.append(self.so_many(-number))
        elif why == "sale":
            self.gains.sale_workers(number)
        else:
            self.add(self.to.gettext("took {amount}").format(amount=self.to.workers(number)), f"{self.seat}.workers")
            self.because(why)

    def so_many(self, number: int) -> str:
        """Workers that were paid, in words."""
        _ = self.to.gettext
        return {1: _("one worker"), 2: _("two workers"), 3: _("three workers")}.get(number) or self.to.workers(number)

    def silver(self, event: Any) -> None:
        _, _, number, why = event
        if number < 0:
            self.payments.append(self.to.silver(-number))
        elif why == "sale":
            self.gains.sale_silver(number)
        else:
            self.add(self.to.gettext("took {amount}").format(amount=self.to.silver(number)), f"{self.seat}.silver")
            self.because(why)

    def because(self, why: str) -> None:
        """What silver or workers come from, where it does not go without saying."""
        cause = all_of("causes").get(why)
        if cause is not None:
            self.rest.append(cause(self.to))

    def bonus(self, event: Any) -> None:
        _, _, colour, is_small = event
        self.gains.bonus(colour, bool(is_small))
        self.keys.append(f"bonus:{COLOURS[colour]}.{is_small + 1}")

    def score(self, event: Any) -> None:
        self.gains.score(event[2], event[3])

    def skip(self, event: Any) -> None:
        """Who declines tells what, where the history does not."""
        if len(event) == 2:
            self.add(declined(self.to, self.state, self.seat))
        elif event[2] == "TownHallAction":
            self.add(self.to.gettext("placed no other tile"))
        else:
            self.add(str(told("declining", event[2])(self.to)[1]))

    def lapse(self, event: Any) -> None:
        self.rest.append(lapsed(self.to, event[2]))


TELLERS: dict[str, Callable[[Deed, Any], None]] = {
    "settle": Deed.settle,
    "secret": Deed.secret,
    "place": Deed.place,
    "take": Deed.take,
    "discard": Deed.discard,
    "sell": Deed.sell,
    "advance": Deed.advance,
    "workers": Deed.workers,
    "silver": Deed.silver,
    "bonus": Deed.bonus,
    "score": Deed.score,
    "skip": Deed.skip,
    "lapse": Deed.lapse,
}
"""By kind of event; loads are told together, the end of a turn needs no words."""
