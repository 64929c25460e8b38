"""Destiny cards that act at a moment of the year."""

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
from burgrave.games.kingsburg.modules.destiny.printed import DECLARED, FIRST_CARD, GIFTS, NAMES
from burgrave.games.kingsburg.points import FIRST_POWER, score
from burgrave.games.kingsburg.questions import QUESTIONS, WINS_BUILDING_TIES
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.favour import TakeResources, tied_by_buildings
from burgrave.games.kingsburg.steps.groups import NEUTRAL
from burgrave.games.kingsburg.steps.mark import MarkAdviser, close_to_all
from burgrave.games.kingsburg.steps.reinforcements import reinforce
from burgrave.games.kingsburg.steps.roll import white_dice
from burgrave.games.kingsburg.steps.used import EXTRA_WHITE, declare_used
from burgrave.games.kingsburg.steps.winter import reveal

if TYPE_CHECKING:
    from burgrave.engine.action import Action

GOLD_RUSH: Final = declare_used(16, "gold_rush")
"""A bit of `state.used` (`steps/used.py`): the seat has had the gold of the season."""
SNOWSTORM_SOLDIERS: Final = 2
"""The number of soldiers that each seat gets in a snowstorm."""
VISITED: Final[list[dict[int, Bundle]]] = [
    {int(rank): bundle(gift) for rank, gift in entry.get("visited", {}).items()} for entry in DECLARED
]
"""By card and rank: what an adviser gives besides its reward."""


def source_of(name: str) -> int:
    """Return the source of a card's points."""
    return FIRST_POWER + FIRST_CARD + NAMES.index(name)


class TurnUpCard(Automatic[State]):
    """Turns up the card of the year. A card that the scenario does not use is discarded, and another turned up."""

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
    """Ends the card's force at the end of the year."""

    __slots__ = ()
    id: ClassVar[str] = "DiscardCard"

    def run(self, state: State) -> None:
        deck = deck_of(state)
        deck.force = NONE
        deck.gifts = 0
        for seat in range(state.seats):
            state.refresh(seat)


class SeasonCard(Automatic[State]):
    """Does what a card does when a season starts: gifts on advisers, white dice, scouts."""

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
    """Give the first seat that influences an adviser the gift that lies there."""
    deck = deck_of(state)
    rank = place + 1
    if seat != NEUTRAL and deck.gifts >> rank & 1:
        deck.gifts &= ~(1 << rank)
        gain(state, seat, bundle(GIFTS[rank]), source_of("rising_stars"))


def reward_visit(state: State, seat: int, place: int) -> None:
    """Give a seat what the card adds for influencing this adviser."""
    force = deck_of(state).force
    if force != NONE and place + 1 in VISITED[force] and place < RANKS:
        gain(state, seat, VISITED[force][place + 1], FIRST_POWER + FIRST_CARD + force)


def add_gold_of_rush(state: State, seat: int, place: int, support: Bundle) -> None:
    """Give a seat one more gold, once in a season, when an adviser gives it gold."""
    if is_in_force(state, "gold_rush") and support[GOLD] > 0 and not state.used[seat] & GOLD_RUSH:
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
    """At the end of summer everybody with the most soldiers scores two points."""

    __slots__ = ()
    id: ClassVar[str] = "HoldTournament"

    def run(self, state: State) -> None:
        most = max(state.soldiers)
        if is_in_force(state, "tournament") and state.phase == SUMMER and most:
            for seat in state.order:
                if state.soldiers[seat] == most:
                    score(state, seat, source_of("tournament"), 2)


class GiveGenerously(Automatic[State]):
    """In phase 1 everybody takes a resource, except those with the most buildings. A seat that wins ties takes one, too."""

    __slots__ = ()
    id: ClassVar[str] = "GiveGenerously"

    def run(self, state: State) -> None:
        if is_in_force(state, "royal_generosity"):
            most = tied_by_buildings(state, most=True)
            if len(most) > 1:
                most = [seat for seat in most if not state.answers[seat * QUESTIONS + WINS_BUILDING_TIES]]
            for seat in reversed(state.order):
                if seat not in most:
                    state.agenda.append(TakeResources(seat, 1, source_of("royal_generosity")))


class Unless(Automatic[State]):
    """A step of the year that a card replaces while it is in force."""

    __slots__ = ("step",)

    def __init__(self, step: Step[State]) -> None:
        self.step = step

    def arguments(self) -> list[object]:
        return [self.step]

    def card(self) -> str:
        """Return the name of the card."""
        return ""

    def instead(self, state: State) -> None:
        """Do what the card does instead of the step."""

    def run(self, state: State) -> None:
        if is_in_force(state, self.card()):
            self.instead(state)
        else:
            state.agenda.append(self.step)


class UnlessSnowstorm(Unless):
    """In a snowstorm no die is rolled: everybody gets a fixed number of soldiers."""

    __slots__ = ()
    id: ClassVar[str] = "UnlessSnowstorm"

    def card(self) -> str:
        return "snowstorm"

    def instead(self, state: State) -> None:
        reinforce(state, [SNOWSTORM_SOLDIERS] * state.seats, is_fixed=True)


def soldiers_in_snowstorm(state: State, soldiers: list[int]) -> list[int]:
    """Return the soldiers that come in winter, by seat. A snowstorm fixes them, also where the king sends tokens."""
    if is_in_force(state, "snowstorm") and state.rules.options["snowstorm"] == "everybody":
        return [SNOWSTORM_SOLDIERS] * state.seats
    return soldiers


class UnlessDelayed(Unless):
    """When the envoy is delayed, it stays where it is."""

    __slots__ = ()
    id: ClassVar[str] = "UnlessDelayed"

    def card(self) -> str:
        return "envoy_delayed"

    def instead(self, state: State) -> None:
        state.events.append(("envoy_delayed", NOBODY))


class BurnWood(Effect):
    """The seat loses half of its wood, rounded down."""

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
    """The seat loses a resource of its choice."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.is_loss = True

    def propose(self, state: State, seat: int, legal_actions: list[Action]) -> None:
        legal_actions += [action for action in USE[self.number] if state.resources[seat * RESOURCES + action.args[1]]]

    def apply(self, state: State, seat: int, action: Action) -> None:
        gain_resource(state, seat, action.args[1], -1, self.source)


CARDS_ODD: Final[dict[str, type[Effect]]] = {**ODD, "burn_wood": BurnWood, "pay_one": PayOne}
"""By their names in the printed data."""
