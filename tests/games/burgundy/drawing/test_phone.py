"""The layout of a phone: tabs where one screen is too small, depots as large as a tab allows; and the board of a desktop."""

from __future__ import annotations

import re
from typing import Any

import pytest

import burgrave
from burgrave.draw import Look
from burgrave.games.burgundy.drawing.captions import moment, moment_phone
from burgrave.games.burgundy.drawing.duchy import own_map
from burgrave.games.burgundy.drawing.phone import DUCHY, SCREEN, TAB_HEIGHT, has_tabs, shape_of
from burgrave.games.burgundy.drawing.reading import Scene
from burgrave.games.burgundy.drawing.ring import BLACK_WIDTH, DEPOT_WIDTH, ring_of
from burgrave.games.burgundy.drawing.tray import PHONE_HEIGHT, tray_bands_phone
from burgrave.games.burgundy.modules.inns.drawing import pile
from games.drawing_checks import parsed

EVERYTHING = ("castle_lines", "extra_hexes", "border_posts", "inns", "trade_routes", "shields", "vineyards")
ONE_SCREEN = (
    ("castle_lines",),
    ("extra_hexes",),
    ("border_posts",),
    ("white_castles",),
    ("inns",),
    ("trade_routes",),
    ("shields",),
)


def scene(seats: int, *modules: str, language: str = "en", **options: str) -> Scene:
    """Return a new table on a phone."""
    state: Any = burgrave.new("burgundy", seats, 3, ["base", *modules], options)
    names = ("Ann", "Bob", "Cy", "Dora")[:seats]
    return Scene(state.view(0), Look(names=names, you=(0,), language=language, layout="phone"))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modules", ONE_SCREEN, ids=lambda modules: modules[0])
def test_every_small_expansion_fits_one_screen(seats: int, modules: tuple[str, ...]) -> None:
    drawn = scene(seats, *modules)
    below = sum(band.height for band in tray_bands_phone(drawn))
    assert not has_tabs(drawn)
    assert shape_of(drawn).height(drawn) + below + DUCHY <= SCREEN


@pytest.mark.parametrize(
    ("seats", "modules"), [(2, ("shields", "trade_routes")), (4, ("shields", "inns")), (4, ("team",)), (1, ("solo",))]
)
def test_what_does_not_fit_becomes_leaves(seats: int, modules: tuple[str, ...]) -> None:
    drawn = scene(seats, *modules)
    assert has_tabs(drawn)
    assert shape_of(drawn).height(drawn) <= TAB_HEIGHT - PHONE_HEIGHT


def test_depots_use_the_tab_that_they_have() -> None:
    for drawn in (scene(4, "team"), scene(2, *EVERYTHING), scene(3, *EVERYTHING), scene(4, "vineyards")):
        shape, room = shape_of(drawn), TAB_HEIGHT - sum(band.height for band in tray_bands_phone(drawn))
        assert 0.8 * room < shape.height(drawn) <= room
        assert shape.is_straight


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deep_black_depot_stands_between_two_columns(seats: int) -> None:
    """The board of a desktop would be drawn much smaller otherwise; nothing lies over the black depot."""
    ring, usual = ring_of(scene(seats, *EVERYTHING)), ring_of(scene(seats))
    assert ring.height < 1.15 * usual.height
    assert all(abs(x - ring.middle[0]) >= (DEPOT_WIDTH + BLACK_WIDTH) / 2 for x, _ in ring.places)
    assert all(abs(y - ring.middle[1]) > ring.black / 2 for x, y in ring.roads if x == ring.middle[0])


def test_how_many_inns_there_are_is_part_of_their_piece() -> None:
    """A lit piece is brought to the front, without what only lies beside it; the next tile begins where this one ends."""
    r = 26.5
    drawn = parsed(pile(0, 0, r, ("a", "b"), "special", "en"))
    (piece,) = [node for node in drawn.iter() if node.get("data-element") == "b"]
    (disc,) = [node for node in piece.iter() if node.get("class") == "count"]
    x, y, size = (float(disc.get(name) or 0) for name in ("cx", "cy", "r"))
    assert x + size < r * 0.866
    assert y > -r


@pytest.mark.parametrize(("language", "expected"), [("en", "setting up"), ("pl", "przygotowanie gry")])
def test_while_routes_are_laid_nobody_chooses_a_duchy(language: str, expected: str) -> None:
    drawn = scene(2, "trade_routes", language=language, route_order="chosen")
    assert drawn.step == "LayRoute"
    assert moment(drawn).startswith(expected)
    assert expected in moment_phone(drawn)
    assert "choosing duchies" in moment(scene(2, "trade_routes", route_order="chosen", duchies="dealt"))


def test_prices_are_small_where_spaces_are() -> None:
    """On a team's duchy a price must not hide the number of its space, nor the next one."""
    drawn = scene(4, "team")
    desk = Scene(drawn.view, Look(names=("Ann", "Bob", "Cy", "Dora"), you=(0,), layout="desk"))
    badges = re.findall(r'data-badge="[\d.]+ [\d.]+ ([\d.]+)"', own_map(desk))
    assert badges
    assert all(float(scale) < 0.8 for scale in badges)
