"""Lines to castles (special p. 12): duchies 11-18, tiles joined to castles by one colour, castles set aside and taken back.

Most scenes are on duchy 11, with the starting castle on hex 7:

       B6  B5  B4  B3              1  2  3  4
      Y2  Y1  C6  A5  A4          5  6  7  8  9
    Y5  Y4  S3  S1  A2  A3      10 11 12 13 14 15
  C6  B1  B2  B6  B5  B4  C1   16 17 18 19 20 21 22
    S2  A5  A4  Y3  Y1  M2      23 24 25 26 27 28
      S6  S1  C2  M5  M6         29 30 31 32 33
       S3  B4  B1  B3              34 35 36 37
"""

from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.cli.terminal.burgundy import expansions
from burgrave.contract import Setup, walk
from burgrave.engine.errors import AuditError
from burgrave.engine.masks import bits_of
from burgrave.games.burgundy.modules.castle_lines import audited
from burgrave.games.burgundy.modules.castle_lines.elements import ASIDE_SPACES
from burgrave.games.burgundy.modules.castle_lines.evaluation import evaluate_lines
from burgrave.games.burgundy.questions import ANYWHERE
from burgrave.games.burgundy.tiles import CASTLE_TILE, tile_named
from games.burgundy.scene import end_phase, end_round, give, legal, own, play, refresh, scene, scored, stored, where
from games.damaged_saves import refused

KEPT = {"duchies": "11", "start_castle": "choose"}


def lines(aside: int = 0, more: tuple[str, ...] = (), seats: int = 2, duchy: str = "11", start: int = 7, **given: Any) -> Any:
    """Return a state with seat 0 in turn, its castle on hex 7 of duchy 11, and a number of castles set aside."""
    state: Any = scene("special", seats, modules=["castle_lines", *more], options={**KEPT, "duchies": duchy}, start=start, **given)
    for space in ASIDE_SPACES[:aside]:
        state.depots[space] = CASTLE_TILE
    return refresh(state)


def extra(state: Any) -> dict[str, Any]:
    return dict(state.view(None)["extra"]["castle_lines"])


def open_(state: Any) -> list[int]:
    """Return the hexes where a tile of a fitting colour may be laid."""
    return [hex_ + 1 for hex_ in bits_of(state.frontier[0])]


# ---- duchies ----


def test_p12_everybody_is_dealt_a_board_of_11_to_18() -> None:
    state: Any = burgrave.new("burgundy", 4, 1, modules=["castle_lines"])
    assert state.rules.options["duchies"] == "dealt_expansion"
    assert all(11 <= int(side) <= 18 for seat in range(4) for side in own(state, seat)["dealt"])
    for number in range(11, 19):
        burgrave.new("burgundy", 2, 1, modules=["castle_lines"], options={"duchies": str(number)})


@pytest.mark.parametrize("duchies", ["1", "10", "19", "23", "dealt", "dealt_all", "random", ["11", "1"]])
def test_p12_these_rules_are_only_for_boards_11_to_18(duchies: Any) -> None:
    with pytest.raises(burgrave.BadOption, match="with module 'castle_lines'; valid: 'dealt_expansion', '11'"):
        burgrave.new("burgundy", 2, 1, modules=["castle_lines"], options={"duchies": duchies})


def test_the_boards_may_be_played_without_these_rules() -> None:
    state = scene(options=KEPT, start=7, hexes={8: "cow-3"})
    assert 14 in open_(state)
    assert 9 in open_(state)


def test_with_border_posts_the_boards_stay_11_to_18() -> None:
    state: Any = burgrave.new("burgundy", 2, 1, modules=["castle_lines", "border_posts"])
    assert state.rules.options["duchies"] == "dealt_expansion"


# ---- where tiles may lie ----


def test_p12_around_a_castle_everything_may_lie() -> None:
    assert open_(lines()) == [2, 3, 6, 8, 12, 13]


def test_p12_a_line_of_one_colour_leads_away_from_the_castle() -> None:
    """8, 9, 14, 15 are one pasture that touches the castle on 7."""
    state = lines(hexes={8: "cow-3"})
    assert open_(state) == [2, 3, 4, 6, 9, 12, 13, 14]
    state = lines(hexes={8: "cow-3", 14: "cow-4"})
    assert 15 in open_(state)
    assert 20 not in open_(state), "next to a tile, but no line of its colour leads to the castle"
    assert 21 not in open_(state)


def test_p12_the_spaces_of_the_line_need_not_be_covered() -> None:
    """The colour of the spaces counts: 4 is joined to the castle by 3, although only 9 lies next to it."""
    state = lines(hexes={8: "cow-3", 9: "cow-4"}, dice=(3,), storage=["bank"])
    assert 4 in open_(state)
    assert where(state, "place") == [4]


def test_p12_the_line_begins_at_any_castle_tile() -> None:
    beyond = {13: "ship", 20: "bank", 21: "bank", 22: "castle"}
    state = lines(hexes=beyond)
    assert {15, 28} <= set(open_(state))  # 28, a mine, touches the castle on 22; 15 the one on 7 by way of its colour
    assert 27 not in open_(state), "monasteries 26 and 27 touch no castle"
    without = lines(hexes={key: tile for key, tile in beyond.items() if key != 22})
    assert 28 not in open_(without)
    assert 27 not in open_(without)


def test_p12_castles_go_where_they_always_could() -> None:
    state = lines(hexes={13: "ship", 20: "bank", 21: "bank"}, dice=(1,), storage=["castle", "mine"])
    assert where(state, "place") == [22]


def test_an_empty_castle_space_is_no_castle() -> None:
    """Hex 31 is a castle space; nothing begins there before a castle stands on it."""
    state = lines(hexes={13: "ship", 19: "bank", 25: "cow-3"})
    assert 31 in open_(state)
    assert not {26, 30, 32} & set(open_(state))


def test_an_inn_on_a_castle_space_is_no_castle() -> None:
    beyond = {13: "ship", 20: "bank", 21: "bank"}
    state = lines(more=("inns",), hexes={**beyond, 22: "inn"})
    assert 28 not in open_(state)


def test_p12_only_castles_are_exempt_so_an_inn_is_bound_on_castle_spaces_too() -> None:
    beyond = {13: "ship", 20: "bank", 21: "bank"}
    inn = lines(more=("inns",), hexes=beyond, storage=["inn"], dice=(1,))
    assert 22 in open_(inn)
    assert 22 not in where(inn, "place")
    assert 12 in where(lines(more=("inns",), hexes=beyond, storage=["inn"], dice=(3,)), "place")
    anywhere = lines(more=("inns", "shields"), hexes=beyond, storage=["inn"], dice=(1,))
    anywhere.answers = anywhere.answers[:]
    anywhere.answers[ANYWHERE] = 1
    assert 22 in where(anywhere, "place")


def test_the_auditor_sees_a_tile_that_no_line_joins_to_a_castle() -> None:
    state = lines(hexes={13: "ship"}, points=0)
    audited(state)
    state.tiles[19] = tile_named("bank")  # hex 20 touches the ship, but its city no castle
    with pytest.raises(AuditError, match="no line"):
        audited(refresh(state))


def test_white_castles_are_no_castles() -> None:
    state = lines(more=("white_castles",), hexes={13: "ship", 20: "white_castle"})
    assert 27 not in open_(state)


def test_shield_18_lifts_the_bound() -> None:
    state = lines(more=("shields",))
    state.answers = state.answers[:]
    state.answers[ANYWHERE] = 1
    for bound in state.rules.reactions["frontier"]:
        bound(state, 0)
    assert open_(state) == [hex_ for hex_ in range(1, 38) if hex_ != 7]


def test_what_is_bound_follows_every_tile() -> None:
    """Played tile by tile the frontier is the same as derived from the finished duchy."""
    state = lines(dice=(5, 2), storage=["cow-3", "cow-4"])
    play(state, "place die:1 storage:1 hex:8", "place die:2 storage:2 hex:14")
    played_frontier = list(state.frontier)
    state.derive()
    assert state.frontier == played_frontier


def test_the_view_shows_what_is_joined() -> None:
    state = lines(hexes={8: "cow-3"})
    hexes_joined = [hex_ + 1 for hex_ in extra(state)["players"][0]["joined"]]
    assert {1, 2, 3, 4, 5, 6, 9, 14, 15, 12, 13, 16, 22, 31} == set(hexes_joined) - {10, 11}
    assert {10, 11} <= set(hexes_joined)


# ---- castles set aside ----


def test_p12_castles_that_nobody_took_are_set_aside() -> None:
    state = lines(depots={"3.1": "castle", "6.2": "castle", "black:2": "castle", "1.1": "ship"})
    events = end_phase(state)
    assert [event[0] for event in events].count("set_aside") == 3
    assert [event[2] for event in events if event[0] == "clear"] == [3]  # the ship
    assert extra(state)["aside"] == 3
    end_phase(state)
    assert extra(state)["aside"] >= 3, "they stay, and others join them"


def test_p12_both_dice_and_5_points_take_one_back() -> None:
    state = lines(2, dice=(3, 4), points=7)
    state.sources[0] = 7
    assert "recover" in legal(state)
    play(state, "recover")
    assert stored(state) == ["castle"]
    assert own(state)["points"] == 2
    assert own(state)["dice_left"] == [False, False]
    assert extra(state)["aside"] == 1
    assert scored(state, "recovered_castles") == -5
    assert legal(state) == ["end"]


def test_p12_the_last_5_points_will_do() -> None:
    state = lines(1, dice=(3, 4), points=5)
    play(state, "recover")
    assert own(state)["points"] == 0


@pytest.mark.parametrize(
    ("aside", "dice", "points"),
    [(0, (3, 4), 9), (1, (3,), 9), (1, (), 9), (1, (3, 4), 4)],
    ids=["none set aside", "one die used", "both used", "too few points"],
)
def test_when_no_castle_can_be_taken_back(aside: int, dice: tuple[int, ...], points: int) -> None:
    assert "recover" not in legal(lines(aside, dice=dice, points=points))


def test_castles_in_this_phase_s_depots_are_not_set_aside_yet() -> None:
    state = lines(dice=(1, 1), points=9, depots={"6.1": "castle", "black:1": "castle"})
    assert "recover" not in legal(state)


def test_any_time_in_the_turn_after_a_purchase_too() -> None:
    state = lines(1, dice=(3, 4), points=9, silver=2, depots={"black:1": "mine"})
    play(state, "buy black:1", "recover")
    assert stored(state) == ["mine", "castle"]
    state = lines(1, dice=(3, 4), points=9, silver=2, depots={"black:1": "mine"})
    play(state, "recover", "buy black:1")
    assert stored(state) == ["castle", "mine"]


def test_room_is_made_for_it_and_saves_hold_that_moment() -> None:
    state = lines(1, dice=(3, 4), points=9, storage=["mine", "ship", "bank"])
    play(state, "recover")
    assert state.view(0)["asked"] == {"step": "MakeRoom", "grant": None, "at": "aside:1"}
    assert burgrave.load(state.save()).digest() == state.digest()
    play(state, "discard storage:2")
    assert stored(state) == ["mine", "castle", "bank"]
    assert extra(state)["aside"] == 0


def test_not_in_the_action_of_a_castle() -> None:
    state = lines(1, dice=(6, 6), points=9, storage=["castle"], hexes={6: "monastery-2", 11: "monastery-3", 10: "monastery-4"})
    play(state, "place die:1 storage:1 hex:16")
    assert "recover" not in legal(state)


def test_damaged_saves_are_refused() -> None:
    state = lines(2, points=0)
    depots = state.save()["position"]["depots"]
    assert "depots" in refused(state.save(), "depots", depots[:-1])
    assert "depots" in refused(state.save(), "depots", [*depots[:-1], -1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_every_rule(seats: int) -> None:
    for seed in range(10):
        walk(Setup("burgundy", seats, ["castle_lines"], {"settling": "secret"} if seed % 2 else {}), seed, chance_of_check=0.01)


def test_castles_are_taken_back_in_random_games() -> None:
    verbs: list[str] = []
    for seed in range(40):
        verbs += [action.verb for _, action in played(seed).history()]
        if verbs.count("recover") > 8:
            break
    assert verbs.count("recover") > 8


def played(seed: int) -> Any:
    """Play a random game to its end in which castles are taken back often."""
    state: Any = burgrave.new("burgundy", 2, seed, modules=["castle_lines"])
    chance = Random(seed)
    while not state.is_over:
        seat = state.to_act[0]
        options = state.legal_actions(seat)
        wanted = [action for action in options if action.verb == "recover"] if chance.random() < 0.3 else []
        state.apply(chance.choice(wanted or list(options)), seat)
    return state


# ---- bots, words ----


def test_greedy_sees_that_a_castle_opens_regions() -> None:
    closed = lines(hexes={13: "ship", 20: "bank", 21: "bank"})
    opened = lines(hexes={13: "ship", 20: "bank", 21: "bank", 22: "castle"})
    ready = lines(hexes={13: "ship", 20: "bank", 21: "bank"}, storage=["castle"])
    assert evaluate_lines(opened, 0) > evaluate_lines(ready, 0) > evaluate_lines(closed, 0)


def test_words() -> None:
    state = lines(1, dice=(3, 4), points=7, storage=["mine"], hexes={8: "cow-3", 14: "cow-4", 13: "ship", 20: "bank", 21: "bank"})
    game = state.rules.game
    explanation = game.explain(state, "recover")
    assert explanation["label"] == "Take back a castle for both dice and 5 points"
    assert explanation["price"] == "5 points"
    assert game.verbs(state, 0)["recover"]["button"]
    assert game.out_of_reach(state, 0)["hex:28"] == "no line of its colour leads to a castle"
    events = state.apply("recover")
    (entry,) = game.lines(state, events, "en", ("Ann", "Ola"))
    assert entry["text"] == "took the castle from those set aside"
    assert entry["gain"] == -5
    assert "Ann gives 5 points for a castle taken back." in [game.narrate(state, event, "en", ("Ann", "Ola")) for event in events]
    state = lines(depots={"3.1": "castle", "6.2": "castle"})
    give(state, 0, points=0)
    texts = [entry["text"] for entry in game.lines(state, end_phase(state), "en", ("Ann", "Ola"))]
    assert "2 castles are set aside" in texts
    for language in ("en", "pl"):
        assert game.rules_help(2, {}, language)["castle_lines"]["text"]


def test_the_terminal_shows_them() -> None:
    state = lines(2, points=0)
    assert "Lines to castles. 2 castles are set aside." in expansions(state.view(0)).plain


def test_nothing_is_set_aside_within_a_phase() -> None:
    state = lines(depots={"3.1": "castle"})
    end_round(state)
    assert extra(state)["aside"] == 0
