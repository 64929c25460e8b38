"""Vineyards (special p. 18-20): double hexes take two storage spaces; everybody has a vineyard of six layers for them."""

from typing import Final

from burgrave.engine.module import Module
from burgrave.engine.options import Option
from burgrave.engine.ruleset import Ruleset
from burgrave.games.burgundy.book import Book
from burgrave.games.burgundy.modules.vineyards.automa import automa_doubles, automa_seated
from burgrave.games.burgundy.modules.vineyards.board import BAG
from burgrave.games.burgundy.modules.vineyards.claim import ClaimVineTile
from burgrave.games.burgundy.modules.vineyards.elements import VINE_SPACES
from burgrave.games.burgundy.modules.vineyards.evaluation import evaluate_vineyards
from burgrave.games.burgundy.modules.vineyards.gifts import FetchDouble, FetchFromBlack, VineyardGifts
from burgrave.games.burgundy.modules.vineyards.phases import DealVineTiles, RefillVineyards
from burgrave.games.burgundy.modules.vineyards.plant import Plant
from burgrave.games.burgundy.modules.vineyards.scoring import VineScoring
from burgrave.games.burgundy.modules.vineyards.take import BuyVine, BuyVineToPlant, TakeVine
from burgrave.games.burgundy.modules.vineyards.view import audited, tiles_elsewhere, view
from burgrave.games.burgundy.modules.vineyards.vineyard import ID, new_vineyards
from burgrave.games.burgundy.state import State


def prepare(rules: Ruleset) -> None:
    """Add the bag as a pile, spaces for depot and store, and sources of points."""
    book: Book = rules.book
    book.supply.append(BAG[:])
    book.spaces = max(book.spaces, VINE_SPACES)
    book.sources += ["vineyard", "vines"]


VINEYARDS: Final = Module[State](
    id=ID,
    home=__name__,
    title="Vineyards",
    summary="Plant double hexes in a vineyard of your own: gifts at once, points for connected vines at the end.",
    needs=("base",),
    excludes=("team", "solo"),
    is_reconstructed=True,
    demands={"edition": ("special",)},
    options=(
        Option(
            "vines",
            "all",
            ("all", "fewer"),
            "With two or three players: all six colours of vines, or two or one fewer, drawn by lot, for less luck.",
        ),
    ),
    prepare=prepare,
    programme={
        "setup": lambda steps: (DealVineTiles(), *steps),
        "phase_start": lambda steps: (*steps, RefillVineyards()),
        "game_end": lambda steps: (*steps, VineScoring()),
    },
    offers={
        "turn": (TakeVine(stays=True), Plant(stays=True), BuyVine(stays=True)),
        "castle": (TakeVine(), Plant(), BuyVineToPlant(stays=True)),
    },
    reactions={
        "tiles_elsewhere": (tiles_elsewhere,),
        "audited": (audited,),
        "automa_seated": (automa_seated,),
        "automa_doubles": (automa_doubles,),
    },
    evaluations=(evaluate_vineyards,),
    steps=(DealVineTiles, RefillVineyards, VineScoring, VineyardGifts, FetchFromBlack, FetchDouble, ClaimVineTile),
    slice=new_vineyards,
    view=view,
)
