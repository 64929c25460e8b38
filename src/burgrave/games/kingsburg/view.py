"""What a seat may see of a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.engine.secret_choice import SecretChoice
from burgrave.engine.views import common_view
from burgrave.games.kingsburg.buildings import BUILDING_ON, BUILDINGS, COST, PLOTS_OF, ROW_MASK, ROWS
from burgrave.games.kingsburg.bundles import KINDS, RESOURCES
from burgrave.games.kingsburg.calendar import COLOURED, DICE, PHASES, YEARS
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.elements import ON_BOARDS
from burgrave.games.kingsburg.enemies import CARDS, SPANS
from burgrave.games.kingsburg.points import POINT_SOURCES
from burgrave.games.kingsburg.questions import BATTLE, BATTLE_KIND, MARKET, QUESTIONS
from burgrave.games.kingsburg.steps import groups, used
from burgrave.games.kingsburg.steps.build import has_printed_prices, price
from burgrave.games.kingsburg.steps.favour import TakeResources
from burgrave.games.kingsburg.steps.influence import Influence
from burgrave.games.kingsburg.steps.winter import OUTCOMES, Spoils

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State

OUTCOME_NAMES = ("", "lost", "tied", "won")


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return everything that lies open, and what the seat alone knows: the enemies it has looked at."""
    shown = {
        **common_view(state, seat),
        "year": state.year,
        "phase": PHASES[state.phase],
        "order": list(state.order),
        "envoy": state.envoy if state.envoy >= 0 else None,
        "council": council(state),
        "neutral": list(state.neutral) if state.seats == 2 else [],
        "enemies": [enemies(state, seat, deck) for deck in range(state.book.decks)],
        "menace": state.menace,
        "spans": [list(span) for span in SPANS],
        "players": [player(state, other) for other in range(state.seats)],
        "asked": asked(state, seat),
    }
    for module in state.rules.modules:
        if module.view is not None:
            shown[module.id] = module.view(state, seat)
    return shown


def council(state: State) -> list[dict[str, Any]]:
    """Return by adviser who holds it with which dice, and whether a whim lies on it. Spaces of cards follow the council."""
    places: list[dict[str, Any]] = [
        {
            "rank": rank,
            "groups": [],
            "whim": place < RANKS and state.support[place] != place,
            "owner": None,
            "absent": False,
        }
        for place, rank in enumerate(groups.RANK)
    ]
    if any(state.barred):
        for place in range(RANKS):
            allowed = [seat for seat in range(state.seats) if not state.barred[seat] >> place & 1]
            # Open to one seat alone this year, or to no seat.
            places[place]["owner"] = allowed[0] if len(allowed) == 1 else None
            places[place]["absent"] = not allowed
    for code in state.groups:
        owner, dice, extras = groups.seat_of(code), groups.dice_of(code), groups.extras_of(code)
        rolled = state.neutral if owner == groups.NEUTRAL else state.dice[owner * DICE : (owner + 1) * DICE]
        places[groups.place_of(code)]["groups"].append(
            {
                "seat": None if owner == groups.NEUTRAL else owner,
                "dice": [
                    {"value": rolled[die], "white": owner != groups.NEUTRAL and die >= COLOURED}
                    for die in range(DICE)
                    if dice >> die & 1
                ],
                **{name: bool(extras & extra) for extra, name in groups.EXTRAS},
            }
        )
    return places


def enemies(state: State, seat: int | None, deck: int) -> list[dict[str, Any]]:
    """Return by year the card where it is known to the seat, and who has looked at it."""
    entries = []
    for year in range(YEARS):
        bit = deck * YEARS + year
        open_now = is_open(state, bit)
        is_known = open_now or (seat is not None and bool(state.seen[seat] >> bit & 1))
        entries.append(
            {
                "card": CARDS[state.enemies[bit]] if is_known else None,
                "open": open_now,
                "seen_by": [other for other in range(state.seats) if state.seen[other] >> bit & 1],
            }
        )
    return entries


def is_open(state: State, bit: int) -> bool:
    """Return whether everybody knows a card: it is of a past year, or lies face up."""
    year = bit % YEARS
    return year < state.year or (year == state.year and bool(state.shown >> (bit // YEARS) & 1))


def player(state: State, seat: int) -> dict[str, Any]:
    """Return one seat's province and stores."""
    first = seat * QUESTIONS
    answers = state.answers
    return {
        "resources": {KINDS[kind]: state.resources[seat * RESOURCES + kind] for kind in range(RESOURCES)},
        "plus2": state.tokens[seat],
        "soldiers": state.soldiers[seat],
        "points": state.points[seat],
        "envoy": state.envoy == seat,
        "aid": bool(state.aid >> seat & 1),
        "passed": bool(state.passed >> seat & 1),
        "dice": [
            {"value": state.dice[seat * DICE + die], "left": bool(state.dice_left[seat] >> die & 1), "white": die >= COLOURED}
            for die in range(DICE)
            if state.dice[seat * DICE + die]
        ],
        "plus2_used": bool(state.used[seat] & used.TOKEN),
        "market_left": max(
            0,
            answers[first + MARKET] - bool(state.used[seat] & used.MARKET) - bool(state.used[seat] & used.MARKET_AGAIN),
        ),
        **{name: bool(state.used[seat] & bit) for name, bit in used.SHOWN.items()},
        "rows": rows(state, seat),
        "battle": answers[first + BATTLE],
        "battle_against": {
            kind: answers[first + BATTLE_KIND + number]
            for number, kind in enumerate(("goblins", "orcs", "zombies", "demons", "barbarians", "dragons"))
            if answers[first + BATTLE_KIND + number]
        },
        "fought": {
            "strength": state.battle[seat] // OUTCOMES,
            "outcome": OUTCOME_NAMES[state.battle[seat] % OUTCOMES],
            "hired": state.battle[state.seats + seat],
        },
    }


def rows(state: State, seat: int) -> list[dict[str, Any]]:
    """Return the province, row by row: what is printed, what stands, what could come next and at which price."""
    entries = []
    built = state.built[seat]
    upcoming = state.plots_open(seat)
    is_printed = has_printed_prices(state, seat)
    for row in rows_of(state):
        strip = state.strips[seat] >> row & 1
        plots = []
        for plot in PLOTS_OF[row]:
            building = BUILDING_ON[strip][plot]
            plots.append(
                {
                    "building": BUILDINGS[building],
                    "built": bool(built >> plot & 1),
                    "next": bool(upcoming >> plot & 1),
                    "cost": list(COST[building]) if is_printed else price(state, seat, building),
                    "points": state.book.points[building],
                }
            )
        entries.append({"row": ROWS[row], "strip": bool(strip), "plots": plots})
    return entries


def rows_of(state: State) -> list[int]:
    """Return the rows of the side of the sheet that is used."""
    return [row for row in range(len(ROWS)) if state.book.sheet & ROW_MASK[row]]


def on_sheet(state: State, seat: int) -> set[str]:
    """Return the elements of all buildings on a seat's sheet."""
    return {
        f"building:{BUILDINGS[BUILDING_ON[state.strips[seat] >> row & 1][plot]]}"
        for row in rows_of(state)
        for plot in PLOTS_OF[row]
    }


def asked(state: State, seat: int | None) -> dict[str, Any]:
    """Return what is to be chosen now: by whom, and from which elements that lie on no board."""
    if not state.agenda:
        return {"step": "", "seats": [], "source": None, "choices": []}
    step = state.agenda[-1]
    waiting = state.to_act
    # A secret choice of several seats is shown to each seat alone.
    chooser = waiting[0] if len(waiting) == 1 and not isinstance(step, SecretChoice) else seat
    choices: list[str] = []
    if chooser is not None and chooser in waiting:
        is_influence = isinstance(step, Influence)
        elements = dict.fromkeys(element for action in state.legal_actions(chooser) for element in action.path)
        choices = [element for element in elements if is_off_board(state, chooser, element, is_influence)]
    return {
        "step": step.id,
        "seats": list(waiting),
        "source": source_of(step),
        "choices": choices,
    }


def is_off_board(state: State, seat: int, element: str, with_dice: bool) -> bool:
    """Return whether an element lies on no board.

    The power of a building that is not on the seat's sheet does not; nor does a +2 token that is spent on something else than dice.
    """
    kind = element.partition(":")[0]
    if kind == "building":
        return element not in on_sheet(state, seat)
    return kind not in ON_BOARDS or (kind == "plus2" and not with_dice)


def source_of(step: Any) -> int | str | None:
    """Return what asks: the rank of an adviser, a source of points, an enemy's card, or None."""
    if isinstance(step, TakeResources):
        return POINT_SOURCES[step.source]
    if isinstance(step, Spoils):
        return CARDS[step.card]
    place = getattr(step, "place", None)
    return groups.RANK[place] if place is not None and place >= 0 else None
