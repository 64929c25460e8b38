"""A game put together: the rules of each are parts, this is the frame around them. Names no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from burgrave.engine.action import ActionTable
from burgrave.engine.game import Game
from burgrave.engine.native import mypyc_attr
from burgrave.engine.presets import Preset
from burgrave.engine.ruleset import Module, Ruleset
from burgrave.engine.turns import Turns

if TYPE_CHECKING:
    from burgrave.engine.state import GameState


@dataclass(frozen=True)
class Play:
    """What the engine asks a game during play; the methods of `engine.game.Game` say what each gives."""

    book: Callable[[Ruleset], Any]
    """What is fixed for a whole game, for `rules.book`; BadOption for options that do not go together."""
    setup: Callable[[Ruleset, Any, int], GameState]
    """From the book and a seed."""
    restore: Callable[[Ruleset, Any, Mapping[str, Any], Mapping[str, Any]], GameState]
    """From the book and saved data."""
    conceal: Callable[[Any, int | None], None]
    view: Callable[[Any, int | None], dict[str, Any]]
    scores: Callable[[Any], tuple[int, ...]]
    ranking: Callable[[Any], tuple[int, ...]]
    scoring: Callable[[Any, int], list[tuple[str, int]]]
    auditor: Callable[[Any], Any]
    rehearse: Callable[[Any, int, Any], GameState]
    evaluate: Callable[[Any, int], float]
    winners: Callable[[Any], tuple[int, ...]] | None = None
    """None: whoever is first in the ranking, and nobody else."""
    turns: Turns | None = None
    """How whole turns are searched; None: greedy play looks one action deep."""
    automa: Callable[[Ruleset], tuple[int, ...]] | None = None
    """None: every seat is somebody's."""
    teams: Callable[[Ruleset], tuple[tuple[int, ...], ...]] | None = None
    """None: everybody plays alone."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Assembled(Game):
    """A game of parts."""

    def __init__(
        self,
        name: str,
        title: str,
        version: int,
        seats: tuple[int, ...],
        actions: ActionTable,
        modules: Mapping[str, Module],
        drawing: Any,
        words: Any,
        play: Play,
        presets: tuple[Preset, ...] = (),
    ) -> None:
        super().__init__()
        self.name = name
        self.title = title
        self.version = version
        self.seats = seats
        self.actions = actions
        self.modules = modules
        self.default_modules = ("base",)
        self.languages = ("en", "pl")
        self.drawing = drawing
        self.words = words
        self.play = play
        self.turns = play.turns
        self.presets = presets

    def prepare(self, rules: Ruleset) -> None:
        rules.book = self.play.book(rules)

    def automa(self, rules: Ruleset) -> tuple[int, ...]:
        return super().automa(rules) if self.play.automa is None else self.play.automa(rules)

    def teams(self, rules: Ruleset) -> tuple[tuple[int, ...], ...]:
        return super().teams(rules) if self.play.teams is None else self.play.teams(rules)

    def setup(self, rules: Ruleset, seed: int) -> GameState:
        return self.play.setup(rules, rules.book, seed)

    def restore(self, rules: Ruleset, common: Mapping[str, Any], position: Mapping[str, Any]) -> GameState:
        return self.play.restore(rules, rules.book, common, position)

    def conceal(self, state: Any, seat: int | None) -> None:
        self.play.conceal(state, seat)

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return self.play.view(state, seat)

    def scores(self, state: Any) -> tuple[int, ...]:
        return self.play.scores(state)

    def ranking(self, state: Any) -> tuple[int, ...]:
        return self.play.ranking(state)

    def winners(self, state: Any) -> tuple[int, ...]:
        return super().winners(state) if self.play.winners is None else self.play.winners(state)

    def scoring(self, state: Any, seat: int) -> list[tuple[str, int]]:
        return self.play.scoring(state, seat)

    def auditor(self, state: Any) -> Any:
        return self.play.auditor(state)

    def rehearse(self, state: Any, seat: int, dice: Any = None) -> GameState:
        return self.play.rehearse(state, seat, dice)

    def evaluate(self, state: Any, seat: int) -> float:
        return self.play.evaluate(state, seat)
