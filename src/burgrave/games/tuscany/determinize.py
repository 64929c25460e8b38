"""Reshuffles what a seat may not see, for the states that it imagines.

Everything is sorted before it is shuffled, so that what is imagined depends on the view and the seed alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.chance import below, shuffle
from burgrave.games.tuscany.colours import KINDS
from burgrave.games.tuscany.elements import BY_WORKER
from burgrave.games.tuscany.numbers import STACKS
from burgrave.games.tuscany.scoring import cards
from burgrave.games.tuscany.steps.place import Pay

if TYPE_CHECKING:
    from burgrave.games.tuscany.state import State


def determinize(state: State, seat: int | None) -> None:
    """Reshuffle the deck with the hands that the seat does not see, the income cards, the rest of every stack and the neutral
    tokens.
    """
    shuffle_hidden_cards(state, [other for other in range(state.seats) if other != seat])
    state.income = state.income[: state.income_drawn] + shuffle(state, sorted(state.income[state.income_drawn :]))
    state.neutral = state.neutral[: state.neutral_drawn] + shuffle(state, sorted(state.neutral[state.neutral_drawn :]))
    stacks: list[int] = []
    for other in range(state.seats):
        own, out = state.stacks[other * STACKS : other * STACKS + STACKS], state.out[other]
        stacks += own[:out] + shuffle(state, sorted(own[out:]))
    state.stacks = stacks


def shuffle_hidden_cards(state: State, others: list[int]) -> None:
    """Deal the others' cards again from all that are in their hands and in the deck."""
    unseen = state.deck[state.drawn :]
    for other in others:
        for colour in range(KINDS):
            unseen += [colour] * state.hand[other * KINDS + colour]
    unseen = shuffle(state, sorted(unseen))
    hand = state.hand[:]
    # The seat that is asked how to pay is dealt first, while the cards it must have are left.
    others.sort(key=lambda other: other not in state.to_act)
    for other in others:
        held = cards(state, other)
        dealt = payment(state, other, held, unseen)
        for colour in dealt:
            unseen.remove(colour)
        rest = held - len(dealt)
        dealt += unseen[:rest]
        del unseen[:rest]
        hand[other * KINDS : other * KINDS + KINDS] = [0] * KINDS
        for colour in dealt:
            hand[other * KINDS + colour] += 1
    state.hand = hand
    # The order of cards that were drawn is removed: it would reveal which seat holds what.
    state.deck = unseen
    state.drawn = 0
    state.count_pairs()


def payment(state: State, seat: int, held: int, unseen: list[int]) -> list[int]:
    """Return cards that a seat must hold to be able to pay what it is asked for now; None where it is not asked how to pay."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Pay) or step.seat != seat:
        return []
    hoped = state.clone()
    hoped.hand[seat * KINDS : seat * KINDS + KINDS] = [unseen.count(colour) for colour in range(KINDS)]
    ways = [[half for half in action.args if half != BY_WORKER] for action in step.legal_actions(hoped, seat)]
    ways = [way for way in ways if len(way) <= held]
    return ways[below(state, len(ways))]
