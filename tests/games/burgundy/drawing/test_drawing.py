"""Every table can be drawn, and every drawing can be played on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import burgrave
from burgrave.draw import Look
from burgrave.draw.icons import ICONS
from burgrave.draw.parts import Parts
from burgrave.games.burgundy.book import usual_numbers
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.drawing.tiles import tile
from burgrave.games.burgundy.duchy import EDITIONS
from burgrave.games.burgundy.game import BURGUNDY
from burgrave.games.burgundy.tiles import GOODS_KINDS, tile_names
from games.burgundy.drawing.positions import POSITIONS
from games.drawing_checks import HOSTILE, PartAttributes, parsed, sound

DRAWING = BURGUNDY.drawing
NAMES = ("Ann", "Steward", "Ola", "Jan")
PLAIN_TOPICS = {
    "depot",
    "black",
    "phase",
    "round",
    "order",
    "stock:workers",
    "stock:silver",
    "stock:sold",
    "stock:goods",
    "storage",
    "die",
    "white_die",
    "regions",
}
TOPICS = (
    PLAIN_TOPICS
    | {f"tile:{name}" for name in tile_names()}
    | {f"{kind}:{colour}" for kind in ("space", "bonus") for colour in COLOURS}
    | {f"good:{kind + 1}" for kind in range(GOODS_KINDS)}
)


def drawn(state: Any, seat: int, names: tuple[str, ...] = NAMES, language: str = "en") -> Parts:
    """Return the parts of the table as a seat sees it."""
    parts: Parts = DRAWING.parts(state.view(seat), Look(seat, (seat,), names[: state.seats], language))
    return parts


def layouts(parts: Parts) -> dict[str, list[str]]:
    """Return what is shown together on a desktop, and on a phone."""
    seats = [drawn for part in parts.seats.values() for drawn in (part.figure, part.holdings)]
    shared = [parts.hand, *seats]
    tabs = [str(tab.body) for tab in parts.tabs] or [parts.strip, parts.own_map]
    return {
        "desktop": [parts.moment, parts.own_head, parts.board.whole("board"), parts.own_map, parts.own_tray, *shared],
        "phone": [parts.moment_phone, *tabs, parts.own_tray_phone, *shared],
    }


def checked(markup: str) -> PartAttributes:
    """Return the keys and elements of a part; check that it is sound."""
    return sound(markup, frozenset(TOPICS))


def check(state: Any, seat: int, *, language: str = "en") -> None:
    """Check that every part is sound, no key is twice in a layout, and everything that may be chosen can be clicked."""
    path = {element for action in (state.legal_actions(seat) if seat in state.to_act else ()) for element in action.path}
    for parts in layouts(drawn(state, seat, language=language)).values():
        contents = [checked(part) for part in parts]
        keys = [key for _, own, _ in contents for key in own]
        assert len(keys) == len(set(keys)), sorted(key for key in keys if keys.count(key) > 1)
        missing = path.difference(*(elements for elements, _, _ in contents))
        assert not missing, f"not drawn: {sorted(missing)}"


def walk(seats: int, seed: int, **options: Any) -> Iterator[tuple[Any, int]]:
    """Yield every position of a random game, with a seat to act."""
    random, state = Random(seed), burgrave.new("burgundy", seats, seed, options=options)
    while not state.is_over:
        seat = random.choice(state.to_act)
        yield state, seat
        state.apply(random.choice(state.legal_actions(seat)), seat)
    yield state, 0


# ---- tables ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_position_of_a_random_game_can_be_drawn_and_played_on(seats: int, edition: str) -> None:
    for state, seat in walk(seats, seats, edition=edition, duchies="dealt", settling="secret"):
        check(state, seat)


@pytest.mark.parametrize("seed", range(3))
def test_many_dice_and_monasteries(seed: int) -> None:
    for state, seat in walk(2, 100 + seed, edition="2011", start_castle="choose"):
        check(state, seat)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_duchy_is_drawn(edition: str) -> None:
    for number in usual_numbers(edition):
        state = burgrave.new("burgundy", 2, 1, options={"edition": edition, "duchies": number, "start_castle": "choose"})
        check(state, state.to_act[0])
        state.apply(state.legal_actions()[0])
        check(state, state.to_act[0])
        assert DRAWING.thumbnail("duchies", number, edition).count("<polygon") == 37


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_the_gallery_shows_is_sound(position: Any, language: str) -> None:
    for seat in range(position.state.seats):
        check(position.state, seat, language=language)


def test_a_spectator_can_click_nothing_of_a_player() -> None:
    state = burgrave.new("burgundy", 3, 5)
    parts = DRAWING.parts(state.view(None), Look(1, (), NAMES[:3]))
    for markup in (parts.own_map, parts.own_tray, parts.own_tray_phone, parts.hand):
        assert "data-element" not in markup


def test_somebody_elses_board_in_the_middle_cannot_be_clicked() -> None:
    state = burgrave.new("burgundy", 2, 5)
    acting = state.to_act[0]
    parts = DRAWING.parts(state.view(acting), Look(1 - acting, (acting,), NAMES[:2]))
    assert "data-element" not in parts.own_map + parts.own_tray
    assert 'data-element="die:1"' in parts.hand


def test_names_are_never_trusted() -> None:
    state = burgrave.new("burgundy", 4, 5)
    for seat in range(4):
        for markup in map("".join, layouts(drawn(state, seat, HOSTILE)).values()):
            nodes = list(parsed(markup).iter())
            assert not any(node.tag in ("script", "b") and node.get("onclick") for node in nodes)
            assert "<script" not in markup
    assert "{0.__class__}" in drawn(state, 0, HOSTILE).seats[3].figure


def test_drawing_depends_on_the_view_alone() -> None:
    for state, seat in walk(3, 8):
        if state.ply % 20 == 3:
            view = state.view(seat)
            look = Look(seat, (seat,), NAMES[:3])
            again = json.loads(json.dumps(view))
            imagined = state.imagine(seat, 99).view(seat)
            assert DRAWING.parts(view, look) == DRAWING.parts(again, look) == DRAWING.parts(imagined, look)
            assert json.loads(json.dumps(view)) == again, "drawing changes nothing"


def test_the_queue_shows_who_has_played() -> None:
    for state, seat in walk(4, 3):
        parts = drawn(state, seat)
        if state.is_over:
            assert parts.queue == ()
            break
        order = [other for other, _ in parts.queue]
        assert sorted(order) == [0, 1, 2, 3]
        played = {other for other, has_played in parts.queue if has_played}
        assert seat not in played
        assert all(not any(state.view(0)["players"][other]["dice_left"]) for other in played)


def test_seats_are_large_when_there_is_one_and_compact_else() -> None:
    for seats, style in ((2, "large"), (3, "compact"), (4, "compact")):
        parts = drawn(burgrave.new("burgundy", seats, 1), 0)
        assert {part.style for part in parts.seats.values()} == {style}
        assert set(parts.seats) == set(range(1, seats))


def test_a_secret_choice_is_shown_to_its_seat_alone() -> None:
    state = burgrave.new("burgundy", 2, 4, options={"duchies": "dealt", "settling": "secret"})
    state.apply(state.legal_actions(0)[0], 0)
    own, other = drawn(state, 0), DRAWING.parts(state.view(1), Look(0, (1,), NAMES[:2]))
    assert 'data-piece="castle"' in own.own_map
    assert "sides1" in own.own_map
    assert 'data-piece="castle"' not in other.own_map + other.seats[1].figure


# ---- pieces and pictures ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", tile_names())
def test_every_tile_is_drawn_at_every_size(name: str) -> None:
    for edition in EDITIONS:
        for r in (8.9, 11.1, 13.5, 22.6, 34.5, 46.6):
            parsed(tile(50, 50, r, name, edition, "label", action="hex:1", key="0.hex:1"))
        parsed(DRAWING.symbol(name, edition))


def test_editions_show_their_own_monasteries() -> None:
    differ = [name for name in tile_names() if DRAWING.symbol(name, "2011") != DRAWING.symbol(name, "special")]
    assert differ == ["monastery-6", "monastery-15", "monastery-26"]


def test_pictures_are_well_formed() -> None:
    state = burgrave.new("burgundy", 2, 1)
    pictures = [DRAWING.art(), DRAWING.figure(state.view(0), 1, 8.9), DRAWING.thumbnail("duchies", "dealt")]
    pictures += [DRAWING.symbol(piece) for piece in ("good-4", "space:castle", "worker", "cow-3")]
    for markup in pictures:
        parsed(markup)
        assert "style=" not in markup
    assert DRAWING.thumbnail("settling", "open") == DRAWING.thumbnail("duchies", "99") == ""


@pytest.mark.parametrize("seed", range(2))
def test_every_choice_has_a_mark(seed: int) -> None:
    for state, seat in walk(2, seed, edition="special", duchies="dealt"):
        view = state.view(seat)
        for action in state.legal_actions(seat) if not state.is_over else ():
            parsed(DRAWING.mark(view, action.path, action.verb))


def test_every_source_of_points_has_an_icon() -> None:
    from burgrave.games.burgundy.points import POINT_SOURCES

    known_icons = {*ICONS, *DRAWING.icons}
    assert all(DRAWING.source_icon(source) in known_icons for source in POINT_SOURCES)


def test_every_icon_and_pattern_used_is_there() -> None:
    known_icons, patterns = {*ICONS, *DRAWING.icons}, set(re.findall(r'id="p-(\w+)"', DRAWING.patterns))
    markup = DRAWING.art() + "".join(DRAWING.symbol(name, edition) for name in tile_names() for edition in EDITIONS)
    for position in POSITIONS:
        for seat in range(position.state.seats):
            markup += "".join("".join(parts) for parts in layouts(drawn(position.state, seat)).values())
    assert set(re.findall(r'href="#i-([\w]+)"', markup)) <= known_icons
    assert set(re.findall(r"url\(#p-(\w+)\)", markup)) <= patterns == set(COLOURS)


# ---- touch -----------------------------------------------------------------------------------------------------------------


def extent(node: ElementTree.Element) -> tuple[float, float]:
    """Return width and height of what an element draws."""
    xs: list[float] = []
    ys: list[float] = []
    for shape in node.iter():
        if set((shape.get("class") or "").split()) & {"ring", "ring-ink", "mark"}:
            continue  # not always shown
        if shape.tag == "polygon":
            points = [tuple(map(float, point.split(","))) for point in shape.attrib["points"].split()]
            xs += [x for x, _ in points]
            ys += [y for _, y in points]
        elif shape.tag == "rect":
            x, y, width, height = (float(shape.attrib[name]) for name in ("x", "y", "width", "height"))
            xs += [x, x + width]
            ys += [y, y + height]
    return max(xs) - min(xs), max(ys) - min(ys)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fingers_find_44_pixels_on_a_phone(seats: int) -> None:
    position = next(position_ for position_ in POSITIONS if position_.name == {2: "two", 3: "three", 4: "four"}[seats])
    parts = drawn(position.state, 0)
    nodes = [node for node in parsed(parts.strip + parts.own_tray_phone).iter() if node.get("data-element")]
    assert len(nodes) > 12
    for node in nodes:
        width, height = extent(node)
        assert width >= 44, (node.get("data-element"), width)
        assert height >= 44, (node.get("data-element"), height)
