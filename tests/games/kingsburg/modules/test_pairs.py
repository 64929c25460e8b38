"""Modules together: what the book and the known clarifications say about pairs of cards (p. 11-14)."""

import pytest

from burgrave.engine.chance import force
from burgrave.games.kingsburg.enemies import CARDS
from burgrave.games.kingsburg.modules.scenarios.alliances import change
from burgrave.games.kingsburg.modules.scenarios.printed import NAMES as GROUPS
from burgrave.games.kingsburg.modules.scenarios.sheet import NONE, sheet_of
from burgrave.games.kingsburg.modules.whims.tiles import lay
from burgrave.games.kingsburg.points import FIRST_POWER
from burgrave.games.kingsburg.state import State

from ..scene import FIVE, SEVEN, begin, built, fight, give, happened, held, legal, owns, play, refresh, rolled, scene
from .cards import grouped, ruled_by, turn_up


def fated_governors(card: str, *names: str, **own: object) -> State:
    """These governors in a year of this card."""
    state = ruled_by(*names, modules=("destiny",), **own)
    turn_up(state, card)
    return state


# ---- governors and buildings ----


def test_the_sorcerers_buildings_bring_no_point_of_an_architects_guild_either() -> None:
    state = give(ruled_by("sorcerer", year=3, rows=FIVE), 0, buildings="hidden_refuge architects_guild")
    begin(state, "aid", "year_start")
    play(state, "use governor:sorcerer building:statue", "skip")
    assert state.points[0] == 0


def test_the_sorcerer_conjures_a_fountain_without_its_points() -> None:
    state = give(ruled_by("sorcerer", year=3, rows=SEVEN), 0, strips="G")
    begin(state, "aid", "year_start")
    play(state, "use governor:sorcerer building:fountain", "skip")
    assert state.points[0] == 0


def test_p14_the_philosopher_before_or_after_an_altar() -> None:
    state = give(ruled_by("philosopher", rows=FIVE), 0, buildings="altar")
    begin(state, "spring", "roll", roll=[2, 3, 4, 6, 6, 6, 6, 6, 6])
    assert set(legal(state)) == {"use governor:philosopher", "use building:altar", "skip"}
    after = state.clone()
    force(state, 2, 2, 2)
    play(state, "use governor:philosopher")
    assert legal(state) == ["use building:altar", "skip"]
    kept = state.clone()
    play(kept, "skip")
    assert kept.points[0] == 1
    force(state, 1, 1, 1)
    play(state, "use building:altar")
    assert state.points[0] == 0
    force(after, 3, 3, 4)
    play(after, "use building:altar")
    force(after, 3, 3, 3)
    play(after, "use governor:philosopher")
    assert after.points[0] == 1


def test_damsel_and_stockade_in_the_order_the_owner_likes() -> None:
    state = give(ruled_by("damsel", rows=FIVE), 0, buildings="stockade")
    begin(state, "winter", "winter_start")
    # Without a soldier only the damsel can be used first; then the stockade.
    assert state.soldiers[0] == 3


def test_captain_and_barracks_and_recruiting_office() -> None:
    state = give(ruled_by("captain", rows=SEVEN), 0, buildings="barracks recruiting_office", plus2=1)
    begin(state, "recruit")
    play(state, "recruit nothing", "recruit plus2")
    assert owns(state) == {"soldier": 2}


def park(*texts: str) -> State:
    """The politician with a park and a 2, a 3 and a 5."""
    state = give(ruled_by("politician", rows=SEVEN), 0, buildings="park", dice=[2, 3, 5])
    begin(state, "spring", "influence", "support")
    play(state, *texts)
    return state


def test_the_politicians_park_with_three_advisers() -> None:
    assert park("influence adviser:2 die:1", "influence adviser:3 die:2", "influence adviser:5 die:3").tokens[0] == 1


def test_p13_the_politicians_own_space_is_an_adviser_for_the_park() -> None:
    state = park("influence adviser:2 die:1", "influence adviser:3 die:2", "lobby private:5 die:3", "take stone")
    assert state.tokens[0] == 1


def test_p13_the_politicians_space_and_the_adviser_of_its_rank_are_two_for_the_park() -> None:
    state = give(ruled_by("politician", rows=SEVEN), 0, buildings="park", dice=[2, 5, 5])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:2 die:1", "influence adviser:5 die:2", "lobby private:5 die:3", "take stone")
    assert state.tokens[0] == 1


def governing_peasants(*dice: int) -> State:
    """Seat 0 is the politician, has the peasants and these dice."""
    state = ruled_by("politician", modules=("scenarios",), options={"scenario": "wheeling_and_dealing"})
    sheet_of(state).groups = [GROUPS.index("peasants"), NONE, NONE]
    refresh(state)
    give(state, 0, dice=dice)
    begin(state, "spring", "influence", "support")
    return state


def test_p13_peasants_count_the_politicians_low_space_and_it_may_help_twice() -> None:
    state = governing_peasants(2, 5)
    play(state, "influence adviser:2 die:1", "lobby private:5 die:2")
    assert legal(state) == ["use group:peasants adviser:2", "use group:peasants private:5"]
    play(state, "use group:peasants private:5", "take stone", "take wood")
    assert owns(state) == {"gold": 1, "wood": 1, "stone": 1}
    assert state.is_over


def test_p13_the_politicians_high_space_is_none_of_the_peasants_advisers() -> None:
    state = governing_peasants(2, 4, 6)
    play(state, "influence adviser:2 die:1", "lobby private:10 die:2 die:3", "take gold+wood")
    assert owns(state) == {"gold": 2, "wood": 1}
    assert state.is_over


def test_p7_p13_the_envoy_opens_a_space_of_the_politician_again() -> None:
    state = give(ruled_by("politician"), 0, dice=[5, 5], envoy=True)
    begin(state, "spring", "influence", "support")
    play(state, "lobby private:5 die:1")
    assert state.envoy == 0
    assert "lobby private:5 die:2" in legal(state)
    play(state, "lobby private:5 die:2")
    assert state.envoy == -1
    play(state, "take stone", "take gold")
    assert owns(state) == {"gold": 1, "stone": 1}


def test_p13_the_travelling_market_reaches_the_politicians_low_space() -> None:
    state = give(ruled_by("politician", rows=FIVE), 0, buildings="travelling_market", dice=[6])
    give(state, 1, buildings="travelling_market", dice=[6])
    begin(state, "spring", "influence", "support")
    assert legal(state, "travel")[-1] == "travel private:5 die:1 travelling_market"
    assert "travel private:10 die:1 travelling_market" not in legal(state)
    play(state, "travel private:5 die:1 travelling_market")
    # It is the politician's alone.
    assert [text for text in legal(state, "travel") if "private" in text] == []


def test_p13_the_travelling_market_and_the_envoy_at_the_politicians_space() -> None:
    for has_envoy in (False, True):
        state = give(ruled_by("politician", rows=FIVE), 0, buildings="travelling_market", dice=[5, 6], envoy=has_envoy)
        begin(state, "spring", "influence", "support")
        play(state, "lobby private:5 die:1")
        assert ("travel private:5 die:2 travelling_market" in legal(state)) == has_envoy


def test_gold_rush_adds_to_what_the_politicians_space_gives() -> None:
    state = give(fated_governors("gold_rush", "politician"), 0, dice=[5])
    begin(state, "spring", "influence", "support")
    play(state, "lobby private:5 die:1", "take gold")
    assert owns(state) == {"gold": 2}


# ---- the Duke's dice on the Duchess ----


def test_the_duke_influences_the_duchess_for_shifting_alliances() -> None:
    state = ruled_by("duke", modules=("scenarios",), options={"scenario": "shifting_alliances"})
    change(state, 11, 1, 2)
    change(state, 11, 2, 1)
    change(state, 4, 2, 1)
    give(state, 0, dice=[5])
    begin(state, "spring", "influence")
    play(state, "influence adviser:5 die:1")
    # What the sergeant's token brought when the die was put there stays.
    assert state.points == [0, 0, 1]
    play(state, "use governor:duke")
    assert state.points == [0, 2, 2]


def test_the_duke_with_a_token_on_the_duchess_gives_nobody_points() -> None:
    state = ruled_by("duke", modules=("scenarios",), options={"scenario": "shifting_alliances"})
    change(state, 11, 0, 1)
    change(state, 11, 1, 1)
    give(state, 0, dice=[5])
    begin(state, "spring", "influence")
    play(state, "influence adviser:5 die:1", "use governor:duke")
    assert state.points == [0, 0, 0]


@pytest.mark.parametrize(("choice", "points"), [("use governor:duke", 1), ("skip", 0)])
def test_the_duke_influences_the_duchess_for_a_call_to_arms(choice: str, points: int) -> None:
    state = give(fated_governors("call_to_arms", "duke"), 0, buildings="stable", dice=[4, 6])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:10 die:1 die:2", choice)
    assert state.points[0] == points


# ---- governors and destiny ----


def test_famine_and_the_prince_two_dice_become_two_of_his_numbers() -> None:
    state = fated_governors("famine", "prince")
    begin(state, "spring", "season_start", "roll", roll=[1, 2, 6, 6, 6, 6])
    assert legal(state) == [f"use governor:prince values:{values}" for values in ("3+4", "3+6", "4+6")] + ["skip"]
    play(state, "use governor:prince values:4+6")
    assert rolled(state) == [4, 6]


def test_good_year_and_the_priest() -> None:
    state = give(fated_governors("good_year", "priest"), 1, buildings="farms")
    begin(state, "spring", "season_start")
    assert state.to_act == (1,)
    play(state, "take gold")
    # All have a white die of the good year or the farms by now: the prayer gives everybody a point.
    play(state, "use governor:priest")
    assert state.points == [1, 1, 1]
    begin(state, "spring", "roll")
    assert [len(rolled(state, seat)) for seat in range(3)] == [4, 4, 4]


def test_rising_stars_no_gift_on_the_politicians_space() -> None:
    state = give(fated_governors("rising_stars", "politician"), 0)
    begin(state, "spring", "season_start")
    give(state, 0, dice=[5])
    begin(state, "spring", "influence")
    play(state, "lobby private:5 die:1")
    assert owns(state) == {}
    assert "5" in state.view(0)["destiny"]["gifts"]


def test_rising_stars_the_duke_keeps_the_gift_of_dice_he_moves() -> None:
    state = fated_governors("rising_stars", "duke")
    begin(state, "spring", "season_start")
    give(state, 0, dice=[5])
    begin(state, "spring", "influence")
    play(state, "influence adviser:5 die:1", "use governor:duke")
    assert owns(state) == {"soldier": 1}
    assert held(state) == {12: [0]}


def test_the_duke_does_not_visit_a_duchess_that_belongs_to_another() -> None:
    state = fated_governors("secret_deals", "duke")
    play(state, "mark adviser:1", "mark adviser:12", "mark adviser:2")
    give(state, 0, dice=[5])
    begin(state, "spring", "influence")
    play(state, "influence adviser:5 die:1")
    assert state.is_over


def test_envoy_delayed_keeps_the_princesss_envoy() -> None:
    state = give(fated_governors("envoy_delayed", "princess"), 0, envoy=True)
    begin(state, "envoy")
    assert state.envoy == 0


def test_conscription_and_captain_make_no_soldier_cheaper_than_free() -> None:
    state = give(fated_governors("conscription", "captain"), 0, gold=1)
    begin(state, "recruit")
    play(state, "recruit nothing")
    assert owns(state) == {"gold": 1, "soldier": 1}
    assert state.is_over


@pytest.mark.parametrize(("card", "menace"), [("fierce_enemies", 6), ("timid_enemies", 4)])
def test_p11_improvised_defences_look_at_the_printed_strength(card: str, menace: int) -> None:
    state = scene(3, modules=("base", "destiny"), rows=SEVEN, year=2, enemy="y2_5_zombies")
    turn_up(state, card)
    give(state, 0, buildings="improvised_defences")
    assert happened(fight(state), "battle")[0][1:3] == (2, menace)


def test_school_and_deserters_in_the_order_the_owner_likes() -> None:
    state = scene(3, modules=("base", "destiny"), rows=SEVEN)
    turn_up(state, "deserters")
    give(state, 0, buildings="school", soldiers=3)
    begin(state, "recruit")
    assert set(legal(state)) == {"use building:school", "use destiny:deserters"}
    play(state, "use building:school")
    assert (state.points[0], state.soldiers[0]) == (2, 2)


# ---- groups ----


def test_bandits_get_no_soldier_of_a_stable_for_what_they_rob() -> None:
    state = give(grouped("bandits"), 0, buildings="stable")
    for seat, dice in ((1, [1, 2, 3]), (2, [4])):
        give(state, seat, dice=dice)
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:1 die:1", "influence adviser:4 die:1", "influence adviser:2 die:2", "influence adviser:3 die:3")
    # The sergeant is the lowest that is free: they did not influence him.
    assert state.soldiers[0] == 1


def test_bandits_rob_what_a_whim_gives() -> None:
    state = grouped("bandits", modules=("whims",))
    state.support = list(range(18))
    lay(state, 2)
    give(state, 1, dice=[1, 2])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:1 die:1", "influence adviser:2 die:2")
    assert state.to_act == (1,)
    play(state, "grant stone")
    assert owns(state) == {"stone": 1}


def test_peasants_and_a_stable() -> None:
    state = give(grouped("peasants"), 0, buildings="stable", dice=[5])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:5 die:1")  # The only one that the peasants can help again.
    # The sergeant's two, and one of the stable: he was influenced once (p. 10).
    assert state.soldiers[0] == 3


def test_peasants_and_a_stable_of_a_call_to_arms() -> None:
    state = grouped("peasants", modules=("destiny",))
    turn_up(state, "call_to_arms")
    sheet_of(state).groups = [GROUPS.index("peasants"), NONE, NONE]
    refresh(state)
    give(state, 0, dice=[5])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:5 die:1")
    assert state.soldiers[0] == 3


def test_peasants_and_a_stable_with_the_envoy_two_influences() -> None:
    state = give(grouped("peasants"), 0, buildings="stable", dice=[5, 5], envoy=True)
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:5 die:1", "influence adviser:5 die:2")
    assert state.soldiers[0] == 5


@pytest.mark.parametrize("chosen", [(1, 0), (0, 1), (1, 1)])
def test_peasants_and_a_stable_where_soldiers_are_a_choice(chosen: tuple[int, int]) -> None:
    """Whim 2 gives soldiers only to who asks for them: one of the stable, whichever of both times it is."""
    state = grouped("peasants", modules=("whims",))
    state.support = list(range(18))
    lay(state, 1)
    give(state, 0, buildings="stable", dice=[2], plus2=2)
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:2 die:1")
    for is_soldier in chosen:
        play(state, "take -plus2+gold+soldier" if is_soldier else "take 2plus2")
    assert state.is_over
    assert state.soldiers[0] == sum(chosen) + 1


def test_craftsmen_and_a_monastery_in_the_order_the_owner_likes() -> None:
    state = give(grouped("craftsmen", rows=FIVE), 0, buildings="monastery")
    begin(state, "summer", "season_end")
    assert set(legal(state)) == {
        "use building:monastery",
        *(f"use group:craftsmen {kind}" for kind in ("gold", "wood", "stone")),
    }
    play(state, "use building:monastery", "use group:craftsmen wood")
    assert (owns(state), state.points[0]) == ({"wood": 1}, 1)


@pytest.mark.parametrize(
    ("buildings", "served"),
    [
        (("inn", "inn", ""), [0, 2]),
        (("inn", "inn", "inn"), [0]),
        (("inn", "", ""), [1, 2]),
        (("", "inn", "inn"), [0]),
    ],
)
def test_ties_for_royal_generosity_go_in_favour_of_the_aristocracy(buildings: tuple[str, ...], served: list[int]) -> None:
    """Among those with the most buildings it counts as one with fewer, and takes its resource; the others do not."""
    state = grouped(modules=("destiny",), year=2)
    turn_up(state, "royal_generosity")
    play(state, "claim group:aristocracy", "claim group:clergy", "claim group:artists")
    for seat, names in enumerate(buildings):
        give(state, seat, buildings=names)
    begin(state, "aid", "aid")
    asked = []
    while not state.is_over:
        if state.agenda[-1].source >= FIRST_POWER:
            asked += state.to_act
        play(state, "take gold")
    assert sorted(asked) == served


def test_aristocracy_and_royal_generosity_do_not_disturb_each_other() -> None:
    state = grouped(modules=("destiny",), year=2)
    turn_up(state, "royal_generosity")
    play(state, "claim group:aristocracy", "claim group:clergy", "claim group:artists")
    give(state, 1, buildings="inn")
    give(state, 2, buildings="inn")
    begin(state, "aid", "aid")
    assert state.aid == 1
    assert state.to_act == (0,)


# ---- whims ----


def test_jesters_feast_and_a_whim_on_the_jester() -> None:
    state = scene(3, modules=("base", "destiny", "whims"))
    turn_up(state, "jesters_feast")
    state.support = list(range(18))
    lay(state, 0)
    give(state, 0, dice=[1])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:1 die:1")
    # The squire's gold by the whim, the feast besides.
    assert (owns(state), state.points[0]) == ({"gold": 1, "plus2": 1}, 1)


def test_jesters_feast_is_for_influencing_even_if_the_whim_brings_nothing() -> None:
    state = scene(3, modules=("base", "destiny", "whims"))
    turn_up(state, "jesters_feast")
    state.support = list(range(18))
    lay(state, 0)
    give(state, 0, dice=[1])
    give(state, 1, dice=[2, 3, 4])
    give(state, 2, dice=[5])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:1 die:1", "influence adviser:2 die:1", "influence adviser:5 die:1")
    play(state, "influence adviser:3 die:2", "influence adviser:4 die:3")
    # The alchemist is copied, and there is nothing to exchange.
    assert (owns(state), state.points[0]) == ({"plus2": 1}, 1)


def test_a_call_to_arms_is_for_influencing_even_if_the_whim_is_declined() -> None:
    state = scene(3, modules=("base", "destiny", "whims"))
    turn_up(state, "call_to_arms")
    state.support = list(range(18))
    lay(state, 11)
    give(state, 0, buildings="stable", dice=[6, 6])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:12 die:1 die:2", "skip")
    assert (owns(state), state.points) == ({}, [1, 0, 0])


def test_a_call_to_arms_adds_a_soldier_to_those_of_a_whim() -> None:
    state = scene(3, modules=("base", "destiny", "whims"))
    turn_up(state, "call_to_arms")
    state.support = list(range(18))
    lay(state, 10)
    give(state, 0, dice=[6, 5], gold=1, soldiers=1, points=1)
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:11 die:1 die:2")
    assert (owns(state), state.points[0]) == ({"gold": 1, "stone": 1, "soldier": 3}, 2)


# ---- goblin valley ----


def test_a_hidden_refuge_saves_the_points_of_both_cards_although_it_falls() -> None:
    state = scene(3, modules=("base", "scenarios"), rows=FIVE, options={"scenario": "goblin_valley"}, enemy="y1_3_goblins")
    state.enemies = [*state.enemies]
    state.enemies[5] = CARDS.index("y1_2_goblins")
    give(state, 0, buildings="hidden_refuge")
    fight(state)
    assert built(state) == set()
    assert state.points[0] == 0
