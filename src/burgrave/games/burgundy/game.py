"""Burgundy as the engine and everybody else know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgrave.engine.chance import shuffle
from burgrave.engine.errors import BadOption, listing
from burgrave.engine.game import Game
from burgrave.engine.native import mypyc_attr
from burgrave.engine.ruleset import Ruleset
from burgrave.games.burgundy.audit import Auditor
from burgrave.games.burgundy.book import Book
from burgrave.games.burgundy.drawing import DRAWING
from burgrave.games.burgundy.duchy import NUMBERS_BY_EDITION
from burgrave.games.burgundy.elements import ACTIONS
from burgrave.games.burgundy.evaluation import evaluate
from burgrave.games.burgundy.mainboard import ROUNDS, SETUP
from burgrave.games.burgundy.modules import MODULES
from burgrave.games.burgundy.rehearse import rehearse
from burgrave.games.burgundy.restore import restore
from burgrave.games.burgundy.scoring import ranking, scoring
from burgrave.games.burgundy.setup import PHASE_GOODS, new_game
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.view import view
from burgrave.games.burgundy.words import WORDS


@mypyc_attr(allow_interpreted_subclasses=True)
class Burgundy(Game):
    """The Castles of Burgundy."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "burgundy"
        self.title = "The Castles of Burgundy"
        self.version = 1
        self.seats = (2, 3, 4)
        self.actions = ACTIONS
        self.modules = MODULES
        self.default_modules = ("base",)
        self.languages = ("en", "pl")
        self.drawing = DRAWING
        self.words = WORDS

    def prepare(self, rules: Ruleset) -> None:
        edition, wanted = rules.options["edition"], rules.options["duchies"]
        valid = [*NUMBERS_BY_EDITION[edition], "dealt"]
        for number in [wanted] if isinstance(wanted, str) else wanted:
            if number not in valid:
                raise BadOption(f"edition {edition!r} has no duchy {number!r}; valid: {listing(valid, 40)}")
        rules.book = Book(rules.seats, rules.options)

    def setup(self, rules: Ruleset, seed: int) -> State:
        return new_game(rules, rules.book, seed)

    def restore(self, rules: Ruleset, common: Mapping[str, Any], position: Mapping[str, Any]) -> State:
        return restore(rules, rules.book, common, position)

    def conceal(self, state: Any, seat: int | None) -> None:
        """Shuffle the tiles not drawn yet, and the goods of coming phases with those in the box.

        All is sorted first: what is imagined depends on the view and the seed alone.
        """
        drawn = zip(state.piles, state.drawn, strict=True)
        state.piles = [pile[:count] + shuffle(state, sorted(pile[count:])) for pile, count in drawn]
        pile = state.goods_pile
        coming = min((state.phase + 1) * ROUNDS, PHASE_GOODS)
        if not state.white:
            coming = 0
        dealt = PHASE_GOODS + state.seats * int(SETUP["start_goods"])
        mixed = shuffle(state, sorted(pile[coming:PHASE_GOODS] + pile[dealt:]))
        later = PHASE_GOODS - coming
        state.goods_pile = pile[:coming] + mixed[:later] + pile[PHASE_GOODS:dealt] + mixed[later:]

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def scores(self, state: Any) -> tuple[int, ...]:
        return tuple(state.points)

    def ranking(self, state: Any) -> tuple[int, ...]:
        return ranking(state)

    def scoring(self, state: Any, seat: int) -> list[tuple[str, int]]:
        return scoring(state, seat)

    def auditor(self, state: Any) -> Auditor:
        return Auditor(state)

    def rehearse(self, state: Any, seat: int, dice: Any = None) -> State:
        return rehearse(state, seat, dice)

    def evaluate(self, state: Any, seat: int) -> float:
        return evaluate(state, seat)


BURGUNDY: Final = Burgundy()
