"""What holds for the drawing of every game: its icons and rules are its own, and what two games need stands in `draw/`."""

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

import burgrave
from burgrave.draw.icons import ICONS
from burgrave.games.collection import COLLECTION

GAMES = tuple(name for name in burgrave.games() if name in COLLECTION)
SHARED = (Path(burgrave.__file__).parent / "table" / "static" / "burgrave.css").read_text(encoding="utf-8")
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")


def rules(sheet: str) -> set[tuple[str, str]]:
    """Selector and declarations of every rule, without white space that says nothing."""
    plain = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    return {(" ".join(selector.split()), " ".join(declarations.split())) for selector, declarations in RULE.findall(plain)}


@pytest.mark.parametrize("name", GAMES)
def test_own_icons_have_names_of_their_own(name: str) -> None:
    assert not set(burgrave.game(name).drawing.icons) & set(ICONS)


def test_no_icon_is_drawn_twice() -> None:
    everything = [*ICONS.values(), *(body for name in GAMES for body in burgrave.game(name).drawing.icons.values())]
    assert [body for body, count in Counter(everything).items() if count > 1] == []


@pytest.mark.parametrize("name", GAMES)
def test_no_rule_of_a_style_sheet_stands_twice(name: str) -> None:
    own = rules(burgrave.game(name).drawing.css)
    for other in (SHARED, *(burgrave.game(one).drawing.css for one in GAMES if one != name)):
        assert own & rules(other) == set()


@pytest.mark.parametrize("name", ["", *GAMES])
def test_the_dark_palette_is_the_same_chosen_or_preferred(name: str) -> None:
    sheet = burgrave.game(name).drawing.css if name else SHARED
    preferred = re.search(r':root:not\(\[data-theme="light"\]\) \{(.*?)\}', sheet, re.DOTALL)
    chosen = re.search(r'^:root\[data-theme="dark"\] \{(.*?)\}', sheet, re.DOTALL | re.MULTILINE)
    assert preferred
    assert chosen
    assert preferred[1].split() == chosen[1].split()
    assert sheet.count("{") == sheet.count("}")


@pytest.mark.parametrize("name", GAMES)
def test_the_picture_of_a_card_is_a_cover(name: str) -> None:
    drawing = burgrave.game(name).drawing
    art = ElementTree.fromstring(drawing.art())
    assert art.attrib["viewBox"] == "0 0 300 148"
    assert art.attrib["aria-hidden"] == "true"
    assert "style" not in {attribute for node in art.iter() for attribute in node.attrib}
    assert set(re.findall(r'href="#i-(\w+)"', drawing.art())) <= {*ICONS, *drawing.icons}
