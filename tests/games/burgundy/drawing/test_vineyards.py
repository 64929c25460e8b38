"""Drawings of vineyards: where double hexes lie, what is lit, how a double hex would lie, and the tabs of a phone."""

from typing import Any

import pytest

from burgrave.draw import Look
from burgrave.games.burgundy.game import BURGUNDY
from burgrave.games.burgundy.modules.vineyards.board import SPACES
from burgrave.games.burgundy.modules.vineyards.drawing.board import ACROSS, Place, radius_for, width_of
from burgrave.games.burgundy.tiles import TILES
from games.burgundy.drawing.test_expansions import check
from games.burgundy.modules.vines import RED_BLACK, vineyards
from games.burgundy.scene import play

DRAWING = BURGUNDY.drawing
BLUE = "vine-blue-blue"


def parts(state: Any, language: str = "en", layout: str = "") -> Any:
    return DRAWING.parts(state.view(0), Look(0, (0,), ("Ann", "Ben", "Ola", "Jan")[: state.seats], language, layout))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_depot_and_store_can_be_clicked_everywhere(seats: int, language: str) -> None:
    depot = {1: RED_BLACK, 3: BLUE, 5: RED_BLACK} if seats < 4 else dict.fromkeys(range(1, 7), RED_BLACK)
    state = vineyards(seats, dice=(1, 4), workers=3, silver=2, depot=depot, store={2: BLUE}, depots={"black:1": "mine"})
    whole = check(state, 0, ("vineyards",), language)
    for place in depot:
        assert whole.count(f'data-element="vine_depot:{place}"') == 2, "on a desktop and on a phone"


def test_a_double_hex_lies_on_two_storage_spaces() -> None:
    state = vineyards(dice=(1, 4), workers=3, doubles=[RED_BLACK], storage=["mine"])
    drawn = parts(state)
    for tray in (drawn.own_tray, drawn.own_tray_phone):
        assert tray.count(f'data-piece="{RED_BLACK}"') == 1
        assert 'data-element="storage:1"' in tray
        assert 'data-element="storage:2"' not in tray
        assert 'data-element="storage:3"' in tray
    check(state, 0, ("vineyards",))


def test_what_waits_is_seen_the_way_round_it_would_lie() -> None:
    state = vineyards(dice=(4,), doubles=[RED_BLACK])
    tray = parts(state).own_tray
    assert tray.count("vine-ghost") == 24
    assert "vine-ghost" not in parts(vineyards(dice=(4,))).own_tray
    assert "vine-ghost" in parts(vineyards(dice=(4,), doubles=[BLUE])).own_tray


def test_a_phone_has_tabs_and_other_tables_have_none() -> None:
    drawn = parts(vineyards(), layout="phone")
    assert [tab.name for tab in drawn.tabs] == ["depots", "duchy", "vineyard"]
    assert drawn.strip == drawn.own_map == ""
    assert [tab.is_own for tab in drawn.tabs] == [False, True, False]
    desk = parts(vineyards(), layout="desk")
    assert desk.tabs == ()
    assert desk.own_map


def test_bonus_tiles_are_chosen_in_the_prompt() -> None:
    state = vineyards(dice=(4,), doubles=[RED_BLACK], planted={1: BLUE})
    play(state, "plant die:1 storage:1 vine:3")
    hand = parts(state).hand
    for colour in ("orange", "yellow", "green", "red", "black", "blue"):
        assert f'data-element="vine_tile:{colour}"' in hand
    check(state, 0, ("vineyards",))


def test_cards_show_the_vineyards_of_others() -> None:
    state = vineyards(3, planted={1: BLUE}, tiles=["blue"])
    below = DRAWING.parts(state.view(1), Look(1, (1,), ("Ann", "Ben", "Ola"), "en")).seats[0].below
    assert "1 of 12 double spaces planted" in below
    assert ">3<" in below


def test_every_double_hex_is_a_picture_of_its_own() -> None:
    symbols = [DRAWING.symbol(name) for name in TILES if name.startswith("vine-")]
    assert len(set(symbols)) == len(symbols) == 21


def test_a_vineyard_fits_where_it_is_put() -> None:
    r = radius_for(300, 236)
    place = Place(10, 200, r)
    assert width_of(r) <= 300
    centres = [place.centre(space) for space in range(SPACES)]
    assert len(set(centres)) == SPACES
    assert max(x for x, _ in centres) + 2 * r <= 10 + width_of(r) + r
    assert ACROSS == 6.5


def test_help_on_a_planted_vine_names_its_area() -> None:
    state = vineyards(dice=(1, 4), planted={1: RED_BLACK})
    facts = state.rules.game.about(state, "0.vine:1", "en")
    assert facts["place"].startswith("vineyard, on a ")
    assert dict(facts["facts"])["Red"].startswith("1 vine, ")
    assert state.rules.game.about(state, "0.vine:99", "en")["facts"] == []
