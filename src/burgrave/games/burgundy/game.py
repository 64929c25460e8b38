"""The game class of Burgundy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgrave.engine.ruleset import Ruleset
from burgrave.games.burgundy.audit import Auditor
from burgrave.games.burgundy.book import automa, book_of, teams
from burgrave.games.burgundy.determinize import determinize
from burgrave.games.burgundy.elements import ACTIONS
from burgrave.games.burgundy.evaluation import evaluate
from burgrave.games.burgundy.modules import MODULES
from burgrave.games.burgundy.modules.presets import PRESETS
from burgrave.games.burgundy.restore import restore
from burgrave.games.burgundy.scoring import ranking, scores, scoring, winners
from burgrave.games.burgundy.setup import new_game
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.turns import TURNS
from burgrave.games.burgundy.view import view
from burgrave.games.burgundy.what_if import what_if
from burgrave.games.game import Game
from burgrave.speech import marked


class Burgundy(Game[State]):
    """The Castles of Burgundy."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "burgundy"
        self.title = "The Castles of Burgundy"
        self.short_title = marked("Burgundy")
        self.version = 2
        self.seats = (2, 3, 4)
        self.actions = ACTIONS
        self.modules = MODULES
        self.named_tables = PRESETS
        self.turns = TURNS

    def prepare(self, rules: Ruleset) -> None:
        rules.book = book_of(rules)

    def automa(self, rules: Ruleset) -> tuple[int, ...]:
        return automa(rules)

    def teams(self, rules: Ruleset) -> tuple[tuple[int, ...], ...]:
        return teams(rules)

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


BURGUNDY: Final = Burgundy()
