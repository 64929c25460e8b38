"""The action "place": a stored token onto a field of its colour next to another token, and what is paid for it (p. 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.engine.agenda import UNLESS_CLEAR, Choice
from burgrave.engine.decision import Offer
from burgrave.engine.masks import BIT_SLOTS
from burgrave.games.tuscany.colours import KINDS
from burgrave.games.tuscany.elements import (
    BY_WORKER,
    PAY_OWN,
    PAY_OWN_AND_PAIR,
    PAY_OWN_AND_WORKER,
    PAY_PAIR_AND_WORKER,
    PAY_PAIRS,
    PAY_WORKERS,
    PLACE_AT,
    STORAGE,
)
from burgrave.games.tuscany.estate import FIELDS
from burgrave.games.tuscany.numbers import COLOUR_BONUS as BONUS_POINTS
from burgrave.games.tuscany.numbers import REGION_POINTS
from burgrave.games.tuscany.points import COLOUR_BONUS, REGIONS, score_green
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.steps.cards import give_cards
from burgrave.games.tuscany.steps.take import places
from burgrave.games.tuscany.tokens import COLOUR, HEXAGON

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def halves(state: State, seat: int, colour: int) -> int:
    """Return how many halves of a payment the seat has: cards of the colour, pairs of others, workers."""
    own = state.hand[seat * KINDS + colour]
    return own - own // 2 + state.pairs[seat] + state.workers[seat]


def can_pay(state: State, seat: int, colour: int) -> bool:
    """Return whether the seat has both halves of a payment."""
    return halves(state, seat, colour) > 1


def placeable(state: State, seat: int, token: int) -> int:
    """Return the mask of fields where the seat can place a token and pay for it."""
    estate = state.estate[seat]
    frontier = state.frontier[seat]
    if token != HEXAGON:
        fields = frontier & estate.colour_mask[COLOUR[token]]
        return fields if fields and can_pay(state, seat, COLOUR[token]) else 0
    fields = 0
    for colour in range(KINDS):
        if can_pay(state, seat, colour):
            fields |= frontier & estate.colour_mask[colour]
    return fields


class Place(Offer[State, None]):
    """The verb `place`: a stored token onto a field."""

    __slots__ = ()

    def verb(self) -> str:
        return "place"

    def propose(self, state: State, seat: int, context: None, legal_actions: list[Action]) -> None:
        """Add every stored token with every field where it fits and can be paid for; of equal tokens only the first."""
        storage = state.storage
        first = seat * STORAGE
        for place in range(places(state, seat)):
            token = storage[first + place]
            if not token or (place and token in storage[first : first + place]):
                continue
            fields = placeable(state, seat, token)
            if fields:
                row = PLACE_AT[place]
                while fields:
                    bit = fields & -fields
                    legal_actions.append(row[bit % BIT_SLOTS])
                    fields ^= bit

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Ask for the payment, unless there is only one way to pay."""
        state.agenda.append(Pay(seat, action.args[0], action.args[1]))


class Pay(Choice[State]):
    """The seat chooses cards and workers that pay for a token, which is then placed on its field."""

    __slots__ = ("field", "place")
    id: ClassVar[str] = "Pay"

    def __init__(self, seat: int, place: int, field: int) -> None:
        self.seat = seat
        self.place = place
        self.field = field

    def kind(self) -> int:
        return UNLESS_CLEAR

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        """Return every distinct payment once, those with fewest pieces first."""
        colour = state.estate[seat].colour[self.field]
        hand = state.hand
        first = seat * KINDS
        own = hand[first + colour]
        workers = state.workers[seat]
        actions: list[Action] = []
        if own > 1:
            actions.append(PAY_OWN[colour])
        if own and workers:
            actions.append(PAY_OWN_AND_WORKER[colour])
        if workers > 1:
            actions.append(PAY_WORKERS)
        pairs = [other for other in range(KINDS) if other != colour and hand[first + other] > 1]
        if own:
            for pair in pairs:
                actions.append(PAY_OWN_AND_PAIR[colour][pair])
        if workers:
            for pair in pairs:
                actions.append(PAY_PAIR_AND_WORKER[pair])
        for pair in pairs:
            row = PAY_PAIRS[pair]
            if hand[first + pair] > 3:
                actions.append(row[pair])
            for other in pairs:
                if other > pair:
                    actions.append(row[other])
        return actions

    def choose(self, state: State, seat: int, action: Action) -> None:
        cards = tuple(half for half in action.args if half != BY_WORKER)
        workers = len(action.args) - len(cards)
        state.workers[seat] -= workers
        give_cards(state, seat, cards)
        state.events.append(("pay", seat, workers, *cards))
        token = state.storage[seat * STORAGE + self.place]
        state.storage[seat * STORAGE + self.place] = 0
        put(state, seat, token, self.field)

    def arguments(self) -> list[object]:
        return [self.seat, self.place, self.field]


def put(state: State, seat: int, token: int, field: int) -> None:
    """Place a token in the estate. What it completes scores at once, then its effect follows (p. 4-7)."""
    state.tokens[seat * FIELDS + field] = token
    state.events.append(("place", seat, token, field))
    state.cover(seat, field)
    estate = state.estate[seat]
    covered = state.covered[seat]
    region = estate.region[field]
    if covered & region == region:
        score_green(state, seat, REGIONS, REGION_POINTS[estate.region_size[field]])
        colour = estate.colour[field]
        mask = estate.colour_mask[colour]
        if covered & mask == mask:
            award_bonus(state, seat, colour)
    for react in state.rules.reactions["placed"]:
        react(state, seat, token, field)


def award_bonus(state: State, seat: int, colour: int) -> None:
    """Give points to the first and the second seat that have covered every field of a colour (p. 7)."""
    for rank in range(2):
        place = rank * KINDS + colour
        if state.colour_bonus[place] < 0:
            # Replaced, not changed: clones share the list.
            bonus = state.colour_bonus[:]
            bonus[place] = seat
            state.colour_bonus = bonus
            state.events.append(("bonus", seat, colour, rank))
            score_green(state, seat, COLOUR_BONUS, BONUS_POINTS[colour][rank])
            return
