from collections import Counter
from hashlib import shake_256
from itertools import permutations, product

import pytest

import burgrave
from burgrave.engine import chance
from burgrave.engine.legacy_chance import LegacyStream

CASES = 1_000_000
"""Draws behind each statistical test."""


def fresh(seed=1):
    return burgrave.new("pebbles", 2, seed)


def many_draws(seed=1):
    """A game whose stream has its words already: made block by block, each block would copy all words before it."""
    state = fresh(seed)
    state.stream.extended(CASES + CASES // 8)
    return state


def chi_square(counts, cells, total):
    """The statistic of a fair distribution over so many cells."""
    expected = total / cells
    return sum((counts.get(cell, 0) - expected) ** 2 for cell in range(cells)) / expected


def limit(cells):
    """What chi-square passes once in about 100,000 seeds (normal approximation of Wilson and Hilferty, z = 4.27)."""
    freedom = cells - 1
    return freedom * (1 - 2 / (9 * freedom) + 4.27 * (2 / (9 * freedom)) ** 0.5) ** 3


def test_the_generator_is_the_same_everywhere():
    """These numbers may never change: every stored seed depends on them."""
    state = fresh()
    state.stream, state.counter = chance.seeded(7), 0
    assert [chance.below(state, 1000) for _ in range(6)] == GOLDEN_DRAWS
    assert chance.roll(state, 9) == GOLDEN_ROLL
    assert chance.shuffle(state, list(range(8))) == GOLDEN_SHUFFLE
    assert chance.imagined(7).key.hex() == GOLDEN_IMAGINED


def test_the_stream_is_shake_256_of_key_and_block_number():
    """Written out from the definition in docs/fairness.md."""
    stream = chance.seeded(2**255 + 5)
    words = stream.extended(300)
    for number in range(3):
        text = b"burgrave stream\0" + (2**255 + 5).to_bytes(32, "big") + number.to_bytes(8, "little")
        data = shake_256(text).digest(408)
        block = tuple(int.from_bytes(data[at : at + 4], "little") & 0x3FFFFFFF for at in range(0, 408, 4))
        assert words[102 * number : 102 * number + 102] == block


def test_the_former_generator_still_gives_its_numbers():
    """Every game stored before the keyed stream depends on them."""
    state = fresh()
    state.stream, state.counter = LegacyStream(7), 0
    assert [chance.below(state, 1000) for _ in range(6)] == [263, 196, 382, 604, 520, 832]
    assert chance.roll(state, 9) == [6, 6, 5, 6, 4, 3, 2, 5, 6]
    assert chance.shuffle(state, list(range(8))) == [3, 5, 7, 1, 0, 6, 2, 4]
    again = LegacyStream(3)
    assert again.extended(0) == again.extended(300)[:102]
    assert LegacyStream(3).extended(300) == again.words


def test_a_clone_shares_the_stream_and_draws_on_its_own():
    state = fresh()
    twin = state.clone()
    assert twin.stream is state.stream
    ahead = [chance.below(twin, 1000) for _ in range(500)]
    assert [chance.below(state, 1000) for _ in range(500)] == ahead


def test_a_loaded_game_goes_on_where_it_was():
    """Its stream has no words yet, and those that were drawn before are skipped without being drawn."""
    state = fresh()
    for _ in range(700):
        chance.below(state, 6)
    again = burgrave.load(state.save())
    assert [chance.below(again, 1000) for _ in range(300)] == [chance.below(state, 1000) for _ in range(300)]


def test_dice_are_even():
    state = many_draws()
    counts = Counter(chance.below(state, 6) for _ in range(CASES))
    assert chi_square(counts, 6, CASES) < limit(6)


@pytest.mark.parametrize("dice", [2, 3, 4])
def test_dice_of_one_roll_are_independent(dice):
    state = many_draws(dice)
    rolls = CASES // dice
    cells = {faces: number for number, faces in enumerate(product(range(1, 7), repeat=dice))}
    counts = Counter(cells[tuple(chance.roll(state, dice))] for _ in range(rolls))
    assert chi_square(counts, len(cells), rolls) < limit(len(cells))


def test_successive_rolls_are_independent():
    state = many_draws(9)
    before, pairs = chance.below(state, 6), Counter()
    for _ in range(CASES):
        now = chance.below(state, 6)
        pairs[before * 6 + now] += 1
        before = now
    assert chi_square(pairs, 36, CASES) < limit(36)


def test_shuffles_reach_every_order_equally_often():
    state = many_draws(4)
    shuffles = CASES // 5
    cells = {order: number for number, order in enumerate(permutations(range(5)))}
    counts = Counter(cells[tuple(chance.shuffle(state, [0, 1, 2, 3, 4]))] for _ in range(shuffles))
    assert chi_square(counts, 120, shuffles) < limit(120)


def test_a_shuffle_takes_every_card_to_every_place():
    state = many_draws(5)
    size, shuffles = 40, CASES // 40
    counts = Counter()
    for _ in range(shuffles):
        for index, card in enumerate(chance.shuffle(state, list(range(size)))):
            counts[index * size + card] += 1
    # Rows and columns each sum up: (size - 1) ** 2 degrees of freedom.
    assert chi_square(counts, size * size, shuffles * size) < limit((size - 1) ** 2 + 1)


@pytest.mark.parametrize("size", [2, 3, 4, 5, 6, 7, 40, 399, 400, 401, 403, 500])
def test_a_shuffle_takes_three_places_from_a_word(size):
    """Written out from the definition in docs/fairness.md."""
    state, twin = fresh(3), fresh(3)
    mixed, last = list(range(size)), size - 1
    while last > 0:
        count = 3 if last >= 2 and size <= 400 else 1
        limits = [last + 1 - place for place in range(count)]
        product = 1
        for one in limits:
            product *= one
        word = chance.below(twin, product)
        for place, one in enumerate(limits):
            word, other = divmod(word, one)
            mixed[last - place], mixed[other] = mixed[other], mixed[last - place]
        last -= count
    assert chance.shuffle(state, list(range(size))) == mixed
    assert state.counter == twin.counter


def test_words_past_the_last_whole_multiple_are_skipped():
    """Seven hundred million does not divide 2**30: a plain remainder would favour small numbers by half."""
    state, big = fresh(2), 700_000_000
    small = sum(chance.below(state, big) < 2**30 - big for _ in range(20_000))
    assert abs(small / 20_000 - (2**30 - big) / big) < 0.015


def test_a_shuffle_can_be_forced():
    state = fresh()
    chance.force(state, 0, 0)
    assert chance.shuffle(state, [1, 2, 3]) == [2, 3, 1]


def test_neighbouring_seeds_are_unrelated():
    firsts = Counter(chance.seeded(seed).extended(0)[0] % 6 for seed in range(6000))
    assert chi_square(firsts, 6, 6000) < limit(6)


def test_an_imagined_game_draws_from_a_key_of_its_own():
    """Even when somebody guesses the seed: the stream of a real game is never handed out."""
    state = burgrave.new("pebbles", 2, 5)
    world = state.imagine(0, 5)
    assert world.stream.key != state.stream.key
    assert world.seed is None
    assert "key" not in world.record
    assert state.imagine(0, 5).digest() == world.digest()


@pytest.mark.parametrize("game", ["burgundy", "kingsburg", "tiletum", "tuscany"])
def test_an_imagined_game_tells_nothing_of_the_true_counter(game):
    """The same position, whatever was drawn on the way to it: the same imagined game."""
    state = burgrave.new(game, 2, 5)
    other = state.clone()
    other.stream, other.counter, other.forced = chance.seeded(99), 1000, (3, 4)
    assert state.imagine(0, 8).save() == {**other.imagine(0, 8).save()}


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


def test_a_draw_is_irreversible():
    state = fresh()
    state.ply = 5
    chance.below(state, 2)
    assert state.irreversible == 5


GOLDEN_DRAWS = [861, 43, 374, 503, 786, 758]
GOLDEN_ROLL = [5, 2, 3, 3, 4, 4, 6, 2, 3]
GOLDEN_SHUFFLE = [1, 0, 6, 3, 7, 5, 4, 2]
GOLDEN_IMAGINED = "6106717d49338d1152e8d5cdaeb4a755bf130213a32e1f9fe85393f21cb64d0a"
