"""What a player did with one action, as an entry of the log: what happened in one sentence, what it brought below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.elements import STORAGE
from burgrave.games.tuscany.estate import FIELD_NAMES
from burgrave.games.tuscany.numbers import PHASES, REGION_POINTS
from burgrave.games.tuscany.tokens import BONUSES, HEXAGON
from burgrave.games.tuscany.words.labels import BONUS_ACTIONS
from burgrave.games.tuscany.words.payments import payment
from burgrave.games.tuscany.words.sentences import arranged, renewed
from burgrave.games.tuscany.words.tongue import Tongue
from burgrave.games.wording import Entry, deed_entry


class Deed:
    """The events of one seat in one action."""

    def __init__(self, to: Tongue, state: Any, seat: int) -> None:
        self.to = to
        self.state = state
        self.seat = seat
        past = state.past
        self.action: Any = state.rules.actions[past[2]] if past else None
        """What was chosen; None in the setup."""
        self.before: Any = state.rules.actions[past[0][2]] if past and past[0] and past[0][1] == seat else None
        """What the same seat had chosen just before."""
        self.texts: list[str] = []
        self.details: list[str] = []
        self.keys: list[str] = []
        self.rest: list[str] = []
        """What is told below the sentence last."""
        self.gain = 0
        self.price: Any = None
        """What was paid: workers and cards."""
        self.is_free = False
        """Whether the token that is placed next was an open one."""
        self.from_card = False
        """Whether what comes next is the reward of an income card."""
        self.claimed = ""
        """The colour that was covered, and who was first."""
        self.ends: list[str] = []
        """What the sentence ends with: a token thrown away, a stack emptied."""

    def tell(self, event: Any) -> None:
        """Take an event in."""
        teller = TELLERS.get(str(event[0]))
        if teller is not None:
            teller(self, event)

    def entries(self) -> list[Entry]:
        """One entry; none where nothing is worth telling."""
        texts = self.texts + self.ends
        if not texts:
            return []
        detail, joins = "; ".join(self.details + self.rest), self.is_continued()
        return [deed_entry(self.seat, ", ".join(texts), detail, self.gain, self.keys, joins)]

    def is_continued(self) -> bool:
        """Whether the action goes on with the one before it: with what a castle or a city grants, or after an exchange."""
        action = self.action
        if action is None or action.verb == "arrange":
            return False
        if self.is_free or action.verb == "skip" or (action in BONUS_ACTIONS and self.state.round):
            return True
        return self.before is not None and self.before.verb == "exchange" and action.verb in ("exchange", "take")

    def add(self, text: str, *keys: str) -> None:
        """One part of the sentence, and where it happened."""
        self.texts.append(text)
        self.keys += keys

    def brought(self, told: str) -> None:
        """Something that comes with it; the reward of an income card says so."""
        if self.from_card:
            told = self.to.gettext("income card: {gain}").format(gain=told)
            self.from_card = False
        self.details.append(told)

    # ---- before the first turn ---------------------------------------------------------------------------------------

    def secret(self, event: Any) -> None:
        self.add(self.to.gettext("is ready"))

    def arrange(self, event: Any) -> None:
        field = FIELD_NAMES[event[3]]
        self.add(self.to.gettext("put the first castle on {field}").format(field=field), f"{self.seat}.field:{field}")
        self.details.append(self.to.gettext("parts {parts}").format(parts=arranged(self.to, event[2])))

    def token(self, event: Any) -> None:
        told = self.to.gettext("took the bonus token {title}")
        self.add(told.format(title=self.to.bonus[event[2]]), f"bonus:{BONUSES[event[2]]}")

    # ---- cards -------------------------------------------------------------------------------------------------------

    def draw(self, event: Any) -> None:
        if self.action is None or self.action.verb == "draw":
            told = self.to.gettext("drew {cards}") if event[2] else self.to.gettext("found no card to draw")
            self.add(told.format(cards=self.to.cards(event[2])), "deck")
        else:
            self.brought(self.to.cards_there(event[2]))

    def whisper(self, event: Any) -> None:
        """Which cards, for who drew them."""
        if not event[3:]:
            return
        cards = self.to.hand(event[3:])
        if self.action is None or self.action.verb == "draw":
            self.details.append(cards)
        elif self.details:
            self.details[-1] = self.to.gettext("{cards} ({which})").format(cards=self.details[-1], which=cards)

    def renew(self, event: Any) -> None:
        self.rest.append(renewed(self.to, event[2], event[3]))

    # ---- tokens ------------------------------------------------------------------------------------------------------

    def take(self, event: Any) -> None:
        _, _, token, place = event
        self.add(self.to.gettext("took {token}").format(token=self.to.a[token]), f"open:{place + 1}")
        first = self.seat * STORAGE
        stored = self.state.storage[first : first + STORAGE]
        if token in stored:
            self.keys.append(f"{self.seat}.storage:{stored.index(token) + 1}")

    def discard(self, event: Any) -> None:
        self.ends.insert(0, self.to.gettext("threw {token} away").format(token=self.to.the[event[2]]))

    def exchange(self, event: Any) -> None:
        self.add(self.to.gettext("exchanged all open {tokens}").format(tokens=self.to.all[event[2]]))

    def settle(self, event: Any) -> None:
        self.is_free = True
        self.keys.append(f"open:{event[3] + 1}")

    def pay(self, event: Any) -> None:
        self.price = (event[2], event[3:])

    def place(self, event: Any) -> None:
        _, seat, token, field = event
        to, name = self.to, FIELD_NAMES[field]
        colour = self.state.estate[seat].colour[field]
        what = to.a[token]
        if token == HEXAGON:
            what = to.gettext("a hexagon as {colour}").format(colour=to.as_colour[colour])
        if self.price is not None:
            workers, cards = self.price
            told = to.gettext("placed {token} on {field} for {price}")
            told = told.format(token=what, field=name, price=payment(to, colour, cards, workers))
        else:
            told = to.gettext("placed {token} on {field} for nothing").format(token=what, field=name)
        self.add(told, f"{seat}.field:{name}")

    def stack(self, event: Any) -> None:
        """The end of a phase draws near, unless somebody else has brought it on already."""
        number = event[2]
        self.ends.append(self.to.gettext("emptied stack {number}").format(number=number))
        self.keys.append(f"{self.seat}.stack:{number}")
        if number - 1 == self.state.phase and not self.state.last:
            _ = self.to.gettext
            told = _("this round and one more are the last") if number == PHASES else _("phase {phase} ends with this round")
            self.details.append(told.format(phase=number))

    # ---- what it brings ----------------------------------------------------------------------------------------------

    def bonus(self, event: Any) -> None:
        _, _, colour, rank = event
        told = self.to.gettext("all {tokens}, second") if rank else self.to.gettext("all {tokens}, first")
        self.claimed = told.format(tokens=self.to.all[colour])
        self.keys.append(f"colour:{COLOURS[colour]}")

    def green(self, event: Any) -> None:
        _, _, source, points = event
        to, told = self.to, self.to.green(points)
        if source == "regions":
            size = REGION_POINTS.index(points)
            region = to.ngettext("region of {size} complete: {points}", "region of {size} complete: {points}", size)
            self.details.append(region.format(size=size, points=told))
        elif source == "colour_bonus":
            self.details.append(f"{self.claimed}: {told}")
        elif source == "agriculture":
            self.details.append(to.gettext("new produce: {points}").format(points=told))
        else:
            self.brought(told)

    def score(self, event: Any) -> None:
        _, _, source, points = event
        self.gain += points
        told = self.to.red(points)
        if source == "lost_hexagons":
            told = self.to.gettext("no room for the hexagon: {points}").format(points=told)
        self.brought(told)

    def workers(self, event: Any) -> None:
        self.brought(self.to.workers_there(event[2]))

    def marble(self, event: Any) -> None:
        if event[2] < 0:
            self.add(self.to.gettext("spent {marble} for a second action").format(marble=self.to.marble(-event[2])))
        else:
            self.brought(self.to.marble(event[2]))

    def hexagon(self, event: Any) -> None:
        self.brought(self.to.gettext("1 hexagon"))
        first = self.seat * STORAGE
        stored = self.state.storage[first : first + STORAGE]
        if HEXAGON in stored:
            self.keys.append(f"{self.seat}.storage:{stored.index(HEXAGON) + 1}")

    def income(self, event: Any) -> None:
        self.from_card = True
        self.keys.append("income")

    def skip(self, event: Any) -> None:
        self.add(self.to.gettext("placed no open token"))

    def lapse(self, event: Any) -> None:
        _ = self.to.gettext
        told = {"PlaceOpenToken": _("no open token fits"), "ChooseBonus": _("no bonus token is left")}
        self.details.append(told.get(event[2], _("nothing to choose")))


TELLERS: Final[dict[str, Callable[[Deed, Any], None]]] = {
    "secret": Deed.secret,
    "arrange": Deed.arrange,
    "token": Deed.token,
    "draw": Deed.draw,
    "whisper": Deed.whisper,
    "renew": Deed.renew,
    "take": Deed.take,
    "discard": Deed.discard,
    "exchange": Deed.exchange,
    "settle": Deed.settle,
    "pay": Deed.pay,
    "place": Deed.place,
    "stack": Deed.stack,
    "bonus": Deed.bonus,
    "green": Deed.green,
    "score": Deed.score,
    "workers": Deed.workers,
    "marble": Deed.marble,
    "hexagon": Deed.hexagon,
    "income": Deed.income,
    "skip": Deed.skip,
    "lapse": Deed.lapse,
}
"""By kind of event; what a seat's own stack reveals is seen on the table, the end of a turn needs no words."""
