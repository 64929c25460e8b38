"""Page 14: the team game."""

import json

import pytest

import burgrave
from burgrave.bots.greedy import GreedyBot
from burgrave.games.burgundy.duchy import duchy
from burgrave.games.burgundy.steps.ship import advance
from games.burgundy.modules.team.pairs import hands, pairs
from games.burgundy.scene import end_phase, end_round, finish, give, legal, own, play, scored, where


def new(seed=1, **options):
    return burgrave.new("burgundy", 4, seed, ["base", "team"], options)


# ---- setup -----------------------------------------------------------------------------------------------------------


def test_p14_each_team_gets_one_castle_three_goods_two_silver():
    for seed in range(8):
        state = new(seed)
        assert state.silver == [2] * 4
        assert [sum(state.goods[seat * 6 : seat * 6 + 6]) for seat in range(4)] == [3, 0, 3, 0]
        assert own(state, 0)["goods"] == own(state, 1)["goods"]
        assert [tile for tile in own(state, 1)["hexes"] if tile] == ["castle"]


def test_p14_the_team_that_begins_has_three_workers_the_other_five_and_turns_alternate():
    beginning = set()
    for seed in range(30):
        state = new(seed)
        first = state.order[0]
        beginning.add(first)
        assert [seat // 2 == first // 2 for seat in state.order] == [True, False, True, False]
        assert state.workers == [3 if seat // 2 == first // 2 else 5 for seat in range(4)]
    assert beginning == {0, 1, 2, 3}


def test_p14_the_castle_stands_in_the_middle():
    state = new()
    assert own(state, 0)["hexes"][21] == "castle"
    assert state.duchy[0].number[21] == 1
    for number in ("31", "32"):
        layout = duchy("special", number)
        assert [mask.bit_count() for mask in layout.colour_mask[:6]] == [24, 12, 12, 12, 8, 6]
        joined = [(left, right) for left in range(37) for right in range(37, 74) if layout.neighbours[left] >> right & 1]
        assert joined == [(21, 52)]


@pytest.mark.parametrize("settling", ["open", "secret"])
def test_p14_with_the_advanced_board_a_team_chooses_the_castle_of_1_or_6(settling):
    state = new(5, duchies="32", settling=settling)
    first, second = state.order[:2]
    assert state.to_act == ((first,) if settling == "open" else tuple(sorted((first, second))))
    assert [str(action) for action in state.legal_actions(first)] == ["settle duchy:32 hex:22", "settle duchy:32 hex:53"]
    assert [state.duchy[0].number[hex_] for hex_ in (21, 52)] == [1, 6]
    before = state.view(first ^ 1)
    state.apply("settle duchy:32 hex:53", first)
    if settling == "secret":
        # Neither the others nor the partner see it before both have chosen; nothing depends on it until then.
        assert "53" not in json.dumps(state.view(second)["players"])
        assert state.view(first ^ 1)["players"] == before["players"]
    state.apply("settle duchy:32 hex:22", second)
    assert own(state, first)["hexes"][52] == own(state, first ^ 1)["hexes"][52] == "castle"
    assert own(state, second)["hexes"][21] == "castle"


def test_partners_must_be_given_one_duchy():
    assert [sides[0] for sides in new(2, duchies=["31", "31", "32", "32"]).dealt] == ["31", "31", "32", "32"]
    with pytest.raises(burgrave.BadOption, match="partners"):
        new(2, duchies=["31", "32", "31", "32"])
    with pytest.raises(burgrave.BadOption, match="duchies"):
        new(2, duchies="1")
    with pytest.raises(burgrave.BadOption, match="'team' is for '4' seats"):
        burgrave.new("burgundy", 3, 1, ["base", "team"])
    with pytest.raises(burgrave.BadOption, match="together"):
        burgrave.new("burgundy", 4, 1, ["base", "team", "vineyards"])


# ---- storage ---------------------------------------------------------------------------------------------------------


def test_p14_two_own_spaces_and_two_shared_ones():
    state = pairs(storage={0: "ship", 2: "bank", 3: "cow-3", 5: "mine", 7: "castle"})
    assert hands(state) == [
        ["ship", None, "bank", "cow-3"],
        ["bank", "cow-3", None, "mine"],
        [None, "castle", None, None],
        [None, None, None, None],
    ]
    assert state.view(0)["extra"]["team"]["shared"] == [[2, 3], [0, 1], [2, 3], [0, 1]]


def test_p14_one_says_where_a_tile_goes():
    state = pairs(dice=[2, 2], depots={"2.1": "market", "2.2": "bank", "2.3": "church"}, storage={0: "ship"})
    play(state, "take die:1 depot:2.1")
    assert legal(state) == ["store storage:2", "store storage:3"]
    again = burgrave.load(state.save())
    assert again == state
    play(state, "store storage:3")
    assert hands(state)[0] == ["ship", None, "market", None]
    assert hands(state)[1] == ["market", None, None, None]
    play(again, "store storage:2")
    assert hands(again)[1] == [None, None, None, None]


def test_p14_without_a_choice_nothing_is_asked():
    state = pairs(dice=[2], depots={"2.1": "market"}, storage={0: "ship", 1: "mine"})
    play(state, "take die:1 depot:2.1")
    assert hands(state)[0] == ["ship", "mine", "market", None]


def test_p14_full_storage_any_of_the_four_may_go_equal_tiles_of_each_room():
    state = pairs(dice=[2], depots={"2.1": "market"}, storage={0: "ship", 1: "ship", 2: "ship", 3: "mine"})
    play(state, "take die:1 depot:2.1")
    assert legal(state) == ["discard storage:1", "discard storage:3", "discard storage:4"]
    play(state, "discard storage:3")
    assert hands(state)[1][:2] == ["market", "mine"]


def test_p14_shared_tiles_are_placed_by_either_own_ones_by_nobody_else():
    tiles = {0: "church", 2: "monastery-9", 4: "church"}
    state = pairs(dice=[4], storage=tiles, hexes={20: "monastery-1"}, workers=3)
    assert where(state, "place die:1 storage:3")
    assert legal(state, "place die:1 storage:5") == []
    play(state, "place die:1 storage:3 hex:21", "end")
    assert state.to_act == (1,)
    give(state, 1, dice=[1, 5])
    # The partner has the bank of its own at the end of its row, and the shared spaces before that.
    assert hands(state)[1] == [None, None, "church", None]
    assert where(state, "place die:1 storage:3")
    assert legal(state, "place die:1 storage:1") == []


def test_p14_a_tile_in_both_rooms_is_offered_from_both():
    state = pairs(dice=[4], storage={0: "monastery-9", 2: "monastery-9"})
    assert legal(state, "place die:1 storage:1 hex:21")
    assert legal(state, "place die:1 storage:3 hex:21")


# ---- what is shared ----------------------------------------------------------------------------------------------------


def test_p14_silver_workers_and_goods_belong_to_both():
    state = pairs(dice=[5, 1], silver=2, depots={"black:1": "bank"})
    give(state, 0, goods={"brown": 2})
    play(state, "workers die:2", "sell die:1 goods:5")
    assert state.workers[:2] == [2, 2]
    assert state.silver == [3, 3, 0, 0]
    assert own(state, 1)["goods"] == {}
    assert own(state, 1)["sold"] == {"brown": 2}
    play(state, "end")
    give(state, 1, dice=[3])
    play(state, "buy black:1", "store storage:1")
    assert state.silver[:2] == [1, 1]


def test_p14_goods_that_one_loads_the_other_may_sell():
    state = pairs(dice=[6], storage={0: "ship"}, wares={2: {"brown": 2}})
    play(state, "place die:1 storage:1 hex:53", "load depot:2")
    assert state.kinds[:2] == [0b10000, 0b10000]
    play(state, "end")
    give(state, 1, dice=[5])
    assert legal(state, "sell") == ["sell die:1 goods:5"]
    play(state, "sell die:1 goods:5")
    assert state.kinds[:2] == [0, 0]
    assert scored(state, "sales", 1) == 8
    assert scored(state, "sales", 0) == 0


def test_p14_three_kinds_of_goods_for_a_team():
    state = pairs(dice=[6], storage={0: "ship"}, wares={2: {"brown": 2, "pink": 1}})
    give(state, 0, goods={"orange": 1, "red": 1})
    play(state, "place die:1 storage:1 hex:53", "load depot:2")
    assert legal(state) == ["keep goods:3", "keep goods:5"]


def test_p14_monasteries_work_for_both():
    state = pairs(dice=[1], hexes={21: "monastery-14"})
    play(state, "workers die:1", "end")
    give(state, 1, dice=[1])
    play(state, "workers die:1")
    assert state.workers == [8, 8, 0, 0]


def test_p14_who_places_a_monastery_gives_it_to_both():
    state = pairs(dice=[4], storage={0: "monastery-14"})
    play(state, "place die:1 storage:1 hex:21", "end")
    give(state, 1, dice=[1])
    play(state, "workers die:1")
    assert state.workers[:2] == [4, 4]


def test_p14_both_halves_are_open_to_both():
    state = pairs(dice=[6], storage={0: "ship"})
    play(state, "place die:1 storage:1 hex:53")
    assert own(state, 1)["hexes"][52] == "ship"
    assert state.covered[0] == state.covered[1]


def test_p14_each_has_two_dice_and_nobody_uses_the_partners():
    state = pairs(dice=[3, 4])
    give(state, 1, dice=[6, 6])
    assert {text.split()[1] for text in legal(state, "workers")} == {"die:1", "die:2"}
    labels = [state.rules.game.explain(state, action)["label"] for action in state.legal_actions() if action.verb == "workers"]
    assert labels == ["Take 2 workers with die 1 (3)", "Take 2 workers with die 2 (4)"]


def test_p14_on_the_last_space_of_the_track_a_ship_moves_to_the_top():
    state = pairs(dice=[6], storage={0: "ship"})
    state.track = [6, 0, 6, 0]
    state.order = [2, 0, 1, 3]
    state.rota = [0, 1, 2, 3]
    play(state, "place die:1 storage:1 hex:53")
    assert state.track[0] == 6
    assert state.order[:2] == [0, 2]


def test_p14_where_the_marker_lies_on_top_of_the_last_space_a_ship_changes_nothing():
    state = pairs(dice=[6], storage={0: "ship"})
    state.track = [6, 0, 6, 0]
    state.order = [0, 2, 1, 3]
    play(state, "place die:1 storage:1 hex:53")
    assert state.track == [6, 0, 6, 0]
    assert state.order == [0, 2, 1, 3]


def test_p14_later_rounds_follow_the_track_though_partners_move_one_after_the_other():
    state = new()
    a_1, b_1, a_2, b_2 = state.order
    advance(state, a_2)
    end_round(state)
    assert state.order == [a_2, a_1, b_1, b_2]
    assert state.to_act == (a_2,)
    play(state, "workers die:1")
    play(state, *legal(state, "workers"), "end")
    assert state.to_act == (a_1,)


def test_p14_no_tile_moves_from_one_room_to_another():
    state = pairs(dice=[4, 1], storage={0: "church", 2: "monastery-9", 4: "mine"})
    assert {text.split()[0] for text in legal(state)} == {"place", "workers"}
    play(state, "workers die:1", "workers die:2")
    assert legal(state) == ["end"]


def test_p14_each_partner_has_a_purchase_of_its_own():
    state = pairs(silver=4, depots={"black:1": "bank", "black:2": "mine"})
    play(state, "buy black:1", "store storage:1")
    assert legal(state, "buy") == []
    play(state, "end")
    assert state.to_act == (1,)
    assert legal(state, "buy") == ["buy black:2"]


def test_p12_monastery_27_lifts_the_markers_of_both_partners():
    """It belongs to the shared duchy; of partners on one space whoever moved last lies on top, as always."""
    state = pairs(storage={0: "monastery-27"}, dice=[4], more=["extra_hexes"])
    state.track = [1, 1, 1, 0]
    state.order = [2, 1, 0, 3]
    play(state, "place die:1 storage:1 hex:21")
    assert state.order == [0, 1, 2, 3]
    advance(state, 3)
    assert state.order == [0, 1, 3, 2], "who comes to that space comes below both"
    advance(state, 1)
    assert state.order == [1, 0, 3, 2]
    advance(state, 0)
    assert state.order == [0, 1, 3, 2], "a partner who comes there lies on top"


def test_p14_a_tie_is_broken_in_one_way_only():
    """Empty spaces decide, fewer of them: the older book's way has no meaning here."""
    with pytest.raises(burgrave.BadOption, match="tie_break"):
        new(1, tie_break="2011")


def test_mines_pay_a_team_once():
    state = pairs(hexes={4: "mine", 41: "mine"})
    end_phase(state)
    assert state.silver == [2, 2, 0, 0]


def test_a_bonus_tile_goes_to_a_team_once_and_its_points_to_who_earned_it():
    layout = duchy("special", "31")
    ships = [hex_ + 1 for hex_ in range(74) if layout.colour[hex_] == 2]
    last = layout.number[ships[-1] - 1]
    state = pairs(hexes={**dict.fromkeys(ships[:-1], "ship"), ships[-1] - 1: "bank"}, storage={2: "ship"}, dice=[last])
    events = play(state, f"place die:1 storage:3 hex:{ships[-1]}")
    assert ("bonus", 0, 2, 0) in events
    assert scored(state, "bonus_tiles", 0) == 7
    assert scored(state, "bonus_tiles", 1) == 0


# ---- the end ---------------------------------------------------------------------------------------------------------


def test_p14_the_sum_of_partners_decides():
    state = pairs()
    state.points = [50, 10, 29, 30]
    state.sources[0 : len(state.book.sources) * 4 : len(state.book.sources)] = [50, 10, 29, 30]
    assert state.winners == (0, 1)
    assert state.ranking == (0, 1, 3, 2)
    state.points = [50, 8, 29, 30]
    assert state.winners == (2, 3)
    assert state.rules.game.teams(state.rules) == ((0, 1), (2, 3))


def test_p14_a_tie_goes_to_fewer_empty_spaces():
    state = pairs(hexes={21: "monastery-9"})
    assert state.winners == (0, 1)
    state = pairs()
    state.order = [3, 0, 1, 2]
    assert state.winners == (2, 3)


def test_what_is_left_counts_once_for_each_team():
    state = pairs(silver=3, workers=5)
    give(state, 0, goods={"brown": 2})
    finish(state)
    assert state.scores == (7, 0, 0, 0)


def test_scoring_monasteries_count_once():
    state = pairs(hexes={21: "monastery-24", 10: "cow-3"})
    finish(state)
    assert scored(state, "monastery-24", 0) == 4
    assert state.scores[1] == 0


def test_monastery_26_counts_the_bonus_tiles_of_both():
    state = pairs(hexes={21: "monastery-26"})
    state.bonus = [0, 1, 2, *state.bonus[3:]]
    finish(state)
    assert scored(state, "monastery-26", 0) == 6


# ---- bots, plans, words ------------------------------------------------------------------------------------------------


def test_partners_value_what_either_makes():
    state = pairs(dice=[1])
    before = [state.rules.game.evaluate(state, seat) for seat in range(4)]
    state.points[1] += 5
    after = [state.rules.game.evaluate(state, seat) for seat in range(4)]
    assert [round(new - old) for new, old in zip(after, before, strict=True)] == [5, 5, 0, 0]


def test_a_turn_can_be_planned_by_each():
    state = pairs(dice=[1, 2])
    for seat in range(4):
        imagined = state.rules.game.what_if(state, seat, [3, 4])
        assert imagined.to_act == (seat,)


@pytest.mark.long
def test_greedy_teams_beat_random_ones():
    from burgrave.bots.random import RandomBot

    wins = 0
    for seed in range(2):
        state = new(seed)
        bots = [GreedyBot(seed), GreedyBot(seed + 50), RandomBot(seed), RandomBot(seed + 50)]
        while not state.is_over:
            seat = state.to_act[0]
            state.apply(bots[seat].choose(state, seat), seat)
        wins += state.winners == (0, 1)
    assert wins == 2


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_log_says_where_a_tile_was_put(language):
    state = pairs(dice=[2], depots={"2.1": "market"})
    events = state.apply("take die:1 depot:2.1")
    first = state.rules.game.lines(state, events, language)
    events = state.apply("store storage:3")
    second = state.rules.game.lines(state, events, language)
    assert len(first) == len(second) == 1
    assert second[0]["joins"]
    assert second[0]["text"] == {"en": "put it into the shared storage", "pl": "odkłada do wspólnej przechowalni"}[language]
