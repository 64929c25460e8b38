"""The features of positions, and the weights that were learned for them."""

from collections import Counter
from math import isclose
from random import Random

import pytest

from burgrave.contract import random_setup
from burgrave.games.burgundy.colours import ANIMAL, CASTLE
from burgrave.games.burgundy.data import read_toml
from burgrave.games.burgundy.evaluation.features import FEATURES, FIRST, LENGTHS, MANY, MISSING, features
from burgrave.games.burgundy.evaluation.land import DICE, SIZES
from burgrave.games.burgundy.evaluation.learned_weights import KNOTS, WEIGHTS, learned, shares
from burgrave.games.burgundy.tiles import GOODS, tile_named
from games.burgundy.scene import scene


def shown(state, sort):
    """Return how often each feature of a sort shows to seat 0."""
    first = FIRST[sort]
    return Counter(feature - first for feature in features(state, 0) if first <= feature < first + LENGTHS[sort])


def test_the_second_of_a_thing_is_another_sight_and_many_are_alike():
    state = scene(workers=2, silver=MANY + 2)
    assert shown(state, "workers") == {0: 1, 1: 1}
    assert shown(state, "silver") == {**dict.fromkeys(range(MANY - 1), 1), MANY - 1: 3}


def test_goods_show_their_kinds_and_the_most_of_one():
    state = scene(goods={GOODS[0]: 3, GOODS[1]: 1})
    assert shown(state, "goods") == {0: 4}
    assert shown(state, "goods_kinds") == {0: 1, 1: 1}
    assert shown(state, "most_goods") == {0: 1, 1: 1, 2: 1}
    assert shown(state, "useful_numbers") == {0: 1, 1: 1}


def test_a_stored_tile_shows_whether_it_can_be_placed_and_what_it_completes():
    # Around the castle on hex 19 of duchy 1 lie buildings, ships, a mine and a monastery, but no pasture.
    state = scene(storage=["ship", "cow-3"])
    assert shown(state, "stored_near") == {tile_named("ship"): 1}
    assert shown(state, "stored_far") == {tile_named("cow-3"): 1}
    assert shown(state, "stored") == {0: 1, 1: 1}


def test_depots_show_only_to_who_has_begun_its_turn():
    """Before its turn they may be the depots of an imagined phase."""
    both = scene(depots={"3.2": "ship"}, dice=(1, 2))
    assert not shown(both, "tile_of_use")
    used = scene(depots={"3.2": "ship", "3.3": "cow-3"})
    assert shown(used, "tile_of_use") == {tile_named("ship"): 1}
    assert shown(used, "depots_of_use") == {0: 1}
    used.round = 4
    assert not shown(used, "tile_of_use")


def test_regions_show_their_size_and_what_is_missing():
    state = scene()
    regions = shown(state, "region_of_colour")
    # The castle of hex 19 stands alone and is complete; the other three spaces for castles are one region.
    castles = {number % MISSING + 1: count for number, count in regions.items() if number // MISSING == CASTLE}
    assert castles == {3: 1}
    assert all(number % SIZES for number in shown(state, "region"))
    assert shown(state, "empty")[ANIMAL] == 6


def test_points_change_evenly_between_the_knots():
    for dice in range(DICE + 1):
        parts = shares(dice)
        assert isclose(sum(parts), 1)
        assert isclose(sum(part * knot for part, knot in zip(parts, KNOTS, strict=True)), dice)
    with pytest.raises(ValueError, match="51"):
        shares(DICE + 1)


def test_the_table_knows_every_sort_and_nothing_else():
    learned = read_toml("evaluation/learned_weights.toml")
    assert list(learned) == list(LENGTHS)
    for sort, rows in learned.items():
        assert rows, f"nothing is known of {sort}"
        for number, points in rows.items():
            assert 0 <= int(number) < LENGTHS[sort], (sort, number)
            assert len(points) == len(KNOTS), (sort, number)
    assert [len(row) for row in WEIGHTS] == [FEATURES] * (DICE + 1)
    number = FIRST["workers"]
    assert [WEIGHTS[knot][number] for knot in KNOTS] == learned["workers"]["0"]


def test_experience_adds_up_what_is_shown():
    state = scene(workers=1, storage=["ship"])
    for dice in (1, 20, 49):
        assert isclose(learned(state, 0, dice), sum(WEIGHTS[dice][feature] for feature in features(state, 0)))


def test_every_position_of_every_module_shows_only_sights_that_there_are():
    for seed in range(40):
        random = Random(seed)
        state = random_setup("burgundy", random).new(seed)
        while not state.is_over:
            for seat in state.to_act:
                if random.random() < 0.1:
                    assert all(0 <= feature < FEATURES for feature in features(state, seat))
            seat = random.choice(state.to_act)
            state.apply(random.choice(state.legal_actions(seat)), seat)


def test_what_was_learned_of_chickens_holds_for_goats():
    for sort in ("stored_near", "stored_far", "tile_of_use"):
        for count in (2, 3, 4):
            chicken, goat = (FIRST[sort] + tile_named(f"{name}-{count}") for name in ("chicken", "goat"))
            assert all(row[chicken] == row[goat] for row in WEIGHTS)
    assert any(row[FIRST["stored_near"] + tile_named("goat-2")] for row in WEIGHTS)
