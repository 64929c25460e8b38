"""Border posts (special p. 13): two linked score by the phase, all three earn the tiles, on any duchy.

In duchy 1 the posts touch hexes 5 and 10, 9 and 15, 35 and 36; hexes 5 to 9 are a straight row.
"""

from random import Random
from typing import Any

import pytest
from rich.console import Console

import burgrave
from burgrave.cli.terminal.burgundy import belongings
from burgrave.contract import Setup, walk
from burgrave.games.burgundy.duchy import CELLS, DUCHIES, LAYOUTS, duchy
from burgrave.games.burgundy.modules.border_posts.evaluation import evaluate_posts, missing
from burgrave.games.burgundy.modules.border_posts.linking import linked, reached
from burgrave.games.burgundy.modules.border_posts.places import posts_of
from burgrave.games.burgundy.modules.border_posts.tiles import take_tile, tiles_of
from burgrave.games.burgundy.questions import BONUS_TILE_POINTS, QUESTIONS
from burgrave.games.burgundy.steps.place import put
from burgrave.games.burgundy.tiles import tile_named
from games.burgundy.scene import finish, give, own, play, refresh, scene, scored
from games.damaged_saves import refused

TOP = {13: "monastery-2", 8: "monastery-3", 7: "castle", 6: "cow-3", 5: "cow-3"}
"""Tiles from the first post nearly to the second: hex 9 is missing."""
DOWN = {25: "mine", 31: "monastery-4"}
"""Tiles from the castle nearly to the third post: hex 35 or 36 is missing."""


def posts(seats: int = 2, more: tuple[str, ...] = (), **given: Any) -> Any:
    """Return a state with seat 0 in turn, everybody on duchy 1."""
    options = {"duchies": "1", **given.pop("options", {})}
    return scene("special", seats, modules=["border_posts", *more], options=options, **given)


def extra(state: Any) -> dict[str, Any]:
    return dict(state.view(None)["extra"]["border_posts"])


def test_posts_stand_evenly_on_the_rim() -> None:
    """Each post is between two hexes of the rim; from any to any other it is a straight row of five."""
    posts_there = posts_of(LAYOUTS[0]).pairs
    assert [(first + 1, second + 1) for first, second in posts_there] == [(5, 10), (9, 15), (35, 36)]
    for post in posts_there:
        assert sorted(missing(LAYOUTS[0], 1 << post[0] | 1 << post[1])) == [0, 4, 4]
        assert all(abs(CELLS[hex_][0]) + abs(CELLS[hex_][1]) / 2 == 3 or abs(CELLS[hex_][1]) == 3 for hex_ in post)


# ---- linking two ----


@pytest.mark.parametrize(("phase", "points"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_p13_two_linked_posts_score_by_the_phase(phase: str, points: int) -> None:
    state = posts(phase=phase, dice=(4,), storage=["bank"], hexes=TOP)
    assert extra(state)["players"][0] == {"reached": [0], "linked": []}
    play(state, "place die:1 storage:1 hex:9")
    assert scored(state, "border_posts") == points
    assert extra(state)["players"][0] == {"reached": [0, 1], "linked": [0, 1]}
    assert extra(state)["tiles"] == [None, None]


def test_p13_the_line_may_take_any_way_but_must_be_unbroken() -> None:
    around = {13: "monastery-2", 14: "bank", 12: "bank", 11: "cow-3", 10: "cow-3"}
    state = posts(dice=(3,), storage=["warehouse"], hexes=around)
    play(state, "place die:1 storage:1 hex:15")  # the other hex of the second post
    assert scored(state, "border_posts") == 10
    state = posts(hexes={5: "cow-3", 6: "cow-3", 9: "bank", 8: "monastery-2"})  # 7 is missing
    assert extra(state)["players"][0] == {"reached": [0, 1], "linked": []}


def test_linking_scores_once() -> None:
    """The third post brings the tile, not the phase again (docs/rulings.md)."""
    state = posts(dice=(4, 4), storage=["bank", "monastery-5"], hexes={**TOP, **DOWN})
    play(state, "place die:1 storage:1 hex:9", "place die:2 storage:2 hex:35")
    assert scored(state, "border_posts") == 10
    assert scored(state, "border_tiles") == 5


def test_a_second_way_between_linked_posts_brings_nothing() -> None:
    state = posts(dice=(3,), storage=["warehouse"], hexes={**TOP, 9: "bank"})
    play(state, "place die:1 storage:1 hex:15")
    assert scored(state, "border_posts") == 0


def test_the_starting_castle_may_touch_a_post() -> None:
    """Duchy 12 has a castle on hex 35."""
    layout = next(number for number in DUCHIES[:30] if 34 in duchy("special", number).castles)
    state: Any = burgrave.new("burgundy", 2, 1, modules=["border_posts"], options={"duchies": layout, "start_castle": "choose"})
    seat = state.to_act[0]
    play(state, f"settle duchy:{layout} hex:35")
    assert extra(state)["players"][seat] == {"reached": [2], "linked": []}
    assert own(state, seat)["points"] == 0


# ---- linking all three ----


@pytest.mark.parametrize(("seats", "first", "second"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_p13_the_first_and_the_second_to_link_all_posts_take_tiles(seats: int, first: int, second: int) -> None:
    state = posts(seats)
    assert extra(state)["points"] == [first, second]
    for seat in range(seats):
        give(state, seat, hexes={**TOP, **DOWN, 9: "bank"})
    assert extra(state)["tiles"] == [None, None]
    order = list(range(seats))
    Random(seats).shuffle(order)
    for index, seat in enumerate(order):
        put(state, seat, tile_named("monastery-5"), 34)
        assert scored(state, "border_tiles", seat) == (first, second, 0, 0)[index]
    assert extra(state)["tiles"] == order[:2]


def test_p13_the_third_post_brings_the_tile_and_no_second_bonus_of_the_phase() -> None:
    state = posts(phase="C", dice=(1,), workers=3, storage=["monastery-5"], hexes={**TOP, **DOWN, 9: "bank"})
    play(state, "place die:1 storage:1 hex:36")
    assert scored(state, "border_posts") == 0
    assert scored(state, "border_tiles") == 5


def test_who_has_linked_all_posts_gets_nothing_for_more_tiles() -> None:
    """The second tile is for another player."""
    state = posts(dice=(3,), storage=["warehouse"], hexes={**TOP, **DOWN, 9: "bank", 35: "monastery-5"})
    tiles_of(state).owners = (0, -1)
    play(state, "place die:1 storage:1 hex:15")
    assert scored(state, "border_tiles") == 0
    assert extra(state)["tiles"] == [0, None]


def test_all_three_linked_at_one_stroke_bring_both() -> None:
    """That is possible where tiles need not touch others (a shield allows that)."""
    arms = {5: "cow-3", 6: "cow-3", 7: "castle", 15: "bank", 14: "market", **DOWN, 36: "monastery-5"}
    state = posts(phase="B", hexes=arms)
    assert extra(state)["players"][0] == {"reached": [0, 1, 2], "linked": []}
    put(state, 0, tile_named("monastery-2"), 12)  # hex 13, next to all of them
    assert extra(state)["players"][0]["linked"] == [0, 1, 2]
    assert scored(state, "border_posts") == 8
    assert scored(state, "border_tiles") == 5


def test_two_of_three_that_are_reached() -> None:
    state = posts(hexes={5: "cow-3", 15: "bank", 14: "market", 13: "monastery-2", **DOWN, 36: "monastery-5"})
    assert extra(state)["players"][0] == {"reached": [0, 1, 2], "linked": [1, 2]}
    assert linked(state.duchy[0], state.covered[0]) == [1, 2]
    assert reached(state.duchy[0], posts().covered[0]) == []


def test_a_tile_is_a_bonus_tile_for_monastery_26() -> None:
    state = posts(hexes={**TOP, **DOWN, 9: "bank", 31: "monastery-26"})
    put(state, 0, tile_named("monastery-5"), 34)
    finish(state)
    assert state.bonus.count(0) == 0
    assert scored(state, "monastery-26") == 3


def test_what_doubles_bonus_tiles_doubles_them() -> None:
    state = posts(hexes={**TOP, **DOWN, 9: "bank"})
    state.answers = state.answers[:]
    state.answers[BONUS_TILE_POINTS] = 2
    put(state, 0, tile_named("monastery-5"), 34)
    assert scored(state, "border_tiles") == 10
    assert state.answers[QUESTIONS + BONUS_TILE_POINTS] == 1


def test_a_seat_that_a_module_plays_may_take_a_tile_too() -> None:
    state = posts(3)
    for seat in (2, 0, 1):
        take_tile(state, seat)
    assert extra(state)["tiles"] == [2, 0]
    assert [scored(state, "border_tiles", seat) for seat in range(3)] == [3, 0, 6]


# ---- duchies, modules, saves ----


def test_p13_boards_23_to_30_are_dealt_and_any_other_will_do() -> None:
    state: Any = burgrave.new("burgundy", 3, 1, modules=["border_posts"])
    assert state.rules.options["duchies"] == "dealt_border"
    assert all(23 <= int(side) <= 30 for seat in range(3) for side in own(state, seat)["dealt"])
    for number in (*DUCHIES[:30], "random_each", "dealt_all", "dealt"):
        assert burgrave.new("burgundy", 2, 1, modules=["border_posts"], options={"duchies": number}).to_act


def test_not_with_the_first_edition() -> None:
    with pytest.raises(burgrave.BadOption, match="'edition' cannot be '2011' with module 'border_posts'"):
        burgrave.new("burgundy", 2, 1, modules=["border_posts"], options={"edition": "2011"})


def test_saves_keep_who_has_the_tiles() -> None:
    state = posts(3, hexes={**TOP, **DOWN, 9: "bank"})
    put(state, 0, tile_named("monastery-5"), 34)
    refresh(state)
    assert burgrave.load(state.save()).digest() == state.digest()
    copy = state.clone()
    take_tile(copy, 1)
    assert tiles_of(state).owners == (0, -1)
    for bad in ([[0]], [[0, 3]], [[-1, 1]], [[1, 1]], [["0", 1]], ["x"], []):
        assert refused(state.save(), "slices", bad)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_every_rule(seats: int) -> None:
    for seed in range(10):
        duchies = "random_each" if seed % 2 else "dealt_border"
        walk(Setup("burgundy", seats, ["border_posts"], {"duchies": duchies}), seed, chance_of_check=0.01)


# ---- bots, words ----


def test_greedy_sees_the_way() -> None:
    """Nearer is better, earlier too; what is linked promises nothing more."""
    near = posts(hexes=TOP)
    far = posts(hexes={13: "monastery-2", 8: "monastery-3"})
    assert evaluate_posts(near, 0) > evaluate_posts(far, 0) > 0
    late = posts(phase="E", hexes=TOP)
    assert evaluate_posts(near, 0) > evaluate_posts(late, 0)
    done = posts(hexes={**TOP, **DOWN, 9: "bank", 35: "monastery-5"})
    assert evaluate_posts(done, 0) == 0


def test_words() -> None:
    state = posts(dice=(4,), storage=["monastery-5"], hexes={**TOP, **DOWN, 9: "bank"})
    game = state.rules.game
    events = state.apply("place die:1 storage:1 hex:35")
    (entry,) = game.lines(state, events, "en", ("Ann", "Ola"))
    assert "border post tile: 5" in entry["detail"].lower()
    sentences = [game.narrate(state, event, "en", ("Ann", "Ola")) for event in events]
    assert "Ann is the first to link all border posts and takes the larger tile." in sentences
    assert "Ann scores 5 points for the border post tile." in sentences
    assert game.narrate(state, ("border_tile", 1, 1), "pl", ("Ann", "Ola")).startswith("Ola")
    assert game.source_title("border_posts") == "Border posts linked"
    for language in ("en", "pl"):
        topic = game.topics(2, state.rules.options, language)["post"]
        assert "A 10, B 8, C 6, D 4, E 2" in topic["text"]


def test_the_terminal_shows_posts(capsys: Any) -> None:
    state = posts(hexes={**TOP, 9: "bank"})
    view = state.view(0)
    Console(width=100).print(belongings(view, view["players"][0]))
    assert "2 of 3 reached, 2 linked" in capsys.readouterr().out
