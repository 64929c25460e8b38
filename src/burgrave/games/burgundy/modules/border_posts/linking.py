"""Border posts that lines of tiles link (special p. 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.errors import demand
from burgrave.engine.masks import spread
from burgrave.games.burgundy.duchy import Duchy
from burgrave.games.burgundy.modules.border_posts.places import posts_of
from burgrave.games.burgundy.modules.border_posts.tiles import score_link, take_tile, tiles_of, tiles_with

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


def reached(duchy: Duchy, covered: int) -> list[int]:
    """Return the posts that a tile touches."""
    return [post for post, mask in enumerate(posts_of(duchy).touch) if mask & covered]


def lines(duchy: Duchy, covered: int) -> list[list[int]]:
    """Return the posts on each unbroken line of tiles that joins two or more. Rivers join tiles as they do for placing."""
    touch = posts_of(duchy).touch
    left = reached(duchy, covered)
    lines_of_posts: list[list[int]] = []
    while len(left) > 1:
        line = spread(touch[left[0]] & covered, covered, duchy.neighbours)
        joined = [post for post in left if touch[post] & line]
        if len(joined) > 1:
            lines_of_posts.append(joined)
        left = [post for post in left[1:] if post not in joined]
    return lines_of_posts


def linked(duchy: Duchy, covered: int) -> list[int]:
    """Return the posts that are linked with another one."""
    return sorted([post for line in lines(duchy, covered) for post in line])


def has_all(duchy: Duchy, joined: list[list[int]]) -> bool:
    """Whether one line joins all posts of a player board."""
    return any(all(post in line for post in board) for line in joined for board in posts_of(duchy).boards)


def placed(state: State, seat: int, tile: int, hex_: int) -> None:
    """Score the first two linked posts once, and give a tile for all posts of a board, one tile for a duchy (docs/rulings.md)."""
    duchy, covered = state.duchy[seat], state.covered[seat]
    now = lines(duchy, covered)
    if not now:
        return
    before = lines(duchy, covered & ~(1 << hex_))
    if not before:
        score_link(state, seat)
    if has_all(duchy, now) and not has_all(duchy, before) and not tiles_with(state, seat):
        take_tile(state, seat)


def audited(state: State) -> None:
    """Check that tiles are with those who linked all posts of a board, one with each, and on the board where nobody did."""
    book = state.book
    owners = [seat for seat in tiles_of(state).owners if seat >= 0]
    earned = [row for row in book.duchy_rows if has_all(state.duchy[row], lines(state.duchy[row], state.covered[row]))]
    rows_with_tile = [book.duchy_row[seat] for seat in owners if seat in book.people]
    demand(all(row in earned for row in rows_with_tile), "an unearned border post tile", owners, earned)
    demand(len(set(rows_with_tile)) == len(rows_with_tile), "two border post tiles of one duchy", owners)
    demand(len(owners) == 2 or sorted(rows_with_tile) == earned, "a border post tile that nobody took", owners, earned)
