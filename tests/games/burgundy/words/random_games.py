"""Random games whose every choice and event is put into words."""

from functools import partial

import burgrave
from games.random_games import busy_game, mostly

TABLES = [
    (seats, {"edition": edition, **more})
    for seats in (2, 3, 4)
    for edition in ("2011", "special")
    for more in (
        {},
        {"duchies": "dealt"},
        {"duchies": "dealt", "settling": "secret"},
    )
]


def random_game(seats, options, visit):
    """Play a game; before each choice `visit(state, seat, legal)` is called, after it come the state and its events."""
    state = burgrave.new("burgundy", seats, seed=seats * 100 + len(options), options=options)
    return busy_game(state, seats, visit, partial(mostly, ("place", "fetch", "load", "sell")))
