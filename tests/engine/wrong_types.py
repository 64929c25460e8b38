"""What a type checker refuses.

Nobody runs this file: `make lint` checks it, and an ignored error that mypy no longer finds is an error there.
"""

from __future__ import annotations

import burgrave
from burgrave.engine.agenda import push
from burgrave.engine.module import Module
from burgrave.engine.state import GameState
from burgrave.games.burgundy.state import State
from burgrave.games.kingsburg.steps.recruit import Recruit


def wrong_arguments(state: GameState) -> None:
    """An action is an `Action` or its text, a seat a number."""
    state.apply(42)  # type: ignore[call-overload]
    state.apply("end", "0")  # type: ignore[call-overload]
    state.legal_actions("0")  # type: ignore[call-overload]
    state.view("0")  # type: ignore[call-overload]
    burgrave.new(3)  # type: ignore[arg-type]


def step_of_another_game(state: State) -> None:
    """A state of Burgundy takes no step of Kingsburg."""
    state.agenda.append(Recruit(0))  # type: ignore[arg-type]
    state.agenda += [Recruit(0)]  # type: ignore[list-item]
    push(state, Recruit(0))  # type: ignore[misc]


FOREIGN_STEP = Module[State](
    id="foreign",
    title="Foreign",
    summary="Its steps belong to another game.",
    steps=(Recruit,),  # type: ignore[arg-type]
    programme={"phase_end": lambda steps: (*steps, Recruit(0))},  # type: ignore[arg-type]
)
