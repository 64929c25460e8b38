"""Burgundy as the engine and everybody else know it."""

from __future__ import annotations

from typing import Final

from burgrave.engine.native import mypyc_attr
from burgrave.games.assembled import Assembled, Play
from burgrave.games.burgundy.audit import Auditor
from burgrave.games.burgundy.book import automa, book_of, teams
from burgrave.games.burgundy.conceal import conceal
from burgrave.games.burgundy.drawing import DRAWING
from burgrave.games.burgundy.elements import ACTIONS
from burgrave.games.burgundy.evaluation import evaluate
from burgrave.games.burgundy.modules import MODULES
from burgrave.games.burgundy.presets import PRESETS
from burgrave.games.burgundy.rehearse import rehearse
from burgrave.games.burgundy.restore import restore
from burgrave.games.burgundy.scoring import ranking, scores, scoring, winners
from burgrave.games.burgundy.setup import new_game
from burgrave.games.burgundy.turns import TURNS
from burgrave.games.burgundy.view import view
from burgrave.games.burgundy.words import WORDS


@mypyc_attr(allow_interpreted_subclasses=True)
class Burgundy(Assembled):
    """The Castles of Burgundy."""

    def __init__(self) -> None:
        super().__init__(
            name="burgundy",
            title="The Castles of Burgundy",
            version=2,
            seats=(2, 3, 4),
            actions=ACTIONS,
            modules=MODULES,
            drawing=DRAWING,
            words=WORDS,
            play=Play(
                book=book_of,
                setup=new_game,
                restore=restore,
                conceal=conceal,
                view=view,
                scores=scores,
                ranking=ranking,
                scoring=scoring,
                auditor=Auditor,
                rehearse=rehearse,
                evaluate=evaluate,
                winners=winners,
                automa=automa,
                teams=teams,
                turns=TURNS,
            ),
            presets=PRESETS,
        )


BURGUNDY: Final = Burgundy()
