"""What the four dice actions share: the dice a decision may use, and paying with die and workers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.dice import COST, WORKERS_SEEN
from burgrave.games.burgundy.questions import QUESTIONS, WORKER_STEPS

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

Dice = tuple[tuple[int, int], ...]
"""What may pay for an action, as (source, number); number 0 is any number."""


def _useful(left: int, first: int, second: int) -> Dice:
    if left == 3 and first == second:
        # Two dice of one number do the same: offering the first is enough.
        return ((0, first),)
    return tuple((source, number) for source, number in ((0, first), (1, second)) if left >> source & 1)


DICE: Final[list[Dice]] = [_useful(left, first, second) for left in range(4) for first in range(7) for second in range(7)]


def dice_of(state: State, seat: int) -> Dice:
    """The useful dice a seat has left."""
    return DICE[(state.dice_left[seat] * 7 + state.dice[seat * 2]) * 7 + state.dice[seat * 2 + 1]]


def reach_base(state: State, seat: int, free_step: int) -> int:
    """Where the reach tables begin for this seat: add die * WORKERS_SEEN. `free_step` is the question to ask."""
    answers = state.answers
    ease = answers[seat * QUESTIONS + free_step] + 2 * answers[seat * QUESTIONS + WORKER_STEPS] - 2
    workers = state.workers[seat]
    return ease * 7 * WORKERS_SEEN + (workers if workers < WORKERS_SEEN else WORKERS_SEEN - 1)


def no_free_step(state: State, seat: int) -> int:
    """The same for what no tile makes easier."""
    workers = state.workers[seat]
    ease = 2 * state.answers[seat * QUESTIONS + WORKER_STEPS] - 2
    return ease * 7 * WORKERS_SEEN + (workers if workers < WORKERS_SEEN else WORKERS_SEEN - 1)


def pay(state: State, seat: int, source: int, number: int, free_step: int) -> None:
    """Use up a die and the workers that turn it into the number (a tile's action costs neither)."""
    if source > 1:
        return
    state.dice_left[seat] &= ~(1 << source)
    cost = worker_price(state, seat, source, number, free_step)
    if cost:
        state.workers[seat] -= cost
        state.events.append(("workers", seat, -cost, "die"))


def worker_price(state: State, seat: int, source: int, number: int, free_step: int) -> int:
    """Workers that an action with this die would cost; `free_step` -1 when no tile makes it easier."""
    if source > 1:
        return 0
    answers = state.answers
    ease = 2 * answers[seat * QUESTIONS + WORKER_STEPS] - 2
    if free_step >= 0:
        ease += answers[seat * QUESTIONS + free_step]
    return COST[(ease * 7 + state.dice[seat * 2 + source]) * 7 + number]
