"""Destiny cards that do something of their own at a moment of the year (module 4, p. 14)."""

import pytest

from burgrave.games.kingsburg.modules.soldier_tokens.tokens import tokens_of
from burgrave.games.kingsburg.state import State

from ..scene import SEVEN, begin, fight, give, happened, legal, owns, play, ranks, rolled, served
from .cards import fated

SEASONS = ("spring", "summer", "autumn")


# ---- cards of their own ----


@pytest.mark.parametrize("die", range(1, 7))
def test_undiscovered_wilds(die: int) -> None:
    for phase in SEASONS:
        state = fated("undiscovered_wilds")
        begin(state, phase, "season_end", roll=[die])
        assert [owns(state, seat) for seat in range(3)] == [{"wood": 1} if die >= 4 else {}] * 3


def test_snowstorm() -> None:
    state = fated("snowstorm")
    events = begin(state, "winter", "reinforcements")
    assert state.soldiers == [2, 2, 2]
    assert happened(events, "reinforcements") == []


def test_p14_a_snowstorm_is_over_with_its_year() -> None:
    state = fated("snowstorm")
    begin(state, "winter", "reinforcements", "winter_end", "year_end", "year_closing")
    begin(state, "winter", "reinforcements", roll=[5])
    assert state.soldiers == [5, 5, 5]


@pytest.mark.parametrize(("die", "soldiers"), [(6, 3), (5, 3), (4, 2), (1, 2)])
def test_p11_snowstorm_and_military_academy_halves_its_roll(die: int, soldiers: int) -> None:
    state = give(fated("snowstorm", rows=SEVEN), 0, buildings="military_academy")
    begin(state, "winter", "reinforcements", roll=[die])
    assert state.soldiers == [soldiers, 2, 2]


def snowed_in(die: int = 0, **options: str) -> State:
    """A snowstorm with soldier tokens: seat 0 sends 4 and has an academy if a die is given for it, the others send 0 and 1."""
    state = fated("snowstorm", modules=("soldier_tokens",), rows=SEVEN, options=options)
    if die:
        give(state, 0, buildings="military_academy")
    begin(state, "winter", "reinforcements", roll=[die] if die else [])
    for seat, value in enumerate((4, 0, 1)):
        state.apply(f"send token:{value}", seat)
    return state


def test_p11_p14_snowstorm_and_soldier_tokens_a_token_is_sent_and_two_soldiers_come() -> None:
    state = snowed_in()
    assert state.soldiers == [2, 2, 2]
    # One for every battle, whatever the weather.
    assert tokens_of(state).left == [[0, 1, 1, 2, 3], [1, 1, 2, 3, 4], [0, 1, 2, 3, 4]]


@pytest.mark.parametrize(("die", "soldiers"), [(6, 3), (5, 3), (4, 2), (1, 2)])
def test_p11_snowstorm_and_soldier_tokens_halve_the_academys_roll_once(die: int, soldiers: int) -> None:
    assert snowed_in(die).soldiers == [soldiers, 2, 2]


def test_a_snowstorm_that_replaces_the_die_alone_leaves_soldier_tokens_as_they_are() -> None:
    """The sheet of clarifications for the first edition plays as usual with soldier tokens."""
    assert snowed_in(snowstorm="die_only").soldiers == [4, 0, 1]
    state = fated("snowstorm", options={"snowstorm": "die_only"})
    begin(state, "winter", "reinforcements")
    assert state.soldiers == [2, 2, 2]


def test_rising_stars() -> None:
    state = fated("rising_stars")
    give(state, 0, dice=[4, 6])
    give(state, 1, dice=[5], envoy=True)
    begin(state, "spring", "season_start")
    assert state.view(0)["destiny"]["gifts"] == {"4": {"gold": 1}, "5": {"soldier": 1}, "6": {"plus2": 1}}
    give(state, 0, dice=[4, 6])
    give(state, 1, dice=[5, 6], envoy=True)
    begin(state, "spring", "influence")
    play(state, "influence adviser:4 die:1")
    # At once, when the dice are placed.
    assert owns(state) == {"gold": 1}
    play(state, "influence adviser:5 die:1", "influence adviser:6 die:2")
    assert owns(state) == {"gold": 1, "plus2": 1}
    # Who comes later finds nothing.
    play(state, "influence adviser:6 die:2")
    assert owns(state, 1) == {"soldier": 1}
    begin(state, "summer", "season_start")
    assert len(state.view(0)["destiny"]["gifts"]) == 3


def test_secret_deals() -> None:
    state = fated("secret_deals")
    asked = []
    for rank in (6, 3, 2):
        asked += state.to_act
        play(state, f"mark adviser:{rank}")
        if not state.is_over:
            assert f"mark adviser:{rank}" not in legal(state)
    assert asked == [0, 1, 2]
    give(state, 0, dice=[2, 3, 6], envoy=True)
    begin(state, "autumn", "influence")
    # Not even the envoy opens the advisers of others.
    assert ranks(state) == {5, 6, 8, 9, 11}


def test_good_year() -> None:
    state = give(fated("good_year"), 1, buildings="farms")
    for phase in SEASONS:
        begin(state, phase, "season_start", "roll")
        assert state.to_act == (1,)
        play(state, "take stone")
        assert [len(rolled(state, seat)) for seat in range(3)] == [4, 4, 4]
    assert owns(state, 1) == {"stone": 3}


@pytest.mark.parametrize(("card", "change"), [("fierce_enemies", 1), ("timid_enemies", -1)])
def test_fierce_and_timid_enemies(card: str, change: int) -> None:
    state = fated(card, enemy="y1_4_orcs")
    assert happened(fight(state), "battle")[0][2] == 3 + change
    begin(state, "winter", "year_closing", on=True)
    # The next year has another card.
    assert state.menace == 0


@pytest.mark.parametrize(("card", "rank"), [("kings_illness", 18), ("queens_journey", 17)])
def test_kings_illness_and_queens_journey(card: str, rank: int) -> None:
    state = give(fated(card), 0, dice=[6, 6, rank - 12], envoy=True)
    begin(state, "autumn", "influence")
    assert rank not in ranks(state)
    assert state.view(0)["council"][rank - 1]["absent"]


def test_royal_progress_and_jesters_feast() -> None:
    assert served(fated("royal_progress"), 18).points == [2, 0, 0]
    assert served(fated("royal_progress"), 15).points == [0, 0, 0]
    state = served(fated("jesters_feast"), 1)
    assert (owns(state), state.points[0]) == ({"plus2": 1}, 2)


def test_gold_rush_once_a_season() -> None:
    assert owns(served(fated("gold_rush"), 8)) == {"gold": 3}
    assert owns(served(fated("gold_rush"), 3)) == {"wood": 1}
    state = give(fated("gold_rush"), 0, dice=[2, 2], envoy=True)
    begin(state, "summer", "influence", "support")
    play(state, "influence adviser:2 die:1", "influence adviser:2 die:2")
    assert owns(state) == {"gold": 3}
    begin(state, "autumn", "season_start")
    assert owns(served(state, 16)) == {"gold": 8}


@pytest.mark.parametrize(("soldiers", "points"), [((2, 2, 1), [2, 2, 0]), ((0, 0, 0), [0, 0, 0]), ((1, 0, 0), [2, 0, 0])])
def test_tournament(soldiers: tuple[int, ...], points: list[int]) -> None:
    for phase in SEASONS:
        state = fated("tournament")
        state.soldiers = [*soldiers]
        begin(state, phase, "season_end")
        assert state.points == (points if phase == "summer" else [0, 0, 0])


def test_border_scouts() -> None:
    state = fated("border_scouts", year=2, enemy="y2_3_orcs")
    for phase in SEASONS:
        begin(state, phase, "season_start")
        assert state.view(None)["enemies"][0][1]["card"] == ("y2_3_orcs" if phase == "autumn" else None)


def test_royal_generosity() -> None:
    state = give(fated("royal_generosity", year=2), 0, buildings="inn")
    give(state, 1, gold=1)
    begin(state, "aid", "aid")
    # The royal aid is seat 2's as usual.
    assert state.aid == 4
    assert state.to_act == (1,)
    play(state, "take stone", "take stone")
    assert state.is_over
    assert [owns(state, seat) for seat in range(3)] == [{}, {"gold": 1, "stone": 1}, {"stone": 1}]


@pytest.mark.parametrize(
    ("buildings", "asked"),
    [(("inn", "inn", ""), [2]), (("inn", "inn", "inn"), []), (("inn market", "inn", ""), [1, 2])],
)
def test_royal_generosity_passes_by_all_with_the_most_buildings(buildings: tuple[str, ...], asked: list[int]) -> None:
    state = fated("royal_generosity", year=2)
    for seat, names in enumerate(buildings):
        give(state, seat, buildings=names, gold=seat)
    begin(state, "aid", "aid")
    before = list(state.resources)
    while not state.is_over:
        play(state, "take stone")
    stones = [now - then for now, then in zip(state.resources, before, strict=True)][2::3]
    # With three equal in buildings the royal aid goes to seat 0, who has the fewest resources.
    assert [seat for seat in range(3) if stones[seat]] == asked
    assert state.aid == (1 if len(set(buildings)) == 1 else 4)


def test_envoy_delayed() -> None:
    state = give(fated("envoy_delayed", seats=2), 0, envoy=True, gold=3)
    begin(state, "envoy")
    assert state.envoy == 0
