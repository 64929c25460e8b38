"""docs/fairness.md is enough to compute every draw: what follows is written from the page, not from the engine."""

import hashlib
import json
from pathlib import Path
from random import Random

import pytest

import burgrave
from burgrave.engine import chance
from burgrave.engine.verify import proven, verify

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")


class Dealer:
    """The stream of a key, by the page."""

    def __init__(self, key):
        self.key, self.used = key, 0

    def word(self):
        block, place = divmod(self.used, 102)
        self.used += 1
        data = hashlib.shake_256(b"burgrave stream\0" + self.key + block.to_bytes(8, "little")).digest(408)
        return int.from_bytes(data[4 * place : 4 * place + 4], "little") % 2**30

    def number(self, limit):
        word = self.word()
        while word >= 2**30 // limit * limit:
            word = self.word()
        return word % limit

    def dice(self, count):
        number = self.number(6**count)
        return [1 + number // 6**die % 6 for die in range(count)]

    def shuffled(self, items):
        items, place = list(items), len(items) - 1
        has_three = len(items) <= 400

        def swap(one, other):
            items[one], items[other] = items[other], items[one]

        while has_three and place >= 2:
            number = self.number((place + 1) * place * (place - 1))
            swap(place, number % (place + 1))
            swap(place - 1, number // (place + 1) % place)
            swap(place - 2, number // (place + 1) // place)
            place -= 3
        while place > 0:
            swap(place, self.number(place + 1))
            place -= 1
        return items


def dealer(seed):
    return Dealer(seed.to_bytes(32, "big"))


@pytest.mark.parametrize("seed", [0, 7, 2**64, 2**256 - 1])
def test_the_page_gives_the_same_draws(seed):
    state, own, random = burgrave.new("pebbles", 2, 1), dealer(seed), Random(seed)
    state.stream, state.counter = chance.seeded(seed), 0
    for _ in range(150):
        limit, count, size = random.randrange(1, 2**30), random.randrange(1, 12), random.randrange(60)
        assert own.number(limit) == chance.below(state, limit)
        assert own.dice(count) == chance.roll(state, count)
        assert own.shuffled(range(size)) == chance.shuffle(state, list(range(size)))
    for size in (399, 400, 401, 402):
        assert own.shuffled(range(size)) == chance.shuffle(state, list(range(size)))
    assert own.used == state.counter


def test_the_page_gives_the_dice_of_a_game():
    """Burgundy for two: the piles, the goods, who begins, then five dice."""
    state = burgrave.new("burgundy", 2, 2**200 + 1)
    own, book = dealer(2**200 + 1), state.rules.book
    assert [own.shuffled(pile) for pile in book.supply] == state.piles
    assert own.shuffled(book.goods) == state.goods_pile
    own.number(2)
    assert own.dice(5) == [*state.dice, state.white]


def test_the_page_gives_imagined_keys():
    key = hashlib.shake_256(b"burgrave imagined\0" + (5).to_bytes(32, "big")).digest(32)
    assert Dealer(key).word() == chance.imagined(5).extended(0)[0]


def test_the_examples_of_the_page():
    own = dealer(7)
    assert ", ".join(str(own.word()) for _ in range(4)) in PAGE
    text = '{"game":"tuscany","modules":["base"],"options":{"printing":"later"},"seats":2,"seed":7}'
    assert f"`{text}`" in PAGE
    assert f"`{hashlib.sha256(text.encode()).hexdigest()}`" in PAGE


def test_a_record_is_checked_by_hand():
    state, random = burgrave.new("tuscany", 2, 7), Random(1)
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(random.choice(state.legal_actions(seat)), seat)
    record = json.loads(json.dumps(proven(state)))
    verify(record)

    def written(data):
        return json.dumps(data, sort_keys=True, separators=(",", ":")).encode()

    begun = {name: record[name] for name in ("game", "modules", "options", "seats", "seed")}
    digest = hashlib.sha256(written(begun)).hexdigest()
    assert digest == record["commitment"]
    again = burgrave.new("tuscany", 2, 7)
    for line, stored in zip(record["actions"], record["digests"], strict=True):
        again.apply(line)
        choices = [[seat, [str(action) for action in again.legal_actions(seat)]] for seat in again.to_act]
        text = written([digest, int(line[1]), line[3:], list(again.scores), choices])
        digest = hashlib.blake2b(text, digest_size=16).hexdigest()
        assert digest == stored
