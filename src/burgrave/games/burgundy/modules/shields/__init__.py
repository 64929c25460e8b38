"""The module of shields: what it adds to decisions, the end of a phase and questions. `view.py` says what the view has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.module import Module
from burgrave.engine.ruleset import Ruleset
from burgrave.games.burgundy.elements import MOST_STORED
from burgrave.games.burgundy.modules.shields import abilities, phase_end, tribute
from burgrave.games.burgundy.modules.shields.audit import check_shields
from burgrave.games.burgundy.modules.shields.automa import automa_monasteries, automa_shield, automa_shields
from burgrave.games.burgundy.modules.shields.evaluation import evaluate_shields
from burgrave.games.burgundy.modules.shields.pieces import MODULE, deal
from burgrave.games.burgundy.modules.shields.scoring import CountShields, copied_monasteries
from burgrave.games.burgundy.modules.shields.storage import GiveBackStorage
from burgrave.games.burgundy.modules.shields.take import TakeShield, TakeShieldAtCastle
from burgrave.games.burgundy.modules.shields.turn import CopyMonasteries, SetDie
from burgrave.games.burgundy.modules.shields.view import view
from burgrave.games.burgundy.state import State

if TYPE_CHECKING:
    from burgrave.games.burgundy.book import Book


def prepare(rules: Ruleset) -> None:
    """Add storage for shield 4 and a source of points; what a shield allows may end with it."""
    book: Book = rules.book
    book.sources.append(MODULE)
    book.storage_start = [seat * MOST_STORED for seat in range(rules.seats)]
    book.storage_size = rules.seats * MOST_STORED
    book.lasting = False


SHIELDS_MODULE: Final = Module[State](
    id=MODULE,
    home=__name__,
    title="Shields",
    summary="Doublets take shields for your castles: lasting powers and points, for a tribute at the end of every phase.",
    needs=("base",),
    excludes=("team", "solo"),
    demands={"edition": ("special",)},
    prepare=prepare,
    programme={
        "phase_end": phase_end.before_the_mines,
        "game_end": lambda steps: (*steps, CountShields()),
    },
    offers={
        "turn": (TakeShield(stays=True), SetDie(stays=True), CopyMonasteries(stays=True)),
        "castle": (TakeShieldAtCastle(),),
    },
    reactions={
        "answers": (abilities.answer,),
        "frontier": (abilities.settle_anywhere,),
        "placed": (abilities.placed,),
        "workers": (abilities.workers_gained,),
        "monasteries_scored": (copied_monasteries,),
        "audited": (check_shields,),
        "automa_shield": (automa_shield,),
        "automa_shields": (automa_shields,),
        "automa_monasteries": (automa_monasteries,),
    },
    evaluations=(evaluate_shields,),
    steps=(
        phase_end.StartPhaseEnd,
        phase_end.BringTiles,
        phase_end.BringTile,
        tribute.CollectTribute,
        tribute.Tribute,
        tribute.PayTribute,
        abilities.TakeIdleHand,
        abilities.GatherGoods,
        GiveBackStorage,
        CountShields,
    ),
    slice=deal,
    view=view,
)
