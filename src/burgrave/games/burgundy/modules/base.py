"""The base game, declared as a module like every expansion."""

from typing import Final

from burgrave.engine.module import Module
from burgrave.engine.options import Option
from burgrave.engine.programme import Slot
from burgrave.engine.ruleset import Ruleset
from burgrave.games.burgundy.book import Book
from burgrave.games.burgundy.duchy import BOXES, DUCHIES, EDITIONS, RANDOM, RANDOM_EACH
from burgrave.games.burgundy.evaluation.tiles import WORTH
from burgrave.games.burgundy.scoring import FinalScoring
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps import phases
from burgrave.games.burgundy.steps.buy import Buy, Hire, ToPlace, ToPlaceAtAnyTime
from burgrave.games.burgundy.steps.fetch import Fetch
from burgrave.games.burgundy.steps.place import Place, award_bonus
from burgrave.games.burgundy.steps.sell import Sell
from burgrave.games.burgundy.steps.sell_at_warehouse import SellAtWarehouse
from burgrave.games.burgundy.steps.settle import Settle, SettleInSecret, SettleOpenly
from burgrave.games.burgundy.steps.ship import KeepGoods, LoadGoods
from burgrave.games.burgundy.steps.storage import MakeRoom
from burgrave.games.burgundy.steps.take import Take
from burgrave.games.burgundy.steps.take_workers import TakeWorkers
from burgrave.games.burgundy.steps.turn import TURNS, CastleAction, EndTurn, TownHallAction, Turn
from burgrave.games.burgundy.tiles import tile_named
from burgrave.games.burgundy.tiles.effects import EFFECTS, tile_effect

OPTIONS: Final = (
    Option(
        "edition",
        "special",
        tuple(reversed(EDITIONS)),
        "Whose rules and duchies: the Special Edition, or the first edition of 2011.",
        decides=True,
    ),
    Option(
        "duchies",
        "1",
        (*DUCHIES, *BOXES["special"], RANDOM, RANDOM_EACH),
        "The duchy of each seat by its printed number; 'dealt' gives a random board of 1-10, 'dealt_...' one of another "
        "set, of which the player chooses a side; 'random' is one drawn for all, 'random_each' another one for each.",
        per_seat=True,
    ),
    Option(
        "start_castle",
        "recommended",
        ("recommended", "choose"),
        "Where the starting castle stands: the space recommended for a first game (where a duchy has one), or a chosen one.",
    ),
    Option(
        "settling",
        "open",
        ("open", "secret"),
        "How sides and starting castles are chosen: openly in turn order, or in secret at the same time.",
    ),
    Option(
        "tie_break",
        "edition",
        ("edition", "2011", "special"),
        "Who wins a tie: 2011, more empty spaces, then the later turn; special, fewer, then further ahead in turn order.",
    ),
    Option(
        "purchase",
        "edition",
        ("edition", "any_time", "between_actions", "between_dice"),
        "When a tile may be bought: at any time, so that a town hall can place it (special), or between actions (2011); strictly "
        "between actions with dice, so not before the action of a castle either ('between_dice').",
    ),
    Option(
        "two_depots",
        "edition",
        ("edition", "together", "in_turn"),
        "How monastery 5 takes goods: of two depots together, so that one may choose among all where not all fit (2011), or "
        "all that fit of one and then of the other (special).",
        former="in_turn",
    ),
    Option(
        "documented_only",
        "no",
        ("no", "yes"),
        "Whether content that nobody has published, and that we had to make up, is left out: boards that are dealt where it is not "
        "known which numbers share one, and expansions with boards or cards of our own.",
    ),
)


def prepare(rules: Ruleset) -> None:
    """Set what tiles do, what a covered colour brings, and the step of each turn; later modules may change these."""
    book: Book = rules.book
    book.effects = EFFECTS[:]
    book.worth = WORTH[:]
    book.grants_placement[tile_named("town_hall")] = True
    book.award = award_bonus
    book.turns = [*TURNS[: rules.seats]]


BASE: Final = Module[State](
    id="base",
    home="burgrave.games.burgundy",
    title="The Castles of Burgundy",
    summary="The game itself: five phases, two dice a round, a duchy to fill.",
    options=OPTIONS,
    programme={
        "setup": lambda steps: (*steps, Settle()),
        "phase_start": lambda steps: (*steps, phases.ClearDepots(), phases.FillDepots(), phases.RevealGoods()),
        "round_start": lambda steps: (*steps, phases.RollDice(), phases.PlaceGoods()),
        "phase_end": lambda steps: (*steps, phases.MineIncome()),
        "game_end": lambda steps: (*steps, FinalScoring()),
    },
    offers={
        "turn": (
            Take(stays=True),
            Place(stays=True),
            Sell(stays=True),
            TakeWorkers(stays=True),
            Buy(stays=True),
            Hire(stays=True),
            EndTurn(),
        ),
        "castle": (Take(), Place(), Sell(), TakeWorkers(), ToPlace(Buy()), ToPlace(Hire())),
        "town_hall": (Place(), ToPlaceAtAnyTime(Buy()), ToPlaceAtAnyTime(Hire())),
    },
    prepare=prepare,
    reactions={
        "placed": (tile_effect,),
        "scored": (),
        "sold": (),
        "workers": (),
        "region_size": (),
        "monastery_count": (),
        "monasteries_scored": (),
        "answers": (),
        "frontier": (),
        "wild": (),
        "audited": (),
        "tiles_elsewhere": (),
        "covered_elsewhere": (),
        "goods_elsewhere": (),
        "monasteries_elsewhere": (),
        # Called by a module that plays a seat itself, for expansions whose boards that seat does not have:
        "automa_seated": (),
        "automa_posts": (),
        "automa_shield": (),
        "automa_shields": (),
        "automa_monasteries": (),
        "automa_doubles": (),
    },
    steps=(
        Slot,
        Settle,
        SettleOpenly,
        SettleInSecret,
        phases.StartPhase,
        phases.ClearDepots,
        phases.FillDepots,
        phases.RevealGoods,
        phases.StartRound,
        phases.RollDice,
        phases.PlaceGoods,
        phases.NextTurn,
        phases.EndRound,
        phases.MineIncome,
        phases.EndPhase,
        FinalScoring,
        Turn,
        CastleAction,
        TownHallAction,
        MakeRoom,
        Fetch,
        SellAtWarehouse,
        LoadGoods,
        KeepGoods,
    ),
)
