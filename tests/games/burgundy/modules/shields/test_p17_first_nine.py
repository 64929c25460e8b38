"""Shields, page 17: what 1 to 9 do while they lie in a duchy."""

from __future__ import annotations

import pytest

from burgrave.games.burgundy.questions import QUESTIONS, STACK_TOP, WORKERS_TAKEN
from games.burgundy.modules.shields.armoury import armed, at_phase_end, held
from games.burgundy.scene import depot, finish, give, legal, own, play, refresh, scored, stock, stored, where

# Duchy 1 has pastures 1, 5, 6, 10, 11 and 28; its ships lie on 16, 17, 18 and 20, 21, 22.


def test_1_all_pastures_are_one() -> None:
    """A cow on the lone pasture space makes those on the far side score again."""
    state = armed(1, dice=[2], hexes={11: "cow-3", 5: "cow-4", 6: "pig-3", 21: "ship", 22: "ship"}, storage=["cow-2"])
    play(state, "place die:1 storage:1 hex:28")
    assert scored(state, "animals") == 2 + 3 + 4
    plain = armed(dice=[2], hexes={11: "cow-3", 5: "cow-4", 22: "ship", 21: "ship"}, storage=["cow-2"])
    play(plain, "place die:1 storage:1 hex:28")
    assert scored(plain, "animals") == 2


def test_1_regions_stay_what_they_are() -> None:
    """Only animals score together: the lone pasture is still finished by one tile."""
    state = armed(1, dice=[2], hexes={21: "ship", 22: "ship"}, storage=["cow-2"])
    play(state, "place die:1 storage:1 hex:28")
    assert scored(state, "regions") == 1


def test_2_a_worker_whenever_another_player_gains_some() -> None:
    state = armed(dice=[1, 1], rivals={1: [2]}, workers=0)
    give(state, 1, workers=0)
    events = play(state, "workers die:1")
    assert events == [("workers", 0, 2, "action"), ("workers", 1, 1, "shield")]
    assert state.workers == [2, 1]


def test_2_not_for_its_owner() -> None:
    state = armed(2, dice=[1, 1], workers=0)
    play(state, "workers die:1")
    assert state.workers[0] == 2


def test_2_once_for_each_gain_and_however_many() -> None:
    """Four workers of a boarding house bring one; each of two gains at the end of a phase brings one."""
    state = armed(dice=[5], rivals={1: [2]}, hexes={18: "ship"}, storage=["boarding_house"], seats=3)
    give(state, 1, workers=0, silver=1)
    play(state, "place die:1 storage:1 hex:24")
    assert state.workers == [4, 1, 0]


def test_2_workers_of_mines() -> None:
    state = armed(rivals={1: [2]}, hexes={25: "mine", 30: "mine"}, monasteries=[2], workers=0, silver=0)
    give(state, 1, workers=0, silver=1)
    at_phase_end(state)
    play(state, "pay")
    assert state.workers == [2, 1]


def test_3_is_worth_12_and_its_tribute_may_be_workers() -> None:
    state = armed(3, silver=0, workers=1, phase="E")
    at_phase_end(state)
    play(state, "pay_with number:1")
    assert scored(state, "shields") == 12


def test_4_storage_without_limit() -> None:
    state = armed(4, dice=[1, 1], storage=["ship", "bank", "mine"], depots={}, silver=2)
    state.depots[0] = 5
    refresh(state)
    play(state, "take die:1 depot:1.1")
    assert len(stored(state)) == 4
    assert len(own(state)["storage"]) == 24


def test_4_places_from_any_space() -> None:
    state = armed(4, dice=[1], storage=["ship", "bank", "church", "castle", "cow-2", "mine"], hexes={25: "mine"})
    assert where(state, "place die:1 storage:6") == [30]
    play(state, "place die:1 storage:6 hex:30")
    assert len(stored(state)) == 5


def test_4_lost_by_replacing_it() -> None:
    state = armed(4, dice=[2, 2], depots={2: [7]}, storage=["ship", "bank", "church", "castle", "castle"])
    play(state, "shield shield:7 hex:19")
    assert legal(state) == [f"discard storage:{slot}" for slot in (1, 2, 3, 4)], "equal tiles once"
    play(state, "discard storage:2", "discard storage:1")
    assert stored(state) == ["church", "castle", "castle"]
    assert len(own(state)["storage"]) == 3


def test_4_lost_with_room_to_spare_asks_nothing() -> None:
    state = armed(4, dice=[2, 2], depots={2: [7]})
    state.storage[7], state.storage[20] = 1, 2
    refresh(state)
    play(state, "shield shield:7 hex:19")
    assert legal(state) == ["end"]
    assert stored(state) == ["castle", "mine"]


def test_5_a_ship_takes_all_of_one_kind_besides_its_depot() -> None:
    wares = {1: {"brown": 2, "turquoise": 1}, 4: {"brown": 1}, 6: {"orange": 1}}
    state = armed(5, dice=[2], storage=["ship"], wares=wares)
    play(state, "place die:1 storage:1 hex:18")
    assert legal(state) == ["gather goods:1", "gather goods:5", "gather goods:6", "skip"]
    play(state, "gather goods:5")
    assert own(state)["goods"] == {"brown": 3}
    assert depot(state, 4)["goods"] == {}
    assert legal(state, "load") == ["load depot:1", "load depot:6"]
    play(state, "load depot:1")
    assert own(state)["goods"] == {"turquoise": 1, "brown": 3}


def test_5_from_the_first_depot_to_the_last() -> None:
    state = armed(5, dice=[5], storage=["ship"], wares={number: {"red": 1} for number in range(1, 7)})
    play(state, "place die:1 storage:1 hex:20", "gather goods:4")
    assert own(state)["goods"] == {"red": 6}
    assert not any(state.depot_goods)


def test_5_not_with_the_ships_of_others() -> None:
    state = armed(rivals={1: [5]}, dice=[2], storage=["ship"], wares={1: {"brown": 2}})
    play(state, "place die:1 storage:1 hex:18")
    assert legal(state, "gather") == []


def test_5_only_what_fits() -> None:
    wares = {1: {"brown": 2, "turquoise": 1}}
    state = armed(5, dice=[2], storage=["ship"], wares=wares, goods={"pink": 1, "orange": 1, "turquoise": 1})
    play(state, "place die:1 storage:1 hex:18")
    assert legal(state) == ["gather goods:1", "skip"]
    play(state, "skip")
    assert own(state)["goods"] == {"turquoise": 1, "pink": 1, "orange": 1}
    assert legal(state, "load") == ["load depot:1"]


def test_5_may_find_nothing() -> None:
    state = armed(5, dice=[2], storage=["ship"])
    events = play(state, "place die:1 storage:1 hex:18")
    assert ("lapse", 0, "GatherGoods") in events


def test_6_copies_all_monasteries_of_a_player() -> None:
    state = armed(6, dice=[1, 1], workers=0)
    give(state, 1, monasteries=[14, 13])
    assert legal(state, "copy") == ["copy player:2"]
    play(state, "copy player:2", "workers die:1")
    assert state.workers[0] == 4
    assert state.silver[0] == 1
    assert not legal(state, "copy"), "once"
    assert state.view(None)["extra"]["shields"]["players"][0]["copies"] == 1


def test_6_one_of_several_players_and_never_oneself() -> None:
    state = armed(6, dice=[1, 1], seats=4)
    assert legal(state, "copy") == ["copy player:2", "copy player:3", "copy player:4"]


def test_6_never_27() -> None:
    state = armed(6, dice=[1, 1])
    give(state, 1, monasteries=[27])
    play(state, "copy player:2")
    assert state.answers[STACK_TOP] == 0
    assert state.answers[QUESTIONS + STACK_TOP] == 1


def test_6_a_later_monastery_counts_at_once() -> None:
    state = armed(6, dice=[])
    play(give(state, 0, dice=[1]), "copy player:2", "workers die:1", "end")
    give(state, 1, dice=[4], storage=["monastery-14"], hexes={31: "monastery-15", 30: "mine"})
    assert state.answers[WORKERS_TAKEN] == 2
    play(state, "place die:1 storage:1 hex:35")
    assert state.answers[WORKERS_TAKEN] == state.answers[QUESTIONS + WORKERS_TAKEN] == 4


def test_6_scores_for_the_own_duchy() -> None:
    """The other's monastery 17 counts watchtowers: two here, none there."""
    state = armed(6, dice=[1], hexes={26: "watchtower", 12: "watchtower"})
    give(state, 1, monasteries=[17, 14])
    play(state, "copy player:2")
    state.silver = [1, 0]
    state.phase, state.round = 4, 4
    state.dice_left = [0, 0]
    state.legal = None
    play(state, "end", "end", "pay")
    assert state.is_over
    assert scored(state, "monastery-17") == 8
    assert scored(state, "shields") == 12
    assert scored(state, "monastery-17", 1) == 0


def test_6_at_any_time_also_when_the_last_turn_is_over() -> None:
    state = armed(6, silver=1, hexes={26: "watchtower"}, phase="E")
    give(state, 1, monasteries=[17])
    at_phase_end(state)
    assert legal(state) == ["pay", "drop shield:6", "copy player:2"]
    play(state, "copy player:2")
    assert legal(state) == ["pay", "drop shield:6"]
    play(state, "pay")
    assert state.is_over
    assert scored(state, "monastery-17") == 4


def test_6_at_any_time_also_before_14_brings_a_tile() -> None:
    """Monastery 7 was placed after the owner's last turn, and helps with the animals that the shield brings."""
    state = armed(14, 6, silver=2, hexes={11: "cow-2"})
    stock(state, {"2.1": "cow-3"})
    give(state, 1, monasteries=[7])
    at_phase_end(state)
    assert "copy player:2" in legal(state)
    play(state, "copy player:2", "bring depot:2.1 hex:10")
    assert scored(state, "animals") == (3 + 1) + (2 + 1)
    assert "copy player:2" not in legal(state), "once"


def test_6_lost_and_all_ends() -> None:
    state = armed(6, dice=[2, 2], depots={2: [9]})
    give(state, 1, monasteries=[14])
    play(state, "copy player:2")
    assert state.answers[WORKERS_TAKEN] == 4
    play(state, "shield shield:9 hex:19")
    assert state.answers[WORKERS_TAKEN] == 2
    assert state.view(None)["extra"]["shields"]["players"][0]["copies"] is None


@pytest.mark.parametrize("with_shield", [False, True])
def test_7_new_bonus_tiles_count_double(with_shield: bool) -> None:
    """All three mines: the large tile is worth 5 with two players, or 10."""
    state = armed(*([7] if with_shield else []), dice=[3], hexes={25: "mine", 30: "mine"}, storage=["mine"])
    play(state, "place die:1 storage:1 hex:34")
    assert scored(state, "bonus_tiles") == (10 if with_shield else 5)


def test_7_not_those_one_has() -> None:
    state = armed(dice=[3, 2], depots={2: [7]}, hexes={25: "mine", 30: "mine"}, storage=["mine"], workers=9)
    play(state, "place die:1 storage:1 hex:34")
    assert scored(state, "bonus_tiles") == 5
    assert scored(finish(state), "bonus_tiles") == 5


def test_8_mines_pay_double() -> None:
    state = armed(8, silver=1, hexes={25: "mine", 30: "mine"}, monasteries=[2], workers=0)
    at_phase_end(state)
    play(state, "pay")
    assert state.silver[0] == 4
    assert state.workers[0] == 2, "workers are not doubled"


@pytest.mark.parametrize(("monasteries", "silver"), [([], 3), ([3], 4)])
def test_9_silver_for_every_tile_sold(monasteries: list[int], silver: int) -> None:
    state = armed(9, dice=[5], goods={"brown": 3}, monasteries=monasteries, silver=0)
    play(state, "sell die:1 goods:5")
    assert state.silver[0] == silver
    assert held(state) == {19: 9}
