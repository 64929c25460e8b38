"""Kingsburg as the engine and everybody else know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgrave.engine.game import Game
from burgrave.engine.native import mypyc_attr
from burgrave.engine.ruleset import Ruleset
from burgrave.games.kingsburg import words
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Kingsburg(Game):
    """Kingsburg, second edition."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "kingsburg"
        self.title = "Kingsburg"
        self.version = 1
        self.seats = (2, 3, 4, 5)
        self.actions = ACTIONS
        self.modules = MODULES
        self.default_modules = ("base",)
        self.languages = ("en", "pl")
        self.drawing = DRAWING

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

    def explain(self, state: Any, action: Any, language: Any = "en", names: Any = ()) -> dict[str, Any]:
        return words.explain(state, action, language, names)

    def asking(self, state: Any, seat: Any, language: Any = "en", names: Any = ()) -> dict[str, str]:
        return words.asking(state, seat, language, names)

    def verbs(self, state: Any, seat: Any, language: Any = "en") -> dict[str, dict[str, Any]]:
        return words.verb_words(state, seat, language)

    def out_of_reach(self, state: Any, seat: Any, language: Any = "en", names: Any = ()) -> dict[str, str]:
        return words.out_of_reach(state, seat, language, names)

    def narrate(self, state: Any, event: Any, language: Any = "en", names: Any = ()) -> str:
        return words.narrate(state, event, language, names)

    def lines(self, state: Any, events: Any, language: Any = "en", names: Any = ()) -> list[dict[str, Any]]:
        return words.lines(state, events, language, names)

    def moment(self, state: Any, language: Any = "en") -> str:
        return words.moment(state, language)

    def source_title(self, source: Any, language: Any = "en") -> str:
        return words.source_title(source, language)

    def rules_help(self, seats: Any, options: Any = None, language: Any = "en") -> dict[str, dict[str, str]]:
        return words.rules_help(seats, options, language)

    def topics(self, seats: Any, options: Any = None, language: Any = "en") -> dict[str, dict[str, str]]:
        return words.help_topics(seats, options, language)

    def about(self, state: Any, key: str, language: Any = "en", names: Any = ()) -> dict[str, Any]:
        return words.about_place(state, key, language, names)

    def module_words(self, language: Any = "en") -> dict[str, dict[str, str]]:
        return words.module_words(language)

    def option_words(self, language: Any = "en") -> dict[str, dict[str, Any]]:
        return words.option_words(language)

    def reconstructed(self, language: Any = "en") -> tuple[str, ...]:
        return words.reconstructed(language)

    def rehearse(self, state: Any, seat: int, dice: Any = None) -> State:
        return rehearse(state, seat, dice)

    def evaluate(self, state: Any, seat: int) -> float:
        return evaluate(state, seat)


KINGSBURG: Final = Kingsburg()
