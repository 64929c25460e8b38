"""Module 6: the whims of the court, one by one, and the return to tradition (p. 15-16)."""

from itertools import combinations_with_replacement

import pytest

from burgrave.engine.chance import force
from burgrave.games.kingsburg.game import KINGSBURG
from burgrave.games.kingsburg.modules.whims.printed import FIRST_TILE
from burgrave.games.kingsburg.modules.whims.tiles import lay, tiles_of
from burgrave.games.kingsburg.state import State

from ..scene import begin, give, happened, idle, influence, legal, owns, play, scene
from .cards import whimsical

KINDS = ("gold", "wood", "stone")


def visit(rank: int, seats: int = 3, seat: int = 0, state: State | None = None) -> State:
    """A seat influences the adviser of a whim; up to the first question about it."""
    return influence(state or whimsical(rank, seats), rank, seat)


# ---- how they come ----


def test_p15_a_tile_is_drawn_at_the_start_of_every_season_and_stays() -> None:
    state: State = KINGSBURG.setup(KINGSBURG.rules(3, ["base", "whims"], {}), 4)
    counts = set()
    lying: set[int] = set()
    while not state.is_over:
        now = {place for place in range(18) if state.support[place] >= FIRST_TILE}
        assert lying <= now
        lying = now
        seasons = 3 * state.year + (state.phase + 1) // 2
        if state.phase in (1, 3, 5):
            counts.add((seasons, len(now)))
        idle(state)
    assert counts == {(number, number) for number in range(1, 16)}
    assert 16 not in lying
    assert 17 not in lying


def test_p15_a_tile_lies_on_the_adviser_of_its_number_and_changes_its_support() -> None:
    state = visit(16)
    assert (owns(state), state.points[0]) == ({}, 5)
    assert state.view(0)["council"][15]["whim"]
    assert not state.view(0)["council"][14]["whim"]
    assert owns(visit(15, state=whimsical(16))) == {"gold": 1, "wood": 1, "stone": 1}


# ---- 1 to 8 ----


def test_p15_whim_1_the_lowest_adviser_that_nobody_influenced() -> None:
    state = give(whimsical(1), 0, dice=[1])
    give(state, 1, dice=[2, 3])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:1 die:1", "influence adviser:2 die:1", "influence adviser:3 die:2")
    assert state.to_act == (0,)
    assert legal(state) == ["take wood", "take gold"]
    assert owns(visit(1)) == {"gold": 1}


def test_p15_whim_1_gives_what_a_whim_on_that_adviser_gives() -> None:
    state = whimsical(1)
    lay(state, 1)
    visit(1, state=state)
    assert owns(state) == {"plus2": 2}


def test_p09_p15_whim_1_passes_by_advisers_with_neutral_dice() -> None:
    state = whimsical(1, 2)
    begin(state, "spring", "season_start", roll=[6, 6, 6, 1, 1])
    influence(state, 1)
    assert owns(state) == {"wood": 1}


def test_p15_whim_2() -> None:
    assert owns(visit(2)) == {"plus2": 2}
    state = visit(2, state=give(whimsical(2), 0, plus2=1))
    assert set(legal(state)) == {"take 2plus2", "take -plus2+gold+soldier"}
    play(state, "take -plus2+gold+soldier")
    assert owns(state) == {"gold": 1, "soldier": 1}


def test_p15_whim_3_the_player_on_the_left_chooses() -> None:
    state = visit(3)
    assert state.to_act == (1,)
    assert legal(state) == ["grant gold", "grant wood", "grant stone"]
    play(state, "grant wood")
    assert [owns(state, seat) for seat in range(3)] == [{"wood": 1}, {}, {}]
    assert visit(3, seat=2).to_act == (0,)


def test_p16_whim_4_a_stock_of_three_that_is_filled_when_empty() -> None:
    state = whimsical(4)
    assert state.view(0)["whims"]["stock"] == {"gold": True, "wood": True, "stone": True}
    visit(4, state=state)
    assert legal(state) == ["take gold", "take wood", "take stone"]
    play(state, "take stone")
    assert state.view(0)["whims"]["stock"] == {"gold": True, "wood": True, "stone": False}
    begin(state, "autumn", "season_start")
    visit(4, state=state)
    assert legal(state) == ["take gold", "take wood"]
    play(state, "take gold")
    begin(state, "autumn", "season_start")
    visit(4, state=state)
    assert owns(state) == {"gold": 1, "wood": 1, "stone": 1}
    assert state.view(0)["whims"]["stock"] == {"gold": True, "wood": True, "stone": True}


def test_p16_whim_4_several_take_in_turn_order_and_it_is_filled_at_once() -> None:
    state = whimsical(4)
    tiles_of(state).stock = 1
    state.order = [1, 0, 2]
    give(state, 0, dice=[4])
    give(state, 1, dice=[4, 1], envoy=True)
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:1 die:2", "influence adviser:4 die:1", "influence adviser:4 die:1")
    assert owns(state, 1)["gold"] == 1
    assert state.to_act == (0,)
    assert legal(state) == ["take gold", "take wood", "take stone"]


@pytest.mark.parametrize("kind", range(3))
def test_p16_whim_5_the_resource_on_the_tile_and_then_another(kind: int) -> None:
    state = whimsical(5)
    tiles_of(state).single = kind
    begin(state, "spring", "season_start")
    tiles_of(state).single = kind
    give(state, 0, dice=[5])
    give(state, 1, dice=[5], envoy=True)
    begin(state, "spring", "influence", "support")
    force(state, (kind + 1) % 3)
    play(state, "influence adviser:5 die:1", "influence adviser:5 die:1")
    # Both take the same kind; only then another is drawn.
    assert owns(state, 0) == owns(state, 1) == {KINDS[kind]: 1}
    assert state.view(0)["whims"]["single"] == KINDS[(kind + 1) % 3]


def test_p16_whim_5_what_nobody_takes_stays() -> None:
    state = whimsical(5)
    tiles_of(state).single = 2
    begin(state, "spring", "influence", "support")
    assert state.view(0)["whims"]["single"] == "stone"


def test_p16_whim_6_three_bargains_for_who_can_pay() -> None:
    assert visit(6).is_over
    resource = visit(6, state=give(whimsical(6), 0, wood=1))
    assert legal(resource) == ["take -wood+soldier+point", "skip"]
    play(resource, "take -wood+soldier+point")
    assert (owns(resource), resource.points[0]) == ({"soldier": 1}, 1)
    point = visit(6, state=give(whimsical(6), 0, points=1))
    assert set(legal(point)) == {*(f"take -point+{kind}+soldier" for kind in KINDS), "skip"}
    play(point, "take -point+stone+soldier")
    assert (owns(point), point.points[0]) == ({"stone": 1, "soldier": 1}, 0)
    soldier = visit(6, state=give(whimsical(6), 0, soldiers=1))
    assert set(legal(soldier)) == {*(f"take -soldier+{kind}+point" for kind in KINDS), "skip"}
    play(soldier, "take -soldier+gold+point")
    assert (owns(soldier), soldier.points[0]) == ({"gold": 1}, 1)


def test_p16_whim_6_one_bargain_of_all_that_can_be_paid() -> None:
    state = visit(6, state=give(whimsical(6), 0, gold=1, stone=1, points=2, soldiers=2, plus2=1))
    assert set(legal(state)) == {
        *(f"take -{kind}+soldier+point" for kind in ("gold", "stone")),
        *(f"take -point+{kind}+soldier" for kind in KINDS),
        *(f"take -soldier+{kind}+point" for kind in KINDS),
        "skip",
    }
    play(state, "take -stone+soldier+point")
    assert state.is_over
    assert (owns(state), state.points[0]) == ({"gold": 1, "plus2": 1, "soldier": 3}, 3)


def test_p16_whim_6_may_be_declined() -> None:
    state = visit(6, state=give(whimsical(6), 0, gold=1))
    play(state, "skip")
    assert (owns(state), state.points[0], state.is_over) == ({"gold": 1}, 0, True)


def test_p16_whim_6_takes_no_point_of_who_has_fewer_than_none() -> None:
    assert visit(6, state=give(whimsical(6), 0, points=-2)).is_over


def test_p16_whim_7_a_friend_takes_one_and_oneself_two_of_the_kind() -> None:
    state = visit(7)
    assert legal(state) == ["name seat:2", "name seat:3"]
    play(state, "name seat:3")
    assert state.to_act == (2,)
    play(state, "take wood")
    assert [owns(state, seat) for seat in range(3)] == [{"wood": 2}, {}, {"wood": 1}]


@pytest.mark.parametrize(("seats", "asked"), [(3, [1, 2]), (4, [1, 3]), (2, [1, 1])])
def test_p16_whim_8_left_and_right_choose(seats: int, asked: list[int]) -> None:
    state = visit(8, seats)
    askers = []
    for kind in ("gold", "stone"):
        askers += state.to_act
        play(state, f"grant {kind}")
    assert askers == asked
    assert owns(state) == {"gold": 1, "stone": 1}


@pytest.mark.parametrize(("rank", "asked"), [(3, [1]), (8, [1, 3])])
def test_p15_p16_left_and_right_are_seats_whatever_the_turn_order(rank: int, asked: list[int]) -> None:
    state = whimsical(rank, 4)
    state.order = [0, 2, 1, 3] if rank == 3 else [3, 2, 0, 1]
    give(state, 0, dice=[3] if rank == 3 else [6, 2])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:3 die:1" if rank == 3 else "influence adviser:8 die:1 die:2")
    for seat in asked:
        assert state.to_act == (seat,)
        play(state, "grant gold")
    assert state.is_over


# ---- 9 to 16 ----


def test_p16_whim_9_two_different_ones_of_four() -> None:
    state = visit(9)
    assert {text.removeprefix("take ") for text in legal(state)} == {
        "gold+wood",
        "gold+stone",
        "wood+stone",
        "gold+plus2+soldier",
        "wood+plus2+soldier",
        "stone+plus2+soldier",
    }
    play(state, "take wood+plus2+soldier")
    assert owns(state) == {"wood": 1, "plus2": 1, "soldier": 1}


def test_p16_whim_10_two_of_one_kind() -> None:
    assert legal(visit(10)) == ["take 2gold", "take 2wood", "take 2stone"]


def test_p16_whim_11_what_everybody_gets() -> None:
    state = give(whimsical(11), 0, gold=1, soldiers=1, points=1)
    visit(11, state=state)
    assert (owns(state), state.points[0]) == ({"gold": 1, "stone": 1, "soldier": 2}, 2)


@pytest.mark.parametrize(
    ("own", "more"),
    [
        (
            {"soldiers": 1, "points": 1},
            {"gold+stone+point", "wood+stone+point", "2stone+point", "gold+stone+soldier", "wood+stone+soldier", "2stone+soldier"},
        ),
        ({"gold": 1, "points": 1}, {"2soldier+point", "stone+2soldier"}),
        ({"gold": 1, "soldiers": 1}, {"soldier+2point", "stone+2point"}),
    ],
)
def test_p16_whim_11_who_has_the_fewest_of_something_may_have_more_of_it(own: dict[str, int], more: set[str]) -> None:
    state = visit(11, state=give(whimsical(11), 0, **own))
    assert {text.removeprefix("take ") for text in legal(state)} == {"stone+soldier+point", *more}


def test_p16_whim_11_a_tie_for_the_fewest_is_enough_and_only_one_exchange_is_made() -> None:
    state = visit(11)
    assert len(legal(state)) == 11
    assert not any("3" in text for text in legal(state))


def test_p16_whim_11_tokens_are_no_resources() -> None:
    state = visit(11, state=give(whimsical(11), 0, plus2=3, soldiers=1, points=1))
    assert "take 2stone+point" in legal(state)


@pytest.mark.parametrize(
    ("chosen", "after", "points"),
    [
        ("2stone+point", {"stone": 2}, 1),
        ("gold+stone+soldier", {"gold": 1, "stone": 1, "soldier": 1}, 0),
        ("stone+2soldier", {"stone": 1, "soldier": 2}, 0),
        ("2soldier+point", {"soldier": 2}, 1),
        ("soldier+2point", {"soldier": 1}, 2),
        ("stone+2point", {"stone": 1}, 2),
    ],
)
def test_p16_whim_11_every_exchange_gives_three_things(chosen: str, after: dict[str, int], points: int) -> None:
    state = visit(11)
    play(state, f"take {chosen}")
    assert (owns(state), state.points) == (after, [points, 0, 0])
    assert state.is_over


@pytest.mark.parametrize("own", [{"gold": 2}, {"soldiers": 2}, {"points": 2}])
def test_p16_whim_11_compares_with_every_other_player(own: dict[str, int]) -> None:
    """Who is second has not the fewest."""
    state = give(whimsical(11), 0, gold=1, soldiers=1, points=1)
    give(state, 1, **own)
    visit(11, state=state)
    assert state.is_over


def test_p16_whim_12_gold_and_points() -> None:
    state = visit(12)
    assert legal(state) == ["take 3gold", "take 3point", "skip"]
    points = state.clone()
    play(state, "take 3gold")
    assert ([owns(state, seat) for seat in range(3)], state.points) == ([{"gold": 3}, {}, {}], [0, 1, 1])
    play(points, "take 3point")
    assert ([owns(points, seat) for seat in range(3)], points.points) == ([{}, {"gold": 1}, {"gold": 1}], [3, 0, 0])


def test_p16_whim_12_may_be_declined_and_then_nobody_gets_anything() -> None:
    state = visit(12)
    events = play(state, "skip")
    assert ([owns(state, seat) for seat in range(3)], state.points) == ([{}, {}, {}], [0, 0, 0])
    assert happened(events, "decline_support") == [(0, 11)]
    assert state.is_over


def test_p16_whim_13_a_bit_of_everything_and_a_look() -> None:
    state = visit(13)
    events = play(state, "take stone+plus2+soldier+point")
    assert (owns(state), state.points[0]) == ({"stone": 1, "plus2": 1, "soldier": 1}, 1)
    assert happened(events, "peek") == [(0, 0)]


@pytest.mark.parametrize("picked", [*KINDS, "plus2", "soldier"])
def test_p16_whim_14_another_picks_one_and_oneself_gets_the_rest(picked: str) -> None:
    state = visit(14)
    play(state, "name seat:2")
    assert state.to_act == (1,)
    assert legal(state) == [f"take {kind}" for kind in (*KINDS, "plus2", "soldier")]
    play(state, f"take {picked}")
    assert owns(state, 1) == {picked: 1}
    assert owns(state) == {kind: 1 for kind in (*KINDS, "plus2", "soldier") if kind != picked}


def test_p16_whim_15_four_of_six_are_kept_and_two_given_away() -> None:
    kept = set()
    for first, second in combinations_with_replacement(KINDS, 2):
        state = visit(15)
        play(state, f"give {first} seat:2", f"give {second} seat:3")
        assert state.is_over
        assert owns(state, 1) == {first: 1}
        assert owns(state, 2) == {second: 1}
        kept.add(tuple(state.resources[:3]))
    assert all(sum(mix) == 4 and max(mix) <= 2 for mix in kept)
    assert len(kept) == 6
    both = visit(15)
    play(both, "give gold seat:2", "give gold seat:2")
    assert owns(both, 1) == {"gold": 2}


def test_p16_whim_15_gives_of_what_it_took_not_of_what_one_had() -> None:
    state = visit(15, state=give(whimsical(15), 0, gold=5))
    play(state, "give gold seat:2", "give gold seat:2")
    assert owns(state) == {"gold": 5, "wood": 2, "stone": 2}


def test_p16_whim_15_with_two_players_the_other_gets_both() -> None:
    state = visit(15, 2)
    play(state, "give gold seat:2", "give stone seat:2")
    assert owns(state, 1) == {"gold": 1, "stone": 1}


def test_p16_whim_16() -> None:
    assert visit(16).points == [5, 0, 0]


def test_a_stable_adds_a_soldier_to_those_of_a_whim() -> None:
    state = visit(13, state=give(whimsical(13), 0, buildings="stable"))
    play(state, "take stone+plus2+soldier+point")
    assert state.soldiers[0] == 2


# ---- return to tradition ----


def tradition(seats: int = 3) -> State:
    """All sixteen tiles lie; nobody has dice."""
    state = scene(seats, modules=("base", "whims"), options={"court": "tradition"})
    state.support = list(range(18))
    for place in range(16):
        lay(state, place)
    return state


def whims(state: State) -> set[int]:
    """The ranks with a tile."""
    return {place["rank"] for place in state.view(0)["council"] if place["whim"]}


def test_p16_all_tiles_lie_from_the_start() -> None:
    state: State = KINGSBURG.setup(KINGSBURG.rules(3, ["base", "whims"], {"court": "tradition"}), 4)
    assert whims(state) == set(range(1, 17))


@pytest.mark.parametrize("phase", ["spring", "summer", "autumn"])
def test_p16_the_tile_of_the_highest_adviser_that_was_influenced_goes(phase: str) -> None:
    state = give(tradition(), 0, dice=[2, 6])
    give(state, 1, dice=[6, 6, 5])
    begin(state, phase, "influence", "season_end")
    play(state, "influence adviser:2 die:1", "influence adviser:17 die:1 die:2 die:3", "influence adviser:6 die:2")
    assert whims(state) == set(range(1, 17)) - {6}
    # It is gone for good.
    begin(state, phase, "season_start")
    assert whims(state) == set(range(1, 17)) - {6}


def test_p16_if_none_was_influenced_the_lowest_goes() -> None:
    state = give(tradition(), 0, dice=[6, 6, 6])
    begin(state, "spring", "influence", "season_end")
    play(state, "influence adviser:18 die:1 die:2 die:3")
    assert whims(state) == set(range(2, 17))


def test_p16_of_those_without_a_tile_the_next_with_one_counts() -> None:
    state = tradition()
    state.support = [*state.support[:10], 10, *state.support[11:]]
    give(state, 0, dice=[6, 5])
    give(state, 1, dice=[3])
    begin(state, "spring", "influence", "season_end")
    play(state, "influence adviser:11 die:1 die:2", "influence adviser:3 die:1")
    assert whims(state) == set(range(1, 17)) - {3, 11}


def test_p16_neutral_dice_count_as_influence() -> None:
    state = tradition(2)
    begin(state, "spring", "season_start", "season_end", roll=[1, 2, 4, 1, 2])
    assert whims(state) == set(range(1, 17)) - {7}
