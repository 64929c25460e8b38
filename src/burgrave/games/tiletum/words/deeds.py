"""What a player did with one action, as an entry of the log; what only answers a question goes on with the entry before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.games.tiletum.cathedrals import COST_POINTS, PILES, STONES
from burgrave.games.tiletum.elements import BONUS, BONUS_OF_TRACK, CATHEDRAL, CHARACTERS, CONTRACTS, HOUSE, PILLAR
from burgrave.games.tiletum.europe import CATHEDRAL_PLACE, HOUSE_PLACE, PLACES
from burgrave.games.tiletum.house import CONTRACT_PILLARS, CREST_COST, ROOM_BUILDING, ROOM_FLOOR
from burgrave.games.tiletum.kinds import ACTION_KINDS, FIGURES, FOOD, GOLD, GOODS, STONE
from burgrave.games.tiletum.numbers import GOLD_FOR_A_GOOD, WHOLE
from burgrave.games.tiletum.tiles import ADDS, FIRST_CREST, SAME
from burgrave.games.tiletum.words.sentences import lapsed, minus
from burgrave.games.tiletum.words.tongue import Tongue
from burgrave.games.wording import Entry, deed_entry

ANSWERS: Final = ("gain", "choose", "resolve", "reuse", "skip")
"""Verbs of questions that follow something."""


class Deed:
    """The events of one seat in one action: what was done, and what each of that brought."""

    def __init__(self, to: Tongue, state: Any, seat: int) -> None:
        self.to = to
        self.state = state
        self.seat = seat
        past = state.past
        self.action: Any = state.rules.actions[past[2]] if past else None
        """What was chosen; None in the setup."""
        self.before: Any = state.rules.actions[past[0][2]] if past and past[0] else None
        """What was chosen just before."""
        self.parts: list[tuple[str, list[str]]] = []
        """What was done, each with what it brought; the first may have no words of its own."""
        self.keys: list[str] = []
        self.gain = 0
        self.cathedral_points = ""
        """How the points of a cathedral are made up."""
        self.takes_die = False
        self.leads = False
        """Whether the tile beside the king track is what it is about."""

    def tell(self, event: Any) -> None:
        """Take an event in."""
        teller = TELLERS.get(str(event[0]))
        if teller is not None:
            teller(self, event)

    def entries(self) -> list[Entry]:
        """One entry; none where nothing is worth telling. What goes on with another is told below it, but a house with its walk."""
        if not self.parts:
            return []
        is_answer = self.is_answer()
        joins = is_answer or self.is_after_a_walk() or self.is_on_the_way()
        told, brought = self.parts[0]
        if is_answer or not told:
            text, details = "", [": ".join(part for part in (what, ", ".join(gains)) if part) for what, gains in self.parts]
        else:
            rest = [": ".join(part for part in (what, ", ".join(gains)) if part) for what, gains in self.parts[1:]]
            text, details = told, [", ".join(brought), *rest]
        detail = "; ".join(part for part in details if part)
        return [deed_entry(self.seat, text, detail, self.gain, self.keys, joins)]

    def is_answer(self) -> bool:
        """Whether it goes on with the entry before: it answers what that one asked, or belongs to the die, or is bought too."""
        if self.action is None or self.takes_die or self.leads:
            return False
        verb, before = self.action.verb, self.before
        if verb in ANSWERS:
            return True
        if before is None:
            return False
        if self.is_of_the_space():
            return True
        return bool(verb == "buy" and before.verb == "buy")

    def is_of_the_space(self) -> bool:
        """Whether it answers what becomes of the bonus tile on the action space of the die; the goods of the die follow."""
        action, before = self.action, self.before
        if action is None or before is None or before.verb != "take" or not before.path[0].startswith("die:"):
            return False
        return bool(action.verb == "skip" or action.path[0].startswith("bonus:"))

    def is_on_the_way(self) -> bool:
        """Whether the same figure goes on."""
        action, before = self.action, self.before
        return (
            action is not None and before is not None and action.verb == before.verb == "move" and action.args[0] == before.args[0]
        )

    def is_after_a_walk(self) -> bool:
        """Whether something is built at the end of a walk."""
        return self.action is not None and self.action.verb == "build" and self.before is not None and self.before.verb == "move"

    def add(self, text: str, *keys: str) -> None:
        """Something that was done, and where."""
        self.parts.append((text, []))
        self.keys += keys

    def brought(self, told: str) -> None:
        """Something that comes with it."""
        if not self.parts:
            self.parts.append(("", []))
        self.parts[-1][1].append(told)

    # ---- the die -----------------------------------------------------------------------------------------------------

    def die(self, event: Any) -> None:
        _, _, face, value, kind, gold = event
        to, count = self.to, WHOLE - value
        points = to.npgettext("of an action", "{count} point", "{count} points", count).format(count=count)
        self.takes_die = True
        told = to.gettext("took {die}: {action}, {points}").format(die=to.die(face), action=to.action[kind], points=points)
        if gold:
            told = to.gettext("took {die}, turned to {value}: {action}, {points}").format(
                die=to.die(face), value=value, action=to.action[kind], points=points
            )
        self.add(told, f"space:{ACTION_KINDS[kind]}", f"{self.seat}.die:{self.state.lap}")
        if gold:
            self.brought(to.gettext("for {goods}").format(goods=to.goods(gold, GOLD)))

    def act(self, event: Any) -> None:
        """Only what the die has not told: which action an universal one is, and points of a building."""
        _, _, kind, _, bonus = event
        if self.action.verb == "choose":
            self.add(to_chosen(self.to, kind))
        if bonus:
            told = self.to.gettext("{points} more from a building")
            self.brought(told.format(points=self.to.action_points(bonus)))

    def side(self, event: Any) -> None:
        told = self.to.gettext("{action} with {points}")
        self.brought(told.format(action=self.to.whole_action[event[2]], points=self.to.action_points(event[3])))

    # ---- goods and points --------------------------------------------------------------------------------------------

    def gained(self, event: Any) -> None:
        goods = self.to.goods(event[3], event[2])
        if self.action is not None and self.action.verb == "buy":
            told = self.to.gettext("bought {goods} for {gold}")
            self.add(told.format(goods=goods, gold=self.to.goods(GOLD_FOR_A_GOOD, GOLD)), f"{self.seat}.good:{GOODS[event[2]]}")
        elif self.action.verb == "gain" and self.before is not None and self.before.verb == "exchange":
            self.brought(self.to.pgettext("in exchange", "for {goods}").format(goods=goods))
        elif self.is_of_the_space():
            # Of the die, not of the tile.
            self.add("")
            self.brought(goods)
        else:
            self.brought(goods)

    def exchange(self, event: Any) -> None:
        self.add(
            self.to.gettext("exchanged {goods}").format(goods=self.to.goods(1, event[2])), f"{self.seat}.good:{GOODS[event[2]]}"
        )

    def score(self, event: Any) -> None:
        _, _, source, points = event
        self.gain += points
        told = self.to.points(points)
        if source == "contract_spaces":
            told = self.to.gettext("{points} for the space").format(points=told)
        elif source == "cathedrals":
            told = f"{told} ({self.cathedral_points})"
        self.brought(told)

    def king(self, event: Any) -> None:
        _, _, steps, space = event
        told = self.to.gettext("king track +{steps} to {space}") if steps else self.to.gettext("at the end of the king track")
        self.brought(told.format(steps=steps, space=minus(space)))
        self.keys.append(f"{self.seat}.king:{space}")

    # ---- the map -----------------------------------------------------------------------------------------------------

    def move(self, event: Any) -> None:
        _, _, figure, _, place = event
        told = self.to.gettext("on {place}") if self.is_on_the_way() else self.to.gettext("moved {figure} {place}")
        told = told.format(figure=self.to.the_figure[figure], place=self.to.towards(place))
        self.add(told, f"{self.seat}.{FIGURES[figure]}:{PLACES[place]}")

    def house(self, event: Any) -> None:
        told = self.to.gettext("built a house {place}")
        self.add(told.format(place=self.to.at(HOUSE_PLACE[event[2]])), HOUSE[event[2]].name)

    def pillar(self, event: Any) -> None:
        told = self.to.gettext("set up a pillar {place}")
        self.add(told.format(place=self.to.at(CATHEDRAL_PLACE[event[2]])), f"{PILLAR[event[2]].name}.{self.seat}")

    def cathedral(self, event: Any) -> None:
        """Points of the cost tile and of the tile from the pile, apart."""
        _, _, number, rank = event
        cost, to = self.state.costs[number], self.to
        told = to.gettext("gave {stone} for the cathedral {place}")
        self.add(told.format(stone=to.goods(STONES[cost], STONE), place=to.at(CATHEDRAL_PLACE[number])), CATHEDRAL[number].name)
        self.cathedral_points = f"{COST_POINTS[cost]} + {PILES[number][rank]}"

    # ---- tiles -------------------------------------------------------------------------------------------------------

    def bonus(self, event: Any) -> None:
        _, _, tile, where = event
        self.leads = where == BONUS_OF_TRACK
        told = self.to.gettext("took {tile} as the leader") if self.leads else self.to.gettext("took {tile}")
        self.add(told.format(tile=self.to.a[tile]), BONUS[where].name)

    def discard(self, event: Any) -> None:
        self.leads = True
        self.add(self.to.gettext("led and discarded {tile}").format(tile=self.to.a[event[2]]), BONUS[BONUS_OF_TRACK].name)

    def character(self, event: Any) -> None:
        self.add(self.to.gettext("took {tile}").format(tile=self.to.a[event[2]]), CHARACTERS[event[3]].name)

    def contract(self, event: Any) -> None:
        self.add(self.to.gettext("took {tile}").format(tile=self.to.a[event[2]]), CONTRACTS[event[3]].name)

    def renew(self, event: Any) -> None:
        self.add(self.to.gettext("replaced all characters of the market"), "deck:characters")

    def use(self, event: Any) -> None:
        if len(self.action.args) > 1:
            good = self.to.the_good[self.action.args[1]]
            self.add(self.to.gettext("used a helper: the die brings {good}").format(good=good))
        else:
            tile = event[2]
            self.add(self.to.gettext("used {tile}").format(tile=self.to.a[tile] if ADDS[tile] else self.to.a_sort[tile]))

    def fulfil(self, event: Any) -> None:
        _, _, tile, space = event
        to = self.to
        told = to.gettext("fulfilled {contract}").format(contract=to.a[tile])
        if SAME[tile]:
            told = to.gettext("{deed} with {good}").format(deed=told, good=to.with_good[self.action.args[1]])
        self.add(told, f"{self.seat}.contract:{space + 1}")
        if space < CONTRACT_PILLARS:
            self.brought(to.pillars(1))

    # ---- the house ---------------------------------------------------------------------------------------------------

    def settle(self, event: Any) -> None:
        _, _, tile, room = event
        told = self.to.gettext("moved {character} {room}").format(character=self.to.a_sort[tile], room=self.to.into_room(room))
        self.add(told, room_key(self.seat, room))

    def crest(self, event: Any) -> None:
        _, _, family, building = event
        to = self.to
        told = to.gettext("placed {crest} {ground} for {food}").format(
            crest=to.a[FIRST_CREST + family - 1], ground=to.on_ground(building), food=to.goods(CREST_COST[building], FOOD)
        )
        self.add(told, f"{self.seat}.ground:{building + 1}")

    def full(self, event: Any) -> None:
        self.brought(self.to.gettext("building {number} is full: {house}").format(number=event[2] + 1, house=self.to.houses(1)))

    def complete(self, event: Any) -> None:
        _, _, building, kind, points = event
        to = self.to
        told = to.gettext("building {number} is complete").format(number=building + 1)
        if kind >= 0:
            more = to.gettext("{done}: {points} more for {action}")
            told = more.format(done=told, points=to.action_points(points), action=to.the_action[kind])
        self.brought(told)
        self.keys.append(f"{self.seat}.building:{building + 1}")

    def reuse(self, event: Any) -> None:
        told = self.to.gettext("used building {number} once more").format(number=event[2] + 1)
        self.add(told, f"{self.seat}.building:{event[2] + 1}")

    def resolve(self, event: Any) -> None:
        """Who brings something again; where the building was chosen just now, it is clear who."""
        if self.action.verb == "resolve":
            self.add(self.to.room(event[2]), room_key(self.seat, event[2]))

    def lapse(self, event: Any) -> None:
        self.brought(lapsed(self.to, event[2]))


def room_key(seat: int, room: int) -> str:
    """How the drawing names a room."""
    return f"{seat}.room:{ROOM_BUILDING[room] + 1}.{ROOM_FLOOR[room]}"


def to_chosen(to: Tongue, kind: int) -> str:
    """Which action an universal one is."""
    return to.gettext("chose {action}").format(action=to.the_action[kind])


TELLERS: Final[dict[str, Callable[[Deed, Any], None]]] = {
    "die": Deed.die,
    "action": Deed.act,
    "side": Deed.side,
    "gain": Deed.gained,
    "exchange": Deed.exchange,
    "score": Deed.score,
    "king": Deed.king,
    "move": Deed.move,
    "house": Deed.house,
    "pillar": Deed.pillar,
    "cathedral": Deed.cathedral,
    "bonus": Deed.bonus,
    "discard": Deed.discard,
    "character": Deed.character,
    "contract": Deed.contract,
    "renew": Deed.renew,
    "use": Deed.use,
    "fulfil": Deed.fulfil,
    "settle": Deed.settle,
    "crest": Deed.crest,
    "full": Deed.full,
    "complete": Deed.complete,
    "reuse": Deed.reuse,
    "resolve": Deed.resolve,
    "lapse": Deed.lapse,
}
"""By kind of event; what is paid is told with what it is for, and what was declined needs no words."""
