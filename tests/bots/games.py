"""Games between bots, for tests of their strength and of what they look at."""

import burgrave
from burgrave.bots import bot
from burgrave.bots.arena import play


def played(game, names, seed, modules=None, **options):
    """A finished game between bots."""
    state = burgrave.new(game, len(names), seed, modules, options)
    return play(state, [bot(name, seed + seat) for seat, name in enumerate(names)], seed)


def positions(game, seats, seed, every, modules=None, **options):
    """States from all over a greedy game, each with the seat that is to choose."""
    state = burgrave.new(game, seats, seed, modules, options)
    players = [bot("greedy", seat) for seat in range(seats)]
    while not state.is_over:
        seat = state.to_act[0]
        if state.ply % every == 0:
            yield state.clone(), seat
        state.apply(players[seat].choose(state.imagine(seat, state.ply), seat), seat)


def after(state, seat, action):
    """What an action leads to."""
    state = state.clone()
    state.apply(action, seat)
    return state
