"""Random games whose every choice and event is put into words."""

from random import Random

import burgrave

LANGUAGES = ("en", "pl")
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
    """Play a game; before each choice `visit(state, seat, legal)` is called, after it the events are in `state.events`."""
    random = Random(seats)
    state = burgrave.new("burgundy", seats, seed=seats * 100 + len(options), options=options)
    yield state, state.events
    while not state.is_over:
        seat = random.choice(state.to_act)
        legal = state.legal_actions(seat)
        visit(state, seat, legal)
        # Prefer to place: a game of many tiles has more to tell.
        busy = [action for action in legal if action.verb in ("place", "fetch", "load", "sell")]
        events = state.apply(random.choice(busy if busy and random.random() < 0.9 else legal), seat)
        yield state, events
