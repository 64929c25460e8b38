"""What the four dice actions share: the dice a decision may use, and paying with die and workers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.dice import COST, EASIER, WORKERS_SEEN
from burgrave.games.burgundy.elements import DIE_1, DIE_2, WHITE_DIE
from burgrave.games.burgundy.questions import QUESTIONS, WORKER_STEPS

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

NO_FREE_STEP: Final = -1
"""Instead of a question: no tile grants a free step."""

GRANTS: Final[dict[int, str]] = {0: ""}
"""What grants an action instead of the usual tile, by number; steps hold the number, which never changes."""


GRANTING_TILES: Final[dict[str, str]] = {"CastleAction": "castle", "TownHallAction": "town_hall", "SellAtWarehouse": "warehouse"}
"""The tile that grants an action, by the name of the action's step; modules add theirs."""


def add_grant(number: int, name: str) -> int:
    """Let something of a module grant actions and return its number; raises ValueError when the number is taken."""
    if number in GRANTS:
        raise ValueError(f"{name!r} cannot be grant {number}: that is {GRANTS[number]!r}")
    GRANTS[number] = name
    return number


def granted(seat: int, grant: int, *more: object) -> list[object]:
    """Return the arguments of a step of a seat; `grant` is left out where it is 0."""
    return [seat, *more, grant] if grant else [seat, *more]


Dice = tuple[tuple[int, int], ...]
"""What may pay for an action: (source, number) each; number 0 stands for any number."""
NO_DICE: Final[Dice] = ()


def _useful(left: int, first: int, second: int) -> Dice:
    if left == 3 and first == second:
        # Two dice of one number do the same: offering the first is enough.
        return ((DIE_1, first),)
    return tuple((source, number) for source, number in ((DIE_1, first), (DIE_2, second)) if left >> source & 1)


DICE: Final[list[Dice]] = [_useful(left, first, second) for left in range(4) for first in range(7) for second in range(7)]
"""The dice worth offering, by (left * 7 + first die) * 7 + second die."""


def reach_base(state: State, seat: int, free_step: int) -> int:
    """Return where the reach tables of `dice.py` begin for a seat and purpose: add die * WORKERS_SEEN.

    `free_step` is the question that tells whether a step is free for this purpose, or NO_FREE_STEP.
    """
    answers = state.answers
    ease = 2 * answers[seat * QUESTIONS + WORKER_STEPS] - 2
    if free_step >= 0:
        ease += answers[seat * QUESTIONS + free_step]
    workers = state.workers[seat]
    return ease * EASIER + (workers if workers < WORKERS_SEEN else WORKERS_SEEN - 1)


def pay(state: State, seat: int, source: int, number: int, free_step: int) -> None:
    """Use up a die and pay the workers that turn it into the number.

    What a tile grants costs neither, unless it shows a number, which is turned for this action only.
    """
    if source <= DIE_2:
        state.dice_left[seat] &= ~(1 << source)
    cost = workers_to_pay(state, seat, source, number, free_step)
    if cost:
        pay_workers(state, seat, cost, "die")


def workers_to_pay(state: State, seat: int, source: int, number: int, free_step: int) -> int:
    """How many workers turn what pays into the number."""
    die = shown(state, seat, source)
    if die == number or not die:
        return 0
    ease = reach_base(state, seat, free_step) // EASIER
    return COST[(ease * 7 + die) * 7 + number]


def shown(state: State, seat: int, source: int) -> int:
    """Return the number that what pays shows; 0 for a tile that pays as a die of any number."""
    if source <= DIE_2:
        return state.dice[seat * 2 + source]
    return state.white if source == WHITE_DIE else 0


def pay_workers(state: State, seat: int, count: int, reason: str) -> None:
    """Pay workers to the supply."""
    for member in state.book.duchy_seats[seat]:
        state.workers[member] -= count
    state.events.append(("workers", seat, -count, reason))


def pay_silver(state: State, seat: int, count: int, reason: str) -> None:
    """Pay silver to the supply."""
    for member in state.book.duchy_seats[seat]:
        state.silver[member] -= count
    state.events.append(("silver", seat, -count, reason))
