"""The Game class of Kingsburg."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgrave.engine.ruleset import Ruleset
from burgrave.games.game import Game
from burgrave.games.kingsburg.audit import Auditor
from burgrave.games.kingsburg.book import book_of
from burgrave.games.kingsburg.determinize import determinize
from burgrave.games.kingsburg.elements import ACTIONS
from burgrave.games.kingsburg.evaluation import evaluate
from burgrave.games.kingsburg.modules import MODULES
from burgrave.games.kingsburg.modules.presets import PRESETS
from burgrave.games.kingsburg.restore import restore
from burgrave.games.kingsburg.scoring import ranking, scores, scoring, winners
from burgrave.games.kingsburg.setup import new_game
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.view import view
from burgrave.games.kingsburg.what_if import what_if


class Kingsburg(Game[State]):
    """The game of Kingsburg, second edition."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "kingsburg"
        self.title = "Kingsburg"
        self.version = 3
        self.seats = (2, 3, 4, 5)
        self.actions = ACTIONS
        self.modules = MODULES
        self.named_tables = PRESETS

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

    def winners(self, state: State) -> tuple[int, ...]:
        return winners(state)

    def scoring(self, state: State, seat: int) -> list[tuple[str, int]]:
        return scoring(state, seat)

    def auditor(self, state: State) -> Auditor:
        return Auditor(state)

    def what_if(self, state: State, seat: int, dice: Any = None) -> State:
        return what_if(state, seat, dice)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(state, seat)


KINGSBURG: Final = Kingsburg()
