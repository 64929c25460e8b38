"""Tables with expansions can be drawn, and every drawing can be played on."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.contract.setups import random_setup
from burgrave.draw import Look
from burgrave.draw.icons import ICONS
from burgrave.games.burgundy.drawing.declaration import BurgundyDrawing
from burgrave.games.burgundy.drawing.storage import Room, Stored, spots
from burgrave.games.burgundy.game import BURGUNDY
from burgrave.games.burgundy.modules.border_posts.drawing import shortest
from games.burgundy.drawing.test_drawing import NAMES, TOPICS, extent, layouts
from games.drawing_checks import parsed, sound

DRAWING = BURGUNDY.drawing
MODULES = tuple(name for name in burgrave.game("burgundy").modules if name != "base")
ASKED_BY_A_BUTTON = {"number", "player"}
"""Elements that lie on no board: a button opens a list of them."""
EVERY = 5
"""Only every sixth position of a game is drawn, except those in which something of an expansion is asked."""
USUAL_STEPS = {"Turn", "KeepGoods", "MakeRoom", "LoadGoods", "LoadMoreGoods", "Fetch", "Settle"}


@cache
def topics(modules: tuple[str, ...], seats: int) -> frozenset[str]:
    """Return the topics that have help."""
    return frozenset(TOPICS).union(BURGUNDY.topics(seats, {"edition": "special"}))


def check(state: Any, seat: int, modules: tuple[str, ...], language: str = "en") -> str:
    """Check that every part is sound, no key is twice in a layout, and everything that may be chosen can be clicked; return the
    markup."""
    path = {element for action in (state.legal_actions(seat) if seat in state.to_act else ()) for element in action.path}
    view, whole = state.view(seat), ""
    for layout in ("desktop", "phone"):
        shown = DRAWING.parts(view, Look(seat, (seat,), NAMES[: state.seats], language, "desk" if layout == "desktop" else layout))
        parts = layouts(shown)[layout]
        parts_ = [sound(part, topics(modules, state.seats)) for part in parts]
        keys = [key for part in parts_ for key in part.keys]
        assert len(keys) == len(set(keys)), sorted(key for key in keys if keys.count(key) > 1)
        missing = path.difference(*(part.elements for part in parts_))
        missing = {name for name in missing if name.partition(":")[0] not in ASKED_BY_A_BUTTON}
        assert not missing, f"not drawn: {sorted(missing)} at {state.agenda[-1].name()} on a {layout}"
        whole += "".join(parts)
    return whole


def play(setup: Any, seed: int) -> None:
    """Play a random game, and draw some of its positions."""
    random, state, modules = Random(seed), setup.new(seed), tuple(setup.modules)
    place, icons = 0, set()
    while not state.is_over:
        seat = random.choice(state.to_act)
        step = state.view(seat)["asked"]["step"]
        if place % EVERY == 0 or step not in USUAL_STEPS:
            markup = check(state, seat, modules, "pl" if place % 2 else "en")
            icons |= set(re.findall(r'href="#i-(\w+)"', markup))
        state.apply(random.choice(state.legal_actions(seat)), seat)
        place += 1
    check(state, 0, modules)
    assert icons <= {*ICONS, *DRAWING.icons}


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("seed", range(2))
def test_a_random_game_with_an_expansion_can_be_drawn_and_played_on(module: str, seed: int) -> None:
    play(random_setup("burgundy", Random(seed), ["base", module]), seed)


@pytest.mark.parametrize("seed", range(6))
def test_a_random_game_with_several_expansions_can_be_drawn_and_played_on(seed: int) -> None:
    play(random_setup("burgundy", Random(100 + seed)), seed)


def test_icons_are_of_modules_that_there_are() -> None:
    assert isinstance(DRAWING, BurgundyDrawing)
    assert set(DRAWING.module_icons) <= set(MODULES)


@pytest.mark.parametrize("module", MODULES)
def test_every_module_has_a_picture_where_it_is_chosen(module: str) -> None:
    drawn = DRAWING.thumbnail("module", module)
    parsed(drawn)
    assert set(re.findall(r'href="#i-(\w+)"', drawn)) <= {*ICONS, *DRAWING.icons}


def test_every_choice_of_an_expansion_has_a_mark() -> None:
    for seed in range(8):
        random, setup = Random(seed), random_setup("burgundy", Random(seed))
        state = setup.new(seed)
        while not state.is_over:
            seat = random.choice(state.to_act)
            actions = state.legal_actions(seat)
            action = random.choice(actions)
            parsed(DRAWING.mark(state.view(seat), action.path, action.verb))
            state.apply(action, seat)


@pytest.mark.parametrize(("seats", "width"), [(2, 44), (3, 32), (4, 32)])
def test_fingers_find_shields_and_inns_on_a_phone(seats: int, width: int) -> None:
    state = burgrave.new("burgundy", seats, 4, ["base", "inns", "shields"])
    parts = DRAWING.parts(state.view(0), Look(0, (0,), NAMES[:seats], layout="phone"))
    nodes = [
        node
        for node in parsed(parts.strip or parts.tabs[0].body).iter()
        if (node.get("data-element") or "").startswith(("shield", "inn"))
    ]
    assert len(nodes) == 1 + sum(len(depot) for depot in state.view(0)["extra"]["shields"]["depots"])
    for node in nodes:
        wide, high = extent(node)
        assert wide >= width, (node.get("data-element"), wide)
        assert high >= 44, (node.get("data-element"), high)


def test_a_duchy_of_two_halves_is_another_picture_on_a_phone() -> None:
    state = burgrave.new("burgundy", 4, 4, ["base", "team"])
    view = state.view(0)
    desk, phone, both = (DRAWING.parts(view, Look(0, (0,), NAMES, layout=layout)).own_map for layout in ("desk", "phone", ""))
    assert "phone-only" not in desk
    assert "desk-only" not in phone
    assert both == desk + phone


def test_boards_keep_their_measures_during_a_game() -> None:
    for module in ("inns", "shields", "castle_lines", "vineyards"):
        random, state, sizes = Random(1), burgrave.new("burgundy", 2, 1, ["base", module]), set()
        while not state.is_over:
            seat = state.to_act[0]
            parts = DRAWING.parts(state.view(seat), Look(seat, (seat,), NAMES[:2]))
            sizes |= {re.findall(r'viewBox="([^"]+)"', part)[0] for part in (parts.board.before,)}
            state.apply(random.choice(state.legal_actions(seat)), seat)
        assert len(sizes) == 1, module


# ---- storage ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spaces", range(1, 25))
def test_any_number_of_storage_spaces_stays_in_its_room(spaces: int) -> None:
    stored = Stored(tuple(["castle"] * spaces))
    r, centres = spots(tuple(span for _, span in stored.spans), Room(16.5, 79, 207.1, 98, 38))
    assert len(centres) == len(set(centres)) == spaces
    assert r >= 12
    for x, y in centres:
        assert x - r * 0.86 >= 16
        assert x + r * 0.86 <= 224
        assert y - r >= 29
        assert y + r <= 129
    for index, (x, y) in enumerate(centres):
        assert all(abs(x - ox) > 1.7 * r or abs(y - oy) > 1.5 * r for ox, oy in centres[:index])


def test_a_storage_without_limit_shows_what_is_used_and_a_free_space() -> None:
    assert len(Stored((None,) * 24).spans) == 3
    assert len(Stored(("castle",) * 5 + (None,) * 19).spans) == 6
    assert len(Stored((None,) * 4).spans) == 4


def test_the_way_from_a_post_to_the_next_runs_over_as_few_empty_spaces_as_it_can() -> None:
    covered = [False] * 37
    assert shortest("23", tuple(covered), (4, 9), ((8, 14),)) == (4, 5, 6, 7, 8)
    for hex_ in (9, 10, 11, 12, 13):
        covered[hex_] = True
    assert shortest("23", tuple(covered), (4, 9), ((8, 14),))[:5] == (9, 10, 11, 12, 13)


def test_an_own_post_shows_how_far_it_is_to_the_next() -> None:
    state: Any = burgrave.new("burgundy", 2, 4, ["base", "border_posts"], {"duchies": "23"})
    while not state.white:
        state.apply(state.legal_actions(state.to_act[0])[0])
    drawn = DRAWING.parts(state.view(0), Look(0, (0,), NAMES[:2]))
    assert drawn.own_map.count('class="chain"') == 3
    assert "spaces from the next one" in drawn.own_map
    assert "chain" not in drawn.seats[1].figure


def test_score_sheets_show_vineyards_and_what_has_no_duchy() -> None:
    state = burgrave.new("burgundy", 3, 4, ["base", "vineyards", "chateauma"])
    ann, _, chateauma = (DRAWING.figure(state.view(None), seat, 9.0) for seat in range(3))
    assert ann.count("<svg") == 2
    assert chateauma.count("<svg") == 1
    assert ">0/12<" in chateauma
