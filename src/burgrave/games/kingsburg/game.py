"""Kingsburg as the engine and everybody else know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgrave.engine.game import Game
from burgrave.engine.native import mypyc_attr
from burgrave.engine.ruleset import Ruleset
from burgrave.games.kingsburg.audit import Auditor
from burgrave.games.kingsburg.book import Book
from burgrave.games.kingsburg.drawing import DRAWING
from burgrave.games.kingsburg.elements import ACTIONS
from burgrave.games.kingsburg.evaluation import evaluate
from burgrave.games.kingsburg.modules import MODULES
from burgrave.games.kingsburg.rehearse import rehearse
from burgrave.games.kingsburg.restore import restore
from burgrave.games.kingsburg.scoring import ranking, scoring, winners
from burgrave.games.kingsburg.setup import new_game
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.view import conceal_enemies, view
from burgrave.games.kingsburg.words import WORDS


@mypyc_attr(allow_interpreted_subclasses=True)
class Kingsburg(Game):
    """Kingsburg, second edition."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "kingsburg"
        self.title = "Kingsburg"
        self.version = 2
        self.seats = (2, 3, 4, 5)
        self.actions = ACTIONS
        self.modules = MODULES
        self.default_modules = ("base",)
        self.languages = ("en", "pl")
        self.drawing = DRAWING
        self.words = WORDS

    def prepare(self, rules: Ruleset) -> None:
        rules.book = Book(rules.options, [module.id for module in rules.modules if module.slice])

    def setup(self, rules: Ruleset, seed: int) -> State:
        return new_game(rules, rules.book, seed)

    def restore(self, rules: Ruleset, common: Mapping[str, Any], position: Mapping[str, Any]) -> State:
        return restore(rules, rules.book, common, position)

    def conceal(self, state: Any, seat: int | None) -> None:
        conceal_enemies(state, seat)

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def scores(self, state: Any) -> tuple[int, ...]:
        return tuple(state.points)

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


KINGSBURG: Final = Kingsburg()
