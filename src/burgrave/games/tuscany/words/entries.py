"""The log entry for what a player does with one action: what happened in one sentence, what it brought below it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from burgrave.engine.events import Event
from burgrave.engine.game_log import LogEntry
from burgrave.games.log import action_entry
from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.elements import STORAGE
from burgrave.games.tuscany.estate import FIELD_NAMES
from burgrave.games.tuscany.numbers import PHASES, REGION_POINTS
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.tokens import BONUSES, HEXAGON
from burgrave.games.tuscany.words.labels import BONUS_ACTIONS
from burgrave.games.tuscany.words.language import Language
from burgrave.games.tuscany.words.payments import payment
from burgrave.games.tuscany.words.sentences import arranged, renewed

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class ActionEntry:
    """Builds the entry for the events of one seat in one action; see `games.log.EntryBuilder`."""

    def __init__(self, language: Language, state: State, seat: int) -> None:
        self.language = language
        self.state = state
        self.seat = seat
        past = state.past
        self.action: Action | None = state.rules.actions[past[2]] if past else None
        """What was chosen; None in the setup."""
        has_before = past and past[0] and past[0][1] == seat
        self.before: Action | None = state.rules.actions[past[0][2]] if has_before else None
        """What the same seat had chosen just before."""
        self.texts: list[str] = []
        self.details: list[str] = []
        self.keys: list[str] = []
        self.rest: list[str] = []
        """What stands last below the sentence."""
        self.gain = 0
        self.price: tuple[int, tuple[int, ...]] | None = None
        """What was paid: how many workers, and the colours of the cards."""
        self.is_free = False
        """Whether the token that is placed next was an open one."""
        self.from_card = False
        """Whether what comes next is the reward of an income card."""
        self.claimed = ""
        """The colour that was covered, and who was first."""
        self.ends: list[str] = []
        """What the sentence ends with: a token thrown away, a stack emptied."""

    def add_event(self, event: Event) -> None:
        """Add an event of the seat to the entry."""
        handler = HANDLERS.get(str(event[0]))
        if handler is not None:
            handler(self, *event[2:])

    def entries(self) -> list[LogEntry]:
        """Return one entry; none where nothing is worth mentioning."""
        texts = self.texts + self.ends
        if not texts:
            return []
        detail, joins = "; ".join(self.details + self.rest), self.is_continued()
        return [action_entry(self.seat, ", ".join(texts), detail, self.gain, self.keys, joins)]

    def is_continued(self) -> bool:
        """Return whether the action goes on with the one before it: with what a castle or a city grants, or after an exchange."""
        action = self.action
        if action is None or action.verb == "arrange":
            return False
        if self.is_free or action.verb == "skip" or (action in BONUS_ACTIONS and self.state.round):
            return True
        return self.before is not None and self.before.verb == "exchange" and action.verb in ("exchange", "take")

    def add(self, text: str, *keys: str) -> None:
        """Add a clause to the sentence, and the places where it happened."""
        self.texts.append(text)
        self.keys += keys

    def add_gain(self, text: str) -> None:
        """Add something that the action brings; the reward of an income card says so."""
        if self.from_card:
            text = self.language.gettext("income card: {gain}").format(gain=text)
            self.from_card = False
        self.details.append(text)

    # ---- before the first turn ---------------------------------------------------------------------------------------

    def secret(self) -> None:
        """Handle a choice made in secret."""
        self.add(self.language.gettext("is ready"))

    def arrange(self, layout: int, field: int) -> None:
        """Handle the arrangement of the parts."""
        name = FIELD_NAMES[field]
        self.add(self.language.gettext("put the first castle on {field}").format(field=name), f"{self.seat}.field:{name}")
        self.details.append(self.language.gettext("parts {parts}").format(parts=arranged(self.language, layout)))

    def token(self, kind: int) -> None:
        """Handle a bonus token that is taken."""
        text = self.language.gettext("took the bonus token {title}")
        self.add(text.format(title=self.language.bonus[kind]), f"bonus:{BONUSES[kind]}")

    # ---- cards -------------------------------------------------------------------------------------------------------

    def draw(self, count: int) -> None:
        """Handle cards that are drawn: by the action itself, or as a gain."""
        if self.action is None or self.action.verb == "draw":
            text = self.language.gettext("drew {cards}") if count else self.language.gettext("found no card to draw")
            self.add(text.format(cards=self.language.cards(count)), "deck")
        else:
            self.add_gain(self.language.cards_there(count))

    def whisper(self, kind: str, *colours: int) -> None:
        """Handle which cards were drawn, where the reader may know."""
        if not colours:
            return
        cards = self.language.hand(colours)
        if self.action is None or self.action.verb == "draw":
            self.details.append(cards)
        elif self.details:
            self.details[-1] = self.language.gettext("{cards} ({which})").format(cards=self.details[-1], which=cards)

    def renew(self, what: str, count: int) -> None:
        """Handle a deck or stacks made of discards."""
        self.rest.append(renewed(self.language, what, count))

    # ---- tokens ------------------------------------------------------------------------------------------------------

    def take(self, token: int, place: int) -> None:
        """Handle an open token that is stored."""
        self.add(self.language.gettext("took {token}").format(token=self.language.a[token]), f"open:{place + 1}")
        self.add_storage_key(token)

    def add_storage_key(self, token: int) -> None:
        """Add the key of the first storage place where such a token lies."""
        first = self.seat * STORAGE
        stored = self.state.storage[first : first + STORAGE]
        if token in stored:
            self.keys.append(f"{self.seat}.storage:{stored.index(token) + 1}")

    def discard(self, token: int) -> None:
        """Handle a stored token that is thrown away."""
        self.ends.insert(0, self.language.gettext("threw {token} away").format(token=self.language.the[token]))

    def exchange(self, colour: int) -> None:
        """Handle an exchange of all open tokens of a colour."""
        self.add(self.language.gettext("exchanged all open {tokens}").format(tokens=self.language.all[colour]))

    def settle(self, token: int, place: int) -> None:
        """Handle an open token that a castle grants; where it is placed follows."""
        self.is_free = True
        self.keys.append(f"open:{place + 1}")

    def pay(self, workers: int, *cards: int) -> None:
        """Handle a payment: it is mentioned with the token that is placed next."""
        self.price = (workers, cards)

    def place(self, token: int, field: int) -> None:
        """Handle a token that is placed."""
        language, name = self.language, FIELD_NAMES[field]
        colour = self.state.estate[self.seat].colour[field]
        what = language.a[token]
        if token == HEXAGON:
            what = language.gettext("a hexagon as {colour}").format(colour=language.as_colour[colour])
        if self.price is not None:
            workers, cards = self.price
            price = payment(language, colour, cards, workers)
            text = language.gettext("placed {token} on {field} for {price}").format(token=what, field=name, price=price)
        else:
            text = language.gettext("placed {token} on {field} for nothing").format(token=what, field=name)
        self.add(text, f"{self.seat}.field:{name}")

    def stack(self, number: int) -> None:
        """Handle an emptied stack: the end of a phase is near, unless somebody else has brought it on already."""
        self.ends.append(self.language.gettext("emptied stack {number}").format(number=number))
        self.keys.append(f"{self.seat}.stack:{number}")
        if number - 1 == self.state.phase and not self.state.last:
            _ = self.language.gettext
            text = _("this round and one more are the last") if number == PHASES else _("phase {phase} ends with this round")
            self.details.append(text.format(phase=number))

    # ---- what it brings ----------------------------------------------------------------------------------------------

    def bonus(self, colour: int, rank: int) -> None:
        """Handle a whole colour: it is mentioned with the points that follow."""
        text = self.language.gettext("all {tokens}, second") if rank else self.language.gettext("all {tokens}, first")
        self.claimed = text.format(tokens=self.language.all[colour])
        self.keys.append(f"colour:{COLOURS[colour]}")

    def green(self, source: str, points: int) -> None:
        """Handle green points, with what brings them."""
        language, text = self.language, self.language.green(points)
        if source == "regions":
            size = REGION_POINTS.index(points)
            region = language.ngettext("region of {size} complete: {points}", "region of {size} complete: {points}", size)
            self.details.append(region.format(size=size, points=text))
        elif source == "colour_bonus":
            self.details.append(f"{self.claimed}: {text}")
        elif source == "agriculture":
            self.details.append(language.gettext("new produce: {points}").format(points=text))
        else:
            self.add_gain(text)

    def score(self, source: str, points: int) -> None:
        """Handle red points: they are the gain of the entry."""
        self.gain += points
        text = self.language.red(points)
        if source == "lost_hexagons":
            text = self.language.gettext("no room for the hexagon: {points}").format(points=text)
        self.add_gain(text)

    def workers(self, count: int) -> None:
        """Handle workers that are gained."""
        self.add_gain(self.language.workers_there(count))

    def marble(self, count: int) -> None:
        """Handle marble that is gained, or spent for a second action."""
        if count < 0:
            text = self.language.gettext("spent {marble} for a second action")
            self.add(text.format(marble=self.language.marble(-count)))
        else:
            self.add_gain(self.language.marble(count))

    def hexagon(self) -> None:
        """Handle a hexagon that comes into storage."""
        self.add_gain(self.language.gettext("1 hexagon"))
        self.add_storage_key(HEXAGON)

    def income(self, kind: int) -> None:
        """Handle an income card: what it brings follows."""
        self.from_card = True
        self.keys.append("income")

    def skip(self) -> None:
        """Handle a castle's effect that is declined."""
        self.add(self.language.gettext("placed no open token"))

    def lapse(self, step: str) -> None:
        """Handle a step in which there was nothing to choose."""
        _ = self.language.gettext
        texts = {"PlaceOpenToken": _("no open token fits"), "ChooseBonus": _("no bonus token is left")}
        self.details.append(texts.get(step, _("nothing to choose")))


HANDLERS: Final[Mapping[str, Callable[..., None]]] = {
    "secret": ActionEntry.secret,
    "arrange": ActionEntry.arrange,
    "token": ActionEntry.token,
    "draw": ActionEntry.draw,
    "whisper": ActionEntry.whisper,
    "renew": ActionEntry.renew,
    "take": ActionEntry.take,
    "discard": ActionEntry.discard,
    "exchange": ActionEntry.exchange,
    "settle": ActionEntry.settle,
    "pay": ActionEntry.pay,
    "place": ActionEntry.place,
    "stack": ActionEntry.stack,
    "bonus": ActionEntry.bonus,
    "green": ActionEntry.green,
    "score": ActionEntry.score,
    "workers": ActionEntry.workers,
    "marble": ActionEntry.marble,
    "hexagon": ActionEntry.hexagon,
    "income": ActionEntry.income,
    "skip": ActionEntry.skip,
    "lapse": ActionEntry.lapse,
}
"""By kind of event, called with what follows the seat in it; what a seat's own stack reveals is seen on the table, and the end of
a turn needs no words."""
