"""The attacks of `tools/` in short: they break the legacy generator and find nothing about that of today.

`python tools/attack_report.py` is the long form; docs/fairness.md has its results.
"""

import sys
from pathlib import Path
from random import Random

import pytest

import burgrave
from burgrave.engine import chance
from legacy import former_game

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import attack_dice
import attack_server
import attack_stream
from lattice import Neighbourhood, reduced

GAMES = ("burgundy", "kingsburg", "tiletum", "tuscany")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_former_generator_is_broken_by_watching(seats):
    """From a spectator's view of a few rounds: every later roll, and the piles nobody may see."""
    known = attack_dice.rolls_needed(2 * seats + 1)
    assert known == {2: 12, 3: 9, 4: 7}[seats]
    state = former_game("burgundy", seats, 10**70 + 7)
    piles = [*state.piles, state.goods_pile]
    rolls = attack_dice.watched_rolls(state, Random(1))
    assert len(rolls) == 25
    (generator_state,) = attack_dice.recover(rolls[:known])
    fitting, hits, _dice = attack_dice.predicted(rolls, known)
    assert (fitting, hits) == (1, 25 - known)
    assert attack_dice.hidden_piles(former_game("burgundy", seats, 1), generator_state) == piles


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_watching_a_game_of_today_tells_nothing(seats):
    known, hits = attack_dice.rolls_needed(2 * seats + 1), 0
    for seed in range(3):
        rolls = attack_dice.watched_rolls(burgrave.new("burgundy", seats, 10**70 + seed), Random(seed))
        assert attack_dice.recover(rolls[:known]) == []
        hits += attack_dice.predicted(rolls, known)[1]
    assert hits <= 1, "a whole roll is guessed once in 7776 times"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("is_former", [True, False])
def test_rolls_from_the_middle_of_any_game(game, is_former):
    """Given away one after the other, which is more than anybody ever sees."""
    state = former_game(game, 3, 2**90 + 3) if is_former else burgrave.new(game, 3, 2**90 + 3)
    random = Random(1)
    for _ in zip(range(30), attack_stream.random_game(state, random), strict=False):
        pass
    # Seven dice: a word is skipped once in 5700 rolls, and the attack would have to begin again after it.
    rolls = [chance.roll(state, 7) for _ in range(40)]
    fitting, hits, dice = attack_dice.predicted(rolls, attack_dice.rolls_needed(7))
    if is_former:
        assert (fitting, hits) == (1, 31)
    else:
        assert fitting == 0
        assert abs(dice - 31 * 7 / 6) < 27, "five standard deviations of guessing"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_shown_depends_on_key_or_counter(game):
    """Nor on what lies hidden; and no draw can be taken back."""
    for preset in burgrave.game(game).presets:
        random = Random(1)
        opening = burgrave.new(game, preset.seats, 2**255 + 1, preset.modules, dict(preset.options))
        for state, counter in attack_stream.random_game(opening, random):
            assert not attack_stream.unsealed_draw(state, counter)
            if random.random() < 0.03:
                assert attack_stream.differences(state, random.getrandbits(256), random.randrange(200)) == []
                assert attack_stream.hidden_differences(state, random.getrandbits(256)) == []


@pytest.mark.pure
def test_a_view_that_showed_the_counter_would_be_noticed(monkeypatch):
    state = burgrave.new("tuscany", 2, 5)
    view = type(state.rules.game).view
    monkeypatch.setattr(type(state.rules.game), "view", lambda game, table, seat: {**view(game, table, seat), "n": table.counter})
    assert attack_stream.differences(state, 6) == ["view None", "view 0", "view 1"]


def test_an_explanation_that_looked_ahead_would_be_noticed(monkeypatch):
    state = burgrave.new("burgundy", 2, 5)
    explain = type(state.rules.game).explain

    def foresee(game, table, action, *more, **seat):
        return {**explain(game, table, action, *more, **seat), "dice": chance.roll(table.clone(), 5)}

    monkeypatch.setattr(type(state.rules.game), "explain", foresee)
    assert attack_stream.differences(state, 6) == ["explained 0"] or attack_stream.differences(state, 6) == ["explained 1"]


@pytest.mark.parametrize("name", attack_stream.PAIRS)
def test_words_of_different_streams_and_blocks_are_unrelated(name):
    """31 counts: one of them passes 5.2 once in about 150,000 keys, and these keys are always the same."""
    assert attack_stream.related(attack_stream.PAIRS[name], 200) < 5.2


def test_no_short_register_gives_the_bits():
    words = chance.seeded(2**200 + 5).extended(4095)[:4096]
    for bit in (0, 1, 15, 29):
        assert abs(attack_stream.linear_complexity([word >> bit & 1 for word in words]) - 2048) < 20
    assert attack_stream.linear_complexity([0, 0, 1, 0, 1, 1, 1] * 20) == 3, "a register of three bits is found"


def test_chosen_seeds_can_be_guessed_and_drawn_ones_not():
    """What a host chooses is behind no commitment; what a server draws has 256 bits."""
    from burgrave.engine.digest import commitment

    record = burgrave.new("tuscany", 2, 4321).record
    assert attack_stream.guessed_seed(record, commitment(record), 10_000) == 4321
    record["seed"] = 2**255 + 4321
    assert attack_stream.guessed_seed(record, commitment(record), 10_000) is None


@pytest.mark.pure
def test_a_server_draws_256_bits():
    """Each bit is set in some seed and not set in another."""
    seating = pytest.importorskip("burgrave.table.seating")
    seeds = [seating.new_seed() for _ in range(80)]
    assert max(seeds) < 2**256
    for bit in range(256):
        assert {seed >> bit & 1 for seed in seeds} == {0, 1}


def test_a_key_that_is_heard_is_noticed():
    seed = 2**255 + 12345
    word = next(word for word in chance.seeded(seed).extended(9) if word > attack_server.RARE)
    for text in (*attack_server.signs(seed), f'{{"word": {word}}}'):
        assert attack_server.leaks([f"... {text} ..."], seed)
    assert attack_server.leaks(["nothing 12345678 here"], seed) == []


def test_the_lattice_is_reduced():
    """The same points, in short vectors; and the points near another one are all found."""
    basis = reduced([[1, 4567], [0, 9973]])
    assert abs(basis[0][0] * basis[1][1] - basis[0][1] * basis[1][0]) == 9973
    assert all(row[0] ** 2 + row[1] ** 2 < 4 * 9973 for row in basis)
    near = {tuple(point) for point in Neighbourhood(basis).near([500, 700], 400.0)}
    true = {
        (x, x * 4567 % 9973 + 9973 * turn)
        for x in range(100, 901)
        for turn in (-1, 0)
        if (x - 500) ** 2 + (x * 4567 % 9973 + 9973 * turn - 700) ** 2 <= 400**2
    }
    assert near == true
