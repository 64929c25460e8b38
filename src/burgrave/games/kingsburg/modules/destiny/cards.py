"""Cards that do something of their own at a moment of the year."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import Automatic, Step
from burgrave.engine.chance import roll
from burgrave.engine.events import NOBODY
from burgrave.games.kingsburg.bundles import GOLD, RESOURCES, WOOD, Bundle, bundle
from burgrave.games.kingsburg.calendar import AUTUMN, SUMMER
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.effects.conditions import RESOURCES_SEEN
from burgrave.games.kingsburg.effects.effect import Effect
from burgrave.games.kingsburg.effects.odd import ODD
from burgrave.games.kingsburg.elements import USE
from burgrave.games.kingsburg.holdings import gain, gain_resource
from burgrave.games.kingsburg.modules.destiny.deck import NONE, deck_of, is_in_force
from burgrave.games.kingsburg.modules.destiny.table import DECLARED, FIRST_CARD, GIFTS, NAMES
from burgrave.games.kingsburg.points import FIRST_POWER, score
from burgrave.games.kingsburg.questions import QUESTIONS, WINS_BUILDING_TIES
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.favour import TakeResources, tied
from burgrave.games.kingsburg.steps.groups import NEUTRAL
from burgrave.games.kingsburg.steps.mark import MarkAdviser, close_to_all
from burgrave.games.kingsburg.steps.reinforcements import reinforce
from burgrave.games.kingsburg.steps.roll import white_dice
from burgrave.games.kingsburg.steps.used import EXTRA_WHITE, GOLD_RUSH
from burgrave.games.kingsburg.steps.winter import reveal

if TYPE_CHECKING:
    from burgrave.engine.action import Action

SNOWBOUND: Final = 2
"""Soldiers that get through a snowstorm."""
VISITED: Final[list[dict[int, Bundle]]] = [
    {int(rank): bundle(gift) for rank, gift in it.get("visited", {}).items()} for it in DECLARED
]
"""By card and rank: what an adviser gives besides."""


def source_of(name: str) -> int:
    """The source of a card's points."""
    return FIRST_POWER + FIRST_CARD + NAMES.index(name)


class TurnUpCard(Automatic[State]):
    """The card of the year; one that a scenario does not use is discarded, and another turned up."""

    __slots__ = ()
    id: ClassVar[str] = "TurnUpCard"

    def run(self, state: State) -> None:
        deck = deck_of(state)
        state.mark_irreversible()
        card = deck.cards[deck.turned]
        deck.turned += 1
        if NAMES[card] in state.book.unused_cards:
            state.events.append(("destiny_unused", NOBODY, card))
            state.agenda.append(self)
            return
        deck.force = card
        state.events.append(("destiny", NOBODY, card))
        state.menace += DECLARED[card].get("menace", 0)
        if "absent" in DECLARED[card]:
            close_to_all(state, DECLARED[card]["absent"] - 1)
        if is_in_force(state, "secret_deals"):
            for seat in reversed(state.order):
                state.agenda.append(MarkAdviser(seat))
        for seat in range(state.seats):
            state.refresh(seat)


class DiscardCard(Automatic[State]):
    """The year is over, and so is the card."""

    __slots__ = ()
    id: ClassVar[str] = "DiscardCard"

    def run(self, state: State) -> None:
        deck = deck_of(state)
        deck.force = NONE
        deck.gifts = 0
        for seat in range(state.seats):
            state.refresh(seat)


class SeasonCard(Automatic[State]):
    """What a card does when a season starts: gifts on advisers, white dice, scouts."""

    __slots__ = ()
    id: ClassVar[str] = "SeasonCard"

    def run(self, state: State) -> None:
        deck = deck_of(state)
        deck.gifts = sum(1 << rank for rank in GIFTS) if is_in_force(state, "rising_stars") else 0
        if is_in_force(state, "border_scouts") and state.phase == AUTUMN:
            reveal(state, 0)
        if is_in_force(state, "good_year"):
            for seat in reversed(state.order):
                if white_dice(state, seat):
                    state.agenda.append(TakeResources(seat, 1, source_of("good_year")))
                else:
                    state.used[seat] |= EXTRA_WHITE
                    state.events.append(("white_die", seat))


def take_gift(state: State, seat: int, place: int) -> None:
    """Who influences an adviser first takes the gift that lies there, at once."""
    deck = deck_of(state)
    rank = place + 1
    if seat != NEUTRAL and deck.gifts >> rank & 1:
        deck.gifts &= ~(1 << rank)
        gain(state, seat, bundle(GIFTS[rank]), source_of("rising_stars"))


def reward_visit(state: State, seat: int, place: int) -> None:
    """Influencing some advisers brings more this year."""
    force = deck_of(state).force
    if force != NONE and place + 1 in VISITED[force] and place < RANKS:
        gain(state, seat, VISITED[force][place + 1], FIRST_POWER + FIRST_CARD + force)


def rush_for_gold(state: State, seat: int, place: int, got: Bundle) -> None:
    """Once in a season an adviser that gives gold gives one more."""
    if is_in_force(state, "gold_rush") and got[GOLD] > 0 and not state.used[seat] & GOLD_RUSH:
        state.used[seat] |= GOLD_RUSH
        gain_resource(state, seat, GOLD, 1, source_of("gold_rush"))


class ExploreWilds(Automatic[State]):
    """At the end of a season a white die may bring everybody wood."""

    __slots__ = ()
    id: ClassVar[str] = "ExploreWilds"

    def run(self, state: State) -> None:
        if is_in_force(state, "undiscovered_wilds"):
            die = roll(state, 1)[0]
            state.events.append(("wilds", NOBODY, die))
            if die >= 4:
                for seat in state.order:
                    gain_resource(state, seat, WOOD, 1, source_of("undiscovered_wilds"))


class HoldTournament(Automatic[State]):
    """At the end of summer two points for everybody with the most soldiers."""

    __slots__ = ()
    id: ClassVar[str] = "HoldTournament"

    def run(self, state: State) -> None:
        most = max(state.soldiers)
        if is_in_force(state, "tournament") and state.phase == SUMMER and most:
            for seat in state.order:
                if state.soldiers[seat] == most:
                    score(state, seat, source_of("tournament"), 2)


class GiveGenerously(Automatic[State]):
    """In phase 1 a resource for everybody but those with the most buildings; a tie goes in favour of who wins ties."""

    __slots__ = ()
    id: ClassVar[str] = "GiveGenerously"

    def run(self, state: State) -> None:
        if is_in_force(state, "royal_generosity"):
            most = tied(state, most=True)
            if len(most) > 1:
                most = [seat for seat in most if not state.answers[seat * QUESTIONS + WINS_BUILDING_TIES]]
            for seat in reversed(state.order):
                if seat not in most:
                    state.agenda.append(TakeResources(seat, 1, source_of("royal_generosity")))


class Unless(Automatic[State]):
    """A step of the year that a card replaces."""

    __slots__ = ("step",)

    def __init__(self, step: Step[State]) -> None:
        self.step = step

    def arguments(self) -> list[object]:
        return [self.step]

    def card(self) -> str:
        """The card."""
        return ""

    def instead(self, state: State) -> None:
        """What happens instead."""

    def run(self, state: State) -> None:
        if is_in_force(state, self.card()):
            self.instead(state)
        else:
            state.agenda.append(self.step)


class UnlessSnowstorm(Unless):
    """In a snowstorm nobody rolls: everybody gets as many soldiers as come through."""

    __slots__ = ()
    id: ClassVar[str] = "UnlessSnowstorm"

    def card(self) -> str:
        return "snowstorm"

    def instead(self, state: State) -> None:
        reinforce(state, [SNOWBOUND] * state.seats, is_fixed=True)


def snow_in(state: State, soldiers: list[int]) -> list[int]:
    """The soldiers that come in winter, by seat: in a snowstorm as many as come through, also where the king sends tokens."""
    if is_in_force(state, "snowstorm") and state.rules.options["snowstorm"] == "everybody":
        return [SNOWBOUND] * state.seats
    return soldiers


class UnlessDelayed(Unless):
    """The envoy is delayed: it stays where it is."""

    __slots__ = ()
    id: ClassVar[str] = "UnlessDelayed"

    def card(self) -> str:
        return "envoy_delayed"

    def instead(self, state: State) -> None:
        state.events.append(("envoy_delayed", NOBODY))


class BurnWood(Effect):
    """Half of the wood, rounded down, is lost."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.writes |= RESOURCES_SEEN
        self.reads |= RESOURCES_SEEN
        self.is_loss = True

    def ready(self, state: State, seat: int) -> bool:
        return state.resources[seat * RESOURCES + WOOD] >= 2

    def apply(self, state: State, seat: int, action: Action) -> None:
        gain_resource(state, seat, WOOD, -(state.resources[seat * RESOURCES + WOOD] // 2), self.source)


class PayOne(Effect):
    """A resource of one's choice is lost."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.is_loss = True

    def propose(self, state: State, seat: int, found: list[Action]) -> None:
        found += [action for action in USE[self.number] if state.resources[seat * RESOURCES + action.args[1]]]

    def apply(self, state: State, seat: int, action: Action) -> None:
        gain_resource(state, seat, action.args[1], -1, self.source)


CARDS_ODD: Final[dict[str, type[Effect]]] = {**ODD, "burn_wood": BurnWood, "pay_one": PayOne}
"""By the names that the table uses for them."""
