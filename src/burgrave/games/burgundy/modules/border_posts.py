"""Border posts (special p. 13): three on the rim of every duchy; linking them by tiles brings points.

The view has `posts`: for each the two hexes (from 0, as places in `hexes`) that it touches; `players`: for each seat the posts that
a tile touches (`reached`) and those that an unbroken line of tiles joins to another one (`linked`), both as places in `posts`;
`points`: what the first and the second tile are worth; `tiles`: the seats that have them, None while they lie on the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.errors import BadSave, demand
from burgrave.engine.masks import bits_of, spread
from burgrave.engine.ruleset import Module, Ruleset
from burgrave.engine.saved import numbers
from burgrave.games.burgundy.book import FEWEST
from burgrave.games.burgundy.data import table
from burgrave.games.burgundy.duchy import HEXES, NEIGHBOURS
from burgrave.games.burgundy.evaluation import weights as w
from burgrave.games.burgundy.evaluation.land import DICE
from burgrave.games.burgundy.evaluation.position import dice_to_come
from burgrave.games.burgundy.mainboard import PHASE_POINTS
from burgrave.games.burgundy.points import score_for
from burgrave.games.burgundy.questions import BONUS_TILE_POINTS, QUESTIONS
from burgrave.games.burgundy.tiles import MONASTERIES

if TYPE_CHECKING:
    from burgrave.games.burgundy.book import Book
    from burgrave.games.burgundy.state import State

ID: Final = "border_posts"
_PRINTED: Final = table("modules/border_posts.toml")
POSTS: Final[list[tuple[int, int]]] = [(one - 1, other - 1) for one, other in _PRINTED["posts"]["touch"]]
"""The two hexes that each touches."""
TOUCH: Final[list[int]] = [1 << one | 1 << other for one, other in POSTS]
"""The same as masks."""
LINK_SOURCE: Final = "border_posts"
TILE_SOURCE: Final = "border_tiles"
"""Of points: for linking two posts, and for a tile."""

# ---- the tiles ----


class Tiles:
    """Who has the tile of the first and that of the second; -1 while it lies on the board."""

    __slots__ = ("owners", "seats")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.owners = (-1, -1)

    def clone(self) -> Tiles:
        """An independent copy."""
        copy = Tiles(self.seats)
        copy.owners = self.owners
        return copy

    def data(self) -> list[int]:
        """As it is saved."""
        return list(self.owners)

    def restore(self, data: Any) -> None:
        """From what was saved; BadSave for what cannot be."""
        first, second = numbers(ID, data, 2, -1, self.seats - 1)
        if second >= 0 and first in (-1, second):
            raise BadSave(f"{ID!r}: the second tile goes to another seat than the first, and after it")
        self.owners = (first, second)


def tiles_of(state: State) -> Tiles:
    """The tiles in a game."""
    piece: Tiles = state.slices[state.book.places[ID]]
    return piece


def tile_points(seats: int) -> list[int]:
    """What the two tiles are worth, with so many players."""
    players = str(max(seats, FEWEST))
    return [_PRINTED["tiles"]["first"][players], _PRINTED["tiles"]["second"][players]]


def take_tile(state: State, seat: int) -> None:
    """Take the better tile that is left, if one is; like every bonus tile it may count several times."""
    piece = tiles_of(state)
    if -1 not in piece.owners:
        return
    place = piece.owners.index(-1)
    piece.owners = (seat, -1) if place == 0 else (piece.owners[0], seat)
    state.events.append(("border_tile", seat, place))
    times = state.answers[seat * QUESTIONS + BONUS_TILE_POINTS]
    score_for(state, seat, TILE_SOURCE, tile_points(state.seats)[place] * times)


def score_link(state: State, seat: int) -> None:
    """Two posts are linked: as many points as for a region finished in this phase."""
    score_for(state, seat, LINK_SOURCE, PHASE_POINTS[state.phase])


def monastery_count(state: State, seat: int, number: int) -> int:
    """The tiles are bonus tiles for the monastery that counts those (docs/rulings.md)."""
    return tiles_of(state).owners.count(seat) if MONASTERIES[number]["score"] == "bonus_tiles" else 0


# ---- linking ----


def reached(covered: int) -> list[int]:
    """The posts that a tile touches."""
    return [post for post, mask in enumerate(TOUCH) if mask & covered]


def linked(covered: int) -> list[int]:
    """The posts that an unbroken line of tiles joins to another one."""
    touched = reached(covered)
    for post in touched:
        line = spread(TOUCH[post] & covered, covered, NEIGHBOURS)
        joined = [other for other in touched if TOUCH[other] & line]
        if len(joined) > 1:
            return joined
    return []


def placed(state: State, seat: int, tile: int, hex_: int) -> None:
    """Two posts linked score once, whatever is linked later; all three earn a tile (docs/rulings.md)."""
    covered = state.covered[seat]
    now = len(linked(covered))
    if not now:
        return
    before = len(linked(covered & ~(1 << hex_)))
    if not before:
        score_link(state, seat)
    if now == len(POSTS) > before:
        take_tile(state, seat)


def audited(state: State) -> None:
    """Tiles are with those who linked all posts, and stay on the board for nobody who did."""
    owners = [seat for seat in tiles_of(state).owners if seat >= 0]
    earned = [seat for seat in state.book.people if len(linked(state.covered[seat])) == len(POSTS)]
    people = [seat for seat in owners if seat in state.book.people]
    demand(all(seat in earned for seat in people), "an unearned border post tile", owners, earned)
    demand(len(owners) == 2 or sorted(people) == earned, "a border post tile that nobody took", owners, earned)


# ---- evaluation ----
# Posts are on the way of most duchies anyway: against greedy without this it won 356 of 680 games, hardly more than by chance,
# and 8.9 points from posts instead of 8.6.


def _rings() -> list[list[int]]:
    """By post and distance: the mask of the hexes from which so many more must be covered to touch it."""
    found = []
    for mask in TOUCH:
        rings = [mask]
        while rings[-1] != (1 << HEXES) - 1:
            grown = rings[-1]
            for hex_ in bits_of(rings[-1]):
                grown |= NEIGHBOURS[hex_]
            rings.append(grown)
        found.append(rings)
    return found


RINGS: Final = _rings()
KEEP: Final = 0.75
"""Part of a link's points that is left for each hex that is missing."""
PACE: Final = 5.0
"""Dice that pass until one more of them is covered."""


def missing(covered: int) -> list[int]:
    """By post, nearest first: how many hexes are still to be covered to touch it."""
    found = []
    for rings in RINGS:
        steps = 0
        while not rings[steps] & covered:
            steps += 1
        found.append(steps)
    return sorted(found)


def worth(state: State, seat: int) -> float:
    """What the links promise that the seat is on its way to."""
    covered = state.covered[seat]
    dice = dice_to_come(state, seat)
    if not covered or not dice:
        return 0.0
    far = missing(covered)
    two, three = far[0] + far[1], sum(far)
    value = 0.0
    if two:
        later = DICE - dice + PACE * two
        if later < DICE:
            value += (PHASE_POINTS[0] * (1 - later / DICE) + 1) * KEEP**two
    if three and DICE - dice + PACE * three < DICE:
        left = tiles_of(state).owners.count(-1)
        if left:
            value += tile_points(state.seats)[-left] * w.COLOUR_KEEP**three
    return value


# ---- the module ----


def prepare(rules: Ruleset) -> None:
    """Two more sources of points."""
    book: Book = rules.book
    book.sources += [LINK_SOURCE, TILE_SOURCE]


def view(state: State, seat: int | None) -> dict[str, Any]:
    """See above."""
    return {
        "posts": [list(pair) for pair in POSTS],
        "players": [{"reached": reached(covered), "linked": linked(covered)} for covered in state.covered],
        "points": tile_points(state.seats),
        "tiles": [owner if owner >= 0 else None for owner in tiles_of(state).owners],
    }


BORDER_POSTS: Final = Module(
    id=ID,
    title="Border posts",
    summary="Three posts on the rim of each duchy; tiles that link two or all of them bring points.",
    needs=("base",),
    excludes=("team", "solo"),
    demands={"edition": ("special",)},
    suggests={"duchies": "dealt_border"},
    prepare=prepare,
    reactions={"placed": (placed,), "monastery_count": (monastery_count,), "audited": (audited,)},
    evaluations=(worth,),
    slice=lambda state: Tiles(state.seats),
    view=view,
)
