"""The expansion "Chateauma": a virtual opponent for one to three people, in the last seat (special p. 22-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.module import Module
from burgrave.engine.options import Option
from burgrave.engine.ruleset import Ruleset
from burgrave.games.burgundy.modules.chateauma.audit import check, covered_elsewhere, tiles_elsewhere
from burgrave.games.burgundy.modules.chateauma.cards import LEVELS
from burgrave.games.burgundy.modules.chateauma.emblems import monasteries_elsewhere
from burgrave.games.burgundy.modules.chateauma.ending import ChateaumaCount, ChateaumaMines, ranking
from burgrave.games.burgundy.modules.chateauma.holdings import ID, new_holdings
from burgrave.games.burgundy.modules.chateauma.readings import FEWEST, FROM_WHITE, RESERVE_ORDER, WHITE_DIE
from burgrave.games.burgundy.modules.chateauma.setup import ON, SitDown, determinize
from burgrave.games.burgundy.modules.chateauma.turn import ChateaumaTurn
from burgrave.games.burgundy.modules.chateauma.view import view
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.tiles import GOODS_KINDS

if TYPE_CHECKING:
    from burgrave.games.burgundy.book import Book

SOURCES: Final = (
    "duchy_cards",
    "boarding_houses",
    "chateauma_routes",
    "any_monastery",
    "reserve_tiles",
    "card_tiles",
    "chateauma_shields",
    "chateauma_double_hexes",
)
"""The sources of points that only Chateauma has."""

OPTIONS: Final = (
    Option("chateauma_level", "medium", LEVELS, "Which points of its cards Chateauma scores."),
    Option("chateauma_a", "off", ("off", ON), "Modifier A: five spaces of its duchy are covered, face down, from the beginning."),
    Option("chateauma_b", "off", ("off", ON), "Modifier B: it begins with a building, a mine and a castle in its duchy."),
    Option("chateauma_c", "off", ("off", ON), "Modifier C: it begins as the first in turn order."),
    Option("chateauma_d", "off", ("off", ON), "Modifier D: some spaces of its duchy grant it another tile."),
    Option(
        "chateauma_purchase",
        "depot",
        ("depot", RESERVE_ORDER),
        "Of several colours that its reserve has fewest of it buys the first black tile, or the leftmost colour of its reserve.",
        former=RESERVE_ORDER,
    ),
    Option(
        "chateauma_ship",
        "after",
        ("after", FROM_WHITE),
        "Of several fullest depots its ships take the first after that of the white die, or begin with that one.",
        former=FROM_WHITE,
    ),
    Option(
        "chateauma_white_castle",
        "lacking",
        ("lacking", FEWEST),
        "Its white castles bring a colour that its reserve does not have, or the one that it has fewest of.",
        former=FEWEST,
    ),
    Option(
        "chateauma_extra",
        "own_die",
        ("own_die", WHITE_DIE),
        "Modifier D: a new roll of its own die names the first depot for the granted tile, or the white die does.",
        former=WHITE_DIE,
    ),
)


def prepare(rules: Ruleset) -> None:
    """Give the last seat to Chateauma: its turn runs by itself, and a goods tile of each kind is set aside for it."""
    book: Book = rules.book
    seat = rules.seats - 1
    book.people = [other for other in book.people if other != seat]
    book.turns[seat] = ChateaumaTurn(seat)
    book.goods = book.goods[:]
    for kind in range(GOODS_KINDS):
        book.goods.remove(kind)
    book.sources += SOURCES
    book.ranking = ranking


CHATEAUMA: Final = Module[State](
    id=ID,
    home=__name__,
    title="Chateauma",
    summary="A virtual opponent in the last seat: it fills cards instead of a duchy.",
    needs=("base",),
    excludes=("inns", "team", "solo"),
    seats=(2, 3, 4),
    mode=True,
    is_reconstructed=True,
    demands={"edition": ("special",)},
    options=OPTIONS,
    prepare=prepare,
    programme={
        "setup": lambda steps: (SitDown(), *steps),
        "phase_end": lambda steps: (*steps, ChateaumaMines()),
        "game_end": lambda steps: (*steps, ChateaumaCount()),
    },
    reactions={
        "tiles_elsewhere": (tiles_elsewhere,),
        "covered_elsewhere": (covered_elsewhere,),
        "monasteries_elsewhere": (monasteries_elsewhere,),
        "audited": (check,),
    },
    steps=(SitDown, ChateaumaTurn, ChateaumaMines, ChateaumaCount),
    slice=new_holdings,
    view=view,
    determinize=determinize,
)
