"""Tiletum as the engine and everybody else know it."""

from __future__ import annotations

from typing import Final

from burgrave.engine.native import mypyc_attr
from burgrave.games.assembled import Assembled, Play
from burgrave.games.tiletum.audit import Auditor
from burgrave.games.tiletum.book import book_of
from burgrave.games.tiletum.conceal import conceal
from burgrave.games.tiletum.drawing import DRAWING
from burgrave.games.tiletum.elements import ACTIONS
from burgrave.games.tiletum.evaluation import evaluate
from burgrave.games.tiletum.modules import MODULES
from burgrave.games.tiletum.presets import PRESETS
from burgrave.games.tiletum.rehearse import rehearse
from burgrave.games.tiletum.restore import restore
from burgrave.games.tiletum.scoring import ranking, scores, scoring
from burgrave.games.tiletum.setup import new_game
from burgrave.games.tiletum.turns import TURNS
from burgrave.games.tiletum.view import view
from burgrave.games.tiletum.words import WORDS


@mypyc_attr(allow_interpreted_subclasses=True)
class Tiletum(Assembled):
    """Tiletum."""

    def __init__(self) -> None:
        super().__init__(
            name="tiletum",
            title="Tiletum",
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
                turns=TURNS,
            ),
            presets=PRESETS,
        )


TILETUM: Final = Tiletum()
