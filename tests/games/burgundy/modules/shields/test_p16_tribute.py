"""Shields, page 16: the tribute at the end of every phase, before the mines pay."""

from __future__ import annotations

import burgrave
from burgrave.games.burgundy.modules.shields.tribute import PayTribute
from games.burgundy.modules.shields.armoury import armed, at_phase_end, held
from games.burgundy.scene import give, legal, play, stored


def test_a_silver_for_each_shield_before_the_mines_pay() -> None:
    state = armed(7, 9, silver=3, hexes={25: "mine", 30: "mine"})
    at_phase_end(state)
    assert isinstance(state.agenda[-1], PayTribute)
    assert state.silver[0] == 3, "the mines have not paid yet"
    assert legal(state) == ["pay", "drop shield:7", "drop shield:9"]
    events = play(state, "pay")
    assert events[:3] == [("tribute", 0, 2), ("silver", 0, -2, "tribute"), ("silver", 0, 2, "mines")]
    assert state.silver[0] == 3
    assert held(state) == {19: 7, 7: 9}
    assert state.phase == 1
    assert state.round == 0


def test_mine_silver_comes_too_late() -> None:
    """Nothing to pay with: the shields go without a question, then the mine pays."""
    state = armed(7, 9, silver=0, hexes={25: "mine"})
    events = at_phase_end(state)
    lost = [event for event in events if event[0] in ("shield_lost", "silver")]
    assert lost == [("shield_lost", 0, 6, 18), ("shield_lost", 0, 8, 6), ("silver", 0, 1, "mines")]
    assert held(state) == {}
    assert state.phase == 1


def test_who_can_pay_for_some_chooses_which_to_keep() -> None:
    state = armed(7, 9, 17, silver=2)
    at_phase_end(state)
    assert legal(state) == ["drop shield:7", "drop shield:9", "drop shield:17"]
    play(state, "drop shield:9")
    assert legal(state) == ["pay", "drop shield:7", "drop shield:17"]
    play(state, "pay")
    assert state.silver[0] == 0
    assert held(state) == {19: 7, 2: 17}
    assert state.view(None)["extra"]["shields"]["removed"] == [9]


def test_nobody_has_to_pay() -> None:
    state = armed(7, silver=5)
    at_phase_end(state)
    play(state, "drop shield:7")
    assert held(state) == {}
    assert state.silver[0] == 5
    assert state.phase == 1


def test_in_turn_order() -> None:
    state = armed(7, silver=1, rivals={1: [9]})
    give(state, 1, silver=1)
    state.order = [1, 0]
    at_phase_end(state)
    assert state.to_act == (1,)
    play(state, "pay")
    assert state.to_act == (0,)


def test_without_shields_nobody_is_asked() -> None:
    state = armed(silver=4)
    at_phase_end(state)
    assert state.phase == 1
    assert state.silver[0] == 4


def test_in_the_last_phase_too() -> None:
    state = armed(7, silver=3, phase="E")
    at_phase_end(state)
    play(state, "pay")
    assert state.is_over
    assert dict(state.scoring(0)) == {"silver": 2, "shields": 8}


def test_shield_3_pays_with_workers_or_silver_or_both() -> None:
    state = armed(3, 9, silver=1, workers=2)
    at_phase_end(state)
    assert legal(state) == ["pay_with number:1", "pay_with number:2", "drop shield:3", "drop shield:9"]
    mixed = state.clone()
    mixed.apply("pay_with number:1")
    assert (mixed.silver[0], mixed.workers[0]) == (0, 1)
    play(state, "pay_with number:2")
    assert (state.silver[0], state.workers[0]) == (1, 0)
    assert held(state) == {19: 3, 7: 9}


def test_shield_3_workers_and_silver_must_do_together() -> None:
    state = armed(3, 9, 7, silver=1, workers=2)
    at_phase_end(state)
    assert legal(state)[0] == "pay_with number:2"
    short = armed(3, 9, 7, silver=0, workers=2)
    at_phase_end(short)
    assert legal(short) == ["drop shield:3", "drop shield:7", "drop shield:9"]


def test_without_shield_3_workers_pay_nothing() -> None:
    state = armed(7, 9, silver=2, workers=2)
    at_phase_end(state)
    assert legal(state) == ["pay", "drop shield:7", "drop shield:9"]


def test_shield_3_itself_may_be_the_one_that_is_not_paid_for() -> None:
    """It lies there while the tribute is paid: workers pay for the others, then what is unpaid goes."""
    state = armed(3, 9, 7, silver=0, workers=2)
    at_phase_end(state)
    play(state, "drop shield:3")
    assert legal(state) == ["pay_with number:2", "drop shield:7", "drop shield:9"]
    assert burgrave.load(state.save()).digest() == state.digest()
    once_more = state.clone()
    play(once_more, "drop shield:7")
    assert legal(once_more) == ["pay_with number:1", "drop shield:9"]
    play(state, "pay_with number:2")
    assert held(state) == {7: 9, 2: 7}
    assert state.workers[0] == 0
    at_phase_end(state)
    assert held(state) == {}, "in the next phase workers pay no longer"


def test_the_workers_of_shield_3_may_be_recruited_for_it() -> None:
    """Monastery 28 sells workers at any time (p. 12): a silver pays for two shields."""
    state = armed(3, 9, silver=1, workers=0, monasteries=[28], modules=["extra_hexes"])
    at_phase_end(state)
    assert legal(state) == ["drop shield:3", "drop shield:9", "recruit"]
    assert state.rules.game.asking(state, 0)["hint"].endswith("give up a shield")
    play(state, "recruit")
    assert legal(state) == ["pay_with number:2", "drop shield:3", "drop shield:9"]
    enough = armed(3, silver=4, workers=1, monasteries=[28], modules=["extra_hexes"])
    at_phase_end(enough)
    assert not legal(enough, "recruit"), "workers are there"
    useless = armed(9, silver=4, workers=0, monasteries=[28], modules=["extra_hexes"])
    at_phase_end(useless)
    assert not legal(useless, "recruit"), "they would not pay"


def test_giving_up_shield_4_costs_what_is_too_much_in_storage_at_once() -> None:
    state = armed(4, 9, silver=1, storage=["ship", "bank", "mine", "castle", "church"])
    at_phase_end(state)
    play(state, "drop shield:4")
    assert legal(state) == [f"discard storage:{slot}" for slot in (1, 2, 3, 4, 5)]
    play(state, "discard storage:1", "discard storage:4")
    assert stored(state) == ["bank", "mine", "castle"]
    assert legal(state) == ["pay", "drop shield:9"]
