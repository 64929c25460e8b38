"""What a seat may see, built from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.engine.chance import below
from burgrave.engine.together import Together
from burgrave.engine.views import table_view
from burgrave.games.kingsburg.buildings import BUILDINGS, COLUMNS, ROW_MASK, ROWS, STANDING_ON
from burgrave.games.kingsburg.bundles import KINDS, RESOURCES
from burgrave.games.kingsburg.calendar import COLOURED, DICE, PHASES, YEARS
from burgrave.games.kingsburg.council import FIRST_WHIM, RANKS
from burgrave.games.kingsburg.enemies import CARDS, OF_YEAR, SPANS
from burgrave.games.kingsburg.points import POINT_SOURCES
from burgrave.games.kingsburg.questions import BATTLE, BATTLE_KIND, MARKET, QUESTIONS
from burgrave.games.kingsburg.steps import groups, used
from burgrave.games.kingsburg.steps.build import price
from burgrave.games.kingsburg.steps.favour import TakeResources
from burgrave.games.kingsburg.steps.influence import Influence
from burgrave.games.kingsburg.steps.winter import OUTCOMES, Spoils

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State

OUTCOME_NAMES = ("", "lost", "tied", "won")


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Everything that lies open, and what the seat alone knows: the enemies it has looked at."""
    seen = {
        **table_view(state, seat),
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
            seen[module.id] = module.view(state, seat)
    return seen


def owner_of(state: State, place: int) -> int | None:
    """The seat to which alone an adviser is open this year."""
    open_to = [seat for seat in range(state.seats) if place < RANKS and not state.barred[seat] >> place & 1]
    return open_to[0] if len(open_to) == 1 else None


def council(state: State) -> list[dict[str, Any]]:
    """By adviser: who holds it with which dice, and whether a whim lies on it. Spaces of cards follow the council."""
    places: list[dict[str, Any]] = [
        {
            "rank": groups.RANK[place],
            "groups": [],
            "whim": place < RANKS and FIRST_WHIM <= state.support[place] < FIRST_WHIM + RANKS,
            "owner": owner_of(state, place),
            "absent": place < RANKS and all(mask >> place & 1 for mask in state.barred),
        }
        for place in range(len(groups.RANK))
    ]
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
                "plus2": bool(extras & groups.TOKEN),
                "market": bool(extras & groups.MARKET),
                "envoy": bool(extras & groups.ENVOY),
                "fair": bool(extras & groups.FAIR),
                "again": bool(extras & groups.AGAIN),
            }
        )
    return places


def enemies(state: State, seat: int | None, deck: int) -> list[dict[str, Any]]:
    """By year: the card where it is known to the seat, and who has looked at it."""
    found = []
    for year in range(YEARS):
        bit = deck * YEARS + year
        open_now = is_open(state, bit)
        is_known = open_now or (seat is not None and bool(state.seen[seat] >> bit & 1))
        found.append(
            {
                "card": CARDS[state.enemies[bit]] if is_known else None,
                "open": open_now,
                "seen_by": [other for other in range(state.seats) if state.seen[other] >> bit & 1],
            }
        )
    return found


def conceal_enemies(state: State, seat: int | None) -> None:
    """Every enemy that the seat has not seen becomes another that it might be; nobody knows which cards stayed in the box."""
    cards = state.enemies[:]
    unknown = [
        bit
        for bit in range(state.book.decks * YEARS)
        if not is_open(state, bit) and not (seat is not None and state.seen[seat] >> bit & 1)
    ]
    for bit in unknown:
        cards[bit] = -1
    for bit in unknown:
        twin = cards[(bit + YEARS) % (2 * YEARS)]
        possible = [card for card in OF_YEAR[bit % YEARS] if card != twin]
        cards[bit] = possible[below(state, len(possible))]
    state.enemies = cards


def is_open(state: State, bit: int) -> bool:
    """Whether everybody knows a card: it is of a past year, or lies face up."""
    year = bit % YEARS
    return year < state.year or (year == state.year and bool(state.shown >> (bit // YEARS) & 1))


def player(state: State, seat: int) -> dict[str, Any]:
    """One province and its stores."""
    own = seat * QUESTIONS
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
            answers[own + MARKET] - bool(state.used[seat] & used.MARKET) - bool(state.used[seat] & used.MARKET_AGAIN),
        ),
        "fair_used": bool(state.used[seat] & used.FAIR),
        "rows": rows(state, seat),
        "battle": answers[own + BATTLE],
        "battle_against": {
            kind: answers[own + BATTLE_KIND + number]
            for number, kind in enumerate(("goblins", "orcs", "zombies", "demons", "barbarians", "dragons"))
            if answers[own + BATTLE_KIND + number]
        },
        "fought": {
            "strength": state.battle[seat] // OUTCOMES,
            "outcome": OUTCOME_NAMES[state.battle[seat] % OUTCOMES],
            "hired": state.battle[state.seats + seat],
        },
    }


def rows(state: State, seat: int) -> list[dict[str, Any]]:
    """The province, row by row: what is printed, what stands, what could come next and at which price."""
    found = []
    for row, letter in enumerate(ROWS):
        if not state.book.sheet & ROW_MASK[row]:
            continue
        strip = state.strips[seat] >> row & 1
        plots = []
        for column in range(COLUMNS):
            plot = column * 7 + 6 - row
            building = STANDING_ON[strip][plot]
            plots.append(
                {
                    "building": BUILDINGS[building],
                    "built": bool(state.built[seat] >> plot & 1),
                    "next": bool(state.plots_open(seat) >> plot & 1),
                    "cost": price(state, seat, building),
                    "points": state.book.points[building],
                }
            )
        found.append({"row": letter, "strip": bool(strip), "plots": plots})
    return found


BOARDS = frozenset(
    {
        "adviser",
        "private",
        "die",
        "white",
        "plus2",
        "market",
        "travelling_market",
        "building",
        "governor",
        "destiny",
        "group",
        "enemy",
        "row",
    }
)
"""Elements that lie on the table anyway, by what comes before the colon; all others are drawn only while they are asked for."""


def asked(state: State, seat: int | None) -> dict[str, Any]:
    """What is to be chosen now: by whom, and from what that lies on no board."""
    if not state.agenda:
        return {"step": "", "seats": [], "source": None, "choices": []}
    step = state.agenda[-1]
    waiting = state.to_act
    # What several choose in secret is shown to each alone.
    chooser = waiting[0] if len(waiting) == 1 and not isinstance(step, Together) else seat
    choices: list[str] = []
    if chooser is not None and chooser in waiting:
        sheet = {f"building:{plot['building']}" for row in rows(state, chooser) for plot in row["plots"]}
        for action in state.legal_actions(chooser):
            choices += [element for element in action.path if is_loose(element, sheet, isinstance(step, Influence))]
    return {
        "step": type(step).__name__,
        "seats": list(waiting),
        "source": source_of(step),
        "choices": list(dict.fromkeys(choices)),
    }


def is_loose(element: str, sheet: set[str], with_dice: bool) -> bool:
    """Whether an element lies on no board.

    The power of a building that is not on the seat's sheet does not; nor does a +2 token that is spent otherwise than with dice.
    """
    kind = element.partition(":")[0]
    if kind == "building":
        return element not in sheet
    return kind not in BOARDS or (kind == "plus2" and not with_dice)


def source_of(step: Any) -> int | str | None:
    """What asks: the place of an adviser, a source of points, an enemy's card."""
    if isinstance(step, TakeResources):
        return POINT_SOURCES[step.source]
    if isinstance(step, Spoils):
        return CARDS[step.card]
    place = getattr(step, "place", None)
    return groups.RANK[place] if place is not None and place >= 0 else None
