"""Reshuffles what nobody may see, for the states that a seat imagines.

Everything is sorted before it is shuffled, so that what is imagined depends on the view and the seed alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.chance import shuffle

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State


def determinize(state: State, seat: int | None) -> None:
    """Reshuffle what is hidden from every seat alike: the rest of the three stacks, and the face-down corruption tokens."""
    state.bonus_stack = mixed(state, state.bonus_stack, state.bonus_drawn)
    state.contract_stack = mixed(state, state.contract_stack, state.contract_drawn)
    state.character_stack = mixed(state, state.character_stack, state.character_drawn)
    state.corruption = mixed(state, state.corruption, state.lap)


def mixed(state: State, pile: list[int], known: int) -> list[int]:
    """Return a pile whose first `known` tiles stay and whose others are shuffled from a sorted order, so that the old order tells
    nothing.
    """
    return pile[:known] + shuffle(state, sorted(pile[known:]))
