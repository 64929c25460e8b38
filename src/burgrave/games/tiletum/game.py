"""The Game class of Tiletum."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgrave.engine.ruleset import Ruleset
from burgrave.games.game import Game
from burgrave.games.tiletum.audit import Auditor
from burgrave.games.tiletum.book import book_of
from burgrave.games.tiletum.determinize import determinize
from burgrave.games.tiletum.elements import ACTIONS
from burgrave.games.tiletum.evaluation import evaluate
from burgrave.games.tiletum.modules import MODULES
from burgrave.games.tiletum.modules.presets import PRESETS
from burgrave.games.tiletum.restore import restore
from burgrave.games.tiletum.scoring import ranking, scores, scoring
from burgrave.games.tiletum.setup import new_game
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.turns import TURNS
from burgrave.games.tiletum.view import view
from burgrave.games.tiletum.what_if import what_if


class Tiletum(Game[State]):
    """The game Tiletum, with its modules."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "tiletum"
        self.title = "Tiletum"
        self.version = 2
        self.seats = (2, 3, 4)
        self.actions = ACTIONS
        self.modules = MODULES
        self.named_tables = PRESETS
        self.turns = TURNS

    def prepare(self, rules: Ruleset) -> None:
        rules.book = book_of(rules)

    def setup(self, rules: Ruleset, seed: int) -> State:
        return new_game(rules, rules.book, seed)

    def restore(self, rules: Ruleset, common: Mapping[str, Any], position: Mapping[str, Any]) -> State:
        return restore(rules, rules.book, common, position)

    def determinize(self, state: State, seat: int | None) -> None:
        determinize(state, seat)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def scores(self, state: State) -> tuple[int, ...]:
        return scores(state)

    def ranking(self, state: State) -> tuple[int, ...]:
        return ranking(state)

    def scoring(self, state: State, seat: int) -> list[tuple[str, int]]:
        return scoring(state, seat)

    def auditor(self, state: State) -> Auditor:
        return Auditor(state)

    def what_if(self, state: State, seat: int, dice: Any = None) -> State:
        return what_if(state, seat, dice)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(state, seat)


TILETUM: Final = Tiletum()
