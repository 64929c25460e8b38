from collections import Counter

import burgrave
from burgrave.engine import chance


def fresh(seed=1):
    return burgrave.new("pebbles", 2, seed)


def test_the_generator_is_the_same_everywhere():
    """These numbers may never change: every stored seed depends on them."""
    assert [chance.seeded(seed) for seed in (0, 1, 2**64, 2**80 + 5)] == GOLDEN_SEEDS
    state = fresh()
    state.rng = chance.seeded(7)
    assert [chance.below(state, 1000) for _ in range(6)] == GOLDEN_DRAWS
    assert chance.roll(state, 9) == GOLDEN_ROLL
    assert chance.shuffle(state, list(range(8))) == GOLDEN_SHUFFLE


GOLDEN_SEEDS = [32721461665713660, 180803565521100018, 199471282236077329, 247049113611882743]
GOLDEN_DRAWS = [263, 196, 382, 604, 520, 832]
GOLDEN_ROLL = [6, 6, 5, 6, 4, 3, 2, 5, 6]
GOLDEN_SHUFFLE = [3, 5, 7, 1, 0, 6, 2, 4]


def test_numbers_stay_small():
    """Both Python's and mypyc's fast integers must hold them."""
    rng = chance.seeded(3)
    for _ in range(10_000):
        rng = chance.advance(rng)
        assert 0 < rng < 2**59


def test_draws_are_even():
    state = fresh()
    counts = Counter(chance.below(state, 6) for _ in range(60_000))
    # Chi-square with 5 degrees of freedom: 20.5 is passed once in a thousand seeds; this seed is fixed.
    assert sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6)) < 20.5


def test_dice_of_one_roll_are_independent():
    state = fresh()
    pairs = Counter(tuple(chance.roll(state, 5)[1:3]) for _ in range(36_000))
    assert len(pairs) == 36
    assert sum((count - 1000) ** 2 / 1000 for count in pairs.values()) < 66.6


def test_shuffles_reach_every_order():
    state = fresh()
    orders = Counter(tuple(chance.shuffle(state, [1, 2, 3])) for _ in range(6000))
    assert len(orders) == 6
    assert min(orders.values()) > 850


def test_a_shuffle_draws_like_single_draws():
    quick, slow = fresh(3), fresh(3)
    mixed = list(range(40))
    for last in range(39, 0, -1):
        other = chance.below(slow, last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    assert chance.shuffle(quick, list(range(40))) == mixed
    assert quick.rng == slow.rng


def test_a_shuffle_can_be_forced():
    state = fresh()
    chance.force(state, 0, 0)
    assert chance.shuffle(state, [1, 2, 3]) == [2, 3, 1]


def test_neighbouring_seeds_are_unrelated():
    firsts = [chance.advance(chance.seeded(seed)) % 6 for seed in range(600)]
    assert min(Counter(firsts).values()) > 60
    assert len({chance.seeded(seed) for seed in range(1000)}) == 1000


def test_forced_outcomes_come_first():
    state = fresh()
    chance.force(state, 6, 1, 3)
    assert chance.roll(state, 2) == [6, 1]
    assert chance.below(state, 5) == 3
    assert state.forced == ()


def test_forced_dice_may_run_out():
    state = fresh()
    chance.force(state, 6)
    dice = chance.roll(state, 3)
    assert dice[0] == 6
    assert len(dice) == 3


def test_a_draw_seals():
    state = fresh()
    state.ply = 5
    chance.below(state, 2)
    assert state.sealed == 5
