"""Kingsburg as the engine and everybody else know it."""

from __future__ import annotations

from typing import Final

from burgrave.engine.native import mypyc_attr
from burgrave.games.assembled import Assembled, Play
from burgrave.games.kingsburg.audit import Auditor
from burgrave.games.kingsburg.book import book_of
from burgrave.games.kingsburg.conceal import conceal
from burgrave.games.kingsburg.drawing import DRAWING
from burgrave.games.kingsburg.elements import ACTIONS
from burgrave.games.kingsburg.evaluation import evaluate
from burgrave.games.kingsburg.modules import MODULES
from burgrave.games.kingsburg.presets import PRESETS
from burgrave.games.kingsburg.rehearse import rehearse
from burgrave.games.kingsburg.restore import restore
from burgrave.games.kingsburg.scoring import ranking, scores, scoring, winners
from burgrave.games.kingsburg.setup import new_game
from burgrave.games.kingsburg.view import view
from burgrave.games.kingsburg.words import WORDS


@mypyc_attr(allow_interpreted_subclasses=True)
class Kingsburg(Assembled):
    """Kingsburg, second edition."""

    def __init__(self) -> None:
        super().__init__(
            name="kingsburg",
            title="Kingsburg",
            version=3,
            seats=(2, 3, 4, 5),
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


KINGSBURG: Final = Kingsburg()
