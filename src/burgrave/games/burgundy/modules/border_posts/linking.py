"""Lines of tiles that join border posts (special p. 13)."""

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
    """The posts that a tile touches."""
    return [post for post, mask in enumerate(posts_of(duchy).touch) if mask & covered]


def lines(duchy: Duchy, covered: int) -> list[list[int]]:
    """The posts that unbroken lines of tiles join, two or more on each line. Rivers join tiles as they do for placing."""
    touch = posts_of(duchy).touch
    left = reached(duchy, covered)
    found: list[list[int]] = []
    while len(left) > 1:
        line = spread(touch[left[0]] & covered, covered, duchy.neighbours)
        joined = [post for post in left if touch[post] & line]
        if len(joined) > 1:
            found.append(joined)
        left = [post for post in left[1:] if post not in joined]
    return found


def linked(duchy: Duchy, covered: int) -> list[int]:
    """The posts that are joined to another one."""
    return sorted([post for line in lines(duchy, covered) for post in line])


def has_all(duchy: Duchy, joined: list[list[int]]) -> bool:
    """Whether one line joins all posts of a player board."""
    return any(all(post in line for post in board) for line in joined for board in posts_of(duchy).boards)


def placed(state: State, seat: int, tile: int, hex_: int) -> None:
    """Two posts linked score once, whatever is linked later; all of a board earn a tile, one for a duchy (docs/rulings.md)."""
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
    """Tiles are with those who linked all posts of a board, one with each, and stay on the board for nobody who did."""
    book = state.book
    owners = [seat for seat in tiles_of(state).owners if seat >= 0]
    earned = [home for home in book.duchy_rows if has_all(state.duchy[home], lines(state.duchy[home], state.covered[home]))]
    people = [book.duchy_row[seat] for seat in owners if seat in book.people]
    demand(all(home in earned for home in people), "an unearned border post tile", owners, earned)
    demand(len(set(people)) == len(people), "two border post tiles of one duchy", owners)
    demand(len(owners) == 2 or sorted(people) == earned, "a border post tile that nobody took", owners, earned)
