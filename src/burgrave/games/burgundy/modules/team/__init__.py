"""Two against two (special p. 14): partners fill one duchy of two halves with what they own together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.errors import BadOption
from burgrave.engine.module import Module
from burgrave.engine.ruleset import Ruleset
from burgrave.games.burgundy.modules.team.elements import DUCHIES
from burgrave.games.burgundy.modules.team.rooms import ChooseRoom, into_rooms, is_shared
from burgrave.games.burgundy.questions import STORAGE_SPACES
from burgrave.games.burgundy.state import State

if TYPE_CHECKING:
    from burgrave.games.burgundy.book import Book

ID: Final = "team"
TEAMS: Final = ((0, 1), (2, 3))
OWN: Final = 2
"""How many storage spaces each player has, and how many partners share."""
SILVER: Final = 2
WORKERS: Final = (3, 5)
"""The workers of the team that begins, and of the other."""


def prepare(rules: Ruleset) -> None:
    """Give each team one duchy, silver, workers and goods; each partner own storage, and both shared storage."""
    book: Book = rules.book
    wanted = rules.options["duchies"]
    if not isinstance(wanted, str) and any(wanted[first] != wanted[second] for first, second in TEAMS):
        raise BadOption("partners fill one duchy: name the same for seats 0 and 1, and for seats 2 and 3")
    book.duchy_seats = [team for team in TEAMS for _ in team]
    book.duchy_row = [team[0] for team in TEAMS for _ in team]
    book.seating = [0, 2, 1, 3]
    book.start_silver = SILVER
    book.start_workers = [*WORKERS, *WORKERS]
    # In a row: the first partner's own spaces, the shared ones, the second partner's own.
    book.storage_start = [team * 3 * OWN + place * OWN for team in range(len(TEAMS)) for place in range(2)]
    book.storage_size = len(TEAMS) * 3 * OWN
    book.rooms = [[0] * OWN + [OWN] * OWN for _ in range(rules.seats)]
    book.into_rooms = into_rooms
    book.defaults[STORAGE_SPACES] = 2 * OWN
    book.ranking = ranking
    book.winners = winners
    book.result = result


def total(state: State, team: tuple[int, ...]) -> int:
    """Return the points of a team's players together."""
    return sum(state.points[seat] for seat in team)


def best_team(state: State) -> tuple[int, ...]:
    """Return the better team: more points, then fewer empty spaces, then whoever is further ahead on the turn order track."""

    def key(team: tuple[int, ...]) -> tuple[int, int, int]:
        ahead = min(state.order.index(seat) for seat in team)
        return (total(state, team), state.covered[team[0]].bit_count(), -ahead)

    return max(TEAMS, key=key)


def ranking(state: State) -> tuple[int, ...]:
    """Return the seats, those of the better team first, and of partners the one with more points."""
    best = best_team(state)
    return tuple(sorted(range(state.seats), key=lambda seat: (seat not in best, -state.points[seat], seat)))


def winners(state: State) -> tuple[int, ...]:
    """Return the winners: partners win together."""
    return best_team(state)


def result(state: State, seat: int) -> float:
    """Return the points of a seat's team, as the value of a finished game."""
    return float(total(state, state.book.duchy_seats[seat]))


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return who plays with whom, the points of each team, and the storage spaces that partners share."""
    return {
        "teams": [{"seats": list(team), "points": total(state, team)} for team in TEAMS],
        "shared": [[slot for slot in range(2 * OWN) if is_shared(state, own, slot)] for own in range(state.seats)],
    }


TEAM: Final = Module[State](
    id=ID,
    home=__name__,
    title="Team game",
    summary="Two against two: partners fill a duchy of two halves together.",
    needs=("base",),
    excludes=("castle_lines", "trade_routes", "solo", "shields", "vineyards", "chateauma"),
    seats=(4,),
    mode=True,
    is_reconstructed=True,
    demands={"edition": ("special",), "duchies": DUCHIES, "tie_break": ("edition", "special")},
    prepare=prepare,
    steps=(ChooseRoom,),
    view=view,
)
