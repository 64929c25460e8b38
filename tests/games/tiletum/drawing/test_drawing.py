"""Every table can be drawn, and every drawing can be played on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import burgrave
from burgrave.draw import Look
from burgrave.draw.parts import Parts, Sheet
from burgrave.games.tiletum.drawing import DRAWING
from burgrave.games.tiletum.game import TILETUM
from burgrave.speech import LANGUAGES
from games.drawing_checks import HOSTILE, can_be_played_on, depends_on_the_view_alone, icons_are_there, is_unharmed
from games.tiletum.drawing.positions import NAMES, STEPS, like_the_look, positions, questions, walk
from games.tiletum.scene import asked

TOPICS = frozenset(TILETUM.topics(4, {}, "en"))
LAYOUTS = ("desk", "phone")
SCRIPT = {"priced"}
"""Classes that only the script sets."""


def drawn(state: Any, seat: int, names: tuple[str, ...] = NAMES, language: str = "en", layout: str = "") -> Parts:
    """The table as a seat sees it."""
    return DRAWING.parts(state.view(seat), Look(seat, (seat,), names[: state.seats], language, layout))


def leaves_of(parts: Parts) -> list[str]:
    """The pages of a phone."""
    return [tab.body.whole(tab.name) if isinstance(tab.body, Sheet) else tab.body for tab in parts.tabs]


def layouts(state: Any, seat: int, names: tuple[str, ...] = NAMES, language: str = "en") -> dict[str, list[str]]:
    """What is shown together on a desktop, and on a phone."""
    desk, phone = (drawn(state, seat, names, language, layout) for layout in LAYOUTS)
    seats = [drawn_part for part in desk.seats.values() for drawn_part in (part.figure, part.holdings)]
    return {
        "desk": [desk.moment, desk.own_head, desk.board.whole("board"), desk.upper, desk.own_map, desk.own_tray, desk.hand, *seats],
        "phone": [phone.moment_phone, *leaves_of(phone), phone.own_tray_phone, phone.hand],
    }


def check(state: Any, seat: int, *, language: str = "en") -> None:
    """Every part is sound, no key is twice in a layout, and everything that may be chosen can be clicked."""
    actions = state.legal_actions(seat) if seat in state.to_act else ()
    path = {str(name) for action in actions for name in action.path}
    can_be_played_on(state, seat, path, layouts(state, seat, language=language), TOPICS)


# ---- tables ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modules", [(), ("action_tiles",)])
def test_every_position_of_a_random_game_can_be_drawn_and_played_on(seats: int, modules: tuple[str, ...]) -> None:
    for state, seat in walk(seats, seats, *modules):
        check(state, seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_drawn(language: str) -> None:
    for position in positions():
        for seat in range(position.state.seats):
            check(position.state, seat, language=language)


def test_every_question_is_among_the_positions() -> None:
    assert [asked(position.state) for position in questions()] == list(STEPS)


def test_others_and_spectators_can_click_nothing_of_a_player() -> None:
    state = like_the_look()
    for view, look in ((state.view(1), Look(0, (1,), NAMES[:3])), (state.view(None), Look(0, (), NAMES[:3]))):
        parts = DRAWING.parts(view, look)
        for markup in (parts.own_map, parts.own_tray, parts.own_tray_phone, parts.hand, leaves_of(parts)[2]):
            assert "data-element" not in markup
            assert "data-plays" not in markup
        assert 'data-element="figure:' not in parts.board.whole("board")


def test_names_are_never_trusted() -> None:
    for position in positions():
        for seat in range(position.state.seats):
            is_unharmed(layouts(position.state, seat, HOSTILE))


def test_drawing_depends_on_the_view_alone() -> None:
    for state, seat in walk(3, 8):
        if state.ply % 20 == 3:
            view, look = state.view(seat), Look(seat, (seat,), NAMES[:3])
            depends_on_the_view_alone(DRAWING, view, look)


def test_what_only_one_layout_shows_is_left_empty_for_the_other() -> None:
    state = like_the_look()
    desk, phone = drawn(state, 0, layout="desk"), drawn(state, 0, layout="phone")
    assert not desk.strip + desk.own_tray_phone
    assert not desk.tabs
    assert not phone.board.pieces
    assert not phone.upper + phone.own_map + phone.own_tray
    assert not phone.seats


def test_the_board_has_always_as_many_pieces() -> None:
    assert len({len(drawn(position.state, position.focus, layout="desk").board.pieces) for position in positions()}) == 1


def test_every_icon_used_is_there() -> None:
    markup = ""
    for position in positions():
        markup += "".join("".join(parts) for parts in layouts(position.state, position.focus).values())
    icons_are_there(DRAWING, markup)


def classes_of(sheet: str) -> set[str]:
    """Every class that a style sheet names."""
    selectors = re.sub(r"/\*.*?\*/|\{[^{}]*\}|\[[^\]]*\]", " ", sheet, flags=re.DOTALL)
    return set(re.findall(r"\.([a-z][\w-]*)", selectors))


def test_every_class_of_the_sheet_is_drawn() -> None:
    """There is no rule for what neither a drawing nor the page around it has."""
    static = Path(burgrave.__file__).parent / "table" / "static"
    page = classes_of("".join(file.read_text(encoding="utf-8") for file in sorted(static.glob("*.css"))))
    page.add("priced")  # the script's, of what shows its price
    markup = (
        "".join("".join(part) for position in positions() for part in layouts(position.state, position.focus).values())
        + DRAWING.art()
    )
    drawn_classes = {name for classes in re.findall(r'class="([^"]*)"', markup) for name in classes.split()}
    assert sorted(classes_of(DRAWING.css) - drawn_classes - page - SCRIPT) == []
