"""Pig, the dice game, for Burgrave. This file is the whole game: its rules, and nothing about screens or bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave import Game, GameState
from burgrave.engine.action import Action, ActionTable
from burgrave.engine.agenda import WAITS, Choice, push
from burgrave.engine.chance import roll
from burgrave.engine.module import Module
from burgrave.engine.options import Option
from burgrave.engine.ruleset import Ruleset
from burgrave.engine.saved import common_fields, shaped_lists, shaped_numbers
from burgrave.engine.state import CommonFields
from burgrave.engine.views import common_view

ACTIONS = ActionTable("pig")
ROLL = ACTIONS.add("roll")
HOLD = ACTIONS.add("hold")
MOST = 10_000


class State(GameState):
    """The points that everybody has kept, what this turn has brought so far, and the last die (0: none yet)."""

    __slots__ = ("die", "kept", "turn")

    def __init__(self, common: CommonFields, kept: list[int], turn: int, die: int) -> None:
        super().__init__(common)
        self.kept, self.turn, self.die = kept, turn, die

    def clone(self) -> State:
        return State(self, self.kept[:], self.turn, self.die)

    def position(self) -> dict[str, Any]:
        return {"kept": self.kept, "turn": self.turn, "die": self.die}

    @property
    def target(self) -> int:
        """How many points win."""
        return int(self.rules.options["target"])


class RollOrHold(Choice[State]):
    """The turn of one seat, asked again after every roll."""

    __slots__ = ()
    id = "RollOrHold"

    def kind(self) -> int:
        return WAITS

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [ROLL, HOLD] if state.turn else [ROLL]

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is HOLD:
            state.kept[seat] += state.turn
            state.events.append(("points", seat, state.turn, "hold"))
        else:
            (state.die,) = roll(state, 1)
            state.events.append(("roll", seat, state.die))
            if state.die > 1:
                state.turn += state.die
                push(state, self)
                return
        state.turn = 0
        if state.kept[seat] < state.target:
            push(state, RollOrHold((seat + 1) % state.seats))


SUMMARY = (
    "Roll as often as you dare and add up what the die shows. A 1 ends your turn, and what it brought is lost; hold, and you keep "
    "it. Whoever first has as many points as agreed wins."
)
TARGET = Option("target", "100", ("50", "100", "200"), "How many points win.")
BASE = Module[State](id="base", title="Pig", summary=SUMMARY, home=__name__, options=(TARGET,), steps=(RollOrHold,))


class Pig(Game[State]):
    """Pig, for two to five."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.title, self.version = "pig", "Pig", 1
        self.seats, self.actions, self.modules = (2, 3, 4, 5), ACTIONS, {"base": BASE}

    def setup(self, rules: Ruleset, seed: int) -> State:
        return State(CommonFields(rules, seed, [RollOrHold(0)]), [0] * rules.seats, 0, 0)

    def restore(self, rules: Ruleset, common: Mapping[str, Any], position: Mapping[str, Any]) -> State:
        kept = shaped_lists({"kept": (1, 0, MOST)}, position, rules.seats)["kept"]
        numbers = shaped_numbers({"turn": (0, MOST), "die": (0, 6)}, position)
        return State(common_fields(rules, common), kept, numbers["turn"], numbers["die"])

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {**common_view(state, seat), "target": state.target, "last_die": state.die, "this_turn": state.turn}

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(state.kept)

    def evaluate(self, state: State, seat: int) -> float:
        return state.kept[seat] + (state.turn if seat in state.to_act else 0)


PIG = Pig()
