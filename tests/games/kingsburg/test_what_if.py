"""Dice planned on a copy: same rules, own dice or those one wishes for, nothing of the truth beyond one's view."""

import pytest

import burgrave
from burgrave.engine.errors import BadOption

from .scene import begin, give, play, scene

GAME = burgrave.game("kingsburg")


def texts(state, verb=""):
    return [str(action) for action in state.legal_actions() if action.verb == verb or not verb]


def season(**more):
    """A spring in which the first of three is to place dice; the others wait with theirs."""
    state = scene(3)
    give(state, 0, dice=[2, 3, 6], **more)
    give(state, 1, dice=[1, 4, 4])
    give(state, 2, dice=[5, 5, 6])
    begin(state, "spring", "influence", "support", "build")
    return state


def test_a_plan_is_the_seats_own_and_changes_nothing():
    state = season()
    before = state.digest()
    imagined = GAME.what_if(state, 1)
    assert state.to_act == (0,)
    assert imagined.to_act == (1,)
    assert [die["value"] for die in imagined.view(1)["players"][1]["dice"]] == [1, 4, 4]
    while not imagined.is_over:
        imagined.apply(imagined.legal_actions()[0])
    assert state.digest() == before


def test_a_plan_goes_on_group_after_group_and_ends_with_the_last_die():
    imagined = GAME.what_if(season(), 1)
    play(imagined, "influence adviser:4 die:2")
    assert imagined.to_act == (1,), "the others have passed"
    play(imagined, "influence adviser:5 die:1 die:3")
    assert imagined.is_over
    assert [place["rank"] for place in imagined.view(1)["council"] if place["groups"]] == [4, 5]
    assert imagined.view(1)["players"][1]["resources"] == {"gold": 0, "wood": 0, "stone": 0}, "nobody gives anything in a plan"


def test_passing_ends_a_plan():
    imagined = GAME.what_if(season(), 2)
    play(imagined, "pass")
    assert imagined.is_over


def test_a_plan_offers_what_the_real_turn_will():
    """What the seat may do now, it may do in a plan; with the advisers that others hold left out."""
    state = season(plus2=1)
    assert texts(GAME.what_if(state, 0)) == texts(state)
    play(state, "influence adviser:3 die:2")
    ranks = {text.split()[1] for text in texts(GAME.what_if(state, 0), "influence")}
    assert "adviser:3" not in ranks
    assert ranks == {f"adviser:{rank}" for rank in (2, 6, 8, 4, 10)}, "2, 6, both, and with the token 4 and 10"


def test_wished_dice_take_the_place_of_those_that_were_rolled():
    state = season()
    imagined = GAME.what_if(state, 1, [6, 6, 6])
    assert [die["value"] for die in imagined.view(1)["players"][1]["dice"]] == [6, 6, 6]
    assert {text.split()[1] for text in texts(imagined, "influence")} == {"adviser:6", "adviser:12", "adviser:18"}
    fewer = GAME.what_if(state, 1, [4])
    assert texts(fewer) == ["influence adviser:4 die:1", "pass"]


def test_wished_dice_leave_ones_own_advisers_free_again_and_others_taken():
    state = season()
    play(state, "influence adviser:2 die:1", "influence adviser:4 die:2", "influence adviser:5 die:1")
    assert state.to_act == (0,)
    imagined = GAME.what_if(state, 0, [2, 4, 5])
    assert {text.split()[1] for text in texts(imagined, "influence")} == {
        "adviser:2",
        "adviser:6",
        "adviser:7",
        "adviser:9",
        "adviser:11",
    }
    assert [place["rank"] for place in imagined.view(0)["council"] if place["groups"]] == [4, 5]


@pytest.mark.parametrize("dice", [[], [0, 4], [3, 7], "34", [True, 2], [1.0, 2], 5, [1, 2, 3, 4], {1: 2}, [None]])
def test_wrong_dice_are_named(dice):
    with pytest.raises(BadOption, match=r"up to 3 dice of 1 to 6, such as \[2, 3, 5\]"):
        GAME.what_if(season(), 1, dice)


def test_placed_dice_must_be_replaced():
    state = season()
    play(state, "influence adviser:11 die:1 die:2 die:3")
    with pytest.raises(BadOption, match="your dice are placed"):
        GAME.what_if(state, 0)
    assert GAME.what_if(state, 0, [3]).to_act == (0,)


def test_dice_that_reach_nobody_are_refused():
    state = season()
    play(state, "influence adviser:2 die:1", "influence adviser:1 die:1", "influence adviser:5 die:1")
    with pytest.raises(BadOption, match="reach nobody"):
        GAME.what_if(state, 0, [1])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_no_plan_outside_a_season(seat):
    state = burgrave.new("kingsburg", 3, 5)
    assert state.view()["phase"] == "aid"
    with pytest.raises(BadOption, match="from the roll of a season"):
        GAME.what_if(state, seat)


def test_no_plan_when_the_game_is_over():
    state = burgrave.new("kingsburg", 2, 5)
    while not state.is_over:
        state.apply(state.legal_actions()[-1])
    with pytest.raises(BadOption, match="until it is over"):
        GAME.what_if(state, 0, [1, 2])


def test_a_plan_knows_no_more_than_the_view():
    """Two worlds that look alike to the seat what_if alike, whatever modules are in play."""
    modules = [name for name in GAME.modules if name != "scenarios"]
    state = burgrave.new("kingsburg", 3, 5, modules)
    compared = 0
    while not state.is_over:
        for seat in range(3) if state.ply % 10 == 0 else ():
            plans = []
            for seed in (1, 2):
                try:
                    imagined = GAME.what_if(state.imagine(seat, seed), seat, [2, 5])
                except BadOption as refusal:
                    plans.append(str(refusal))
                else:
                    plans.append((imagined.view(seat), texts(imagined)))
                    compared += 1
            assert plans[0] == plans[1]
        seat = state.to_act[0]
        state.apply(state.legal_actions(seat)[0], seat)
    assert compared > 20
