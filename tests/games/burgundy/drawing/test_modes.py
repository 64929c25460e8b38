"""Drawings of team and solo games: rivers, the track to the target, the seam, shared storage."""

import re
from math import hypot
from typing import Any

import pytest

import burgrave
from burgrave.draw.parts import Look
from burgrave.games.burgundy.drawing.duchy import rim_of, usual_frame
from burgrave.games.burgundy.drawing.reading import Scene
from burgrave.games.burgundy.drawing.rivers import courses, meets
from burgrave.games.burgundy.duchy import LAYOUTS, duchy
from burgrave.games.burgundy.game import BURGUNDY
from burgrave.games.burgundy.modules.border_posts.drawing import LINE, LOW, PRIZES, TOP, shortest
from burgrave.games.burgundy.modules.team.drawing import own_half, twin_frame

DRAWING = BURGUNDY.drawing
NAMES = ("Ann", "Bob", "Cy", "Dora")


def scene(seats: int, module: str, seat: int = 0, language: str = "en", **options: Any) -> Scene:
    """Return the first turn as a seat sees it."""
    state: Any = burgrave.new("burgundy", seats, 3, ["base", module], options)
    while not state.white:
        state.apply(state.legal_actions(state.to_act[0])[0])
    return Scene(state.view(seat), Look(names=NAMES[:seats], you=(seat,), focus=seat, language=language))


def test_rivers_lie_below_the_spaces_of_solo_duchies_only():
    drawn = DRAWING.own_map(scene(1, "solo"))
    assert drawn.index('class="rivers"') < drawn.index('class="hexes"')
    assert drawn.count("C") >= len(duchy("special", "33").rivers)
    assert 'class="rivers"' not in DRAWING.own_map(scene(4, "team"))
    assert all(courses(layout) == () for layout in LAYOUTS)


def test_rivers_end_in_their_banks_and_keep_from_other_spaces():
    for number in ("33", "34"):
        layout = duchy("special", number)
        middles = [(across * 3**0.5, down * 1.5) for across, down in layout.cells]
        for (first, second), course in zip(layout.rivers, courses(layout), strict=True):
            assert hypot(course[0][0] - middles[first][0], course[0][1] - middles[first][1]) < 0.01
            assert hypot(course[3][0] - middles[second][0], course[3][1] - middles[second][1]) < 0.01
            assert meets(middles, course) <= 4


def test_the_way_to_the_target_is_shown_in_each_language():
    card = DRAWING.seats(scene(1, "solo"))[0]
    assert "0 of 50 to the target" in card.below
    polish = DRAWING.seats(scene(1, "solo", language="pl"))[0]
    assert "na drodze do celu: 0 z 50" in polish.below
    assert "0 of 35 to the target" in DRAWING.own_tray_phone(scene(1, "solo", target="35"))


def test_a_team_has_a_seam_both_names_and_a_plate_for_what_it_shares():
    for seat, names in ((0, "Ann and Bob"), (3, "Cy and Dora")):
        drawn_scene = scene(4, "team", seat)
        assert DRAWING.own_map(drawn_scene).count('class="seam-bar"') == 1
        assert names in DRAWING.own_head(drawn_scene)
        assert DRAWING.own_tray(drawn_scene).count('class="shared-room"') == 1
        assert DRAWING.own_tray_phone(drawn_scene).count('class="shared-room"') == 1


def test_a_phone_has_a_tab_for_each_half_of_a_duchy():
    state: Any = burgrave.new("burgundy", 4, 3, ["base", "team"])
    while not state.white:
        state.apply(state.legal_actions(state.to_act[0])[0])
    tabs = DRAWING.parts(state.view(0), Look(0, (0,), NAMES, layout="phone")).tabs
    assert [tab.name for tab in tabs] == ["depots", "duchy", "right"]
    halves = [str(tab.body) for tab in tabs[1:]]
    assert [half.count('data-key="0.hex:') for half in halves] == [37, 37]
    assert ["bonuses" in half for half in halves] == [True, False], "once"
    assert all("seam-bar" in half for half in halves)


def test_one_player_alone_has_the_white_die_but_no_turn_order():
    alone, two = (DRAWING.board(scene(seats, module)).whole("board") for seats, module in ((1, "solo"), (2, "inns")))
    assert 'data-help="order"' not in alone
    assert 'data-help="white_die"' in alone
    assert 'data-help="order"' in two


# ---- border posts around these boards ----------------------------------------------------------------------------------


def scene_with_posts(seats: int, mode: str, number: str) -> Scene:
    """Return the first turn of a table with border posts."""
    state: Any = burgrave.new("burgundy", seats, 3, ["base", "border_posts", mode], {"duchies": number})
    while not state.white:
        state.apply(state.legal_actions(state.to_act[0])[0])
    return Scene(state.view(0), Look(names=NAMES[:seats], you=(0,), focus=0, language="en"))


def centre_of(drawn: str, key: str) -> tuple[float, float]:
    """Return where the circle of an element lies."""
    x, y = re.search(rf'data-key="{key}".*?cx="([\d.-]+)" cy="([\d.-]+)"', drawn).groups()
    return float(x), float(y)


@pytest.mark.parametrize(
    ("seats", "mode", "number", "posts"),
    [(1, "solo", "33", 3), (1, "solo", "34", 3), (4, "team", "31", 6), (4, "team", "32", 6)],
)
def test_posts_stand_beside_the_two_spaces_that_they_touch_and_on_none(seats, mode, number, posts):
    drawn_scene = scene_with_posts(seats, mode, number)
    layout = duchy("special", number)
    frame = twin_frame(layout) if mode == "team" else usual_frame(layout, rim_of(drawn_scene))
    drawn = DRAWING.own_map(drawn_scene)
    for place in range(posts):
        x, y = centre_of(drawn, f"0.post:{place + 1}")
        assert 0 < x < frame.width
        assert 0 < y < frame.height
        near = sorted(range(layout.hexes), key=lambda hex_: hypot(x - frame.spots[hex_][0], y - frame.spots[hex_][1]))
        assert sorted(near[:2]) == sorted(drawn_scene.view["extra"]["border_posts"]["posts"][place])
        assert hypot(x - frame.spots[near[2]][0], y - frame.spots[near[2]][1]) > 1.4 * frame.r
        assert hypot(x - frame.spots[near[0]][0], y - frame.spots[near[0]][1]) > 0.9 * frame.r
    assert drawn.count("border post, ") + drawn.count('"border post"') >= posts, "each has its words"


@pytest.mark.parametrize(("number", "is_low"), [("33", False), ("34", True)])
def test_the_tiles_for_posts_stand_where_no_space_lies(number, is_low):
    drawn_scene = scene_with_posts(1, "solo", number)
    frame = usual_frame(duchy("special", number), rim_of(drawn_scene))
    y = frame.height - LOW if is_low else TOP
    assert f'y="{y + 4.5:g}"' in DRAWING.own_map(drawn_scene)
    assert all(hypot(max(x - PRIZES, 0), py - y) > 0.9 * frame.r + LINE / 2 for x, py in frame.spots)


def test_a_phone_shows_the_posts_of_the_half_it_shows():
    drawn_scene = scene_with_posts(4, "team", "31")
    for half in (0, 1):
        drawn = own_half(drawn_scene, half)
        inside = [place for place in range(6) if 0 < centre_of(drawn, f"0.post:{place + 1}")[0] < 580]
        assert inside == [3 * half, 3 * half + 1, 3 * half + 2]


def test_the_way_to_the_next_post_is_the_shortest_of_those_with_fewest_empty_spaces():
    covered = tuple(hex_ in (13, 14, 15, 21) for hex_ in range(37))
    assert shortest("1", covered, (8, 14), ((34, 35),))[0] == 14
    assert len(shortest("1", (False,) * 37, (4, 9), ((8, 14), (34, 35)))) == 5
