"""The generic drawing: escaping, tags, icons, shapes, pieces."""

import re
from xml.etree import ElementTree

import pytest

from burgrave.draw import escape, icon, sprite, use
from burgrave.draw.fitting import fitted, lines
from burgrave.draw.hexes import (
    FLAT,
    POINTED,
    hex_ground,
    hex_mark,
    hex_ring,
    hex_sign,
    hex_slot,
    hex_tick,
    hex_tile,
    hexagon,
    small_space,
)
from burgrave.draw.icons import ICONS
from burgrave.draw.markup import cover, element, figure, frame, group, number, picture, signed
from burgrave.draw.parts import Look
from burgrave.draw.patterns import BRICKS, patterns
from burgrave.draw.pieces import DIVISIONS, die, flag, in_hand, mark_of, pill, shield, shield_at, spent_die, standing_pill, stock
from burgrave.draw.shapes import (
    box,
    box_mark,
    box_ring,
    box_states,
    cell,
    counter,
    hit_box,
    hit_polygon,
    landing,
    pointer,
    stroke,
    text,
    tick,
)

HOSTILE = "<script>\"'&</script>"


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{markup}</svg>")


def test_nothing_hostile_gets_through() -> None:
    assert escape(HOSTILE) == "&lt;script&gt;&quot;&#x27;&amp;&lt;/script&gt;"
    for markup in (
        element("x", "", HOSTILE, name=HOSTILE, key=HOSTILE, piece=HOSTILE, topic=HOSTILE, badge=HOSTILE),
        element("x", "", plays=HOSTILE, draft=HOSTILE, drags={"left": HOSTILE}),
        text(0, 0, HOSTILE, 10),
        group("", HOSTILE),
        picture(1, 1, "", HOSTILE),
        figure(1, 1, "", HOSTILE),
        landing(0, 0, 1, HOSTILE),
        flag(0, 0, HOSTILE, HOSTILE, "now", HOSTILE, HOSTILE),
    ):
        root = parsed(markup)
        assert root.find(".//script") is None
        texts = {value for node in root.iter() for value in (*node.attrib.values(), node.text) if value}
        assert HOSTILE in texts


def test_an_element_says_what_the_script_needs() -> None:
    markup = element(
        "tile", "", "a ship", name="depot:3.2", key="depot:3.2", piece="ship", topic="tile:ship", badge="1 2 1", is_variant=True
    )
    node = parsed(markup)[0]
    assert node.attrib == {
        "class": "el tile",
        "data-element": "depot:3.2",
        "data-key": "depot:3.2",
        "data-piece": "ship",
        "data-help": "tile:ship",
        "data-badge": "1 2 1",
        "data-variant": "",
        "role": "img",
        "aria-label": "a ship",
    }
    assert parsed(element("tile", ""))[0].attrib == {"class": "el tile"}
    assert parsed(element("tile", "", key="here"))[0].attrib["data-piece"] == ""


def test_an_element_says_what_it_plays_and_what_it_makes_of_the_draft() -> None:
    root = parsed(element("way", "", plays="pay card:1", draft="b", drags={"left": "l", "up": "u"}))[0]
    attributes = {name: value for name, value in root.attrib.items() if name != "class"}
    assert attributes == {"data-plays": "pay card:1", "data-draft": "b", "data-drag-left": "l", "data-drag-up": "u"}
    assert "data-" not in element("way", "")


def test_coordinates_are_short() -> None:
    assert [number(value) for value in (1, 1.0, 1.04, 1.06, -0.55)] == ["1", "1", "1", "1.1", "-0.6"]


def test_signs_are_printed() -> None:
    assert [signed(count) for count in (2, 0, -1)] == ["+2", "+0", "−1"]


@pytest.mark.parametrize("name", ICONS)
def test_icons_are_well_formed_and_colourless(name: str) -> None:
    root = parsed(ICONS[name])
    classes = {node.get("class") for node in root.iter()}
    assert classes <= {None, "c", "l", "s", "cs", "ls"}
    assert not any(attribute in node.attrib for node in root.iter() for attribute in ("fill", "stroke", "style", "id"))


def test_the_sprite_holds_every_icon_once() -> None:
    names = re.findall(r'id="i-(\w+)"', sprite({"own": "<path/>", "castle": "<circle/>"}))
    assert len(names) == len(set(names))
    assert set(names) == {*ICONS, "own"}
    assert 'href="#i-castle"' in icon("castle", 20)
    assert 'href="#i-castle"' in use("castle", 1, 2, 3)


def test_dice_show_their_pips() -> None:
    assert [ICONS[f"die{pips}"].count("<circle") for pips in range(1, 7)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    "markup",
    [
        *(hexagon(1, 2, 3, "x", corners=corners) for corners in (POINTED, FLAT)),
        *(draw(1, 2, 30, corners) for draw in (hex_ring, hex_mark, hex_tick, hex_tile) for corners in (POINTED, FLAT)),
        hex_ground(1, 2, 30, "wood"),
        hex_sign(1, 2, 30, "wood", "castle"),
        hex_slot(1, 2, 30, "empty", "here", "storage"),
        small_space(1, 2, 3, "wood", "here"),
        box(1, 2, 3, 4, 1, "x"),
        text(1, 2, "word", 12, "serif", 4),
        box_ring(1, 2, 30, 30, 3),
        box_mark(1, 2, 30, 30, 3),
        tick(1, 2),
        counter(1, 2, 8, 12),
        hit_box(1, 2, 44, 44),
        hit_polygon([(0, 0), (1, 0), (1, 1)]),
        stroke(1, 2, 3, 4, "x"),
        cell(1, 2, 30, 40),
        pointer(1, 2),
        box_states(1, 2, 30, 30, 3, gap=4, corner=2),
        landing(1, 2, 3, "here"),
        flag(1, 2, "A", "+10", "now", "phase A", "phase"),
        cover("<path/>", "x"),
        in_hand("<path/>", 1, 84, "x"),
        mark_of("<path/>"),
        die(10, 10, 20, 5, "die 5", name="die:1", key="hand.die:1", piece="5", is_variant=True),
        spent_die(10, 10, 20, 5, "die 5, used"),
        pill(1, 2, 3, "silver"),
        standing_pill(1, 2, 3, "silver"),
        stock(1, 2, 20, "worker", 12, "12 workers", 13, 18, "0.workers", "stock:workers"),
        *(shield(seat, 20) + shield_at(seat, 1, 2, 20) for seat in range(len(DIVISIONS))),
    ],
)
def test_shapes_and_pieces_are_well_formed(markup: str) -> None:
    parsed(markup)
    assert "style=" not in markup
    assert " id=" not in markup


def test_what_can_be_clicked_ends_with_its_ring_and_what_lies_above() -> None:
    node = parsed(die(10, 10, 20, 5, name="die:1", key="hand.die:1"))[0]
    kinds = [child.get("class") for child in node]
    assert kinds[-3:] == ["ring-ink", "ring", "tick"]
    assert kinds.index("mark") < kinds.index("ring-ink")


def test_marks_lie_in_the_order_in_which_they_cover_each_other() -> None:
    kinds = [child.get("class") for child in parsed(box_states(50, 50, 40, 20, 5, gap=6, corner=4, tick_r=8))]
    assert kinds == ["mark halo", "mark", "ring-ink", "ring", "tick"]


def test_a_piece_of_the_hand_wears_its_seat_and_keeps_its_height() -> None:
    assert parsed(in_hand(""))[0].attrib["class"] == "in-hand"
    wide = parsed(in_hand("", 1, 90, "way"))[0].attrib
    assert wide["class"] == "in-hand way seat2"
    assert (wide["width"], wide["height"], wide["viewBox"]) == ("87", "58", "0 0 90 60")


def test_a_frame_is_a_picture_in_two_parts() -> None:
    before, after = frame(30, 20, "board", "<path/>", "draw x")
    assert before + "<circle/>" + after == picture(30, 20, "<path/><circle/>", "board", "draw x")


def test_words_in_little_room_are_set_smaller_and_squeezed_only_then() -> None:
    sizes = [
        float(re.findall(r'font-size="([\d.]+)"', fitted(0, 0, "Merchants' guild", 12, "nm", room))[0]) for room in (200, 95, 40)
    ]
    assert sizes[0] == 12
    assert 12 * 0.84 < sizes[1] < 12
    assert sizes[2] == pytest.approx(12 * 0.84, abs=0.1)
    assert "textLength" not in fitted(0, 0, "Merchants' guild", 12, "nm", 95)
    assert 'textLength="40"' in fitted(0, 0, "Merchants' guild", 12, "nm", 40)


def test_words_are_broken_into_lines() -> None:
    assert lines("wheeling and dealing", 12) == ("wheeling and", "dealing")
    assert lines("a longestword b", 4) == ("a", "longestword", "b")
    assert lines("", 4) == ()


def test_only_what_is_too_long_is_squeezed() -> None:
    assert "textLength" not in text(0, 0, "Sold", 11, max_width=60)
    assert 'textLength="60"' in text(0, 0, "Sprzedane towary", 11, max_width=60)


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    look = Look(names=("Ann", ""))
    assert [look.name(seat) for seat in range(3)] == ["Ann", "2", "3"]


def test_a_hexagon_lies_on_a_side_or_stands_on_a_corner() -> None:
    def heights(markup: str) -> list[float]:
        return sorted(float(point.split(",")[1]) for point in parsed(markup)[0].attrib["points"].split())

    assert heights(hexagon(0, 0, 10, "x"))[-2:] == [5, 10]
    assert heights(hexagon(0, 0, 10, "x", corners=FLAT))[-2:] == [8.7, 8.7]


def test_only_large_tiles_have_an_inset_line() -> None:
    assert [hex_tile(0, 0, r).count("inset") for r in (19, 20)] == [0, 1]


def test_patterns_are_named_for_what_they_fill() -> None:
    node = parsed(patterns({"city": BRICKS}))[0]
    assert node.attrib["id"] == "p-city"
    assert (node.attrib["width"], node.attrib["height"]) == ("18", "12")
