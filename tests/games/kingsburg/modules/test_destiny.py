"""Every destiny card of module 4 (p. 14)."""

import pytest

from burgrave.games.kingsburg.game import KINGSBURG
from burgrave.games.kingsburg.modules.destiny.deck import deck_of
from burgrave.games.kingsburg.modules.destiny.printed import NAMES
from burgrave.games.kingsburg.state import State

from ..scene import SEVEN, begin, buildable, fight, give, happened, idle, legal, owns, play, ranks, rolled, scene, served
from .cards import fated, turn_up

SEASONS = ("spring", "summer", "autumn")
TESTED = """border_scouts builders_strike call_to_arms cheap_labour conscription deserters diplomatic_moves envoy_delayed famine
fierce_enemies forest_fire gold_rush good_year heroic_deeds hospitality jesters_feast kings_illness market_days pilgrimage
quarry_collapse queens_journey rising_stars royal_generosity royal_progress secret_deals snowstorm tax_levy timid_enemies tournament
undiscovered_wilds"""


def test_every_card_has_a_test() -> None:
    assert sorted(NAMES) == TESTED.split()
    assert len(NAMES) == 30


# ---- the deck ----


def test_p14_a_card_is_turned_up_each_year_and_is_in_force_until_it_ends() -> None:
    state: State = KINGSBURG.setup(KINGSBURG.rules(3, ["base", "destiny"], {}), 5)
    seen = []
    while not state.is_over:
        card = state.view(0)["destiny"]["card"]
        assert card is not None
        if not seen or seen[-1] != (state.year, card):
            seen.append((state.year, card))
        idle(state)
    assert [year for year, _ in seen] == [0, 1, 2, 3, 4]
    assert len({card for _, card in seen}) == 5
    assert deck_of(state).force == -1


def test_p14_the_deck_is_shuffled() -> None:
    decks = [deck_of(KINGSBURG.setup(KINGSBURG.rules(3, ["base", "destiny"], {}), seed)).cards for seed in range(40)]
    assert all(sorted(cards) == list(range(30)) for cards in decks)
    assert len({cards[0] for cards in decks}) > 15


def test_p14_the_card_is_in_force_in_the_battle_and_at_the_end_of_phase_8() -> None:
    state = fated("famine")
    begin(state, "winter", "winter_start", "reinforcements", "battle", "winter_end")
    assert state.view(0)["destiny"]["card"] == "famine"
    begin(state, "winter", "year_end", "year_closing")
    assert state.view(0)["destiny"]["card"] is None


def test_p14_the_card_works_at_once_in_phase_1_and_no_longer_when_the_year_is_over() -> None:
    state = fated("famine")
    assert [event[1] for event in happened(state.events, "destiny")] == [NAMES.index("famine")]
    begin(state, "spring", "season_start", "roll")
    assert len(rolled(state)) == 2
    begin(state, "winter", "year_closing")
    begin(state, "spring", "season_start", "roll")
    assert len(rolled(state)) == 3


# ---- a building's power for those who have none ----


def test_call_to_arms() -> None:
    assert served(fated("call_to_arms"), 5).soldiers[0] == 2
    assert served(fated("call_to_arms"), 10).soldiers[0] == 3
    owner = served(give(fated("call_to_arms"), 0, buildings="stable"), 5)
    assert (owner.soldiers[0], owner.points[0]) == (2, 0)
    for rank, points in ((10, 0), (11, 1), (13, 1), (18, 1)):
        assert served(give(fated("call_to_arms"), 0, buildings="stable"), rank).points[0] == points
        assert served(fated("call_to_arms"), rank).points[0] == 0


@pytest.mark.parametrize("rank", [1, 2, 3, 4, 7, 8, 9, 11, 12, 13])
def test_call_to_arms_without_a_stable_and_without_soldiers_of_the_adviser(rank: int) -> None:
    assert served(fated("call_to_arms"), rank).soldiers == [0, 0, 0]


def test_call_to_arms_helps_each_time() -> None:
    state = give(fated("call_to_arms"), 0, dice=[5, 4, 6])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:5 die:1", "influence adviser:10 die:2 die:3")
    assert state.soldiers[0] == 2 + 3
    owner = give(fated("call_to_arms"), 0, buildings="stable", dice=[6, 5, 6], white=[5], envoy=True)
    begin(owner, "spring", "influence", "support")
    play(owner, "influence adviser:11 die:1 die:2", "influence adviser:11 die:3 white:1")
    play(owner, "take gold+stone", "take wood+stone")
    assert owner.points == [2, 0, 0]


def test_call_to_arms_looks_at_the_stable_of_each_player_alone() -> None:
    state = give(fated("call_to_arms"), 0, buildings="stable", dice=[6, 5])
    give(state, 1, dice=[5])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:11 die:1 die:2", "influence adviser:5 die:1", "take gold+stone")
    assert (state.points, state.soldiers) == ([1, 0, 0], [0, 2, 0])


@pytest.mark.parametrize("phase", SEASONS)
def test_diplomatic_moves_without_town_hall_and_exchange(phase: str) -> None:
    state = give(fated("diplomatic_moves"), 0, gold=2, plus2=1)
    begin(state, phase, "season_end")
    assert legal(state) == ["use building:town_hall gold", "use building:town_hall plus2", "skip"]
    play(state, "use building:town_hall plus2")
    assert state.is_over
    assert state.points[0] == 1


def test_diplomatic_moves_with_town_hall_or_exchange() -> None:
    state = give(fated("diplomatic_moves"), 0, gold=2, buildings="town_hall")
    begin(state, "spring", "season_end")
    play(state, "use building:town_hall gold")
    assert state.points[0] == 2
    for phase in SEASONS:
        state = give(fated("diplomatic_moves", rows=SEVEN), 0, gold=2, buildings="exchange")
        begin(state, phase, "season_end")
        # The exchange works in autumn only, and its owner has no town hall's power.
        assert legal(state) == (["use building:exchange", "skip"] if phase == "autumn" else [])
        if phase == "autumn":
            play(state, "use building:exchange")
            assert state.points[0] == 3


def test_market_days() -> None:
    state = give(fated("market_days"), 0, dice=[3, 3])
    begin(state, "spring", "influence")
    play(state, "influence adviser:4 die:1 market")
    assert ranks(state) == {3}
    state = give(fated("market_days"), 0, dice=[3, 3, 6], buildings="market")
    begin(state, "spring", "influence")
    play(state, "influence adviser:4 die:1 market", "influence adviser:2 die:2 market")
    assert ranks(state) == {6}


def test_hospitality() -> None:
    for phase in SEASONS:
        state = give(fated("hospitality"), 0, buildings="inn")
        begin(state, phase, "season_end")
        now = int(phase == "summer")
        assert state.tokens == [now] * 3
        assert state.points == [now, 0, 0]


def test_cheap_labour() -> None:
    state = give(fated("cheap_labour"), 0, gold=1, wood=3, stone=1, buildings="inn market")
    begin(state, "summer", "build")
    play(state, "build building:farms")
    assert (owns(state), state.points[0]) == ({}, 2)
    state = give(fated("cheap_labour"), 0, gold=1, wood=3, stone=1, buildings="inn market barricade crane")
    begin(state, "summer", "build")
    play(state, "build building:farms")
    assert (owns(state), state.points[0]) == ({}, 3)


def test_conscription() -> None:
    state = give(fated("conscription"), 0, gold=4)
    begin(state, "recruit")
    play(state, "recruit gold", "recruit 2gold")
    assert owns(state) == {"gold": 1, "soldier": 2}
    state = give(fated("conscription"), 0, gold=1, buildings="barracks")
    begin(state, "recruit")
    play(state, "recruit nothing", "recruit gold")
    assert owns(state) == {"soldier": 2}


# ---- the same for all ----


def test_pilgrimage() -> None:
    state = give(fated("pilgrimage"), 0, gold=2, wood=1, envoy=True)
    begin(state, "summer", "build")
    play(state, "build building:statue", "build building:barricade envoy")
    assert state.points[0] == 4


def test_famine_two_coloured_dice_and_all_white_ones() -> None:
    state = give(fated("famine"), 0, buildings="farms")
    for phase in SEASONS:
        begin(state, phase, "season_start", "roll")
        assert [len(rolled(state, seat)) for seat in range(3)] == [3, 2, 2]
        assert state.dice[2] == 0 < state.dice[3]


def test_quarry_collapse() -> None:
    assert owns(served(give(fated("quarry_collapse"), 0, stone=3), 13)) == {"stone": 3}
    assert owns(served(give(fated("quarry_collapse"), 0, stone=2), 13)) == {"stone": 5}
    assert owns(served(give(fated("quarry_collapse"), 0, stone=3), 15)) == {"gold": 1, "wood": 1, "stone": 3}


@pytest.mark.parametrize(("wood", "left"), [(5, 3), (4, 2), (2, 1), (1, 1), (0, 0)])
def test_forest_fire(wood: int, left: int) -> None:
    for phase in SEASONS:
        state = give(fated("forest_fire"), 0, wood=wood, gold=3)
        begin(state, phase, "season_end")
        assert state.resources[:3] == [3, left if phase == "spring" else wood, 0]


def test_tax_levy() -> None:
    for phase in SEASONS:
        state = give(fated("tax_levy"), 0, gold=3, stone=1)
        give(state, 1, gold=3)
        begin(state, phase, "season_end")
        if phase == "autumn":
            assert state.to_act == (0,)
            assert legal(state) == ["use destiny:tax_levy gold", "use destiny:tax_levy stone"]
            play(state, "use destiny:tax_levy stone")
            assert owns(state) == {"gold": 3}
        assert state.is_over


def test_builders_strike() -> None:
    state = give(fated("builders_strike"), 0, wood=1)
    begin(state, "spring", "build")
    assert state.is_over
    begin(state, "summer", "build")
    assert buildable(state) == {"barricade"}
    state = give(fated("builders_strike"), 0, wood=1, gold=1)
    begin(state, "spring", "build")
    play(state, "build building:barricade")
    assert owns(state) == {}


@pytest.mark.parametrize(("soldiers", "left"), [(2, 2), (3, 2), (7, 6)])
def test_deserters(soldiers: int, left: int) -> None:
    state = give(fated("deserters"), 0, soldiers=soldiers)
    begin(state, "recruit")
    assert state.soldiers[0] == left


def test_heroic_deeds() -> None:
    state = give(fated("heroic_deeds", enemy="y1_5_zombies"), 0, soldiers=9)
    give(state, 1, soldiers=3)
    fight(state)
    # One for the card, one for the strongest, one for the deed; a tie; two for the card and one for the shame.
    assert state.points == [3, 0, -3]


# ---- scenarios (p. 19-20) ----


@pytest.mark.parametrize(
    ("scenario", "unused"),
    [
        ("wheeling_and_dealing", ["rising_stars", "secret_deals", "snowstorm"]),
        ("shifting_alliances", ["secret_deals", "rising_stars"]),
        ("goblin_valley", []),
        ("royal_fair", []),
    ],
)
def test_cards_that_a_scenario_does_not_use_are_discarded_for_the_next(scenario: str, unused: list[str]) -> None:
    state = scene(3, modules=("base", "destiny", "scenarios"), options={"scenario": scenario})
    turn_up(state, *unused, "famine")
    assert state.view(0)["destiny"]["card"] == "famine"
    for card in ("rising_stars", "secret_deals", "snowstorm"):
        if card not in unused:
            turn_up(state, card)
            assert state.view(0)["destiny"]["card"] == card
