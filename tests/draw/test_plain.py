"""A game without a drawing of its own is drawn: its view as tables, its elements as a list, escaped and well formed."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

import burgrave
from burgrave.draw import Look
from burgrave.draw.drawing import Drawing, nothing
from burgrave.draw.icons import ICONS
from burgrave.draw.parts import Sheet
from burgrave.draw.plain import value_html
from engine.pebbles import PEBBLES

NAMES = ("<Ann>", 'Bob"')


@pytest.fixture
def view() -> dict[str, Any]:
    shown = burgrave.new("pebbles", 2, seed=3).view(0)
    return {**shown, "players": [{"gold": 2, "cards": ["red_card", "<b>"]}, {"gold": 0, "cards": []}]}


def table(html: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<body>{html}</body>".replace("&nbsp;", " "))


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("you", [(), (0,), (0, 1)])
def test_every_part_is_well_formed(view: dict[str, Any], you: tuple[int, ...], language: str) -> None:
    parts = PEBBLES.drawing.parts(view, Look(1, you, NAMES, language))
    for html in (parts.moment, parts.moment_phone, parts.strip, parts.own_head, parts.own_map, parts.board.whole("board")):
        assert table(html) is not None
    assert "<Ann>" not in repr(parts)
    assert "<b>" not in repr(parts)
    assert set(parts.seats) == {0}


def test_the_shared_things_come_first_and_then_each_seat(view: dict[str, Any]) -> None:
    parts = PEBBLES.drawing.parts(view, Look(0, (0,), NAMES))
    rows = re.findall(r'<th scope="row">(\w+)</th><td>(.*?)</td>', parts.board.before)
    assert rows == [("Heap", "6"), ("Pebbles", "0, 0"), ("Cards", "0, 0"), ("Hand", "–")]
    assert parts.board.before == parts.strip
    assert re.findall(r'<th scope="row">(\w+)</th><td>(.*?)</td>', parts.own_map) == [
        ("Points", "0"),
        ("Gold", "2"),
        ("Cards", "red card, &lt;b&gt;"),
    ]
    assert "Gold" in parts.seats[1].below


def test_a_layout_is_drawn_alone(view: dict[str, Any]) -> None:
    assert PEBBLES.drawing.parts(view, Look(layout="desk")).strip == ""
    assert PEBBLES.drawing.parts(view, Look(layout="phone")).board == Sheet()


def test_every_element_that_an_action_names_can_be_clicked(view: dict[str, Any]) -> None:
    parts = PEBBLES.drawing.parts(view, Look(0, (0,)))
    drawn = re.findall(r'data-element="([^"]+)"', parts.board.before)
    assert drawn == list(dict.fromkeys(element for action in PEBBLES.actions for element in action.path))


@pytest.mark.parametrize(
    ("value", "html"),
    [
        (None, "–"),
        (True, "yes"),
        ("red_card", "red card"),
        ([], "–"),
        ([1, None, [2, 3]], "1, –, 2, 3"),
        (2.5, "2.5"),
        ({}, "–"),
    ],
)
def test_values(value: Any, html: str) -> None:
    assert value_html(value, "en") == html


def test_mappings_are_tables_and_lists_of_them_have_columns() -> None:
    assert '<th scope="row">Wood</th><td>2</td>' in value_html({"wood": 2}, "en")
    grid = value_html([{"kind": "mine", "left": 2}, {"kind": "inn", "cost": 1}], "en")
    assert re.findall(r'<th scope="col">(\w+)</th>', grid) == ["Kind", "Left", "Cost"]
    assert re.findall(r"<td>(.*?)</td>", grid) == ["mine", "2", "–", "inn", "–", "1"]


def test_pictures_stand_in_for_those_that_are_missing() -> None:
    drawing = Drawing()
    assert ElementTree.fromstring(drawing.art()).attrib["viewBox"] == "0 0 300 148"
    assert set(re.findall(r'href="#i-(\w+)"', drawing.art())) <= set(ICONS)
    symbol = ElementTree.fromstring(drawing.symbol("no_such_piece"))
    assert [node.text for node in symbol if node.tag == "text"] == ["NSP"]
    assert drawing.source_icon("no_such_source") in ICONS
    assert ElementTree.fromstring(drawing.figure({}, 1, 8.9)) is not None
    assert drawing.thumbnail("option", "value") == ""


def test_the_style_sheet_of_the_tables_comes_only_with_them() -> None:
    assert ".plain-table" in PEBBLES.drawing.css
    whole = replace(
        Drawing(css="own"), board=lambda seen: Sheet(), strip=nothing, own_map=nothing, seats=lambda seen: {}
    ).with_elements(["heap:1"])
    assert whole.css == "own"
    assert whole.elements == ()
    for name in ("burgundy", "kingsburg", "tiletum", "tuscany"):
        assert not burgrave.game(name).drawing.is_plain
