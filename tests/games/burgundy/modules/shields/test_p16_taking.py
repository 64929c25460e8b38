"""Shields, page 16: how they are laid out, taken and replaced."""

from __future__ import annotations

import pytest

import burgrave
from burgrave.games.burgundy.modules.shields.pieces import LAID
from games.burgundy.modules.shields.armoury import armed, held, lying
from games.burgundy.scene import legal, play


@pytest.mark.parametrize(
    ("seats", "counts"), [(2, [1, 1, 1, 1, 1, 1]), (3, [1, 2, 1, 2, 1, 2]), (4, [2, 2, 2, 2, 2, 2])], ids=["2", "3", "4"]
)
def test_setup_by_number_of_players(seats: int, counts: list[int]) -> None:
    shields_dealt = set()
    for seed in range(12):
        depots = lying(burgrave.new("burgundy", seats, seed, modules=["shields"]))
        assert [len(depot) for depot in depots] == counts == LAID[seats]
        drawn = [number for depot in depots for number in depot]
        assert len(set(drawn)) == sum(counts)
        assert set(drawn) <= set(range(1, 19))
        shields_dealt |= set(drawn)
    assert shields_dealt == set(range(1, 19))


def test_a_doublet_takes_a_shield_in_place_of_both_actions() -> None:
    state = armed(depots={3: [7], 4: [8]}, dice=[3, 3], workers=0)
    assert legal(state, "shield") == ["shield shield:7 hex:19"]
    events = play(state, "shield shield:7 hex:19")
    assert events == [("shield", 0, 6, 2, 18)]
    assert held(state) == {19: 7}
    assert lying(state) == [[], [], [], [8], [], []]
    assert legal(state) == ["end"]


def test_one_used_die_is_one_too_many() -> None:
    state = armed(depots={3: [7]}, dice=[3, 3], workers=9)
    play(state, "workers die:1")
    assert not legal(state, "shield")


def test_the_printed_note_two_workers_turn_a_3_into_a_second_5() -> None:
    state = armed(depots={5: [7], 3: [1], 4: [2], 6: [4]}, dice=[3, 5], workers=2)
    assert legal(state, "shield") == [f"shield shield:{number} hex:19" for number in (1, 2, 7)]
    events = play(state, "shield shield:7 hex:19")
    assert events[0] == ("workers", 0, -2, "die")
    assert state.workers[0] == 0


def test_both_dice_may_be_turned() -> None:
    """3 and 5 become two 4s: one worker each."""
    state = armed(depots={4: [2]}, dice=[3, 5], workers=2)
    play(state, "shield shield:2 hex:19")
    assert state.workers[0] == 0


def test_too_few_workers() -> None:
    assert not legal(armed(depots={5: [7]}, dice=[3, 5], workers=1), "shield")
    assert legal(armed(depots={5: [7]}, dice=[6, 5], workers=1), "shield")
    assert legal(armed(depots={1: [7]}, dice=[6, 1], workers=1), "shield"), "1 and 6 are neighbours"


def test_monastery_8_turns_a_die_by_two() -> None:
    state = armed(depots={5: [7]}, dice=[3, 5], workers=1, monasteries=[8])
    play(state, "shield shield:7 hex:19")
    assert state.workers[0] == 0


def test_free_steps_of_monastery_12_are_for_hexes() -> None:
    assert not legal(armed(depots={5: [7]}, dice=[4, 5], workers=0, monasteries=[12]), "shield")


def test_any_castle_of_the_duchy_but_nothing_else() -> None:
    state = armed(depots={2: [7, 9]}, dice=[2, 2], hexes={7: "castle", 12: "white_castle", 20: "ship"})
    assert legal(state, "shield") == [f"shield shield:{number} hex:{hex_}" for number in (7, 9) for hex_ in (7, 19)]


def test_a_replaced_shield_leaves_the_game() -> None:
    state = armed(17, 3, depots={2: [7]}, dice=[2, 2])
    events = play(state, "shield shield:7 hex:19")
    assert events == [("shield_lost", 0, 16, 18), ("shield", 0, 6, 1, 18)]
    assert held(state) == {19: 7, 7: 3}
    assert state.view(None)["extra"]["shields"]["removed"] == [17]


def test_a_taken_shield_is_never_replaced_by_a_new_one() -> None:
    state = burgrave.new("burgundy", 2, 4, modules=["shields"])
    before = {number for depot in lying(state) for number in depot}
    while state.phase < 2 and not state.is_over:
        options = state.legal_actions()
        state.apply(next((action for action in options if action.verb == "shield"), options[-1]))
    after = {number for depot in lying(state) for number in depot}
    assert after < before


def test_it_works_from_then_on() -> None:
    state = armed(depots={2: [16]}, dice=[2, 2])
    assert not legal(state, "set")
    play(state, "shield shield:16 hex:19")
    assert not legal(state, "set"), "both dice are used"
    state.dice_left[0] = 1
    state.legal = None
    assert len(legal(state, "set")) == 5


def test_with_team_or_solo_it_is_refused() -> None:
    for other in ("team", "solo"):
        if other in burgrave.game("burgundy").modules:
            with pytest.raises(burgrave.BadOption, match="together"):
                burgrave.new("burgundy", 4 if other == "team" else 1, 1, modules=["shields", other])
    with pytest.raises(burgrave.BadOption, match="special"):
        burgrave.new("burgundy", 2, 1, modules=["shields"], options={"edition": "2011"})
