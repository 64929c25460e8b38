"""Games between bots, for tests of their strength and of what they look at."""

import burgrave
from burgrave.bots import bot
from burgrave.bots.arena import play


def played(game, names, seed, modules=None, **options):
    """A finished game between bots."""
    state = burgrave.new(game, len(names), seed, modules, options)
    return play(state, [bot(name, seed + seat) for seat, name in enumerate(names)], seed)


def wins(game, seats, seed, count, modules=None, **options):
    """How many of so many games one greedy player wins against random ones."""
    won = 0
    for number in range(count):
        names = ["random"] * seats
        names[number % seats] = "greedy"
        won += played(game, names, seed + number, modules, **options).ranking[0] == number % seats
    return won


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


def values(state, seat):
    """What the position is worth to a seat, as it is and as the seat imagines it: one value where nothing hidden is looked at."""
    return {state.rules.game.evaluate(one, seat) for one in (state, state.imagine(seat, 1), state.imagine(seat, 2))}


def values_after(state, other, seat, actions):
    """What the position is worth to a seat after each of some actions of another, or its own."""
    return {state.rules.game.evaluate(after(state, other, action), seat) for action in actions}
