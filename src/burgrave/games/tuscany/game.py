"""Tuscany as the engine and everybody else know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgrave.engine.game import Game
from burgrave.engine.native import mypyc_attr
from burgrave.engine.ruleset import Ruleset
from burgrave.games.tuscany.audit import Auditor
from burgrave.games.tuscany.book import Book
from burgrave.games.tuscany.conceal import conceal
from burgrave.games.tuscany.drawing import DRAWING
from burgrave.games.tuscany.elements import ACTIONS
from burgrave.games.tuscany.evaluation import evaluate
from burgrave.games.tuscany.modules import MODULES
from burgrave.games.tuscany.rehearse import rehearse
from burgrave.games.tuscany.restore import restore
from burgrave.games.tuscany.scoring import ranking, scoring, winners
from burgrave.games.tuscany.setup import new_game
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.view import view
from burgrave.games.tuscany.words import WORDS


@mypyc_attr(allow_interpreted_subclasses=True)
class Tuscany(Game):
    """The Castles of Tuscany."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "tuscany"
        self.title = "The Castles of Tuscany"
        self.version = 1
        self.seats = (2, 3, 4)
        self.actions = ACTIONS
        self.modules = MODULES
        self.default_modules = ("base",)
        self.languages = ("en", "pl")
        self.drawing = DRAWING
        self.words = WORDS

    def prepare(self, rules: Ruleset) -> None:
        rules.book = Book(rules.options)

    def setup(self, rules: Ruleset, seed: int) -> State:
        return new_game(rules, rules.book, seed)

    def restore(self, rules: Ruleset, common: Mapping[str, Any], position: Mapping[str, Any]) -> State:
        return restore(rules, rules.book, common, position)

    def conceal(self, state: Any, seat: int | None) -> None:
        conceal(state, seat)

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def scores(self, state: Any) -> tuple[int, ...]:
        return tuple(state.red)

    def ranking(self, state: Any) -> tuple[int, ...]:
        return ranking(state)

    def winners(self, state: Any) -> tuple[int, ...]:
        return winners(state)

    def scoring(self, state: Any, seat: int) -> list[tuple[str, int]]:
        return scoring(state, seat)

    def auditor(self, state: Any) -> Auditor:
        return Auditor(state)

    def rehearse(self, state: Any, seat: int, dice: Any = None) -> State:
        return rehearse(state, seat, dice)

    def evaluate(self, state: Any, seat: int) -> float:
        return evaluate(state, seat)


TUSCANY: Final = Tuscany()
