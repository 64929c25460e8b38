"""What each of the eighteen advisers gives (p. 6-7)."""

from itertools import combinations_with_replacement

import pytest

from burgrave.games.kingsburg.council import ADVISERS

from ..scene import begin, give, happened, legal, owns, play, scene

KINDS = ("gold", "wood", "stone")


def mixes(count: int) -> list[dict[str, int]]:
    """Every mix of `count` resources."""
    return [
        {kind: chosen.count(kind) for kind in KINDS if kind in chosen} for chosen in combinations_with_replacement(KINDS, count)
    ]


# By rank: what it leaves a seat that had one of each resource; points; whether it looks at the enemy.
GIVES: dict[str, tuple[list[dict[str, int]], int, bool]] = {
    "jester": ([{}], 1, False),
    "squire": ([{"gold": 1}], 0, False),
    "architect": ([{"wood": 1}], 0, False),
    "merchant": ([{"wood": 1}, {"gold": 1}], 0, False),
    "sergeant": ([{"soldier": 1}], 0, False),
    "alchemist": (
        [{"gold": -1, "wood": 1, "stone": 1}, {"gold": 1, "wood": -1, "stone": 1}, {"gold": 1, "wood": 1, "stone": -1}, {}],
        0,
        False,
    ),
    "astronomer": ([{**mix, "plus2": 1} for mix in mixes(1)], 0, False),
    "treasurer": ([{"gold": 2}], 0, False),
    "master_hunter": ([{"wood": 1, "gold": 1}, {"wood": 1, "stone": 1}], 0, False),
    "general": ([{"soldier": 2}], 0, True),
    "swordsmith": ([{"stone": 1, "gold": 1}, {"stone": 1, "wood": 1}], 0, False),
    "duchess": ([{**mix, "plus2": 1} for mix in mixes(2)], 0, False),
    "champion": ([{"stone": 3}], 0, False),
    "smuggler": (mixes(3), -1, False),
    "inventor": ([{"gold": 1, "wood": 1, "stone": 1}], 0, False),
    "wizard": ([{"gold": 4}], 0, False),
    "queen": (mixes(2), 3, True),
    "king": ([{"gold": 1, "wood": 1, "stone": 1, "soldier": 1}], 0, False),
}


def test_eighteen_advisers_by_rank() -> None:
    assert tuple(GIVES) == ADVISERS
    assert len(ADVISERS) == 18


@pytest.mark.parametrize("name", ADVISERS)
def test_adviser(name: str) -> None:
    rank = ADVISERS.index(name) + 1
    choices, points, looks = GIVES[name]
    gains = []
    state = give(scene(3), 1, gold=1, wood=1, stone=1)
    third = min(rank, 6)
    dice = [die for die in (third, min(rank - third, 6), max(rank - third - 6, 0)) if die]
    give(state, 1, dice=dice)
    begin(state, "spring", "influence", "support")
    play(state, " ".join(["influence", f"adviser:{rank}", *(f"die:{die + 1}" for die in range(len(dice)))]))
    options = legal(state) if state.to_act == (1,) else [""]
    for option in options:
        branch = state.clone()
        events = list(state.events)
        if option:
            events += play(branch, option)
        assert branch.is_over
        got = {kind: owns(branch, 1).get(kind, 0) - (kind in KINDS) for kind in (*KINDS, "plus2", "soldier")}
        gains.append({kind: count for kind, count in got.items() if count})
        assert branch.points == [0, points, 0]
        assert happened(events, "peek") == ([(1, 0)] if looks else [])
        assert [owns(branch, seat) for seat in (0, 2)] == [{}, {}]
    assert len(gains) == len(choices)
    assert all(choice in gains for choice in choices)


@pytest.mark.parametrize("held", KINDS)
def test_alchemist_takes_only_what_there_is(held: str) -> None:
    state = give(scene(3), 0, dice=[6], **{held: 1})
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:6 die:1")
    assert len(legal(state)) == 2
    play(state, legal(state)[0])
    assert owns(state) == {kind: 1 for kind in KINDS if kind != held}


def test_alchemist_without_resources_gives_nothing() -> None:
    state = give(scene(3), 0, dice=[6], plus2=2)
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:6 die:1")
    assert state.is_over
    assert owns(state) == {"plus2": 2}


@pytest.mark.parametrize("points", [0, -4, 7])
def test_p17_the_smuggler_helps_at_0_and_below(points: int) -> None:
    state = give(scene(3), 0, dice=[6, 6, 2], points=points)
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:14 die:1 die:2 die:3", "take -point+3stone")
    assert state.points[0] == points - 1
    assert owns(state) == {"stone": 3}


@pytest.mark.parametrize(("rank", "dice"), [(10, [6, 4]), (17, [6, 6, 5])])
def test_p06_only_who_looks_learns_this_years_enemy(rank: int, dice: list[int]) -> None:
    state = give(scene(3, year=3, enemy="y3_4_demons"), 1, dice=dice)
    begin(state, "autumn", "influence", "support")
    play(state, next(text for text in legal(state, "influence") if f"adviser:{rank} " in text))
    while not state.is_over:
        play(state, legal(state)[0])
    for seat in (None, 0, 1, 2):
        known = [card["card"] for card in state.view(seat)["enemies"][0]][2:]
        assert known == ["y3_4_demons" if seat == 1 else None, None, None]
    # That somebody looked is no secret.
    assert state.view(None)["enemies"][0][2]["seen_by"] == [1]
    assert not state.view(None)["enemies"][0][2]["open"]
