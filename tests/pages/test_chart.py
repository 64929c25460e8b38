"""The charts of the score sheet: well-formed, safe, readable."""

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from burgrave.table.pages import chart

SVG = "{http://www.w3.org/2000/svg}"


def parsed(svg):
    return ElementTree.fromstring(svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))


@pytest.mark.parametrize("values", [[0, 0], [211, 196, 185, 165], [5, 5, 5, 5], [300, 299, 298, 0], [0, 0, 0, 0, 0]])
def test_labels_at_the_ends_keep_their_distance_and_stay_inside(values):
    floor, top, most = 290, 14, max(10, *values)
    ends = chart.ends_of(values, floor, floor, (floor - top) / most, top)
    assert [values[seat] for seat, _ in ends] == sorted(values, reverse=True)
    heights = [height for _, height in ends]
    assert all(below - above >= chart.LABEL for above, below in pairwise(heights))
    assert heights[-1] <= floor


def test_lines_have_a_point_for_each_mark():
    drawn = parsed(chart.over_rounds([[0, 3, 9], [0, 4, 5]], [chart.Stretch("Phase A", 0, 2)], "points"))
    lines = [line for line in drawn.iter(f"{SVG}polyline") if "seat" in line.get("class")]
    assert [line.get("class") for line in lines] == ["line seat1", "line seat2"]
    assert all(len(line.get("points").split()) == 3 for line in lines)
    assert drawn.get("aria-label") == "points"


YEARS = [
    chart.Stretch(f"Year {number}", 1 + 4 * index, 5 + 4 * index) for index, number in enumerate(("I", "II", "III", "IV", "V"))
]


@pytest.mark.parametrize(
    ("width", "shown"),
    [(640, ["Year I", "Year II", "Year III", "Year IV", "Year V"]), (358, ["I", "II", "III", "IV", "V"]), (110, [])],
)
def test_titles_below_the_lines_are_whole_or_short_or_missing(width, shown):
    """One that fits nowhere, such as what came before the first year, is left out: part of a word says nothing."""
    stretches = [chart.Stretch("Before the first year", 0, 1), *YEARS]
    drawn = parsed(chart.over_rounds([[0] * 22, [0] * 22], stretches, "points", width))
    words = [text.text for text in drawn.iter(f"{SVG}text") if text.get("class") == "axis"]
    assert words == shown


def test_a_game_that_has_not_begun_can_be_drawn():
    parsed(chart.over_rounds([[0, 0], [0, 0]], [], "nothing yet"))
    parsed(chart.where_from([chart.Bar(0, "Ann", []), chart.Bar(1, "Ben", [])], [], "nothing yet"))


def test_bars_are_to_one_scale():
    drawn = parsed(chart.where_from([chart.Bar(1, "Ann", [60, 40]), chart.Bar(0, "Ben", [30, 20])], ["a", "b"], "where from"))
    widths = [float(box.get("width")) for box in drawn.iter(f"{SVG}rect") if box.get("class") == "outline"]
    assert widths[0] == pytest.approx(2 * widths[1], abs=0.2)


def test_hostile_names_stay_words():
    name = '<script>"&'
    drawn = chart.where_from([chart.Bar(0, name, [60])], ["<i>"], "where <from>")
    assert "<script>" not in drawn
    assert name in [text.text for text in parsed(drawn).iter(f"{SVG}text")]


def test_a_guests_name_is_not_cut():
    drawn = chart.where_from([chart.Bar(0, "Guest 46840", [60])], ["a"], "where from")
    assert "Guest 46840" in [text.text for text in parsed(drawn).iter(f"{SVG}text")]


def test_no_chart_has_a_style_of_its_own():
    drawn = chart.where_from([chart.Bar(0, "Ann", [1] * chart.PATTERNS)], ["x"] * chart.PATTERNS, "many") + chart.over_rounds(
        [[1, 2]], [], "x"
    )
    assert "style=" not in drawn + chart.patterns() + chart.swatch(3)
