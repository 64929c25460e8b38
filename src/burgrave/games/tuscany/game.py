"""Tuscany as the engine and everybody else know it."""

from __future__ import annotations

from typing import Final

from burgrave.engine.native import mypyc_attr
from burgrave.games.assembled import Assembled, Play
from burgrave.games.tuscany.audit import Auditor
from burgrave.games.tuscany.book import book_of
from burgrave.games.tuscany.conceal import conceal
from burgrave.games.tuscany.drawing import DRAWING
from burgrave.games.tuscany.elements import ACTIONS
from burgrave.games.tuscany.evaluation import evaluate
from burgrave.games.tuscany.modules import MODULES
from burgrave.games.tuscany.presets import PRESETS
from burgrave.games.tuscany.rehearse import rehearse
from burgrave.games.tuscany.restore import restore
from burgrave.games.tuscany.scoring import ranking, scores, scoring, winners
from burgrave.games.tuscany.setup import new_game
from burgrave.games.tuscany.view import view
from burgrave.games.tuscany.words import WORDS


@mypyc_attr(allow_interpreted_subclasses=True)
class Tuscany(Assembled):
    """The Castles of Tuscany."""

    def __init__(self) -> None:
        super().__init__(
            name="tuscany",
            title="The Castles of Tuscany",
            version=1,
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
                winners=winners,
                scoring=scoring,
                auditor=Auditor,
                rehearse=rehearse,
                evaluate=evaluate,
            ),
            presets=PRESETS,
        )


TUSCANY: Final = Tuscany()
