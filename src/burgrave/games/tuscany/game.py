"""The Game class of Tuscany."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgrave.engine.ruleset import Ruleset
from burgrave.games.game import Game
from burgrave.games.tuscany.audit import Auditor
from burgrave.games.tuscany.book import book_of
from burgrave.games.tuscany.determinize import determinize
from burgrave.games.tuscany.elements import ACTIONS
from burgrave.games.tuscany.evaluation import evaluate
from burgrave.games.tuscany.modules import MODULES
from burgrave.games.tuscany.modules.presets import PRESETS
from burgrave.games.tuscany.restore import restore
from burgrave.games.tuscany.scoring import ranking, scores, scoring, winners
from burgrave.games.tuscany.setup import new_game
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.view import view
from burgrave.games.tuscany.what_if import what_if
from burgrave.speech import marked


class Tuscany(Game[State]):
    """The game The Castles of Tuscany."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "tuscany"
        self.title = "The Castles of Tuscany"
        self.short_title = marked("Tuscany")
        self.version = 1
        self.seats = (2, 3, 4)
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


TUSCANY: Final = Tuscany()
