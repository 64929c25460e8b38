"""Drawings of Chateauma: as an opponent's card, small and large, and in the middle for a reader who looks at its board."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.draw import Look
from burgrave.games.burgundy.game import BURGUNDY
from burgrave.games.burgundy.tiles import GOODS
from games.burgundy.drawing.test_drawing import NAMES, layouts
from games.burgundy.drawing.test_expansions import topics
from games.drawing_checks import sound

DRAWING = BURGUNDY.drawing


def some_game(seats: int, modules: tuple[str, ...] = (), plies: int = 90, **options: str) -> Any:
    state: Any = burgrave.new("burgundy", seats, 4, ["base", *modules, "chateauma"], options)
    random = Random(3)
    while state.ply < plies and not state.is_over:
        state.apply(random.choice(state.legal_actions(state.to_act[0])), state.to_act[0])
    return state


def drawn(state: Any, focus: int, language: str = "en") -> dict[str, tuple[str, set[str]]]:
    """Return by layout the markup and its keys; check that no key is there twice."""
    help_topics = topics(tuple(module.id for module in state.rules.modules), state.seats)
    markup_and_keys = {}
    for layout, wanted in (("desktop", "desk"), ("phone", "phone")):
        whole = DRAWING.parts(state.view(0), Look(focus, (0,), NAMES[: state.seats], language, wanted))
        below = [holdings.below for holdings in whole.seats.values() if holdings.below]
        parts = layouts(whole)[layout]
        keys = [key for holdings in parts for key in sound(holdings, help_topics).keys]
        assert len(keys) == len(set(keys)), sorted(key for key in keys if keys.count(key) > 1)
        markup_and_keys[layout] = "".join([*parts, *below]), set(keys)
    return markup_and_keys


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_lies_in_the_place_of_an_opponent(seats: int, language: str) -> None:
    state = some_game(seats)
    own = seats - 1
    desk, keys = drawn(state, 0, language)["desktop"]
    extra = state.view(0)["extra"]["chateauma"]
    assert {f"{own}.card:1", f"{own}.card:2", f"{own}.silver", *(f"{own}.goods:{kind}" for kind in range(1, 7))} <= keys
    assert {f"{own}.reserve:{colour}" for colour in extra["reserve"]} <= keys
    for area in extra["duchy"].values():
        assert f">{len([tile for tile in area['tiles'] if tile])}/{len(area['tiles'])}<" in desk


@pytest.mark.parametrize("seats", [2, 3])
def test_its_board_can_be_looked_at(seats: int) -> None:
    state = some_game(seats)
    for markup, keys in drawn(state, seats - 1).values():
        assert {f"{seats - 1}.card:1", f"{seats - 1}.card:2"} <= keys
        assert "chosen-card" in markup


def test_modifiers_shields_and_double_hexes_are_drawn() -> None:
    state = some_game(3, ("shields", "vineyards"), chateauma_a="on", chateauma_d="on")
    desk, _ = drawn(state, 0)["desktop"]
    doubles = len(state.view(0)["extra"]["chateauma"]["doubles"])
    assert doubles
    assert f"Double hexes: {doubles}" in desk


def test_every_place_that_the_log_names_is_drawn() -> None:
    state = some_game(2, plies=0)
    random = Random(3)
    _, keys = drawn(state, 0)["desktop"]
    while not state.is_over:
        events = state.apply(random.choice(state.legal_actions(0)), 0)
        own = [entry for entry in state.rules.game.lines(state, events) if entry["seat"] == 1]
        named = {key for entry in own for key in entry["keys"] if key.startswith(("1.card", "1.goods", "1.silver"))}
        assert named <= keys


@pytest.mark.parametrize("layout", ["desk", "phone"])
def test_its_tray_shows_goods_and_silver_in_one_line_and_no_storage(layout: str) -> None:
    state: Any = burgrave.new("burgundy", 2, 3, ["base", "chateauma"])
    view = state.view(0)
    view["players"][1]["goods"] = dict.fromkeys(GOODS, 1)
    parts = DRAWING.parts(view, Look(1, (0,), ("Ann", "Chateauma"), layout=layout))
    tray = parts.own_tray if layout == "desk" else parts.own_tray_phone
    assert all(f'data-key="1.goods:{kind + 1}"' in tray for kind in range(len(GOODS)))
    assert 'data-help="storage"' not in tray
    assert "deep" not in tray
