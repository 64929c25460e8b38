"""Border posts with the boards of the solo and the team game (special p. 13: they stand on the player board, so any duchy will do).

Duchy 33 (see `solo/alone.py`): the posts touch 25 and 31, 1 and 2, 24 and 30; rivers lead 11-27, 27-28, 28-29, 8-29, 8-10.
A team has two player boards side by side, and so six posts: those of the right half touch 42 and 47, 46 and 52, 72 and 73.
"""

from typing import Any

import pytest

import burgrave
from burgrave.contract import Setup, walk
from burgrave.games.burgundy.duchy import LAYOUT_OF
from burgrave.games.burgundy.modules.border_posts.evaluation import evaluate_posts
from burgrave.games.burgundy.modules.border_posts.places import posts_of
from burgrave.games.burgundy.modules.border_posts.tiles import tiles_of
from burgrave.games.burgundy.steps.place import put
from burgrave.games.burgundy.tiles import tile_named
from games.burgundy.modules.solo.alone import alone, fill, reloaded, way
from games.burgundy.modules.team.pairs import pairs
from games.burgundy.scene import finish, legal, play, scored

LEFT_HALF = [(5, 10), (9, 15), (35, 36)]
RIGHT_HALF = [(42, 47), (46, 52), (72, 73)]


def extra(state: Any) -> dict[str, Any]:
    return dict(state.view(None)["extra"]["border_posts"])


def touched(name: str) -> list[tuple[int, int]]:
    return [(first + 1, second + 1) for first, second in posts_of(LAYOUT_OF[name]).pairs]


@pytest.mark.parametrize("name", ["31", "32", "33", "34"])
def test_every_post_touches_two_spaces_that_touch_each_other(name: str) -> None:
    layout = LAYOUT_OF[name]
    for first, second in posts_of(layout).pairs:
        assert layout.neighbours[first] >> second & 1
        assert (min(first, second), max(first, second)) not in layout.rivers


def test_a_team_has_the_posts_of_two_player_boards() -> None:
    for name in ("31", "32"):
        assert touched(name) == [*LEFT_HALF, *RIGHT_HALF]
        assert [[touched(name)[post] for post in board] for board in posts_of(LAYOUT_OF[name]).boards] == [LEFT_HALF, RIGHT_HALF]


# ---- solo --------------------------------------------------------------------------------------------------------------

TO_LEFT = {3: "bank", 6: "mine", 11: "ship", 27: "ship", 26: "monastery-1"}
"""Tiles on duchy 33 with the castle on 4: from the top of the upper island over a river nearly to the post on the left."""


def posted(**given: Any) -> Any:
    return alone(modules=("border_posts",), **given)


def test_p13_posts_of_the_solo_board_are_linked_over_rivers() -> None:
    state = posted(dice=[6], storage=["cow-3"], hexes={1: "watchtower", **TO_LEFT})
    assert extra(state)["players"][0] == {"reached": [1], "linked": []}
    play(state, "place die:1 storage:1 hex:25")
    assert scored(state, "border_posts") == 10
    assert extra(state)["players"][0] == {"reached": [0, 1], "linked": [0, 1]}


def test_p13_two_islands_without_a_river_between_their_tiles_are_no_line() -> None:
    """The river leads from 11 to 27; without a tile on 11 nothing joins the islands."""
    hexes = {tile: hex_ for tile, hex_ in TO_LEFT.items() if tile != 11}
    state = posted(dice=[6], storage=["cow-3"], hexes={1: "watchtower", **hexes})
    play(state, "place die:1 storage:1 hex:25")
    assert extra(state)["players"][0] == {"reached": [0, 1], "linked": []}
    assert scored(state, "border_posts") == 0


def test_p15_points_of_posts_move_the_marker() -> None:
    """The link brings 10; the cows' 3 and their pasture's 1 + 10 come too."""
    state = posted(dice=[6], storage=["cow-3"], hexes={1: "watchtower", **TO_LEFT})
    play(state, "place die:1 storage:1 hex:25")
    assert way(state).marker == 24
    assert state.points == [24]


def test_p15_near_the_target_the_points_of_posts_take_their_place_in_the_order() -> None:
    state = posted(dice=[6], storage=["cow-3"], hexes={1: "watchtower", **TO_LEFT}, marker=38)
    play(state, "place die:1 storage:1 hex:25")
    assert legal(state) == ["region_first", "tile_first", "posts_first"]
    second, third = reloaded(state), reloaded(state)
    play(state, "posts_first")
    assert legal(state) == ["region_first", "tile_first"], "48 of 50"
    play(state, "tile_first")
    assert (way(state).marker, way(state).reached) == (11, 1), "one point is lost, then the region"
    play(second, "region_first")
    assert legal(second) == ["tile_first", "posts_first"], "49 of 50"
    play(second, "tile_first")
    assert (way(second).marker, way(second).reached) == (10, 1)
    play(third, "tile_first", "region_first")
    assert (way(third).marker, way(third).reached) == (10, 1)
    assert state.points == second.points == third.points == [24]


def test_p13_all_three_posts_bring_the_tile_of_a_game_for_two() -> None:
    bottom = {13: "bank", 8: "ship", 29: "ship", 23: "market"}
    state = posted(dice=[5], storage=["mine"], hexes={1: "watchtower", **TO_LEFT, 25: "cow-3", **bottom})
    assert extra(state)["points"] == [5, 2]
    play(state, "place die:1 storage:1 hex:24")
    assert scored(state, "border_tiles") == 5
    assert extra(state)["tiles"] == [0, None]
    reloaded(state)


def test_p15_monastery_26_counts_the_tile() -> None:
    state = posted(dice=[3], storage=["monastery-26"])
    tiles_of(state).owners = (0, -1)
    play(state, "place die:1 storage:1 hex:2")
    assert scored(state, "monastery-26") == 3


def test_p15_a_link_by_the_last_tile_of_all_scores_and_the_game_is_over() -> None:
    """Hex 27 alone joins the island on the left to the others. Whatever the points would reach, nothing is asked any more."""
    state = fill(posted(dice=[1], storage=["ship"], marker=47, silver=5), 27)
    play(state, "place die:1 storage:1 hex:27")
    assert scored(state, "border_tiles") == 5
    assert state.is_over
    assert state.winners == (0,)
    assert way(state).posts == 0
    reloaded(state)


@pytest.mark.parametrize("number", ["33", "34"])
def test_p13_every_pair_of_posts_can_be_linked_on_the_solo_boards(number: str) -> None:
    state: Any = burgrave.new("burgundy", 1, 1, ["base", "border_posts", "solo"], {"duchies": number})
    assert len(extra(state)["posts"]) == 3
    state.covered = [(1 << 37) - 1]
    assert extra(state)["players"][0]["linked"] == [0, 1, 2]


# ---- teams -------------------------------------------------------------------------------------------------------------


def paired(**given: Any) -> Any:
    return pairs(more=["border_posts"], **given)


ACROSS = {21: "monastery-1", 15: "cow-2", 53: "ship", 47: "mine"}
"""Tiles on duchy 31 with the castle on 22: a post of the left half and one of the right half, joined over the seam."""


def test_p13_partners_link_posts_of_both_halves_and_score_once() -> None:
    state = paired()
    assert extra(state)["players"][0] == {"reached": [], "linked": []}
    for hex_, tile in ACROSS.items():
        put(state, hex_ % 2, tile_named(tile), hex_ - 1)
    assert extra(state)["players"][0] == extra(state)["players"][1] == {"reached": [1, 3], "linked": [1, 3]}
    assert [scored(state, "border_posts", seat) for seat in range(4)] == [0, 10, 0, 0], "who laid the last tile"


def test_p13_the_tile_is_for_the_three_posts_of_one_player_board() -> None:
    """Three posts of the six are not enough, unless they stand on one board; the way between them may be any."""
    state = paired(hexes=ACROSS)
    for hex_ in (54, 55, 56, 57, 58, 59, 52):
        put(state, 0, tile_named("black_hex"), hex_ - 1)
    assert extra(state)["players"][0]["linked"] == [1, 3, 4]
    assert scored(state, "border_tiles") == 0
    for hex_ in (61, 66, 67, 71, 72):
        put(state, 1, tile_named("black_hex"), hex_ - 1)
    assert set(extra(state)["players"][0]["linked"]) == {1, 3, 4, 5}
    assert scored(state, "border_tiles", 1) == 7
    assert extra(state)["tiles"] == [1, None]


def test_p14_a_team_takes_one_of_the_tiles() -> None:
    state = paired(hexes=dict.fromkeys(range(38, 75), "black_hex"))
    tiles_of(state).owners = (1, -1)
    for hex_ in range(1, 38):
        if hex_ != 22:
            put(state, 0, tile_named("black_hex"), hex_ - 1)
    assert extra(state)["players"][0]["linked"] == [0, 1, 2, 3, 4, 5]
    assert extra(state)["tiles"] == [1, None], "the other one is for the other team"


def test_p14_monastery_26_of_a_team_counts_the_tile_of_either() -> None:
    state = paired(hexes={21: "monastery-26"})
    tiles_of(state).owners = (1, -1)
    finish(state)
    assert scored(state, "monastery-26", 0) == 3


def test_two_lines_that_do_not_meet_are_both_shown() -> None:
    row = {**dict.fromkeys(range(5, 10), "black_hex"), **dict.fromkeys(range(42, 47), "black_hex")}
    assert extra(paired(hexes=row))["players"][0]["linked"] == [0, 1, 3, 4]


# ---- whole games, words ------------------------------------------------------------------------------------------------

WAYS = [
    Setup("burgundy", 1, ["base", "border_posts", "solo"]),
    Setup(
        "burgundy", 1, ["base", "extra_hexes", "border_posts", "white_castles", "inns", "solo"], {"duchies": "34", "target": "25"}
    ),
    Setup("burgundy", 4, ["base", "border_posts", "team"]),
    Setup("burgundy", 4, ["base", "extra_hexes", "border_posts", "white_castles", "inns", "team"], {"duchies": "32"}),
]


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_random_games(setup: Setup) -> None:
    for seed in range(10):
        walk(setup, seed, chance_of_check=0.004)


def test_greedy_sees_the_way_on_every_board() -> None:
    near = posted(hexes={1: "watchtower", **TO_LEFT})
    far = posted(hexes={1: "watchtower"})
    assert evaluate_posts(near, 0) > evaluate_posts(far, 0) > 0
    near, far = paired(hexes={21: "monastery-1", 53: "ship"}), paired()
    assert evaluate_posts(near, 0) > evaluate_posts(far, 0) > 0


def test_words_tell_of_two_player_boards() -> None:
    game = burgrave.game("burgundy")
    state = paired(hexes=ACROSS)
    rules = game.rules_help(4, state.rules.options)["border_posts"]["text"]
    assert "partners" in rules.lower()
    assert "partners" not in game.rules_help(4, {"duchies": "1"})["border_posts"]["text"].lower()
