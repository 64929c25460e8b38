"""The log entry for what a player does with one action; an action that only answers a question joins the entry before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from burgrave.engine.events import Event
from burgrave.engine.game_log import LogEntry
from burgrave.games.log import action_entry
from burgrave.games.tiletum.cathedrals import COST_POINTS, PILES, STONES
from burgrave.games.tiletum.elements import BONUS, BONUS_OF_TRACK, CATHEDRAL, CHARACTERS, CONTRACTS, HOUSE, PILLAR
from burgrave.games.tiletum.europe import CATHEDRAL_PLACE, HOUSE_PLACE, PLACES
from burgrave.games.tiletum.house import CONTRACT_PILLARS, CREST_COST, ROOM_BUILDING, ROOM_FLOOR
from burgrave.games.tiletum.kinds import ACTION_KINDS, FIGURES, FOOD, GOLD, GOODS, STONE
from burgrave.games.tiletum.numbers import GOLD_FOR_A_GOOD, WHOLE
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.tiles import ADDS, FIRST_CREST, SAME
from burgrave.games.tiletum.words.language import Language
from burgrave.games.tiletum.words.sentences import lapsed, minus

if TYPE_CHECKING:
    from burgrave.engine.action import Action

ANSWERS: Final = ("gain", "choose", "resolve", "reuse", "skip")
"""Verbs of questions that follow something."""


class ActionEntry:
    """Builds the entry for the events of one seat in one action: what was done, and what each of that brought."""

    def __init__(self, language: Language, state: State, seat: int) -> None:
        self.language = language
        self.state = state
        self.seat = seat
        past = state.past
        self.action: Action | None = state.rules.actions[past[2]] if past else None
        """What was chosen; None in the setup."""
        self.before: Action | None = state.rules.actions[past[0][2]] if past and past[0] else None
        """What was chosen just before."""
        self.clauses: list[tuple[str, list[str]]] = []
        """What was done, each with what it brought; the first may have no words of its own."""
        self.keys: list[str] = []
        self.gain = 0
        self.cathedral_points = ""
        """How the points of a cathedral add up."""
        self.takes_die = False
        self.leads = False
        """Whether the tile beside the king track is what it is about."""

    @property
    def verb(self) -> str:
        """Return the verb of what was chosen; "" in the setup."""
        return "" if self.action is None else self.action.verb

    @property
    def verb_before(self) -> str:
        """Return the verb of what was chosen just before; "" where nothing was."""
        return "" if self.before is None else self.before.verb

    def add_event(self, event: Event) -> None:
        """Add an event of the seat to the entry."""
        handler = HANDLERS.get(str(event[0]))
        if handler is not None:
            handler(self, *event[2:])

    def entries(self) -> list[LogEntry]:
        """Return one entry; none where nothing is worth mentioning.

        What goes on with another entry stands below that one, but a house beside the walk to it.
        """
        if not self.clauses:
            return []
        is_answer = self.is_answer()
        joins = is_answer or self.is_after_a_walk() or self.is_on_the_way()
        first, gains = self.clauses[0]
        if is_answer or not first:
            text, details = "", [with_gains(*clause) for clause in self.clauses]
        else:
            text, details = first, [", ".join(gains), *(with_gains(*clause) for clause in self.clauses[1:])]
        detail = "; ".join(part for part in details if part)
        return [action_entry(self.seat, text, detail, self.gain, self.keys, joins)]

    def is_answer(self) -> bool:
        """Return whether the action continues the entry before: answers its question, belongs to its die, or buys another good."""
        if self.action is None or self.takes_die or self.leads:
            return False
        if self.verb in ANSWERS:
            return True
        if self.before is None:
            return False
        return self.is_of_the_space() or self.verb == self.verb_before == "buy"

    def is_of_the_space(self) -> bool:
        """Return whether the action answers what becomes of the bonus tile on the die's action space."""
        action, before = self.action, self.before
        if action is None or before is None or before.verb != "take" or not before.path[0].startswith("die:"):
            return False
        return action.verb == "skip" or action.path[0].startswith("bonus:")

    def is_on_the_way(self) -> bool:
        """Return whether the same figure moves on."""
        action, before = self.action, self.before
        if action is None or before is None:
            return False
        return action.verb == before.verb == "move" and action.args[0] == before.args[0]

    def is_after_a_walk(self) -> bool:
        """Return whether something is built at the end of a walk."""
        return self.verb == "build" and self.verb_before == "move"

    def add(self, text: str, *keys: str) -> None:
        """Add something that was done, and the places where it happened."""
        self.clauses.append((text, []))
        self.keys += keys

    def add_gain(self, text: str) -> None:
        """Add something that the last clause brings."""
        if not self.clauses:
            self.clauses.append(("", []))
        self.clauses[-1][1].append(text)

    # ---- the die -----------------------------------------------------------------------------------------------------

    def die(self, face: int, value: int, kind: int, gold: int) -> None:
        """Handle a die that is taken, perhaps turned for gold."""
        language, count = self.language, WHOLE - value
        points = language.npgettext("of an action", "{count} point", "{count} points", count).format(count=count)
        self.takes_die = True
        text = language.gettext("took {die}: {action}, {points}")
        if gold:
            text = language.gettext("took {die}, turned to {value}: {action}, {points}")
        text = text.format(die=language.die(face), value=value, action=language.action[kind], points=points)
        self.add(text, f"space:{ACTION_KINDS[kind]}", f"{self.seat}.die:{self.state.lap}")
        if gold:
            self.add_gain(language.gettext("for {goods}").format(goods=language.goods(gold, GOLD)))

    def act(self, kind: int, points: int, bonus: int) -> None:
        """Handle an action that begins: only which one was chosen, and points of a building; the die has said the rest."""
        if self.verb == "choose":
            self.add(self.language.gettext("chose {action}").format(action=self.language.the_action[kind]))
        if bonus:
            text = self.language.gettext("{points} more from a building")
            self.add_gain(text.format(points=self.language.action_points(bonus)))

    def side(self, kind: int, points: int) -> None:
        """Handle an action besides that of the die."""
        text = self.language.gettext("{action} with {points}")
        self.add_gain(text.format(action=self.language.whole_action[kind], points=self.language.action_points(points)))

    # ---- goods and points --------------------------------------------------------------------------------------------

    def gained(self, good: int, count: int) -> None:
        """Handle goods that are gained: bought, exchanged, of the die, or as a gain of what was done."""
        goods = self.language.goods(count, good)
        if self.verb == "buy":
            text = self.language.gettext("bought {goods} for {gold}")
            price = self.language.goods(GOLD_FOR_A_GOOD, GOLD)
            self.add(text.format(goods=goods, gold=price), f"{self.seat}.good:{GOODS[good]}")
        elif self.verb == "gain" and self.verb_before == "exchange":
            self.add_gain(self.language.pgettext("in exchange", "for {goods}").format(goods=goods))
        elif self.is_of_the_space():
            # Of the die, not of the tile.
            self.add("")
            self.add_gain(goods)
        else:
            self.add_gain(goods)

    def exchange(self, good: int) -> None:
        """Handle a good that is given for another."""
        text = self.language.gettext("exchanged {goods}").format(goods=self.language.goods(1, good))
        self.add(text, f"{self.seat}.good:{GOODS[good]}")

    def score(self, source: str, points: int) -> None:
        """Handle points: they are the gain of the entry."""
        self.gain += points
        text = self.language.points(points)
        if source == "contract_spaces":
            text = self.language.gettext("{points} for the space").format(points=text)
        elif source == "cathedrals":
            text = f"{text} ({self.cathedral_points})"
        self.add_gain(text)

    def king(self, steps: int, space: int) -> None:
        """Handle a marker that moves on the king track, or is at its end."""
        _ = self.language.gettext
        text = _("king track +{steps} to {space}") if steps else _("at the end of the king track")
        self.add_gain(text.format(steps=steps, space=minus(space)))
        self.keys.append(f"{self.seat}.king:{space}")

    # ---- the map -----------------------------------------------------------------------------------------------------

    def move(self, figure: int, before: int, place: int) -> None:
        """Handle a figure that moves."""
        _ = self.language.gettext
        text = _("on {place}") if self.is_on_the_way() else _("moved {figure} {place}")
        text = text.format(figure=self.language.the_figure[figure], place=self.language.towards(place))
        self.add(text, f"{self.seat}.{FIGURES[figure]}:{PLACES[place]}")

    def house(self, space: int) -> None:
        """Handle a house that is built."""
        text = self.language.gettext("built a house {place}")
        self.add(text.format(place=self.language.at(HOUSE_PLACE[space])), HOUSE[space].name)

    def pillar(self, number: int) -> None:
        """Handle a pillar that is set up."""
        text = self.language.gettext("set up a pillar {place}")
        self.add(text.format(place=self.language.at(CATHEDRAL_PLACE[number])), f"{PILLAR[number].name}.{self.seat}")

    def cathedral(self, number: int, rank: int) -> None:
        """Handle stone for a cathedral; the points of the cost tile and of the tile from the pile are kept apart."""
        cost, language = self.state.costs[number], self.language
        text = language.gettext("gave {stone} for the cathedral {place}")
        stone, place = language.goods(STONES[cost], STONE), language.at(CATHEDRAL_PLACE[number])
        self.add(text.format(stone=stone, place=place), CATHEDRAL[number].name)
        self.cathedral_points = f"{COST_POINTS[cost]} + {PILES[number][rank]}"

    # ---- tiles -------------------------------------------------------------------------------------------------------

    def bonus(self, tile: int, where: int) -> None:
        """Handle a bonus tile that is taken."""
        _ = self.language.gettext
        self.leads = where == BONUS_OF_TRACK
        text = _("took {tile} as the leader") if self.leads else _("took {tile}")
        self.add(text.format(tile=self.language.a[tile]), BONUS[where].name)

    def discard(self, tile: int) -> None:
        """Handle the tile beside the king track that the leader does not take."""
        self.leads = True
        text = self.language.gettext("led and discarded {tile}")
        self.add(text.format(tile=self.language.a[tile]), BONUS[BONUS_OF_TRACK].name)

    def character(self, tile: int, slot: int) -> None:
        """Handle a character from the market."""
        self.add(self.language.gettext("took {tile}").format(tile=self.language.a[tile]), CHARACTERS[slot].name)

    def contract(self, tile: int, slot: int) -> None:
        """Handle a contract from the market."""
        self.add(self.language.gettext("took {tile}").format(tile=self.language.a[tile]), CONTRACTS[slot].name)

    def renew(self, count: int) -> None:
        """Handle a market of characters that is renewed."""
        self.add(self.language.gettext("replaced all characters of the market"), "deck:characters")

    def use(self, tile: int) -> None:
        """Handle a helper that is used."""
        language, arguments = self.language, () if self.action is None else self.action.args
        if len(arguments) > 1:
            text = language.gettext("used a helper: the die brings {good}")
            self.add(text.format(good=language.the_good[arguments[1]]))
        else:
            self.add(language.gettext("used {tile}").format(tile=language.a[tile] if ADDS[tile] else language.a_sort[tile]))

    def fulfil(self, tile: int, space: int) -> None:
        """Handle a contract that is fulfilled."""
        language = self.language
        text = language.gettext("fulfilled {contract}").format(contract=language.a[tile])
        if SAME[tile] and self.action is not None:
            text = language.gettext("{summary} with {good}").format(summary=text, good=language.with_good[self.action.args[1]])
        self.add(text, f"{self.seat}.contract:{space + 1}")
        if space < CONTRACT_PILLARS:
            self.add_gain(language.pillars(1))

    # ---- the house ---------------------------------------------------------------------------------------------------

    def settle(self, tile: int, room: int) -> None:
        """Handle a character that moves into a room."""
        text = self.language.gettext("moved {character} {room}")
        text = text.format(character=self.language.a_sort[tile], room=self.language.into_room(room))
        self.add(text, room_key(self.seat, room))

    def crest(self, family: int, building: int) -> None:
        """Handle a crest that is placed."""
        language = self.language
        text = language.gettext("placed {crest} {ground} for {food}").format(
            crest=language.a[FIRST_CREST + family - 1],
            ground=language.on_ground(building),
            food=language.goods(CREST_COST[building], FOOD),
        )
        self.add(text, f"{self.seat}.ground:{building + 1}")

    def full(self, building: int) -> None:
        """Handle a building whose rooms are full now."""
        text = self.language.gettext("building {number} is full: {house}")
        self.add_gain(text.format(number=building + 1, house=self.language.houses(1)))

    def complete(self, building: int, kind: int, points: int) -> None:
        """Handle a building that is complete now, and the action (-1: none) that it strengthens."""
        language = self.language
        text = language.gettext("building {number} is complete").format(number=building + 1)
        if kind >= 0:
            more = language.gettext("{done}: {points} more for {action}")
            text = more.format(done=text, points=language.action_points(points), action=language.the_action[kind])
        self.add_gain(text)
        self.keys.append(f"{self.seat}.building:{building + 1}")

    def reuse(self, building: int) -> None:
        """Handle a building that is used once more."""
        text = self.language.gettext("used building {number} once more").format(number=building + 1)
        self.add(text, f"{self.seat}.building:{building + 1}")

    def resolve(self, room: int) -> None:
        """Handle a character that brings something again; where the building was chosen just now, it is clear who."""
        if self.verb == "resolve":
            self.add(self.language.room(room), room_key(self.seat, room))

    def lapse(self, step: str) -> None:
        """Handle a step in which there was nothing to choose."""
        self.add_gain(lapsed(self.language, step))


def with_gains(text: str, gains: list[str]) -> str:
    """Return a clause and what it brought, either of which may be empty: "moved a trader to floor 1: 2 wool"."""
    return ": ".join(part for part in (text, ", ".join(gains)) if part)


def room_key(seat: int, room: int) -> str:
    """Return how the drawing names a room."""
    return f"{seat}.room:{ROOM_BUILDING[room] + 1}.{ROOM_FLOOR[room]}"


HANDLERS: Final[Mapping[str, Callable[..., None]]] = {
    "die": ActionEntry.die,
    "action": ActionEntry.act,
    "side": ActionEntry.side,
    "gain": ActionEntry.gained,
    "exchange": ActionEntry.exchange,
    "score": ActionEntry.score,
    "king": ActionEntry.king,
    "move": ActionEntry.move,
    "house": ActionEntry.house,
    "pillar": ActionEntry.pillar,
    "cathedral": ActionEntry.cathedral,
    "bonus": ActionEntry.bonus,
    "discard": ActionEntry.discard,
    "character": ActionEntry.character,
    "contract": ActionEntry.contract,
    "renew": ActionEntry.renew,
    "use": ActionEntry.use,
    "fulfil": ActionEntry.fulfil,
    "settle": ActionEntry.settle,
    "crest": ActionEntry.crest,
    "full": ActionEntry.full,
    "complete": ActionEntry.complete,
    "reuse": ActionEntry.reuse,
    "resolve": ActionEntry.resolve,
    "lapse": ActionEntry.lapse,
}
"""By kind of event, called with what follows the seat in it; what is paid is mentioned with what it is for, and what was declined
needs no words."""
