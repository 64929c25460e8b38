"""Border posts (special p. 13): three on the rim of every player board; linking them by tiles brings points.

The view has `posts`: for each the two hexes (from 0, as places in `hexes`) that it touches, three for each player board below a
duchy (a team has two); `players`: for each seat the posts that a tile touches (`reached`) and those that an unbroken line of
tiles joins to another one (`linked`), both as places in `posts`; `points`: what the first and the second tile are worth;
`tiles`: the seats that have them, None while they lie on the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.module import Module
from burgrave.engine.ruleset import Ruleset
from burgrave.games.burgundy.modules.border_posts.automa import automa_posts
from burgrave.games.burgundy.modules.border_posts.evaluation import evaluate_posts
from burgrave.games.burgundy.modules.border_posts.linking import audited, linked, placed, reached
from burgrave.games.burgundy.modules.border_posts.places import posts_of
from burgrave.games.burgundy.modules.border_posts.tiles import (
    ID,
    LINK_SOURCE,
    TILE_SOURCE,
    Tiles,
    monastery_count,
    tile_points,
    tiles_of,
)
from burgrave.games.burgundy.state import State

if TYPE_CHECKING:
    from burgrave.games.burgundy.book import Book


def prepare(rules: Ruleset) -> None:
    """Add two sources of points to the book."""
    book: Book = rules.book
    book.sources += [LINK_SOURCE, TILE_SOURCE]


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return what everybody sees of border posts; see the module's docstring."""
    own = zip(state.duchy, state.covered, strict=True)
    return {
        "posts": [list(pair) for pair in posts_of(state.duchy[0]).pairs],
        "players": [{"reached": reached(duchy, covered), "linked": linked(duchy, covered)} for duchy, covered in own],
        "points": tile_points(state.seats),
        "tiles": [owner if owner >= 0 else None for owner in tiles_of(state).owners],
    }


BORDER_POSTS: Final = Module[State](
    id=ID,
    home=__name__,
    title="Border posts",
    summary="Three posts on the rim of each duchy; tiles that link two or all of them bring points.",
    needs=("base",),
    demands={"edition": ("special",)},
    suggests={"duchies": "dealt_border"},
    reconstructed_with=("team", "solo"),
    prepare=prepare,
    reactions={"placed": (placed,), "monastery_count": (monastery_count,), "audited": (audited,), "automa_posts": (automa_posts,)},
    evaluations=(evaluate_posts,),
    slice=lambda state: Tiles(state.seats),
    view=view,
)
