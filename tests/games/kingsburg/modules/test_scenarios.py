"""Three scenario sheets: shifting alliances, goblin valley, the royal fair."""

import pytest

from burgrave.games.kingsburg.enemies import CARDS
from burgrave.games.kingsburg.game import KINGSBURG
from burgrave.games.kingsburg.modules.scenarios.sheet import sheet_of
from burgrave.games.kingsburg.state import State

from ..scene import begin, built, fight, give, happened, legal, owns, play, scene, scored

SEASONS = ("spring", "summer", "autumn")


def playing(scenario: str, seats: int = 3, **own: object) -> State:
    """A bare table with this sheet."""
    return scene(seats, modules=("base", "scenarios"), options={"scenario": scenario}, **own)


# ---- shifting alliances ----


def oath(state: State, rank: int, *seats: int) -> State:
    """Tokens of seats on an adviser."""
    sheet = sheet_of(state)
    oaths = [*sheet.oaths]
    for seat in seats:
        oaths[(rank - 1) * state.seats + seat] += 1
    sheet.oaths = oaths
    return state


def test_everybody_puts_a_token_on_any_adviser_each_year_and_they_stay() -> None:
    state = playing("shifting_alliances")
    state.order = [1, 2, 0]
    for year in range(2):
        begin(state, "aid", "year_start")
        asked = []
        for _ in range(3):
            asked += state.to_act
            assert len(legal(state)) == 18
            play(state, "swear adviser:7")
        assert asked == [1, 2, 0]
        assert sorted(state.view(0)["scenarios"]["oaths"]["7"]) == sorted([0, 1, 2] * (year + 1))
        begin(state, "winter", "year_closing")


def test_who_influences_without_a_token_there_gives_the_others_points() -> None:
    state = give(oath(playing("shifting_alliances"), 5, 1, 1, 2), 0, dice=[5])
    begin(state, "spring", "influence")
    play(state, "influence adviser:5 die:1")
    assert state.points == [0, 2, 1]


def test_who_has_a_token_there_gives_nothing() -> None:
    state = give(oath(playing("shifting_alliances"), 5, 0, 1, 1), 0, dice=[5])
    begin(state, "spring", "influence")
    play(state, "influence adviser:5 die:1")
    assert state.points == [0, 0, 0]


def test_who_influences_twice_gives_the_others_points_twice() -> None:
    state = give(oath(playing("shifting_alliances"), 5, 1), 0, dice=[5, 5], envoy=True)
    begin(state, "spring", "influence")
    play(state, "influence adviser:5 die:1", "influence adviser:5 die:2")
    assert state.points == [0, 2, 0]


def test_tokens_on_other_advisers_bring_nothing() -> None:
    state = give(oath(playing("shifting_alliances"), 4, 1, 2), 0, dice=[5])
    begin(state, "spring", "influence")
    play(state, "influence adviser:5 die:1")
    assert state.points == [0, 0, 0]


def test_neutral_dice_of_two_players_give_points_too() -> None:
    state = oath(playing("shifting_alliances", 2), 6, 0, 1, 1)
    begin(state, "spring", "season_start", roll=[1, 2, 3, 1, 1])
    assert state.points == [1, 2]


@pytest.mark.parametrize(
    ("roll", "points"), [([6, 6, 6, 1, 3], [0, 1]), ([1, 1, 3, 1, 4], [2, 1]), ([2, 3, 3, 4, 4], [0, 1]), ([6, 6, 6, 6, 6], [0, 0])]
)
def test_every_adviser_of_neutral_dice_gives_points_those_of_dice_apart_too(roll: list[int], points: list[int]) -> None:
    state = oath(oath(playing("shifting_alliances", 2), 4, 1), 1, 0, 0)
    begin(state, "spring", "season_start", roll=roll)
    assert state.points == points


@pytest.mark.parametrize(("seats", "years"), [(2, {3}), (3, {3}), (4, {3, 4}), (5, {3, 4})])
def test_tokens_of_the_left_neighbour_are_removed_after_year_3_and_with_4_or_5_players_year_4(seats: int, years: set[int]) -> None:
    for year in range(1, 6):
        state = oath(playing("shifting_alliances", seats, year=year), 4, *range(seats))
        oath(state, 9, 1)
        begin(state, "winter", "year_end")
        if year not in years:
            assert state.is_over
            continue
        assert state.to_act == (0,)
        assert legal(state) == ["remove adviser:4", "remove adviser:9"]
        play(state, "remove adviser:9")
        # The others have no choice: their neighbour has one token.
        assert state.is_over
        assert state.view(0)["scenarios"]["oaths"] == {"4": [1]}


def test_tokens_are_removed_in_turn_order_and_always_of_the_seat_on_the_left() -> None:
    state = playing("shifting_alliances", year=3)
    for seat in range(3):
        oath(oath(state, 2 + seat, seat), 8 + seat, seat)
    state.order = [1, 0, 2]
    begin(state, "winter", "year_end")
    asked = []
    for left in (2, 1, 0):
        asked += state.to_act
        assert legal(state) == [f"remove adviser:{2 + left}", f"remove adviser:{8 + left}"]
        play(state, f"remove adviser:{2 + left}")
    assert asked == [1, 0, 2]
    assert state.view(0)["scenarios"]["oaths"] == {"8": [0], "9": [1], "10": [2]}


def test_a_seat_whose_left_neighbour_has_no_token_removes_none() -> None:
    state = oath(playing("shifting_alliances", year=3), 4, 0)
    begin(state, "winter", "year_end")
    assert state.is_over
    assert state.view(0)["scenarios"]["oaths"] == {}


# ---- goblin valley ----


def valley(invader: str, beside: str, **own: object) -> State:
    """A bare table with these two cards."""
    state = playing("goblin_valley", year=int(invader[1]), enemy=invader, **own)
    state.enemies = [*state.enemies]
    state.enemies[5 + state.year] = CARDS.index(beside)
    return state


def test_the_valley_has_a_card_for_each_year_from_those_left_over() -> None:
    for seed in range(10):
        state = KINGSBURG.setup(KINGSBURG.rules(3, ["base", "scenarios"], {"scenario": "goblin_valley"}), seed)
        for year in range(5):
            invader, valley = state.enemies[year], state.enemies[5 + year]
            assert invader != valley
            assert valley in state.book.piles[year]
        assert [card["card"] for card in state.view(0)["enemies"][1]] == [None] * 5


def test_goblins_join_and_the_king_sends_a_soldier_for_each_year() -> None:
    state = valley("y3_4_demons", "y3_1_goblins")
    events = fight(state)
    # Demons 6 and goblins 4; one soldier of the die, three of the king.
    assert happened(events, "battle")[0] == (0, 4, 10, 1)


def test_others_are_ignored() -> None:
    events = fight(valley("y3_1_goblins", "y3_4_demons"))
    assert happened(events, "battle")[0] == (0, 1, 4, 1)


def test_in_the_fifth_year_whoever_comes_counts_as_goblins() -> None:
    state = give(valley("y5_1_barbarians", "y5_5_dragons"), 0, buildings="barricade church")
    events = fight(state)
    assert happened(events, "battle")[0] == (0, 7, 16, 1)


def test_the_barricade_counts_once() -> None:
    state = give(valley("y1_2_goblins", "y1_3_goblins"), 0, buildings="barricade")
    assert happened(fight(state), "battle")[0] == (0, 3, 5, 1)


def test_losers_lose_to_both_cards_and_winners_gain_from_both() -> None:
    state = valley("y2_1_goblins", "y2_2_goblins")
    give(state, 0, gold=5, wood=5, stone=5, buildings="statue chapel church", points=20)
    give(state, 1, soldiers=9)
    fight(state)
    assert state.resources[:3] == [3, 3, 3]
    assert built(state) == {"statue"}
    assert state.points[0] == 20 - 1 - 7 - 5
    assert owns(state, 1) == {"wood": 1, "stone": 1, "soldier": 12}


def test_who_looks_chooses_the_deck() -> None:
    state = give(playing("goblin_valley"), 0, dice=[6, 4])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:10 die:1 die:2")
    assert legal(state) == ["look enemy:1", "look enemy:2"]
    play(state, "look enemy:2")
    first, second = state.view(0)["enemies"]
    assert first[0]["card"] is None
    assert second[0]["card"]
    assert state.view(1)["enemies"][1][0]["card"] is None


# ---- the royal fair ----


def test_the_royal_fair() -> None:
    state = playing("royal_fair", 4)
    state.order = [3, 0, 1, 2]
    for seat, (gold, wood) in enumerate(((2, 0), (2, 1), (1, 3), (0, 0))):
        give(state, seat, gold=gold, wood=wood)
    begin(state, "summer", "season_start")
    # Seat 3 has nothing to offer.
    assert state.to_act == (0,)
    assert legal(state) == ["offer gold", "offer 2gold", "skip"]
    play(state, "offer 2gold")
    assert set(legal(state)) == {"offer gold", "offer 2gold", "offer wood", "skip"}
    play(state, "offer 2gold", "offer wood")
    assert state.is_over
    # Of the two who gave most gold seat 0 is earlier; wood is seat 2's.
    assert [scored(state, "royal_fair", seat) for seat in range(4)] == [2, 0, 2, 0]
    assert [owns(state, seat) for seat in range(4)] == [{}, {"wood": 1, "plus2": 1}, {"gold": 1, "wood": 2}, {}]


def test_the_royal_fair_is_in_summer_only() -> None:
    for phase in ("spring", "autumn"):
        state = give(playing("royal_fair"), 0, gold=3)
        begin(state, phase, "season_start")
        assert state.is_over
