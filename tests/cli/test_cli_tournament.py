from dataclasses import replace

import pytest

import burgrave
from burgrave.bots.arena import play
from burgrave.bots.tournament import (
    AUTOMA,
    Match,
    Result,
    Tournament,
    assign_bots,
    check,
    matches,
    rotated,
    standings,
    wilson_interval,
)
from burgrave.engine.errors import BadOption


def test_every_bot_sits_everywhere_on_the_same_seeds():
    tournament = Tournament("burgundy", 3, 6, ("a", "b", "c"), seed=40)
    assert [(match.seed, "".join(match.bots)) for match in matches(tournament)] == [
        (40, "abc"),
        (40, "cab"),
        (40, "bca"),
        (41, "abc"),
        (41, "cab"),
        (41, "bca"),
    ]


def test_without_rotation_or_with_equal_bots_every_game_has_its_own_seed():
    for tournament in (Tournament("burgundy", 2, 3, ("a", "b"), rotate=False), Tournament("burgundy", 2, 3, ("a", "a"))):
        assert [match.seed for match in matches(tournament)] == [0, 1, 2]
        assert {match.bots for match in matches(tournament)} == {tournament.bots}


def test_rotated():
    assert rotated(("a", "b", "c"), 0) == ("a", "b", "c")
    assert rotated(("a", "b", "c"), 2) == ("b", "c", "a")


def test_standings_count_every_seat_played():
    results = [
        Result(Match(0, 0, ("a", "b")), (100, 90), (0,), (50, 40)),
        Result(Match(1, 0, ("b", "a")), (80, 120), (1,), (40, 60)),
    ]
    first, second = standings(results)
    assert (first.bot, first.wins, first.seats_played, first.mean_score, first.decisions_per_game) == ("a", 2, 2, 110, 55)
    assert (second.bot, second.wins, second.mean_score) == ("b", 0, 85)
    assert first.score_deviation == pytest.approx(14.142, abs=0.001)


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    # Published values of Wilson's interval at 95%.
    [(0, 10, 0.0, 0.2775), (1, 10, 0.0179, 0.4042), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_wilson(wins, trials, low, high):
    assert wilson_interval(wins, trials) == pytest.approx((low, high), abs=0.0001)


def test_partners_win_together_and_who_plays_alone_may_lose():
    results = [
        Result(Match(0, 0, ("a", "a", "b", "b")), (60, 50, 40, 30), (0, 1), (9, 9, 9, 9)),
        Result(Match(1, 0, ("c",)), (70,), (), (9,)),
    ]
    assert {one.bot: one.wins for one in standings(results)} == {"a": 2, "b": 0, "c": 0}


def test_what_the_game_plays_stays_where_it_is():
    assert assign_bots(["random"], 3, (), (2,)) == ("random", "random", AUTOMA)
    assert rotated(("greedy", AUTOMA, "random"), 1) == ("random", AUTOMA, "greedy")
    tournament = Tournament("burgundy", 3, 4, ("greedy", "random", AUTOMA), modules=("base", "chateauma"))
    check(tournament)
    assert [match.bots[2] for match in matches(tournament)] == [AUTOMA] * 4
    assert [match.seed for match in matches(tournament)] == [0, 0, 1, 1]
    for wrong in (("greedy", AUTOMA, "random"), ("greedy", "random", "random"), ("greedy", AUTOMA)):
        with pytest.raises(BadOption):
            check(replace(tournament, bots=wrong))


def test_a_seat_without_a_bot_that_must_choose_is_refused():
    with pytest.raises(BadOption, match="seat [01] must choose and has no bot"):
        play(burgrave.new("burgundy", 2, 1), [None, None])


def test_seated():
    assert assign_bots(["random"], 3) == ("random",) * 3
    with pytest.raises(BadOption, match="'human'"):
        assign_bots(["ghost"], 2, ("human",))
